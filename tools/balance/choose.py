"""Which of the lists that could be made for a people is nearest to an even match against the field of the others.

    python -m tools.balance choose --army orc-khans-200 --games 6
    python -m tools.balance choose --army orc-khans-200 --games 1 --seeds 1,19

The formula prices figures one by one; how a list fares also depends on who stands in it together. So several legal lists are played
against the ready armies of all other peoples, those furthest from even are dropped after each round, and the one that is left
is written down (`chosen.tsv`) with the battles that chose it. `ready` makes the army from it. A battle depends on the list, its enemy
and its number alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from mageknight.minis.army.model import Army
from mageknight.minis.army.text import write
from mageknight.minis.content.library import official
from mageknight.minis.setup.armies import army_named
from tools.balance import ready
from tools.balance.matches import LEVEL, Battle, fought

CHOSEN: Final = ready.CHOSEN
HEAD: Final = "army\tseed\tbattles\twon\tlevel"
BEST: Final = 5
OTHERS: Final = 4
"""So many lists are tried: the best by their looks, and others from all that are left, so that stronger and weaker ones are among them."""
SPENT: Final = 97
"""A list spends at least this percentage of the build total."""


class Trial(NamedTuple):
    """A list that is tried, by the seed it was made with."""

    seed: int
    army: Army
    battles: int = 0
    won: float = 0.0

    @property
    def off(self) -> float:
        """How far from even it is."""
        return abs(self.won / self.battles - 0.5) if self.battles else 0.5


def trials(plan: ready.Plan, seeds: tuple[int, ...] = (), others: int = OTHERS) -> list[Trial]:
    """Different legal lists for a plan, the best by their looks first: those of some seeds, or a choice of all."""
    library = official()
    found: dict[str, Trial] = {}
    for seed in seeds or range(ready.TRIES + ready.LEADERLESS + ready.BROAD):
        army = ready.draft(plan, library, seed)
        if ready.is_fit(army, library) and army.points(library) * 100 >= SPENT * plan.total:
            found.setdefault(write(army, library), Trial(seed, army))
    looks = sorted(found.values(), key=lambda each: ready.merit(each.army, library), reverse=True)
    return looks if seeds else looks[:BEST] + spread(looks[BEST:], others)


def spread(trials: list[Trial], count: int) -> list[Trial]:
    """So many of some lists, evenly from the first to the last."""
    if len(trials) <= count:
        return trials
    return [trials[at * (len(trials) - 1) // (count - 1)] for at in range(count)]


def enemies(plan: ready.Plan) -> list[str]:
    """The ready armies of the other peoples at the same total."""
    return [
        each.file
        for each in ready.plans()
        if each.total == plan.total and each.game == plan.game and not each.giant and each.file != plan.file
    ]


def round_of(trial: Trial, plan: ready.Plan, field: list[str], number: int, level: str) -> Trial:
    """A list after two battles more against each enemy, one from either seat."""
    won, battles = trial.won, trial.battles
    for enemy in field:
        for turn in (0, 1):
            battle = Battle(plan.total, f"{plan.file}#{trial.seed}", enemy, 2 * number + turn)
            won += fought(battle, (trial.army.lineup(), army_named(enemy)), level).first
            battles += 1
    return trial._replace(won=won, battles=battles)


def chosen(plan: ready.Plan, rounds: int, level: str = LEVEL, seeds: tuple[int, ...] = ()) -> Iterator[list[Trial]]:
    """The lists that are left after each round, the most even first; in the end one."""
    left = trials(plan, seeds)
    field = enemies(plan)
    number = 0
    while left:
        left = [round_of(each, plan, field, number, level) for each in left]
        left.sort(key=lambda each: each.off)
        number += 1
        yield left
        if number >= rounds:
            return
        left = left[: max(1, (len(left) + 1) // 2)]


def keep(file: str, trial: Trial, level: str) -> None:
    """Write the choice down."""
    rows = {}
    if CHOSEN.exists():
        rows = {line.split("\t")[0]: line for line in CHOSEN.read_text("utf-8").splitlines()[1:]}
    rows[file] = f"{file}\t{trial.seed}\t{trial.battles}\t{trial.won:g}\t{level}"
    CHOSEN.write_text("\n".join([HEAD, *[rows[each] for each in sorted(rows)]]) + "\n", "utf-8")


def main(file: str, rounds: int, level: str = LEVEL, seeds: tuple[int, ...] = (), target: Path = ready.FOLDER) -> None:
    plan = next(each for each in ready.plans() if each.file == file)
    last: list[Trial] = []
    for last in chosen(plan, rounds, level, seeds):
        for each in last:
            print(f"{file} list {each.seed}: {each.won:g} of {each.battles}", flush=True)
    if last:
        keep(file, last[0], level)
        library = official()
        (target / f"{file}.txt").write_text(write(last[0].army, library), "utf-8")
