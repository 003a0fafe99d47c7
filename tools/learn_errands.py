"""Teach a solo scenario by errands, from nothing and by rewards alone: an example that gets better than greedy in minutes.

    python -m tools.learn_errands --games 2000          # into build/learn
    mageknight simulate board/solo_reconnaissance --bots tools.learn_errands:Learned,greedy --games 100

How much an errand is liked is the sum of its numbers, each weighed by how things stand (`CONTEXT`): a few hundred weights. Games are
played in lots; after each the policy moves a little toward what brought more than expected (clipped policy gradient). What it may
expect is a line through what such moments brought. As a bot it is measured in games it has never seen, beside the greedy bot.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mageknight.board.view.numbers import names, position_numbers
from mageknight.bots.board.ideas import turn_ideas
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.routine import routine
from mageknight.bots.memory import Memory
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.build import build
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng
from mageknight.lab.rl import errand_numbers
from mageknight.lab.rl.errands import NODES, ErrandsEnv
from mageknight.lab.rl.outing import TURN
from tools.learn import OUT, measured

CONTEXT: Final[dict[str, float]] = {
    "round": 4,
    "night": 1,
    "rounds left": 4,
    "end of the round announced": 1,
    "level": 4,
    "cards in hand": 5,
    "cards in the deck": 16,
    "Wounds in hand": 3,
    "acted": 1,
    "moved": 1,
    "interacting": 1,
    "cards in the dummy's deck": 16,
    "tiles left": 8,
}
"""What the weights depend on, by its name among the numbers of a position, and the size that counts as one."""
LATER: Final = 0.97
"""What a reward counts one errand earlier."""
NEAR: Final = 0.2
"""So far the chances may move by one lot before it has no more say."""

Array = NDArray[Any]
_ORDER: Final = names()
_PLACES: Final = np.array([_ORDER.index(name) for name in CONTEXT])
_SCALES: Final = np.array(list(CONTEXT.values()))


class Policy:
    """A weight for each number of an errand in each context, moved by Adam. Without `judged` our own judgement stays out."""

    def __init__(self, judged: bool = True) -> None:
        self.judged = judged
        self.weights: Array = np.zeros((errand_numbers.SIZE, len(CONTEXT) + 1))
        self.weights[errand_numbers.JUDGED, 0] = float(judged)
        self._first = np.zeros_like(self.weights)
        self._second = np.zeros_like(self.weights)
        self._moves = 0

    def chances(self, rows: Array, context: Array) -> Array:
        liked = rows @ (self.weights @ context)
        grown = np.exp(liked - liked.max())
        return np.asarray(grown / grown.sum())

    def move(self, slope: Array, rate: float) -> None:
        self._moves += 1
        if not self.judged:
            slope[errand_numbers.JUDGED] = 0.0
        self._first += 0.1 * (slope - self._first)
        self._second += 0.001 * (slope**2 - self._second)
        whole = self._first / (1 - 0.9**self._moves)
        self.weights += rate * whole / (np.sqrt(self._second / (1 - 0.999**self._moves)) + 1e-8)


class Moment:
    """One choice between errands: what there was, which was taken with what chance, what it brought."""

    def __init__(self, rows: Array, context: Array, chosen: int, chance: float) -> None:
        self.rows = rows
        self.context = context
        self.chosen = chosen
        self.chance = chance
        self.reward = 0.0
        self.gain = 0.0


def context_of(position: Array) -> Array:
    """How things stand, with a one in front for what always holds."""
    return np.concatenate([[1.0], position[_PLACES] / _SCALES])


def squeezed(rows: Array) -> Array:
    """Large changes count little more than small ones."""
    return np.asarray(np.sign(rows) * np.log1p(np.abs(rows)))


def game_of(env: ErrandsEnv, policy: Policy, number: int, dice: np.random.Generator) -> list[Moment]:
    """The moments of one game."""
    shown, _ = env.reset(options={"game": number})
    moments: list[Moment] = []
    over = False
    while not over:
        rows = squeezed(shown["errands"][: int(shown["action_mask"].sum())].astype(np.float64))
        context = context_of(shown["position"])
        chances = policy.chances(rows, context)
        chosen = int(dice.choice(len(chances), p=chances))
        moment = Moment(rows, context, chosen, float(chances[chosen]))
        shown, moment.reward, ended, cut, _ = env.step(chosen)
        moments.append(moment)
        over = ended or cut
    later = 0.0
    for moment in reversed(moments):
        later = moment.gain = moment.reward + LATER * later
    return moments


def learn_from(policy: Policy, moments: list[Moment], rate: float, times: int, openness: float) -> None:
    """Move toward what brought more than such moments bring."""
    stands = np.stack([moment.context for moment in moments])
    brought = np.array([moment.gain for moment in moments])
    line, *_ = np.linalg.lstsq(stands, brought, rcond=None)
    better = brought - stands @ line
    better /= better.std() + 1e-6
    for _ in range(times):
        slope = np.zeros_like(policy.weights)
        for moment, gain in zip(moments, better, strict=True):
            chances = policy.chances(moment.rows, moment.context)
            ratio = chances[moment.chosen] / moment.chance
            push = np.zeros_like(chances)
            if not ((gain > 0 and ratio > 1 + NEAR) or (gain < 0 and ratio < 1 - NEAR)):
                push -= chances * gain * ratio
                push[moment.chosen] += gain * ratio
            surprise = -np.log(chances + 1e-12)
            push += openness * chances * (surprise - (chances * surprise).sum())
            slope += np.outer(moment.rows.T @ push, moment.context)
        policy.move(slope / len(moments), rate)


class Learned(Bot):
    """The policy as a bot: in contests, at a table from Python, wherever bots of one's own play."""

    name = "learned errands"

    def __init__(self) -> None:
        self.policies: dict[str, Policy] = {}
        self.memory = Memory()

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        planned = self.memory.recall(kit, state, seat)
        if planned is not None:
            return planned
        decision = decision_of(kit, state, seat)
        assert decision is not None
        mind = Mind(kit, state, seat, Budget(NODES))
        if decision.kind != TURN:
            return self.memory.note(kit, state, seat, routine(mind, state, decision), say("bot-best-standing"))
        ideas = turn_ideas(mind, state, decision)
        rows = squeezed(np.array(errand_numbers.errand_rows(ideas, state, seat)))
        position = np.frombuffer(position_numbers(state, seat), np.uint8)
        policy = self.policies.setdefault(state.setup.scenario, loaded(state.setup.scenario))
        best = ideas[int(policy.chances(rows, context_of(position)).argmax())]
        return self.memory.note(kit, state, seat, best.commands, best.reason)


def kept(scenario: str) -> Path:
    """The file of what was learned of a scenario."""
    return OUT / f"errands-{scenario}.npz"


def loaded(scenario: str) -> Policy:
    """The policy of the last run, or a fresh one."""
    policy = Policy()
    if kept(scenario).exists():
        with np.load(kept(scenario)) as found:
            policy.weights = found["weights"]
    return policy


def noted(policy: Policy, scenario: str, games: int, seconds: float, played: int) -> dict[str, float]:
    """One point of the curve; the policy is kept."""
    OUT.mkdir(parents=True, exist_ok=True)
    np.savez(kept(scenario), weights=policy.weights)
    fared = measured("tools.learn_errands:Learned", games, f"board/{scenario}")
    point = {"minutes": round(seconds / 60, 1), "games": played, **fared}
    print(json.dumps(point), flush=True)
    return point


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games to learn from; 0 only measures what was learned")
    parser.add_argument("--lot", type=int, default=24, help="games between two lessons")
    parser.add_argument("--times", type=int, default=4, help="how often each lot is gone through")
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--openness", type=float, default=0.01, help="the reward for staying open to everything")
    parser.add_argument("--measure", type=int, default=40, help="games for measuring")
    parser.add_argument("--every", type=int, default=10, help="lots between two points of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", default="solo_reconnaissance")
    parser.add_argument("--judged", action="store_true", help="begin with our own judgement instead of nothing")
    chosen = parser.parse_args(arguments)
    policy = Policy(chosen.judged) if chosen.games else loaded(chosen.scenario)
    env, dice = ErrandsEnv(chosen.scenario), np.random.default_rng(chosen.seed)
    began = time.process_time()
    curve = [noted(policy, chosen.scenario, chosen.measure, 0.0, 0)]
    for lot in range(chosen.games // chosen.lot):
        first = lot * chosen.lot
        moments = [moment for at in range(chosen.lot) for moment in game_of(env, policy, first + at, dice)]
        learn_from(policy, moments, chosen.rate, chosen.times, chosen.openness)
        if (lot + 1) % chosen.every == 0:
            curve.append(
                noted(policy, chosen.scenario, chosen.measure, time.process_time() - began, first + chosen.lot)
            )
    greedy = measured("greedy", chosen.measure, f"board/{chosen.scenario}")
    print(json.dumps({"greedy": greedy}))
    found = {"build": build(), "settings": vars(chosen), "curve": curve, "greedy": greedy}
    kept(chosen.scenario).with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    from tools.learn_errands import main as learn  # under its own name, by which contests find the bot

    learn(sys.argv[1:])
