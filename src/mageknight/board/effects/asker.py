"""Effects that ask for one thing and go on when it is named."""

from __future__ import annotations

from mageknight.board.effect import Effect, EffectUse
from mageknight.board.moves import subjects
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class Asker(Effect):
    """An effect with a question."""

    def question(self) -> Message:
        """The question asked, in words."""
        raise AssertionError(f"{type(self).__name__} has no question")

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The cards that may be named now. Asked each time: a hand is hidden, so no frame may carry it."""
        raise AssertionError(f"{type(self).__name__} asks for no card")

    def lying(self, state: BoardState, seat: int, card: int) -> tuple[str, ...]:
        """The card where it lies: in the hand or an offer if it is seen there; effects that search a pile say so."""
        return subjects.card_somewhere(state, seat, card)

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        """Go on with what was named; -1 if nothing was."""
        raise AssertionError(f"{type(self).__name__} cannot go on")
