"""Throw away Wounds from hand; not healing."""

from __future__ import annotations

from typing import Any

from mageknight.board.content.library import WOUND
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.cards import GONE, HAND, CardMoved
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse


class ThrowAwayWounds(Effect):
    """Throw away Wounds from hand; not healing."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.uses = USE_SPECIAL
        self.secret = True

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if WOUND in state.players[ctx.seat].hand else refuse("board-no-wound-in-hand")

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for _ in range(min(self.most, flow.state.players[ctx.seat].hand.count(WOUND))):
            flow.emit(CardMoved(ctx.seat, WOUND, HAND, GONE))

    def text(self) -> Message:
        return say("board-effect-throw-away-wounds", most=self.most)


def _throw_away_wounds(plain: dict[str, Any]) -> Effect:
    return ThrowAwayWounds(plain["throw_away_wounds"]["max"])


PARSERS["throw_away_wounds"] = _throw_away_wounds
