"""Crystal Mastery: all crystals spent this turn come back, up to three of each colour (UE-MANA-03)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.effects.words.gain import CRYSTAL_LIMIT
from mageknight.board.events.tracks import CrystalGained
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class SpentCrystalsReturn(Effect):
    """All crystals spent this turn come back, up to three of each colour (UE-MANA-03)."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        spent = flow.state.turn.spent_crystals
        owned = flow.state.players[ctx.seat].crystals
        for colour in range(BASIC):
            count = min(spent[colour], CRYSTAL_LIMIT - owned[colour])
            if count > 0:
                flow.emit(CrystalGained(ctx.seat, colour, count))

    def text(self) -> Message:
        return Message("board-effect-return-spent-crystals")


PARSERS["return_spent_crystals"] = lambda plain: SpentCrystalsReturn()


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "crystal_mastery",
    "set": "base",
    "colors": ["blue"],
    "number": 86,
    "tags": ["special"],
    "basic": {"gain_crystal": {"owned": True}, "count": 1},
    "strong": {"later": "end_of_turn", "do": {"return_spent_crystals": "all_spent_this_turn"}},
}
