"""Rush of Adrenaline: the Wound that has just come into the hand goes back to the pile (UE-GAIN-09)."""

from __future__ import annotations

from mageknight.board.content.library import WOUND
from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.events.cards import GONE, HAND, CardMoved
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class ThrowAwayThatWound(Effect):
    """The Wound that has just come into the hand goes back to the pile (UE-GAIN-09)."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if WOUND in flow.state.players[ctx.seat].hand:
            flow.emit(CardMoved(ctx.seat, WOUND, HAND, GONE))

    def text(self) -> Message:
        return Message("board-effect-throw-away-that-wound")


PARSERS["throw_away_that_wound"] = lambda plain: ThrowAwayThatWound()
