"""Decompose: a crystal of each basic colour the card thrown away does not have."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, THROWN, USE_SPECIAL, Effect, EffectUse, load
from mageknight.board.effects.words.gain import gain_crystal
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class CrystalsExcept(Effect):
    """A crystal of each basic colour the card thrown away does not have."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        thrown = load(flow.state, ctx, THROWN)
        for colour in range(BASIC):
            if not LIB.cards[thrown].colours >> colour & 1:
                gain_crystal(flow, ctx.seat, colour)

    def text(self) -> Message:
        return Message("board-effect-crystals-except")


PARSERS["crystals_except"] = lambda plain: CrystalsExcept()


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "decompose",
    "set": "base",
    "colors": ["red"],
    "number": 85,
    "tags": ["special"],
    "basic": {
        "pay": [{"throw_away": {"count": 1, "from": "hand", "filter": "action"}}],
        "then": {"gain_crystal": {"same_as": "thrown_away_card"}, "count": 2},
    },
    "strong": {
        "pay": [{"throw_away": {"count": 1, "from": "hand", "filter": "action"}}],
        "then": {"crystals_except": "thrown_away_card"},
    },
}
