"""Hunts, sieges and battles of hosts between bots: how often those win who come for somebody, with the interval.

    python -m tools.balance great --games 100                  # every hunt and siege
    python -m tools.balance great --games 20 --only furious    # some of them, by their names
    python -m tools.balance great --games 1 --only angry --tell

A battle depends on its name and number alone. In a siege the besiegers win, in a hunt any of the hunters, elsewhere the first side.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import bot_named
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.lab.statistics import share
from mageknight.lab.table import LONGEST, answer, next_decision
from mageknight.minis.setup.occasions import HUNT, OCCASIONS, SIEGE, Occasion
from mageknight.minis.state.battle import Battle

BAND: Final = (0.40, 0.60)
"""How often the attackers of a ready battle should win."""


class Course(NamedTuple):
    """How one battle went: the share of the win of the attackers, the turns taken, seconds of the processor and of them those of the
    longest turn, how it ended, and what every seat still had."""

    attackers: float
    turns: int
    seconds: float
    longest: float
    ending: str
    scores: tuple[int, ...]


def chosen(names: tuple[str, ...]) -> list[Occasion]:
    """The battles of these names; without any all hunts and sieges."""
    if not names:
        return [each for each in OCCASIONS if each.kind in (HUNT, SIEGE)]
    return [each for each in OCCASIONS if each.name in names]


def is_attacker(occasion: Occasion, seat: int) -> bool:
    """Is a seat of the side whose wins are counted?"""
    if occasion.kind == HUNT:
        return seat != occasion.seats - 1
    if occasion.kind == SIEGE:
        return seat != occasion.castle
    return seat % 2 == 0


def fought(occasion: Occasion, number: int, level: str, tell: bool = False) -> Course:
    """Play one of these battles to its end."""
    kit = kit_named("minis")
    name = f"great/{occasion.name}/{number}"
    state: Battle = kit.engine.new(occasion.setup(), seed_from_text(name))
    bots = [bot_named("minis", level) for _ in range(occasion.seats)]
    dice = [Rng(seed_from_text(f"{name}/{seat}")) for seat in range(occasion.seats)]
    began = turn_began = time.process_time()
    longest, mover = 0.0, -1
    for _ in range(LONGEST):
        decision = next_decision(kit, state)
        if decision is None:
            break
        if state.active != mover:
            if mover >= 0:
                longest = max(longest, time.process_time() - turn_began)
            mover, turn_began = state.active, time.process_time()
        choice = answer(kit, state, decision, bots[decision.seat], dice[decision.seat])
        if tell:
            print(state.taken, decision.seat, choice.command, choice.reason.key, flush=True)
        kit.engine.apply(state, choice.command)
    outcome = kit.engine.outcome(state)
    seconds = time.process_time() - began
    if outcome is None:
        return Course(0.5, sum(state.taken), seconds, longest, "unfinished", ())
    won = [seat for seat in outcome.winners if is_attacker(occasion, seat)]
    ending = outcome.ending.key if outcome.ending is not None else ""
    part = len(won) / len(outcome.winners) if outcome.winners else 0.5
    return Course(part, sum(state.taken), seconds, longest, ending, outcome.scores)


def verdict(won: float, games: int) -> str:
    """What so many wins say of the band."""
    estimate = share(won, games)
    if BAND[0] <= estimate.value <= BAND[1]:
        return "inside"
    return "outside" if estimate.high < BAND[0] or estimate.low > BAND[1] else "undecided"


def report(only: tuple[str, ...], games: int, level: str, first: int = 0, tell: bool = False) -> None:
    """Play them and print one line for each."""
    for occasion in chosen(only):
        courses = []
        for number in range(first, first + games):
            courses.append(fought(occasion, number, level, tell))
            if tell:
                print(courses[-1])
        won = sum([each.attackers for each in courses])
        found = share(won, games)
        endings = sorted({each.ending for each in courses})
        told = ", ".join([f"{key} {sum([each.ending == key for each in courses])}" for key in endings])
        print(
            f"{occasion.name:14} {won:g} of {games}  {found.value:.0%} ({found.low:.0%}–{found.high:.0%})  {verdict(won, games):9}"
            f"  turns {sum([each.turns for each in courses]) / games:.0f}"
            f"  {sum([each.seconds for each in courses]) / games:.1f} s, longest turn {max([each.longest for each in courses]):.1f} s"
            f"  {told}",
            flush=True,
        )
