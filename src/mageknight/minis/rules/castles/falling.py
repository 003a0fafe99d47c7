"""The end of a castle section: it is breached, and at last falls to rubble with whoever stands on it (reading R135)."""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.bodies import bases_at
from mageknight.minis.castles import number_of, top_of
from mageknight.minis.commands import Turn
from mageknight.minis.events import (
    BREACHED,
    BY_COLLAPSE,
    FOR_CLICKS,
    DiceRolled,
    FigureTurned,
    SectionBreached,
    SectionFell,
)
from mageknight.minis.lasting import lasting_of
from mageknight.minis.roster import called, figure_word
from mageknight.minis.rules.assault import DICE
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import DIE
from mageknight.minis.state import FIELDED, Battle
from mageknight.minis.stock import piece
from mageknight.minis.table.facing import STEPS


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
    """What the elimination of a section does to the battlefield; asked while it still stands."""
    number = number_of(state, section)
    known = piece(state.terrain[number][0])
    assert known is not None
    assert known.castle is not None
    top = top_of(state, section)
    table = state.table
    riding = tuple([each for each in bases_at(state, table.down) if table.perch[each] == top >= 0])
    entries = lasting_of(state, BREACHED, target=section)
    seat, points = (entries[0].seat, entries[0].amount) if entries else (-1, 0)
    return SectionFell(section, number, known.castle.ruin, seat, points, riding)


def collapse(flow: Flow[Battle], fall: SectionFell, seat: int) -> None:
    """The section is rubble; whoever stood on it turns as he likes and takes a die of damage (M2-CASTLE-60 to M2-CASTLE-62)."""
    flow.emit(fall)
    frames: list[Frame[Battle]] = []
    for figure in fall.riding:
        frames += [Tumbling(flow.state.controller[figure], figure), Buried(figure, seat)]
    flow.then_all(frames)


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
