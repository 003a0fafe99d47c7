"""Turn so many Move or Influence points into one point of Attack, Block or Healing, where that is of use."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_BLOCK, USE_HEAL, USE_MELEE, Effect, EffectUse
from mageknight.board.effects.words.grant import Grant
from mageknight.board.effects.words.points import (
    NO_HEALING,
    NOT_ATTACKING,
    NOT_BLOCKING,
    NOT_IN_TURN,
    NOT_RANGED,
    element_word,
    gather_attack,
    gather_block,
)
from mageknight.board.events.tracks import HEAL, INFLUENCE, MOVE, POINTS, PointsGained
from mageknight.board.register import UNLIMITED, UNTIL_TURN
from mageknight.board.state import BoardState
from mageknight.board.terms import ATTACK_KINDS, ELEMENTS, MELEE, PH_ATTACK, PH_BLOCK, PH_END, PH_RANGED, PHYSICAL
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse


class Conversion(Effect):
    """Turn so many Move or Influence points into one point of Attack, Block or Healing, where that is of use."""

    def __init__(self, what: int, per: int, into: int, kind: int, element: int) -> None:
        super().__init__()
        self.what = what
        self.per = per
        self.kind = kind
        self.element = element
        self.uses = into

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        turn = state.turn
        if turn.seat != ctx.seat or turn.phase == PH_END:
            return NOT_IN_TURN
        if self.uses == USE_MELEE and turn.phase != PH_ATTACK:
            if turn.phase != PH_RANGED:
                return NOT_ATTACKING
            if self.kind == MELEE:
                return NOT_RANGED
        if self.uses == USE_BLOCK and turn.phase != PH_BLOCK:
            return NOT_BLOCKING
        if self.uses == USE_HEAL and state.combat is not None:
            return NO_HEALING
        have = turn.move if self.what == MOVE else turn.influence
        if have >= self.per:
            return None
        return refuse("board-too-few-points", "UE-EFFECT-03", need=self.per, have=have)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(PointsGained(ctx.seat, self.what, -self.per, 0))
        if self.uses == USE_MELEE:
            gather_attack(flow, ctx, 1, self.kind, self.element)
        elif self.uses == USE_BLOCK:
            gather_block(flow, ctx, 1, self.element)
        else:
            flow.emit(PointsGained(ctx.seat, HEAL, 1, ctx.tag()))

    def text(self) -> Message:
        if self.uses == USE_MELEE:
            kind = Message("board-kind-" + ATTACK_KINDS[self.kind])
            into = say("board-effect-attack", amount=1, kind=kind, element=element_word(self.element))
        elif self.uses == USE_BLOCK:
            into = say("board-effect-block", amount=1, element=element_word(self.element))
        else:
            into = say("board-effect-heal", amount=1)
        return say("board-effect-convert", points=Message("board-points-" + POINTS[self.what]), per=self.per, into=into)

    def code(self) -> list[int]:
        return [self.uses, self.what, self.per, self.kind, self.element]


def _convert(plain: dict[str, Any]) -> Effect:
    """Conversions can be made as often as there are points, at any time while they are of use."""
    inner = plain["convert"]
    into = inner["to"]
    use = USE_MELEE if "attack" in into else USE_BLOCK if "block" in into else USE_HEAL
    return Grant(
        Conversion(
            MOVE if inner["from"] == "move" else INFLUENCE,
            inner["per"],
            use,
            ATTACK_KINDS.index(into.get("kind", "melee")),
            ELEMENTS.index(into["element"]) if "element" in into else PHYSICAL,
        ),
        UNLIMITED,
        UNTIL_TURN,
    )


PARSERS["convert"] = _convert
