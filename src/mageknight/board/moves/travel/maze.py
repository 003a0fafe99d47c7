"""Paying the way through a maze or labyrinth (UE-COMBAT-06, UE-TURN-36)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ActivateUnit, Decline
from mageknight.board.content.library import LIB
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.tracks import MOVE, PointsLost
from mageknight.board.moves.base import SeatMove
from mageknight.board.moves.plays.activate_unit import ACTIVATE_UNIT, ActivatingUnit
from mageknight.board.moves.plays.plays import PLAYS
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


class ActivatingCompanion(ActivatingUnit):
    """Use an ability of the one unit that came along."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        assert isinstance(ask, AskPath)
        for unit in [unit for unit in state.players[ask.seat].units if unit.uid == ask.unit]:
            for ability in range(len(LIB.units[unit.kind].abilities)):
                command = ActivateUnit(ask.seat, unit.uid, ability)
                if self.refusal(state, ask, command) is None:
                    found.append(command)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> Refusal | None:
        assert isinstance(ask, AskPath)
        return super().refusal(state, ask, command) if command.unit == ask.unit else UNITS_NOT_ALLOWED


ACTIVATE_COMPANION: Final = ActivatingCompanion()


class AskPath(MoveAsk[BoardState]):
    """A card or unit to play for the way through; of the units only the one that came along. Who turns back has used up the action."""

    KIND = "maze-path"
    FIELDS = ("seat", "space", "path", "pile", "unit")
    MOVES = (*[ACTIVATE_COMPANION if move is ACTIVATE_UNIT else move for move in PLAYS], TURN_BACK)
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

    def reopen(self, flow: Flow[BoardState]) -> None:
        """The way goes on as soon as there is enough Move."""
        flow.then(WalkPath(self.seat, self.space, self.path, self.pile, self.unit))
