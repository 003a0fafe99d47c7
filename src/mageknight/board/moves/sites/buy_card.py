"""Buying spells, advanced actions and artifacts (UE-INTERACT-16 to 22, UE-CITY-01 to 08)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BuyCard
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import card_name
from mageknight.board.rules.world.interaction import (
    BUY_ACTION,
    BUY_ARTIFACT,
    BUY_MONASTERY,
    BUY_SPELL,
    BUY_UNSEEN,
    PRICES,
    buy_card,
    card_refusal,
    cards_for_sale,
)
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class BuyingCard(OpenMove[BuyCard]):
    """Buy a card."""

    COMMAND = BuyCard
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        """The wares sold here, then the offers."""
        offers = (
            (BUY_SPELL, state.spell_offer),
            (BUY_ACTION, state.action_offer),
            (BUY_MONASTERY, state.monastery_offer),
        )
        offered = [(kind, card) for kind, cards in offers for card in cards]
        return [
            BuyCard(ask.seat, card, kind) for kind, card in dict.fromkeys([*cards_for_sale(state, ask.seat), *offered])
        ]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Only what is sold here."""
        for kind, card in cards_for_sale(state, ask.seat):
            command = BuyCard(ask.seat, card, kind)
            if card_refusal(state, ask.seat, command) is None:
                found.append(command)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BuyCard) -> Refusal | None:
        return card_refusal(state, ask.seat, command)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BuyCard) -> None:
        buy_card(flow, ask.seat, command)

    def words(self, state: BoardState, ask: Ask[BoardState], command: BuyCard) -> Message:
        """The unseen card and an artifact have no name before they are drawn."""
        price = PRICES[command.kind]
        if command.kind == BUY_UNSEEN:
            return say("board-do-buy-unseen", cost=price)
        if command.kind == BUY_ARTIFACT:
            return say("board-do-buy-artifact", cost=price)
        key = "board-do-buy-spell" if command.kind == BUY_SPELL else "board-do-learn"
        return say(key, card=card_name(command.card), cost=price)

    def about(self, state: BoardState, ask: Ask[BoardState], command: BuyCard) -> tuple[str, ...]:
        return subjects.card_of_offer(command.card)


BUY_CARD: Final = BuyingCard()
