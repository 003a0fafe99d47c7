"""Lists of all peoples raced at once: which of those that could be made for each leave everybody nearest to an even match.

    python -m tools.balance race --total 200 --most 600 --workers 2

What a list is worth depends on who else is there, so the lists of all peoples play one another, each deal from both seats. Every
list has a strength after Bradley and Terry, drawn towards the mean of its people as long as little is known of it. The next battle
goes to a list that may still be the best choice: strengths are drawn from what is known, and of each people the list nearest to the
common level is taken (Thompson). So lists that cannot win the race soon play no more. Battles are kept in ``build/balance``,
one a line, so that a run can be stopped and taken up again; the choice stands in `chosen.tsv`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from mageknight.minis.army.model import Army
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.text import write
from mageknight.minis.content.library import official
from mageknight.minis.setup.entries import Lineup
from tools.balance import choose, ready, tally
from tools.balance.matches import GAME, LEVEL, Battle, Result, armies, fought, in_turn

KEPT: Final = Path(__file__).resolve().parents[2] / "build/balance"
PEOPLE: Final = 0.6
"""How far peoples lie apart before anything is known of them, in log-odds."""
LIST: Final = 0.45
"""How far lists of one people lie apart, likewise."""
MANY: Final = 14
"""So many lists besides the best are tried of a people that races alone."""
GIVEN: Final = -1
"""In place of a seed, where a list is given and cannot be chosen."""
SWEEPS: Final = 25
LEVELS: Final = tuple([level / 10 for level in range(-8, 9)])
"""The common levels that are looked at."""


class Entrant(NamedTuple):
    """A list in the race: the file it would become, the seed that makes it, and a mark of what is in it."""

    file: str
    seed: int
    mark: str


class Strength(NamedTuple):
    """What is known of a list, in log-odds against the mean, and how far off that may be."""

    value: float
    off: float
    battles: int
    won: float


def entrants(total: int, only: str = "") -> dict[Entrant, Army]:
    """The lists of every people, and of every giant where it may lead one; armies that books print, as they are."""
    found: dict[Entrant, Army] = {}
    taken = ready.seeds()
    for plan in ready.plans():
        if plan.total == total and plan.game == GAME:
            now = choose.trials(plan, (taken[plan.file],)) if plan.file in taken else []
            more = choose.trials(plan, others=MANY if plan.file == only else choose.OTHERS)
            for each in {trial.seed: trial for trial in [*now, *more]}.values():
                found[Entrant(plan.file, each.seed, tally.mark_of(each.army))] = each.army
    planned = {each.file for each in found}
    for name_of in armies(total):
        if name_of not in planned:
            found[Entrant(name_of, GIVEN, tally.army_mark(name_of))] = ready_armies()[name_of]
    return found


Met = tuple[Entrant, Entrant]
Job = tuple[Met, Battle, tuple[Lineup, Lineup], str]
Scores = dict[Met, tuple[int, float]]
"""By two lists: how often they met, and how often the first won."""


def strengths(lists: Iterable[Entrant], scores: Scores) -> dict[Entrant, Strength]:
    """What battles say of every list: the strength of its people and how far it is from that, both drawn towards nothing."""
    known = list(lists)
    people = dict.fromkeys([each.file for each in known], 0.0)
    own = dict.fromkeys(known, 0.0)
    met: dict[Entrant, list[tuple[Entrant, int, float]]] = defaultdict(list)
    for (one, other), (count, won) in scores.items():
        if one in own and other in own:
            met[one].append((other, count, won))
            met[other].append((one, count, count - won))
    of: dict[str, list[Entrant]] = defaultdict(list)
    for each in known:
        of[each.file].append(each)

    def slope(each: Entrant) -> tuple[float, float]:
        lean = sure = 0.0
        for other, count, won in met[each]:
            p = 1 / (1 + exp(people[other.file] + own[other] - people[each.file] - own[each]))
            lean += won - count * p
            sure += count * p * (1 - p)
        return lean, sure

    for _ in range(SWEEPS):
        for each in known:
            lean, sure = slope(each)
            own[each] += (lean - own[each] / LIST**2) / (sure + 1 / LIST**2)
        for file, lists_of in of.items():
            slopes = [slope(each) for each in lists_of]
            lean = sum([each[0] for each in slopes]) - people[file] / PEOPLE**2
            people[file] += lean / (sum([each[1] for each in slopes]) + 1 / PEOPLE**2)
    found: dict[Entrant, Strength] = {}
    for each in known:
        sure = slope(each)[1]
        off = 1 / sqrt(sure + 1 / (LIST**2 + PEOPLE**2))
        battles, won = sum([count for _, count, _ in met[each]]), sum([won for _, _, won in met[each]])
        found[each] = Strength(people[each.file] + own[each], off, battles, won)
    return found


def nearest(values: dict[Entrant, float], cost: dict[Entrant, float]) -> dict[str, Entrant]:
    """By file the list to take: all as near to one common level as can be; `cost` counts on top of the distance squared."""
    best: tuple[float, dict[str, Entrant]] | None = None
    for level in LEVELS:
        chosen: dict[str, tuple[float, Entrant]] = {}
        for each, value in values.items():
            price = (value - level) ** 2 + cost.get(each, 0.0)
            if each.file not in chosen or price < chosen[each.file][0]:
                chosen[each.file] = (price, each)
        sum_of = sum([price for price, _ in chosen.values()])
        if best is None or sum_of < best[0]:
            best = sum_of, {file: each for file, (_, each) in chosen.items()}
    return best[1] if best is not None else {}


def choice(found: dict[Entrant, Strength]) -> dict[str, Entrant]:
    """The lists to take by what is known: of two as near, the one of which more is known."""
    return nearest(
        {each: known.value for each, known in found.items()}, {e: known.off**2 for e, known in found.items()}
    )


def race(
    total: int,
    most: int,
    workers: int = 1,
    folder: Path = KEPT,
    level: str = LEVEL,
    results: Path = tally.FILE,
    only: str = "",
) -> dict[Entrant, Strength]:
    """Play so many battles more and say what all battles so far have shown, those of the ready armies among them. With `only` the
    lists of one people play the ready armies of the others."""
    lists = entrants(total, only)
    stand = {each.file: each for each in lists if each.mark == tally.army_mark(each.file)}
    file = folder / f"race-{total}.tsv"
    folder.mkdir(parents=True, exist_ok=True)
    numbers: Counter[Met] = Counter()
    scores: Scores = {}
    names = {name(each): each for each in lists}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        one, other, won, _ = line.split("\t")
        if one in names and other in names:
            _add(scores, (names[one], names[other]), float(won))
            numbers[names[one], names[other]] += 1
    luck = Random(f"{total}/{sum(numbers.values())}")
    _learn(scores, lists, tally.known(results))

    def battles() -> Iterator[Job]:
        given = 0
        while given < most:
            found = strengths(lists, scores)
            drawn = nearest({each: luck.gauss(known.value, known.off) for each, known in found.items()}, {})
            files = list(drawn)
            luck.shuffle(files)
            if only:
                drawn = {**drawn, **stand, only: drawn[only]}
                files = [only, next(each for each in files if each != only)]
            for first, second in zip(files[::2], files[1::2], strict=False):
                met = min(((drawn[first], drawn[second]), (drawn[second], drawn[first])))
                for _ in (0, 1):
                    number = numbers[met]
                    numbers[met] += 1
                    given += 1
                    both = lists[met[0]].lineup(), lists[met[1]].lineup()
                    yield met, Battle(total, name(met[0]), name(met[1]), number), both, level

    with file.open("a", encoding="utf-8") as kept:
        for met, result in in_turn(_fought, battles(), workers):
            _add(scores, met, result.first)
            kept.write(f"{name(met[0])}\t{name(met[1])}\t{result.first:g}\t{result.opener:g}\n")
            kept.flush()
    return strengths(lists, scores)


def name(each: Entrant) -> str:
    """A list in words."""
    return f"{each.file}#{each.seed}#{each.mark}"


def _fought(job: Job) -> tuple[Met, Result]:
    met, battle, lists, level = job
    return met, fought(battle, lists, level)


def _learn(scores: Scores, lists: Iterable[Entrant], tallies: dict[tally.Pair, tally.Tally]) -> None:
    """Count what the ready armies have shown where they are among the lists."""
    now = {each.file: each for each in lists if each.mark == tally.army_mark(each.file)}
    for (_, first, second), each in tallies.items():
        if first != second and first in now and second in now:
            met = now[first], now[second]
            count, had = scores.get(met, (0, 0.0))
            scores[met] = count + each.battles, had + each.won


def _add(scores: Scores, met: Met, won: float) -> None:
    count, had = scores.get(met, (0, 0.0))
    scores[met] = count + 1, had + won


def main(total: int, most: int, workers: int, take: bool, only: str = "") -> None:
    """Race, show how the lists stand, and write the choice down if it is to be taken; with `only` of that people."""
    found = race(total, most, workers, only=only)
    taken = choice(found)
    for each, known in sorted(found.items(), key=lambda pair: (pair[0].file, -pair[1].value)):
        here = "<" if taken[each.file] == each else ""
        print(f"{each.file:40} {each.seed:3} {known.value:+.2f} ± {known.off:.2f} {known.battles:4} {here}")
    if take:
        lists = entrants(total, only)
        library = official()
        for file, each in [pair for pair in taken.items() if pair[1].seed != GIVEN and only in ("", pair[0])]:
            known = found[each]
            choose.keep(file, choose.Trial(each.seed, lists[each], known.battles, known.won), LEVEL)
            (ready.FOLDER / f"{file}.txt").write_text(write(lists[each], library), "utf-8")
