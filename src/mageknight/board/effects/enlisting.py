"""Recruiting a unit of the offer by an effect, for nothing."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Ctx, Effect
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.rules.interaction import enlist
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

EMPTY_OFFER: Final = refuse("board-no-unit-on-offer", "UE-EFFECT-03")


class AskOffered(AskUnit):
    """Which unit of the offer, by its kind."""

    def kind(self) -> str:
        return "offered-unit"


class RecruitFree(Asker):
    """Any unit of the offer joins; without a free Command token another must go first (UE-UNIT-08)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if state.unit_offer else EMPTY_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        offer = flow.state.unit_offer
        if offer:
            flow.then(AskOffered(ctx.seat, ctx, tuple(dict.fromkeys(offer)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-recruit-free")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        enlist(flow, ctx.seat, choice)

    def text(self) -> Message:
        return Message("board-effect-recruit-free")


def _recruit(plain: dict[str, Any]) -> Effect:
    if plain["recruit"] != {"from": "unit_offer", "cost": 0, "any_unit": True, "disband_if_full": True}:
        raise ValueError(f"no such recruiting: {plain!r}")
    return RecruitFree()


PARSERS["recruit"] = _recruit
