"""Reading a set of figures: from the sheet of a file to definitions, with every problem found."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

from mageknight.kernel.files.problem import Path
from mageknight.kernel.files.sheet import Source, decode
from mageknight.kernel.message import Message, say
from mageknight.minis.content import factions, looks
from mageknight.minis.content.abilities import numbers
from mageknight.minis.content.clicks import read_clicks, unknown
from mageknight.minis.content.schema import FigureSheet, LevelSheet, MissingSheet, NatureSheet, SetSheet
from mageknight.minis.figures.figure import (
    ATTACK_TYPES,
    DAMAGE_TYPES,
    DEFENSE_TYPES,
    MOUNT_TYPES,
    NOT_PRINTED,
    RANKS,
    SECTIONS,
    SPEED_TYPES,
    TAME,
    UNIQUE,
    BombDef,
    Dial,
    FigureDef,
    Fittings,
    Level,
    MountDef,
    Nature,
    Types,
)

IDS_PER_SET: Final = 1024
"""Ids of a set's figures begin at its index times this; so an id never depends on what else is loaded."""

MERCENARIES: Final = "mage-spawn"
"""The people whose warriors may serve in a subfaction of any faction."""
MISPRINTS: Final = {("omens", "dark-riders"): "minions-of-apocalypse"}
"""Set and subfaction as printed, and which one its figures belong to (M2-SUBF-40)."""

_VERSION: Final = re.compile(r"^(\d+)[a-z]$")
"""The number of a champion's dial: that of its base and the letter of the version (M2-CHAMP-05)."""


class Names(NamedTuple):
    """A name as a file gives it: in English, and in German where it differs."""

    en: str
    de: str | None


class FigureSet:
    """A set: its figures in file order, and those known to exist but without values.

    `definitions` has the figures and behind them those of their levels; an id counts from the first. `names` holds, for every
    key its figures and itself are called by, the words of the file. The package's own names are in the catalogues; a pack
    brings its names along.
    """

    def __init__(self, index: int, sheet: SetSheet, figures: tuple[FigureDef, ...], names: dict[str, Names]) -> None:
        self.index = index
        self.name = sheet.set
        self.generation = sheet.generation
        self.figures = figures
        self.definitions = _with_levels(figures)
        self.missing: tuple[MissingSheet, ...] = tuple(sheet.missing)
        self.names = names


def read_set(source: Source, index: int, owner: str = "") -> FigureSet | None:
    """A set from one file, or None when the source now holds problems: a file is taken whole or not at all.

    `owner` is the pack the file belongs to; its names get keys of their own, so that they never meet those of others.
    """
    if not source.is_json():
        return None
    head = decode(source, SetSheet, source.data)
    if head is None:
        return None
    figures: list[FigureDef] = []
    numbers: set[str] = set()
    people: set[tuple[str, str]] = set()
    names = {f"minis-set-{head.set}": Names(head.title, head.title_de)}
    for position, raw in enumerate(head.figures):
        path: Path = ("figures", position)
        sheet = decode(source, FigureSheet, raw, path)
        if sheet is None:
            continue
        if str(sheet.number) in numbers:
            source.complain((*path, "number"), say("minis-problem-number-twice", number=str(sheet.number)))
        if (sheet.name.lower(), sheet.rank) in people:
            source.complain((*path, "name"), say("content-problem-name-twice", name=sheet.name))
        numbers.add(str(sheet.number))
        people.add((sheet.name.lower(), sheet.rank))
        name_key = f"minis-figure-{owner}{'-' if owner else ''}{slug(sheet.name)}"
        names.setdefault(name_key, Names(sheet.name, sheet.name_de))
        figures.append(_figure(source, path, sheet, head, name_key, index * IDS_PER_SET + position))
    if len(_with_levels(tuple(figures))) > IDS_PER_SET:
        source.complain(("figures",), say("minis-problem-too-many-figures", most=IDS_PER_SET))
    _check_versions(source, figures)
    return None if source.problems else FigureSet(index, head, tuple(figures), names)


def slug(name: str) -> str:
    """A name as part of a key: ``Elf-at-Arms`` becomes ``elf-at-arms``."""
    plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def figure_key(set_name: str, number: int | str) -> str:
    """The name of a figure at the edges: ``rebellion-004``, ``riders-121a``."""
    return f"{set_name}-{number:03d}" if isinstance(number, int) else f"{set_name}-{number}"


def _figure(source: Source, path: Path, sheet: FigureSheet, head: SetSheet, name_key: str, id: int) -> FigureDef:
    """The definition of one sheet. What does not fit is complained about and replaced, so that the rest is checked too."""
    peoples = tuple(
        _lookup(source, (*path, "factions", i), name, factions.ids()) for i, name in enumerate(sheet.factions)
    )
    shapes = factions.bases()
    if sheet.base not in shapes:
        source.complain((*path, "base"), unknown(sheet.base, shapes))
    _check_subfaction(source, path, sheet, peoples)
    problem = looks.problem_of(sheet.look) if sheet.look else None
    if problem is not None:
        source.complain((*path, "look"), problem)
    dials = _dials(source, path, sheet)
    key = figure_key(head.set, sheet.number)
    version = _VERSION.match(str(sheet.number))
    if sheet.champion and (version is None or sheet.rank != RANKS[UNIQUE]):
        source.complain((*path, "champion"), say("minis-problem-champion"))
    return FigureDef(
        id=id,
        key=key,
        set_name=head.set,
        number=str(sheet.number),
        name=sheet.name,
        name_key=name_key,
        rank=RANKS.index(sheet.rank),
        points=sheet.points,
        factions=peoples,
        symbols=sum(factions.table()[each].bit for each in set(peoples)),
        subfaction=MISPRINTS.get((head.set, sheet.subfaction), sheet.subfaction),
        generation=head.generation,
        arc=sheet.arc,
        range=sheet.range,
        targets=sheet.targets,
        base=shapes.get(sheet.base, shapes["round"]),
        types=_types(sheet),
        attack_bonus=sheet.attack_bonus,
        ranged_damage=NOT_PRINTED if sheet.ranged_damage is None else sheet.ranged_damage,
        dials=dials,
        ours=sheet.ours,
        uncertain=tuple(sheet.uncertain),
        identity=figure_key(head.set, int(version.group(1))) if sheet.champion and version else key,
        rear=-1 if sheet.rear is None else sheet.rear,
        levels=_levels(source, path, sheet, dials, key),
        fittings=_fittings(source, path, sheet),
        look=sheet.look,
        nature=_nature(source, path, sheet.nature),
    )


def _dials(source: Source, path: Path, sheet: FigureSheet) -> tuple[Dial, ...]:
    """The dial of a figure, or the four of a large warrior; `start` counts for all of them."""
    rows: dict[Path, list[str]] = {("dial",): sheet.dial}
    if sheet.sections is not None:
        rows[("sections", "left")] = sheet.sections.left
        rows[("sections", "rear")] = sheet.sections.rear
        rows[("sections", "right")] = sheet.sections.right
    if any(sheet.start >= len(each) for each in rows.values()):
        shortest = min(len(each) for each in rows.values())
        source.complain((*path, "start"), say("minis-problem-start", clicks=shortest))
    return tuple(Dial(read_clicks(source, (*path, *where), each), sheet.start) for where, each in rows.items())


def _levels(source: Source, path: Path, sheet: FigureSheet, dials: tuple[Dial, ...], key: str) -> tuple[Level, ...]:
    """The levels of a figure, each with as many turns as there are dials and none past its end."""
    found: list[Level] = []
    for number, each in enumerate(sheet.levels, 1):
        if not _fits(each, dials):
            clicks = min(dial.clicks - dial.start for dial in dials)
            source.complain((*path, "levels", number - 1, "turned"), _turn_problem(len(dials), clicks))
            continue
        nature = _nature(source, (*path, "levels", number - 1), each.nature or sheet.nature)
        found.append(Level(number, f"{key}@{number}", each.points, tuple(each.turned), nature))
    if sheet.levels and sheet.points != max(each.points for each in sheet.levels):
        source.complain((*path, "points"), say("minis-problem-level-points"))
    return tuple(found)


def _fits(level: LevelSheet, dials: tuple[Dial, ...]) -> bool:
    if len(level.turned) != len(dials):
        return False
    left = [each.clicks - each.start - turn for each, turn in zip(dials, level.turned, strict=True)]
    return min(left) > 0 or (len(dials) > 1 and min(left) == 0 and max(left) > 0)


def _nature(source: Source, path: Path, sheet: NatureSheet | None) -> Nature:
    """The nature of a large warrior, its powers among the known abilities."""
    if sheet is None:
        return TAME
    for position, word in enumerate(sheet.powers):
        if word not in numbers():
            source.complain((*path, "nature", "powers", position), unknown(word, numbers()))
    return Nature(sheet.skulls, sheet.actions, tuple(sheet.powers), tuple(sheet.traits))


def _turn_problem(dials: int, clicks: int) -> Message:
    return say("minis-problem-level-turns", dials=dials, most=clicks - 1)


def _with_levels(figures: tuple[FigureDef, ...]) -> tuple[FigureDef, ...]:
    """The figures, and behind them one definition for every level of each."""
    found = list(figures)
    for figure in figures:
        for level in figure.levels:
            first = figures[0].id
            found.append(figure.at_level(level, first + len(found)))
    return tuple(found)


def _fittings(source: Source, path: Path, sheet: FigureSheet) -> Fittings:
    """The fittings that only some figures have, each part checked against what it needs."""
    mounts = dict.fromkeys(MOUNT_TYPES)
    for position, word in enumerate(sheet.rides):
        if word not in mounts and not word.rpartition("-")[0]:
            source.complain((*path, "rides", position), unknown(word, mounts))
    if sheet.rider_bonus and not sheet.rides:
        source.complain((*path, "rider_bonus"), say("minis-problem-needs-field", field="rides"))
    if sheet.ranges and (sheet.sections is None or len(sheet.ranges) < SECTIONS - 1):
        source.complain((*path, "ranges"), say("minis-problem-needs-field", field="sections"))
    if sheet.min_range > sheet.range or (sheet.min_range and not sheet.indirect):
        source.complain((*path, "min_range"), say("minis-problem-min-range", most=sheet.range))
    mount = sheet.mount
    return Fittings(
        item_slots=sheet.item_slots,
        mount=None if mount is None else MountDef(mount.type, mount.intelligence, tuple(mount.proficiencies)),
        rides=tuple(sheet.rides),
        rider_bonus=sheet.rider_bonus,
        min_range=sheet.min_range,
        indirect=sheet.indirect,
        bombs=tuple(
            BombDef(
                meet=each.meet,
                radius=each.radius,
                attack=each.attack,
                damage=each.damage,
                lowest=each.lowest,
                drift=tuple(each.drift),
            )
            for each in sheet.bombs
        ),
        passengers=sheet.passengers,
        champion=sheet.champion,
        ranges=tuple(sheet.ranges),
        castle=sheet.castle,
    )


def _check_versions(source: Source, figures: list[FigureDef]) -> None:
    """The versions of a champion share one base: whatever is printed there is the same for all (M2-CHAMP-02)."""
    first: dict[str, FigureDef] = {}
    for position, each in enumerate(figures):
        if not each.fittings.champion:
            continue
        known = first.setdefault(each.identity, each)
        if _base_print(known) != _base_print(each):
            source.complain(("figures", position), say("minis-problem-version-base", number=known.number))


def _base_print(figure: FigureDef) -> tuple[object, ...]:
    types = figure.types
    return (
        figure.factions,
        figure.subfaction,
        (figure.arc, figure.rear, figure.range, figure.targets, figure.base.name),
        (types.speed, types.attack, types.defense, types.damage),
        (figure.attack_bonus, figure.ranged_damage, figure.fittings.item_slots, figure.fittings.rides),
    )


def _types(sheet: FigureSheet) -> Types:
    return Types(
        SPEED_TYPES.index(sheet.speed_type),
        ATTACK_TYPES.index(sheet.attack_type),
        DEFENSE_TYPES.index(sheet.defense_type),
        DAMAGE_TYPES.index(sheet.damage_type),
    )


def _lookup(source: Source, path: Path, word: str, known: dict[str, int]) -> int:
    if word not in known:
        source.complain(path, unknown(word, known))
    return known.get(word, 0)


def _check_subfaction(source: Source, path: Path, sheet: FigureSheet, peoples: tuple[int, ...]) -> None:
    """A subfaction belongs to one of the figure's factions (QS-INT-02); Mage Spawn are mercenaries of any (M2-SUBF-39)."""
    of = range(len(factions.table())) if factions.ids()[MERCENARIES] in peoples else peoples
    known = {name: 0 for each in of for name in factions.table()[each].subfactions}
    if sheet.subfaction and sheet.subfaction not in known:
        source.complain((*path, "subfaction"), unknown(sheet.subfaction, known))
