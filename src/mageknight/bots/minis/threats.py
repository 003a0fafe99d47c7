"""Threats of the next turn: what one's own side may hope for and what the other side answers."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mageknight.bots.minis.bands import together
from mageknight.bots.minis.garrison import patience
from mageknight.bots.minis.goals import objectives
from mageknight.bots.minis.hunting import dread, worth_going_to, zeal
from mageknight.bots.minis.odds import blows_on, figure_worth, points_of
from mageknight.minis.figures.bodies import deeds_of, is_tireless, mount_of, tokens_of
from mageknight.minis.figures.roster import members
from mageknight.minis.state.battle import TIRED, Battle
from mageknight.minis.table.lattice import INCH

HOPE: Final = 0.55
"""So much counts what one could do next turn; the other side moves first."""
NEARER: Final = 0.012
"""What an inch nearer to the enemy is worth, in parts of a figure's points."""
WEIGHTY: Final = 150.0
"""No more of a figure's points count for that: a Dragon has better things to do than to walk."""
WEARY: Final = 1e9
"""Who has two tokens cannot act at all."""


class Threats:
    """The table of blows between two sides in one position; `replies` is how much the other side's blows count, `rests`
    whether it is minded who has to rest, `charges` whether who comes from afar, `goals` how much objectives count,
    `bands` whether gangs and volleys do."""

    def __init__(
        self,
        state: Battle,
        seat: int,
        replies: float = 1.0,
        rests: bool = True,
        charges: bool = True,
        goals: float = 1.0,
        bands: bool = True,
    ) -> None:
        self.state = state
        self.seat = seat
        self.replies = replies * dread(state, seat)
        self.zeal = zeal(state, seat) * patience(state, seat)
        self.rests = rests
        self.charges = charges
        self.goals = goals
        self.bands = bands
        fielded = state.table.afield & ~state.held
        self.mine = [f for f in members(state.friends[seat] & fielded) if state.controller[f] == seat]
        self.theirs = members(state.foes[seat] & fielded)
        self.prey = worth_going_to(state, self.theirs)
        self.actions = max(1, state.edition.actions_of(state, seat))
        self.hits: dict[tuple[int, int], float] = {}
        self.ways = [self.way(state, figure) for figure in self.mine]
        for figure in self.mine:
            self.look(state, figure)

    def look(self, state: Battle, figure: int) -> None:
        """Work out what one own figure can do and what can be done to it."""
        for foe in self.theirs:
            self.hits[figure, foe] = blows_on(state, figure, foe, self.charges)
            self.hits[foe, figure] = blows_on(state, foe, figure, self.charges) if self.replies else 0.0

    def balance(self, state: Battle, changed: tuple[int, ...] = ()) -> float:
        """Hopes minus answers, with the ways still to go; `changed` are figures that stand elsewhere than before."""
        kept: dict[tuple[int, int], float] = {}
        for figure in changed:
            for foe in self.theirs:
                for pair in ((figure, foe), (foe, figure)):
                    if pair in self.hits:
                        kept[pair] = self.hits[pair]
            self.look(state, figure)
        worth = HOPE * self.best(state, self.mine, self.theirs)
        if self.bands:
            worth += HOPE * together(state, self.hits, self.mine, self.theirs, self.actions)
        if self.replies:
            worth -= self.replies * self.best(state, self.theirs, self.mine)
            if self.bands:
                worth -= self.replies * together(state, self.hits, self.theirs, self.mine, self.actions)
        worth -= self.distance(state, changed)
        if self.goals:
            worth += self.goals * objectives(state, self.seat)
        self.hits.update(kept)
        return worth

    def best(self, state: Battle, ours: list[int], others: list[int], tired: tuple[int, ...] = ()) -> float:
        """The best blows of different figures that one turn has actions for; `tired` ones act before that."""
        found: list[float] = []
        seen: dict[int, int] = {}
        for one in ours:
            hit = max([self.hits.get((one, other), 0.0) for other in others], default=0.0)
            if hit and self.rests:
                hit -= exertion(state, one, self.state.active, one in tired)
            if hit <= 0:
                continue
            mount = mount_of(state, one)
            unit = mount if mount >= 0 else one
            if unit in seen:  # of a rider and its mount only one acts
                found[seen[unit]] = max(found[seen[unit]], hit)
            else:
                seen[unit] = len(found)
                found.append(hit)
        found.sort(reverse=True)
        return sum(found[: self.actions])

    def tiring(self, figures: tuple[int, ...]) -> float:
        """The loss next turn if these figures act now."""
        if not self.rests:
            return 0.0
        state = self.state
        fresh = self.best(state, self.mine, self.theirs)
        return HOPE * (fresh - self.best(state, self.mine, self.theirs, figures))

    def distance(self, state: Battle, changed: tuple[int, ...]) -> float:
        """The cost of figures that are still far from everybody; those who stand where they stood are known."""
        worth = 0.0
        for figure, way in zip(self.mine, self.ways, strict=True):
            worth += self.way(state, figure) if figure in changed else way
        return worth

    def way(self, state: Battle, figure: int) -> float:
        """The cost of a figure that is still far from everybody."""
        table = state.table
        x, y = table.x[figure], table.y[figure]
        squares = [(table.x[foe] - x) ** 2 + (table.y[foe] - y) ** 2 for foe in self.prey]
        if not squares:
            return 0.0
        inches = isqrt(min(squares)) / INCH - max(2, state.defs[figure].range)
        return NEARER * self.zeal * min(WEIGHTY, points_of(state, figure)) * max(0.0, inches)


def exertion(state: Battle, figure: int, turn: int, acts: bool = False) -> float:
    """The cost for a figure of acting in the next turn of its side: a second token running hurts, a third is not allowed.

    `turn` is whose turn is looked at: when it ends, who has not acted in it is fresh. `acts`: it still gets a token now.
    """
    tokens = tokens_of(state, figure)
    if acts:
        tokens += 1
    elif state.controller[figure] == turn == state.active and not deeds_of(state, figure) & TIRED:
        tokens = 0
    if tokens == 0:
        return 0.0
    if tokens > 1:
        return WEARY
    return push_price(state, figure)


def push_price(state: Battle, figure: int) -> float:
    """The price of pushing a figure; nothing for cavalry and others whom it does not hurt."""
    if is_tireless(state, figure):
        return 0.0
    click = state.click[figure]
    return figure_worth(state, figure, click) - figure_worth(state, figure, click + 1) + 1.0


def material(state: Battle, seat: int) -> float:
    """The material on the battlefield, own figures for, others against."""
    worth = 0.0
    fielded = state.table.afield
    for figure in members(fielded & state.friends[seat]):
        worth += figure_worth(state, figure, state.click[figure]) * (0.5 if state.captor[figure] >= 0 else 1.0)
    for figure in members(fielded & state.foes[seat]):
        worth -= figure_worth(state, figure, state.click[figure]) * (0.2 if state.captor[figure] >= 0 else 1.0)
    return worth


def weigh(state: Battle, seat: int) -> float:
    """The worth of a position to a seat, in points."""
    return material(state, seat) + Threats(state, seat).balance(state)
