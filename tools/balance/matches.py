"""Battles that test the points: mirror matches first, then every ready-made army against every other.

    python -m tools.balance play --total 200 --games 300      # go on where the last run stopped
    python -m tools.balance table                             # what all battles so far say

Counts are kept in the repository (`tally`). A battle depends on its name alone, so that a run can be stopped and taken up again, and
battles can be played anywhere. An interval that lies inside the allowed band or outside it needs no more battles; what is left
goes to the armies that look worst.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import bot_named
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.lab.executors import end_with_parent
from mageknight.lab.statistics import share
from mageknight.lab.table import LONGEST, answer, next_decision
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.setup import RANDOM_TABLE, MinisSetup
from mageknight.minis.setup.armies import army_named
from mageknight.minis.setup.entries import Lineup
from tools.balance.tally import FILE, Pair, Tally, keep, known

J = TypeVar("J")
T = TypeVar("T")

TABLE: Final = Path(__file__).with_name("table.tsv")
GAME: Final = "second"
LEVEL: Final = "knight"
APART: Final = ("hunters-", "besiegers-", "gatehouse-", "lone-tower-")
"""How the files of armies begin that are made for one enemy or for a siege; against others they are not even meant to be even."""
BAND: Final = (0.45, 0.55)
"""How often an army should win against the field."""
PAIR: Final = (0.35, 0.65)
"""How often one of a pair may win."""

LEAST: Final = 4
"""Every pair has so many battles before any has more."""
FIELD: Final = 300
"""Every army has so many battles against the field of the others before a single pair has more."""
ENOUGH: Final = 8
"""No pair is judged by fewer battles than this."""
MIRRORED: Final = 1000
"""So many battles of armies against themselves tell what the first turn is worth."""
HARDLY, FIELDS, CLOSE, MIRRORS = range(4)
"""What a battle is played for, the most urgent first."""


class Battle(NamedTuple):
    """One battle before it is played: two armies at a total, and its number. Even numbers seat the first army first."""

    total: int
    first: str
    second: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.total}/{self.first}/{self.second}/{self.number}"


class Result(NamedTuple):
    """How a battle went: the share of the win that the first army has and that of whoever had the first turn, the turns
    taken, and whether objectives decided it."""

    name: str
    first: float
    opener: float
    turns: int
    objectives: bool


def armies(total: int) -> list[str]:
    """The ready-made armies of a build total, but for those made for the hunt of the Dragon alone."""
    found = [name for name, army in ready_armies().items() if army.game == GAME and army.total == total]
    return [name for name in found if not name.startswith(APART)]


def played(battle: Battle, level: str = LEVEL) -> Result:
    """Play one battle between bots; deals come in pairs, each from both seats."""
    return fought(battle, (army_named(battle.first), army_named(battle.second)), level)


def fought(battle: Battle, armies: tuple[Lineup, Lineup], level: str = LEVEL) -> Result:
    """The same between two armies given as they are."""
    kit = kit_named("minis")
    turned = battle.number % 2
    lists = armies[::-1] if turned else armies
    setup = MinisSetup(edition=GAME, total=battle.total, armies=lists, table=RANDOM_TABLE, edges=(0, 2))
    deal = battle._replace(number=battle.number // 2).name
    state = kit.engine.new(setup, seed_from_text(f"balance/{deal}"))
    bots = [bot_named("minis", level) for _ in lists]
    dice = [Rng(seed_from_text(f"balance/{battle.name}/{seat}")) for seat in range(len(lists))]
    opener = -1
    for _ in range(LONGEST):
        decision = next_decision(kit, state)
        if decision is None:
            break
        if state.active >= 0 and opener < 0:
            opener = state.active
        kit.engine.apply(state, answer(kit, state, decision, bots[decision.seat], dice[decision.seat]).command)
    outcome = kit.engine.outcome(state)
    winners = outcome.winners if outcome is not None else (0, 1)
    held = outcome is not None and len(set(outcome.scores)) > 1
    part = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(lists))]
    return Result(battle.name, part[turned], part[max(opener, 0)], sum(state.taken), held)


def pairs(total: int) -> list[tuple[str, str]]:
    """Every two armies, then every army against itself."""
    names = armies(total)
    return [*combinations(names, 2), *((name, name) for name in names)]


def fields(tallies: dict[Pair, Tally], total: int) -> dict[str, tuple[float, int]]:
    """By army: its wins and its battles against all others."""
    found: dict[str, tuple[float, int]] = {}
    for (points, first, second), each in tallies.items():
        if points == total and first != second:
            for name, won in ((first, each.won), (second, each.battles - each.won)):
                wins, battles = found.get(name, (0.0, 0))
                found[name] = (wins + won, battles + each.battles)
    return found


def next_battles(
    total: int, tallies: dict[Pair, Tally], games: int, batch: int, given: Mapping[Pair, int] | None = None
) -> list[Battle]:
    """The battles to play next, two for each pair, one from either seat: first those of pairs that have hardly met, then those of the
    armies that have met others least, then those of pairs of which it is least sure that they are even enough, in the end armies
    against themselves. `given` are battles that are being played."""
    running = given or {}
    names = armies(total)
    against = {name: fields(tallies, total).get(name, (0.0, 0))[1] for name in names}
    for (points, first, second), count in running.items():
        if points == total and first != second:
            against[first] += count
            against[second] += count
    mirrored = sum([had(tallies, running, (total, name, name)) for name in names])

    def order(pair: tuple[str, str]) -> tuple[int, float, int]:
        battles = had(tallies, running, (total, *pair))
        if pair[0] == pair[1]:
            return MIRRORS, battles, 0
        if battles < LEAST:
            return HARDLY, battles, 0
        fewest = min(against[pair[0]], against[pair[1]])
        if fewest < FIELD:
            return FIELDS, fewest, battles
        counts = tallies[total, *pair]
        return CLOSE, -abs(counts.won / counts.battles - 0.5), battles

    def is_open(pair: tuple[str, str]) -> bool:
        battles = had(tallies, running, (total, *pair))
        if pair[0] == pair[1]:
            return mirrored < MIRRORED
        if min(against[pair[0]], against[pair[1]]) < FIELD:
            return True
        counts = tallies.get((total, *pair), Tally())
        return battles < games and not is_decided(counts.won, counts.battles, games)

    found: list[Battle] = []
    for first, second in sorted([pair for pair in pairs(total) if is_open(pair)], key=order)[:batch]:
        number = had(tallies, running, (total, first, second))
        number += number % 2
        found += [Battle(total, first, second, number), Battle(total, first, second, number + 1)]
    return found


def had(tallies: dict[Pair, Tally], running: Mapping[Pair, int], at: Pair) -> int:
    """The number of battles that two armies have had or are having."""
    return tallies.get(at, Tally()).battles + running.get(at, 0)


def is_decided(won: float, battles: int, games: int) -> bool:
    """Enough is known of a pair: its interval lies inside the bounds of a pair or beyond one of them, or it has had its battles."""
    if battles >= games:
        return True
    if battles < ENOUGH:
        return False
    estimate = share(won, battles)
    low, high = PAIR
    return estimate.high < low or estimate.low > high or (low <= estimate.low and estimate.high <= high)


def play(total: int, games: int, workers: int = 1, most: int = 10**9, file: Path = FILE) -> int:
    """Play battles until enough is known of all or `most` are played, writing the counts down after each; how many were played."""
    tallies = known(file)
    given: dict[Pair, int] = {}
    count = 0

    def battles() -> Iterator[Battle]:
        handed = 0
        while handed < most:
            batch = next_battles(total, tallies, games, 1, given)
            if not batch:
                return
            for battle in batch:
                at = (total, battle.first, battle.second)
                given[at] = given.get(at, 0) + 1
                handed += 1
                yield battle

    for battle, result in in_turn(_named, battles(), workers):
        at = (total, battle.first, battle.second)
        given[at] -= 1
        had = tallies.get(at, Tally())
        tallies[at] = had.plus(result.first, result.opener, result.turns, result.objectives)
        keep(tallies, file)
        count += 1
    return count


def _named(battle: Battle) -> tuple[Battle, Result]:
    return battle, played(battle)


def in_turn(task: Callable[[J], T], jobs: Iterable[J], workers: int) -> Iterator[T]:
    """The answers of a task, as they come. Jobs are asked for when somebody is free for them, so they may depend on the answers."""
    if workers < 2:
        for job in jobs:
            yield task(job)
        return
    waiting = iter(jobs)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_with_parent) as pool:
        running: set[Future[T]] = set()
        while True:
            running |= {pool.submit(task, job) for job in islice(waiting, workers + 1 - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()


def report(tallies: dict[Pair, Tally]) -> str:
    """One line for every army at every total: battles, how often it won against the field with the interval, its worst and best pair;
    before them how often the first player won, and how often where an army met itself."""
    lines = ["total\tarmy\tbattles\twon\tlow\thigh\tworst pair\tbest pair"]
    for total in sorted({points for points, _, _ in tallies}):
        rows = {(first, second): each for (points, first, second), each in tallies.items() if points == total}
        mirrors = [each for (first, second), each in rows.items() if first == second]
        for words, some in (("(first player)", list(rows.values())), ("(first player, same army)", mirrors)):
            if some:
                lines.append(
                    _line(total, words, sum([each.opened for each in some]), sum([each.battles for each in some]))
                )
        for name, (won, battles) in sorted(fields(tallies, total).items()):
            shares = [each.won / each.battles for (first, second), each in rows.items() if first == name != second]
            shares += [1 - each.won / each.battles for (first, second), each in rows.items() if second == name != first]
            lines.append(f"{_line(total, name, won, battles)}\t{min(shares):.0%}\t{max(shares):.0%}")
    return "\n".join(lines) + "\n"


def _line(total: int, words: str, won: float, battles: int) -> str:
    estimate = share(won, battles)
    return f"{total}\t{words}\t{battles}\t{estimate.value:.1%}\t{estimate.low:.1%}\t{estimate.high:.1%}"
