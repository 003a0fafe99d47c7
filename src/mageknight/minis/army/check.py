"""The rules of army building: what an army may hold, and why it may not."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.army.model import Army
from mageknight.minis.content import abilities
from mageknight.minis.content.library import Library
from mageknight.minis.figure import RANKS, FigureDef

STEP: Final = 100
"""Build totals are multiples of this (REB-BLD-02)."""


class BuildRules:
    """What a game asks of an army.

    `total` is the only build total it allows, or 0 for every multiple of 100; `generations` are the kinds of bases it can
    read, `card` is the year of the card its abilities stand on. The rule ids are those of its own book.
    """

    def __init__(
        self,
        game: str,
        total: int,
        generations: tuple[int, ...],
        card: int,
        total_rule: str,
        limit_rule: str,
        unique_rules: tuple[str, ...],
        base_rule: str,
        end_rule: str,
        figure_rule: str = "REB-INT-01",
        copies_rule: str = "REB-BLD-07",
        table_rule: str = "REB-BLD-01",
    ) -> None:
        self.game = game
        self.total = total
        self.generations = generations
        self.card = card
        self.total_rule = total_rule
        self.limit_rule = limit_rule
        self.unique_rules = unique_rules
        self.base_rule = base_rule
        self.end_rule = end_rule
        self.figure_rule = figure_rule
        self.copies_rule = copies_rule
        self.table_rule = table_rule

    def reads(self, figure: FigureDef) -> bool:
        """Can the game play this figure: does it know bases of its kind and every ability on its dial?"""
        return figure.generation in self.generations and not self.strange(figure)

    def strange(self, figure: FigureDef) -> list[int]:
        """The abilities on a figure's dial that are not on the game's card."""
        unknown = ~abilities.on_card(self.card)
        found = 0
        for mask in figure.masks:
            found |= mask & unknown
        return [each.id for each in abilities.table() if found >> each.id & 1]


GAMES: Final = {
    "rebellion": BuildRules(
        game="rebellion",
        total=0,
        generations=(1,),
        card=abilities.CARD_2002,
        total_rule="REB-BLD-02",
        limit_rule="REB-BLD-04",
        unique_rules=("REB-BLD-08", "REB-BLD-09"),
        base_rule="REB-DIAL-03",
        end_rule="REB-END-01",
    ),
    "second": BuildRules(
        game="second",
        total=0,
        generations=(2,),
        card=abilities.CARD_2003,
        total_rule="M2-ARMY-01",
        limit_rule="M2-ARMY-02",
        unique_rules=("M2-ARMY-07",),
        base_rule="M2-DIAL-06",
        end_rule="M2-END-05",
        figure_rule="M2-ARMY-03",
        copies_rule="M2-ARMY-06",
        table_rule="M2-ARMY-01",
    ),
    # The quick-start book says nothing of uniques or older figures; it is a short form of the complete rules, which do.
    "quick-start": BuildRules(
        game="quick-start",
        total=100,
        generations=(1, 2),
        card=abilities.CARD_2002,
        total_rule="QS-BLD-01",
        limit_rule="QS-BLD-01",
        unique_rules=("QS-INT-01", "M2-ARMY-07"),
        base_rule="QS-INT-01",
        end_rule="QS-FIN-01",
    ),
}


def check(army: Army, library: Library) -> list[Refusal]:
    """Everything that keeps an army from being fielded; an empty list means it is legal.

    Factions may be mixed freely (REB-INT-02), figures that are not unique repeated (REB-BLD-07), points left over
    (REB-BLD-05).
    """
    rules = GAMES.get(army.game)
    if rules is None:
        return [refuse("army-unknown-game", "REB-BLD-01", game=army.game)]
    found = _check_total(army, rules)
    known: list[tuple[FigureDef, int]] = []
    for entry in army.entries:
        figure = library.get(entry.figure)
        if figure is None:
            found.append(refuse("army-unknown-figure", rules.figure_rule, figure=entry.figure))
        elif entry.count < 1:
            found.append(refuse("army-count", rules.copies_rule, figure=full_name(figure)))
        else:
            known.append((figure, entry.count))
    if not army.entries:
        found.append(refuse("army-empty", rules.end_rule))
    found += _check_bases(known, rules)
    found += _check_uniques(known, rules)
    found += _check_points(known, army.total, rules)
    return found


def check_table(armies: list[Army]) -> list[Refusal]:
    """What keeps armies from meeting: all play the same game at one build total (REB-BLD-01, M2-ARMY-01).

    Opposing armies may hold the same unique figure (REB-BLD-10, M2-ARMY-08).
    """
    found: list[Refusal] = []
    rules = GAMES.get(armies[0].game) if armies else None
    rule = "REB-BLD-01" if rules is None else rules.table_rule
    for army in armies[1:]:
        if army.game != armies[0].game:
            found.append(refuse("army-other-game", rule, army=army.name))
        elif army.total != armies[0].total:
            agreed = armies[0].total
            found.append(refuse("army-other-total", rule, army=army.name, total=army.total, agreed=agreed))
    return found


def full_name(figure: FigureDef) -> Message:
    """Name and rank, as people tell figures apart."""
    return say("minis-figure-with-rank", name=figure.title(), rank=say(f"minis-rank-{RANKS[figure.rank]}"))


def _check_total(army: Army, rules: BuildRules) -> list[Refusal]:
    if rules.total and army.total != rules.total:
        return [refuse("army-total-fixed", rules.total_rule, total=army.total, fixed=rules.total)]
    if army.total < STEP or army.total % STEP:
        return [refuse("army-total-step", rules.total_rule, total=army.total, step=STEP)]
    return []


def _check_bases(known: list[tuple[FigureDef, int]], rules: BuildRules) -> list[Refusal]:
    """A base with seven combat values cannot be read by rules that know five (REB-DIAL-03), nor an ability of a later card."""
    found: list[Refusal] = []
    for figure, _ in known:
        name = full_name(figure)
        if figure.generation > max(rules.generations):
            found.append(refuse("army-wrong-generation", rules.base_rule, figure=name))
            continue
        if figure.generation < min(rules.generations):
            found.append(refuse("army-older-generation", rules.base_rule, figure=name))
            continue
        strange = [say(abilities.ability(each).name_key) for each in rules.strange(figure)]
        if strange:
            found.append(refuse("army-strange-ability", rules.base_rule, figure=name, abilities=strange))
    return found


def _check_uniques(known: list[tuple[FigureDef, int]], rules: BuildRules) -> list[Refusal]:
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
            found.append(refuse("army-unique-twice", *rules.unique_rules, figure=full_name(figure), count=copies))
    return found


def _check_points(known: list[tuple[FigureDef, int]], total: int, rules: BuildRules) -> list[Refusal]:
    """The sum may reach the build total, not pass it (REB-BLD-04); the figure with which it does is named."""
    points = 0
    first: FigureDef | None = None
    for figure, count in known:
        points += figure.points * count
        if points > total and first is None:
            first = figure
    if first is None:
        return []
    name = full_name(first)
    return [refuse("army-over-total", rules.limit_rule, points=points, total=total, over=points - total, figure=name)]
