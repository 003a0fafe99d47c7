"""Banners from their data, and the Banner of Command, which waits for a recruit (see `rules.banners`)."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_SPECIAL, Ctx, Effect, parse_effect
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.register import COMMAND_BANNER, UNTIL_TURN, enter
from mageknight.board.rules.banners import Banner, needs_token, put_under_banner
from mageknight.board.state import BoardState
from mageknight.board.terms import RESISTANCES
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class AwaitRecruit(Asker):
    """One unit recruited this turn, earlier or later, may be put under this banner instead of a Command token.

    Another card that is only used as this banner holds nobody: it leaves its unit at the end of the turn.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        state = flow.state
        if ctx.source not in state.players[ctx.seat].played:
            return
        enter(flow, COMMAND_BANNER, ctx.seat, ctx.source, 0, 0, UNTIL_TURN, ctx.tag())
        new = [u.uid for u in state.players[ctx.seat].units if u.uid > state.turn.since and needs_token(u)]
        if new:
            flow.then(AskUnit(ctx.seat, ctx, tuple(new), self.uid, True))

    def question(self) -> Message:
        return Message("board-ask-unit-under-banner")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        if choice >= 0:
            put_under_banner(flow, ctx.seat, choice)

    def text(self) -> Message:
        return Message("board-effect-await-recruit")


def _banner(plain: dict[str, Any]) -> Effect:
    inner = dict(plain["assign_banner"])
    banner = Banner()
    banner.armor = inner.pop("armor", 0)
    banner.attack = inner.pop("attack", 0)
    banner.block = inner.pop("block", 0)
    banner.fame = inner.pop("fame_when_fighting", 0)
    for name in inner.pop("resistances", []):
        banner.resistances |= 1 << RESISTANCES.index(name)
    spending, flipping = inner.pop("spend_unit", None), inner.pop("flip", None)
    banner.spends, banner.flips = spending is not None, flipping is not None
    if banner.spends or banner.flips:
        banner.use = parse_effect(spending if banner.spends else flipping)
    banner.saves = bool(inner.pop("flip_against_wound", False))
    banner.command = bool(inner.pop("acts_as_command_token", False))
    first = inner.pop("first", None)
    banner.first = None if first is None else parse_effect(first)
    if inner:
        raise ValueError(f"no such banner: {inner!r}")
    return banner


PARSERS["assign_banner"] = _banner
PARSERS["await_recruit"] = lambda plain: AwaitRecruit()
