"""Rush of Adrenaline: the Wound that has just come into the hand goes back to the pile (UE-GAIN-09)."""

from __future__ import annotations

from typing import Any, Final

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


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "rush_of_adrenaline",
    "set": "ultimate",
    "colors": ["red", "green"],
    "number": 267,
    "tags": ["special"],
    "basic": {"on": "wound_to_hand", "do": {"draw": 1}, "limit": 3, "already": "wound_to_hand_this_turn"},
    "strong": [
        {
            "on": "wound_to_hand",
            "do": [{"throw_away_that_wound": True}, {"draw": 1}],
            "limit": 1,
            "already": "wound_to_hand_this_turn",
        },
        {"on": "wound_to_hand", "do": {"draw": 1}, "limit": 3, "after": 1, "already": "wound_to_hand_this_turn"},
    ],
}
