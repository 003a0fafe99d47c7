"""Playing one game of a contest between bots."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from mageknight.bots import Bot, Budget, Choice, bot_named
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.lab.experiment import Experiment, setup_of
from mageknight.lab.facts import facts_of, used_by
from mageknight.lab.record import GameRecord, Pace

LONGEST: Final = 20_000
"""A game with more decisions than that is broken off and counted as unfinished."""
NODES: Final = 1_000_000
"""More than any level asks for: each has its own limit."""

Watcher = Callable[[Any, Decision, Choice], None]


def play_game(contest: Experiment, number: int, watch: Watcher | None = None) -> GameRecord:
    """Play a game to its end. It depends on the contest and the number alone."""
    kit = kit_named(contest.game)
    setup = setup_of(contest, number)
    state = kit.engine.new(setup, contest.deal(number))
    names = contest.seated(number, setup.seats)
    bots = [bot_named(contest.game, name) for name in names]
    dice = [Rng(contest.luck(number, seat)) for seat in range(setup.seats)]
    used: Counter[str] = Counter()
    thought: list[list[float]] = [[] for _ in names]
    decisions = troubles = 0
    while decisions < LONGEST:
        decision = next_decision(kit, state)
        if decision is None:
            break
        started = time.process_time()
        choice = answer(kit, state, decision, bots[decision.seat], dice[decision.seat])
        thought[decision.seat].append(time.process_time() - started)
        if watch is not None:
            watch(state, decision, choice)
        troubles += choice.trouble is not None
        what = used_by(state, choice.command)
        if what:
            used[what] += 1
        kit.engine.apply(state, choice.command)
        decisions += 1
    outcome = kit.engine.outcome(state)
    return GameRecord(
        number=number,
        bots=names,
        winners=outcome.winners if outcome is not None else (),
        scores=outcome.scores if outcome is not None else (),
        finished=outcome is not None,
        decisions=decisions,
        digest=kit.codec.digest(state),
        facts=facts_of(state),
        used=dict(sorted(used.items())),
        troubles=troubles,
        pace=tuple([Pace(len(each), round(sum(each), 6), round(max(each, default=0.0), 6)) for each in thought]),
    )


def next_decision(kit: Kit[Any], state: Any) -> Decision | None:
    """The decision the game waits for."""
    for decision in kit.engine.pending(state):
        if not decision.standing:
            return decision
    return None


def answer(kit: Kit[Any], state: Any, decision: Decision, bot: Bot, rng: Rng) -> Choice:
    """The answer of a bot: it is shown the position as its seat may know it."""
    known = kit.redeal(state, decision.seat, rng)
    return bot.choose(kit, known, decision.seat, rng, Budget(NODES))
