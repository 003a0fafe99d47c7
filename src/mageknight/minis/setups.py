"""Set-ups to begin with: one of every edition, number of players, way to lay the table."""

from __future__ import annotations

from mageknight.minis.army.ready import ready_armies
from mageknight.minis.setup import RANDOM_TABLE, MinisSetup
from mageknight.minis.stock import library

FACTIONS = ("atlantis-guild", "orc-raiders", "knights-immortal", "necropolis-sect")


def army(name: str) -> tuple[str, ...]:
    """A ready-made army as the keys of its figures."""
    return tuple(figure.key for figure in ready_armies()[name].figures(library()))


def ready_setups() -> list[MinisSetup]:
    """One set-up of every kind, for lists and for fuzzing."""
    duel = (army("atlantis-guild-200"), army("orc-raiders-200"))
    small = tuple(army(f"{faction}-100") for faction in FACTIONS)
    quick = (army("quick-start-elven-lords"), army("quick-start-dark-crusaders"))
    return [
        MinisSetup(armies=duel),
        MinisSetup(armies=duel, table="everything", edges=(0, 2)),
        MinisSetup(armies=duel, table=RANDOM_TABLE, edges=(0, 2)),
        MinisSetup(armies=duel, standard=True),
        MinisSetup(armies=(army("draconum-300"), army("shyft-300")), total=300, table=RANDOM_TABLE, edges=(0, 2)),
        MinisSetup(armies=(army("solonavi-200"), army("heroes-200")), table="twin-hills", card=2001),
        MinisSetup(seats=3, total=100, armies=small[:3], table=RANDOM_TABLE),
        MinisSetup(seats=4, total=100, armies=small, sides=(0, 0, 1, 1), table="marshland", edges=(0, 1, 2, 3)),
        MinisSetup(edition="quick-start", total=100, armies=quick, abilities=False),
        MinisSetup(edition="quick-start", total=100, armies=quick, table="four-boulders", edges=(0, 2)),
    ]
