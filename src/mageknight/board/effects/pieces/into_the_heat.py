"""Into the Heat: units cannot be assigned damage."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.register import UNITS_SAFE, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class UnitsSafe(Effect):
    """Units cannot be assigned damage."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, UNITS_SAFE, ctx.seat, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-units-safe")


PARSERS["units_take_no_damage"] = lambda plain: UnitsSafe()


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "into_the_heat",
    "set": "base",
    "colors": ["red"],
    "number": 81,
    "tags": ["combat"],
    "basic": [
        {"unit_bonus": {"units": "all", "attack": 2, "block": 2}, "duration": "combat"},
        {"units_take_no_damage": True, "duration": "turn"},
    ],
    "basic_timing": "start_of_combat",
    "strong": [
        {"unit_bonus": {"units": "all", "attack": 3, "block": 3}, "duration": "combat"},
        {"units_take_no_damage": True, "duration": "turn"},
    ],
    "strong_timing": "start_of_combat",
}
