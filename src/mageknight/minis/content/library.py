"""The library: every figure that can be fielded, what it can wield and cast, the companies and the domains.

They are those of the package and those of the user's packs.

Sets are read when first asked for and kept. `official` is the shared library of the package alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from mageknight.kernel.files.problem import ContentError
from mageknight.kernel.files.sheet import Source
from mageknight.minis.content.companies import CompanyDef, official_companies
from mageknight.minis.content.domains import DomainDef, official_domains
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.items import ItemDef, official_items
from mageknight.minis.content.sets import IDS_PER_SET, FigureSet, read_set
from mageknight.minis.content.spells import SpellDef, official_spells
from mageknight.minis.figures.figure import FigureDef

if TYPE_CHECKING:
    from mageknight.minis.content.pack import Pack

OFFICIAL_SETS: Final = (
    "rebellion",
    "lancers",
    "whirlwind",
    "unlimited",
    "dungeons",
    "minions",
    "sinister",
    "pyramid",
    "uprising",
    "starter",
    "dragons-gate",
    "muster",
    "mounts",
    "colossi",
    "apocalypse",
    "castles",
)
"""The sets of the package in order of appearance. A set's place fixes the ids of its figures: append, never insert."""

SHARED_FILES: Final = (
    "abilities.json",
    "bases.json",
    "factions.json",
    "items.json",
    "companies.json",
    "domains.json",
    "spells.json",
)


class Library:
    """All figures and cards of the package and of the given packs."""

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        self.packs = packs
        self.items: dict[str, ItemDef] = dict(official_items())
        self.companies: dict[str, CompanyDef] = dict(official_companies())
        self.domains: dict[str, DomainDef] = dict(official_domains())
        self.spells: dict[str, SpellDef] = dict(official_spells())
        for pack in packs:
            self.items.update(pack.items)
            self.spells.update(pack.spells)
            self.companies.update(pack.companies)
            self.domains.update(pack.domains)
        self._sets: dict[str, FigureSet] = {}
        self._by_key: dict[str, FigureDef] = {}
        self._names = dict(enumerate(OFFICIAL_SETS))
        for pack in packs:
            for each in pack.sets:
                self._names[each.index] = each.name
                self._keep(each)
        self.set_names = tuple(self._names.values())

    def set(self, name: str) -> FigureSet:
        """A set by name; raises KeyError when there is none."""
        known = self._sets.get(name)
        if known is None:
            if name not in OFFICIAL_SETS:
                raise KeyError(name)
            known = self._keep(official_set(name))
        return known

    def figure(self, id: int) -> FigureDef:
        """A figure by its small-int id."""
        return self.set(self._names[id // IDS_PER_SET]).definitions[id % IDS_PER_SET]

    def get(self, key: str) -> FigureDef | None:
        """A figure by its key, such as ``rebellion-004``, or None."""
        name = key.rpartition("-")[0]
        if name not in self._sets and name in OFFICIAL_SETS:
            self.set(name)
        return self._by_key.get(key)

    def __getitem__(self, key: str) -> FigureDef:
        figure = self.get(key)
        if figure is None:
            raise KeyError(key)
        return figure

    def __iter__(self) -> Iterator[FigureDef]:
        """All figures, set by set in order of appearance."""
        for name in self.set_names:
            yield from self.set(name).figures

    def content_hash(self) -> str:
        """Digest of everything a figure can depend on: replays are exact only for equal content."""
        digest = hashlib.sha256(official_hash().encode())
        for pack in self.packs:
            digest.update(pack.hash.encode())
        return digest.hexdigest()

    def _keep(self, figures: FigureSet) -> FigureSet:
        self._sets[figures.name] = figures
        for figure in figures.definitions:
            self._by_key[figure.key] = figure
        return figures


@cache
def official_set(name: str) -> FigureSet:
    """A set of the package; a broken one is an error of ours and raises."""
    source = Source(f"figures/{name}.json", read_bytes(f"figures/{name}.json"))
    figures = read_set(source, OFFICIAL_SETS.index(name))
    if figures is None:
        raise ContentError(source.problems)
    return figures


@cache
def official_hash() -> str:
    """Digest of the package's own files."""
    digest = hashlib.sha256()
    for name in (*SHARED_FILES, *(f"figures/{each}.json" for each in OFFICIAL_SETS)):
        digest.update(name.encode() + b"\0" + read_bytes(name) + b"\0")
    return digest.hexdigest()


@cache
def official() -> Library:
    """The library without packs, shared by everybody."""
    return Library()
