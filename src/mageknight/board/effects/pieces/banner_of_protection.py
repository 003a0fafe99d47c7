"""Banner of Protection: all Wounds received this turn go back to the pile, as far as they are still there (UE-GAIN-09)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import WOUND
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.cards import DISCARD, GONE, HAND, CardMoved
from mageknight.board.state import BoardState
from mageknight.board.state.turn import WOUNDS_TO_DISCARD, WOUNDS_TO_HAND
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NONE_RECEIVED = refuse("board-no-wound-received", "UE-EFFECT-03")


class ThrowAwayReceived(Effect):
    """All Wounds received this turn go back to the pile, from hand and discard pile, as far as they are still there (UE-GAIN-09)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def counts(self, state: BoardState, seat: int) -> tuple[int, int]:
        player, counts = state.players[seat], state.turn.counts
        in_hand = min(counts[WOUNDS_TO_HAND], player.hand.count(WOUND))
        return in_hand, min(counts[WOUNDS_TO_DISCARD], player.discard.count(WOUND))

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if any(self.counts(state, ctx.seat)) else NONE_RECEIVED

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        in_hand, in_discard = self.counts(flow.state, ctx.seat)
        for zone in [HAND] * in_hand + [DISCARD] * in_discard:
            flow.emit(CardMoved(ctx.seat, WOUND, zone, GONE))

    def text(self) -> Message:
        return Message("board-effect-throw-away-received")


PARSERS["throw_away_received_wounds"] = lambda plain: ThrowAwayReceived()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "banner_of_protection",
    "set": "base",
    "number": 115,
    "tags": ["banner", "combat"],
    "basic": {"assign_banner": {"armor": 1, "resistances": ["fire", "ice"]}},
    "strong": {"later": "end_of_turn", "do": {"may": {"throw_away_received_wounds": True}}},
}
