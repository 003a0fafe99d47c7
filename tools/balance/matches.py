"""Battles that test the points: mirror matches first, then every ready-made army against every other.

    python -m tools.balance play --total 200 --games 300      # go on where the last run stopped
    python -m tools.balance table                             # what all battles so far say

Every battle is one line of ``build/balance.jsonl`` and depends on its own name alone, so that a run can be stopped and taken
up again, and battles can be played anywhere. The next battle goes to the pair about which least is decided: one whose interval
lies inside the allowed band or outside it needs no more.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

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

ROOT: Final = Path(__file__).resolve().parents[2]
LOG: Final = ROOT / "build" / "balance.jsonl"
TABLE: Final = Path(__file__).with_name("results.tsv")
GAME: Final = "second"
LEVEL: Final = "knight"
BAND: Final = (0.45, 0.55)
"""How often an army should win against the field; a pair may lie a little further out."""

LEAST: Final = 8
"""No pair is judged by fewer battles than this."""


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
    """The ready-made armies of a build total."""
    return [name for name, army in ready_armies().items() if army.game == GAME and army.total == total]


def played(battle: Battle, level: str = LEVEL) -> Result:
    """Play one battle between bots; deals come in pairs, each from both seats."""
    kit = kit_named("minis")
    turned = battle.number % 2
    seats = (battle.second, battle.first) if turned else (battle.first, battle.second)
    lists = tuple([army_named(name) for name in seats])
    setup = MinisSetup(edition=GAME, total=battle.total, armies=lists, table=RANDOM_TABLE, edges=(0, 2))
    deal = battle._replace(number=battle.number // 2).name
    state = kit.engine.new(setup, seed_from_text(f"balance/{deal}"))
    bots = [bot_named("minis", level) for _ in seats]
    dice = [Rng(seed_from_text(f"balance/{battle.name}/{seat}")) for seat in range(len(seats))]
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
    part = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))]
    return Result(battle.name, part[turned], part[max(opener, 0)], sum(state.taken), held)


def known() -> dict[str, Result]:
    """All battles played so far, by name."""
    if not LOG.exists():
        return {}
    rows = [json.loads(line) for line in LOG.read_text("utf-8").splitlines() if line]
    return {row["name"]: Result(**row) for row in rows}


def pairs(total: int) -> list[tuple[str, str]]:
    """Every army against itself, then every two."""
    names = armies(total)
    return [*((name, name) for name in names), *combinations(names, 2)]


def next_battles(total: int, done: dict[str, Result], games: int, batch: int) -> list[Battle]:
    """The battles to play next: two each for the pairs about which least is decided."""
    counts: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in done.values():
        points, first, second, _ = result.name.split("/")
        if int(points) == total:
            counts[first, second].append(result.opener if first == second else result.first)
    open_pairs = [pair for pair in pairs(total) if not is_decided(counts[pair], games)]
    open_pairs.sort(key=lambda pair: len(counts[pair]))
    found: list[Battle] = []
    for first, second in open_pairs[:batch]:
        number = len(counts[first, second])
        found += [Battle(total, first, second, number), Battle(total, first, second, number + 1)]
    return found


def is_decided(shares: list[float], games: int) -> bool:
    """Enough is known of a pair: its interval lies on one side of both ends of the band, or it has had its battles."""
    if len(shares) >= games:
        return True
    if len(shares) < LEAST:
        return False
    estimate = share(sum(shares), len(shares))
    low, high = estimate.low, estimate.high
    return high < BAND[0] or low > BAND[1] or (BAND[0] <= low and high <= BAND[1])


def play(total: int, games: int, workers: int = 1, most: int = 10**9) -> int:
    """Play battles until every pair is decided or `most` are played, writing each down as it ends; how many were played."""
    LOG.parent.mkdir(exist_ok=True)
    done = known()
    count = 0
    with LOG.open("a", encoding="utf-8") as log:
        while count < most:
            batch = next_battles(total, done, games, max(workers * 2, 4))
            if not batch:
                break
            for result in _results(batch, workers):
                done[result.name] = result
                log.write(json.dumps(result._asdict()) + "\n")
                log.flush()
                count += 1
    return count


def _results(batch: list[Battle], workers: int) -> Iterator[Result]:
    if workers < 2:
        yield from map(played, batch)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_with_parent) as pool:
        yield from pool.map(played, batch)


def report(done: dict[str, Result]) -> str:
    """One line for every army at every total: battles, how often it won against the field, its worst and best pair."""
    field: dict[tuple[int, str], list[float]] = defaultdict(list)
    single: dict[tuple[int, str, str], list[float]] = defaultdict(list)
    opening: dict[int, list[float]] = defaultdict(list)
    for result in done.values():
        points, first, second, _ = result.name.split("/")
        total = int(points)
        opening[total].append(result.opener)
        if first == second:
            continue
        field[total, first].append(result.first)
        field[total, second].append(1 - result.first)
        single[total, first, second].append(result.first)
        single[total, second, first].append(1 - result.first)
    lines = ["total\tarmy\tbattles\twon\tlow\thigh\tworst pair\tbest pair"]
    for total in sorted(opening):
        estimate = share(sum(opening[total]), len(opening[total]))
        lines.append(
            f"{total}\t(first player)\t{len(opening[total])}\t{_percents(estimate.value, estimate.low, estimate.high)}"
        )
    for total, name in sorted(field):
        shares = field[total, name]
        estimate = share(sum(shares), len(shares))
        against = [sum(part) / len(part) for key, part in single.items() if key[:2] == (total, name)]
        ends = f"{min(against):.0%}\t{max(against):.0%}"
        percents = _percents(estimate.value, estimate.low, estimate.high)
        lines.append(f"{total}\t{name}\t{len(shares)}\t{percents}\t{ends}")
    return "\n".join(lines) + "\n"


def _percents(*parts: float) -> str:
    return "\t".join(f"{part:.1%}" for part in parts)
