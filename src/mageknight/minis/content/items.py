"""Items: what warriors wield, from data. A pack combines the words known here and never brings code.

A requirement is a list of words, all of which a warrior must meet; alternatives stand in one word, ``ninth-circle|wand``. A
modifier is written ``attack+1``; a symbol after it says for whom it holds, ``attack+1 sword``, and ``defense+1 ranged`` holds
against ranged attacks alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from mageknight.kernel.files.problem import ContentError, Path
from mageknight.kernel.files.sheet import Source, decode
from mageknight.kernel.message import Message, say
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.schema import Line, Sheet, Word
from mageknight.minis.figures.figure import (
    ATTACK,
    ATTACK_TYPES,
    DAMAGE_TYPES,
    DEFENSE_TYPES,
    SPEED_TYPES,
    STRIDE,
    FigureDef,
)

FILE: Final = "items.json"
NUMBER: Final = re.compile(r"^[IR]-\d{3}$")
MODIFIER: Final = re.compile(r"^([a-z-]+)([+-]\d)(?: ([a-z-]+))?$")
LEAST_ATTACK: Final = re.compile(r"^attack-(\d{1,2})$")

VALUES: Final = ("speed", "attack", "defense", "damage", "ranged-damage", "range", "bonus")
"""The combat values an item may modify; `bonus` is the attack bonus."""
AGAINST_RANGED: Final = "ranged"
RIDER: Final = "rider"
LARGE: Final = "large"
SMALL_BASES: Final = ("round", "slotted", "cavalry", "peanut", "mount")
"""The bases that are not large."""

EQUIPPED: Final = "equipped"
"""The ability of whoever wields an item with modifiers."""

DEEDS: Final = (
    "anchor-chain",
    "signal-pistol",
    "war-horn",
    "phase-ring",
    "ladder-hooks",
    "fuser-rifle",
    "bridle-of-will",
)
"""The words for what an item does by itself; each is an ability of `mageknight.minis.cards.items`."""


class ItemSheet(Sheet, frozen=True):
    """One item as a file writes it; `does` is a word of `mageknight.minis.cards.items` with its numbers, `pages` the room of a book."""

    id: Word
    number: Annotated[str, Meta(pattern=NUMBER.pattern)]
    points: Annotated[int, Meta(ge=0, le=200)]
    needs: Annotated[list[str], Meta(max_length=6)] = []
    modifiers: Annotated[list[str], Meta(max_length=6)] = []
    abilities: Annotated[list[str], Meta(max_length=6)] = []
    does: str = ""
    amount: Annotated[int, Meta(ge=0, le=50)] = 0
    pages: Annotated[int, Meta(ge=0, le=60)] = 0
    name: Line | None = None
    name_de: Line | None = None


class ItemFile(Sheet, frozen=True):
    """A file of items; each stays raw, so that it can be checked on its own."""

    items: list[msgspec.Raw]


class Modifier:
    """The change an item makes to one combat value: of warriors with a symbol only, if there is one (M2-ITEM-08 to M2-ITEM-10)."""

    def __init__(self, value: str, amount: int, symbol: str) -> None:
        self.value = value
        self.amount = amount
        self.symbol = symbol


class ItemDef:
    """An item as printed. Relics have numbers with an R (M2-ITEM-02); `granted` is the bit set of the abilities it gives.

    `pages` is the room of a spellbook, 0 for everything else. `does` is the word of its own effect, `amount` its number.
    """

    def __init__(self, sheet: ItemSheet, key: str) -> None:
        self.key = key
        self.name = sheet.id
        self.number = sheet.number
        self.points = sheet.points
        self.is_relic = sheet.number.startswith("R")
        self.needs = tuple(sorted(sheet.needs))
        self.modifiers = tuple([_modifier(each) for each in sheet.modifiers])
        self.abilities = tuple([abilities.ids()[each] for each in sheet.abilities])
        deeds = [sheet.does] * bool(sheet.does) + [EQUIPPED] * bool(sheet.modifiers)
        numbers = abilities.numbers()
        self.granted = sum([1 << each for each in {*self.abilities, *[numbers[word] for word in deeds]}])
        self.does = sheet.does
        self.amount = sheet.amount
        self.pages = sheet.pages

    @property
    def name_key(self) -> str:
        return f"minis-item-{self.name}"

    def title(self) -> Message:
        """The item's name in the reader's language."""
        return say(self.name_key)

    def unmet(self, figure: FigureDef, click: int, also: tuple[str, ...] = ()) -> list[str]:
        """The words of the requirement a warrior does not meet at a click of its dial (M2-ITEM-14); `also` are words it counts as
        showing."""
        return [
            each
            for each in self.needs
            if not any(word in also or meets(figure, click, word) for word in each.split("|"))
        ]


def meets(figure: FigureDef, click: int, word: str) -> bool:
    """Does a warrior meet one word of a requirement?"""
    least = LEAST_ATTACK.match(word)
    if least:
        return figure.dial[click * STRIDE + ATTACK] >= int(least.group(1))
    if word == RIDER:
        return bool(figure.fittings.rides)
    if word == LARGE:
        return figure.base.name not in SMALL_BASES
    if word in factions.ids():
        return factions.ids()[word] in figure.factions
    return word in shown_by(figure) or word == figure.subfaction


def shown_by(figure: FigureDef) -> tuple[str, ...]:
    """The type symbols of a base, as words."""
    types = figure.types
    return (
        SPEED_TYPES[types.speed],
        ATTACK_TYPES[types.attack],
        DEFENSE_TYPES[types.defense],
        DAMAGE_TYPES[types.damage],
    )


def symbols() -> list[str]:
    """Every type symbol there is."""
    return [word for words in (SPEED_TYPES, ATTACK_TYPES, DEFENSE_TYPES, DAMAGE_TYPES) for word in words if word]


def need_words() -> list[str]:
    """The words a requirement may be made of, apart from ``attack-9`` and its like."""
    subfactions = [word for each in factions.table() for word in each.subfactions]
    return [*symbols(), RIDER, LARGE, *factions.ids(), *subfactions]


def read_items(source: Source, taken: Iterable[str] = (), pack: str = "") -> list[tuple[ItemDef, ItemSheet]]:
    """The items of one file with their sheets; what is wrong with them is in the source afterwards.

    Names in `taken` belong to others. Items of a pack have its name before their number.
    """
    if not source.is_json():
        return []
    head = decode(source, ItemFile, source.data)
    found: list[tuple[ItemDef, ItemSheet]] = []
    seen = set(taken)
    for position, raw in enumerate(head.items if head else []):
        path: Path = ("items", position)
        sheet = decode(source, ItemSheet, raw, path)
        if sheet is None:
            continue
        faults = item_faults(sheet)
        for field, name in (("id", sheet.id), ("number", sheet.number)):
            if name in seen:
                faults.append((field, say("content-problem-name-twice", name=name)))
            seen.add(name)
        for field, reason in faults:
            source.complain((*path, field), reason)
        if not faults:
            found.append((ItemDef(sheet, f"{pack}-{sheet.number}" if pack else sheet.number), sheet))
    return found


def item_faults(sheet: ItemSheet) -> list[tuple[str, Message]]:
    """The faults of a well-formed item, field by field."""
    faults: list[tuple[str, Message]] = []
    known = need_words()
    for need in sheet.needs:
        for word in need.split("|"):
            if word not in known and not LEAST_ATTACK.match(word):
                faults.append(("needs", unknown(word, [*known, "attack-9"])))
    for each in sheet.modifiers:
        match = MODIFIER.match(each)
        if match is None or match.group(1) not in VALUES:
            faults.append(("modifiers", unknown(each, [f"{value}+1" for value in VALUES])))
        elif match.group(3) and match.group(3) not in (*symbols(), AGAINST_RANGED):
            faults.append(("modifiers", unknown(match.group(3), [*symbols(), AGAINST_RANGED])))
    for each in sheet.abilities:
        if each not in abilities.ids():
            faults.append(("abilities", unknown(each, list(abilities.ids()))))
    if sheet.does and sheet.does not in DEEDS:
        faults.append(("does", unknown(sheet.does, list(DEEDS))))
    if sheet.pages and not sheet.number.startswith("R"):
        faults.append(("pages", say("minis-problem-book-no-relic")))
    return faults


def unknown(word: str, known: list[str]) -> Message:
    return say("minis-problem-unknown-word", word=word, known=", ".join(known))


def _modifier(text: str) -> Modifier:
    match = MODIFIER.match(text)
    assert match is not None
    return Modifier(match.group(1), int(match.group(2)), match.group(3) or "")


@cache
def official_items() -> dict[str, ItemDef]:
    """The items of the package by key."""
    source = Source(FILE, read_bytes(FILE))
    found = read_items(source)
    if source.problems:
        raise ContentError(source.problems)
    return {item.key: item for item, _ in found}
