"""Meditation: cards of the discard pile that go back to the deck."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import CHOSEN, COUNT, PARSERS, USE_SPECIAL, Effect, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskOption
from mageknight.board.events.cards import DECK_BOTTOM, DECK_TOP, DISCARD, CardMoved
from mageknight.board.moves import subjects
from mageknight.board.rules.game.chance import DECKS
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Shuffle
from mageknight.kernel.message import Message, say

CARD_BITS: Final = 10


class Recollect(Asker):
    """So many cards of the discard pile, random or chosen, go onto or under the deck; as many as there are."""

    def __init__(self, count: int, at_random: bool) -> None:
        super().__init__()
        self.count = count
        self.at_random = at_random
        self.places = (PutBack(DECK_TOP, count), PutBack(DECK_BOTTOM, count))
        self.uses = USE_SPECIAL

    def left(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The discard pile without the cards picked so far."""
        left = state.players[ctx.seat].discard.copy()
        for card in picked(state, ctx):
            left.remove(card)
        return left

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return self.left(state, ctx)

    def lying(self, state: BoardState, seat: int, card: int) -> tuple[str, ...]:
        """In the discard pile, whatever lies in the hand."""
        return subjects.other_card(card)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if not self.left(flow.state, ctx):
            return
        if self.at_random:
            flow.then(PickCards(ctx, self.count), self.where(ctx))
        else:
            flow.then(AskCard(ctx.seat, ctx, self.uid))

    def where(self, ctx: EffectUse) -> AskOption:
        return AskOption(ctx.seat, ctx, tuple([place.uid for place in self.places]))

    def question(self) -> Message:
        return Message("board-ask-recollect")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        pick(flow, ctx, choice)
        if load(flow.state, ctx, COUNT, 0) < self.count and self.left(flow.state, ctx):
            flow.then(AskCard(ctx.seat, ctx, self.uid))
        else:
            flow.then(self.where(ctx))

    def text(self) -> Message:
        key = "board-effect-recollect-random" if self.at_random else "board-effect-recollect"
        return say(key, count=self.count)


def picked(state: BoardState, ctx: EffectUse) -> list[int]:
    """The cards picked so far, in their order."""
    packed = load(state, ctx, CHOSEN, 0)
    mask = (1 << CARD_BITS) - 1
    return [packed >> CARD_BITS * at & mask for at in range(load(state, ctx, COUNT, 0))]


def pick(flow: Flow[BoardState], ctx: EffectUse, card: int) -> None:
    count = load(flow.state, ctx, COUNT, 0)
    store(flow, ctx, CHOSEN, load(flow.state, ctx, CHOSEN, 0) | card << CARD_BITS * count)
    store(flow, ctx, COUNT, count + 1)


class PickCards(Shuffle[BoardState]):
    """Chance picks cards of the discard pile."""

    FIELDS = ("ctx", "count")

    def __init__(self, ctx: EffectUse, count: int) -> None:
        super().__init__(DECKS)
        self.ctx = ctx
        self.count = count

    def size(self, state: BoardState) -> int:
        return len(state.players[self.ctx.seat].discard)

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        discard = sorted(flow.state.players[self.ctx.seat].discard)
        for at in outcome[: self.count]:
            pick(flow, self.ctx, discard[at])


class PutBack(Effect):
    """The cards picked go onto or under the deck, the first picked first."""

    def __init__(self, zone: int, count: int) -> None:
        super().__init__()
        self.zone = zone
        self.count = count

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for card in picked(flow.state, ctx):
            flow.emit(CardMoved(ctx.seat, card, DISCARD, self.zone))

    def text(self) -> Message:
        return Message("board-effect-put-on-deck" if self.zone == DECK_TOP else "board-effect-put-under-deck")


def _recycle(plain: dict[str, Any]) -> Effect:
    inner = plain["recycle"]
    if inner["from"] != "discard" or inner["to"] != ["deck_top", "deck_bottom"]:
        raise ValueError(f"no such recycling: {inner!r}")
    return Recollect(inner["count"], inner["pick"] == "random")


PARSERS["recycle"] = _recycle


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "meditation",
    "set": "base",
    "colors": ["green"],
    "number": 108,
    "tags": ["special"],
    "basic": [
        {"recycle": {"from": "discard", "count": 2, "pick": "random", "to": ["deck_top", "deck_bottom"]}},
        {"hand_limit": 2, "when": "next_draw"},
    ],
    "strong": [
        {"recycle": {"from": "discard", "count": 2, "pick": "chosen", "to": ["deck_top", "deck_bottom"]}},
        {"hand_limit": 2, "when": "next_draw"},
    ],
}
