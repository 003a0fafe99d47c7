"""What attacks that are not blocked cost: who bears them, how many Wounds they bring, what that is worth."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.fight import fight
from mageknight.board.rules.combat.combat import attack_abilities, attack_of, element_of, kind_of, resisted
from mageknight.board.rules.units.defence import unit_armor, unit_resistances
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.state.player import Unit
from mageknight.board.terms import ASSASSINATION, BRUTAL, PARALYZE, POISON, SUMMON
from mageknight.bots.board.siege import storms_city
from mageknight.bots.board.worth import Scale, unit_worth, unit_wound, wound_price

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


class Bearers:
    """Who can bear blows: the hero and the units that may take one."""

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

    def by_unit(self, blow: Blow, bearer: tuple[Unit, int, int]) -> tuple[int, float]:
        """The damage a unit leaves over, and what it costs the unit."""
        unit, armor, resistances = bearer
        damage = blow.damage
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

    def bear(self, blows: list[Blow]) -> tuple[int, float, bool]:
        """How many Wounds all these bring the hero, what they cost him and his units, and whether his hand is lost;
        the worst blow is dealt with first."""
        units = list(self.units)
        wounds, cost, paralyzed = 0, 0.0, False
        for blow in blows:
            best = (*self.by_hero(blow, blow.damage), -1)
            for at, bearer in enumerate(units) if not blow.heroic else ():
                rest, price = self.by_unit(blow, bearer)
                count, hurt = self.by_hero(blow, rest)
                if price + hurt < best[1]:
                    best = (count, price + hurt, at)
            wounds += best[0]
            cost += best[1]
            paralyzed = paralyzed or (blow.paralyzes and best[0] > 0)
            if best[2] >= 0:
                del units[best[2]]
        if wounds >= self.limit:
            cost += KNOCKED_OUT
        return wounds, cost, paralyzed

    def summoned(self, enemies: list[Enemy]) -> tuple[int, float]:
        """What monsters still to be summoned may do."""
        count = -(-UNKNOWN_ATTACK // self.armor)
        callers = sum([1 for enemy in enemies if kind_of(enemy).abilities & SUMMON])
        return callers * count, 0.6 * callers * count * self.wound
