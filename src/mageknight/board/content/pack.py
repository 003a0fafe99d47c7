"""Packs: heroes, cards, units, enemies, tiles and scenarios from a folder of the user's.

    mypack/pack.json            {"pack": "mypack", "title": "My pack", "game": "board"}
    mypack/cards/*.json         lists of cards; likewise units, enemies, tiles, skills, heroes, scenarios

A pack is taken whole or refused whole, with everything that is wrong with it. No code is ever loaded from it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any, Final

import msgspec

from mageknight.board.content.grammar import effect_faults
from mageknight.board.content.library import library
from mageknight.board.content.sheets import (
    CardSheet,
    EnemySheet,
    HeroSheet,
    PackSheet,
    ScenarioSheet,
    SkillSheet,
    TileSheet,
    UnitSheet,
)
from mageknight.board.scenarios import BUILT_IN, SCENARIOS
from mageknight.board.setup import ALL_SETS, PACKS
from mageknight.kernel.files.folder import HEAD, Folder
from mageknight.kernel.files.problem import ContentError, Path, Problem
from mageknight.kernel.files.sheet import Source, decode
from mageknight.kernel.message import Message, say

PARTS: Final = dict.fromkeys(("cards", "units", "enemies", "tiles", "skills", "heroes", "scenarios"), ".json")
KINDS: Final[dict[str, tuple[str, type[Any]]]] = {
    "cards": ("card", CardSheet),
    "units": ("unit", UnitSheet),
    "enemies": ("enemy", EnemySheet),
    "tiles": ("tile", TileSheet),
    "skills": ("skill", SkillSheet),
    "heroes": ("hero", HeroSheet),
    "scenarios": ("scenario", ScenarioSheet),
}
"""The parts of a pack: the kind of piece in it, and how its files are written."""

DECK: Final = 16
MOST_TOKENS: Final = 511
MOST_CARDS: Final = 1023
"""The number of pieces the rules can tell apart, those of the package included."""


class Pack:
    """A checked pack: its rows by kind, the words they bring along, and the hash that names exactly this content."""

    def __init__(self, name: str, title: str, hash: str) -> None:
        self.name = name
        self.title = title
        self.hash = hash
        self.rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind, _ in KINDS.values()}
        self.names: dict[str, tuple[str, str]] = {}

    def stamp(self) -> str:
        """Name and content in one word, as a set-up keeps it."""
        return f"{self.name}:{self.hash}"

    def words(self, lang: str) -> str:
        """The pack's names as a resource for the catalogue of a language."""
        return "".join(
            [f"{key} = {german if lang == 'de' else english}\n" for key, (english, german) in self.names.items()]
        )


def read_pack(folder: FilePath) -> Pack:
    """A pack from a folder. Raises `ContentError` with everything that is wrong with it."""
    reader = Folder(folder, PARTS)
    head = read_head(reader)
    pack = Pack(head.pack, head.title, reader.digest()[:16])
    pack.names["board-set-" + pack.name.replace("_", "-")] = (head.title, head.title_de or head.title)
    Reading(reader, pack).read()
    if reader.problems:
        raise ContentError(reader.problems)
    return pack


def read_packs(folders: list[FilePath]) -> tuple[Pack, ...]:
    """Several packs in order. Raises `ContentError`, also when two of them use the same name."""
    packs: list[Pack] = []
    problems: list[Problem] = []
    taken: set[str] = set()
    for folder in folders:
        try:
            pack = read_pack(folder)
        except ContentError as error:
            problems += error.problems
            continue
        names = {pack.name, *[f"{kind}/{row['id']}" for kind, rows in pack.rows.items() for row in rows]}
        for name in sorted(names & taken):
            problems.append(Problem(str(folder), 0, "", say("content-problem-name-twice", name=name)))
        taken |= names
        packs.append(pack)
    if problems:
        raise ContentError(problems)
    return tuple(packs)


def read_head(reader: Folder) -> PackSheet:
    """The head of a pack; a broken one is noted, and something stands in for it so that the rest can be checked."""
    found: PackSheet | None = None
    if HEAD in reader.files:
        source = reader.source(HEAD)
        found = decode(source, PackSheet, source.data) if source.is_json() else None
        if found is not None and found.pack in ALL_SETS:
            source.complain(("pack",), say("content-problem-name-twice", name=found.pack))
        reader.problems += source.problems
    return found or PackSheet("unnamed", "unnamed", "board")


class Reading:
    """A pack while its files are read."""

    def __init__(self, reader: Folder, pack: Pack) -> None:
        self.reader = reader
        self.pack = pack
        packs = [stamp.partition(":")[0] for stamp in PACKS]
        self.taken: dict[str, set[str]] = {}
        for kind, rows in library().rows.items():
            self.taken[kind] = {row["id"] for row in rows if row.get("set", "") not in packs}
        self.taken["card"].add("wound")
        self.taken["scenario"] = set(BUILT_IN)
        self.sheets: list[tuple[Source, Path, Any]] = []
        self.tokens = len(library().token_kind)

    def read(self) -> None:
        """Read every file, then look at what only the whole can tell."""
        for part in KINDS:
            for name in self.reader.part(part):
                source = self.reader.source(name)
                if source.is_json():
                    self.read_file(source, part)
                self.sheets.append((source, (), None))
        self.check_heroes()
        for source in {id(source): source for source, _, _ in self.sheets}.values():
            self.reader.problems += source.problems
        if self.tokens > MOST_TOKENS:
            self.reader.complain(str(self.reader.folder), "board-problem-too-many", most=MOST_TOKENS)
        if len(library().cards) + len(self.pack.rows["card"]) > MOST_CARDS:
            self.reader.complain(str(self.reader.folder), "board-problem-too-many", most=MOST_CARDS)

    def read_file(self, source: Source, part: str) -> None:
        kind, sheet = KINDS[part]
        try:
            rows = msgspec.json.decode(source.data, type=list[msgspec.Raw])
        except msgspec.ValidationError:
            source.complain((), say("content-problem-type", expected=say("content-expected-list", least=0, most="∞")))
            return
        for at, raw in enumerate(rows):
            found = decode(source, sheet, raw, (at,))
            if found is not None:
                self.take(source, (at,), kind, found)

    def take(self, source: Source, path: Path, kind: str, sheet: Any) -> None:
        """One piece: its name must be free, its parts must fit together."""
        if sheet.id in self.taken.setdefault(kind, set()):
            source.complain((*path, "id"), say("content-problem-name-twice", name=sheet.id))
        self.taken[kind].add(sheet.id)
        CHECKS[kind](source, path, sheet)
        if kind == "enemy":
            self.tokens += sheet.copies
        self.sheets.append((source, path, sheet))
        row: dict[str, Any] = {**msgspec.to_builtins(sheet), "set": self.pack.name}
        self.pack.rows[kind].append(completed(kind, row))
        self.name(kind, sheet)

    def name(self, kind: str, sheet: Any) -> None:
        """The words a piece needs in the catalogues."""
        key = f"board-{kind}-{sheet.id.replace('_', '-')}"
        both = (sheet.name, sheet.name_de or sheet.name)
        self.pack.names[key] = both
        if kind == "card" and sheet.kind == "spell":
            strong = sheet.strong_name or sheet.name
            self.pack.names[key + "-strong"] = (strong, sheet.strong_name_de or strong)
        if kind == "scenario":
            for score in ("board-score-", "board-score-title-"):
                self.pack.names[score + sheet.id.replace("_", "-")] = both

    def check_heroes(self) -> None:
        """Decks must be made of cards there are, skills must belong to a hero of the pack, and every hero needs some."""
        heroes = {row["id"] for row in self.pack.rows["hero"]}
        skilled = {row["hero"] for row in self.pack.rows["skill"]}
        for source, path, sheet in self.sheets:
            if isinstance(sheet, SkillSheet) and sheet.hero not in heroes:
                source.complain((*path, "hero"), say("board-problem-no-hero", hero=sheet.hero))
            elif isinstance(sheet, HeroSheet):
                for card in sheet.deck:
                    if card not in self.taken["card"]:
                        source.complain((*path, "deck", card), say("board-problem-no-card", card=card))
                if sheet.id not in skilled:
                    source.complain(path, say("board-problem-no-skills"))


def completed(kind: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row with what the package's own always have."""
    defaults: dict[str, dict[str, Any]] = {
        "card": {"colors": [], "tags": []},
        "unit": {"copies": 2, "resistances": []},
        "enemy": {"copies": 2, "reputation": 0, "abilities": [], "resistances": []},
        "tile": {"number": 900},
        "skill": {"mode": "both"},
        "hero": {"shield": "gray"},
    }
    row = {**defaults.get(kind, {}), **{key: value for key, value in row.items() if value is not None}}
    if kind == "unit":
        row["abilities"] = [{"mana": None, **line} for line in row["abilities"]]
    return row


def check_effect(source: Source, path: Path, plain: Any, skill: bool = False) -> None:
    for at, reason in effect_faults(plain, path, skill):
        source.complain(at, reason)


def check_card(source: Source, path: Path, sheet: CardSheet) -> None:
    """Actions and spells have a colour, artifacts none; only artifacts can do without a strong half."""
    wanted = {"spell": (1, 1), "artifact": (0, 0)}.get(sheet.kind, (1, 2))
    if not wanted[0] <= len(sheet.colors) <= wanted[1]:
        source.complain((*path, "colors"), say("board-problem-colours", least=wanted[0], most=wanted[1]))
    if sheet.strong is None and sheet.kind != "artifact":
        source.complain(path, say("content-problem-missing-field", name="strong"))
    check_effect(source, (*path, "basic"), sheet.basic)
    if sheet.strong is not None:
        check_effect(source, (*path, "strong"), sheet.strong)


def check_unit(source: Source, path: Path, sheet: UnitSheet) -> None:
    for at, line in enumerate(sheet.abilities):
        check_effect(source, (*path, "abilities", at, "effect"), line.effect)


def check_enemy(source: Source, path: Path, sheet: EnemySheet) -> None:
    """An attack has a value or summons; abilities that need a number have it."""
    for at, attack in enumerate(sheet.attacks):
        if (attack.value is None) == (attack.summon is None):
            source.complain((*path, "attacks", at), say("board-problem-attack"))
    summons = any(attack.summon is not None for attack in sheet.attacks)
    for ability, has in (
        ("summon", summons),
        ("elusive", sheet.armor_elusive is not None),
        ("defend", sheet.defend is not None),
    ):
        if has != (ability in sheet.abilities):
            source.complain(
                (*path, "abilities"), say("board-problem-ability", ability=Message("board-ability-" + ability))
            )


def check_tile(source: Source, path: Path, sheet: TileSheet) -> None:
    """Rampaging enemies live where the site says so, mines have a colour, sites stand on land one can enter."""
    wild = {"marauding_orcs": "green", "draconum": "red"}
    for at, each in enumerate(sheet.hexes):
        here = (*path, "hexes", at)
        if each.rampaging != wild.get(each.site or ""):
            source.complain(here, say("board-problem-rampaging"))
        if bool(each.mine_colours) != (each.site in ("crystal_mine", "deep_mine")):
            source.complain(here, say("board-problem-mine"))
        if each.site is not None and each.terrain in ("lake", "mountain") and each.site != "draconum":
            source.complain(here, say("board-problem-unreachable"))


def check_skill(source: Source, path: Path, sheet: SkillSheet) -> None:
    check_effect(source, (*path, "effect"), sheet.effect, True)


def check_hero(source: Source, path: Path, sheet: HeroSheet) -> None:
    """UE-SETUP-26: a deck has 16 cards."""
    size = sum(sheet.deck.values())
    if size != DECK:
        source.complain((*path, "deck"), say("board-problem-deck", size=size, wanted=DECK))


def check_scenario(source: Source, path: Path, sheet: ScenarioSheet) -> None:
    """A scenario to be like must be one of the package, which says how it ends, for numbers of players it is made for."""
    like = SCENARIOS[sheet.like] if sheet.like in BUILT_IN else None
    if like is None:
        known = ", ".join(BUILT_IN)
        source.complain((*path, "like"), say("board-problem-no-scenario", scenario=sheet.like, known=known))
        return
    if not set(sheet.seats) <= set(like.seats):
        known = ", ".join([str(seats) for seats in like.seats])
        source.complain((*path, "seats"), say("board-problem-seats", scenario=sheet.like, known=known))
    for field in ("shapes", "countryside", "cities", "core"):
        for key in getattr(sheet, field):
            if key not in [str(seats) for seats in sheet.seats]:
                source.complain((*path, field, key), say("board-problem-no-seats", seats=key))


Check = Callable[[Source, Path, Any], None]
CHECKS: Final[dict[str, Check]] = {
    "card": check_card,
    "unit": check_unit,
    "enemy": check_enemy,
    "tile": check_tile,
    "skill": check_skill,
    "hero": check_hero,
    "scenario": check_scenario,
}
