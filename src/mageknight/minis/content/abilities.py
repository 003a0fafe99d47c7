"""The special abilities: small-int ids for the rules, definitions from ``abilities.json``.

An ability's id is its place in the file, counted from 1; 0 means none. The constants below are for rules code, which
must not look names up; a test sees to it that they and the file agree.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mageknight.minis.content.files import read_sheet
from mageknight.minis.content.schema import AbilityFile, AbilitySheet, CardSheet
from mageknight.minis.figures.figure import SLOTS

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
PATHFINDER: Final = 45
THUNDER_BLOW: Final = 46
PARRY: Final = 47
COUNTERATTACK: Final = 48
SMITE: Final = 49
ARCING_FIRE: Final = 50
BOMBARDMENT: Final = 51
OVERWATCH: Final = 52
HEX: Final = 53
STORMFIRE: Final = 54
MAGE_BLAST: Final = 55
GHOSTFORM: Final = 56
SPELL_RESISTANCE: Final = 57
CRUSHING_BLOW: Final = 58
LIFE_DRAIN: Final = 59
LEADERSHIP: Final = 60
IMMOBILIZE: Final = 61

# A set of abilities with a number above 61 leaves the range in which compiled code counts without allocating: these four,
# hardly asked for in play, stand last.
TINKER: Final = 62
STRONG_FLIER: Final = 63
INFILTRATE: Final = 64
SUBMERGED: Final = 65

SHIELDING: Final = (
    1 << BATTLE_ARMOR
    | 1 << TOUGHNESS
    | 1 << INVULNERABILITY
    | 1 << DODGE
    | 1 << MAGIC_RETALIATION
    | 1 << CURSED
    | 1 << SPELL_RESISTANCE
)
"""The defense abilities that help a figure once it is a target; those that keep it from being one are others (reading R62)."""

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
    "special-action",
    "command-phase",
    "acts-first",
    "no-surge",
    "no-double-time",
    "no-shake-off",
    "no-objective",
    "lets-break-away",
    "no-ranged-target",
    "lets-fire-through",
    "fires-over-bases",
    "deploys-late",
)
"""What an ability entails in every situation; how it works in play is the business of the rules."""

CARD_2001: Final = 2001
CARD_2002: Final = 2002
CARD_2003: Final = 2003
"""The ability cards: that of 2002 is in force in the first generation, the older one an option of the table (reading 5), that
of 2003 belongs to the second generation."""


class Card:
    """An ability as the card of one year has it."""

    def __init__(self, traits: tuple[str, ...], optional: bool, text_key: str) -> None:
        self.traits = traits
        self.optional = optional
        self.text_key = text_key


class AbilityDef:
    """An ability as the cards show it: value area, colour and shape of its mark, whether its owner may cancel it.

    `cards` has one entry for every year whose card lists it; `optional` and `traits` are those of its oldest but one, or of
    its only card. `attack_types` are the columns of an attack ability on the card of 2003.
    """

    def __init__(self, id: int, sheet: AbilitySheet) -> None:
        self.id = id
        self.name = sheet.id
        self.slot = SLOTS.index(sheet.slot)
        self.colour = sheet.colour
        self.shape = sheet.shape
        self.optional = sheet.optional
        self.magic = sheet.magic
        self.traits = tuple(sheet.traits)
        self.attack_types = tuple(sheet.attack_types)
        self.aliases = tuple(sheet.aliases)
        self.cards = _cards(sheet)

    @property
    def name_key(self) -> str:
        return f"minis-ability-{self.name}"

    @property
    def text_key(self) -> str:
        return f"minis-ability-{self.name}-text"

    def text_on(self, card: int) -> str:
        """The key of what a year's card says; an ability that card does not list speaks as on its first one."""
        found = self.cards.get(card)
        return self.text_key if found is None else found.text_key


def _cards(sheet: AbilitySheet) -> dict[int, Card]:
    text = f"minis-ability-{sheet.id}-text"
    found: dict[int, Card] = {}
    if sheet.first_card == CARD_2001:
        older = sheet.traits if sheet.card_2001 is None else sheet.card_2001
        found[CARD_2001] = Card(tuple(older), sheet.optional, text)
        found[CARD_2002] = Card(tuple(sheet.traits), sheet.optional, text)
    last = sheet.card_2003 or CardSheet()
    traits = sheet.traits if last.traits is None else last.traits
    optional = sheet.optional if last.optional is None else last.optional
    found[CARD_2003] = Card(tuple(traits), optional, f"{text}-2003" if last.text else text)
    return found


FIRST_ORDER: Final = 66
LATER: Final = 200
"""What shows on no dial was numbered behind the first abilities and keeps its numbers, which saves hold; abilities that came after it
are numbered from here on."""


@cache
def table() -> tuple[AbilityDef, ...]:
    """All abilities of dials, in the order of their numbers: append, never insert."""
    sheets = read_sheet("abilities.json", AbilityFile).abilities
    return tuple(
        AbilityDef(place if place < FIRST_ORDER else LATER + place - FIRST_ORDER, sheet)
        for place, sheet in enumerate(sheets, 1)
    )


@cache
def ids() -> dict[str, int]:
    """Id by name; aliases count too."""
    by_name = {each.name: each.id for each in table()}
    for each in table():
        for alias in each.aliases:
            by_name[alias.lower().replace(" ", "-")] = each.id
    return by_name


ORDERS: Final = (
    ("dark-riders", True),
    ("minions-of-apocalypse", True),
    ("delphana", False),
    ("golemcore", False),
    ("imperial-legion", False),
    ("bloody-thorns", False),
    ("forgemasters", True),
    ("northlanders", False),
    ("blood-cultists", True),
    ("deathspeakers", True),
    ("order-of-vladd", False),
    ("dragon-mystics", False),
    ("storm-druids", False),
    ("wylden-host", False),
    ("free-armies", False),
    ("order-of-sorcery", False),
    ("temple-masters", False),
    ("order-of-the-ninth-circle", False),
    ("broken-tusk", False),
    ("chaos-shamans", True),
    ("shadow-khans", False),
    ("darkmarch", True),
    ("oracles-of-rokos", True),
)
"""The subfactions, and whether the owner of a figure may cancel the ability of its subfaction (M2-SUBF-41). Their abilities are
numbered after those of the card; they show on no dial."""


MOUNTED: Final = (
    ("horsemanship", True),
    ("impale", True),
    ("mounted-bound", False),
    ("mounted-charge", False),
    ("overwhelm", False),
    ("trample", False),
)
"""The proficiencies of mounts, and whether a player may do without one that always works (M2-CAV-60, M2-CAV-64). They are
numbered after the subfactions; cavalry units have them (`minis.figures.mounted`)."""

CARDS: Final = (
    "equipped",
    "anchor-chain",
    "signal-pistol",
    "war-horn",
    "phase-ring",
    "ladder-hooks",
    "fuser-rifle",
    "crescent-sword",
    "dragonslayers",
    "free-lances",
    "lantern-watch",
    "grave-robbers",
    "storm-chasers",
    "iron-caravan",
    "quiet-hand",
    "swayed",
    "bridle-of-will",
    "headhunters",
)
"""What cards beside the battlefield do to figures: each is an ability of its own (`minis.cards`), numbered after the mounted
proficiencies: append, never insert. They show on no dial and nobody cancels them."""

POWERS: Final = (
    "apocalypse",
    "beastmother",
    "control",
    "famine",
    "pestilence",
    "war",
    "death",
    "smash",
    "controlled",
)
"""What the nature of a large warrior gives all its sections, and what one of them does to others (`minis.powers`). They show on
no dial and nobody cancels them. Their numbers begin behind all cards: append, never insert."""
FIRST_POWER: Final = 160

FREE_ARMIES: Final = 80
NINTH_CIRCLE: Final = 83
"""The numbers of subfactions that rules ask for."""


@cache
def orders() -> tuple[AbilityDef, ...]:
    """The abilities that show on no dial: the abilities of the subfactions, each called like its subfaction, the mounted
    proficiencies, the cards and the powers."""
    found = list(enumerate((*ORDERS, *MOUNTED, *[(name, False) for name in CARDS]), FIRST_ORDER))
    assert len(found) + FIRST_ORDER <= FIRST_POWER
    assert FIRST_POWER + len(POWERS) <= LATER
    found += enumerate([(name, False) for name in POWERS], FIRST_POWER)
    return tuple(
        AbilityDef(
            number, AbilitySheet(id=name, slot="damage", colour="gray", shape="square", optional=free, first_card=2003)
        )
        for number, (name, free) in found
    )


@cache
def _numbered() -> dict[int, AbilityDef]:
    return {each.id: each for each in (*table(), *orders())}


@cache
def numbers() -> dict[str, int]:
    """Number by name, of abilities on dials, of subfactions, of mounted proficiencies, of cards and of powers."""
    return {**ids(), **{each.name: each.id for each in orders()}}


def is_order(number: int) -> bool:
    """Is this an ability that shows on no dial?"""
    return FIRST_ORDER <= number < LATER


def is_card(number: int) -> bool:
    """Does a card give it, an item, a company or a spell? Those are shown as cards."""
    return FIRST_ORDER + len(ORDERS) + len(MOUNTED) <= number < FIRST_POWER


def ability(id: int) -> AbilityDef:
    """The definition of an ability by its number."""
    return _numbered()[id]


@cache
def on_card(card: int) -> int:
    """Bit set of the abilities a year's card lists."""
    return sum(1 << each.id for each in table() if card in each.cards)


def mask(trait: str, card: int = CARD_2002) -> int:
    """Bit set of the abilities with a trait on a year's card, to compare with `FigureDef.masks`."""
    if trait not in TRAITS:
        raise ValueError(f"no trait is called {trait}")
    return sum(1 << each.id for each in table() if card in each.cards and trait in each.cards[card].traits)


def optional_mask(card: int = CARD_2002) -> int:
    """Bit set of the abilities an owner may cancel for the turn (REB-CON-07, M2-ABILITY-05)."""
    everything = (*table(), *orders())
    return sum(1 << each.id for each in everything if card in each.cards and each.cards[card].optional)


def magic_mask() -> int:
    """Bit set of the abilities with Magic in their name (REB-ABL-31)."""
    return sum(1 << each.id for each in table() if each.magic)
