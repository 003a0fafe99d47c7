"""Figures from sculpts: the sheet says what a sculpt is like, this makes the dials of its ranks, and the points follow.

    python -m tools.balance forge      # write the set again from the sheet, with a list of points

Ranks are made from one another: the weak one has one click fewer and hits a little less often, the tough one lasts a click
longer behind a better defense, and the ends of abilities move along. The file under ``minis/content/figures`` is what the
game reads; it is looked through before it is taken, and a test holds it to the sheet.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from mageknight.kernel.files.sheet import Source
from mageknight.minis.content import abilities
from mageknight.minis.content.sets import FigureSet, read_set
from mageknight.minis.figures.figure import ATTACK, ATTACK_TYPES, DEFENSE, DEFENSE_TYPES, SLOTS, SPEED, SPEED_TYPES
from tools.balance.formula import points

SHEET: Final = Path(__file__).with_name("sculpts.txt")
FOLDER: Final = Path(__file__).resolve().parents[2] / "src/mageknight/minis/content/figures"
NAME: Final = "muster"
TARGET: Final = FOLDER / f"{NAME}.json"
STABLES: Final = Path(__file__).with_name("mounts.txt")
SHEETS: Final = {NAME: SHEET, "mounts": STABLES}
"""The sets of our own and their sheets."""
TITLES: Final = {
    NAME: ("Muster of the Land", "Heerschau des Landes"),
    "mounts": ("Stables of the Land", "Ställe des Landes"),
}

FALLS: Final = {"": (3, 3, 3, 1), "steady": (2, 2, 2, 1), "rising": (2, -1, 4, 0)}
"""By curve: how much speed, attack, defense and damage fall from the first click of a dial to its last."""

RANKS: Final = {"3": ("weak", "standard", "tough"), "2": ("weak", "standard")}
LONGER: Final = {"weak": -1, "standard": 0, "tough": 1, "unique": 0}
CHANGES: Final = {"weak": (0, -1, 0, 0), "standard": (0, 0, 0, 0), "tough": (0, 0, 1, 0), "unique": (0, 0, 0, 0)}
"""By rank: how many clicks longer the dial is, and what each value gains."""

BOMBS: Final[dict[str, dict[str, Any]]] = {
    "mortar": {"meet": 14, "radius": 1000, "attack": 7, "damage": 2, "lowest": 8, "drift": [6, 5, 4, 3, 2, 1]},
    "great-mortar": {"meet": 15, "radius": 1500, "attack": 8, "damage": 3, "lowest": 9, "drift": [6, 5, 4, 3, 2, 1]},
    "fire-pot": {"meet": 13, "radius": 750, "attack": 7, "damage": 2, "lowest": 7, "drift": [6, 5, 4, 3, 2, 1]},
}


class Mark(NamedTuple):
    """An ability between two clicks of the standard rank; `from_end` counts both from the last click."""

    name: str
    first: int
    last: int
    from_end: bool

    def clicks(self, longer: int, count: int) -> range:
        """The clicks of a dial of `count` clicks at which it shows; whoever is `longer` keeps it that much longer."""
        if self.from_end:
            return range(count - self.first, count)
        first = self.first + longer if self.first > 1 else self.first
        return range(max(first, 0), min(max(self.last + longer, first), count - 1) + 1)


class Sculpt(NamedTuple):
    """One line of the sheet."""

    kind: str
    skipped: str
    printed: dict[str, int]
    name: str
    name_de: str
    faction: str
    subfaction: str
    types: list[str]
    base: list[str]
    values: list[int]
    length: int
    curve: str
    marks: list[Mark]
    number: int


def sculpts(text: str) -> list[Sculpt]:
    """The lines of the sheet, numbered faction by faction."""
    found: list[Sculpt] = []
    faction, number = "", 0
    for line in text.splitlines():
        if line.startswith("="):
            _, faction, first = line.split()
            number = int(first)
        elif line.strip() and line[0] not in "#~":
            sculpt = _sculpt(line, faction, number - 1 if line.startswith("b") else number)
            found.append(sculpt)
            versions = [each for each in found if each.kind == "c" and each.faction == faction]
            if sculpt.kind != "b":
                number += 0 if sculpt.kind == "c" and len(versions) < 3 else len(RANKS.get(sculpt.kind, ("",)))
    return found


def _sculpt(line: str, faction: str, number: int) -> Sculpt:
    kind, name, name_de, subfaction, types, base, values, marks = (each.strip() for each in line.split("|"))
    kind, _, printed = kind.partition("!")
    kind, _, skipped = kind.partition("-")
    rank, _, cost = printed.partition("=")
    words = values.split()
    return Sculpt(
        kind=kind,
        skipped=skipped,
        printed={rank: int(cost)} if cost else {},
        name=name,
        name_de=name_de,
        faction=faction,
        subfaction=subfaction,
        types=types.split(),
        base=base.split(),
        values=[int(each) for each in words[:4]],
        length=int(words[4]),
        curve=words[5] if len(words) > 5 else "",
        marks=[_mark(each.strip()) for each in marks.split(",")],
        number=number,
    )


def _mark(text: str) -> Mark:
    name, span = text.split(" ")
    if span.startswith("-"):
        return Mark(name, int(span[1:]), 0, True)
    first, _, last = span.partition("-")
    return Mark(name, int(first), int(last or first), False)


def lacking(text: str) -> dict[str, set[str]]:
    """By people, the types it does without, as the sheet says."""
    found: dict[str, set[str]] = {}
    faction = ""
    for line in text.splitlines():
        if line.startswith("="):
            faction = line.split()[1]
        elif line.startswith("~"):
            found[faction] = set(line[1:].partition(":")[0].split())
    return found


def figures(sheet: list[Sculpt], name: str = NAME) -> list[dict[str, Any]]:
    """All figures of the sheet in the format of content files, with points by the formula where none are printed."""
    found: list[dict[str, Any]] = []
    for sculpt in sorted(sheet, key=lambda each: each.kind == "b"):  # new pieces are appended, so that old ids stay
        for place, rank in enumerate(RANKS.get(sculpt.kind, ("unique",))):
            if rank != sculpt.skipped:
                found.append(_figure(sculpt, rank, place, len([each for each in found if each.get("champion")])))
    priced = read(found, name)
    for row, figure in zip(found, priced.figures, strict=True):
        row["points"] = _printed(sheet, row) or points(figure)
    return found


def _printed(sheet: list[Sculpt], row: dict[str, Any]) -> int:
    return next(
        (each.printed[row["rank"]] for each in sheet if each.name == row["name"] and row["rank"] in each.printed), 0
    )


def _figure(sculpt: Sculpt, rank: str, place: int, champions: int) -> dict[str, Any]:
    number: int | str = sculpt.number + place
    if sculpt.kind == "c":
        number = f"{sculpt.number}{'abc'[champions % 3]}"
    elif sculpt.kind in "pb":
        number = f"{sculpt.number}{'a' if sculpt.kind == 'p' else 'b'}"
    row: dict[str, Any] = {"number": number, "name": sculpt.name, "rank": rank, "points": 1}
    row["factions"] = [sculpt.faction]
    if sculpt.subfaction:
        row["subfaction"] = sculpt.subfaction
    row |= types_of(sculpt.types) | _base(sculpt)
    if sculpt.kind == "c":
        row["champion"] = True
    row["ours"] = True
    row["dial"] = dial_of(sculpt, rank)
    return row


def types_of(words: list[str]) -> dict[str, str]:
    found = {}
    for word in words:
        kinds = ((SPEED_TYPES, "speed_type"), (ATTACK_TYPES, "attack_type"), (DEFENSE_TYPES, "defense_type"))
        found[next((name for known, name in kinds if word in known), "damage_type")] = word
    return found


def _base(sculpt: Sculpt) -> dict[str, Any]:
    """What the base prints; a base without ranged damage on the sheet prints 0."""
    found: dict[str, Any] = {"ranged_damage": 0}
    numbers = {
        "arc": "arc",
        "range": "range",
        "arrows": "targets",
        "ranged": "ranged_damage",
        "bonus": "attack_bonus",
        "slots": "item_slots",
        "ride": "rider_bonus",
    }
    for word in sculpt.base:
        key, _, given = word.partition(":")
        if given and key == "bombs":
            found["bombs"] = [BOMBS[each] for each in given.split(",")]
        elif given and key == "mount":
            kind, intelligence, skills = given.split("/")
            found["base"] = "mount"
            found["mount"] = {"type": kind, "intelligence": intelligence, "proficiencies": skills.split("+")}
        elif given:
            found[key] = given.split(",")
        else:
            stem = key.rstrip("0123456789")
            found[numbers[stem]] = int(key[len(stem) :])
    if sculpt.kind == "p":
        found["rides"] = [f"{NAME}-{sculpt.number}b"]
    return found


def dial_of(sculpt: Sculpt, rank: str) -> list[str]:
    longer = LONGER[rank]
    count = sculpt.length + longer
    rows = [_values(sculpt, rank, click, count) for click in range(count)]
    shown: list[list[list[str]]] = [[[] for _ in SLOTS] for _ in range(count)]
    repairs = []
    for mark in sculpt.marks:
        if mark.name == "repair":
            repairs = list(mark.clicks(0, count))
            continue
        slot = abilities.ability(abilities.ids()[mark.name]).slot
        for click in mark.clicks(longer, count):
            shown[click][slot].append(mark.name)
    return [_click(rows[click], shown[click]) + ("!" if click in repairs else "") for click in range(count)]


def _click(values: list[int], shown: list[list[str]]) -> str:
    if sum(max(len(each) - 1, 0) for each in shown) > 1 or any(len(each) > 2 for each in shown):
        raise ValueError(f"more abilities than a click has room for: {shown}")
    return " ".join(
        f"{value}:{'+'.join(names)}" if names else str(value) for value, names in zip(values, shown, strict=True)
    )


def _values(sculpt: Sculpt, rank: str, click: int, count: int) -> list[int]:
    """The values of one click: from the first they fall along the curve, in whole steps."""
    falls = FALLS[sculpt.curve]
    found = []
    for slot, first in enumerate(sculpt.values):
        change = CHANGES[rank][slot]
        fall = falls[slot] + (1 if slot > DEFENSE and first > 2 and falls[slot] > 0 else 0)
        value = first + change - (fall * click * 2 + count - 1) // (2 * (count - 1)) if count > 1 else first + change
        least = (3, 4, 11, 1)[slot]
        found.append(max(value, least))
    if rank == "tough" and click == 0:
        found[ATTACK] += 1
    found[SPEED] = min(found[SPEED], sculpt.values[SPEED])
    return found


def read(rows: list[dict[str, Any]], name: str = NAME) -> FigureSet:
    """The rows as the library would read them; raises ValueError with everything that is wrong."""
    source = Source(f"{name}.json", written(rows, name).encode())
    found = read_set(source, 0)
    if found is None:
        raise ValueError("\n".join(f"{each.field}: {each.reason}" for each in source.problems))
    return found


def written(rows: list[dict[str, Any]], name: str = NAME) -> str:
    """The text of the content file: a head, then one figure a line."""
    title, title_de = TITLES[name]
    head = {"set": name, "title": title, "title_de": title_de, "generation": 2}
    opening = json.dumps(head, ensure_ascii=False, separators=(",", ":"))[:-1]
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in rows]
    return opening + ',"figures":[\n' + ",\n".join(lines) + "\n]}\n"
