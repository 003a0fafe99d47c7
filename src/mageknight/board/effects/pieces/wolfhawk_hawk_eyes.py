"""Hawk Eyes: seeing garrisons from further away."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import FAR_SIGHT, UNTIL_TURN, enter
from mageknight.board.rules.world.exploring import LookAround
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class FarSight(Effect):
    """Garrisons of fortified sites so many spaces away are revealed this turn, wherever the hero goes."""

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces = spaces
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, FAR_SIGHT, ctx.seat, amount=self.spaces, until=UNTIL_TURN, source=ctx.tag())
        flow.then(LookAround())

    def text(self) -> Message:
        return say("board-effect-far-sight", spaces=self.spaces)


PARSERS["far_sight"] = lambda plain: FarSight(plain["far_sight"])
