"""Harm of attacks that are not blocked: who bears them, how many Wounds they bring, what that is worth."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import AssignDamage, TakeDamage
from mageknight.board.events.fight import fight
from mageknight.board.rules.combat.combat import attack_abilities, attack_of, element_of, kind_of, resisted
from mageknight.board.rules.units.defence import unit_armor, unit_resistances
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.state.player import Unit
from mageknight.board.terms import ASSASSINATION, BRUTAL, PARALYZE, POISON, SUMMON
from mageknight.bots.board.siege import storms_city
from mageknight.bots.board.worth import Scale, unit_worth, unit_wound, wound_price
from mageknight.kernel.command import Command

UNKNOWN_ATTACK: Final = 4
KNOCKED_OUT: Final = 4.0
PARALYZED: Final = 2.0
"""What it costs to lose the cards in hand."""
ABSORBED: Final = 0.05


class Blow:
    """One attack as it hurts."""

    __slots__ = ("attack", "damage", "element", "enemy", "heroic", "paralyzes", "poisons")

    def __init__(self, state: BoardState, enemy: Enemy, attack: int) -> None:
        abilities = attack_abilities(state, enemy, attack)
        self.enemy = enemy
        self.attack = attack
        self.damage = attack_of(state, enemy, attack) * (2 if abilities & BRUTAL else 1)
        self.element = element_of(state, enemy, attack)
        self.poisons = bool(abilities & POISON)
        self.paralyzes = bool(abilities & PARALYZE)
        self.heroic = bool(abilities & ASSASSINATION)


class Burden:
    """The sum of blows: the hero's Wounds, the price of it all, whether the hand is lost, which units are of no more use in this fight,
    and the commands that share it out."""

    __slots__ = ("cost", "lamed", "orders", "paralyzed", "wounds")

    def __init__(self) -> None:
        self.wounds = 0
        self.cost = 0.0
        self.paralyzed = False
        self.lamed: set[int] = set()
        self.orders: list[Command] = []


class Bearers:
    """The bearers of blows: the hero and the units that may take one."""

    def __init__(self, state: BoardState, scale: Scale) -> None:
        player = state.players[scale.seat]
        combat = fight(state)
        self.armor = player.armor()
        self.limit = player.hand_limit() - combat.wounds
        self.wound = wound_price(scale)
        self.scale = scale
        self.storms = storms_city(state)
        self.units: list[tuple[Unit, int, int]] = []
        if combat.units_allowed:
            for unit in player.units:
                if not unit.wounds and not unit.hurt:
                    armor = unit_armor(state, scale.seat, unit)
                    self.units.append((unit, armor, unit_resistances(state, scale.seat, unit)))

    def by_hero(self, blow: Blow, damage: int) -> tuple[int, float]:
        """The Wounds the hero takes from so much damage, and their price."""
        if damage <= 0:
            return 0, 0.0
        count = -(-damage // self.armor)
        price = count * self.wound * (2 if blow.poisons else 1)
        return count, price + (PARALYZED if blow.paralyzes else 0.0)

    def by_unit(self, blow: Blow, damage: int, bearer: tuple[Unit, int, int]) -> tuple[int, float]:
        """The damage a unit leaves over, and what it costs the unit."""
        unit, armor, resistances = bearer
        if resisted(resistances, blow.element):
            damage -= armor
            if damage <= 0:
                return 0, ABSORBED
        service = self.scale.service
        price = unit_wound(unit.kind, service) + (service if blow.poisons else 0.0)
        price += self.scale.siege.wound_price(unit.kind, self.storms)
        if blow.paralyzes:
            price = unit_worth(unit, service)
        return max(0, damage - armor), price

    def bear(self, blows: list[Blow], spared: set[int]) -> Burden:
        """The bearers of these, the worst blow first; the units in `spared` are to bear none."""
        units = [bearer for bearer in self.units if bearer[0].uid not in spared]
        burden = Burden()
        for number, blow in enumerate(blows):
            if number < len(blows) - 1:
                burden.orders.append(TakeDamage(self.scale.seat, blow.enemy.token, blow.attack))
            damage = blow.damage
            while damage > 0 and not blow.heroic and units:
                at = self.bearer(blow, damage, units)
                if at < 0:
                    break
                damage = self.laid_on(burden, blow, damage, units[at])
                del units[at]
            count, price = self.by_hero(blow, damage)
            if damage > 0 and not blow.heroic:
                burden.orders.append(AssignDamage(self.scale.seat, -1))
            burden.wounds += count
            burden.cost += price
            burden.paralyzed = burden.paralyzed or (blow.paralyzes and count > 0)
        if burden.wounds >= self.limit:
            burden.cost += KNOCKED_OUT
        return burden

    def bearer(self, blow: Blow, damage: int, units: list[tuple[Unit, int, int]]) -> int:
        """The unit, by its place among these, that makes this damage cheapest; -1 if the hero had better take it all."""
        found, cheapest = -1, self.by_hero(blow, damage)[1]
        for at, bearer in enumerate(units):
            rest, price = self.by_unit(blow, damage, bearer)
            price += self.by_hero(blow, rest)[1]
            if price < cheapest:
                found, cheapest = at, price
        return found

    def laid_on(self, burden: Burden, blow: Blow, damage: int, bearer: tuple[Unit, int, int]) -> int:
        """A unit takes what it can; the damage left over."""
        rest, price = self.by_unit(blow, damage, bearer)
        burden.cost += price
        burden.orders.append(AssignDamage(self.scale.seat, bearer[0].uid))
        if price > ABSORBED:
            burden.lamed.add(bearer[0].uid)
        return rest

    def summoned(self, enemies: list[Enemy]) -> tuple[int, float]:
        """The harm that monsters still to be summoned may do."""
        count = -(-UNKNOWN_ATTACK // self.armor)
        callers = sum([1 for enemy in enemies if kind_of(enemy).abilities & SUMMON])
        return callers * count, 0.6 * callers * count * self.wound
