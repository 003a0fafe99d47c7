"""Mysterious Box: for one turn it is the artifact that lay on top of the deck.

The revealed artifact lies aside for all to see. The box can be used once as either half of it, or attached as a banner; at the end
of the turn the artifact goes under its deck and the box where its use leads it.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.definitions import CardDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, begin_inner
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.events.cards import GONE, HAND, PLAYED, ArtifactReturned, ArtifactShown, CardMoved
from mageknight.board.events.warband import BannerAttached, BannerDetached
from mageknight.board.register import FACE, UNTIL_TURN, enter, lasting, strike_out
from mageknight.board.rules.mana.mana import through
from mageknight.board.rules.turn.delayed import END_OF_TURN, put_off
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.turn.grants import grant
from mageknight.board.rules.turn.timing import timing_refusal
from mageknight.board.rules.units.banners import Banner, carrier_refusal
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_ARTIFACT: Final = refuse("board-no-artifact-left", "UE-EFFECT-03")
BOX_USED: Final = refuse("board-box-used", "UE-EFFECT-03")
NO_SUCH_PART: Final = refuse("board-no-such-part", "UE-DEED-03")
NO_SUCH_UNIT: Final = refuse("board-no-such-unit", "UE-UNIT-18")
NOT_A_BANNER: Final = refuse("board-not-a-banner", "UE-UNIT-18")
FAME: Final = 1


def face_of(state: BoardState, ctx: EffectUse) -> LastingEffect | None:
    """The face the box shows this turn; its number `b` says whether it has been used."""
    for entry in lasting(state, FACE, ctx.seat):
        if entry.target == ctx.source:
            return entry
    return None


def open_face(state: BoardState, ctx: EffectUse) -> CardDef | None:
    """The artifact the box can still be used as."""
    entry = face_of(state, ctx)
    return None if entry is None or entry.bound else LIB.cards[entry.amount]


def take_face(flow: Flow[BoardState], ctx: EffectUse) -> CardDef:
    """The box is used: that is worth Fame, and happens once."""
    entry = face_of(flow.state, ctx)
    assert entry is not None
    strike_out(flow, entry)
    enter(
        flow,
        FACE,
        entry.seat,
        target=entry.target,
        amount=entry.amount,
        bound=1,
        until=entry.until,
        source=entry.source,
    )
    gain_fame(flow, ctx.seat, FAME, ctx.tag())
    return LIB.cards[entry.amount]


class OpenBox(Effect):
    """Reveal the top artifact; this turn the box may be used as that artifact."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: tuple[Effect, ...] = (BoxHalf(False), BoxHalf(True), BoxBanner())
        self.close = CloseBox()
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.artifacts else NO_ARTIFACT

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        card = flow.state.artifacts[-1]
        flow.emit(ArtifactShown(ctx.seat, card))
        enter(flow, FACE, ctx.seat, target=ctx.source, amount=card, until=UNTIL_TURN, source=ctx.tag())
        for way in self.ways:
            grant(flow, ctx, way, 1, UNTIL_TURN)
        put_off(flow, ctx, END_OF_TURN, self.close)

    def text(self) -> Message:
        return Message("board-effect-open-box")


class BoxHalf(Effect):
    """The box is used as one half of the artifact; the strong half uses it up (UE-DEED-11)."""

    def __init__(self, strong: bool) -> None:
        super().__init__()
        self.strong = strong

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        card = open_face(state, ctx)
        if card is None:
            return BOX_USED
        effect = card.strong if self.strong else card.basic
        if effect is None:
            return NO_SUCH_PART
        refusal = timing_refusal(state, card.strong_timing if self.strong else card.basic_timing)
        if refusal is not None:
            return refusal
        return effect.why_not(state, through(ctx, card.number, card.colour, self.strong))

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        card = take_face(flow, ctx)
        effect = card.strong if self.strong else card.basic
        assert effect is not None
        if self.strong:
            flow.emit(CardMoved(ctx.seat, ctx.source, PLAYED, GONE))
        inner = begin_inner(flow, ctx, card.number, card.colour, self.strong)
        flow.then(Resolve(effect.uid, inner))

    def text(self) -> Message:
        return Message("board-effect-box-strong" if self.strong else "board-effect-box-basic")


class BoxBanner(Asker):
    """The box is attached to a unit as the banner it is."""

    def units(self, state: BoardState, ctx: EffectUse) -> list[int]:
        player = state.players[ctx.seat]
        return [unit.uid for unit in player.units if carrier_refusal(player, unit.uid) is None]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        card = open_face(state, ctx)
        if card is None:
            return BOX_USED
        if not isinstance(card.basic, Banner) or card.basic.first is not None:
            return NOT_A_BANNER
        return None if self.units(state, ctx) else NO_SUCH_UNIT

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskUnit(ctx.seat, ctx, tuple(self.units(flow.state, ctx)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-box-banner")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        take_face(flow, ctx)
        flow.emit(BannerAttached(ctx.seat, choice, ctx.source, PLAYED))

    def text(self) -> Message:
        return Message("board-effect-box-banner")


class CloseBox(Effect):
    """The artifact goes under its deck; an unused box comes back to hand, one used as a banner is discarded."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        entry = face_of(flow.state, ctx)
        if entry is None:
            return
        player = flow.state.players[ctx.seat]
        flow.emit(ArtifactReturned(ctx.seat, entry.amount))
        if not entry.bound and ctx.source in player.played:
            flow.emit(CardMoved(ctx.seat, ctx.source, PLAYED, HAND))
        for unit in [unit for unit in player.units if unit.banner == ctx.source]:
            flow.emit(BannerDetached(ctx.seat, unit.uid, ctx.source))
        strike_out(flow, entry)

    def text(self) -> Message:
        return Message("board-effect-close-box")


PARSERS["open_box"] = lambda plain: OpenBox()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "mysterious_box",
    "set": "ultimate",
    "number": 270,
    "tags": ["special"],
    "basic": {"open_box": True},
}
