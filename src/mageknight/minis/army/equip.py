"""The rules of equipment: what a warrior may wield, and what an army may bring besides its figures."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.minis.army.model import Army
from mageknight.minis.army.titles import full_name
from mageknight.minis.content import factions
from mageknight.minis.content.items import LARGE, RIDER, ItemDef, symbols
from mageknight.minis.content.library import Library
from mageknight.minis.edition.building import CASTLE, COMPANY, DOMAIN, ITEMS, MOUNTS, PASSENGERS, SPELLS
from mageknight.minis.edition.edition import Edition
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.sorcery import may_hold, pages_of
from mageknight.minis.setup.entries import Enlisted


def check_equipment(army: Army, library: Library, edition: Edition) -> list[Refusal]:
    """Everything that is wrong with what an army carries and brings."""
    found = [
        edition.refuse("army-not-brought", *without(edition, word), what=say("minis-brings-" + word))
        for word in unknown_kinds(army, edition)
    ]
    if found:
        return found
    if army.company and army.company not in library.companies:
        found.append(edition.refuse("army-unknown-company", company=army.company))
    relics: dict[str, int] = {}
    for entry in army.entries:
        figure = library.get(entry.figure)
        missing = [key for key in entry.items if key not in library.items]
        found += [edition.refuse("army-unknown-item", item=key) for key in missing]
        if figure is None or missing:
            continue
        items = [library.items[key] for key in entry.items]
        fault = wielding_fault(edition, figure, figure.start, items, counts_as(library, entry.spells))
        if fault is not None:
            found.append(fault)
        found += book_faults(edition, library, figure, items, entry.spells)
        for item in items:
            if item.is_relic:
                relics[item.key] = relics.get(item.key, 0) + entry.count
    for key, count in relics.items():
        if count > 1:
            found.append(edition.refuse("army-relic-twice", item=library.items[key].title(), count=count))
    return found + check_share(army, library, edition)


def check_share(army: Army, library: Library, edition: Edition) -> list[Refusal]:
    """True if an army has more items or relics than its build total allows."""
    share = edition.building.share
    if not share:
        return []
    known = [(library.items[key], each.count) for each in army.entries for key in each.items if key in library.items]
    items = sum([count for _, count in known])
    relics = sum([count for item, count in known if item.is_relic])
    shares = army.total // share
    if items > 2 * shares:
        return [edition.refuse("army-many-items", "army-share", items=items, most=2 * shares, total=army.total)]
    if relics > shares:
        return [edition.refuse("army-many-relics", "army-share", relics=relics, most=shares, total=army.total)]
    return []


def tournament_faults(army: Army, library: Library, edition: Edition) -> list[Refusal]:
    """The relics that are dearer than their wielders, where a tournament does not allow it: one that asks for a faction or a
    subfaction may be (M2-TOURN-06)."""
    peoples = [*factions.ids(), *[word for each in factions.table() for word in each.subfactions]]
    found: list[Refusal] = []
    for entry in army.entries:
        figure = library.get(entry.figure)
        for item in [library.items[key] for key in entry.items if key in library.items]:
            bound = any(word in peoples for need in item.needs for word in need.split("|"))
            if figure is not None and item.is_relic and item.points > figure.points and not bound:
                found.append(
                    edition.refuse(
                        "army-relic-dear",
                        figure=full_name(figure),
                        item=item.title(),
                        points=item.points,
                        most=figure.points,
                    )
                )
    return found


def without(edition: Edition, word: str) -> tuple[str, ...]:
    """The topic of something that an edition leaves out by a rule of its own; nothing where its book is silent."""
    topic = "without-" + word
    return (topic,) if edition.citations.get(topic) else ()


def unknown_kinds(army: Army, edition: Edition) -> list[str]:
    """The kinds of things the army brings that the edition does not know, as words of `building.BRINGS`."""
    brings = [word for entry in army.entries for word in entry_kinds(entry)]
    brings += [COMPANY] * bool(army.company) + [DOMAIN] * bool(army.domain) + [CASTLE] * bool(army.castle)
    return [word for word in dict.fromkeys(brings) if word not in edition.building.brings]


def entry_kinds(entry: Enlisted) -> list[str]:
    """The kinds of things a line of an army has besides its figure."""
    kinds = ((ITEMS, entry.items), (SPELLS, entry.spells), (MOUNTS, entry.rides), (PASSENGERS, entry.boards))
    return [word for word, things in kinds if things]


def counts_as(library: Library, spells: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols a sorcerer counts as showing when items are given out, by spells that lie in its book."""
    known = [library.spells[key] for key in spells if key in library.spells]
    return ("golem",) if any(spell.does == "construct" for spell in known) else ()


def wielding_fault(
    edition: Edition, figure: FigureDef, click: int, items: list[ItemDef], also: tuple[str, ...] = ()
) -> Refusal | None:
    """The reason a figure cannot wield these items together with its dial at this click: slots, relics, equal or unmet requirements
    (M2-ITEM-01, M2-ITEM-04, M2-ITEM-05, M2-ITEM-14). `also` are symbols it counts as showing now; books are given out before
    anything can lend them (M2-SPELL-09)."""
    name = full_name(figure)
    slots = figure.fittings.item_slots
    if len(items) > slots:
        return edition.refuse("army-item-slots", figure=name, items=len(items), slots=slots)
    relics = [item.title() for item in items if item.is_relic]
    if len(relics) > 1:
        return edition.refuse("army-two-relics", figure=name, items=relics)
    for at, item in enumerate(items):
        unmet = item.unmet(figure, click, () if item.pages else also)
        if unmet:
            needs = [need_word(each) for each in unmet]
            return edition.refuse("army-item-needs", figure=name, item=item.title(), needs=needs)
        for other in items[:at]:
            if other.needs == item.needs:
                both = [other.title(), item.title()]
                return edition.refuse("army-same-requirement", figure=name, items=both)
    return None


def book_faults(
    edition: Edition, library: Library, figure: FigureDef, items: list[ItemDef], spells: tuple[str, ...]
) -> list[Refusal]:
    """The faults of a warrior's book: what is no spell, what its symbols do not allow, too many pages
    (M2-SPELL-01, M2-SPELL-05, M2-SPELL-08, M2-SPELL-11)."""
    if not spells:
        return []
    name = full_name(figure)
    missing = [key for key in dict.fromkeys(spells) if key not in library.spells]
    if missing:
        return [edition.refuse("army-unknown-spell", spell=key) for key in missing]
    books = [item for item in items if item.pages]
    if not books:
        return [edition.refuse("army-no-book", figure=name)]
    known = [library.spells[key] for key in spells]
    found: list[Refusal] = []
    for spell in dict.fromkeys(known):
        if not may_hold(figure, spell):
            needs = [need_word(each) for each in spell.needs]
            found.append(edition.refuse("army-spell-needs", figure=name, spell=spell.title(), needs=needs))
    pages = pages_of(figure, known)
    if pages > books[0].pages:
        book = books[0]
        found.append(edition.refuse("army-book-pages", book=book.title(), pages=pages, room=book.pages, figure=name))
    return found


def need_word(need: str) -> Message:
    """A requirement in words; alternatives stand beside each other."""
    words = need.split("|")
    if len(words) > 1:
        return say("minis-need-either", needs=[need_word(each) for each in words])
    value = need.removeprefix("attack-")
    if value != need:
        return say("minis-need-attack", value=int(value))
    if need == RIDER:
        return say("minis-need-rider")
    if need == LARGE:
        return say("minis-need-large")
    if need in factions.ids():
        return say("minis-faction-" + need)
    return say(("minis-type-" if need in symbols() else "minis-subfaction-") + need)
