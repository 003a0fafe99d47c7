"""Teach a small network to play First Reconnaissance alone, with nothing but numpy: an example to start from.

    python -m tools.learn                               # 120 games of the squire, ten times over; into build/learn
    python -m tools.learn --passes 0 --minutes 30       # from nothing, by its own rewards alone
    python -m tools.learn --passes 0                    # only measure what is in build/learn/policy.npz
    mageknight simulate board/solo_reconnaissance --bots tools.learn:Learned --games 100

The position goes through one layer, every option is the sum of the vectors of its parts (verb, card, unit, place …), and their product is
how much the option is liked. First it imitates a teacher, game by game (`dataset.recorded`), then it learns from its own rewards in games
side by side (`SoloVectorEnv`), as an actor-critic, for as many minutes as one likes. As a bot it is measured in games it has never
seen, beside the greedy bot in the same ones. The curve is written down as it grows.
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

from mageknight.board.view.numbers import OPTION_SIZE, SIZE, option_numbers, position_numbers
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.build import build
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng
from mageknight.lab.experiment import contest_of
from mageknight.lab.rl.dataset import recorded, save
from mageknight.lab.rl.vector import SoloVectorEnv
from mageknight.lab.table import play_game

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "learn"
LATER: Final = 0.98
"""What a reward counts one decision earlier."""
LOT: Final = 256
"""Decisions of the teacher that are looked at together."""
CALM: Final = 0.01
"""How much a policy is rewarded for staying open to everything."""
MEASURED: Final = "measured"
"""The seed of the games for measuring; those one learns from have others."""
SCENARIO: Final = "board/solo_reconnaissance"

Array = NDArray[Any]


class Policy:
    """Weights, what they say about options, and how they are changed (Adam)."""

    def __init__(self, size: int = 48, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "see": dice.normal(0, 0.03, (SIZE, size)),
            "parts": dice.normal(0, 0.05, (OPTION_SIZE * 256, size)),
            "liking": np.zeros(OPTION_SIZE * 256),
            "worth": np.zeros(size),
            "base": np.zeros(1),
        }
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.updates = 0

    def think(self, shown: dict[str, Array]) -> dict[str, Array]:
        """Chances of all options that are there, as one flat row: `owner` says to which game each belongs."""
        owner, place = np.nonzero(shown["action_mask"])
        seen = np.log1p(shown["position"].astype(np.float64)) * 0.5
        parts = shown["options"][owner, place].astype(np.int64) + np.arange(OPTION_SIZE) * 256
        mind = np.tanh(seen @ self.weights["see"])
        vectors = self.weights["parts"][parts].sum(axis=1)
        liked = (mind[owner] * vectors).sum(axis=1) + self.weights["liking"][parts].sum(axis=1)
        start = np.searchsorted(owner, np.arange(len(seen)))
        liked -= np.maximum.reduceat(liked, start)[owner]
        chances = np.exp(liked)
        chances /= np.add.reduceat(chances, start)[owner]
        worth = mind @ self.weights["worth"] + self.weights["base"]
        return {
            "owner": owner, "start": start, "parts": parts, "seen": seen, "mind": mind,
            "vectors": vectors, "chances": chances, "worth": worth,
        }  # fmt: skip

    def learn(self, thought: dict[str, Array], chosen: Array, gains: Array, worths: Array, rate: float) -> None:
        """Like what brought more than expected, and expect what came."""
        owner, chances, mind = thought["owner"], thought["chances"], thought["mind"]
        count = len(gains)
        push = -chances * gains[owner]
        push[thought["start"] + chosen] += gains
        surprise = -np.log(chances + 1e-12)
        mean = np.add.reduceat(chances * surprise, thought["start"])
        push += CALM * chances * (surprise - mean[owner])
        push /= count
        missed = (worths - thought["worth"]) * 0.5 / count
        toward = np.zeros_like(mind)
        np.add.at(toward, owner, push[:, None] * thought["vectors"])
        toward += missed[:, None] * self.weights["worth"]
        slopes = {"see": thought["seen"].T @ (toward * (1 - mind**2)), "worth": mind.T @ missed}
        slopes["base"] = np.array([missed.sum()])
        spread = np.zeros_like(self.weights["parts"])
        lift = np.zeros_like(self.weights["liking"])
        pulled = push[:, None] * mind[owner]
        for column in range(OPTION_SIZE):
            np.add.at(spread, thought["parts"][:, column], pulled)
            np.add.at(lift, thought["parts"][:, column], push)
        slopes["parts"], slopes["liking"] = spread, lift
        self._change(slopes, rate)

    def _change(self, slopes: dict[str, Array], rate: float) -> None:
        self.updates += 1
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        shrink = min(1.0, 0.5 / (length + 1e-9))
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (slope * shrink - first)
            second += 0.001 * ((slope * shrink) ** 2 - second)
            whole = first / (1 - 0.9**self.updates)
            size = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            self.weights[name] += rate * whole / size


def drawn(thought: dict[str, Array], dice: np.random.Generator) -> Array:
    """One option for each game, by its chances."""
    noise = dice.gumbel(size=len(thought["chances"])) + np.log(thought["chances"] + 1e-12)
    return best(noise, thought["start"])


def best(values: Array, start: Array) -> Array:
    """The place of the highest value of each game."""
    ends = [*start[1:].tolist(), len(values)]
    return np.array([int(values[a:b].argmax()) for a, b in zip(start.tolist(), ends, strict=True)])


class Learned(Bot):
    """The policy as a bot: in contests, at a table from Python, wherever bots of one's own play."""

    name = "learned"
    policy: Policy | None = None

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        options = kit.engine.options(state, decision).all()
        rows = np.frombuffer(option_numbers(state, seat, options), np.uint8).reshape(1, -1, OPTION_SIZE)
        position = np.frombuffer(position_numbers(state, seat), np.uint8).reshape(1, -1)
        if Learned.policy is None:
            Learned.policy = loaded()
        thought = Learned.policy.think(
            {"position": position, "options": rows, "action_mask": np.ones((1, len(options)), np.int8)}
        )
        dice = np.random.default_rng(rng.below(1 << 30))
        return Choice(options[int(drawn(thought, dice)[0])], say("bot-best-standing"))


def loaded() -> Policy:
    """The policy of the last run, or a fresh one."""
    policy = Policy()
    if (OUT / "policy.npz").exists():
        with np.load(OUT / "policy.npz") as file:
            policy.weights = {name: file[name] for name in policy.weights}
    return policy


def measured(bot: str, games: int, target: str = SCENARIO) -> dict[str, float]:
    """How a bot fares alone, the same games for each."""
    contest = contest_of(target, (bot,), games, MEASURED)
    records = [play_game(contest, number) for number in range(games)]
    scores = [record.scores[0] for record in records]
    error = float(np.std(scores) / max(1, games) ** 0.5)
    found = sum([bool(record.winners) for record in records])
    return {
        "score": round(float(np.mean(scores)), 2),
        "error": round(error, 2),
        "fame": round(float(np.mean([record.facts["fame"][0] for record in records])), 2),
        "tiles": round(float(np.mean([record.facts["tiles"][0] for record in records])), 2),
        "found": found / games,
    }


def lessons(teacher: str, games: int) -> dict[str, Array]:
    """What the teacher did in so many games; kept for the next run."""
    file = OUT / f"{teacher}-{games}.npz"
    if not file.exists():
        OUT.mkdir(parents=True, exist_ok=True)
        save(file, recorded(contest_of(SCENARIO, (teacher,), games, "lessons"), range(games)))
    with np.load(file) as kept:
        return {name: kept[name] for name in kept.files}


def imitate(policy: Policy, data: dict[str, Array], passes: int, games: int, seed: int, rate: float) -> list[Any]:
    """Go through what the teacher did, in small lots in any order; one point of the curve for each time."""
    dice = np.random.default_rng(seed)
    began = time.monotonic()
    curve: list[Any] = []
    count = len(data["chosen"])
    for number in range(passes):
        order = dice.permutation(count)
        hits = 0
        for first in range(0, count, LOT):
            rows = order[first : first + LOT]
            thought = policy.think({name: data[name][rows] for name in ("position", "options", "action_mask")})
            hits += int((best(thought["chances"], thought["start"]) == data["chosen"][rows]).sum())
            policy.learn(thought, data["chosen"][rows], np.ones(len(rows)), data["score"][rows] / 10, rate)
        print(f"pass {number + 1}: as the teacher in {hits / count:.0%} of decisions", flush=True)
        curve.append(noted(policy, games, time.monotonic() - began, 0, 0))
    return curve


def train(policy: Policy, minutes: float, games: int, seed: int, rate: float, side: int, length: int) -> list[Any]:
    """Play and learn for so long; the curve."""
    env = SoloVectorEnv(side)
    dice = np.random.default_rng(seed)
    shown, _ = env.reset(seed=seed)
    fresh = np.zeros(side, np.bool_)
    began = measure = time.monotonic()
    curve: list[Any] = []
    steps = ended = 0
    while time.monotonic() - began < 60 * minutes:
        kept: list[Any] = []
        for _ in range(length):
            chosen = drawn(policy.think(shown), dice)
            after, rewards, over, cut, _ = env.step(chosen)
            kept.append((shown, chosen, rewards, over | cut, fresh))
            shown, fresh = after, over | cut
            steps += side
            ended += int(over.sum())
        learn_from(policy, kept, policy.think(shown)["worth"], rate)
        if time.monotonic() - measure > 60:
            curve.append(noted(policy, games, time.monotonic() - began, steps, ended))
            measure = time.monotonic()
    return curve


def learn_from(policy: Policy, kept: list[Any], worth: Array, rate: float) -> None:
    """What was seen, looked at from its end: what each decision brought beside what was expected of it."""
    lead = np.zeros(len(worth))
    seen: list[Any] = []
    for shown, chosen, rewards, over, fresh in reversed(kept):
        thought = policy.think(shown)
        missed = rewards + LATER * np.where(over, 0.0, worth) - thought["worth"]
        lead = missed + LATER * 0.95 * np.where(over, 0.0, lead)
        seen.append((shown, chosen, lead.copy(), thought["worth"] + lead, ~fresh))
        worth = thought["worth"]
    use = np.concatenate([row[4] for row in seen])
    shown = {name: np.concatenate([row[0][name] for row in seen])[use] for name in seen[0][0]}
    chosen, gains, worths = [np.concatenate([row[at] for row in seen])[use] for at in (1, 2, 3)]
    policy.learn(policy.think(shown), chosen, gains / (gains.std() + 1e-6), worths, rate)


def noted(policy: Policy, games: int, seconds: float, steps: int, ended: int) -> dict[str, float]:
    """One point of the curve; the policy is kept."""
    OUT.mkdir(parents=True, exist_ok=True)
    weights: dict[str, Any] = dict(policy.weights)
    np.savez(OUT / "policy.npz", **weights)
    Learned.policy = policy
    point = {
        "minutes": round(seconds / 60, 1),
        "steps": steps,
        "games": ended,
        **measured("tools.learn:Learned", games),
    }
    print(json.dumps(point), flush=True)
    return point


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--teacher", default="squire", help="the bot to imitate")
    parser.add_argument("--lessons", type=int, default=120, help="games of the teacher")
    parser.add_argument("--passes", type=int, default=10, help="times to go through them")
    parser.add_argument("--minutes", type=float, default=0, help="minutes of games of its own")
    parser.add_argument("--games", type=int, default=40, help="games for measuring")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--side", type=int, default=64, help="games side by side")
    parser.add_argument("--length", type=int, default=16, help="decisions between two lessons")
    chosen = parser.parse_args(arguments)
    policy = Policy(seed=chosen.seed) if chosen.passes or chosen.minutes else loaded()
    curve = [noted(policy, chosen.games, 0.0, 0, 0)]
    if chosen.passes:
        data = lessons(chosen.teacher, chosen.lessons)
        curve += imitate(policy, data, chosen.passes, chosen.games, chosen.seed, chosen.rate)
    curve += train(policy, chosen.minutes, chosen.games, chosen.seed, chosen.rate, chosen.side, chosen.length)
    greedy = measured("greedy", chosen.games)
    print(json.dumps({"greedy": greedy}))
    found = {"build": build(), "settings": vars(chosen), "curve": curve, "greedy": greedy}
    (OUT / "curve.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    from tools.learn import main as learn  # under its own name, by which contests find the bot

    learn(sys.argv[1:])
