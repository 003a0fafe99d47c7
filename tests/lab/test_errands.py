"""Solo games for learners that choose errands: what they are shown, what errands bring, going back, and learning from them."""

from __future__ import annotations

import json

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from mageknight.lab.rl import ERRANDS, errand_numbers  # noqa: E402
from mageknight.lab.rl.episode import SUCCESS  # noqa: E402
from mageknight.lab.rl.errands import ErrandsEnv  # noqa: E402
from tests.bots.tables import dice  # noqa: E402
from tools import learn_errands  # noqa: E402

KIND = slice(0, len(errand_numbers.KINDS))
FIGHTS = [errand_numbers.KINDS.index(kind) for kind in ("challenges", "assaults", "enters-site", "breaks-through")]
CHANGES = slice(errand_numbers.CHANGED, errand_numbers.CHANGED + len(errand_numbers.CHANGES))


def best_judged(shown):
    """The place of the errand our own judgement likes best."""
    return int(np.where(shown["action_mask"] > 0, shown["errands"][:, errand_numbers.JUDGED], -np.inf).argmax())


def test_every_number_of_an_errand_has_a_name():
    assert len(set(errand_numbers.NAMES)) == errand_numbers.SIZE
    assert errand_numbers.NAMES[errand_numbers.REVEALS] == "reveals"
    assert errand_numbers.NAMES[errand_numbers.JUDGED] == "behind the best"
    assert list(errand_numbers.NAMES)[CHANGES] == list(errand_numbers.CHANGES)


def test_gymnasium_makes_it_by_name():
    env = gymnasium.make(ERRANDS, scenario="solo_conquest")
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    errands = env.unwrapped.phrases()
    assert len(errands) == observation["action_mask"].sum() == env.unwrapped.action_masks().sum()
    rows = observation["errands"][: len(errands)]
    assert (rows[:, KIND].sum(axis=1) == 1).all()
    assert not observation["errands"][len(errands) :].any()
    assert rows[:, errand_numbers.JUDGED].max() == 0


def test_the_rewards_of_a_game_add_up_to_its_score():
    env = ErrandsEnv()
    shown, _ = env.reset(seed=3)
    total, over, errands = 0.0, False, 0
    while not over:
        shown, reward, over, cut, info = env.step(best_judged(shown))
        total += reward
        errands += 1
        assert not cut
        assert not info["masked"]
    outcome = env.outing.episode.kit.engine.outcome(env.game)
    assert outcome is not None
    assert total == pytest.approx(outcome.scores[0] + (SUCCESS if outcome.winners else 0.0))
    assert errands < env.outing.episode.steps, "an errand is more than an answer"
    assert not shown["action_mask"].any()
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)


def test_an_errand_brings_what_its_row_says():
    """As long as nothing unknown is seen, nobody is fought and the same turn goes on, what was told is what is had."""
    env, compared = ErrandsEnv(), 0
    for seed in range(3):
        shown, _ = env.reset(seed=seed)
        over = False
        while not over:
            place = best_judged(shown)
            row = shown["errands"][place]
            before, played = errand_numbers.possessions(env.game, 0), len(env.game.players[0].played)
            shown, _, over, _, _ = env.step(place)
            turn_is_over = len(env.game.players[0].played) < max(played, 1)
            if over or row[errand_numbers.REVEALS] or row[FIGHTS].any() or turn_is_over:
                continue
            after = errand_numbers.possessions(env.game, 0)
            assert row[CHANGES].tolist() == [now - was for now, was in zip(after, before, strict=True)]
            compared += 1
    assert compared > 10


def test_the_same_seed_gives_the_same_game_and_a_game_can_be_taken_up_again():
    env, other = ErrandsEnv(), ErrandsEnv()
    shown, _ = env.reset(seed=5)
    again, _ = other.reset(seed=5)
    for _ in range(4):
        assert all(np.array_equal(shown[name], again[name]) for name in shown)
        shown, again = env.step(best_judged(shown))[0], other.step(best_judged(again))[0]
    kept = env.clone_state()

    def on(shown):
        rewards = []
        for _ in range(6):
            shown, reward, *_ = env.step(best_judged(shown))
            rewards.append(reward)
        return rewards, env.outing.episode.kit.codec.digest(env.game)

    first = on(shown)
    assert on(env.restore_state(kept)[0]) == first


def test_an_action_outside_the_mask_stands_for_an_errand_that_is_there():
    env, other = ErrandsEnv(), ErrandsEnv()
    shown, _ = env.reset(seed=2)
    other.reset(seed=2)
    count = int(shown["action_mask"].sum())
    one, two = env.step(count), other.step(0)
    assert one[4]["masked"]
    assert not two[4]["masked"]
    assert all(np.array_equal(one[0][name], two[0][name]) for name in shown)


def test_a_game_that_is_too_long_is_broken_off():
    env = ErrandsEnv(longest=20)
    shown, _ = env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        shown, _, over, cut, _ = env.step(best_judged(shown))
    assert cut
    assert not over
    assert not shown["action_mask"].any()


def test_numbers_of_errands_know_nothing_hidden():
    """What lies face down may be anything: errands that reveal nothing have the same numbers in all deals that look the same."""
    env = ErrandsEnv()
    shown, _ = env.reset(seed=4)
    for _ in range(6):
        shown = env.step(best_judged(shown))[0]
    deals = []
    for deal in range(3):
        twin = env.outing.copy()
        episode = twin.episode
        episode.state = episode.kit.redeal(episode.running(), 0, dice(f"deal/{deal}"))
        twin.think()
        rows = errand_numbers.errand_rows(twin.errands, episode.running(), 0)
        deals.append([row[: errand_numbers.JUDGED] for row in rows if not row[errand_numbers.REVEALS]])
    assert deals[0]
    assert deals[0] == deals[1] == deals[2]


def test_a_policy_is_taught_by_errands(tmp_path, monkeypatch):
    """The example learns, keeps what it learned, and its bot plays by it; how well is measured elsewhere."""
    monkeypatch.setattr(learn_errands, "OUT", tmp_path)
    learn_errands.main(["--games", "2", "--lot", "2", "--every", "1", "--measure", "1"])
    policy = learn_errands.loaded("solo_reconnaissance")
    assert policy.weights.any()
    assert not policy.weights[errand_numbers.JUDGED].any(), "our own judgement was left out"
    curve = json.loads((tmp_path / "errands-solo_reconnaissance.json").read_text("utf-8"))["curve"]
    assert [point["games"] for point in curve] == [0, 2]
