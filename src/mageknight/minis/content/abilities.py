"""The special abilities: small-int ids for the rules, definitions from ``abilities.json``.

An ability's id is its place in the file, counted from 1; 0 means none. The constants below are for rules code, which
must not look names up; a test sees to it that they and the file agree.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.schema import AbilityFile, AbilitySheet
from mageknight.minis.figure import SLOTS

CHARGE: Final = 1
QUICKNESS: Final = 2
MAGIC_LEVITATION: Final = 3
FLIGHT: Final = 4
AQUATIC: Final = 5
STEALTH: Final = 6
BOUND: Final = 7
FORCED_MARCH: Final = 8
NIMBLE: Final = 9
RAM: Final = 10
FRENZY: Final = 11
SUMMON: Final = 12
HEALING: Final = 13
WEAPON_MASTER: Final = 14
MAGIC_BLAST: Final = 15
FLAME_LIGHTNING: Final = 16
SHOCKWAVE: Final = 17
VAMPIRISM: Final = 18
MAGIC_HEALING: Final = 19
VENOM: Final = 20
SNEAK_ATTACK: Final = 21
SWEEP: Final = 22
BATTLE_ARMOR: Final = 23
POLE_ARM: Final = 24
MAGIC_IMMUNITY: Final = 25
TOUGHNESS: Final = 26
DEFEND: Final = 27
REGENERATION: Final = 28
INVULNERABILITY: Final = 29
DODGE: Final = 30
MAGIC_RETALIATION: Final = 31
LIMITED_INVISIBILITY: Final = 32
CURSED: Final = 33
TERRIFY: Final = 34
STARTING_POSITION: Final = 35
BERSERK: Final = 36
MAGIC_ENHANCEMENT: Final = 37
BATTLE_FURY: Final = 38
DEMORALIZED: Final = 39
NECROMANCY: Final = 40
COMMAND: Final = 41
PIERCE: Final = 42
MAGIC_FREEZE: Final = 43
MAGIC_CONFUSION: Final = 44

TRAITS: Final = (
    "no-formation",
    "no-movement-formation",
    "breaks-away-on-2",
    "replaces-move",
    "rests-target",
    "double-move-needs-no-contact",
    "no-capture",
    "not-capturable",
    "frees-captive",
    "eliminates-captive",
    "not-healable",
    "no-ranged",
    "only-moves",
    "not-counted",
)
"""What an ability entails in every situation; how it works in play is the business of the rules."""

CARD_2001: Final = 2001
CARD_2002: Final = 2002
"""The ability cards; the one of 2002 is in force, the older one an option of the table (reading 5)."""


class AbilityDef:
    """An ability as the card shows it: value area, colour and shape of its mark, whether its owner may cancel it."""

    def __init__(self, id: int, sheet: AbilitySheet) -> None:
        self.id = id
        self.name = sheet.id
        self.slot = SLOTS.index(sheet.slot)
        self.colour = sheet.colour
        self.shape = sheet.shape
        self.optional = sheet.optional
        self.magic = sheet.magic
        self.traits = tuple(sheet.traits)
        self.traits_2001 = self.traits if sheet.card_2001 is None else tuple(sheet.card_2001)
        self.aliases = tuple(sheet.aliases)

    @property
    def differs_in_2001(self) -> bool:
        return self.traits_2001 != self.traits

    @property
    def name_key(self) -> str:
        return f"minis-ability-{self.name}"

    @property
    def text_key(self) -> str:
        return f"minis-ability-{self.name}-text"


@cache
def table() -> tuple[AbilityDef, ...]:
    """All abilities; the one with id n stands at position n - 1."""
    sheets = msgspec.json.decode(read_bytes("abilities.json"), type=AbilityFile).abilities
    return tuple(AbilityDef(number, sheet) for number, sheet in enumerate(sheets, 1))


@cache
def ids() -> dict[str, int]:
    """Id by name; aliases count too."""
    by_name = {each.name: each.id for each in table()}
    for each in table():
        for alias in each.aliases:
            by_name[alias.lower().replace(" ", "-")] = each.id
    return by_name


def ability(id: int) -> AbilityDef:
    """The definition of an ability that shows on a dial."""
    return table()[id - 1]


def mask(trait: str, card: int = CARD_2002) -> int:
    """Bit set of the abilities with a trait, to compare with `FigureDef.masks`."""
    if trait not in TRAITS:
        raise ValueError(f"no trait is called {trait}")
    bits = 0
    for each in table():
        if trait in (each.traits if card == CARD_2002 else each.traits_2001):
            bits |= 1 << each.id
    return bits


def optional_mask() -> int:
    """Bit set of the abilities an owner may cancel for the turn (REB-CON-07)."""
    return sum(1 << each.id for each in table() if each.optional)


def magic_mask() -> int:
    """Bit set of the abilities with Magic in their name (REB-ABL-31)."""
    return sum(1 << each.id for each in table() if each.magic)
