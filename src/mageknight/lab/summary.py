"""The sum of a contest: how often each bot won, what it scored, how long games were, what was used."""

from __future__ import annotations

from collections import Counter

import msgspec

from mageknight.lab.breakdown import Group, broken_down
from mageknight.lab.experiment import Experiment
from mageknight.lab.record import GameRecord, Pace
from mageknight.lab.statistics import Estimate, mean, ratings, share, sign_test
from mageknight.minis.rules.turn.ending import ENDINGS

ENDING = "ending"
"""A fact that is no quantity: the number of the way a battle ended."""


class BotSummary(msgspec.Struct, frozen=True):
    """One bot over all its games."""

    bot: str
    games: int
    wins: Estimate
    score: Estimate
    rating: Estimate | None
    facts: dict[str, Estimate]


class Pair(msgspec.Struct, frozen=True):
    """Two bots compared deal by deal: what one scored more than the other with the same cards and dice."""

    one: str
    other: str
    deals: int
    gap: Estimate
    better: int
    worse: int
    chance: float
    """How likely that is between equals (sign test)."""


class Summary(msgspec.Struct, frozen=True):
    """A contest summed up."""

    contest: Experiment
    games: int
    finished: int
    decisions: Estimate
    troubles: int
    bots: tuple[BotSummary, ...]
    facts: dict[str, Estimate]
    used: dict[str, int]
    endings: dict[str, int] = {}
    pairs: tuple[Pair, ...] = ()
    groups: tuple[Group, ...] = ()


def summed_up(contest: Experiment, records: list[GameRecord]) -> Summary:
    """All figures of a contest; they depend on the games alone."""
    names = list(dict.fromkeys(contest.bots))
    used: Counter[str] = Counter()
    for record in records:
        used.update(record.used)
    duels = results(records)
    rated = ratings(names, duels) if duels else {}
    return Summary(
        contest=contest,
        games=len(records),
        finished=sum([1 for record in records if record.finished]),
        decisions=mean([record.decisions for record in records]),
        troubles=sum([record.troubles for record in records]),
        bots=tuple([bot_summary(name, records, rated.get(name)) for name in names]),
        facts={name: mean(values) for name, values in common_facts(records).items()},
        used=dict(sorted(used.items(), key=lambda one: (-one[1], one[0]))),
        endings=endings(records),
        pairs=paired(contest, records),
        groups=broken_down(contest, records),
    )


def paces(records: list[GameRecord]) -> dict[str, Pace]:
    """The pace of each bot on the machine that played: no part of the summary, which is the same everywhere."""
    found: dict[str, Pace] = {}
    for record in records:
        for bot, pace in zip(record.bots, record.pace, strict=False):
            old = found.get(bot, Pace(0, 0.0, 0.0))
            longest = max(old.longest, pace.longest)
            found[bot] = Pace(old.decisions + pace.decisions, old.seconds + pace.seconds, longest)
    return {bot: pace for bot, pace in found.items() if pace.decisions}


def endings(records: list[GameRecord]) -> dict[str, int]:
    """The number of games by the way they ended."""
    found = Counter([ENDINGS[record.facts[ENDING][0]] for record in records if ENDING in record.facts])
    return dict(sorted(found.items()))


def paired(contest: Experiment, records: list[GameRecord]) -> tuple[Pair, ...]:
    """Every two bots over the deals both have finished in the same seats."""
    names = list(dict.fromkeys(contest.bots))
    turns = contest.turns()
    deals: dict[int, dict[str, list[int]]] = {}
    broken = {record.number // turns for record in records if not record.finished}
    for record in records:
        for seat, score in enumerate(record.scores):
            deals.setdefault(record.number // turns, {}).setdefault(record.bots[seat], []).append(score)
    found: list[Pair] = []
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            gaps = [
                sum(scores[one]) / len(scores[one]) - sum(scores[other]) / len(scores[other])
                for deal, scores in sorted(deals.items())
                if deal not in broken and len(scores.get(one, ())) == len(scores.get(other, ())) > 0
            ]
            better, worse = sum([gap > 0 for gap in gaps]), sum([gap < 0 for gap in gaps])
            if gaps:
                found.append(
                    Pair(
                        one=one,
                        other=other,
                        deals=len(gaps),
                        gap=mean(gaps),
                        better=better,
                        worse=worse,
                        chance=sign_test(better, worse),
                    )
                )
    return tuple(found)


def bot_summary(name: str, records: list[GameRecord], rating: Estimate | None) -> BotSummary:
    """One bot's part; a win shared by several counts as a part of one."""
    wins = 0.0
    seats = 0
    scores: list[float] = []
    facts: dict[str, list[float]] = {}
    for record in records:
        for seat, bot in enumerate(record.bots):
            if bot != name:
                continue
            seats += 1
            if seat in record.winners:
                wins += 1.0 / len(record.winners)
            if record.scores:
                scores.append(record.scores[seat])
            for fact, values in record.facts.items():
                if fact == ENDING:
                    continue
                if len(values) == len(record.bots) > 1 or (len(record.bots) == 1 and len(values) == 1):
                    facts.setdefault(fact, []).append(values[seat])
    estimates = {fact: mean(values) for fact, values in facts.items()}
    return BotSummary(
        bot=name, games=seats, wins=share(wins, seats), score=mean(scores), rating=rating, facts=estimates
    )


def common_facts(records: list[GameRecord]) -> dict[str, list[float]]:
    """Facts of whole games."""
    found: dict[str, list[float]] = {}
    for record in records:
        for fact, values in record.facts.items():
            if len(values) == 1 and fact != ENDING:
                found.setdefault(fact, []).append(values[0])
    return found


def results(records: list[GameRecord]) -> list[tuple[str, str, float]]:
    """Every pair of different bots that met, with the points of the first."""
    found: list[tuple[str, str, float]] = []
    for record in records:
        for one in range(len(record.bots)):
            for other in range(one + 1, len(record.bots)):
                if record.bots[one] != record.bots[other] and record.finished:
                    won, lost = one in record.winners, other in record.winners
                    points = 0.5 if won == lost else float(won)
                    if won == lost and record.scores:
                        gap = record.scores[one] - record.scores[other]
                        points = 0.5 if gap == 0 else float(gap > 0)
                    found.append((record.bots[one], record.bots[other], points))
    return found
