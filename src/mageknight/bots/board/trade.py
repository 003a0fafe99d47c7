"""Trade with the locals: units, spells, advanced actions, healing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.board.commands import BuyCard, BuyHealing, HealWound, Recruit
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.names import card_name, kind_name
from mageknight.board.rules.world.interaction import PRICES, cards_for_sale, healing_price, recruit_price
from mageknight.board.state import BoardState
from mageknight.board.state.player import Unit
from mageknight.bots.board.marks import unit_mark
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.plays import ManaLeft, plays_at
from mageknight.bots.board.sets import Stock
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say

OFFERS: Final = 6
DEAREST: Final = 3
"""Units above this level are not healed for Influence: nobody has so much."""
HURT: Final = 0.5
"""So much of its mark a wounded unit keeps, if another one can be had in its place."""


def purchases(mind: Mind, state: BoardState) -> Iterator[tuple[list[Command], Message]]:
    """Everything the hand can pay for here, dearer things first."""
    seat = mind.seat
    plays = [play for play in plays_at(mind, state) if play.influence > 0 and not play.revealed]
    stock = Stock(plays, state.players[seat].hand, ManaLeft(state, seat))
    rows = stock.rows({id(play): play.influence for play in plays})
    for price, commands, reason in sorted(wares(state, seat), key=lambda ware: -ware[0])[:OFFERS]:
        for pick in stock.cheapest(rows, price - state.turn.influence, [], 1):
            yield [*[command for play in pick.plays for command in play.commands], *commands], reason


def wares(state: BoardState, seat: int) -> list[tuple[int, list[Command], Message]]:
    """The wares for sale: the price, the commands that buy it, the reason."""
    found: list[tuple[int, list[Command], Message]] = []
    player = state.players[seat]
    least = -1.0 if len(player.units) < player.command() else min([served(unit) for unit in player.units])
    for number in dict.fromkeys(state.unit_offer):
        if unit_mark(number) > least:
            price = recruit_price(state, seat, LIB.units[number])
            if price >= 0:
                found.append((price, [Recruit(seat, number)], say("bot-recruits", unit=kind_name(number), price=price)))
    for kind, card in cards_for_sale(state, seat):
        found.append(
            (PRICES[kind], [BuyCard(seat, card, kind)], say("bot-buys-card", card=card_name(card), price=PRICES[kind]))
        )
    price = healing_price(state, player.where)
    wounds = player.hand.count(WOUND)
    if price > 0:
        for count in range(1, min(wounds, 3) + 1):
            found.append(
                (price * count, [*[BuyHealing(seat)] * count, *[HealWound(seat, -1)] * count], say("bot-heals"))
            )
        for unit in player.units:
            level = LIB.units[unit.kind].level
            if unit.wounds and level <= DEAREST:
                cure = [*[BuyHealing(seat)] * level, HealWound(seat, unit.uid)]
                found.append((price * level, cure, say("bot-heals")))
    return found


def served(unit: Unit) -> float:
    """The worth of a unit as it is."""
    return unit_mark(unit.kind) * (HURT if unit.wounds else 1.0)
