"""Packs: figures, cards, terrain and tables from a folder of the user's, in the same format as the package's own.

    mypack/pack.json            {"pack": "mypack", "title": "My warriors"}
    mypack/figures/*.json       sets of figures
    mypack/terrain/*.json       terrain pieces
    mypack/tables/*.json        ready-made tables
    mypack/items/*.json         items
    mypack/spells/*.json        spells
    mypack/companies/*.json     adventuring companies
    mypack/domains/*.json       domains
    mypack/armies/*.txt         armies as text

A pack is taken whole or refused whole, with everything that is wrong with it. No code is ever loaded from it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from mageknight.kernel.files.folder import HEAD, Folder
from mageknight.kernel.files.problem import ContentError, Problem
from mageknight.kernel.files.sheet import decode
from mageknight.kernel.message import say
from mageknight.minis.content.companies import CompanyDef, official_companies, read_companies
from mageknight.minis.content.domains import DomainDef, official_domains, read_domains
from mageknight.minis.content.items import ItemDef, official_items, read_items
from mageknight.minis.content.library import OFFICIAL_SETS
from mageknight.minis.content.schema import PackSheet, SetSheet
from mageknight.minis.content.sets import FigureSet, Names, read_set
from mageknight.minis.content.spells import SpellDef, official_spells, read_spells
from mageknight.minis.content.terrain import PieceDef, TableDef, pieces, read_pieces, read_table, tables

FIRST_INDEX: Final = 100
"""Sets of packs are numbered from here on, so that new sets of the package never move them."""

PARTS: Final = {
    "figures": ".json",
    "terrain": ".json",
    "tables": ".json",
    "items": ".json",
    "spells": ".json",
    "companies": ".json",
    "domains": ".json",
    "armies": ".txt",
}
FIRST_SPELL: Final = 1_000
"""Spells of packs are numbered from here on, those of each pack from a multiple of this."""


class Pack:
    """A checked pack. `armies` are still text: reading them needs the whole library. `hash` names exactly this content."""

    def __init__(self, head: PackSheet, hash: str) -> None:
        self.name = head.pack
        self.title = head.title
        self.version = head.version or ""
        self.hash = hash
        self.sets: tuple[FigureSet, ...] = ()
        self.pieces: dict[str, PieceDef] = {}
        self.tables: dict[str, TableDef] = {}
        self.items: dict[str, ItemDef] = {}
        self.spells: dict[str, SpellDef] = {}
        self.companies: dict[str, CompanyDef] = {}
        self.domains: dict[str, DomainDef] = {}
        self.armies: dict[str, str] = {}
        self.names: dict[str, Names] = {}

    def claims(self) -> set[str]:
        """The names no other pack may use: its own and those of its sets, pieces, tables and cards."""
        cards = [each.name for each in self.items.values()]
        cards += [each.name for each in self.companies.values()]
        cards += [each.name for each in self.domains.values()]
        found = {self.name, *(each.name for each in self.sets), *self.pieces, *self.tables, *self.spells}
        return found | set(cards)

    def words(self, lang: str) -> str:
        """The pack's names as a resource for the catalogue of a language."""
        lines = [f"{key} = {(each.de if lang == 'de' else None) or each.en}\n" for key, each in self.names.items()]
        return "".join(lines)


def load_pack(folder: Path, index: int = FIRST_INDEX, place: int = 0) -> Pack:
    """A pack from a folder; its sets are numbered from `index`, its spells by its `place` among the packs.

    Raises `ContentError` with all problems.
    """
    reader = Folder(folder, PARTS)
    head = _read_head(reader)
    head = head or PackSheet("unnamed", "unnamed")
    pack = Pack(head, reader.digest())
    pack.names[f"minis-pack-{pack.name}"] = Names(head.title, head.title_de)
    _read_figures(reader, pack, index)
    _read_terrain(reader, pack)
    _read_items(reader, pack)
    _read_spells(reader, pack, FIRST_SPELL * (place + 1))
    _read_companies(reader, pack)
    _read_domains(reader, pack)
    _read_armies(reader, pack)
    if reader.problems:
        raise ContentError(reader.problems)
    return pack


def load_packs(folders: list[Path]) -> tuple[Pack, ...]:
    """Several packs in order, for one library. Raises `ContentError`, also when two of them use the same name."""
    packs: list[Pack] = []
    problems: list[Problem] = []
    index = FIRST_INDEX
    taken: set[str] = set()
    for folder in folders:
        try:
            pack = load_pack(folder, index, len(packs))
        except ContentError as error:
            problems += error.problems
            continue
        for name in sorted(pack.claims() & taken):
            problems.append(Problem(str(folder), 0, "", say("content-problem-name-twice", name=name)))
        taken |= pack.claims()
        index += len(pack.sets)
        packs.append(pack)
    if problems:
        raise ContentError(problems)
    return tuple(packs)


def _read_head(reader: Folder) -> PackSheet | None:
    if HEAD not in reader.files:
        return None
    source = reader.source(HEAD)
    head = decode(source, PackSheet, source.data) if source.is_json() else None
    reader.problems += source.problems
    return head


def _read_figures(reader: Folder, pack: Pack, index: int) -> None:
    sets: list[FigureSet] = []
    for name in reader.part("figures"):
        source = reader.source(name)
        figures = read_set(source, index + len(sets), pack.name)
        if figures is not None:
            taken = {*OFFICIAL_SETS, *(each.name for each in sets)}
            if figures.name in taken:
                source.complain(("set",), say("minis-problem-set-taken", set=figures.name))
            sets.append(figures)
            pack.names |= figures.names
        reader.problems += source.problems
    pack.sets = tuple(sets)


def _read_terrain(reader: Folder, pack: Pack) -> None:
    """Pieces first, since tables name them; names of the package's own pieces and tables are taken."""
    for name in reader.part("terrain"):
        source = reader.source(name)
        for piece, sheet in read_pieces(source, [*pieces(), *pack.pieces]):
            pack.pieces[piece.name] = piece
            pack.names[piece.name_key] = Names(sheet.name or sheet.id, sheet.name_de)
        reader.problems += source.problems
    for name in reader.part("tables"):
        source = reader.source(name)
        found = read_table(source, pieces() | pack.pieces)
        if found is not None:
            table, labels = found
            if table.name in tables() or table.name in pack.tables:
                source.complain(("id",), say("content-problem-name-twice", name=table.name))
            pack.tables[table.name] = table
            pack.names[table.name_key] = Names(labels.name or table.name, labels.name_de)
        reader.problems += source.problems


def _read_items(reader: Folder, pack: Pack) -> None:
    """Items have numbers of their own pack; names of the package's own are taken."""
    taken = [each.name for each in official_items().values()]
    for name in reader.part("items"):
        source = reader.source(name)
        for item, sheet in read_items(source, taken, pack.name):
            pack.items[item.key] = item
            pack.names[item.name_key] = Names(sheet.name or sheet.id, sheet.name_de)
            taken += [item.name, item.number]
        reader.problems += source.problems


def _read_spells(reader: Folder, pack: Pack, first: int) -> None:
    """Spells combine words the package knows; names of its own are taken."""
    taken = list(official_spells())
    for name in reader.part("spells"):
        source = reader.source(name)
        for spell, sheet in read_spells(source, taken, pack.name, first + len(pack.spells)):
            pack.spells[spell.key] = spell
            pack.names[spell.name_key] = Names(sheet.name or sheet.id, sheet.name_de)
            pack.names[spell.text_key] = Names(sheet.text or sheet.name or sheet.id, sheet.text_de)
            taken.append(sheet.id)
        reader.problems += source.problems


def _read_companies(reader: Folder, pack: Pack) -> None:
    """Companies name cohorts and one ability the package knows; names of its own are taken."""
    taken = [each.name for each in official_companies().values()]
    for name in reader.part("companies"):
        source = reader.source(name)
        for company, sheet in read_companies(source, taken, pack.name):
            pack.companies[company.key] = company
            pack.names[company.name_key] = Names(sheet.name or sheet.id, sheet.name_de)
            taken += [company.name, sheet.number]
        reader.problems += source.problems


def _read_domains(reader: Folder, pack: Pack) -> None:
    """Domains combine words the package knows and may be cancelled by its own; names of its own are taken."""
    for name in reader.part("domains"):
        source = reader.source(name)
        for domain, sheet in read_domains(source, [*official_domains().values(), *pack.domains.values()], pack.name):
            pack.domains[domain.key] = domain
            pack.names[domain.name_key] = Names(sheet.name or sheet.id, sheet.name_de)
            pack.names[domain.text_key] = Names(sheet.text or sheet.name or sheet.id, sheet.text_de)
        reader.problems += source.problems


def _read_armies(reader: Folder, pack: Pack) -> None:
    for name in reader.part("armies"):
        try:
            pack.armies[name] = reader.files[name].decode("utf-8-sig")
        except UnicodeDecodeError:
            reader.complain(name, "content-problem-not-utf8")


def schema() -> bytes:
    """The format of figure files as a JSON schema, for editors."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(SetSheet)))
