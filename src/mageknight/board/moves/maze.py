"""Paying the way through a maze or labyrinth (UE-COMBAT-06, UE-TURN-36)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ActivateUnit, Decline
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.tracks import MOVE, PointsLost
from mageknight.board.moves.base import SeatMove
from mageknight.board.moves.plays import PLAYS
from mageknight.board.rules.turn.plays import UNITS_NOT_ALLOWED
from mageknight.board.rules.world.maze import MAZE_MOVE, WalkPath
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_DONE
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal


class TurningBack(SeatMove[Decline]):
    """Leave the maze; the action is used up."""

    COMMAND = Decline

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Decline(ask.seat)]

    def words(self, state: BoardState, ask: Ask[BoardState], command: Decline) -> Message:
        return say("board-do-turn-back")

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Decline) -> None:
        flow.emit(PointsLost(ask.seat, MOVE))
        flow.emit(PhaseChanged(ask.seat, PH_DONE))


TURN_BACK: Final = TurningBack()


class AskPath(MoveAsk[BoardState]):
    """A card or unit to play for the way through; of the units only the one that came along. Who turns back has used up the action."""

    KIND = "maze-path"
    FIELDS = ("seat", "space", "path", "pile", "unit")
    MOVES = (*PLAYS, TURN_BACK)
    OPEN = True
    RULES = ("UE-COMBAT-06", "UE-TURN-36")
    NESTED = False

    def __init__(self, seat: int, space: int, path: int, pile: int, unit: int) -> None:
        super().__init__(seat)
        self.space = space
        self.path = path
        self.pile = pile
        self.unit = unit

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-maze-path", cost=MAZE_MOVE[self.path], have=state.turn.move)

    def choices(self, state: BoardState) -> list[Command]:
        return [command for command in super().choices(state) if not self.of_other_unit(command)]

    def refused(self, state: BoardState, legal: list[Command]) -> list[tuple[Command, Refusal]]:
        return self.reasons(state, self.in_mind(state, legal))

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return UNITS_NOT_ALLOWED if self.of_other_unit(command) else super().refusal(state, command)

    def of_other_unit(self, command: Command) -> bool:
        return isinstance(command, ActivateUnit) and command.unit != self.unit

    def reopen(self, flow: Flow[BoardState]) -> None:
        """The way goes on as soon as there is enough Move."""
        flow.then(WalkPath(self.seat, self.space, self.path, self.pile, self.unit))
