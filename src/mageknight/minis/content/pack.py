"""Packs: figures, terrain and tables from a folder of the user's, in the same format as the package's own.

    mypack/pack.json            {"pack": "mypack", "title": "My warriors"}
    mypack/figures/*.json       sets of figures
    mypack/terrain/*.json       terrain pieces
    mypack/tables/*.json        ready-made tables
    mypack/armies/*.txt         armies as text

A pack is taken whole or refused whole, with everything that is wrong with it. No code is ever loaded from it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from mageknight.kernel.message import say
from mageknight.minis.content.decode import Source, decode
from mageknight.minis.content.library import OFFICIAL_SETS
from mageknight.minis.content.problem import ContentError, Problem
from mageknight.minis.content.schema import PackSheet, SetSheet
from mageknight.minis.content.sets import FigureSet, Names, read_set
from mageknight.minis.content.terrain import PieceDef, TableDef, pieces, read_pieces, read_table, tables

FIRST_INDEX: Final = 100
"""Sets of packs are numbered from here on, so that new sets of the package never move them."""

MOST_FILES: Final = 200
LARGEST_FILE: Final = 2_000_000
PARTS: Final = {"figures": ".json", "terrain": ".json", "tables": ".json", "armies": ".txt"}


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
        self.armies: dict[str, str] = {}
        self.names: dict[str, Names] = {}

    def claims(self) -> set[str]:
        """The names no other pack may use: its own and those of its sets, pieces and tables."""
        return {self.name, *(each.name for each in self.sets), *self.pieces, *self.tables}

    def words(self, lang: str) -> str:
        """The pack's names as a resource for the catalogue of a language."""
        lines = [f"{key} = {(each.de if lang == 'de' else None) or each.en}\n" for key, each in self.names.items()]
        return "".join(lines)


class _Reader:
    """A pack while it is being read: its files and the problems found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self.files: dict[str, bytes] = {}

    def complain(self, file: str, key: str, **facts: int) -> None:
        self.problems.append(Problem(file, 0, "", say(key, **facts)))

    def collect(self) -> None:
        """Read all files that belong to a pack into memory, within limits; others are left alone."""
        if not self.folder.is_dir():
            self.complain(str(self.folder), "minis-problem-no-folder")
            return
        root = self.folder.resolve()
        wanted = [self.folder / "pack.json"]
        for part, suffix in PARTS.items():
            wanted += sorted(each for each in self.folder.glob(f"{part}/*") if each.suffix == suffix)
        wanted += sorted(each for each in self.folder.glob("*.json") if each.name != "pack.json")
        if len(wanted) > MOST_FILES:
            self.complain(str(self.folder), "minis-problem-too-many-files", most=MOST_FILES)
            return
        for path in wanted:
            name = path.relative_to(self.folder).as_posix()
            if not path.is_file():
                self.complain(name, "minis-problem-no-file")
            elif not path.resolve().is_relative_to(root):
                self.complain(name, "minis-problem-outside")
            elif path.stat().st_size > LARGEST_FILE:
                self.complain(name, "minis-problem-too-big", most=LARGEST_FILE)
            elif path.parent == self.folder and name != "pack.json":
                self.complain(name, "minis-problem-stray-file")
            else:
                self.files[name] = path.read_bytes().replace(b"\r\n", b"\n")

    def source(self, name: str) -> Source:
        return Source(name, self.files[name])

    def part(self, name: str) -> list[str]:
        return [each for each in self.files if each.startswith(f"{name}/")]

    def digest(self) -> str:
        digest = hashlib.sha256()
        for name in sorted(self.files):
            digest.update(f"{name}\0{len(self.files[name])}\0".encode() + self.files[name])
        return digest.hexdigest()


def load_pack(folder: Path, index: int = FIRST_INDEX) -> Pack:
    """A pack from a folder; its sets are numbered from `index`. Raises `ContentError` with all problems."""
    reader = _Reader(folder)
    reader.collect()
    head = _read_head(reader)
    pack = Pack(head or PackSheet("unnamed", "unnamed"), reader.digest())
    _read_figures(reader, pack, index)
    _read_terrain(reader, pack)
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
            pack = load_pack(folder, index)
        except ContentError as error:
            problems += error.problems
            continue
        for name in sorted(pack.claims() & taken):
            problems.append(Problem(str(folder), 0, "", say("minis-problem-name-twice", name=name)))
        taken |= pack.claims()
        index += len(pack.sets)
        packs.append(pack)
    if problems:
        raise ContentError(problems)
    return tuple(packs)


def _read_head(reader: _Reader) -> PackSheet | None:
    if "pack.json" not in reader.files:
        return None
    source = reader.source("pack.json")
    head = decode(source, PackSheet, source.data) if source.is_json() else None
    reader.problems += source.problems
    return head


def _read_figures(reader: _Reader, pack: Pack, index: int) -> None:
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


def _read_terrain(reader: _Reader, pack: Pack) -> None:
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
                source.complain(("id",), say("minis-problem-name-twice", name=table.name))
            pack.tables[table.name] = table
            pack.names[table.name_key] = Names(labels.name or table.name, labels.name_de)
        reader.problems += source.problems


def _read_armies(reader: _Reader, pack: Pack) -> None:
    for name in reader.part("armies"):
        try:
            pack.armies[name] = reader.files[name].decode("utf-8-sig")
        except UnicodeDecodeError:
            reader.complain(name, "minis-problem-not-utf8")


def schema() -> bytes:
    """The format of figure files as a JSON schema, for editors."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(SetSheet)))
