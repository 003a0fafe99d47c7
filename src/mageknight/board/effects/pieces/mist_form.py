"""Mist Form: the next Wounds from enemies are ignored, with all that comes with them."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import IGNORE_WOUNDS, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class IgnoreWounds(Effect):
    """The next Wounds from enemies are ignored, with all that comes with them."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, IGNORE_WOUNDS, ctx.seat, amount=self.count, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return say("board-effect-ignore-wounds", count=self.count)


def _ignore_wounds(plain: dict[str, Any]) -> Effect:
    inner = plain["ignore_wounds"]
    if inner["from"] != "enemies" or not inner["also_extra_effects"]:
        raise ValueError(f"no such Wounds: {inner!r}")
    return IgnoreWounds(inner["count"])


PARSERS["ignore_wounds"] = _ignore_wounds


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "mist_form",
    "set": "lost_legion",
    "colors": ["blue"],
    "number": 300,
    "tags": ["movement", "combat"],
    "basic": [
        {"move": 4},
        {"enter": {"terrain": ["lake"]}, "duration": "turn"},
        {"terrain_cost": {"terrain": "all", "set": 2}, "scope": "self", "duration": "turn"},
        {"forbid": ["hills", "mountain"], "duration": "turn"},
    ],
    "strong": {
        "as_possible": [
            {"unit_bonus": {"units": "all", "resistances": ["physical", "fire", "ice"]}, "duration": "turn"},
            {"ignore_wounds": {"count": 1, "from": "enemies", "also_extra_effects": True}, "duration": "turn"},
        ]
    },
}
