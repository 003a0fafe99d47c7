"""What a figure is, before any game: its base, its symbols and its combat dial.

Definitions are immutable and shared; a game stores only the small-int `FigureDef.id` and a click. Codes are plain
ints so that rules compare numbers; words exist at the edges (`mageknight.minis.content`).
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say

# Value areas of the stat slot, in the order they stand on a dial.
SPEED: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
DAMAGE: Final = 3
SLOTS: Final = ("speed", "attack", "defense", "damage")

# One click of a flat dial: four values, the ability of each value area, the ability of the nexus.
ABILITY: Final = 4
NEXUS: Final = 8
STRIDE: Final = 9

# Ranks. Only the first three show stars; every other figure is unique (REB-BLD-09).
UNIQUE: Final = 0
WEAK: Final = 1
STANDARD: Final = 2
TOUGH: Final = 3
LIMITED: Final = 4
PROMO: Final = 5
RANKS: Final = ("unique", "weak", "standard", "tough", "limited", "promo")

# Types of the second generation; the first code of each list means that the figure shows none.
SPEED_TYPES: Final = ("", "boot", "horseshoe", "wave", "wing", "wheel")
ATTACK_TYPES: Final = ("", "sword", "bow", "wand", "explosive")
DEFENSE_TYPES: Final = ("", "shield", "magic-immunity")
DAMAGE_TYPES: Final = ("", "golem", "titan")

NOT_PRINTED: Final = -1
"""Ranged damage of a figure whose base prints none: the damage showing on the dial counts (M2-DIAL-06)."""


class BaseDef:
    """Shape of a base in units of 1/500 inch.

    A disc of `radius` around the centre dot and, when `tail` is above 0, a second one that far behind it, joined to a
    capsule: the double base of riders.
    """

    def __init__(self, index: int, name: str, radius: int, tail: int) -> None:
        self.index = index
        self.name = name
        self.radius = radius
        self.tail = tail


class Types:
    """The four type symbols of a second-generation base, as codes of the lists above; 0 is none."""

    def __init__(self, speed: int, attack: int, defense: int, damage: int) -> None:
        self.speed = speed
        self.attack = attack
        self.defense = defense
        self.damage = damage


class FigureDef:
    """A figure as printed: equal for every copy, never changed by a game (REB-INT-01, REB-INT-06).

    `dial` holds `clicks` clicks of `STRIDE` ints each; the three skulls come after them and are not stored.
    `masks` has one int a click whose bit n is set while ability n shows. `symbols` is the bit set of the factions whose
    symbol the base carries: it decides formations, and Mage Spawn have none. `name` is the English name, `name_key` the
    catalogue's key for all languages. `ours` marks a design of this project.
    """

    def __init__(
        self,
        id: int,
        key: str,
        set_name: str,
        number: str,
        name: str,
        name_key: str,
        rank: int,
        points: int,
        factions: tuple[int, ...],
        symbols: int,
        subfaction: str,
        generation: int,
        arc: int,
        range: int,
        targets: int,
        base: BaseDef,
        types: Types,
        attack_bonus: int,
        ranged_damage: int,
        start: int,
        dial: tuple[int, ...],
        ours: bool,
        uncertain: tuple[str, ...],
    ) -> None:
        self.id = id
        self.key = key
        self.set_name = set_name
        self.number = number
        self.name = name
        self.name_key = name_key
        self.rank = rank
        self.points = points
        self.factions = factions
        self.symbols = symbols
        self.subfaction = subfaction
        self.generation = generation
        self.arc = arc
        self.range = range
        self.targets = targets
        self.base = base
        self.types = types
        self.attack_bonus = attack_bonus
        self.ranged_damage = ranged_damage
        self.start = start
        self.dial = dial
        self.clicks = len(dial) // STRIDE
        self.masks = ability_masks(dial)
        self.ours = ours
        self.uncertain = uncertain

    @property
    def is_unique(self) -> bool:
        """A base without rank stars is unique (REB-BLD-09)."""
        return not WEAK <= self.rank <= TOUGH

    @property
    def is_rider(self) -> bool:
        """One figure with one dial on a double base (reading 1)."""
        return self.base.tail > 0

    def title(self) -> Message:
        """The figure's name in the reader's language, without its rank."""
        return say(self.name_key)

    def __repr__(self) -> str:
        return f"FigureDef({self.key}: {self.name}, {RANKS[self.rank]}, {self.points})"


def ability_masks(dial: tuple[int, ...]) -> tuple[int, ...]:
    """For every click the bit set of the abilities that show."""
    masks: list[int] = []
    for at in range(0, len(dial), STRIDE):
        mask = 0
        for ability in dial[at + ABILITY : at + STRIDE]:
            if ability:
                mask |= 1 << ability
        masks.append(mask)
    return tuple(masks)
