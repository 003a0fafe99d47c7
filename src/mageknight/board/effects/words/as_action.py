"""Effects that take the action of the turn."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, EffectUse, Resolve, parse_effect
from mageknight.board.effects.words.combine import grouped
from mageknight.board.events.course import ActionTaken, PhaseChanged
from mageknight.board.events.tracks import INFLUENCE, MOVE, PointsLost
from mageknight.board.rules.world.actions import free_to_act
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_DONE
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class AsAction(Effect):
    """The effect is the action of the turn (UE-TURN-34): it needs one that is still free, and points from before are lost (UE-TURN-36)."""

    def __init__(self, inner: Effect) -> None:
        super().__init__()
        self.inner = inner
        self.uses = inner.uses
        self.may_need_mana = inner.may_need_mana
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        refusal = free_to_act(state, ctx.seat)
        return refusal if refusal is not None else self.inner.why_not(state, ctx)

    def betrays(self, state: BoardState, ctx: EffectUse) -> bool:
        return self.secret and free_to_act(state, ctx.seat) is None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(PointsLost(ctx.seat, MOVE))
        flow.emit(PointsLost(ctx.seat, INFLUENCE))
        flow.emit(ActionTaken(ctx.seat))
        flow.emit(PhaseChanged(ctx.seat, PH_DONE))
        flow.then(Resolve(self.inner.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-as-action", effect=grouped(self.inner))


def _as_action(plain: dict[str, Any]) -> Effect:
    if not isinstance(plain["as_action"], (dict, list)):
        raise ValueError(f"no such action: {plain!r}")
    return AsAction(parse_effect(plain["as_action"]))


PARSERS["as_action"] = _as_action
