"""The rules of army building: what an army may hold, and why it may not."""

from __future__ import annotations

from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.army.castle_plan import check_plan
from mageknight.minis.army.chariots import check_passengers
from mageknight.minis.army.equip import check_equipment
from mageknight.minis.army.model import Army, company_cost, entry_points, knows
from mageknight.minis.army.stables import check_mounts
from mageknight.minis.army.titles import full_name
from mageknight.minis.content import abilities
from mageknight.minis.content.library import Library
from mageknight.minis.edition.edition import Edition
from mageknight.minis.editions import EDITIONS
from mageknight.minis.figures.figure import FigureDef


def check(army: Army, library: Library) -> list[Refusal]:
    """Everything that keeps an army from being fielded; an empty list means it is legal.

    Factions may be mixed freely (REB-INT-02), figures that are not unique repeated (REB-BLD-07), points left over
    (REB-BLD-05).
    """
    edition = EDITIONS.get(army.game)
    if edition is None:
        return [refuse("army-unknown-game", "REB-BLD-01", game=army.game)]
    found = _check_total(army, edition)
    known: list[tuple[FigureDef, int]] = []
    for entry in army.entries:
        figure = library.get(entry.figure)
        if figure is None:
            found.append(edition.refuse("army-unknown-figure", figure=entry.figure))
        elif entry.count < 1:
            found.append(edition.refuse("army-count", figure=full_name(figure)))
        else:
            known.append((figure, entry.count))
    if not army.entries:
        found.append(edition.refuse("army-empty"))
    found += _check_bases(known, edition, army.all_generations)
    found += _check_uniques(known, edition)
    found += check_equipment(army, library, edition)
    found += check_plan(army, library, edition)
    found += check_mounts(army, library, edition)
    found += check_passengers(army, library, edition)
    found += _check_points(army, library, edition)
    return found


def check_table(armies: list[Army]) -> list[Refusal]:
    """The faults that keep armies from meeting: all play the same game at one build total (REB-BLD-01, M2-ARMY-01).

    Opposing armies may hold the same unique figure (REB-BLD-10, M2-ARMY-08).
    """
    found: list[Refusal] = []
    edition = EDITIONS.get(armies[0].game) if armies else None
    if edition is None:
        return [refuse("army-unknown-game", "REB-BLD-01", game=army.game) for army in armies[:1]]
    for army in armies[1:]:
        if army.game != armies[0].game:
            found.append(edition.refuse("army-other-game", "army-table", army=army.name))
        elif army.total != armies[0].total:
            agreed = armies[0].total
            name = army.name
            found.append(edition.refuse("army-other-total", "army-table", army=name, total=army.total, agreed=agreed))
    return found


def _check_total(army: Army, edition: Edition) -> list[Refusal]:
    fixed = edition.building.total
    if fixed and army.total != fixed:
        return [edition.refuse("army-total-fixed", "army-total", total=army.total, fixed=fixed)]
    step = edition.building.step
    if army.total < step or army.total % step:
        return [edition.refuse("army-total-step", "army-total", total=army.total, step=step)]
    least = edition.building.least
    if army.total < least:
        return [edition.refuse("army-total-least", "army-total", total=army.total, least=least)]
    return []


def _check_bases(known: list[tuple[FigureDef, int]], edition: Edition, all_generations: bool) -> list[Refusal]:
    """A base with seven combat values cannot be read by rules that know five (REB-DIAL-03), nor an ability of a later card.
    Older figures are read where the edition knows how and the table agrees (reading R9)."""
    found: list[Refusal] = []
    read = edition.building.read(all_generations)
    for figure, _ in known:
        name = full_name(figure)
        if figure.generation > max(read):
            found.append(edition.refuse("army-wrong-generation", "army-base", figure=name))
            continue
        if figure.generation < min(read):
            found.append(edition.refuse("army-older-generation", "army-base", figure=name))
            continue
        strange = [say(abilities.ability(each).name_key) for each in edition.building.strange(figure)]
        if strange:
            found.append(edition.refuse("army-strange-ability", "army-base", figure=name, abilities=strange))
    return found


def _check_uniques(known: list[tuple[FigureDef, int]], edition: Edition) -> list[Refusal]:
    """Each unique at most once (REB-BLD-08, M2-ARMY-07).

    It may stand in several lines, so copies are added up first. A champion's versions and the levels of a hero are the same
    unique: set and collector's number count, letters do not (R7).
    """
    counts: dict[str, int] = {}
    for figure, count in known:
        counts[figure.identity] = counts.get(figure.identity, 0) + count
    found: list[Refusal] = []
    for figure, _ in known:
        copies = counts.pop(figure.identity, 0)
        if figure.is_unique and copies > 1:
            name = full_name(figure)
            found.append(edition.refuse("army-unique-twice", figure=name, count=copies))
    return found


def _check_points(army: Army, library: Library, edition: Edition) -> list[Refusal]:
    """The sum may reach the build total, not pass it (REB-BLD-04, M2-ARMY-04); the figure with which it does is named. A company
    is paid first (M2-COMPANY-06)."""
    points = company_cost(army, library)
    first: FigureDef | None = None
    for entry in army.entries:
        if knows(library, entry):
            points += entry_points(entry, library)
            if points > army.total and first is None:
                first = library[entry.figure]
    if first is None:
        return []
    name = full_name(first)
    over = points - army.total
    topics = ["army-over-total"] + ["army-company"] * bool(army.company)
    return [edition.refuse("army-over-total", *topics, points=points, total=army.total, over=over, figure=name)]
