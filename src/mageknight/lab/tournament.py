"""Tournaments: every bot meets every other, and all get a rating."""

from __future__ import annotations

from itertools import combinations

import msgspec

from mageknight.lab.experiment import Experiment
from mageknight.lab.record import GameRecord
from mageknight.lab.statistics import Estimate, ratings, share
from mageknight.lab.summary import results


class Duel(msgspec.Struct, frozen=True):
    """Two bots that met: how often the first won."""

    one: str
    other: str
    games: int
    wins: Estimate


class Standings(msgspec.Struct, frozen=True):
    """A tournament: the ratings, best first, and all duels."""

    ratings: dict[str, Estimate]
    duels: tuple[Duel, ...]


def pairings(contest: Experiment) -> list[Experiment]:
    """The contests of a tournament: each pair of the bots plays so many games as the contest says."""
    names = list(dict.fromkeys(contest.bots))
    return [msgspec.structs.replace(contest, bots=pair) for pair in combinations(names, 2)]


def standings(names: list[str], records: list[GameRecord]) -> Standings:
    """The outcome of a tournament."""
    met = results(records)
    rated = ratings(names, met)
    best_first = dict(sorted(rated.items(), key=lambda one: -one[1].value))
    return Standings(best_first, tuple([duel(one, other, met) for one, other in combinations(names, 2)]))


def duel(one: str, other: str, met: list[tuple[str, str, float]]) -> Duel:
    points = [p for a, b, p in met if (a, b) == (one, other)] + [1 - p for a, b, p in met if (a, b) == (other, one)]
    return Duel(one, other, len(points), share(sum(points), len(points)))
