"""Ways to end a turn: saying so, resting, forfeiting it; and conceding the game (UE-TURN-16 to 22, UE-REST-01 to 05)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BeginRest, Concede, EndTurn, Forfeit
from mageknight.board.moves.base import OpenMove, SeatMove
from mageknight.board.rules.turn.ending import EndOfTurn
from mageknight.board.rules.turn.resting import begin_rest, end_refusal, rest_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal


class EndingTurn(SeatMove[EndTurn]):
    """Announce the end of the turn."""

    COMMAND = EndTurn
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [EndTurn(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if end_refusal(state, ask.seat) is None:
            found.append(EndTurn(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: EndTurn) -> Refusal | None:
        return end_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: EndTurn) -> None:
        flow.then(EndOfTurn(ask.seat))


class EndingTurnFreely(EndingTurn):
    """End a turn in which nothing is left that had to be done."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        found.append(EndTurn(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: EndTurn) -> Refusal | None:
        return None


END_TURN: Final = EndingTurn()
END_TURN_FREELY: Final = EndingTurnFreely()


class Resting(OpenMove[BeginRest]):
    """Spend the turn resting."""

    COMMAND = BeginRest
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [BeginRest(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if rest_refusal(state, ask.seat) is None:
            found.append(BeginRest(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BeginRest) -> Refusal | None:
        return rest_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BeginRest) -> None:
        begin_rest(flow, ask.seat)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: BeginRest) -> bool | None:
        return False


REST: Final = Resting()


class Forfeiting(SeatMove[Forfeit]):
    """Forfeit the turn, and with it announce the End of the Round if nobody has."""

    COMMAND = Forfeit

    def words(self, state: BoardState, ask: Ask[BoardState], command: Forfeit) -> Message:
        return Message("board-do-forfeit-announcing" if state.announced == -1 else "board-do-forfeit")

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Forfeit) -> None:
        from mageknight.board.rules.turn.rounds import forfeit

        forfeit(flow, ask.seat)


FORFEIT: Final = Forfeiting()


class Conceding(SeatMove[Concede]):
    """Concede the game."""

    COMMAND = Concede


CONCEDE: Final = Conceding()
