"""Talking to the locals: recruiting and buying (UE-INTERACT-01 to 22, UE-CITY-01 to 08)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BuyCard, BuyHealing, CallElite, Interact, Recruit
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import card_name, kind_name
from mageknight.board.rules.world.interaction import (
    BUY_ACTION,
    BUY_ARTIFACT,
    BUY_MONASTERY,
    BUY_SPELL,
    BUY_UNSEEN,
    PRICES,
    begin_interaction,
    buy_card,
    buy_healing,
    call_elite,
    card_refusal,
    cards_for_sale,
    cheaper_by,
    elite_refusal,
    healing_refusal,
    in_white_city,
    interact_refusal,
    recruit,
    recruit_price,
    recruit_refusal,
)
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Interacting(OpenMove[Interact]):
    """Begin an interaction."""

    COMMAND = Interact
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Interact(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if interact_refusal(state, ask.seat) is None:
            found.append(Interact(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Interact) -> Refusal | None:
        return interact_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Interact) -> None:
        begin_interaction(flow, ask.seat)


INTERACT: Final = Interacting()


class Recruiting(OpenMove[Recruit]):
    """Recruit a unit, by its kind."""

    COMMAND = Recruit

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Recruit(ask.seat, kind) for kind in dict.fromkeys(state.unit_offer)]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Recruit) -> Refusal | None:
        return recruit_refusal(state, ask.seat, command.unit)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Recruit) -> None:
        recruit(flow, ask.seat, command.unit)

    def words(self, state: BoardState, ask: Ask[BoardState], command: Recruit) -> Message:
        """A unit that is not recruited at this site shows its printed cost."""
        kind = LIB.units[command.unit]
        price = recruit_price(state, ask.seat, kind) if state.players[ask.seat].where >= 0 else -1
        if price < 0:
            return say("board-do-recruit", unit=kind_name(command.unit), cost=kind.cost)
        least = max(0, price - cheaper_by(state, ask.seat))
        if least < price:
            return say("board-do-recruit-cheaper", unit=kind_name(command.unit), cost=price, least=least)
        return say("board-do-recruit", unit=kind_name(command.unit), cost=price)

    def about(self, state: BoardState, ask: Ask[BoardState], command: Recruit) -> tuple[str, ...]:
        return subjects.unit_of_offer(command.unit)


RECRUIT: Final = Recruiting()


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


class BuyingHealing(OpenMove[BuyHealing]):
    """Buy one Healing point."""

    COMMAND = BuyHealing
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [BuyHealing(ask.seat)]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BuyHealing) -> Refusal | None:
        return healing_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BuyHealing) -> None:
        buy_healing(flow, ask.seat)


BUY_HEALING: Final = BuyingHealing()


class CallingElite(OpenMove[CallElite]):
    """Add an Elite unit to the offer."""

    COMMAND = CallElite
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [CallElite(ask.seat)] if in_white_city(state, ask.seat) else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: CallElite) -> Refusal | None:
        return elite_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: CallElite) -> None:
        call_elite(flow, ask.seat)


CALL_ELITE: Final = CallingElite()
