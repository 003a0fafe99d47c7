"""Golden Grail: Fame for Healing that is used."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import COUNT, OUTER, PARSERS, USE_SPECIAL, EffectUse, load
from mageknight.board.register import UNTIL_TURN
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.turn.triggers import HEALING_SPENT, TIMES, Reaction, live, use_up, watch
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class FameForHealing(Reaction):
    """Fame +1 for each of so many Healing points when it is spent; points of this card are spent first, and lost with the others."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        watch(flow, ctx, HEALING_SPENT, self, self.count, UNTIL_TURN)

    def react(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        entry = live(flow.state, self.uid, load(flow.state, ctx, OUTER, ctx.key))
        left = entry.bound % TIMES if entry is not None else 0
        spent = min(left, load(flow.state, ctx, COUNT, 0))
        gain_fame(flow, ctx.seat, spent, ctx.tag())
        for _ in range(spent):
            use_up(flow, ctx, self)

    def text(self) -> Message:
        return say("board-effect-fame-for-healing", count=self.count)


PARSERS["fame_for_healing"] = lambda plain: FameForHealing(plain["fame_for_healing"])


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "golden_grail",
    "set": "base",
    "number": 125,
    "tags": ["healing"],
    "basic": [{"heal": 2}, {"fame_for_healing": 2}],
    "strong": [{"heal": 6}, {"on": "wound_healed_from_hand", "do": {"draw": 1}, "until": "end_of_turn"}],
}
