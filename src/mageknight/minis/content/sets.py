"""Reading a set of figures: from the sheet of a file to definitions, with every problem found."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from mageknight.kernel.message import Message, say
from mageknight.kernel.problem import Path
from mageknight.kernel.sheet import Source, decode
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.schema import FigureSheet, MissingSheet, SetSheet
from mageknight.minis.figure import (
    ABILITY,
    ATTACK_TYPES,
    DAMAGE_TYPES,
    DEFENSE_TYPES,
    NEXUS,
    NOT_PRINTED,
    RANKS,
    SLOTS,
    SPEED_TYPES,
    STRIDE,
    FigureDef,
    Types,
)

IDS_PER_SET: Final = 1024
"""Ids of a set's figures begin at its index times this; so an id never depends on what else is loaded."""

HIGHEST: Final = (20, 20, 30, 9)
"""Largest speed, attack, defense and damage a dial may show."""

_VALUE: Final = re.compile(r"^(\d{1,2})(?::([a-z][a-z-]*)(?:\+([a-z][a-z-]*))?)?$")


class Names(NamedTuple):
    """A name as a file gives it: in English, and in German where it differs."""

    en: str
    de: str | None


class FigureSet:
    """A set: its figures in file order, and those known to exist but without values.

    `names` holds, for every key its figures and itself are called by, the words of the file. The package's own names are
    in the catalogues; a pack brings its names along.
    """

    def __init__(self, index: int, sheet: SetSheet, figures: tuple[FigureDef, ...], names: dict[str, Names]) -> None:
        self.index = index
        self.name = sheet.set
        self.generation = sheet.generation
        self.figures = figures
        self.missing: tuple[MissingSheet, ...] = tuple(sheet.missing)
        self.names = names

    @property
    def title_key(self) -> str:
        return f"minis-set-{self.name}"


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
    if len(head.figures) > IDS_PER_SET:
        source.complain(("figures",), say("minis-problem-too-many-figures", most=IDS_PER_SET))
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
        source.complain((*path, "base"), _unknown(sheet.base, shapes))
    _check_subfaction(source, path, sheet, peoples)
    if sheet.start >= len(sheet.dial):
        source.complain((*path, "start"), say("minis-problem-start", clicks=len(sheet.dial)))
    dial: list[int] = []
    for click, text in enumerate(sheet.dial):
        dial.extend(_click(source, (*path, "dial", click), text))
    return FigureDef(
        id=id,
        key=figure_key(head.set, sheet.number),
        set_name=head.set,
        number=str(sheet.number),
        name=sheet.name,
        name_key=name_key,
        rank=RANKS.index(sheet.rank),
        points=sheet.points,
        factions=peoples,
        symbols=sum(factions.table()[each].bit for each in set(peoples)),
        subfaction=sheet.subfaction,
        generation=head.generation,
        arc=sheet.arc,
        range=sheet.range,
        targets=sheet.targets,
        base=shapes.get(sheet.base, shapes["round"]),
        types=_types(sheet),
        attack_bonus=sheet.attack_bonus,
        ranged_damage=NOT_PRINTED if sheet.ranged_damage is None else sheet.ranged_damage,
        start=sheet.start,
        dial=tuple(dial),
        ours=sheet.ours,
        uncertain=tuple(sheet.uncertain),
    )


def _types(sheet: FigureSheet) -> Types:
    return Types(
        SPEED_TYPES.index(sheet.speed_type),
        ATTACK_TYPES.index(sheet.attack_type),
        DEFENSE_TYPES.index(sheet.defense_type),
        DAMAGE_TYPES.index(sheet.damage_type),
    )


def _unknown(word: str, known: Mapping[str, object]) -> Message:
    return say("minis-problem-unknown-word", word=word, known=", ".join(sorted(known)))


def _lookup(source: Source, path: Path, word: str, known: dict[str, int]) -> int:
    if word not in known:
        source.complain(path, _unknown(word, known))
    return known.get(word, 0)


def _check_subfaction(source: Source, path: Path, sheet: FigureSheet, peoples: tuple[int, ...]) -> None:
    """A subfaction belongs to one of the figure's factions (QS-INT-02)."""
    known = {name: 0 for each in peoples for name in factions.table()[each].subfactions}
    if sheet.subfaction and sheet.subfaction not in known:
        source.complain((*path, "subfaction"), _unknown(sheet.subfaction, known))


def _click(source: Source, path: Path, text: str) -> list[int]:
    """One click as `STRIDE` ints; a wrong one is complained about and read as zeros."""
    row = [0] * STRIDE
    parts = text.split(" ")
    if len(parts) != len(SLOTS):
        source.complain(path, say("minis-problem-click", click=text))
        return row
    for slot, part in enumerate(parts):
        number, ability, second, reasons = _value(slot, part)
        row[slot] = number
        row[ABILITY + slot] = ability
        if second and row[NEXUS]:
            source.complain(path, say("minis-problem-nexus-twice", click=text))
        row[NEXUS] = row[NEXUS] or second
        for reason in reasons:
            source.complain(path, reason)
    return row


@lru_cache(maxsize=4096)
def _value(slot: int, part: str) -> tuple[int, int, int, tuple[Message, ...]]:
    """A value with its abilities, such as ``8:flight``: number, ability, ability of the nexus, and what is wrong with it."""
    match = _VALUE.match(part)
    if match is None:
        return 0, 0, 0, (say("minis-problem-click", click=part),)
    number = int(match.group(1))
    reasons: list[Message] = []
    if number > HIGHEST[slot]:
        reasons.append(say("minis-problem-value", slot=SLOTS[slot], value=number, most=HIGHEST[slot]))
    marks = [_mark(slot, name, reasons) if name else 0 for name in match.groups()[1:]]
    return number, marks[0], marks[1], tuple(reasons)


def _mark(slot: int, name: str, reasons: list[Message]) -> int:
    """The id of an ability, which must exist and belong to the value it marks."""
    ability = abilities.ids().get(name, 0)
    if not ability:
        reasons.append(_unknown(name, abilities.ids()))
    elif abilities.ability(ability).slot != slot:
        right = SLOTS[abilities.ability(ability).slot]
        reasons.append(say("minis-problem-ability-slot", ability=name, slot=SLOTS[slot], right=right))
    return ability
