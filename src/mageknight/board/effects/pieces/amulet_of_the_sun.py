"""Amulet of the Sun: garrisons nearby and ruins are revealed as by Day, this turn."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import DAYLIGHT, UNTIL_TURN, enter
from mageknight.board.rules.world.exploring import LookAround
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class Daylight(Effect):
    """Garrisons nearby and ruins are revealed as by Day, this turn."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, DAYLIGHT, ctx.seat, until=UNTIL_TURN, source=ctx.tag())
        flow.then(LookAround())

    def text(self) -> Message:
        return Message("board-effect-daylight")


PARSERS["daylight"] = lambda plain: Daylight()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "amulet_of_the_sun",
    "set": "base",
    "number": 127,
    "tags": ["special"],
    "basic": [
        {"gain_mana": "gold", "count": 1},
        {"mana_usable": "gold"},
        {
            "if": "night",
            "then": [
                {"terrain_cost": {"terrain": "forest", "set": 3}, "scope": "self", "duration": "turn"},
                {"daylight": True},
            ],
        },
    ],
    "strong": [
        {"gain_mana": "gold", "count": 3},
        {"mana_usable": "gold"},
        {
            "if": "night",
            "then": [
                {"terrain_cost": {"terrain": "forest", "set": 3}, "scope": "self", "duration": "turn"},
                {"daylight": True},
            ],
        },
    ],
}
