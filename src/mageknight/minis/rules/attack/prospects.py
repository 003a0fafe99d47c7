"""The prospects of a reaction, in words for whoever is asked: the odds of the attack in hand as it is and as it would be."""

from __future__ import annotations

from mageknight.kernel.message import Message
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.effects.parts import total
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.attack.assault import Lines, in_hand
from mageknight.minis.rules.attack.values import attack_parts, chance_in_36, damage_parts, defense_parts, is_hit
from mageknight.minis.state.battle import Battle


def percent(throws: int) -> int:
    """So many of 36 throws as a share of a hundred."""
    return (throws * 100 + 18) // 36


def chance_with(state: Battle, more: Lines = ()) -> int:
    """The share of throws in a hundred with which the attack in hand hits the first of its targets, with further lines."""
    attack, defense = _values(state, more)
    return percent(chance_in_36(state, attack, defense))


def hits_now(state: Battle) -> bool:
    """Does the roll that lies there hit the first target?"""
    attack, defense = _values(state, ())
    return is_hit(state, in_hand(state).roll(), attack, defense)


def _values(state: Battle, more: Lines) -> tuple[int, int]:
    assault = in_hand(state)
    manner, attacker = assault.manner(state), assault.attacker
    target = assault.targets[0]
    adds = attack_parts(state, manner, attacker, target, assault.helpers(), True, (*assault.adds, *more))
    guards = defense_parts(state, manner, attacker, target, True, assault.guards)
    return total(adds), total(guards)


def damage_now(state: Battle) -> int:
    """The damage the attack in hand deals to the first it hit, before anything reduces it; a die that is still to fall is not in it."""
    assault = in_hand(state)
    manner = assault.manner(state)
    parts = damage_parts(
        state=state,
        manner=manner,
        attacker=assault.attacker,
        target=assault.hits[0],
        count=len(assault.hits) + len(assault.misses),
        critical=assault.is_critical(state),
        gifts=assault.given(state),
        more=assault.clicks,
    )
    return total(parts)


def blow_chance(state: Battle, how: str, attacker: int, target: int) -> int:
    """The share of throws in a hundred with which a figure would hit another one, alone."""
    manner = attack_manner(state, how)
    attack = total(attack_parts(state, manner, attacker, target, ()))
    return percent(chance_in_36(state, attack, total(defense_parts(state, manner, attacker, target, True))))


def names(state: Battle, figures: list[int]) -> list[Message]:
    """Several figures by name."""
    return [called(state, each) for each in figures]
