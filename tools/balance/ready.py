"""The ready-made armies of edition 2.0, composed again whenever points have moved.

    python -m tools.balance armies

For each people and build total many lists are suggested round a leader, and the one that spends most with the widest choice
of sculpts is taken, or the one that battles have shown to be nearest to an even match (`choose`). The same sheet always gives
the same armies.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from mageknight.minis.army.chariots import may_be_carried
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army, gathered
from mageknight.minis.army.outfit import BOOKS_FROM, has_book
from mageknight.minis.army.suggest import complete
from mageknight.minis.army.text import write
from mageknight.minis.content import factions
from mageknight.minis.content.abilities import COMMAND
from mageknight.minis.content.library import Library, official
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.riding import DARK_RIDERS, is_mount
from tools.balance.hunters import hunting

FOLDER: Final = Path(__file__).resolve().parents[2] / "src/mageknight/minis/content/armies"
CHOSEN: Final = Path(__file__).with_name("chosen.tsv")
TOTALS: Final = (100, 200, 300, 500)
TRIES: Final = 60
LEADERLESS: Final = 30
"""So many lists beyond those are made without a Unique: where heroes are dear there are more to act. Only battles choose one."""
BROAD: Final = 20
"""So many more begin with three of the cheapest warriors, for peoples whose figures are dear."""
CHEAPEST: Final = 4
GAME: Final = "second"

NAMES: Final = {
    "atlantean-empire": "Legion of the Empire",
    "black-powder-revolutionaries": "Powder and Steel",
    "dark-crusaders": "Crusade of the Dead",
    "draconum": "Wings of the Coil",
    "elemental-freeholds": "Free Woods",
    "elven-lords": "Lords of the Elves",
    "orc-khans": "Horde of the Khans",
    "shyft": "Pack of the Darkmarch",
    "solonavi": "Eyes of Rokos",
    "apocalypse": "Riders at the Gate",
    "mage-spawn": "Spawn on a Leash",
}
PARTNERS: Final = {"apocalypse": "dark-crusaders", "mage-spawn": "shyft"}
"""Who lends a hand: the Apocalypse has allies, and Mage Spawn are led."""

OLDER: Final = ("draconum", "mage-spawn", "shyft", "solonavi")
"""Peoples whose plain names the armies of the first generation bear."""


STARTER: Final = ("dark-crusaders", "elven-lords", "orc-khans")
"""Peoples of the starter box, which is their list at the smallest total."""


GIANTS: Final = {
    "boulder-hurler": ("Stones from the Sky", "orc-khans", "colossi-401"),
    "bronze-colossus": ("Bronze Marches", "atlantean-empire", "colossi-402"),
    "storm-roc": ("Under Dark Wings", "elemental-freeholds", "colossi-403"),
    "elderwood-walker": ("The Wood Awakes", "elven-lords", "colossi-404"),
    "venomous-shadow-dragon": ("The Dragon's Vanguard", "dark-crusaders", "colossi-405"),
    "powder-hulk": ("Iron and Smoke", "black-powder-revolutionaries", "colossi-406"),
    "legion-chariot": ("Wheels of the Legion", "atlantean-empire", "colossi-408"),
    "bone-chariot": ("The Rattling Host", "dark-crusaders", "colossi-409"),
    "tusk-wagon": ("Tusks and Wheels", "orc-khans", "colossi-410"),
    "reef-serpent": ("What the Tide Brought", "elemental-freeholds", "colossi-407"),
}
"""Armies round a giant, by their files: title, people and the giant."""

LARGE: Final = (
    ("elves", "Woods and Towers", ("elven-lords", "elemental-freeholds"), (1200, 2000)),
    ("dead", "March of the Dead", ("dark-crusaders", "apocalypse"), (1200, 2000)),
    ("orcs", "Storm out of the Steppe", ("orc-khans", "draconum"), (1200, 2000)),
    ("empire", "Steam and Sorcery", ("atlantean-empire", "black-powder-revolutionaries"), (1200, 2000)),
    ("rebels", "Powder on the Wing", ("black-powder-revolutionaries", "draconum"), (1200,)),
    ("spawn", "Brood of the Darkmarch", ("shyft", "mage-spawn"), (1200,)),
)
"""The armies of Conquest: file, title, two peoples, build totals."""
LED: Final = {"elves": "colossi-404", "dead": "colossi-405", "orcs": "colossi-401", "empire": "colossi-402"}
"""The giants among those of 2,000 points."""


class Plan(NamedTuple):
    """One list to make, round a giant if one is named."""

    file: str
    title: str
    peoples: tuple[str, ...]
    total: int
    giant: str = ""
    game: str = GAME


def plans() -> list[Plan]:
    """All lists: each people at each total, two mixed companies, and one round each giant."""
    found = []
    for people, title in NAMES.items():
        peoples = (people, PARTNERS[people]) if people in PARTNERS else (people,)
        stem = f"{GAME}-{people}" if people in OLDER else people
        totals = TOTALS[1:] if people in STARTER else TOTALS
        found += [Plan(f"{stem}-{total}", title, peoples, total) for total in totals]
    found.append(Plan("mixed-company-300", "Swords for Hire", ("elven-lords", "orc-khans"), 300))
    found.append(Plan("mixed-company-500", "The Long Alliance", ("atlantean-empire", "elemental-freeholds"), 500))
    found += [Plan(f"{file}-500", title, (people,), 500, giant) for file, (title, people, giant) in GIANTS.items()]
    for word, title, peoples, sizes in LARGE:
        for total in sizes:
            giant = LED.get(word, "") if total == 2000 else ""
            found.append(Plan(f"conquest-{word}-{total}", title, peoples, total, giant, "conquest"))
    return found


def composed(plan: Plan, library: Library) -> Army:
    """The list that battles have chosen for a plan, else the best of those suggested for it."""
    seed = seeds().get(plan.file)
    if seed is not None and is_fit(army := draft(plan, library, seed), library):
        return army
    drafts = [draft(plan, library, seed) for seed in range(TRIES)]
    return max([each for each in drafts if is_fit(each, library)], key=lambda each: merit(each, library))


def seeds() -> dict[str, int]:
    """By army: the seed of the list that was nearest to an even match (`choose`)."""
    rows = CHOSEN.read_text("utf-8").splitlines()[1:] if CHOSEN.exists() else []
    return {file: int(seed) for file, seed, *_ in [line.split("\t") for line in rows]}


def is_fit(army: Army, library: Library) -> bool:
    """Is a list legal, and nobody on foot in it who never leaves the saddle (M2-CAV-81)?"""
    stranded = any(
        library[each.figure].fittings.rides and library[each.figure].subfaction == DARK_RIDERS and not each.rides
        for each in army.entries
    )
    return not stranded and not check(army, library)


def draft(plan: Plan, library: Library, seed: int) -> Army:
    """The list that a seed makes for a plan."""
    army = _draft(plan, library, seed)
    if plan.giant and library[plan.giant].fittings.passengers:
        army = _manned(army, library, plan.giant)
    return army


def _draft(plan: Plan, library: Library, seed: int) -> Army:
    chosen = _leaders(plan, library, seed)
    army = Army(plan.title, plan.game, plan.total, gathered(chosen))
    if plan.peoples[0] == "mage-spawn":
        return complete(library, army, plan.peoples[0], seed)
    if len(plan.peoples) > 1:
        share = (plan.total // 2 + 99) // 100 * 100
        part = complete(library, Army(plan.title, plan.game, share, army.entries), plan.peoples[0], seed)
        if plan.total == share:
            return part
        army = Army(plan.title, plan.game, plan.total, part.entries)
    return complete(library, army, plan.peoples[-1], seed)


def _manned(army: Army, library: Library, chariot: str) -> Army:
    """The army with its best shot in the compartment of the chariot, or whoever is cheapest."""
    fit = [each for each in army.entries if may_be_carried(each, library[each.figure]) and each.figure != chariot]
    one = max(fit, key=lambda each: (min(library[each.figure].range, 8), -library[each.figure].points))
    left = [each for each in army.entries if each != one]
    if one.count > 1:
        left.append(msgspec.structs.replace(one, count=one.count - 1))
    return msgspec.structs.replace(army, entries=(*left, msgspec.structs.replace(one, count=1, boards=chariot)))


def _leaders(plan: Plan, library: Library, seed: int) -> list[FigureDef]:
    """The giant alone; else a champion from 500 points on, a unique from 200 on but in the last lists, and whoever must lead the others."""
    if plan.giant and plan.game == GAME:
        return [library[plan.giant]]
    people = factions.ids()[plan.peoples[0]]
    own = [
        each
        for each in library
        if each.generation == 2
        and people in each.factions
        and not is_mount(each)
        and not each.fittings.rides
        and not each.is_giant
    ]
    found: list[FigureDef] = []
    if plan.peoples[0] == "mage-spawn":
        found += [each for each in library if each.name == "Beast Caller"][: 1 if plan.total < 300 else 2]
    champions = [each for each in own if each.fittings.champion and each.points <= plan.total // 4]
    uniques = [
        each for each in own if each.is_unique and not each.fittings.champion and each.points <= plan.total * 2 // 5
    ]
    if plan.total >= 500 and champions:
        found.append(max(champions, key=lambda each: each.points))
    if plan.game != GAME:
        found += commanders(own, plan.total) + [library[key] for key in (plan.giant,) if key]
    if plan.total >= 200 and uniques and seed < TRIES:
        found.append(uniques[seed % len(uniques)])
    if seed >= TRIES + LEADERLESS:
        found += rank_and_file(own, seed - TRIES - LEADERLESS)
    return found


def rank_and_file(own: list[FigureDef], number: int) -> list[FigureDef]:
    """Three of the cheapest warriors, other ones for each number."""
    cheap = sorted([each for each in own if not each.is_unique], key=lambda each: each.points)[:CHEAPEST]
    choices = list(combinations_with_replacement(cheap, 3))
    return list(choices[number % len(choices)])


def commanders(own: list[FigureDef], total: int) -> list[FigureDef]:
    """One warrior with Command for every 1,000 points, and one more."""
    found = [each for each in own if not each.is_unique and each.masks[each.start] >> COMMAND & 1]
    found.sort(key=lambda each: each.points)
    return found[:1] * (total // 1000 + 1)


def merit(army: Army, library: Library) -> tuple[bool, int, int, int]:
    """How good a list is: a book where it can pay for one, nothing left over, enough bodies, many kinds, few uniques."""
    figures = list(army.figures(library))
    wanted = 3 * army.total // 100
    bodies = -abs(len(figures) - wanted)
    uniques = sum(1 for each in figures if each.is_unique)
    spent = army.points(library) * 50 // army.total
    booked = army.total >= BOOKS_FROM and has_book(library, army)
    return booked, spent, bodies - max(uniques - army.total // 200, 0), len({each.name for each in figures})


def main() -> None:
    library = official()
    armies = {plan.file: composed(plan, library) for plan in plans()} | hunting(library)
    for file, army in armies.items():
        (FOLDER / f"{file}.txt").write_text(write(army, library), "utf-8")
        print(f"{file:40} {army.points(library):4} {army.size():3} figures")
