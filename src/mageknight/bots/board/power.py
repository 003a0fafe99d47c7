"""Power of heroes and enemies, roughly: what one turn can bring against what they take. For goals still out of reach."""

from __future__ import annotations

from functools import cache
from typing import Final

from mageknight.board.content.definitions import EnemyDef
from mageknight.board.content.library import LIB
from mageknight.board.state.player import Player
from mageknight.board.terms import BRUTAL, FORTIFIED, POISON, SUMMON

CARD_BRINGS: Final = 1.8
"""Points of attack or block a card of the hand brings, more or less."""
UNIT_BRINGS: Final = 1.6
"""The same for each level of a unit."""
GUARD: Final = 0.6
"""So much of an enemy's attack has to be blocked or borne."""
WALLS: Final = 2.0
"""What fortifications add."""
SUMMONED: Final = 5.0
"""The attack of a monster still to be summoned."""
SURE: Final = 1.3
"""From so many times the strength needed on a fight counts as won."""
HOPELESS: Final = 0.55


def strength(player: Player) -> float:
    """The strength a turn of this player brings into a fight."""
    units = sum([LIB.units[unit.kind].level for unit in player.units if not unit.wounds])
    better = max(0, len(player.hand) + len(player.deck) + len(player.discard) - 16)
    return CARD_BRINGS * player.hand_limit() + UNIT_BRINGS * units + 0.25 * better + 0.5 * player.level


class Foe:
    """An enemy as far as it is known: the Fame it gives, what its armor takes and what its attacks bring."""

    __slots__ = ("armor", "attack", "fame")

    def __init__(self, fame: float, armor: float, attack: float) -> None:
        self.fame = fame
        self.armor = armor
        self.attack = attack


@cache
def foe_of(kind: EnemyDef) -> Foe:
    """An enemy seen: armor is dearer with each resistance, some attacks count more."""
    armor = kind.armor * (1.0 + 0.2 * kind.resistances.bit_count()) + (WALLS if kind.abilities & FORTIFIED else 0.0)
    attack = sum(kind.attack_values) * (2 if kind.abilities & BRUTAL else 1) + (2 if kind.abilities & POISON else 0)
    return Foe(kind.fame, armor, attack + (SUMMONED if kind.abilities & SUMMON else 0))


def usual(pile: int) -> Foe:
    """The mean of a pile's tokens."""
    return _mean(pile, len(LIB.enemies))


@cache
def _mean(pile: int, known: int) -> Foe:
    """The mean of a pile while so many kinds are known: packs bring more."""
    kinds = [(foe_of(kind), kind.copies) for kind in LIB.enemies if kind.pile == pile]
    count = max(1, sum([copies for _, copies in kinds]))
    fame = sum([foe.fame * copies for foe, copies in kinds]) / count
    armor = sum([foe.armor * copies for foe, copies in kinds]) / count
    return Foe(fame, armor, sum([foe.attack * copies for foe, copies in kinds]) / count)


def foe_at(token: int) -> Foe:
    """A token on the map, given as instance * 2 + face up."""
    kind = LIB.enemies[LIB.token_kind[token >> 1]]
    return foe_of(kind) if token & 1 else usual(kind.pile)


def chance(strong: float, hard: float) -> float:
    """The likelihood of what is so hard."""
    return min(1.0, max(0.0, (strong / max(1.0, hard) - HOPELESS) / (SURE - HOPELESS)))


def all_beaten(foes: list[Foe], walls: bool, strong: float) -> float:
    """The likelihood that all of them can be beaten in one fight."""
    armor = sum([foe.armor for foe in foes]) + (WALLS if walls else 0.0)
    return chance(strong, armor + GUARD * sum([foe.attack for foe in foes]))


def one_beaten(foes: list[Foe], walls: bool, strong: float) -> float:
    """The likelihood that the weakest can be beaten while all the others attack too."""
    armor = min([foe.armor for foe in foes]) + (WALLS if walls else 0.0)
    return chance(strong, armor + GUARD * sum([foe.attack for foe in foes]))
