"""Bow of Starsdawn: Ranged attacks count twice or become Siege, Siege attacks may count twice as Ranged (see `effects.archery`)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import ARCHERY, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class Archery(Effect):
    """This turn Ranged attacks count twice or become Siege attacks, and Siege attacks may count twice as Ranged (see `effects.archery`)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, ARCHERY, ctx.seat, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-archery")


PARSERS["archery"] = lambda plain: Archery()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "bow_of_starsdawn",
    "set": "lost_legion",
    "number": 303,
    "tags": ["combat"],
    "basic": [
        {
            "for_each_discard": {
                "max": "any",
                "filter": "non_wound",
                "do": {"attack": 2, "kind": "ranged", "element": "physical"},
            }
        },
        {"on": "enemy_defeated", "do": {"fame": 1}, "until": "end_of_combat_phase"},
    ],
    "strong": {"archery": True},
    "strong_timing": "combat",
}
