"""The armies of a set-up: found, checked, or refused with the rule."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.army.check import check
from mageknight.minis.army.equip import tournament_faults
from mageknight.minis.army.model import army_of, company_cost
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.content.available import library, loaded_packs, pack_armies, pack_hashes, table_named, tables_for
from mageknight.minis.edition.building import CASTLE
from mageknight.minis.edition.edition import Edition
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.setup import PLAYERS_SET_THE_SCENE, RANDOM_TABLE, MinisSetup, side_of
from mageknight.minis.setup.edges import edges_refusal
from mageknight.minis.setup.entries import Lineup, Muster, mustered
from mageknight.minis.table.lattice import INCH

CASTLE_TABLE = 45
"""How deep a battlefield must be for a castle: 30 inches before it, a starting area, and some room to build."""


def musters_of(setup: MinisSetup, edition: Edition) -> list[Muster]:
    """The army of every seat; a set-up that breaks the rules is refused."""
    found = setup_refusal(setup, edition)
    if found is not None:
        raise found.copy()
    return [mustered(army) for army in armies_in(setup, edition)]


def armies_in(setup: MinisSetup, edition: Edition) -> tuple[Lineup, ...]:
    """The lists of a set-up; where it names none, ready-made armies of different peoples stand in."""
    if setup.armies:
        return setup.armies
    quarry = edition.quarry(setup.total)
    lists = [ready_armies()[name] for name in usual_armies(setup, edition)]
    return (*[army.lineup() for army in lists], *([(quarry,)] if quarry else []))


def usual_armies(setup: MinisSetup, edition: Edition) -> list[str]:
    """The ready-made armies that fight where nobody has chosen, by seat, but for the quarry; fewer where there are none so large."""
    ready = ready_armies()
    seats = setup.seats - 1 if edition.quarry(setup.total) else setup.seats
    share = edition.share(setup, 0)
    names = [people if people in ready else f"{people}-{share}" for people in edition.peoples]
    return [name for name in names[:seats] if name in ready]


def spent(setup: MinisSetup, edition: Edition, seat: int) -> int:
    """The points of an army besides its figures: the items they began with and the company (reading R10)."""
    lineup = armies_in(setup, edition)[seat]
    if not isinstance(lineup, Muster):
        return 0
    items = sum([each.count * library().items[key].points for each in lineup.figures for key in each.items])
    return items + company_cost(army_of(lineup, edition.name, edition.share(setup, seat)), library())


def army_named(name: str) -> Lineup:
    """A ready-made army of the package or of a pack, as a set-up writes it."""
    ready = ready_armies() | pack_armies()
    if name not in ready:
        raise refuse("minis-unknown-army", army=name, known=", ".join(ready))
    return ready[name].lineup()


def known(key: str) -> FigureDef:
    figure = library().get(key)
    if figure is None:
        raise refuse("minis-unknown-figure", figure=key)
    return figure


def setup_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """The faults of a set-up, apart from its armies' lists."""
    if not edition.least_seats <= setup.seats <= edition.most_seats:
        return refuse("minis-seats", *edition.cite("seats"), least=edition.least_seats, most=edition.most_seats)
    armies = armies_in(setup, edition)
    if len(armies) != setup.seats:
        return refuse("minis-army-count", *edition.cite("seats"), seats=setup.seats, armies=len(armies))
    if setup.sides and (len(setup.sides) != setup.seats or len(set(setup.sides)) < 2):
        return refuse("minis-sides", *edition.cite("sides"))
    if edition.scale.teams and len({side_of(setup, seat) for seat in range(setup.seats)}) != 2:
        return edition.refuse("minis-two-sides", "seats")
    found = edges_refusal(setup, edition) or table_refusal(setup, edition)
    if found is not None:
        return found
    if any(hash not in pack_hashes() for hash in setup.packs):
        return refuse("minis-pack-missing")
    return extra_refusal(setup, edition) or pack_refusal(setup, edition) or army_refusal(setup, edition)


def extra_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """True if something is to be played with that the edition does not know, or not in a tournament."""
    if setup.constructed and not edition.laying.built:
        return refuse("minis-nothing-built", *edition.cite("nothing-built"))
    if setup.constructed and setup.tournament:
        return refuse("minis-no-built-in-tournament", *edition.cite("no-built-in-tournament"))
    if setup.domains and not edition.domains:
        return refuse("minis-no-domains", *edition.cite("no-domains"))
    return castle_refusal(setup, edition)


def castle_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """Castle sections are brought by the one player the table has agreed on, to a table that is deep enough for them."""
    armies = armies_in(setup, edition)
    builders = [
        seat for seat, army in enumerate(armies) if any(known(key).is_castle for key in mustered(army).figure_keys())
    ]
    if setup.castle >= setup.seats:
        return refuse("minis-castle-nobody", *edition.cite("castle-agreed"))
    if not builders:
        return None
    if CASTLE not in edition.building.brings:
        return refuse("minis-castle-unknown", *edition.cite("castle-agreed"))
    if builders != [setup.castle]:
        return refuse("minis-castle-not-agreed", *edition.cite("castle-agreed"))
    ready = table_named(setup.table)
    side = min(ready.width, ready.height) if ready is not None else min(edition.field(setup.total)) * INCH
    if side < CASTLE_TABLE * INCH:
        return refuse("minis-castle-table", *edition.cite("castle-place"), inches=CASTLE_TABLE)
    return None


def table_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """The reason a ready-made battlefield cannot be fought on: nobody knows it, or it has the wrong size for these armies."""
    if setup.table in (PLAYERS_SET_THE_SCENE, RANDOM_TABLE):
        return None
    ready = table_named(setup.table)
    if ready is None or edition.name not in ready.games:
        known_tables = ", ".join([RANDOM_TABLE, *[each.name for each in tables_for(edition.name)]])
        return refuse("minis-unknown-table", table=setup.table, known=known_tables)
    if not edition.has_field(setup.total, ready.width // INCH, ready.height // INCH):
        width, height = edition.field(setup.total)
        return edition.refuse("minis-field-size", total=setup.total, width=width, height=height)
    return None


def pack_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """True if a pack is used that was not agreed on: a save would not name it, and could not be read without it."""
    musters = [mustered(army) for army in armies_in(setup, edition)]
    sets = {known(key).set_name for muster in musters for key in muster.figure_keys()}
    items = {key for muster in musters for each in muster.figures for key in (*each.items, *each.spells)}
    items |= {muster.company for muster in musters}
    for pack in loaded_packs():
        cards = items & (pack.items.keys() | pack.spells.keys() | pack.companies.keys())
        used = setup.table in pack.tables or any(each.name in sets for each in pack.sets) or bool(cards)
        if used and pack.hash not in setup.packs:
            return refuse("minis-pack-not-agreed", pack=pack.title)
    return None


def army_refusal(setup: MinisSetup, edition: Edition) -> Refusal | None:
    """The faults of the armies: their points, their uniques, their generation (REB-BLD-04, REB-BLD-08, QS-BLD-01)."""
    quarry = edition.quarry(setup.total)
    if edition.army_game != edition.name and not quarry:
        totals = ", ".join([str(each) for each in edition.building.totals()])
        return refuse("minis-totals", *edition.cite("totals"), totals=totals)
    armies = armies_in(setup, edition)
    if quarry and mustered(armies[-1]).figure_keys() != [quarry]:
        return refuse("minis-quarry-alone", *edition.cite("totals"), figure=known(quarry).title())
    points = [army_of(army, edition.name, setup.total).points(library()) for army in armies]
    found = edition.muster_refusal(setup, points)
    if found is not None:
        return found
    for seat, army in enumerate(armies):
        total = setup.total if quarry else edition.share(setup, seat)
        plan = army_of(army, edition.name, total, setup.all_generations)
        faults = check(plan, library())
        if setup.tournament:
            faults += tournament_faults(plan, library(), edition)
        if faults:
            return faults[0]
    return None
