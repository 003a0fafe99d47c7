"""Domains: weather, lands and catastrophes over a whole battle, from data.

A cap is the greatest number a combat value counts as; `beside` names a kind of domain that must be in play with it for its caps
to hold. What is barred is named by the words of manners, ``ranged`` for all ranged combat actions; modifiers are written as for
items.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from mageknight.kernel.files.problem import ContentError, Path
from mageknight.kernel.files.sheet import Source, decode
from mageknight.kernel.message import Message, say
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.items import MODIFIER, Modifier, symbols, unknown
from mageknight.minis.content.schema import Line, Prose, Sheet, Word

FILE: Final = "domains.json"
NUMBER: Final = re.compile(r"^D-\d{3}$")

WEATHER: Final = "weather"
PRECIPITATION: Final = "precipitation"
"""A kind of weather."""

CAPPED: Final = ("speed", "range")
MODIFIED: Final = ("speed", "attack")
RANGED: Final = "ranged"
BARS: Final = ("precision", "surge", "soar", RANGED, "double-time", "capture")

SWELTERS: Final = "swelters"
FREEZES: Final = "freezes"
SPARKS: Final = "sparks"
CLEARS: Final = "clears"
SCATTERS: Final = "scatters"
WITHERS: Final = "withers"
OVERGROWS: Final = "overgrows"
BURNS: Final = "burns"
DRAINS: Final = "drains"
SHAKES: Final = "shakes"
RIPENS: Final = "ripens"
PAVES: Final = "paves"
HEARTENS: Final = "heartens"
WIDENS: Final = "widens"
ARMS: Final = "arms"
DEEDS: Final = (
    SWELTERS,
    FREEZES,
    SPARKS,
    CLEARS,
    SCATTERS,
    WITHERS,
    OVERGROWS,
    BURNS,
    DRAINS,
    SHAKES,
    RIPENS,
    PAVES,
    HEARTENS,
    WIDENS,
    ARMS,
)
"""The words for what a domain does by itself."""


class DomainSheet(Sheet, frozen=True):
    """One domain as a file writes it."""

    id: Word
    number: Annotated[str, Meta(pattern=NUMBER.pattern)]
    kind: Literal["weather", "precipitation", "terrain", "catastrophe"]
    cancelled_by: list[str] = []
    caps: dict[str, Annotated[int, Meta(ge=0, le=50)]] = {}
    beside: Literal["", "weather", "precipitation", "terrain", "catastrophe"] = ""
    bars: list[str] = []
    modifiers: list[str] = []
    structure: Annotated[int, Meta(ge=-5, le=5)] = 0
    does: str = ""
    amount: Annotated[int, Meta(ge=0, le=50)] = 0
    name: Line | None = None
    name_de: Line | None = None
    text: Prose | None = None
    text_de: Prose | None = None


class DomainFile(Sheet, frozen=True):
    """A file of domains; each stays raw, so that it can be checked on its own."""

    domains: list[msgspec.Raw]


class DomainDef:
    """A domain as printed."""

    def __init__(self, sheet: DomainSheet, key: str) -> None:
        self.key = key
        self.name = sheet.id
        self.kind = sheet.kind
        self.cancelled_by = tuple(sheet.cancelled_by)
        self.caps = dict(sheet.caps)
        self.beside = sheet.beside
        self.bars = tuple(sheet.bars)
        self.modifiers = tuple([_modifier(each) for each in sheet.modifiers])
        self.structure = sheet.structure
        self.does = sheet.does
        self.amount = sheet.amount

    @property
    def name_key(self) -> str:
        return f"minis-domain-{self.name}"

    @property
    def text_key(self) -> str:
        return f"minis-domain-{self.name}-text"

    def title(self) -> Message:
        """The domain's name in the reader's language."""
        return say(self.name_key)

    @property
    def is_weather(self) -> bool:
        return self.kind in (WEATHER, PRECIPITATION)


def _modifier(text: str) -> Modifier:
    match = MODIFIER.match(text)
    assert match is not None
    return Modifier(match.group(1), int(match.group(2)), match.group(3) or "")


def read_domains(
    source: Source, taken: Sequence[DomainDef] = (), pack: str = ""
) -> list[tuple[DomainDef, DomainSheet]]:
    """The domains of one file with their sheets; what is wrong with them is in the source afterwards.

    Those in `taken` have names of their own and may cancel. Domains of a pack have its name before their number.
    """
    if not source.is_json():
        return []
    head = decode(source, DomainFile, source.data)
    sheets: list[tuple[Path, DomainSheet]] = []
    for position, raw in enumerate(head.domains if head else []):
        sheet = decode(source, DomainSheet, raw, ("domains", position))
        if sheet is not None:
            sheets.append((("domains", position), sheet))
    names = [*[each.name for each in taken], *[sheet.id for _, sheet in sheets]]
    numbers = [*[each.key for each in taken], *[_key(sheet, pack) for _, sheet in sheets]]
    found: list[tuple[DomainDef, DomainSheet]] = []
    for path, sheet in sheets:
        faults = domain_faults(sheet, names)
        if numbers.count(_key(sheet, pack)) > 1:
            faults.append(("number", say("content-problem-name-twice", name=sheet.number)))
        for field, reason in faults:
            source.complain((*path, field), reason)
        if not faults:
            found.append((DomainDef(sheet, _key(sheet, pack)), sheet))
    return found


def _key(sheet: DomainSheet, pack: str) -> str:
    return f"{pack}-{sheet.number}" if pack else sheet.number


def domain_faults(sheet: DomainSheet, names: list[str]) -> list[tuple[str, Message]]:
    """The faults of a well-formed domain, field by field."""
    faults: list[tuple[str, Message]] = []
    if names.count(sheet.id) > 1:
        faults.append(("id", say("content-problem-name-twice", name=sheet.id)))
    words = (("cancelled_by", sheet.cancelled_by, names), ("bars", sheet.bars, list(BARS)))
    for field, used, known in (*words, ("caps", list(sheet.caps), list(CAPPED))):
        faults += [(field, unknown(each, known)) for each in used if each not in known]
    for each in sheet.modifiers:
        match = MODIFIER.match(each)
        if match is None or match.group(1) not in MODIFIED or (match.group(3) and match.group(3) not in symbols()):
            faults.append(("modifiers", unknown(each, [f"{value}+1" for value in MODIFIED])))
    if sheet.does and sheet.does not in DEEDS:
        faults.append(("does", unknown(sheet.does, list(DEEDS))))
    return faults


@cache
def official_domains() -> dict[str, DomainDef]:
    """The domains of the package by key."""
    source = Source(FILE, read_bytes(FILE))
    found = read_domains(source)
    if source.problems:
        raise ContentError(source.problems)
    return {domain.key: domain for domain, _ in found}
