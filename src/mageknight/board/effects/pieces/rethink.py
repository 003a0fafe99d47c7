"""Rethink: the discard pile goes back into the deck, which is shuffled."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.events.cards import DiscardGathered
from mageknight.board.rules.game.chance import ShuffleDeed
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class ShuffleDiscard(Effect):
    """The discard pile goes back into the deck, which is shuffled."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(DiscardGathered(ctx.seat))
        flow.then(ShuffleDeed(ctx.seat))

    def text(self) -> Message:
        return Message("board-effect-shuffle-discard")


PARSERS["shuffle"] = lambda plain: ShuffleDiscard()
