"""Looks of figures: the words from which a client puts a figure together.

A look is a handful of words such as ``elf plate helm sword kite-shield``. Every word belongs to one slot; the vocabulary and
the looks of all figures stand in ``looks.json``. A figure nobody has described gets a look from what its base says: its people,
how it attacks, whether it flies or rides. Names are never read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from zlib import crc32

import msgspec

from mageknight.kernel.message import Message, say
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.schema import Sheet
from mageknight.minis.figures.figure import (
    ABILITY,
    ATTACK_TYPES,
    DAMAGE_TYPES,
    SPEED_TYPES,
    STRIDE,
    TOUGH,
    UNIQUE,
    FigureDef,
)

ORDER: Final = ("build", "beast", "form", "garb", "head", "weapon", "off", "back", "mount")
"""The slots, in the order in which a look is written."""


class PeopleSheet(Sheet, frozen=True):
    """The clothes and arms of a people's fighters when nothing else is known of them."""

    body: str
    heads: list[str]
    leader: str
    sword: list[str]
    bow: list[str]
    wand: list[str]
    explosive: list[str]
    wings: str
    mounts: list[str]


class LookFile(Sheet, frozen=True):
    """The file of looks."""

    slots: dict[str, list[str]]
    winged: list[str]
    shooting: list[str]
    thrown: list[str]
    casting: list[str]
    peoples: dict[str, PeopleSheet]
    figures: dict[str, str]


@lru_cache(maxsize=1)
def book() -> LookFile:
    return msgspec.json.decode(read_bytes("looks.json"), type=LookFile)


@lru_cache(maxsize=1)
def slots() -> dict[str, str]:
    """The slot of every word."""
    return {word: slot for slot, words in book().slots.items() for word in words}


def problem_of(look: str) -> Message | None:
    """The fault of a written look; None if it can be drawn."""
    words = look.split(" ")
    known = slots()
    for word in words:
        if word not in known:
            return say("minis-problem-unknown-word", word=word, known=", ".join(sorted(known)))
    used = [known[word] for word in words]
    alone = used == ["mount"]
    if len(set(used)) < len(used) or (("build" in used) == ("beast" in used) and not alone):
        return say("minis-problem-look", look=look)
    return None


def look_of(figure: FigureDef) -> str:
    """The words a figure is drawn from."""
    written = figure.look or book().figures.get(figure.name_key.removeprefix("minis-figure-"), "")
    return written or composed(figure)


def composed(figure: FigureDef) -> str:
    """A look from what is printed on the base; the same figure always looks the same."""
    people = book().peoples[factions.table()[figure.factions[0]].name]
    turn = crc32(figure.name_key.encode())
    parts = {slots()[word]: word for word in people.body.split(" ")}
    is_leader = not UNIQUE < figure.rank <= TOUGH
    parts["head"] = people.leader if is_leader else people.heads[turn % len(people.heads)]
    if DAMAGE_TYPES[figure.types.damage] == "golem":
        parts |= {"build": "giant", "garb": "blocks", "head": "golem-head"}
    elif DAMAGE_TYPES[figure.types.damage] == "titan":
        parts |= {"build": "giant"}
    arms = _arms(people, ATTACK_TYPES[figure.types.attack] or ("bow" if figure.range else "sword"), figure.range)
    parts["weapon"] = arms[turn // 3 % len(arms)]
    if figure.is_rider:
        parts["mount"] = people.mounts[turn % len(people.mounts)]
        parts.pop("form", None)
    elif SPEED_TYPES[figure.types.speed] == "wing" or "flight" in _shown(figure):
        parts["back"] = people.wings
    elif is_leader:
        parts["back"] = "cape"
    return " ".join(parts[slot] for slot in ORDER if slot in parts)


def _arms(people: PeopleSheet, attack: str, range: int) -> list[str]:
    """The arms an attack of this type is made with; a sword that reaches far is thrown."""
    if attack == "sword":
        return book().thrown if range else people.sword
    return {"bow": people.bow, "wand": people.wand, "explosive": people.explosive}[attack]


def _shown(figure: FigureDef) -> set[str]:
    """The abilities that show before the first wound."""
    at = figure.start * STRIDE
    return {abilities.ability(each).name for each in figure.dial[at + ABILITY : at + STRIDE] if each}
