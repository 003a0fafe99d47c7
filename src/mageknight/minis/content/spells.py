"""Spells: what stands in spellbooks, from data. A pack combines the words known here and never brings code.

`does` is the word of a spellwork of `mageknight.minis.cards.spells`, with its `numbers`; `lends` are abilities the enchanted figure
has, `ends` what ends an enchantment, `modes` what a modal spell chooses from; `cancels` and `cancelled_by` name domains that
an illusion ends and that end it. An affinity gives the pages of a sorcerer with that
symbol; `needs` are the symbols of which a sorcerer must have one. A pack writes names and texts itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from mageknight.kernel.files.problem import ContentError, Path
from mageknight.kernel.files.sheet import Source, decode
from mageknight.kernel.message import Message, say
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.domains import official_domains
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.schema import Line, Prose, Sheet, Word

FILE: Final = "spells.json"

SORCERY: Final = "sorcery"
ENCHANTMENT: Final = "enchantment"
GLYPH: Final = "glyph"
ILLUSION: Final = "illusion"
COUNTERSPELL: Final = "counterspell"
PASSIVE: Final = "passive"
"""Says *do not cast*: it works by lying in the book."""
RANGED_ACTION: Final = "ranged"
SPECIAL_ACTION: Final = "special"

WORKS: Final = {
    "anchoring": GLYPH,
    "backlash": COUNTERSPELL,
    "banner": ILLUSION,
    "beguile": SORCERY,
    "blink": SORCERY,
    "bolt": SORCERY,
    "bond": ENCHANTMENT,
    "calm": ILLUSION,
    "construct": PASSIVE,
    "counter": COUNTERSPELL,
    "curse": ENCHANTMENT,
    "doom": ENCHANTMENT,
    "dread": GLYPH,
    "enchant": ENCHANTMENT,
    "flame": GLYPH,
    "gust": SORCERY,
    "haste": GLYPH,
    "levy": SORCERY,
    "mend": SORCERY,
    "mending": GLYPH,
    "mirage": ILLUSION,
    "mist": ILLUSION,
    "moon": ILLUSION,
    "quench": SORCERY,
    "recall": SORCERY,
    "seal": PASSIVE,
    "second-sight": ENCHANTMENT,
    "silence": GLYPH,
    "stillness": ILLUSION,
    "study": PASSIVE,
    "sunder": SORCERY,
    "thorns": GLYPH,
    "unravel": COUNTERSPELL,
    "warding": GLYPH,
    "weary": SORCERY,
    "woods": ILLUSION,
}
"""The words for what a spell does, each with the kind of the spells that do it; each is a spellwork of `mageknight.minis.cards.spells`."""

NUMBERS: Final = {
    "anchoring": ("inches",),
    "backlash": ("roll", "damage"),
    "banner": ("least",),
    "beguile": ("points",),
    "blink": ("inches",),
    "bolt": ("attack", "damage", "dice", "spread", "seeks"),
    "counter": ("roll",),
    "curse": ("attack", "close-damage", "speed", "range"),
    "dread": ("inches", "attack"),
    "enchant": ("attack", "close-damage", "speed", "range"),
    "flame": ("inches", "damage"),
    "gust": ("inches",),
    "haste": ("inches", "speed"),
    "levy": ("points",),
    "mend": ("heals", "less", "golems"),
    "mending": ("inches", "heals"),
    "mist": ("range",),
    "moon": ("damage",),
    "recall": ("clicks",),
    "silence": ("inches",),
    "sunder": ("attack",),
    "thorns": ("inches", "damage"),
    "unravel": ("roll",),
    "warding": ("inches", "defense"),
    "weary": ("attack",),
    "woods": ("inches",),
}
"""The numbers each of them reads; those not named read none."""

MODAL: Final = "quench"
MODES: Final = ("enchantment", "glyph")
"""The one work that chooses, and what it chooses from."""

ENDINGS: Final = ("hurt", "missed-close", "missed-ranged", "attacks", "rested", "spell", "caster")
"""What ends an enchantment before its target falls: its target is dealt damage, misses, attacks, is given no action in a turn of its
own, is the target of a spell; its caster falls."""


class SpellSheet(Sheet, frozen=True):
    """One spell as a file writes it."""

    id: Word
    kind: Literal["sorcery", "enchantment", "glyph", "illusion", "counterspell", "passive"]
    pages: Annotated[int, Meta(ge=0, le=20)]
    bars: Annotated[int, Meta(ge=1, le=3)]
    does: str
    affinity: dict[str, Annotated[int, Meta(ge=0, le=20)]] = {}
    needs: Annotated[list[str], Meta(max_length=6)] = []
    action: Literal["", "ranged", "special"] = ""
    face_down: bool = False
    numbers: dict[str, Annotated[int, Meta(ge=-50, le=50)]] = {}
    lends: Annotated[list[str], Meta(max_length=4)] = []
    ends: Annotated[list[str], Meta(max_length=4)] = []
    modes: Annotated[list[Word], Meta(max_length=4)] = []
    cancels: Annotated[list[Word], Meta(max_length=6)] = []
    cancelled_by: Annotated[list[Word], Meta(max_length=6)] = []
    name: Line | None = None
    name_de: Line | None = None
    text: Prose | None = None
    text_de: Prose | None = None


class SpellFile(Sheet, frozen=True):
    """A file of spells; each stays raw, so that it can be checked on its own."""

    spells: list[msgspec.Raw]


class SpellDef:
    """A spell as printed; `number` tells it apart in lists of parts. A sorcery is cast with a ranged combat action unless it
    says otherwise, the others with a special one (M2-SPELL-32, M2-SPELL-34, M2-SPELL-42, M2-SPELL-51)."""

    def __init__(self, sheet: SpellSheet, key: str, number: int) -> None:
        self.key = key
        self.number = number
        self.kind = sheet.kind
        self.pages = sheet.pages
        self.bars = sheet.bars
        self.does = sheet.does
        self.affinity = dict(sheet.affinity)
        self.needs = tuple(sheet.needs)
        self.is_ranged = (sheet.action or (RANGED_ACTION if sheet.kind == SORCERY else SPECIAL_ACTION)) == RANGED_ACTION
        self.face_down = sheet.face_down
        self.numbers = dict(sheet.numbers)
        self.lends = tuple([abilities.ids()[each] for each in sheet.lends])
        self.ends = tuple(sheet.ends)
        self.modes = tuple(sheet.modes)
        self.cancels = tuple(sheet.cancels)
        self.cancelled_by = tuple(sheet.cancelled_by)

    @property
    def name_key(self) -> str:
        return f"minis-spell-{self.key}"

    @property
    def text_key(self) -> str:
        """Its text, in the reader's language."""
        return self.name_key + "-text"

    def title(self) -> Message:
        """The spell's name in the reader's language."""
        return say(self.name_key)

    def amount(self, word: str) -> int:
        """One of its numbers; 0 if it has none of that name."""
        return self.numbers.get(word, 0)

    def is_castable(self) -> bool:
        """Can it be cast at all? Counterspells answer others, and some only lie in the book (M2-SPELL-30)."""
        return self.kind not in (COUNTERSPELL, PASSIVE)

    def has_element(self) -> bool:
        """Does it come with a spell element: on a figure, or on the battlefield?"""
        return self.kind in (ENCHANTMENT, GLYPH)


def symbol_words() -> list[str]:
    """The words of factions and subfactions."""
    return [*factions.ids(), *[word for each in factions.table() for word in each.subfactions]]


def read_spells(
    source: Source, taken: Iterable[str] = (), pack: str = "", first: int = 0
) -> list[tuple[SpellDef, SpellSheet]]:
    """The spells of one file with their sheets; what is wrong with them is in the source afterwards.

    Names in `taken` belong to others. Spells of a pack have its name before theirs; `first` is the number of the first one.
    """
    if not source.is_json():
        return []
    head = decode(source, SpellFile, source.data)
    found: list[tuple[SpellDef, SpellSheet]] = []
    seen = set(taken)
    for position, raw in enumerate(head.spells if head else []):
        path: Path = ("spells", position)
        sheet = decode(source, SpellSheet, raw, path)
        if sheet is None:
            continue
        faults = spell_faults(sheet)
        if sheet.id in seen:
            faults.append(("id", say("content-problem-name-twice", name=sheet.id)))
        seen.add(sheet.id)
        for field, reason in faults:
            source.complain((*path, field), reason)
        if not faults:
            found.append((SpellDef(sheet, f"{pack}-{sheet.id}" if pack else sheet.id, first + position), sheet))
    return found


def spell_faults(sheet: SpellSheet) -> list[tuple[str, Message]]:
    """The faults of a well-formed spell, field by field."""
    faults: list[tuple[str, Message]] = []
    if sheet.does not in WORKS:
        faults.append(("does", unknown(sheet.does, list(WORKS))))
    elif WORKS[sheet.does] != sheet.kind:
        faults.append(("kind", say("minis-problem-spell-kind", word=sheet.does, kind=WORKS[sheet.does])))
    if sheet.modes and (sheet.does != MODAL or tuple(sheet.modes) != MODES):
        faults.append(("modes", say("minis-problem-spell-modes", word=MODAL, modes=", ".join(MODES))))
    for field, words in (("affinity", list(sheet.affinity)), ("needs", sheet.needs)):
        for word in words:
            if word not in symbol_words():
                faults.append((field, unknown(word, symbol_words())))
    for each in sheet.lends:
        if each not in abilities.ids():
            faults.append(("lends", unknown(each, list(abilities.ids()))))
    for each in sheet.ends:
        if each not in ENDINGS:
            faults.append(("ends", unknown(each, list(ENDINGS))))
    if WORKS.get(sheet.does) == sheet.kind:
        known = list(NUMBERS.get(sheet.does, ()))
        faults += [("numbers", unknown(each, known)) for each in sheet.numbers if each not in known]
    return faults + domain_faults(sheet)


def domain_faults(sheet: SpellSheet) -> list[tuple[str, Message]]:
    """Only illusions cancel domains of the package and are cancelled by them (M2-SPELL-52)."""
    faults: list[tuple[str, Message]] = []
    names = [each.name for each in official_domains().values()] if sheet.kind == ILLUSION else []
    for field, words in (("cancels", sheet.cancels), ("cancelled_by", sheet.cancelled_by)):
        faults += [(field, unknown(each, names)) for each in words if each not in names]
    return faults


def unknown(word: str, known: list[str]) -> Message:
    return say("minis-problem-unknown-word", word=word, known=", ".join(known))


@cache
def official_spells() -> dict[str, SpellDef]:
    """The spells of the package by key."""
    source = Source(FILE, read_bytes(FILE))
    found = read_spells(source)
    if source.problems:
        raise ContentError(source.problems)
    return {spell.key: spell for spell, _ in found}
