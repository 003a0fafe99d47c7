"""Banner of Command: one unit recruited this turn, earlier or later, may be put under this banner instead of a Command token."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.register import COMMAND_BANNER, UNTIL_TURN, enter
from mageknight.board.rules.units.banners import needs_token, put_under_banner
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class AwaitRecruit(Asker):
    """One unit recruited this turn, earlier or later, may be put under this banner instead of a Command token.

    Another card that is only used as this banner holds nobody: it leaves its unit at the end of the turn.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        state = flow.state
        if ctx.source not in state.players[ctx.seat].played:
            return
        enter(flow, COMMAND_BANNER, ctx.seat, target=ctx.source, until=UNTIL_TURN, source=ctx.tag())
        new = [u.uid for u in state.players[ctx.seat].units if u.uid > state.turn.since and needs_token(u)]
        if new:
            flow.then(AskUnit(ctx.seat, ctx, tuple(new), self.uid, True))

    def question(self) -> Message:
        return Message("board-ask-unit-under-banner")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        if choice >= 0:
            put_under_banner(flow, ctx.seat, choice)

    def text(self) -> Message:
        return Message("board-effect-await-recruit")


PARSERS["await_recruit"] = lambda plain: AwaitRecruit()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "banner_of_command",
    "set": "lost_legion",
    "number": 304,
    "tags": ["banner", "influence"],
    "basic": {"assign_banner": {"acts_as_command_token": True, "first": [{"influence": 4}, {"await_recruit": True}]}},
    "strong": [{"fame": 2}, {"recruit": {"from": "unit_offer", "cost": 0, "any_unit": True, "disband_if_full": True}}],
}
