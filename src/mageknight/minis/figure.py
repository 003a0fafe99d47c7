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

# One click of a flat dial: four values, the ability of each value area, the ability of the nexus, flags.
ABILITY: Final = 4
NEXUS: Final = 8
FLAGS: Final = 9
STRIDE: Final = 10

# Flags of a click. A skull in a value area counts as 0 there and is told from a printed 0 by its flag alone, so that
# reading a value stays one look.
REPAIR: Final = 1
YELLOW: Final = 2
SKULL: Final = 4
"""The flag of a skull in the first value area; the next areas follow, each one bit higher."""

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
BOOT: Final = 1
HORSESHOE: Final = 2
WAVE: Final = 3
WING: Final = 4
WHEEL: Final = 5
ATTACK_TYPES: Final = ("", "sword", "bow", "wand", "explosive")
DEFENSE_TYPES: Final = ("", "shield", "magic-immunity")
DAMAGE_TYPES: Final = ("", "golem", "titan")

MOUNT_TYPES: Final = (
    "battle-horse",
    "desert-warbird",
    "pegasus",
    "sky-dragon",
    "cloud-griffon",
    "horned-stag",
    "salamander",
    "technocat",
)
"""The kinds of mounts (M2-MOUNT-04)."""

NOT_PRINTED: Final = -1
"""Ranged damage of a figure whose base prints none: the damage showing on the dial counts (M2-DIAL-06)."""


class BaseDef:
    """Shape of a base in units of 1/500 inch.

    All points within `radius` of its spine, a segment that reaches `nose` before and `tail` behind the centre dot; both are
    0 for a round base. `stand` is the radius of its flight stand.
    """

    def __init__(self, index: int, name: str, radius: int, nose: int, tail: int, stand: int) -> None:
        self.index = index
        self.name = name
        self.radius = radius
        self.nose = nose
        self.tail = tail
        self.stand = stand


class Types:
    """The four type symbols of a second-generation base, as codes of the lists above; 0 is none."""

    def __init__(self, speed: int, attack: int, defense: int, damage: int) -> None:
        self.speed = speed
        self.attack = attack
        self.defense = defense
        self.damage = damage


class Dial:
    """One combat dial: `faces` holds `clicks` clicks of `STRIDE` ints each; the three skulls after them are not stored.

    `masks` has one int a click whose bit n is set while ability n shows. `start` is the click of the starting marker.
    """

    def __init__(self, faces: tuple[int, ...], start: int) -> None:
        self.faces = faces
        self.clicks = len(faces) // STRIDE
        self.masks = ability_masks(faces)
        self.start = start


class Level:
    """One of the strengths a figure can be fielded at: what it costs, and how far each dial is turned from its marker.

    A figure at a level is a definition of its own with this `key`; so the limit of healing, the points and the place of a
    return follow without a further list in the game (M2-ARMY-14, M2-ARMY-17, M2-TITAN-02, M2-MDIAL-02).
    """

    def __init__(self, number: int, key: str, points: int, turned: tuple[int, ...]) -> None:
        self.number = number
        self.key = key
        self.points = points
        self.turned = turned


class MountDef:
    """What makes a figure a mount: its type, its intelligence without a rider, its proficiencies (M2-MOUNT-01)."""

    def __init__(self, type: str, intelligence: str, proficiencies: tuple[str, ...]) -> None:
        self.type = type
        self.intelligence = intelligence
        self.proficiencies = proficiencies


class BombDef:
    """A Bombardment token: the number to meet, the radius of its area in units, the printed attack and damage, and how
    far it drifts at each result from `lowest` on (M2-BOMB-02, M2-BOMB-13, M2-BOMB-17)."""

    def __init__(self, meet: int, radius: int, attack: int, damage: int, lowest: int, drift: tuple[int, ...]) -> None:
        self.meet = meet
        self.radius = radius
        self.attack = attack
        self.damage = damage
        self.lowest = lowest
        self.drift = drift


class Fittings:
    """What only some figures of the second generation have; `PLAIN` is what all others share.

    `item_slots` counts the places for items, `rides` names the mount types or the one collector's number it may ride,
    `rider_bonus` is the attack bonus printed in a square, `min_range` the shortest distance of indirect fire,
    `passengers` the room in a rear compartment. `champion` marks the dial of a champion's version.
    """

    def __init__(
        self,
        item_slots: int = 0,
        mount: MountDef | None = None,
        rides: tuple[str, ...] = (),
        rider_bonus: int = 0,
        min_range: int = 0,
        indirect: bool = False,
        bombs: tuple[BombDef, ...] = (),
        passengers: int = 0,
        champion: bool = False,
    ) -> None:
        self.item_slots = item_slots
        self.mount = mount
        self.rides = rides
        self.rider_bonus = rider_bonus
        self.min_range = min_range
        self.indirect = indirect
        self.bombs = bombs
        self.passengers = passengers
        self.champion = champion


PLAIN: Final = Fittings()


class FigureDef:
    """A figure as printed: equal for every copy, never changed by a game (REB-INT-01, REB-INT-06).

    `dials` are its combat dials: one, or four of a large warrior in the order front, left, rear, right. `dial`, `masks`,
    `clicks` and `start` are those of the first, laid out here because rules look at them all the time. `symbols` is the bit
    set of the factions whose symbol the base carries: it decides formations, and Mage Spawn have none. `name` is the English
    name, `name_key` the catalogue's key for all languages. `identity` is set and collector's number without the letter of a
    version: no army holds two uniques with the same (M2-ARMY-07, R7). `level` is 0 unless the definition is that of a figure
    at one of its `levels`. `rear` is the rear arc in degrees, `repairs` says that its dial has repair markers. `ours` marks a
    design of this project. `look` is how its file says it is drawn, if it does.
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
        dials: tuple[Dial, ...],
        ours: bool,
        uncertain: tuple[str, ...],
        identity: str = "",
        rear: int = -1,
        levels: tuple[Level, ...] = (),
        level: int = 0,
        fittings: Fittings = PLAIN,
        look: str = "",
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
        self.dials = dials
        self.start = dials[0].start
        self.dial = dials[0].faces
        self.clicks = dials[0].clicks
        self.masks = dials[0].masks
        self.repairs = any(flags & REPAIR for flags in self.dial[FLAGS::STRIDE])
        self.ours = ours
        self.uncertain = uncertain
        self.identity = identity or key
        self.rear = 360 - arc if rear < 0 else rear
        self.levels = levels
        self.level = level
        self.fittings = fittings
        self.look = look

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
        for ability in dial[at + ABILITY : at + FLAGS]:
            if ability:
                mask |= 1 << ability
        masks.append(mask)
    return tuple(masks)
