"""The clicks of a dial as a file writes them: short texts, read into flat ints, with everything wrong said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from mageknight.kernel.files.problem import Path
from mageknight.kernel.files.sheet import Source
from mageknight.kernel.message import Message, say
from mageknight.minis.content import abilities
from mageknight.minis.figures.figure import ABILITY, FLAGS, NEXUS, REPAIR, SKULL, SLOTS, SPEED, STRIDE, YELLOW

MOST: Final = 50
"""The largest value a dial may show: far more than any printed one, so that a pack can try things out."""

_VALUE: Final = re.compile(r"^(\d{1,2}|x)(y?)(?::([a-z][a-z-]*)(?:\+([a-z][a-z-]*))?)?$")


def read_clicks(source: Source, path: Path, rows: list[str]) -> tuple[int, ...]:
    """The clicks of one dial as flat ints; a wrong one is complained about and read as zeros."""
    faces: list[int] = []
    for click, text in enumerate(rows):
        faces.extend(_click(source, (*path, click), text))
    return tuple(faces)


def unknown(word: str, known: Mapping[str, object]) -> Message:
    """A word that names nothing, with those that would."""
    return say("minis-problem-unknown-word", word=word, known=", ".join(sorted(known)))


def _click(source: Source, path: Path, text: str) -> list[int]:
    row = [0] * STRIDE
    parts = text.removesuffix("!").split(" ")
    if len(parts) != len(SLOTS):
        source.complain(path, say("minis-problem-click", click=text))
        return row
    row[FLAGS] = REPAIR if text.endswith("!") else 0
    for slot, part in enumerate(parts):
        number, ability, second, flags, reasons = _value(slot, part)
        row[slot] = number
        row[ABILITY + slot] = ability
        row[FLAGS] |= flags
        if second and row[NEXUS]:
            source.complain(path, say("minis-problem-nexus-twice", click=text))
        row[NEXUS] = row[NEXUS] or second
        for reason in reasons:
            source.complain(path, reason)
    return row


@lru_cache(maxsize=4096)
def _value(slot: int, part: str) -> tuple[int, int, int, int, tuple[Message, ...]]:
    """A value with its abilities, such as ``8:flight``: number, ability, that of the nexus, flags, and what is wrong with it."""
    match = _VALUE.match(part)
    if match is None or (match.group(2) and slot != SPEED):
        return 0, 0, 0, 0, (say("minis-problem-click", click=part),)
    is_skull = match.group(1) == "x"
    number = 0 if is_skull else int(match.group(1))
    flags = (SKULL << slot if is_skull else 0) | (YELLOW if match.group(2) else 0)
    reasons: list[Message] = []
    if number > MOST:
        reasons.append(say("minis-problem-value", slot=SLOTS[slot], value=number, most=MOST))
    marks = [_mark(slot, name, reasons) if name else 0 for name in match.groups()[2:]]
    return number, marks[0], marks[1], flags, tuple(reasons)


def _mark(slot: int, name: str, reasons: list[Message]) -> int:
    """The id of an ability, which must exist and belong to the value it marks."""
    ability = abilities.ids().get(name, 0)
    if not ability:
        reasons.append(unknown(name, abilities.ids()))
    elif abilities.ability(ability).slot != slot:
        right = SLOTS[abilities.ability(ability).slot]
        reasons.append(say("minis-problem-ability-slot", ability=name, slot=SLOTS[slot], right=right))
    return ability
