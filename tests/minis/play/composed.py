"""Figures made up for a test: every ability of both cards and every subfaction, in company drawn by chance but always the same."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.registry import kit_named
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.pack import Pack, load_pack
from mageknight.minis.editions import EDITIONS
from mageknight.minis.figures.figure import SLOTS

kit_named("minis")

EACH = 3
"""So many figures for every ability, so many for every subfaction."""
SHUNNED = ("starting-position", "infiltrate", "submerged")
"""Abilities of deployment: a figure that shows one may stand nowhere in the middle of a battle."""
NUMBERS = {"speed": (6, 11), "attack": (6, 11), "defense": (13, 17), "damage": (1, 5)}
FIRST, SECOND = "novices", "masters"


def keys(generation: int) -> tuple[str, ...]:
    """The names of all composed figures of a generation."""
    name = SECOND if generation == 2 else FIRST
    return tuple([f"{name}-{each['number']}" for each in figures(generation)])


def composed(folder: Path) -> Pack:
    """A pack of them, written there."""
    (folder / "figures").mkdir()
    (folder / "pack.json").write_text('{"pack": "composed", "title": "Composed"}', "utf-8")
    for generation, name in ((1, FIRST), (2, SECOND)):
        sheet = {"set": name, "title": name, "generation": generation, "figures": figures(generation)}
        (folder / "figures" / f"{name}.json").write_text(json.dumps(sheet), "utf-8")
    return load_pack(folder)


def figures(generation: int) -> list[dict[str, Any]]:
    """As their file writes them."""
    chance = random.Random(f"composed {generation}")
    card = EDITIONS["second" if generation == 2 else "rebellion"].card.abilities
    known = [each for each in abilities.table() if each.id in card and each.name not in SHUNNED]
    shelves = {slot: [each.name for each in known if SLOTS[each.slot] == slot] for slot in SLOTS}
    peoples = [each for each in factions.table() if generation == 2 and 2 in each.generations]
    wanted: list[tuple[str, str, str, str]] = []
    for each in known:
        wanted += [(SLOTS[each.slot], each.name, "", "")] * EACH
    for people in peoples:
        for subfaction in people.subfactions:
            wanted += [("", "", people.name, subfaction)] * EACH
    return [_figure(at, wish, generation, chance, shelves) for at, wish in enumerate(wanted)]


def _figure(
    at: int, wish: tuple[str, str, str, str], generation: int, chance: random.Random, shelves: dict[str, list[str]]
) -> dict[str, Any]:
    slot, name, people, subfaction = wish
    clicks = []
    for _ in range(chance.randint(3, 6)):
        values = []
        for each in SLOTS:
            value = str(chance.randint(*NUMBERS[each]))
            ability = name if each == slot else chance.choice(["", chance.choice(shelves[each])])
            values.append(f"{value}:{ability}" if ability else value)
        clicks.append(" ".join(values))
    found: dict[str, Any] = {
        "number": f"n{at}",
        "name": f"Composed {at}",
        "rank": "standard",
        "points": 20,
        "factions": [people or ("elven-lords" if generation == 2 else "shyft")],
        "range": chance.choice((0, 8, 10, 12)),
        "targets": chance.choice((1, 1, 2)),
        "arc": chance.choice((90, 180)),
        "dial": clicks,
    }
    if generation == 2:
        found |= {
            "speed_type": chance.choice(("boot", "horseshoe", "wing")),
            "attack_type": chance.choice(("sword", "bow", "wand")),
            "defense_type": chance.choice(("", "", "shield", "magic-immunity")),
            "damage_type": chance.choice(("", "", "golem")),
            "attack_bonus": chance.choice((0, 0, 1, 2)),
            "ranged_damage": chance.randint(1, 4) if found["range"] else 0,
            "subfaction": subfaction,
        }
    return found
