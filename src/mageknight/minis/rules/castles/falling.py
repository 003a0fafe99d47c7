"""The end of a castle section: it is breached, and at last falls to rubble with whoever stands on it (reading R135)."""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Target, Turn
from mageknight.minis.content.available import piece
from mageknight.minis.effects.parts import DIE
from mageknight.minis.events import (
    BREACHED,
    BY_COLLAPSE,
    FOR_CLICKS,
    LYING,
    PLANK_RUBBLE,
    DiceRolled,
    FigureTurned,
    SectionBreached,
    SectionFell,
)
from mageknight.minis.figures.bodies import bases_at
from mageknight.minis.figures.castles import number_of, top_of
from mageknight.minis.figures.roster import called, figure_word
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import FIELDED, PLAYING, Battle
from mageknight.minis.state.lasting import lasting_of
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.terrain import CLEAR


def breach(flow: Flow[Battle], section: int, seat: int) -> None:
    """A section is breached: its portals open for good, and half its points go to whoever did it, as long as it stands
    (M2-CASTLE-44, M2-CASTLE-69, reading R135)."""
    state = flow.state
    scores = seat >= 0 and state.sides[seat] != state.sides[state.controller[section]]
    number = number_of(state, section)
    known = piece(state.terrain[number][0])
    assert known is not None
    assert known.castle is not None
    open_piece = known.castle.with_open((1 << len(known.castle.portals)) - 1).name
    points = state.defs[section].points // 2 if scores else 0
    flow.emit(SectionBreached(section, number, open_piece, seat if scores else -1, points))


def fall_of(state: Battle, section: int) -> SectionFell:
    """The consequences for the battlefield of the elimination of a section; asked while it still stands."""
    number = number_of(state, section)
    known = piece(state.terrain[number][0])
    assert known is not None
    assert known.castle is not None
    top = top_of(state, section)
    table = state.table
    home = table.ground.home
    riding = tuple([each for each in bases_at(state, table.down) if home(table.perch[each]) == top >= 0])
    entries = lasting_of(state, BREACHED, target=section)
    seat, points = (entries[0].seat, entries[0].amount) if entries else (-1, 0)
    return SectionFell(
        figure=section,
        number=number,
        ruin=known.castle.ruin,
        seat=seat,
        points=points,
        riding=riding,
        loose=loosened(state, top),
    )


def loosened(state: Battle, top: int) -> tuple[tuple[int, str], ...]:
    """The fate of the planking and the ladders of a section that falls: rubble with it, and lying ladders (M2-CASTLE-60)."""
    ground = state.table.ground
    works = ground.pieces[top].castle if top >= 0 else None
    heads = [head for head, _ in works.ladders] if works is not None else []
    found: list[tuple[int, str]] = []
    for k, each in enumerate(ground.pieces):
        if k != top and ground.home(k) == top:
            found.append((each.number, PLANK_RUBBLE))
        elif each.kind == CLEAR and each.access and each.access[0] in heads:
            found.append((each.number, LYING))
    return tuple(found)


def collapse(flow: Flow[Battle], fall: SectionFell, seat: int) -> None:
    """The section is rubble; then all who stood on it are turned as their controllers like, then a die of damage falls for
    each, in the order the castle player says (M2-CASTLE-60 to M2-CASTLE-62, reading R135)."""
    flow.emit(fall)
    state = flow.state
    frames: list[Frame[Battle]] = [Tumbling(state.controller[figure], figure) for figure in fall.riding]
    flow.then_all([*frames, Burying(state.controller[fall.figure], fall.riding, seat)])


class TurningInRubble(Move[Battle, "Tumbling", Turn]):
    """Take a facing on the rubble."""

    COMMAND = Turn

    def candidates(self, state: Battle, ask: Tumbling) -> list[Command]:
        facing = state.table.facing[ask.figure]
        return [Turn(ask.seat, ask.figure, (facing + step * STEPS // 8) % STEPS) for step in range(8)]

    def refusal(self, state: Battle, ask: Tumbling, command: Turn) -> Refusal | None:
        return None if command.figure == ask.figure and 0 <= command.facing < STEPS else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: Tumbling, command: Turn) -> None:
        if command.facing != flow.state.table.facing[ask.figure]:
            flow.emit(FigureTurned(ask.figure, command.facing))

    def words(self, state: Battle, ask: Tumbling, command: Turn) -> Message:
        return say("minis-do-turn", figure=figure_word(state, command.figure), facing=command.facing // 2)

    def about(self, state: Battle, ask: Tumbling, command: Turn) -> tuple[str, ...]:
        return (f"figure:{ask.figure}",)


class Tumbling(MoveAsk[Battle]):
    """A figure whose section has fallen: its controller chooses its facing (M2-CASTLE-61)."""

    FIELDS = ("seat", "figure")
    KIND = "minis-tumble"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (TurningInRubble(),)
    LISTED = False

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-tumble", figure=called(state, self.figure))

    def forced(self, state: Battle) -> Command | None:
        """Facing is nothing to a figure that looks all round, to a captive, or to one that has fallen already."""
        table = state.table
        idle = table.arc[self.figure] >= 360 or state.captor[self.figure] >= 0 or table.span[self.figure]
        if idle or state.where[self.figure] != FIELDED:
            return Turn(self.seat, self.figure, table.facing[self.figure])
        return None


class BuryingNext(Move[Battle, "BuryAsk", Target]):
    """The die of this figure falls next."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: BuryAsk) -> list[Command]:
        return [Target(ask.seat, figure) for figure in ask.figures]

    def refusal(self, state: Battle, ask: BuryAsk, command: Target) -> Refusal | None:
        return None if command.figure in ask.figures else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: BuryAsk, command: Target) -> None:
        left = tuple([each for each in ask.figures if each != command.figure])
        flow.then(Buried(command.figure, ask.by), Burying(ask.seat, left, ask.by))

    def words(self, state: Battle, ask: BuryAsk, command: Target) -> Message:
        return say("minis-do-bury", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: BuryAsk, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class Burying(Frame[Battle]):
    """The dice of those whose section has fallen are still to fall; `by` is the seat of whoever brought it down."""

    FIELDS = ("seat", "figures", "by")

    def __init__(self, seat: int, figures: tuple[int, ...], by: int) -> None:
        self.seat = seat
        self.figures = figures
        self.by = by

    def run(self, flow: Flow[Battle]) -> None:
        left = tuple([each for each in self.figures if flow.state.where[each] == FIELDED])
        if len(left) == 1:
            flow.then(Buried(left[0], self.by))
        elif left:
            flow.then(BuryAsk(self.seat, left, self.by))


class BuryAsk(MoveAsk[Battle]):
    """The castle player says for whom a die of damage falls next (reading R135)."""

    FIELDS = ("seat", "figures", "by")
    KIND = "minis-bury"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (BuryingNext(),)

    def __init__(self, seat: int, figures: tuple[int, ...], by: int) -> None:
        super().__init__(seat)
        self.figures = figures
        self.by = by

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-bury")

    def forced(self, state: Battle) -> Command | None:
        """The answer of somebody who has left the battle: nothing more."""
        return Target(self.seat, self.figures[0]) if state.status[self.seat] != PLAYING else None


class Buried(Roll[Battle]):
    """The die of damage for a figure whose section has fallen; `seat` is that of whoever brought it down (M2-CASTLE-62)."""

    FIELDS = ("figure", "seat")

    def __init__(self, figure: int, seat: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.seat = seat

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        if state.where[self.figure] != FIELDED:
            return
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_CLICKS, state.controller[self.figure], self.figure, (die,)))
        hurt(flow, self.figure, [(DIE, die)], BY_COLLAPSE, seat=self.seat)
