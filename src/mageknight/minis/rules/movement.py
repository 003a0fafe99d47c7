"""Moving one figure: the path, breaking away, and what follows when it arrives."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import BreakAway, Move, Path, Turn
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.abilities import TERRIFY
from mageknight.minis.events import FOR_BREAKING_AWAY, FOR_TERROR, DiceRolled, FigureMoved, FigureTurned, Shunned
from mageknight.minis.manners import Manner
from mageknight.minis.roster import called, foes_of, has, members, powers, touches_foe
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.candidates import move_candidates, random_move
from mageknight.minis.rules.capture import PlaceCaptive, lift_captive
from mageknight.minis.rules.gaits import inches_for
from mageknight.minis.rules.paths import path_refusal, turn_refusal
from mageknight.minis.rules.spin import Arrived
from mageknight.minis.state import Battle
from mageknight.minis.table.places import touched_at

BREAKS_AWAY_ON_2: Final = abilities.mask("breaks-away-on-2")

# How far a figure has come in breaking away.
NOT_TRIED: Final = 0
BROKEN_AWAY: Final = 1
FAILED: Final = 2


class Moving(Ask[Battle]):
    """Move a figure up to `inches`, or only turn it (REB-MOV-01, REB-MOV-07).

    `tried` tells whether it has tried to break away. `spared` are bits of figures it must not come to touch: an
    opponent's figure moved by Magic Confusion may not be led into contact with the side that moves it.
    """

    FIELDS = ("seat", "figure", "inches", "tried", "spared")
    KIND = "minis-move"
    COMMANDS = (Move, Turn, BreakAway)
    LISTED = False

    def __init__(self, seat: int, figure: int, inches: int, tried: int = NOT_TRIED, spared: int = 0) -> None:
        super().__init__(seat)
        self.figure = figure
        self.inches = inches
        self.tried = tried
        self.spared = spared

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-move", figure=called(state, self.figure), inches=self.inches)

    def is_held(self, state: Battle) -> bool:
        """Must it break away before it can leave (REB-BRK-01)?"""
        return self.tried == NOT_TRIED and state.edition.breaks_away and touches_foe(state, self.figure)

    def choices(self, state: Battle) -> list[Command]:
        stay: Command = Turn(self.seat, self.figure, state.table.facing[self.figure])
        if self.tried == FAILED:
            return [stay]
        if self.is_held(state):
            return [BreakAway(self.seat, self.figure), stay]
        return [*move_candidates(state, self.seat, self.figure, self.inches, self.spared), stay]

    def sample(self, state: Battle, rng: Rng) -> Command:
        if self.tried == FAILED or self.is_held(state):
            return rng.choice(self.choices(state))
        for _ in range(8):
            command = random_move(state, self.seat, self.figure, self.inches, rng)
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, BreakAway):
            if command.figure != self.figure:
                return refuse("minis-other-figure")
            return None if self.is_held(state) else refuse("minis-nothing-to-break-from", "REB-BRK-01")
        if isinstance(command, Turn):
            if command.figure != self.figure:
                return refuse("minis-other-figure")
            return turn_refusal(state, self.figure, command.facing)
        if not isinstance(command, Move) or command.figure != self.figure:
            return refuse("minis-other-figure")
        if self.tried == FAILED:
            return refuse("minis-broke-not-away", "REB-BRK-03")
        if self.is_held(state):
            return refuse("minis-must-break-away", "REB-BRK-01")
        return path_refusal(state, self.figure, command.path, command.facing, self.inches, self.spared)

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, BreakAway):
            flow.then(BreakAwayRoll(self.seat, self.figure, self.inches, self.spared))
        elif isinstance(command, Turn):
            turn_figure(flow, self.figure, command.facing)
        elif isinstance(command, Move):
            advance(flow, self, command.path, command.facing, 0)


def advance(flow: Flow[Battle], ask: Moving, path: Path, facing: int, braved: int) -> None:
    """Carry out a legal move, unless it leads up to somebody terrible: then a die decides first (Terrify)."""
    terrible = terrors(flow.state, ask.figure, path, facing) & ~braved
    if terrible:
        flow.then(TerrorRoll(ask, path, facing, braved, (terrible & -terrible).bit_length() - 1))
        return
    go(flow, ask.figure, path, facing)
    flow.then(Arrived(ask.figure))
    lead_captive(flow, ask.figure)


def terrors(state: Battle, figure: int, path: Path, facing: int) -> int:
    """The opposing figures with Terrify a move would end in contact with; heroes and the terrible fear nobody."""
    foes = [foe for foe in members(foes_of(state, figure)) if has(state, foe, TERRIFY)]
    if not foes or has(state, figure, TERRIFY) or factions.ids()["heroes"] in state.defs[figure].factions:
        return 0
    x, y = path[-1]
    found = 0
    for foe in foes:
        found |= 1 << foe
    return touched_at(state.table, figure, x, y, facing) & found


class TerrorRoll(Roll[Battle]):
    """A die before a figure moves up to a terrible one: on 1 or 2 it does not dare to for the rest of the turn."""

    FIELDS = ("ask", "path", "facing", "braved", "other")

    def __init__(self, ask: Moving, path: Path, facing: int, braved: int, other: int) -> None:
        super().__init__(DICE, 1, 6)
        self.ask = ask
        self.path = path
        self.facing = facing
        self.braved = braved
        self.other = other

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        figure = self.ask.figure
        flow.emit(DiceRolled(FOR_TERROR, flow.state.owner[figure], figure, (die,)))
        if die <= 2:
            flow.emit(Shunned(figure, self.other))
            flow.then(self.ask)
        else:
            advance(flow, self.ask, self.path, self.facing, self.braved | 1 << self.other)


def turn_figure(flow: Flow[Battle], figure: int, facing: int) -> None:
    if facing != flow.state.table.facing[figure]:
        flow.emit(FigureTurned(figure, facing))


def go(flow: Flow[Battle], figure: int, path: Path, facing: int) -> None:
    """Carry out a move that was found legal."""
    lift_captive(flow, figure)
    flow.emit(FigureMoved(figure, path, facing))


def lead_captive(flow: Flow[Battle], figure: int) -> None:
    """A captive moves along; its controller's player puts it down in contact (REB-CAP-16)."""
    state = flow.state
    if state.captive[figure] >= 0:
        flow.then(PlaceCaptive(state.owner[figure], figure, state.captive[figure]))


class BreakAwayRoll(Roll[Battle]):
    """One die decides about all opposing figures in contact (REB-BRK-02, REB-BRK-05)."""

    FIELDS = ("seat_of", "figure", "inches", "spared")

    def __init__(self, seat_of: int, figure: int, inches: int, spared: int) -> None:
        super().__init__(DICE, 1, 6)
        self.seat_of = seat_of
        self.figure = figure
        self.inches = inches
        self.spared = spared

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_BREAKING_AWAY, state.owner[self.figure], self.figure, (die,)))
        tried = BROKEN_AWAY if die >= break_away_on(state, self.figure) else FAILED
        flow.then(Moving(self.seat_of, self.figure, self.inches, tried, self.spared))


def break_away_on(state: Battle, figure: int) -> int:
    """The least number that breaks away: 4, with some abilities 2 (REB-ABL-02, -08, -12), for riders 2 (reading 1)."""
    if powers(state, figure) & BREAKS_AWAY_ON_2 or state.defs[figure].is_rider:
        return 2
    return 4


class PlainMove(Manner):
    """A move action used to move or to turn (REB-MOV-07)."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        """Charge and Bound in use are a move of another kind; who wants a plain one cancels them (REB-CON-07).

        Who is not allowed that other kind, as on the card of 2001 beside an enemy (reading 5), moves plainly.
        """
        ways = state.edition.ways
        mask = powers(state, figure) & ways.rush_bits
        if mask and any(mask >> rush.ability & 1 and rush.is_open(state, figure) for rush in ways.rushes):
            return state.edition.refuse("minis-ability-replaces-move", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Moving(flow.state.owner[figure], figure, inches_for(flow.state, figure)))
