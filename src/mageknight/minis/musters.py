"""The armies of a set-up: found, checked, or refused with the rule."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army, gathered
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.edition import Edition
from mageknight.minis.figure import FigureDef
from mageknight.minis.setup import PLAYERS_SET_THE_SCENE, RANDOM_TABLE, MinisSetup
from mageknight.minis.stock import library, loaded_packs, pack_armies, pack_hashes, table_named, tables_for


def armies_of(setup: MinisSetup, edition: Edition) -> list[list[FigureDef]]:
    """The figures of every seat; a set-up that breaks the rules is refused."""
    found = setup_refusal(setup, edition)
    if found is not None:
        raise found.anew()
    return [[known(key) for key in army] for army in armies_in(setup, edition)]


def armies_in(setup: MinisSetup, edition: Edition) -> tuple[tuple[str, ...], ...]:
    """The lists of a set-up; where it names none, ready-made armies of different peoples stand in."""
    if setup.armies:
        return setup.armies
    ready = ready_armies()
    names = [people if people in ready else f"{people}-{setup.total}" for people in edition.peoples]
    lists = [ready[name] for name in names[: setup.seats] if name in ready]
    return tuple([tuple([figure.key for figure in army.figures(library())]) for army in lists])


def army_named(name: str) -> tuple[str, ...]:
    """A ready-made army of the package or of a pack, as the keys of its figures."""
    ready = ready_armies() | pack_armies()
    if name not in ready:
        raise refuse("minis-unknown-army", army=name, known=", ".join(ready))
    return tuple([figure.key for figure in ready[name].figures(library())])


def known(key: str) -> FigureDef:
    figure = library().get(key)
    if figure is None:
        raise refuse("minis-unknown-figure", figure=key)
    return figure


def setup_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """What is wrong with a set-up, apart from its armies' lists."""
    if not edition.least_seats <= setup.seats <= edition.most_seats:
        return refuse("minis-seats", *edition.cite("seats"), least=edition.least_seats, most=edition.most_seats)
    armies = armies_in(setup, edition)
    if len(armies) != setup.seats:
        return refuse("minis-army-count", *edition.cite("seats"), seats=setup.seats, armies=len(armies))
    if setup.sides and (len(setup.sides) != setup.seats or len(set(setup.sides)) < 2):
        return refuse("minis-sides", *edition.cite("sides"))
    if setup.edges and (len(setup.edges) != setup.seats or len(set(setup.edges)) < setup.seats):
        return refuse("minis-edge-taken", *edition.cite("edge-taken"))
    if any(not 0 <= edge < 4 for edge in setup.edges):
        return refuse("minis-edge-taken", *edition.cite("edge-taken"))
    if setup.edges and edition.opposite_edges and setup.seats == 2 and (setup.edges[0] + 2) % 4 != setup.edges[1]:
        return refuse("minis-edge-not-opposite", *edition.cite("edge-opposite"))
    if setup.table not in (PLAYERS_SET_THE_SCENE, RANDOM_TABLE):
        ready = table_named(setup.table)
        if ready is None or edition.name not in ready.games:
            known_tables = ", ".join([RANDOM_TABLE, *[each.name for each in tables_for(edition.name)]])
            return refuse("minis-unknown-table", table=setup.table, known=known_tables)
    if any(hash not in pack_hashes() for hash in setup.packs):
        return refuse("minis-pack-missing")
    return pack_refusal(setup, edition) or army_refusal(setup, edition)


def pack_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """Whether a pack is used that was not agreed on: a save would not name it, and could not be read without it."""
    sets = {known(key).set_name for army in armies_in(setup, edition) for key in army}
    for pack in loaded_packs():
        used = setup.table in pack.tables or any(each.name in sets for each in pack.sets)
        if used and pack.hash not in setup.packs:
            return refuse("minis-pack-not-agreed", pack=pack.title)
    return None


def army_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """What is wrong with the armies: their points, their uniques, their generation (REB-BLD-04, REB-BLD-08, QS-BLD-01)."""
    for keys in armies_in(setup, edition):
        entries = gathered([known(key) for key in keys])
        faults = check(Army("", edition.name, setup.total, entries), library())
        if faults:
            return faults[0]
    return None
