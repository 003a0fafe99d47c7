"""Preparation: take a card of one's choice out of the deck, then shuffle it."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.tactics import DECK_EMPTY
from mageknight.board.events.cards import CardFound
from mageknight.board.moves import subjects
from mageknight.board.rules.game.chance import ShuffleDeed
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal


class SearchDeck(Asker):
    """Take a card of one's choice out of the deck, then shuffle it."""

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.players[ctx.seat].deck else DECK_EMPTY

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskCard(ctx.seat, ctx, self.uid))

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return sorted(state.players[ctx.seat].deck)

    def lying(self, state: BoardState, seat: int, card: int) -> tuple[str, ...]:
        """In the deck, whatever lies in the hand."""
        return subjects.other_card(card)

    def question(self) -> Message:
        return Message("board-ask-search-deck")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(CardFound(ctx.seat, choice))
        flow.then(ShuffleDeed(ctx.seat))

    def text(self) -> Message:
        return Message("board-effect-search-deck")


PARSERS["search_deck"] = lambda plain: SearchDeck()
