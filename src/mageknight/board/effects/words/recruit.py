"""Any unit of the offer joins for no Influence; without a free Command token another must go first (UE-UNIT-08)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.offered_unit import AskOffered
from mageknight.board.rules.world.interaction import enlist
from mageknight.board.state import BoardState
from mageknight.board.terms import ONLY_BY_RECRUITING
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

EMPTY_OFFER: Final = refuse("board-no-unit-on-offer", "UE-EFFECT-03")


class RecruitFree(Asker):
    """Any unit of the offer joins for no Influence; without a free Command token another must go first (UE-UNIT-08).

    Units whose card says that they are gained by recruiting only do not come.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def kinds(self, state: BoardState) -> list[int]:
        return [n for n in dict.fromkeys(state.unit_offer) if ONLY_BY_RECRUITING not in LIB.units[n].special]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.kinds(state) else EMPTY_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        kinds = self.kinds(flow.state)
        if kinds:
            flow.then(AskOffered(ctx.seat, ctx, tuple(kinds), self.uid))

    def question(self) -> Message:
        return Message("board-ask-recruit-free")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        enlist(flow, ctx.seat, choice)

    def text(self) -> Message:
        return Message("board-effect-recruit-free")


def _recruit(plain: dict[str, Any]) -> Effect:
    if plain["recruit"] != {"from": "unit_offer", "cost": 0, "any_unit": True, "disband_if_full": True}:
        raise ValueError(f"no such recruiting: {plain!r}")
    return RecruitFree()


PARSERS["recruit"] = _recruit
