"""The command phase and the beginning of the end phase: what can be done in them, and in which order things happen.

Nobody is asked where there is nothing to decide (reading R19): a command phase is put on the agenda only while a figure can be
given an action of that phase, and what happens when the end phase begins is ordered only where several things do
(M2-TURN-18, reading R28).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import knows, manner
from mageknight.minis.commands import Act, EndPhase, Resolve
from mageknight.minis.events import AbilitiesRecalled, FigureWithdrawn
from mageknight.minis.figures.roster import figure_word, own_figures
from mageknight.minis.rules.cavalry.temper import SKITTISH, riderless
from mageknight.minis.rules.spells.casting import glyphs_left
from mageknight.minis.rules.turn.actions import action_refusal, give
from mageknight.minis.rules.turn.ending import CheckEnd, remove
from mageknight.minis.rules.turn.moments import end_lasting, let_lapse
from mageknight.minis.state.battle import ELIMINATED, FIELDED, PLAYING, RISEN, Battle
from mageknight.minis.state.lasting import END_BEGINS

OBJECTIVES: Final = "objectives"
"""Control of objectives is looked at (M2-TURN-17)."""
LEAVING: Final = "risen"
"""Figures that were brought back for this turn only leave the game (M2-SUBF-16)."""
BOLTING: Final = "bolting"
"""Skittish mounts without a rider are removed from the game (M2-MOUNT-06)."""


class Commanding(Move[Battle, "CommandPhase", Act]):
    """Give a figure an action of the command phase."""

    COMMAND = Act

    def candidates(self, state: Battle, ask: CommandPhase) -> list[Command]:
        return [
            Act(ask.seat, figure, way.word)
            for figure in own_figures(state, ask.seat)
            for way in state.edition.ways.commands
        ]

    def refusal(self, state: Battle, ask: CommandPhase, command: Act) -> Refusal | None:
        if not knows(state, command.how):
            return refuse("minis-unknown-action")
        way = manner(state, command.how)
        if not way.in_command:
            return state.edition.refuse("minis-action-phase-only", "phase-order")
        return action_refusal(state, ask.seat, command.figure, way)

    def carry_out(self, flow: Flow[Battle], ask: CommandPhase, command: Act) -> None:
        flow.then(CheckEnd(), OpenCommand(ask.seat))
        give(flow, command.figure, manner(flow.state, command.how))

    def words(self, state: Battle, ask: CommandPhase, command: Act) -> Message:
        return say("minis-do-act", figure=figure_word(state, command.figure), how=say("minis-how-" + command.how))

    def about(self, state: Battle, ask: CommandPhase, command: Act) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class Ending(Move[Battle, "CommandPhase", EndPhase]):
    """Go on to the action phase (M2-TURN-07)."""

    COMMAND = EndPhase

    def candidates(self, state: Battle, ask: CommandPhase) -> list[Command]:
        return [EndPhase(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: CommandPhase, command: EndPhase) -> None:
        return

    def words(self, state: Battle, ask: CommandPhase, command: EndPhase) -> Message:
        return say("minis-do-end-phase")


class CommandPhase(MoveAsk[Battle]):
    """Actions of the command phase, or on to the action phase."""

    FIELDS = ("seat",)
    KIND = "minis-command"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Commanding(), Ending())
    NESTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-command", actions=state.actions)

    def forced(self, state: Battle) -> Command | None:
        """The answer of somebody who has left the battle: nothing more."""
        return EndPhase(self.seat) if state.status[self.seat] != PLAYING else None


class OpenCommand(Frame[Battle]):
    """The command phase goes on while there is something to do in it."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        if can_command(flow.state, self.seat):
            flow.then(CommandPhase(self.seat))


def can_command(state: Battle, seat: int) -> bool:
    """Can a figure of the seat be given an action of the command phase now?"""
    for way in state.edition.ways.commands:
        if any(action_refusal(state, seat, figure, way) is None for figure in own_figures(state, seat)):
            return True
    return False


def risen(state: Battle) -> list[int]:
    """The figures that were brought back for this turn only, eliminated again or not (M2-SUBF-18)."""
    return [
        figure
        for figure, mark in enumerate(state.marks)
        if mark & RISEN and state.where[figure] in (FIELDED, ELIMINATED)
    ]


class BeginEnd(Frame[Battle]):
    """The end phase begins: control of objectives is looked at, and whoever was here for this turn only leaves."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        let_lapse(flow, END_BEGINS, self.seat)
        recall_abilities(flow, self.seat)
        # A glyph that ends changes neither who holds an objective nor who leaves: its place in the order is no choice.
        for entry in glyphs_left(flow.state):
            end_lasting(flow, entry)
        due = due_at_end(flow.state)
        if len(due) > 1:
            flow.then(EndOrder(self.seat, due))
        else:
            let_end(flow, self.seat, due[0])


def recall_abilities(flow: Flow[Battle], seat: int) -> None:
    """Whatever has cancelled abilities of a headstrong warrior ends now (M2-DRAGON-35)."""
    state = flow.state
    for figure in own_figures(state, seat):
        if state.off[figure] and state.defs[figure].nature.headstrong:
            flow.emit(AbilitiesRecalled(figure))


def due_at_end(state: Battle) -> tuple[str, ...]:
    """The events due when the end phase begins."""
    found = [OBJECTIVES]
    if risen(state):
        found.append(LEAVING)
    if riderless(state, SKITTISH):
        found.append(BOLTING)
    return tuple(found)


def let_end(flow: Flow[Battle], seat: int, word: str) -> None:
    """Let one of these things happen."""
    state = flow.state
    if word == OBJECTIVES:
        state.edition.end_phase(flow, seat)
        return
    if word == BOLTING:
        for figure in riderless(state, SKITTISH):
            remove(flow, figure)
        return
    for figure in risen(state):
        if state.where[figure] == FIELDED:
            remove(flow, figure)
        else:
            flow.emit(FigureWithdrawn(figure, -1, 0))


class EndingNext(Move[Battle, "EndOrder", Resolve]):
    """Choose what happens next."""

    COMMAND = Resolve

    def candidates(self, state: Battle, ask: EndOrder) -> list[Command]:
        return [Resolve(ask.seat, at) for at in range(len(ask.due))]

    def refusal(self, state: Battle, ask: EndOrder, command: Resolve) -> Refusal | None:
        return None if 0 <= command.effect < len(ask.due) else refuse("not-an-option")

    def carry_out(self, flow: Flow[Battle], ask: EndOrder, command: Resolve) -> None:
        at = command.effect
        left = ask.due[:at] + ask.due[at + 1 :]
        if left:
            flow.then(EndOrder(ask.seat, left))
        let_end(flow, ask.seat, ask.due[at])

    def words(self, state: Battle, ask: EndOrder, command: Resolve) -> Message:
        known = 0 <= command.effect < len(ask.due)
        return say("minis-end-" + ask.due[command.effect] if known else "minis-do-decline")

    def about(self, state: Battle, ask: EndOrder, command: Resolve) -> tuple[str, ...]:
        due = ask.due[command.effect] if 0 <= command.effect < len(ask.due) else ""
        leaving = risen(state) if due == LEAVING else riderless(state, SKITTISH) if due == BOLTING else []
        return tuple([f"figure:{figure}" for figure in leaving])


class EndOrder(MoveAsk[Battle]):
    """Several things happen when the end phase begins: the active player says which is next (M2-TURN-18)."""

    FIELDS = ("seat", "due")
    KIND = "minis-end-order"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (EndingNext(),)

    def __init__(self, seat: int, due: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.due = due

    def forced(self, state: Battle) -> Command | None:
        """A single thing needs no order."""
        return Resolve(self.seat, 0) if len(self.due) == 1 else None
