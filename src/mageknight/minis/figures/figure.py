"""A figure before any game: its base, its symbols and its combat dial.

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
TITAN: Final = 2

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


FATAL: Final = 6
"""Skulls in the stat slots that eliminate a large warrior, whichever sections show them (M2-MDIAL-16)."""


class Nature:
    """The nature of a large warrior: what sets it apart from all others; `TAME` is what those share.

    `fatal` skulls eliminate it. `actions` are those it brings to its army in place of what its points are worth, 0 where they
    count as those of any other. `powers` are the abilities all its sections have whatever their dials show. `own_tokens`: action
    tokens lie on its sections, not on the base. `tireless`: it is never pushed. `unheld`: it needs no roll to break away.
    `clear`: terrain does not hinder its movement, but its base never lies on any. `sure`: its sections shoot in contact too.
    `towers`: height is of no use against it, flight stands touch it. `wary`: its sections counter spells with action tokens on them
    too. `headstrong`: an opponent controls it for one action only, and what cancels its abilities ends when its end phase begins.
    """

    def __init__(
        self,
        fatal: int = FATAL,
        actions: int = 0,
        powers: tuple[str, ...] = (),
        traits: tuple[str, ...] = (),
    ) -> None:
        self.fatal = fatal
        self.actions = actions
        self.powers = powers
        self.traits = traits
        self.own_tokens = "own-tokens" in traits
        self.tireless = "tireless" in traits
        self.unheld = "unheld" in traits
        self.clear = "clear" in traits
        self.sure = "sure" in traits
        self.towers = "towers" in traits
        self.wary = "wary" in traits
        self.headstrong = "headstrong" in traits


TAME: Final = Nature()


class Level:
    """One of the strengths a figure can be fielded at: what it costs, and how far each dial is turned from its marker.

    A dial of a large warrior that is turned to its end is not used at this level (M2-DRAGON-06). `nature` is what it is like at
    this level.

    A figure at a level is a definition of its own with this `key`; so the limit of healing, the points and the place of a
    return follow without a further list in the game (M2-ARMY-14, M2-ARMY-17, M2-TITAN-02, M2-MDIAL-02).
    """

    def __init__(self, number: int, key: str, points: int, turned: tuple[int, ...], nature: Nature = TAME) -> None:
        self.number = number
        self.key = key
        self.points = points
        self.turned = turned
        self.nature = nature


class MountDef:
    """The facts of a mount: its type, its intelligence without a rider, its proficiencies (M2-MOUNT-01)."""

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
    """The fittings only some figures of the second generation have; `PLAIN` is what all others share.

    `item_slots` counts the places for items, `rides` names the mount types or the one collector's number it may ride,
    `rider_bonus` is the attack bonus printed in a square, `min_range` the shortest distance of indirect fire,
    `passengers` the room in a rear compartment. `champion` marks the dial of a champion's version. `ranges` are those of
    the left, rear and right section of a large warrior, where they differ from that of its front. `castle` is
    the piece of terrain that a castle section is as well.
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
        ranges: tuple[int, ...] = (),
        castle: str = "",
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
        self.ranges = ranges
        self.castle = castle


PLAIN: Final = Fittings()

SECTIONS: Final = 4
SECTION_NAMES: Final = ("front", "left", "rear", "right")
WHOLE: Final = -1
HULL: Final = 4
"""What a definition is of a large warrior: all of it as printed, one of its sections (0 to 3: front, left, rear, right), or the
hull they belong to, which has no dial that counts."""


class FigureDef:
    """A figure as printed: equal for every copy, never changed by a game (REB-INT-01, REB-INT-06).

    `dials` are its combat dials: one, or four of a large warrior in the order front, left, rear, right. `dial`, `masks`,
    `clicks` and `start` are those of the first, laid out here because rules look at them all the time. `symbols` is the bit
    set of the factions whose symbol the base carries: it decides formations, and Mage Spawn have none. `name` is the English
    name, `name_key` the catalogue's key for all languages. `identity` is set and collector's number without the letter of a
    version: no army holds two uniques with the same (M2-ARMY-07, R7). `level` is 0 unless the definition is that of a figure
    at one of its `levels`. `rear` is the rear arc in degrees, `repairs` says that its dial has repair markers.
    A giant is a titan or a large warrior, one with several dials. `nature` is what sets a large warrior apart. `ours` marks a
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
        part: int = WHOLE,
        nature: Nature = TAME,
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
        self.is_titan = types.damage == TITAN
        self.part = part
        self.is_large = len(dials) > 1 or part != WHOLE
        self.is_giant = self.is_titan or self.is_large
        self.is_castle = fittings.castle != ""
        self.repairs = any(flags & REPAIR for flags in self.dial[FLAGS::STRIDE])
        self.ours = ours
        self.uncertain = uncertain
        self.identity = identity or key
        self.rear = 360 - arc if rear < 0 else rear
        self.levels = levels
        self.level = level
        self.fittings = fittings
        self.look = look
        self.nature = nature
        self._parts: list[FigureDef] = []

    @property
    def is_unique(self) -> bool:
        """A base without rank stars is unique (REB-BLD-09)."""
        return not WEAK <= self.rank <= TOUGH

    @property
    def is_rider(self) -> bool:
        """One figure with one dial on a double base (reading 1)."""
        return self.base.tail > 0 and not self.is_large

    @property
    def is_unused(self) -> bool:
        """Is it a section whose dial is not used in this game (M2-DRAGON-06)?"""
        return self.start >= self.clicks

    def at_level(self, level: Level, id: int) -> FigureDef:
        """The figure fielded at one of its levels: its points, and its dials turned on."""
        turned = zip(self.dials, level.turned, strict=True)
        dials = tuple([Dial(each.faces, each.start + turn) for each, turn in turned])
        found = self._again(id, level.key, level.points, dials, level.number, self.symbols, self.types, WHOLE)
        found.nature = level.nature
        return found

    def typed(self, symbols: int, types: Types) -> FigureDef:
        """The figure read with other faction symbols and types than its base shows."""
        return self._again(self.id, self.key, self.points, self.dials, self.level, symbols, types, self.part)

    def parts(self) -> list[FigureDef]:
        """The definitions of its slots: of a large warrior the hull and the four sections, of any other itself.

        The hull has the points, each section its own dial, and a front arc that is its quarter of the base (M2-MDIAL-13).
        """
        if not self.is_large or self.part != WHOLE:
            return [self]
        if not self._parts:
            blank = (Dial((0,) * STRIDE, 0),)
            found = [self._again(self.id, self.key, self.points, blank, self.level, self.symbols, self.types, HULL)]
            for number, each in enumerate(self.dials):
                part = self._again(self.id, self.key, 0, (each,), self.level, self.symbols, self.types, number)
                part.arc, part.rear = 90, 0
                if number and self.fittings.ranges:
                    part.range = self.fittings.ranges[number - 1]
                found.append(part)
            found[0].arc, found[0].rear = 360, 0
            self._parts = found
        return self._parts

    def _again(
        self,
        id: int,
        key: str,
        points: int,
        dials: tuple[Dial, ...],
        level: int,
        symbols: int,
        types: Types,
        part: int,
    ) -> FigureDef:
        return FigureDef(
            id=id,
            key=key,
            set_name=self.set_name,
            number=self.number,
            name=self.name,
            name_key=self.name_key,
            rank=self.rank,
            points=points,
            factions=self.factions,
            symbols=symbols,
            subfaction=self.subfaction,
            generation=self.generation,
            arc=self.arc,
            range=self.range,
            targets=self.targets,
            base=self.base,
            types=types,
            attack_bonus=self.attack_bonus,
            ranged_damage=self.ranged_damage,
            dials=dials,
            ours=self.ours,
            uncertain=self.uncertain,
            identity=self.identity,
            rear=self.rear,
            levels=self.levels,
            level=level,
            fittings=self.fittings,
            look=self.look,
            part=part,
            nature=self.nature,
        )

    def title(self) -> Message:
        """The figure's name in the reader's language, without its rank."""
        return say(self.name_key)

    def __repr__(self) -> str:
        return f"FigureDef({self.key}: {self.name}, {RANKS[self.rank]}, {self.points})"


def is_part(figure: FigureDef) -> bool:
    """Is it the definition of a section of a large warrior?"""
    return WHOLE < figure.part < HULL


def laid_out(roll: list[FigureDef]) -> list[FigureDef]:
    """The definitions of all slots of a battle, where a large warrior is written in five of them."""
    found: list[FigureDef] = []
    while len(found) < len(roll):
        found += roll[len(found)].parts()
    return found


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
