"""Adventuring companies: cards that make one band of a whole army, from data. A pack combines the words known here."""

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
from mageknight.minis.content import abilities
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.items import unknown
from mageknight.minis.content.schema import Line, Sheet, Word
from mageknight.minis.figures.figure import FigureDef

FILE: Final = "companies.json"
NUMBER: Final = re.compile(r"^AC-\d{3}$")

BANDS: Final = (
    "crescent-sword",
    "dragonslayers",
    "free-lances",
    "lantern-watch",
    "grave-robbers",
    "storm-chasers",
    "iron-caravan",
    "quiet-hand",
    "headhunters",
)
"""The words for what members of a company can do; each is an ability of `mageknight.minis.cards.companies`."""


class CompanySheet(Sheet, frozen=True):
    """One company as a file writes it; `cohorts` are names of figures, whatever their rank."""

    id: Word
    number: Annotated[str, Meta(pattern=NUMBER.pattern)]
    points: Annotated[int, Meta(ge=0, le=200)]
    discount: Annotated[int, Meta(ge=0, le=100)]
    cohorts: Annotated[list[str], Meta(min_length=1, max_length=12)]
    does: str
    name: Line | None = None
    name_de: Line | None = None


class CompanyFile(Sheet, frozen=True):
    """A file of companies; each stays raw, so that it can be checked on its own."""

    companies: list[msgspec.Raw]


class CompanyDef:
    """A company as printed. `granted` is the bit of the ability its members have."""

    def __init__(self, sheet: CompanySheet, key: str) -> None:
        self.key = key
        self.name = sheet.id
        self.points = sheet.points
        self.discount = sheet.discount
        self.cohorts = tuple(sheet.cohorts)
        self.does = sheet.does
        self.granted = 1 << abilities.numbers()[sheet.does]

    @property
    def name_key(self) -> str:
        return f"minis-company-{self.name}"

    def title(self) -> Message:
        """The company's name in the reader's language."""
        return say(self.name_key)

    def is_cohort(self, figure: FigureDef) -> bool:
        """Does the card name this warrior (M2-COMPANY-10)?"""
        return figure.name in self.cohorts

    def cost(self, cohorts: int) -> int:
        """The cost of the company to an army with so many cohorts, each copy counted (M2-COMPANY-07, M2-COMPANY-08, M2-COMPANY-11)."""
        return max(0, self.points - cohorts * self.discount)


def read_companies(source: Source, taken: Iterable[str] = (), pack: str = "") -> list[tuple[CompanyDef, CompanySheet]]:
    """The companies of one file with their sheets; what is wrong with them is in the source afterwards.

    Names in `taken` belong to others. Companies of a pack have its name before their number.
    """
    if not source.is_json():
        return []
    head = decode(source, CompanyFile, source.data)
    found: list[tuple[CompanyDef, CompanySheet]] = []
    seen = set(taken)
    for position, raw in enumerate(head.companies if head else []):
        path: Path = ("companies", position)
        sheet = decode(source, CompanySheet, raw, path)
        if sheet is None:
            continue
        faults: list[tuple[str, Message]] = []
        if sheet.does not in BANDS:
            faults.append(("does", unknown(sheet.does, list(BANDS))))
        for field, name in (("id", sheet.id), ("number", sheet.number)):
            if name in seen:
                faults.append((field, say("content-problem-name-twice", name=name)))
            seen.add(name)
        for field, reason in faults:
            source.complain((*path, field), reason)
        if not faults:
            found.append((CompanyDef(sheet, f"{pack}-{sheet.number}" if pack else sheet.number), sheet))
    return found


@cache
def official_companies() -> dict[str, CompanyDef]:
    """The companies of the package by key."""
    source = Source(FILE, read_bytes(FILE))
    found = read_companies(source)
    if source.problems:
        raise ContentError(source.problems)
    return {company.key: company for company, _ in found}
