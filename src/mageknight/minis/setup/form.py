"""The set-up of a battle as one form: editions with their limits, battlefields, ready-made armies.

Whether an answer can be played is said by `setup_refusal` and the checks of armies, here and when the battle begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mageknight.kernel.message import Message, say
from mageknight.minis.army.model import Army
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.content import factions
from mageknight.minis.content.available import library, loaded_packs, pack_armies, tables_for
from mageknight.minis.edition.edition import Edition
from mageknight.minis.editions import EDITIONS
from mageknight.minis.setup import PLAYERS_SET_THE_SCENE, RANDOM_TABLE, MinisSetup
from mageknight.minis.setup.armies import usual_armies
from mageknight.minis.setup.entries import mustered
from mageknight.minis.setup.occasions import HUNT, OCCASIONS, SIEGE, Occasion
from mageknight.minis.table.lattice import INCH

LEVEL_NAMES = (say("minis-quarry-level-1"), say("minis-quarry-level-2"), say("minis-quarry-level-3"))
"""The power levels of what is hunted."""


def form(render: Callable[[Message], str]) -> dict[str, Any]:
    """The form in a language: `render` turns messages into sentences."""
    return {
        "editions": [edition_form(edition, render) for edition in EDITIONS.values()],
        "packs": [
            {
                "name": pack.name,
                "title": render(say(f"minis-pack-{pack.name}")),
                "stamp": pack.hash,
                "tables": list(pack.tables),
                "sets": [each.name for each in pack.sets],
            }
            for pack in loaded_packs()
        ],
        "armies": [army_form(name, army) for name, army in (ready_armies() | pack_armies()).items()],
        "occasions": [occasion_form(each, render) for each in OCCASIONS],
    }


def occasion_form(occasion: Occasion, render: Callable[[Message], str]) -> dict[str, Any]:
    """A great battle that can be chosen as a whole."""
    return {
        "name": occasion.name,
        "kind": occasion.kind,
        "title": render(say(f"minis-occasion-{occasion.name}")),
        "about": render(say(f"minis-occasion-{occasion.name}-about")),
        "edition": occasion.edition,
        "seats": occasion.seats,
        "total": occasion.total,
        "table": occasion.table,
        "armies": list(occasion.armies),
        "turns": occasion.turns,
        "stars": stars(occasion),
    }


def stars(occasion: Occasion) -> list[str]:
    """The figures a picture of a great battle shows: what is hunted, the sections of the castle, else the dearest of each side."""
    setup = occasion.setup()
    if occasion.kind == HUNT:
        return mustered(setup.armies[-1]).figure_keys()
    rows = [[library()[key] for key in mustered(army).figure_keys()] for army in setup.armies]
    if occasion.kind == SIEGE:
        return [each.key for each in rows[setup.castle] if each.is_castle]
    return [max(row, key=lambda each: each.points).key for row in rows]


def army_form(name: str, army: Army) -> dict[str, Any]:
    """A ready-made army; one of a pack has a title of its own and the name of its pack."""
    pack, _, file = name.rpartition("/")
    return {
        "id": name,
        "pack": pack,
        "title": (army.name or file) if pack else "",
        "game": army.game,
        "total": army.total,
        "points": army.points(library()),
        "lineup": msgspec.to_builtins(army.lineup()),
    }


def quarry_form(key: str, render: Callable[[Message], str]) -> dict[str, str]:
    """The figure that is the army of the last player, with the name of its power level."""
    figure = library().get(key)
    if figure is None:
        return {"figure": key, "title": key}
    level = LEVEL_NAMES[figure.level - 1]
    return {"figure": key, "title": render(say("minis-quarry", name=figure.title(), level=level))}


def shares(edition: Edition, total: int) -> dict[str, list[int]]:
    """By number of players: what the army of each of them may cost. Numbers for which the total is too small are left out."""
    found: dict[str, list[int]] = {}
    for seats in range(edition.least_seats, edition.most_seats + 1):
        sides = tuple([seat % 2 for seat in range(seats)]) if edition.scale.teams else ()
        setup = MinisSetup(edition=edition.name, seats=seats, total=total, sides=sides)
        if edition.muster_refusal(setup, []) is None:
            found[str(seats)] = [edition.share(setup, seat) for seat in range(seats)]
    return found


def hunters(edition: Edition, total: int) -> dict[str, list[str]]:
    """By number of players: the ready-made armies that hunt together; nothing where nobody is hunted."""
    if not edition.quarry(total):
        return {}
    return {
        str(seats): usual_armies(MinisSetup(edition=edition.name, seats=seats, total=total), edition)
        for seats in range(edition.least_seats, edition.most_seats + 1)
    }


def edition_form(edition: Edition, render: Callable[[Message], str]) -> dict[str, Any]:
    """The agreements there can be in one edition."""
    totals = edition.building.totals()
    peoples = 0
    for figure in library():
        if edition.building.reads(figure) and not figure.is_castle:
            peoples |= sum(1 << each for each in set(figure.factions))
    tables = [
        {
            "name": table.name,
            "title": render(say(f"minis-table-{table.name}")),
            "totals": [
                total for total in totals if edition.has_field(total, table.width // INCH, table.height // INCH)
            ],
        }
        for table in tables_for(edition.name)
    ]
    return {
        "name": edition.name,
        "armies": edition.army_game,
        "quarries": {
            str(total): quarry_form(edition.quarry(total), render) for total in totals if edition.quarry(total)
        },
        "title": render(say(f"minis-game-{edition.name}")),
        "seats": list(range(edition.least_seats, edition.most_seats + 1)),
        "totals": [
            {
                "total": total,
                "turns": edition.turns(MinisSetup(total=total)),
                "shares": shares(edition, total),
                "hunters": hunters(edition, total),
            }
            for total in totals
        ],
        "teams": edition.scale.teams,
        "tables": tables,
        "scenes": [RANDOM_TABLE, PLAYERS_SET_THE_SCENE],
        "peoples": [each.name for each in factions.table() if peoples >> each.id & 1],
        "older": bool(edition.building.older),
        "constructed": edition.laying.built > 0,
        "domains": edition.domains,
        "measuring": render(say(f"minis-measuring-{'free' if edition.measures_freely else 'after'}")),
    }
