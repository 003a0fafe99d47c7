"""Moving one figure: the path, breaking away, and what follows when it arrives."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.commands import BreakAway, Move, Path, Turn
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.abilities import CARD_2003, TERRIFY
from mageknight.minis.effects.parts import SHAKEN_OFF
from mageknight.minis.events import (
    BY_ABILITY,
    FOR_BREAKING_AWAY,
    FOR_TERROR,
    DiceRolled,
    FigureMoved,
    FigureTurned,
    LevelChanged,
    Shunned,
)
from mageknight.minis.figures.bodies import halves
from mageknight.minis.figures.figure import WING
from mageknight.minis.figures.roster import (
    called,
    foes_of,
    foes_touched,
    has,
    is_fielded,
    members,
    moving_powers,
    powers,
    touches_foe,
)
from mageknight.minis.moves import BreakMove, Moves, PathMove, TurnMove
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.figures.capture import PlaceCaptive, lift_captive
from mageknight.minis.rules.large.giants import ignores, is_giant
from mageknight.minis.rules.movement.candidates import move_candidates, random_move
from mageknight.minis.rules.movement.doubling import double_time_refusal
from mageknight.minis.rules.movement.modes import inches_for, is_restive, movement_mode, speed_type
from mageknight.minis.rules.movement.paths import KEEP, path_refusal, turn_refusal
from mageknight.minis.rules.movement.spin import Arrived
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import SLIPPED, THIS_TURN, UNBOUND, Lasting
from mageknight.minis.table.contact import front_touches
from mageknight.minis.table.limbs import with_limbs
from mageknight.minis.table.places import has_room, touched_at
from mageknight.minis.table.tabletop import GROUND, SOARING

NO_SHAKE_OFF: Final = abilities.mask("no-shake-off", CARD_2003)
LETS_GO: Final = abilities.mask("lets-break-away", CARD_2003)

# How far a figure has come in breaking away.
NOT_TRIED: Final = 0
BROKEN_AWAY: Final = 1
FAILED: Final = 2

DARES: Final = 3
"""The least number of a die that braves Terrify."""


class BreakingAway(BreakMove["Moving"]):
    """Try to break away first."""

    def collect(self, state: Battle, ask: Moving, found: list[Command]) -> None:
        if ask.is_held(state):
            found.append(BreakAway(ask.seat, ask.figure))

    def refusal(self, state: Battle, ask: Moving, command: BreakAway) -> Refusal | None:
        return ask.break_refusal(state, command)

    def carry_out(self, flow: Flow[Battle], ask: Moving, command: BreakAway) -> None:
        ask.break_away(flow)

    def reveals(self, state: Battle, ask: Moving, command: BreakAway) -> bool:
        return not slips_away(state, command.figure)


class Going(PathMove["Moving"]):
    """Go along a path."""

    def collect(self, state: Battle, ask: Moving, found: list[Command]) -> None:
        if ask.tried != FAILED and not ask.is_held(state):
            found += ask.moves(state)

    def refusal(self, state: Battle, ask: Moving, command: Move) -> Refusal | None:
        return ask.move_refusal(state, command)

    def carry_out(self, flow: Flow[Battle], ask: Moving, command: Move) -> None:
        advance(flow, ask, command.path, command.facing, 0)


class Turning(TurnMove["Moving"]):
    """Only turn, or stay."""

    def collect(self, state: Battle, ask: Moving, found: list[Command]) -> None:
        """Whoever must change its level stays only where no move was found before."""
        if not found or ask.can_stay(state) or ask.is_held(state):
            found.append(Turn(ask.seat, ask.figure, state.table.facing[ask.figure]))

    def refusal(self, state: Battle, ask: Moving, command: Turn) -> Refusal | None:
        return ask.turn_refusal(state, command)

    def carry_out(self, flow: Flow[Battle], ask: Moving, command: Turn) -> None:
        ask.stay(flow, command.facing)


class Moving(MoveAsk[Battle]):
    """Move a figure up to `inches`, or only turn it (REB-MOV-01, REB-MOV-07).

    `tried` tells whether it has tried to break away. `spared` are bits of figures it must not come to touch: an
    opponent's figure moved by Magic Confusion may not be led into contact with the side that moves it. It ends on its own
    level unless another `level` is given; `twice` marks double-time.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "figure", "inches", "tried", "spared", "level", "twice")
    KIND = "minis-move"
    MOVES: ClassVar[Moves] = (BreakingAway(), Going(), Turning())
    LISTED = False

    def __init__(
        self,
        seat: int,
        figure: int,
        inches: int,
        tried: int = NOT_TRIED,
        spared: int = 0,
        level: int = KEEP,
        twice: bool = False,
    ) -> None:
        super().__init__(seat)
        self.figure = figure
        self.inches = inches
        self.tried = tried
        self.spared = spared
        self.level = level
        self.twice = twice

    def prompt(self, state: Battle) -> Message:
        """Double-time says what it costs (M2-SPEED-18)."""
        tires = self.twice and not is_restive(state, self.figure)
        word = "ask-minis-move-tiring" if tires else "ask-minis-move"
        return say(word, figure=called(state, self.figure), inches=self.inches)

    def is_held(self, state: Battle) -> bool:
        """Must it break away before it can leave (REB-BRK-01)?"""
        return self.tried == NOT_TRIED and state.edition.footing.breaks_away and touches_foe(state, self.figure)

    def moves(self, state: Battle) -> list[Command]:
        """Moves worth looking at."""
        return [*move_candidates(state, self.seat, self.figure, self.inches, self.spared, self.level)]

    def can_stay(self, state: Battle) -> bool:
        """Can the figure end this move where it is? Who is to change levels must do so where it can (M2-SOAR-06)."""
        table, figure = state.table, self.figure
        x, y, facing = table.x[figure], table.y[figure], table.facing[figure]
        return self.level == KEEP or has_room(table, figure, x, y, facing, movement_mode(state, figure), 0, self.level)

    def sample(self, state: Battle, rng: Rng) -> Command:
        if self.tried == FAILED or self.is_held(state):
            return rng.choice(self.choices(state))
        for _ in range(8):
            command = random_move(state, self.seat, self.figure, self.inches, rng)
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))

    def turn_refusal(self, state: Battle, command: Turn) -> Refusal | None:
        """The reason the figure cannot only turn, or stay as it is."""
        if command.figure != self.figure:
            return refuse("minis-other-figure")
        found = hold_refusal(state, self.figure, command.facing, self.tried, self.is_held(state))
        if found is not None:
            return found
        if self.tried != FAILED and not self.is_held(state) and not self.can_stay(state) and self.moves(state):
            return state.edition.refuse("minis-must-change-level")
        return turn_refusal(state, self.figure, command.facing, self.level if self.can_stay(state) else KEEP)

    def bring_along(self, flow: Flow[Battle]) -> None:
        """Whoever comes along when the figure has moved: a captive it leads."""
        lead_captive(flow, self.figure)

    def surges(self) -> bool:
        """Is this the move of a surge?"""
        return False

    def daunted(self, flow: Flow[Battle]) -> None:
        """The figure does not dare to go up to a terrible one: it moves otherwise."""
        flow.then(self)

    def turn(self, flow: Flow[Battle], facing: int) -> None:
        """Turn on the spot, and change the level where there is room for it."""
        state = flow.state
        turns = facing != state.table.facing[self.figure]
        rises = self.level != KEEP and self.can_stay(state)
        turn_figure(flow, self.figure, facing)
        if rises:
            flow.emit(LevelChanged(self.figure, self.level))
        if turns and state.edition.footing.turns_move:
            flow.then(Arrived(self.figure, self.twice))

    def break_refusal(self, state: Battle, command: BreakAway) -> Refusal | None:
        """The reason the figure cannot try to break away."""
        if command.figure != self.figure:
            return refuse("minis-other-figure")
        return None if self.is_held(state) else state.edition.refuse("minis-nothing-to-break-from", "break-away")

    def move_refusal(self, state: Battle, command: Move) -> Refusal | None:
        """The reason the figure cannot go this way."""
        if command.figure != self.figure:
            return refuse("minis-other-figure")
        if self.tried == FAILED:
            return state.edition.refuse("minis-broke-not-away")
        if self.is_held(state):
            return state.edition.refuse("minis-must-break-away", "break-away")
        return path_refusal(state, self.figure, command.path, command.facing, self.inches, self.spared, self.level)

    def break_away(self, flow: Flow[Battle]) -> None:
        """Throw the die that frees the figure, unless it needs none."""
        roll = BreakAwayRoll(
            seat_of=self.seat,
            figure=self.figure,
            inches=self.inches,
            spared=self.spared,
            level=self.level,
            twice=self.twice,
        )
        flow.then(roll.goes_on(BROKEN_AWAY) if slip_away(flow, self.figure) else roll)

    def stay(self, flow: Flow[Battle], facing: int) -> None:
        """The figure goes nowhere; it may turn."""
        self.turn(flow, facing)


def hold_refusal(state: Battle, figure: int, facing: int, tried: int, held: bool) -> Refusal | None:
    """The reason a figure in contact with opponents cannot take another facing: it must break away before (M2-BREAK-01), and
    horseshoes that failed to are held fast (M2-SPEED-06)."""
    if not state.edition.footing.rolls_to_turn or facing == state.table.facing[figure]:
        return None
    if held:
        return state.edition.refuse("minis-must-break-away", "break-away")
    if tried == FAILED and is_restive(state, figure):
        return state.edition.refuse("minis-held-fast", figure=called(state, figure))
    return None


def advance(flow: Flow[Battle], ask: Moving, path: Path, facing: int, braved: int) -> None:
    """Carry out a legal move, unless it leads up to somebody terrible: then a die decides first (Terrify)."""
    terrible = terrors(flow.state, ask.figure, path, facing, ask.level) & ~braved
    if terrible:
        other = (terrible & -terrible).bit_length() - 1
        flow.then(
            TerrorRoll(
                ask=ask, path=path, facing=facing, braved=braved, other=other, dice=len(halves(flow.state, ask.figure))
            )
        )
        return
    table = flow.state.table
    stays = path[-1] == (table.x[ask.figure], table.y[ask.figure]) and facing == table.facing[ask.figure]
    go(flow, ask.figure, path, facing, ask.level)
    if not stays or ask.level == KEEP:  # a change of level on the spot is no movement (M2-SOAR-07)
        flow.then(Arrived(ask.figure, ask.twice, ask.surges()))
    ask.bring_along(flow)


def terrors(state: Battle, figure: int, path: Path, facing: int, level: int = KEEP) -> int:
    """The opposing figures with Terrify a move would end in contact with; heroes and the terrible fear nobody."""
    foes = [foe for foe in members(foes_of(state, figure)) if has(state, foe, TERRIFY)]
    if not foes or has(state, figure, TERRIFY) or ignores(state, figure, TERRIFY):
        return 0
    if factions.ids()["heroes"] in state.defs[figure].factions:
        return 0
    x, y = path[-1]
    found = 0
    for foe in foes:
        found |= 1 << foe
    end = state.table.level[figure] if level == KEEP else level
    return with_limbs(state.table, touched_at(state.table, figure, x, y, facing, end)) & found


class TerrorRoll(Roll[Battle]):
    """A die before a figure moves up to a terrible one: on 1 or 2 it does not dare to for the rest of the turn. Mount and rider of
    a cavalry unit each have one (M2-ABL-DEF-25)."""

    FIELDS = ("ask", "path", "facing", "braved", "other", "dice")

    def __init__(self, ask: Moving, path: Path, facing: int, braved: int, other: int, dice: int = 1) -> None:
        super().__init__(DICE, dice, 6)
        self.ask = ask
        self.path = path
        self.facing = facing
        self.braved = braved
        self.other = other
        self.dice = dice

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        if dares(flow, self.ask.figure, self.other, outcome):
            advance(flow, self.ask, self.path, self.facing, self.braved | 1 << self.other)
        else:
            self.ask.daunted(flow)


def dares(flow: Flow[Battle], figure: int, other: int, outcome: tuple[int, ...]) -> bool:
    """Do the dice let a figure go up to a terrible one? If not it shuns it for the rest of the turn."""
    dice = tuple([number + 1 for number in outcome])
    flow.emit(DiceRolled(FOR_TERROR, flow.state.controller[figure], figure, dice, DARES))
    if min(dice) < DARES:
        flow.emit(Shunned(figure, other))
    return min(dice) >= DARES


def turn_figure(flow: Flow[Battle], figure: int, facing: int) -> None:
    if facing != flow.state.table.facing[figure]:
        flow.emit(FigureTurned(figure, facing))


def go(flow: Flow[Battle], figure: int, path: Path, facing: int, level: int = KEEP) -> None:
    """Carry out a move that was found legal: whoever goes up does so first, whoever comes down does so last."""
    lift_captive(flow, figure)
    if level == SOARING:
        flow.emit(LevelChanged(figure, level))
    flow.emit(FigureMoved(figure, path, facing))
    if level == GROUND:
        flow.emit(LevelChanged(figure, level))


def lead_captive(flow: Flow[Battle], figure: int) -> None:
    """A captive moves along; its controller's player puts it down in contact (REB-CAP-16)."""
    state = flow.state
    if state.captive[figure] >= 0:
        flow.then(PlaceCaptive(state.controller[figure], figure, state.captive[figure]))


class BreakAwayRoll(Roll[Battle]):
    """One die decides about all opposing figures in contact (REB-BRK-02, REB-BRK-05)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat_of", "figure", "inches", "spared", "level", "twice")

    def __init__(
        self, seat_of: int, figure: int, inches: int, spared: int, level: int = KEEP, twice: bool = False
    ) -> None:
        super().__init__(DICE, 1, 6)
        self.seat_of = seat_of
        self.figure = figure
        self.inches = inches
        self.spared = spared
        self.level = level
        self.twice = twice

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        least = break_away_on(state, self.figure)
        flow.emit(DiceRolled(FOR_BREAKING_AWAY, state.controller[self.figure], self.figure, (die,), least))
        tried = BROKEN_AWAY if die >= least else FAILED
        if tried == BROKEN_AWAY:
            shake_off(flow, self.figure)
        if is_fielded(state, self.figure):
            flow.then(self.goes_on(tried))

    def goes_on(self, tried: int) -> Moving:
        """The move that follows."""
        return Moving(
            seat=self.seat_of,
            figure=self.figure,
            inches=self.inches,
            tried=tried,
            spared=self.spared,
            level=self.level,
            twice=self.twice,
        )


def slips_away(state: Battle, figure: int) -> bool:
    """Does an ability let a figure break away without a die?"""
    mask = powers(state, figure) & state.edition.card.masks.slips
    return any(state.edition.card.abilities[number].slips(state, figure) for number in members(mask))


def slip_away(flow: Flow[Battle], figure: int) -> bool:
    """A figure breaks away without a die, if an ability lets it; that is remembered for the turn."""
    if not slips_away(flow.state, figure):
        return False
    seat = flow.state.controller[figure]
    begin_lasting(flow, Lasting(SLIPPED, figure, figure, until=THIS_TURN, seat=seat, bound=UNBOUND))
    shake_off(flow, figure)
    return True


def shake_off(flow: Flow[Battle], figure: int) -> None:
    """A horseshoe that breaks away hurts whoever touches it outside its front arc (M2-SPEED-07); one with Ram does not
    (M2-ABL-SPD-33)."""
    state = flow.state
    if not state.edition.proficiencies or not is_restive(state, figure) or moving_powers(state, figure) & NO_SHAKE_OFF:
        return
    for foe in members(foes_touched(state, figure)):
        if not front_touches(state.table, figure, foe):
            hurt(flow, foe, [(SHAKEN_OFF, 1)], BY_ABILITY, figure)


def break_away_on(state: Battle, figure: int) -> int:
    """The least number that breaks away: 4; with some abilities and speed types, and from figures that let others go, 2;
    who needs no die breaks away on everything (REB-ABL-02, -08, -12, reading 1, M2-SPEED-05, M2-SPEED-13, reading R37)."""
    if slips_away(state, figure):
        return 1
    slips = moving_powers(state, figure) & state.edition.footing.slips
    if slips or is_restive(state, figure) or is_giant(state, figure):
        return 2
    if not state.edition.proficiencies:
        return 4
    if speed_type(state, figure) == WING:
        return 2
    return 2 if all(powers(state, foe) & LETS_GO for foe in members(foes_touched(state, figure))) else 4


class PlainMove(Manner):
    """A move action used to move or to turn (REB-MOV-07)."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        """Charge and Bound in use are a move of another kind; who wants a plain one cancels them (REB-CON-07).

        Who is not allowed that other kind, as on the card of 2001 beside an enemy (reading 5), moves plainly.
        """
        if self.is_open(state, figure):
            return None
        return state.edition.refuse("minis-ability-replaces-move", figure=called(state, figure))

    def is_open(self, state: Battle, figure: int) -> bool:
        """Lists ask this of every figure: no words are looked for."""
        ways = state.edition.ways
        mask = 0 if state.defs[figure].is_large else powers(state, figure) & ways.rush_bits
        if mask:
            for rush in ways.rushes:
                if mask >> rush.ability & 1 and rush.is_open(state, figure):
                    return False
        return True

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Moving(flow.state.controller[figure], figure, inches_for(flow.state, figure)))


class DoubleTime(Manner):
    """A move action with twice the speed; boots are pushed for it when it ends (M2-SPEED-17, M2-SPEED-18)."""

    def __init__(self) -> None:
        super().__init__("double-time", MOVE)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return double_time_refusal(state, figure)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        state = flow.state
        flow.then(Moving(state.controller[figure], figure, inches_for(state, figure, 2), twice=True))
