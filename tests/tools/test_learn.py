"""The worked example of learning: its policy is one, it learns, and it plays where bots play."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from mageknight.lab.experiment import contest_of  # noqa: E402
from mageknight.lab.rl.vector import SoloVectorEnv  # noqa: E402
from mageknight.lab.table import play_game  # noqa: E402
from tools.learn import Learned, Policy, drawn, learn_from  # noqa: E402


def test_the_chances_of_a_game_add_up_to_one_and_only_options_are_drawn():
    shown, _ = SoloVectorEnv(5).reset(seed=1)
    thought = Policy().think(shown)
    assert np.add.reduceat(thought["chances"], thought["start"]) == pytest.approx(np.ones(5))
    chosen = drawn(thought, np.random.default_rng(1))
    assert shown["action_mask"][np.arange(5), chosen].all()


def test_what_is_rewarded_is_done_more_often():
    shown, _ = SoloVectorEnv(4).reset(seed=1)
    policy = Policy()
    dice = np.random.default_rng(1)
    first = policy.think(shown)["chances"][policy.think(shown)["start"]].mean()
    none = np.zeros(4, np.bool_)
    for _ in range(40):
        kept = []
        for _ in range(4):
            chosen = drawn(policy.think(shown), dice)
            kept.append((shown, chosen, (chosen == 0) * 1.0, ~none, none))
        learn_from(policy, kept, np.zeros(4), 0.01)
    thought = policy.think(shown)
    assert thought["chances"][thought["start"]].mean() > 2 * first


def test_it_plays_in_contests(monkeypatch):
    monkeypatch.setattr(Learned, "policy", Policy())
    contest = contest_of("board/solo_reconnaissance", ("tools.learn:Learned",), 1, "learned")
    record = play_game(contest, 0)
    assert record.finished
    assert record.digest == play_game(contest, 0).digest
