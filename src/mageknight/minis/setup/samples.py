"""Set-ups to begin with: one of every edition, number of players and way to lay the table, with ready-made and with
randomly drawn armies."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.minis.army.equip import wielding_fault
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.stables import mounts_of
from mageknight.minis.content.available import library, packed, tables_for
from mageknight.minis.content.items import ItemDef
from mageknight.minis.content.library import Library
from mageknight.minis.edition.building import ITEMS, SPELLS, STEP
from mageknight.minis.edition.edition import Edition
from mageknight.minis.editions import EDITIONS
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.riding import is_mount
from mageknight.minis.figures.sorcery import may_hold, pages_for
from mageknight.minis.setup import RANDOM_TABLE, MinisSetup
from mageknight.minis.setup.entries import Enlisted, Lineup, Muster, lean
from mageknight.minis.setup.occasions import HOSTS, OCCASIONS
from mageknight.minis.table.lattice import INCH

FACTIONS: Final = ("atlantis-guild", "orc-raiders", "knights-immortal", "necropolis-sect")
DRAWN: Final = 6
"""Set-ups of each edition whose armies are drawn at random from all its figures."""

DRAWN_LARGE: Final = 1
SHORT: Final = 6
"""Turns of a large battle that is only begun."""

ATTEMPTS: Final = 40
ITEM_ATTEMPTS: Final = 10
SPELL_ATTEMPTS: Final = 12


def army(name: str) -> Lineup:
    """A ready-made army as a set-up writes it."""
    return ready_armies()[name].lineup()


def ready_setups() -> list[MinisSetup]:
    """One set-up of every kind, for lists and for fuzzing."""
    return list(_ready(library()))


@lru_cache(maxsize=1)
def _ready(stock: Library) -> tuple[MinisSetup, ...]:
    """The set-ups with what can be played with now. Drawing armies takes long, and every list of set-ups asks for all of them."""
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
        MinisSetup(edition="second", total=100, armies=second[:2], table="frontier-post", edges=(0, 2)),
        MinisSetup(edition="second", total=100, armies=second[1:], constructed=True),
        MinisSetup(edition="second", total=100, armies=second[:2], table=RANDOM_TABLE, constructed=True),
        MinisSetup(edition="second", total=300, armies=(squadron(True), squadron(False)), table=RANDOM_TABLE),
        MinisSetup(
            edition="second", total=500, armies=(army("venomous-shadow-dragon-500"), army("bronze-colossus-500"))
        ),
        MinisSetup(edition="second", total=200, armies=(coven(False), coven(True)), table="two-woods", edges=(0, 2)),
        MinisSetup(
            edition="second", total=100, armies=(*second[:2], band()), seats=3, table=RANDOM_TABLE, domains=True
        ),
        *[each.setup() for each in OCCASIONS if each.kind != HOSTS],
    ]
    rng = Rng(seed_from_text("set-ups"))
    drawn = [drawn_setup(rng, edition, number) for edition in EDITIONS.values() for number in range(drawn_of(edition))]
    return (*found, *large_setups(), *drawn)


def large_setups() -> list[MinisSetup]:
    """Battles of whole hosts: the great ones as they are offered, one strewn by chance, and the standard game; those of teams and those
    one only wants to begin are short."""
    small = (army("conquest-elves-1200"), army("conquest-orcs-1200"))
    great = [each.setup() for each in OCCASIONS if each.kind == HOSTS]
    return [
        *[msgspec.structs.replace(each, turns=SHORT) if each.sides else each for each in great],
        MinisSetup(edition="conquest", total=1200, armies=small[::-1], table=RANDOM_TABLE, turns=SHORT),
        MinisSetup(edition="conquest", total=1200, armies=small, turns=SHORT),
    ]


def drawn_of(edition: Edition) -> int:
    """The number of set-ups with armies drawn at random of an edition: of large battles few."""
    return DRAWN if edition.building.least == STEP else DRAWN_LARGE


def band() -> Muster:
    """Warriors of three peoples in one company."""
    figures = tuple([Enlisted(key) for key in ("muster-151", "muster-151", "muster-101", "muster-154")])
    return Muster(figures, "AC-008")


def squadron(is_dark: bool) -> Muster:
    """An army of riders alone: of the Apocalypse, or of three peoples."""
    pairs = (("232a", "232b"), ("233a", "233b"), ("234a", "234b"))
    if is_dark:
        return Muster(tuple([Enlisted(f"muster-{rider}", rides=f"muster-{mount}") for rider, mount in pairs]))
    riders = (("066", "001"), ("041", "015"), ("113", "011"), ("169", "003"))
    return Muster(tuple([Enlisted(f"muster-{rider}", rides=f"mounts-{mount}") for rider, mount in riders]))


def drawn_setup(rng: Rng, edition: Edition, number: int) -> MinisSetup:
    """A set-up with random legal armies; the number decides players, total and table in turn."""
    most = edition.least_seats if edition.scale.teams else edition.most_seats
    seats = edition.least_seats + number % (most - edition.least_seats + 1)
    totals = edition.building.totals()[:3]
    total = totals[number % len(totals)]
    ready = [
        each for each in tables_for(edition.name) if edition.has_field(total, each.width // INCH, each.height // INCH)
    ]
    quarry = edition.quarry(total)
    bare = MinisSetup(edition=edition.name, seats=seats, total=total)
    armies = [drawn_army(rng, edition, edition.share(bare, 0)) for _ in range(seats - 1 if quarry else seats)]
    setup = MinisSetup(
        edition=edition.name,
        seats=seats,
        total=total,
        armies=(*armies, (quarry,)) if quarry else tuple(armies),
        table=(RANDOM_TABLE, "", ready[number % len(ready)].name)[number % 3],
        edges=(0, 2, 1, 3, 0)[:seats] if number % 2 else (),
        turns=0 if edition.building.least == STEP else SHORT,
    )
    return packed(setup)


def drawn_army(rng: Rng, edition: Edition, total: int, all_generations: bool = False, spare: int = 0) -> Lineup:
    """Figures drawn at random as long as they fit into the build total, all but the points to `spare`: no unique twice, giants at one
    of their levels, riders on mounts they can pay; where the edition knows items, those are drawn for what is left over."""
    pool = [
        figure
        for figure in library()
        if edition.building.reads(figure, all_generations) and not (is_mount(figure) or figure.is_castle)
    ]
    drawn: list[FigureDef] = []
    lines: list[Enlisted] = []
    left = total - spare
    for _ in range(ATTEMPTS):
        figure = rng.choice(pool)
        if figure.levels:
            figure = library()[rng.choice(list(figure.levels)).key]
        twice = figure.is_unique and any(each.identity == figure.identity for each in drawn)
        if figure.points <= left and not twice:
            drawn.append(figure)
            left -= figure.points
            mounts = [each for each in mounts_of(library(), figure) if each.points <= left]
            mount = rng.choice(mounts) if mounts else None
            left -= mount.points if mount is not None else 0
            lines.append(Enlisted(figure.key, rides=mount.key if mount is not None else ""))
    if ITEMS not in edition.building.brings:
        return tuple([figure.key for figure in drawn])
    return lean(Muster(drawn_items(rng, edition, lines, left + spare, total)))


def drawn_items(rng: Rng, edition: Edition, lines: list[Enlisted], left: int, total: int) -> tuple[Enlisted, ...]:
    """The figures with items drawn at random that they may wield and the points left over pay for; no relic twice, and no more than
    the build total allows."""
    items = list(library().items.values())
    shares = total // edition.building.share if edition.building.share else len(lines) * ITEM_ATTEMPTS
    count = 0
    found: list[Enlisted] = []
    relics: list[str] = []
    for line in lines:
        figure = library()[line.figure]
        held: list[ItemDef] = []
        for _ in range(ITEM_ATTEMPTS if figure.fittings.item_slots else 0):
            item = rng.choice(items)
            fits = wielding_fault(edition, figure, figure.start, [*held, item]) is None
            allowed = count < 2 * shares and (not item.is_relic or len(relics) < shares)
            if fits and allowed and item.points <= left and item.key not in relics:
                held.append(item)
                count += 1
                left -= item.points
                relics += [item.key] * item.is_relic
        spells = drawn_spells(rng, figure, held) if SPELLS in edition.building.brings else ()
        found.append(Enlisted(figure.key, 1, tuple([item.key for item in held]), spells, rides=line.rides))
    return tuple(found)


def drawn_spells(rng: Rng, figure: FigureDef, items: list[ItemDef]) -> tuple[str, ...]:
    """Spells drawn at random for the book among a figure's items, as long as its pages hold them."""
    left = sum([item.pages for item in items])
    fits = [each for each in library().spells.values() if may_hold(figure, each)]
    found: list[str] = []
    for _ in range(SPELL_ATTEMPTS if left else 0):
        spell = rng.choice(fits)
        if pages_for(figure, spell) <= left:
            left -= pages_for(figure, spell)
            found.append(spell.key)
    return tuple(found)


def coven(is_circle: bool) -> Muster:
    """A small army whose leader brings a spellbook."""
    book: tuple[str, ...]
    if is_circle:
        book = ("levy-of-spawn", "ember-dart", "deny", "gust")
        return Muster((Enlisted("muster-261", 1, ("R-014",), book), Enlisted("muster-258", 2), Enlisted("muster-260")))
    book = ("ember-dart", "hawk-eye", "glyph-of-warding", "quench", "stone-skin", "deny")
    return Muster((Enlisted("muster-145", 1, ("R-014",), book), Enlisted("muster-144"), Enlisted("muster-140")))
