"""Set-ups to begin with: one of every edition, number of players and way to lay the table, with ready-made and with
randomly drawn armies."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.army.check import GAMES
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.edition import Edition
from mageknight.minis.editions import EDITIONS
from mageknight.minis.figure import FigureDef
from mageknight.minis.setup import RANDOM_TABLE, MinisSetup
from mageknight.minis.stock import library, packed, tables_for

FACTIONS: Final = ("atlantis-guild", "orc-raiders", "knights-immortal", "necropolis-sect")
DRAWN: Final = 6
"""Set-ups of each edition whose armies are drawn at random from all its figures."""

ATTEMPTS: Final = 40


def army(name: str) -> tuple[str, ...]:
    """A ready-made army as the keys of its figures."""
    return tuple([figure.key for figure in ready_armies()[name].figures(library())])


def ready_setups() -> list[MinisSetup]:
    """One set-up of every kind, for lists and for fuzzing."""
    duel = (army("atlantis-guild-200"), army("orc-raiders-200"))
    small = tuple([army(f"{faction}-100") for faction in FACTIONS])
    quick = (army("quick-start-elven-lords"), army("quick-start-dark-crusaders"))
    second = (army("elven-lords-100"), army("dark-crusaders-100"), army("orc-khans-100"))
    found = [
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
        MinisSetup(edition="second", total=100, armies=second[:2]),
        MinisSetup(edition="second", total=100, armies=second[1:], table="two-woods", edges=(0, 2), tournament=True),
        MinisSetup(edition="second", total=100, seats=3, armies=second, table=RANDOM_TABLE),
        MinisSetup(edition="second", total=300, armies=(army("atlantean-empire-300"), army("orc-khans-300"))),
    ]
    rng = Rng(seed_from_text("set-ups"))
    return [*found, *[drawn_setup(rng, edition, number) for edition in EDITIONS.values() for number in range(DRAWN)]]


def drawn_setup(rng: Rng, edition: Edition, number: int) -> MinisSetup:
    """A set-up with random legal armies; the number decides players, total and table in turn."""
    seats = edition.least_seats + number % (edition.most_seats - edition.least_seats + 1)
    total = GAMES[edition.name].total or 100 * (1 + number % 3)
    ready = tables_for(edition.name)
    setup = MinisSetup(
        edition=edition.name,
        seats=seats,
        total=total,
        armies=tuple([drawn_army(rng, edition, total) for _ in range(seats)]),
        table=(RANDOM_TABLE, "", ready[number % len(ready)].name)[number % 3],
        edges=(0, 2, 1, 3)[:seats] if number % 2 else (),
    )
    return packed(setup)


def drawn_army(rng: Rng, edition: Edition, total: int) -> tuple[str, ...]:
    """Figures drawn at random as long as they fit into the build total; no unique twice."""
    rules = GAMES[edition.name]
    pool = [figure for figure in library() if rules.reads(figure)]
    drawn: list[FigureDef] = []
    left = total
    for _ in range(ATTEMPTS):
        figure = rng.choice(pool)
        twice = figure.is_unique and any(each.identity == figure.identity for each in drawn)
        if figure.points <= left and not twice:
            drawn.append(figure)
            left -= figure.points
    return tuple([figure.key for figure in drawn])
