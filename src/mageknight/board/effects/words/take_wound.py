"""Take Wounds."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.cards import DISCARD, HAND
from mageknight.board.rules.turn.wounds import take_wounds
from mageknight.board.sign import Sign, sign
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class TakeWound(Effect):
    """Take Wounds."""

    def __init__(self, count: int, zone: int) -> None:
        super().__init__()
        self.count = count
        self.zone = zone
        self.uses = USE_SPECIAL
        self.harmful = True

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        take_wounds(flow, ctx.seat, self.count, self.zone)

    def text(self) -> Message:
        key = "board-effect-take-wound-discard" if self.zone == DISCARD else "board-effect-take-wound"
        return say(key, count=self.count)

    def signs(self) -> list[Sign] | None:
        return [sign("wound", self.count)]


def _take_wound(plain: dict[str, Any]) -> Effect:
    return TakeWound(plain["take_wound"], DISCARD if plain.get("to") == "discard" else HAND)


PARSERS["take_wound"] = _take_wound
