"""Shares and means with their intervals, and ratings of bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, exp, log, log10, sqrt
from typing import Final

import msgspec

Z: Final = 1.96
"""Intervals hold in 95 of 100 cases."""
STUDENT: Final = (
    12.71,
    4.30,
    3.18,
    2.78,
    2.57,
    2.45,
    2.36,
    2.31,
    2.26,
    2.23,
    2.2,
    2.18,
    2.16,
    2.14,
    2.13,
    2.12,
    2.11,
    2.1,
    2.09,
)
"""The same for the mean of few values: of two, of three and so on (Student); from 21 on the difference is small."""
ELO: Final = 400 / log(10)
ROUNDS: Final = 500
PRIOR: Final = 0.5
"""Half a win and half a loss against an average player: keeps ratings finite."""


class Estimate(msgspec.Struct, frozen=True):
    """A number with the interval it lies in."""

    value: float
    low: float
    high: float


def share(part: float, whole: int) -> Estimate:
    """A share with its interval (Wilson)."""
    if whole == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = part / whole
    middle = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    half = Z * sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return Estimate(round(p, 6), round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval; where nothing was below zero the mean is not thought to be either."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    middle = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(round(middle, 6), round(middle, 6), round(middle, 6))
    spread = sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1))
    wide = STUDENT[len(values) - 2] if len(values) - 2 < len(STUDENT) else Z
    half = wide * spread / sqrt(len(values))
    low = middle - half if min(values) < 0 else max(0.0, middle - half)
    return Estimate(round(middle, 6), round(low, 6), round(middle + half, 6))


def sign_test(better: int, worse: int) -> float:
    """The likelihood of so lopsided a result between equals (two-sided; draws are left out)."""
    tried = better + worse
    least = min(better, worse)
    tail = sum([comb(tried, k) for k in range(least + 1)])
    return round(min(1.0, tail * pow(2.0, 1 - tried)), 6)


def ratings(names: Sequence[str], results: Sequence[tuple[str, str, float]]) -> dict[str, Estimate]:
    """Ratings on the scale of chess, the mean at 1500, from results (one, other, points of one: 1, ½ or 0).

    The model is that of Bradley and Terry, fitted by its own fixed point; the intervals come from the curvature.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        fresh = {name: _improved(name, strength, results) for name in names}
        middle = exp(sum([log(value) for value in fresh.values()]) / len(fresh))
        strength = {name: value / middle for name, value in fresh.items()}
    found: dict[str, Estimate] = {}
    for name in names:
        rating = 1500 + 400 * log10(strength[name])
        half = Z * ELO / sqrt(_information(name, strength, results))
        found[name] = Estimate(round(rating, 1), round(rating - half, 1), round(rating + half, 1))
    return found


def _improved(name: str, strength: dict[str, float], results: Sequence[tuple[str, str, float]]) -> float:
    won = PRIOR
    met = 2 * PRIOR / (strength[name] + 1.0)
    for one, other, points in results:
        if name in (one, other):
            won += points if name == one else 1.0 - points
            met += 1.0 / (strength[one] + strength[other])
    return won / met


def _information(name: str, strength: dict[str, float], results: Sequence[tuple[str, str, float]]) -> float:
    sure = 2 * PRIOR * strength[name] / (strength[name] + 1.0) ** 2
    for one, other, _ in results:
        if name in (one, other):
            p = strength[one] / (strength[one] + strength[other])
            sure += p * (1 - p)
    return sure
