"""Equipping a suggested army: a leader with an item, from a larger build total on another one with a spellbook.

What is carried is chosen before the ranks are filled, so that no points are left over. The seed decides among what fits.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mageknight.kernel.rng import Rng
from mageknight.minis.army.equip import wielding_fault
from mageknight.minis.army.model import Army
from mageknight.minis.content.items import ItemDef
from mageknight.minis.content.library import Library
from mageknight.minis.content.spells import COUNTERSPELL, PASSIVE, SORCERY, SpellDef
from mageknight.minis.edition.building import ITEMS, SPELLS
from mageknight.minis.edition.edition import Edition
from mageknight.minis.figures.figure import ATTACK_TYPES, FigureDef
from mageknight.minis.figures.sorcery import may_hold, pages_for
from mageknight.minis.setup.entries import Enlisted

ITEMS_FROM: Final = 200
"""From this build total on a list has an item."""
BOOKS_FROM: Final = 300
"""From this one on it has a spellbook too."""
MORE_FROM: Final = 500
"""From this one on it has an item more."""
DEAREST: Final = 12
"""No single item takes more than this percentage of the build total."""
BEARER_SHARE: Final = 30
"""Nor a warrior who is taken to carry one more than this."""
FOR_WALLS: Final = ("ladder-hooks",)
"""What is of use before castles only."""
WAND: Final = ATTACK_TYPES.index("wand")
PASSIVES: Final = 1
COUNTERS: Final = 1
"""So many spells that are not cast a suggested book holds at most."""


def outfitted(library: Library, army: Army, edition: Edition, pool: list[FigureDef], rng: Rng) -> Army:
    """The army with what its leaders carry, as far as its build total and its edition go; what it carries already stays."""
    if army.total < ITEMS_FROM or ITEMS not in edition.building.brings:
        return army
    if army.total >= BOOKS_FROM and SPELLS in edition.building.brings and not has_book(library, army):
        army = with_book(library, army, edition, rng)
        if not has_book(library, army):
            army = with_book(library, with_bearer(library, army, pool, rng), edition, rng)
    wanted = 2 if army.total >= MORE_FROM else 1
    while count_items(library, army) < wanted:
        more = with_item(library, army, edition, rng)
        if more is army:
            more = with_item(library, with_bearer(library, army, pool, rng), edition, rng)
        if count_items(library, more) == count_items(library, army):
            break
        army = more
    return army


def has_book(library: Library, army: Army) -> bool:
    return any(library.items[key].pages for each in army.entries for key in each.items)


def count_items(library: Library, army: Army) -> int:
    """The number of items, books left out."""
    return sum([each.count for each in army.entries for key in each.items if not library.items[key].pages])


def left(library: Library, army: Army) -> int:
    return army.total - army.points(library)


def with_bearer(library: Library, army: Army, pool: list[FigureDef], rng: Rng) -> Army:
    """The army with somebody who can carry something, with a wand if there is one."""
    most = min(army.total * BEARER_SHARE // 100, left(library, army))
    taken = {library[each.figure].identity for each in army.entries}
    fit = [
        each
        for each in pool
        if each.fittings.item_slots
        and each.points <= most
        and not each.fittings.rides
        and not (each.is_unique and each.identity in taken)
    ]
    fit = [each for each in fit if each.types.attack == WAND] or fit
    if not fit:
        return army
    return msgspec.structs.replace(army, entries=(*army.entries, Enlisted(rng.choice(fit).key)))


def with_book(library: Library, army: Army, edition: Edition, rng: Rng) -> Army:
    """The army with a book for its best sorcerer: who has a wand, then who reaches furthest."""
    books = [each for each in library.items.values() if each.pages]
    bearers = [at for at, each in enumerate(army.entries) if library[each.figure].fittings.item_slots]
    bearers.sort(key=lambda at: sorcerer_rank(library[army.entries[at].figure]), reverse=True)
    for at in bearers:
        figure = library[army.entries[at].figure]
        fit = fitting(library, army, edition, at, books)
        if fit:
            book = rng.choice(fit)
            return carrying(army, at, book, spells_for_book(library, figure, book, rng))
    return army


def sorcerer_rank(figure: FigureDef) -> tuple[bool, int, int]:
    return figure.types.attack == WAND, figure.range, figure.points


def with_item(library: Library, army: Army, edition: Edition, rng: Rng) -> Army:
    """The army with one more item, for whoever is worth most and has a hand free."""
    items = [each for each in library.items.values() if not each.pages and each.name not in FOR_WALLS]
    bearers = [at for at, each in enumerate(army.entries) if library[each.figure].fittings.item_slots]
    bearers.sort(
        key=lambda at: (len(army.entries[at].items) == 0, library[army.entries[at].figure].points), reverse=True
    )
    for at in bearers:
        fit = fitting(library, army, edition, at, items)
        if fit:
            return carrying(army, at, rng.choice(fit), ())
    return army


def fitting(library: Library, army: Army, edition: Edition, at: int, items: list[ItemDef]) -> list[ItemDef]:
    """The items a line can be given in addition: that it may wield, that are not in the army yet and not too dear."""
    entry = army.entries[at]
    figure = library[entry.figure]
    taken = {key for each in army.entries for key in each.items}
    held = [library.items[key] for key in entry.items]
    most = min(army.total * DEAREST // 100, left(library, army))
    return [
        each
        for each in items
        if each.key not in taken
        and each.points <= most
        and wielding_fault(edition, figure, figure.start, [*held, each]) is None
    ]


def carrying(army: Army, at: int, item: ItemDef, spells: tuple[str, ...]) -> Army:
    """The army with an item in the hands of one of a line."""
    entry = army.entries[at]
    one = msgspec.structs.replace(entry, count=1, items=(*entry.items, item.key), spells=(*entry.spells, *spells))
    rest = (msgspec.structs.replace(entry, count=entry.count - 1),) if entry.count > 1 else ()
    return msgspec.structs.replace(army, entries=(*army.entries[:at], one, *rest, *army.entries[at + 1 :]))


def spells_for_book(library: Library, figure: FigureDef, book: ItemDef, rng: Rng) -> tuple[str, ...]:
    """Spells that fill the pages of a book: those its wielder reads most easily first, each once, what can be cast on top."""
    fit = [each for each in library.spells.values() if may_hold(figure, each) and (figure.range or not each.is_ranged)]
    rng.shuffle(fit)
    fit.sort(key=lambda each: (pages_for(figure, each) == each.pages, each.kind != SORCERY))
    chosen: list[SpellDef] = []
    room = book.pages
    for spell in fit:
        counted = len([each for each in chosen if each.kind == spell.kind])
        if spell.kind == COUNTERSPELL and (counted >= COUNTERS or figure.types.attack != WAND):
            continue
        if spell.kind == PASSIVE and counted >= PASSIVES:
            continue
        if pages_for(figure, spell) <= room:
            chosen.append(spell)
            room -= pages_for(figure, spell)
    chosen.sort(key=lambda each: (not each.is_castable(), each.face_down))
    return tuple([each.key for each in chosen])
