"""Recruiting a unit of the offer by an effect, for nothing."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import FROM_SITE, PARSERS, USE_SPECIAL, Ctx, Effect, begin
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.rules.company import WITH_MANA, PlaceMana, before_recruiting
from mageknight.board.rules.interaction import enlist
from mageknight.board.rules.mana import payable
from mageknight.board.rules.purse import ANY_BASIC
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

EMPTY_OFFER: Final = refuse("board-no-unit-on-offer", "UE-EFFECT-03")


class AskOffered(AskUnit):
    """Which unit of the offer, by its kind."""

    def kind(self) -> str:
        return "offered-unit"


class RecruitFree(Asker):
    """Any unit of the offer joins for no Influence; without a free Command token another must go first (UE-UNIT-08).

    A unit that is recruited with mana asks for its mana all the same.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL
        self.hungry = True

    def kinds(self, state: BoardState, ctx: Ctx) -> list[int]:
        return [
            kind
            for kind in dict.fromkeys(state.unit_offer)
            if WITH_MANA not in LIB.units[kind].special or payable(state, ctx, (ANY_BASIC,))
        ]

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.kinds(state, ctx) else EMPTY_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        kinds = self.kinds(flow.state, ctx)
        if kinds:
            flow.then(AskOffered(ctx.seat, ctx, tuple(kinds), self.uid))

    def question(self) -> Message:
        return Message("board-ask-recruit-free")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        joining = begin(flow, ctx.seat, FROM_SITE, choice, -1)
        kind = LIB.units[choice]
        placed = [PlaceMana(joining)] if WITH_MANA in kind.special else []
        flow.then(*before_recruiting(joining, kind), Enlisted(joining), *placed)

    def text(self) -> Message:
        return Message("board-effect-recruit-free")


class Enlisted(Frame[BoardState]):
    """The unit named joins."""

    FIELDS = ("ctx",)

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def run(self, flow: Flow[BoardState]) -> None:
        enlist(flow, self.ctx.seat, self.ctx.source)


def _recruit(plain: dict[str, Any]) -> Effect:
    if plain["recruit"] != {"from": "unit_offer", "cost": 0, "any_unit": True, "disband_if_full": True}:
        raise ValueError(f"no such recruiting: {plain!r}")
    return RecruitFree()


PARSERS["recruit"] = _recruit
