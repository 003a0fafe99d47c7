"""Arcane Disguise: the locals do not see the hero's Reputation."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_INFLUENCE, Effect, EffectUse
from mageknight.board.events.tracks import INFLUENCE, Counted, PointsGained
from mageknight.board.register import REPUTATION_HIDDEN, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.board.state.turn import REPUTATION_GIVEN
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class IgnoreReputation(Effect):
    """The place on the Reputation track has no effect this turn; what it changed in an interaction under way is undone (UE-INTERACT-05)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_INFLUENCE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, REPUTATION_HIDDEN, ctx.seat, until=UNTIL_TURN, source=ctx.tag())
        given = flow.state.turn.counts[REPUTATION_GIVEN]
        if given:
            flow.emit(Counted(REPUTATION_GIVEN, -given))
            flow.emit(PointsGained(ctx.seat, INFLUENCE, -given, ctx.tag()))

    def text(self) -> Message:
        return Message("board-effect-ignore-reputation")


PARSERS["ignore_reputation"] = lambda plain: IgnoreReputation()
