"""The environments pass the tests of PettingZoo and Gymnasium, and play the same game as everybody else."""

from __future__ import annotations

import warnings

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pettingzoo_test = pytest.importorskip("pettingzoo.test")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from mageknight.lab.experiment import HEROES  # noqa: E402
from mageknight.lab.rl.aec import MageKnightEnv  # noqa: E402
from mageknight.lab.rl.encoding import OPTIONS  # noqa: E402
from mageknight.lab.rl.episode import SUCCESS  # noqa: E402
from mageknight.lab.rl.solo import SoloEnv  # noqa: E402


def quiet():
    """Both libraries remark on observations that are dictionaries and on environments made without their registry."""
    warnings.filterwarnings("ignore", message=".*Observation (is not a NumPy array|space for each agent)")
    warnings.filterwarnings("ignore", message=".*Not able to test alternative render modes")


GAMES = [("demo", "", 2), ("board", "first_reconnaissance", 2), ("minis", "quick-start-four-boulders", 2)]


@pytest.mark.parametrize("game,scenario,seats", GAMES)
def test_it_passes_the_api_test_of_pettingzoo(game, scenario, seats):
    with warnings.catch_warnings():
        quiet()
        pettingzoo_test.api_test(MageKnightEnv(game, scenario, seats), num_cycles=60, verbose_progress=False)


def test_the_same_seed_is_the_same_game():
    with warnings.catch_warnings():
        quiet()
        pettingzoo_test.seed_test(lambda: MageKnightEnv("demo"), num_cycles=40)


def test_other_numbers_bring_other_heroes():
    env = MageKnightEnv("board", "first_reconnaissance", seats=2)
    met = set()
    for seed in range(7):
        env.reset(seed=seed)
        met.add(env.state_of_game.setup.heroes)
    assert {hero for pair in met for hero in pair} == set(HEROES)
    env.reset(options={"game": 3})
    named = env.state_of_game
    env.reset(seed=3)
    assert env.state_of_game == named


def test_it_passes_the_checker_of_gymnasium():
    with warnings.catch_warnings():
        quiet()
        check_env(SoloEnv("solo_reconnaissance"))


@pytest.mark.parametrize("game,scenario,seats", GAMES)
def test_a_game_is_played_to_its_end_by_masked_actions(game, scenario, seats):
    env = MageKnightEnv(game, scenario, seats, longest=900)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    last = {}
    for agent in env.agent_iter(4000):
        observation, reward, terminated, truncated, info = env.last()
        last[agent] = reward
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) == len(info["options"])
        env.step(int(rng.choice(legal)))
    assert not env.agents
    assert all(-1 <= reward <= 1 for reward in last.values())


def test_an_action_outside_the_mask_is_an_error():
    env = MageKnightEnv("demo")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="outside the mask"):
        env.step(OPTIONS - 1)


def test_nobody_sees_what_others_hold():
    env = MageKnightEnv("board", "first_reconnaissance", 2)
    env.reset(seed=5)
    kit, state = env.kit, env.state_of_game
    before = env.observe("seat_0")["observation"]
    from tests.bots.tables import dice

    env.state_of_game = kit.redeal(state, 0, dice("leak"))
    assert np.array_equal(before, env.observe("seat_0")["observation"])


@pytest.mark.parametrize("reward", ["shaped", "score"])
def test_rewards_add_up_to_the_score(reward):
    env = SoloEnv("solo_reconnaissance", reward=reward)
    observation, info = env.reset(seed=7)
    rng = np.random.default_rng(7)
    total, terminated = 0.0, False
    while not terminated:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, terminated, _, info = env.step(int(rng.choice(legal)))
        total += reward
    outcome = env.episode.kit.engine.outcome(env.game)
    assert outcome is not None
    assert total == pytest.approx(outcome.scores[0] + (SUCCESS if outcome.winners else 0))
    assert env.render()
    assert not info["masked"]


def test_a_reward_nobody_knows_is_an_error():
    with pytest.raises(ValueError, match="shaped, score"):
        SoloEnv(reward="gold")


def test_only_solo_scenarios_are_for_one():
    from mageknight.kernel.refusal import Refusal

    with pytest.raises(Refusal):
        SoloEnv("full_conquest")
