"""Mind Read: every other player discards a spell or an action of the chosen colour, or shows a hand without one."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import CHOSEN, COLOUR, PARSERS, USE_SPECIAL, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.facts import is_action_card
from mageknight.board.effects.victims import as_victim, others
from mageknight.board.events.cards import DISCARD, HAND, CardMoved, CardStolen, HandSearched, HandShown
from mageknight.board.moves import subjects
from mageknight.board.state import BoardState
from mageknight.board.terms import SPELL
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import Message

CARD_BITS: Final = 10
"""How much room a card takes where one card of every seat is remembered together."""

# Mind Read.


class ReadMinds(Asker):
    """Every other player discards a spell or an action of the chosen colour, or shows a hand without one."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(*[Probed(as_victim(ctx, seat), self.uid) for seat in others(flow.state, ctx.seat)])

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        colour = load(state, ctx, COLOUR)
        return [card for card in state.players[ctx.seat].hand if readable(card, colour)]

    def question(self) -> Message:
        return Message("board-ask-mind-read")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(CardMoved(ctx.seat, choice, HAND, DISCARD))
        known = load(flow.state, ctx, CHOSEN, 0)
        store(flow, ctx, CHOSEN, known | choice << CARD_BITS * ctx.seat)

    def text(self) -> Message:
        return Message("board-effect-mind-read")


def readable(card: int, colour: int) -> bool:
    """Is this a spell or an action of that colour?"""
    kind = LIB.cards[card].kind
    return card != WOUND and (kind == SPELL or is_action_card(card)) and bool(LIB.cards[card].colours >> colour & 1)


class Probed(Frame[BoardState]):
    """A player's mind is read."""

    FIELDS = ("ctx", "effect")

    def __init__(self, ctx: EffectUse, effect: int) -> None:
        self.ctx = ctx
        self.effect = effect

    def run(self, flow: Flow[BoardState]) -> None:
        hand = flow.state.players[self.ctx.seat].hand
        colour = load(flow.state, self.ctx, COLOUR)
        flow.emit(HandSearched(self.ctx.seat))
        if any(readable(card, colour) for card in hand):
            flow.then(AskCard(self.ctx.seat, self.ctx, self.effect))
        else:
            flow.emit(HandShown(self.ctx.seat, tuple(sorted(hand))))


class StealDiscarded(Asker):
    """One Action card of those just discarded may be taken to hand, for good."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def loot(self, state: BoardState, ctx: EffectUse) -> dict[int, int]:
        """The cards that can be taken, and from whom."""
        packed = load(state, ctx, CHOSEN, 0)
        found: dict[int, int] = {}
        for seat in range(len(state.players)):
            card = packed >> CARD_BITS * seat & (1 << CARD_BITS) - 1
            if card and is_action_card(card) and card in state.players[seat].discard:
                found.setdefault(card, seat)
        return found

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return list(self.loot(state, ctx))

    def lying(self, state: BoardState, seat: int, card: int) -> tuple[str, ...]:
        """In somebody's discard pile, whatever lies in the hand."""
        return subjects.other_card(card)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.loot(flow.state, ctx):
            flow.then(AskCard(ctx.seat, ctx, self.uid, True))

    def question(self) -> Message:
        return Message("board-ask-steal-card")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        if choice >= 0:
            flow.emit(CardStolen(ctx.seat, self.loot(flow.state, ctx)[choice], choice))

    def text(self) -> Message:
        return Message("board-effect-steal-discarded")


PARSERS["mind_read"] = lambda plain: ReadMinds()
PARSERS["steal_discarded"] = lambda plain: StealDiscarded()


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "mind_read",
    "set": "base",
    "colors": ["white"],
    "number": 111,
    "tags": ["special"],
    "basic": [{"choose_color": "basic"}, {"gain_crystal": "chosen", "count": 1}, {"mind_read": True}],
    "strong": [
        {"choose_color": "basic"},
        {"gain_crystal": "chosen", "count": 1},
        {"mind_read": True},
        {"steal_discarded": True},
    ],
}
