"""Giants from their sheet: dials cut like those of sculpts, and the points of every level by the formula.

    python -m tools.balance forge      # write the sets of our own again from their sheets

A titan acts twice in a turn where others act once, so its points are raised; a large warrior shares the actions of its player
among its sections and is gone with two of them, so the sum of its dials is lowered (`TITAN`, `LARGE`). Both are first guesses.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from mageknight.kernel.files.sheet import Source
from mageknight.minis.content.sets import FigureSet, read_set
from mageknight.minis.figures.figure import SECTION_NAMES, FigureDef
from tools.balance import forge
from tools.balance.formula import corrected, points, worth

NAME: Final = "colossi"
SHEET: Final = Path(__file__).with_name("colossi.txt")
TARGET: Final = forge.FOLDER / f"{NAME}.json"
HEAD: Final = {"set": NAME, "title": "Colossi of the Land", "title_de": "Kolosse des Landes", "generation": 2}
FIRST: Final = 401
TITAN: Final = 1.2
LARGE: Final = 0.7
SKULL: Final = "x-"
TITAN_KIND: Final = "titan"
CHARIOT_KIND: Final = "chariot"


class Giant(NamedTuple):
    """One giant of the sheet: what its base says, the turns of its levels, and a sculpt for each dial."""

    kind: str
    name: str
    name_de: str
    turns: list[list[int]]
    dials: list[forge.Sculpt]
    marks: list[list[forge.Mark]]
    number: int


def giants(text: str) -> list[Giant]:
    """The giants of the sheet, numbered in its order."""
    found: list[Giant] = []
    head: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            head = [each.strip() for each in line.split("|")]
            turns = [[int(each) for each in word.split(",")] for word in head[6].split()]
            found.append(Giant(head[0], head[1], head[2], turns, [], [], FIRST + len(found)))
        else:
            dial, marks = _dial(head, line, found[-1].number)
            found[-1].dials.append(dial)
            found[-1].marks.append(marks)
    return found


def _dial(head: list[str], line: str, number: int) -> tuple[forge.Sculpt, list[forge.Mark]]:
    values, marks = line.strip().split("|")
    sculpt = forge.sculpts(
        f"= {head[3]} {number}\nu | {head[1]} | {head[2]} | | {head[4]} | | {values.strip()} | {marks.strip()}"
    )[0]
    skulls = [mark for mark in sculpt.marks if mark.name.startswith(SKULL)]
    return sculpt._replace(marks=[mark for mark in sculpt.marks if mark not in skulls]), skulls


def rows(sheet: list[Giant], text: str) -> list[dict[str, Any]]:
    """All giants in the format of content files, the points of their levels by the formula."""
    bases = {giant.name: _base(text, giant.name) for giant in sheet}
    found = [_row(giant, bases[giant.name]) for giant in sheet]
    for row, figure in zip(found, read(found).figures, strict=True):
        for level, definition in zip(row["levels"], [figure.at_level(each, 0) for each in figure.levels], strict=True):
            level["points"] = price(definition)
        row["points"] = row["levels"][0]["points"]
    return found


def price(figure: FigureDef) -> int:
    """The points of a giant at one of its levels, to the nearest five."""
    if figure.is_titan:
        return round(TITAN * points(figure) / 5) * 5
    return round(LARGE * corrected(figure.name) * sum([worth(part) for part in figure.parts()[1:]]) / 5) * 5


def _base(text: str, name: str) -> dict[str, Any]:
    words = next(line.split("|") for line in text.splitlines() if line.split("|")[1:2] == [f" {name} "])[5].split()
    found: dict[str, Any] = {"ranged_damage": 0}
    numbers = {"arc": "arc", "range": "range", "ranged": "ranged_damage", "bonus": "attack_bonus", "min": "min_range"}
    for word in words:
        key, _, given = word.partition(":")
        stem = key.rstrip("0123456789")
        if given:
            found["base"] = given
        else:
            found[numbers[stem]] = int(key[len(stem) :])
    if "min_range" in found:
        found["indirect"] = True
    return found


def _row(giant: Giant, base: dict[str, Any]) -> dict[str, Any]:
    first = giant.dials[0]
    row: dict[str, Any] = {"number": giant.number, "name": giant.name, "rank": "unique", "points": 1}
    row["factions"] = [first.faction]
    row |= forge.types_of(first.types) | {"base": "titan"} | base
    row["levels"] = [{"points": 1, "turned": turned} for turned in giant.turns]
    if giant.kind == CHARIOT_KIND:
        row["passengers"] = 1
    row["ours"] = True
    cut = [_cut(dial, marks) for dial, marks in zip(giant.dials, giant.marks, strict=True)]
    row["dial"] = cut[0]
    if giant.kind != TITAN_KIND:
        row["sections"] = dict(zip(SECTION_NAMES[1:], cut[1:], strict=True))
    return row


def _cut(dial: forge.Sculpt, skulls: list[forge.Mark]) -> list[str]:
    """The clicks of a dial, with skulls in place of the values they stand for."""
    found = [click.split(" ") for click in forge.dial_of(dial, "unique")]
    for mark in skulls:
        slot = ("speed", "attack", "defense", "damage").index(mark.name.removeprefix(SKULL))
        for click in mark.clicks(0, len(found)):
            found[click][slot] = "x"
    return [" ".join(click) for click in found]


def read(found: list[dict[str, Any]]) -> FigureSet:
    """The rows as the library would read them; raises ValueError with everything that is wrong."""
    source = Source(TARGET.name, written(found).encode())
    known = read_set(source, 0)
    if known is None:
        raise ValueError("\n".join(f"{each.field}: {each.reason}" for each in source.problems))
    return known


def written(found: list[dict[str, Any]]) -> str:
    """The text of the content file: a head, then one giant a line."""
    opening = json.dumps(HEAD, ensure_ascii=False, separators=(",", ":"))[:-1]
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found]
    return opening + ',"figures":[\n' + ",\n".join(lines) + "\n]}\n"


def made() -> str:
    """The content file as the sheet makes it."""
    text = SHEET.read_text("utf-8")
    return written(rows(giants(text), text))
