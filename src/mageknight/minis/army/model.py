"""An army before the battle: a name, the game it is for, a build total, which figures how often and with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from mageknight.minis.content.companies import CompanyDef
from mageknight.minis.content.library import Library
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.setup.entries import Enlisted, Lineup, Muster, gathered_keys, lean


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of figures, legal or not: `mageknight.minis.army.check` tells. It names keys, so that it can be stored and sent.

    `all_generations`: it is meant for tables that agree on older figures too (reading R9). `company` and `domain` are what it
    brings besides its figures, `castle` the plan of its castle (`army.castle_plan`).
    """

    name: str
    game: str
    total: int
    entries: tuple[Enlisted, ...] = ()
    all_generations: bool = False
    company: str = ""
    domain: str = ""
    castle: tuple[str, ...] = ()

    def figures(self, library: Library) -> Iterator[FigureDef]:
        """Every figure, as many times as it is fielded, in the order of the list; keys must exist."""
        for entry in self.entries:
            for _ in range(entry.count):
                yield library[entry.figure]

    def points(self, library: Library) -> int:
        """The price of all figures together with what they carry and ride, and the company; keys must exist."""
        return sum([entry_points(each, library) for each in self.entries]) + company_cost(self, library)

    def size(self) -> int:
        """The number of figures."""
        return sum([each.count for each in self.entries])

    def is_known(self, library: Library) -> bool:
        """Does every key of the list name something?"""
        known = all(each.count >= 0 and knows(library, each) for each in self.entries)
        return known and (not self.company or self.company in library.companies)

    def lineup(self) -> Lineup:
        """The army as a set-up writes it."""
        return lean(Muster(self.entries, self.company, self.domain, self.castle))


def army_of(lineup: Lineup, game: str, total: int, all_generations: bool = False) -> Army:
    """The army of a set-up as a list, copies of plain figures together."""
    muster = lineup if isinstance(lineup, Muster) else Muster(gathered_keys(lineup))
    return Army(
        name="",
        game=game,
        total=total,
        entries=muster.figures,
        all_generations=all_generations,
        company=muster.company,
        domain=muster.domain,
        castle=muster.castle,
    )


def entry_points(entry: Enlisted, library: Library) -> int:
    """The price of a line (M2-ARMY-04, M2-CAV-04, M2-ITEM-11)."""
    points = library[entry.figure].points + sum([library.items[each].points for each in entry.items])
    return entry.count * (points + (library[entry.rides].points if entry.rides else 0))


def company_cost(army: Army, library: Library) -> int:
    """The rest of the price of a company after the discount of every cohort in the army (M2-COMPANY-06 to M2-COMPANY-11)."""
    company = library.companies.get(army.company)
    if company is None:
        return 0
    return company.cost(sum([each.count * cohorts_in(each, company, library) for each in army.entries]))


def cohorts_in(entry: Enlisted, company: CompanyDef, library: Library) -> int:
    """The number of cohorts one copy of a line brings: the figure, and its mount."""
    figures = [library.get(key) for key in (entry.figure, entry.rides) if key]
    return sum([1 for figure in figures if figure is not None and company.is_cohort(figure)])


def knows(library: Library, entry: Enlisted) -> bool:
    """Does every key of a line name something?"""
    figures = all(library.get(key) is not None for key in (entry.figure, entry.rides, entry.boards) if key)
    cards = all(key in library.items for key in entry.items) and all(key in library.spells for key in entry.spells)
    return bool(entry.figure) and figures and cards


def gathered(figures: Sequence[FigureDef]) -> tuple[Enlisted, ...]:
    """Entries of a list of figures: copies of one figure together, in the order of their first appearance."""
    return gathered_keys([each.key for each in figures])
