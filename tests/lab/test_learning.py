"""Positions as numbers, many games at once, and going back: what learning programs stand on."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from mageknight.board.content.library import library  # noqa: E402
from mageknight.board.rules.world.ground import on_map, owner_of, plain_cost, site_of, terrain_of  # noqa: E402
from mageknight.board.view import numbers  # noqa: E402
from mageknight.kernel.registry import kit_named  # noqa: E402
from mageknight.kernel.rng import seed_from_text  # noqa: E402
from mageknight.lab.experiment import contest_of, setup_of  # noqa: E402
from mageknight.lab.rl import SOLO  # noqa: E402
from mageknight.lab.rl.bundle import CHOICES  # noqa: E402
from mageknight.lab.rl.dataset import recorded, save  # noqa: E402
from mageknight.lab.rl.solo import SoloEnv  # noqa: E402
from mageknight.lab.rl.vector import SoloVectorEnv  # noqa: E402
from mageknight.lab.table import next_decision, play_game  # noqa: E402
from tests.bots.tables import dice  # noqa: E402


def positions(scenario, games, seats=0):
    """Positions of random games, each with the decision that waits."""
    kit = kit_named("board")
    contest = contest_of(f"board/{scenario}", ("random",), 1, "", seats)
    for number in range(games):
        rng = dice(f"{scenario}/{number}")
        state = kit.engine.new(setup_of(contest, number), seed_from_text(f"{scenario}/{number}"))
        while (decision := next_decision(kit, state)) is not None:
            options = kit.engine.options(state, decision)
            yield kit, state, decision, options.all()
            kit.engine.apply(state, options.sample(rng))


def test_every_number_has_a_name():
    assert len(numbers.names()) == len(set(numbers.names())) == numbers.SIZE
    assert len(numbers.AROUND) == 19
    assert len(numbers.OPTION) == numbers.OPTION_SIZE


def test_every_built_in_piece_has_a_place_of_its_own():
    pieces = library()
    assert len(pieces.cards) < numbers.CARDS
    assert len(pieces.units) < numbers.UNITS
    assert len(pieces.skills) < numbers.SKILLS
    assert len(pieces.heroes) < numbers.HEROES


@pytest.mark.parametrize("scenario,games,seats", [("solo_conquest", 2, 0), ("full_conquest", 1, 2)])
def test_what_nobody_may_know_changes_no_number(scenario, games, seats):
    looked = 0
    for at, (kit, state, decision, options) in enumerate(positions(scenario, games, seats)):
        if at % 5:
            continue
        dealt = kit.redeal(state, decision.seat, dice(f"leak/{at}"))
        assert numbers.position_numbers(dealt, decision.seat) == numbers.position_numbers(state, decision.seat)
        rows = numbers.option_numbers(dealt, decision.seat, options)
        assert rows == numbers.option_numbers(state, decision.seat, options)
        looked += 1
    assert looked > 20


def test_the_numbers_say_what_the_player_sees():
    names = numbers.names()
    kit, state, _, _ = next(
        found for found in positions("solo_reconnaissance", 1) if found[2].kind == "turn" and found[1].players[0].hand
    )
    row = dict(zip(names, numbers.position_numbers(state, 0), strict=True))
    view = kit.engine.view(state, 0)
    assert row["cards in hand"] == len(view.hand)
    assert all(row[f"in hand {card}"] == view.hand.count(card) for card in view.hand)
    assert row["Fame"] == view.players[0].fame
    assert row["phase move"] == 1
    assert sum(row[f"die {colour}"] for colour in ("red", "blue", "green", "white", "gold", "black")) == len(
        view.source
    )
    assert row["terrain at 0,0"] > 0


@pytest.mark.parametrize("scenario", ["solo_conquest", "dungeon_lords", "blitz_conquest"])
def test_the_land_is_told_as_the_rules_have_it(scenario):
    """Marked, cleared and conquered spaces, rotated tiles, day and night: the same as when every space is asked about."""
    looked = 0
    for _, state, _, _ in positions(scenario, 2):
        for seat, player in enumerate(state.players):
            row = numbers.position_numbers(state, seat)
            for at, space in enumerate(numbers.around(player.where) if player.where >= 0 else []):
                first = numbers.LAND + at * len(numbers.GROUND)
                told = (row[first], row[first + 1], row[first + 4], row[first + 5])
                if not on_map(state, space):
                    assert told == (0, 0, 0, 0)
                    continue
                owner = owner_of(state, space)
                shield = 0 if owner < 0 else 1 if owner == seat else 2
                assert told == (terrain_of(state, space) + 1, site_of(state, space), plain_cost(state, space), shield)
                looked += 1
    assert looked > 100


def test_an_option_names_its_verb_and_its_card():
    verbs = numbers.verbs()
    _, state, _, options = next(
        found for found in positions("solo_reconnaissance", 1) if "PlayCard" in {type(one).__name__ for one in found[3]}
    )
    rows = np.frombuffer(numbers.option_numbers(state, 0, options), np.uint8).reshape(-1, numbers.OPTION_SIZE)
    for option, row in zip(options, rows, strict=True):
        assert row[0] == verbs[type(option).__name__]
        if type(option).__name__ == "PlayCard":
            assert (row[1], row[8]) == (option.card + 1, option.use + 1)


def first_options(observations):
    return np.zeros(len(observations["action_mask"]), np.int64)


def test_games_side_by_side_are_those_of_single_environments():
    many = SoloVectorEnv(3, longest=40)
    shown, _ = many.reset(seed=11)
    singles = [SoloEnv(longest=40) for _ in range(3)]
    alone = [env.reset(seed=11 + at)[0] for at, env in enumerate(singles)]
    for _ in range(40):
        for at, one in enumerate(alone):
            assert all(np.array_equal(one[key], shown[key][at]) for key in ("position", "options", "action_mask"))
        actions = np.array([int(one["action_mask"].sum()) - 1 for one in alone])
        shown, rewards, _, cut, _ = many.step(actions)
        stepped = [env.step(int(action)) for env, action in zip(singles, actions, strict=True)]
        alone = [one[0] for one in stepped]
        assert rewards.tolist() == [one[1] for one in stepped]
        assert cut.tolist() == [one[3] for one in stepped]
    assert cut.all()


def test_a_game_that_is_over_begins_anew():
    many = SoloVectorEnv(2, longest=3)
    shown, _ = many.reset(seed=1)
    for _ in range(3):
        shown, _, _, cut, _ = many.step(first_options(shown))
    assert cut.all()
    _, rewards, _, cut, _ = many.step(np.array([CHOICES, CHOICES]))
    assert not rewards.any()
    assert not cut.any()
    assert [episode.steps for episode in many.bundle.episodes] == [0, 0]
    with pytest.raises(ValueError, match="outside the mask"):
        many.step(np.array([CHOICES, 0]))


def test_the_same_seed_gives_the_same_games_again():
    one, other = SoloVectorEnv(2), SoloVectorEnv(2)
    assert np.array_equal(one.reset(seed=5)[0]["position"], other.reset(seed=5)[0]["position"])
    assert not np.array_equal(one.reset(seed=5)[0]["position"], other.reset(seed=6)[0]["position"])


def test_gymnasium_makes_them_by_name():
    env = gymnasium.make(SOLO, scenario="solo_conquest")
    observation, _ = env.reset(seed=1, options={"game": 3})
    assert env.observation_space.contains(observation)
    assert env.unwrapped.action_masks().sum() == observation["action_mask"].sum() == len(env.unwrapped.phrases())
    many = gymnasium.make_vec(SOLO, num_envs=4)
    observations, _ = many.reset(seed=1)
    assert many.observation_space.contains(observations)


def test_a_game_can_be_left_and_taken_up_again():
    env = SoloEnv()
    env.reset(seed=2)
    env.step(0)
    kept = env.clone_state()

    def on(steps):
        return [env.step(0)[1] for _ in range(steps)], env.episode.kit.codec.digest(env.game)

    first = on(12)
    env.restore_state(kept)
    assert on(12) == first


def test_what_bots_did_becomes_a_data_set(tmp_path):
    contest = contest_of("board/solo_reconnaissance", ("greedy",), 2, "data")
    data = recorded(contest, range(2))
    rows = len(data["chosen"])
    assert rows > 50
    assert data["action_mask"][np.arange(rows), data["chosen"]].all()
    assert set(data["game"].tolist()) == {0, 1}
    assert (data["score"][data["game"] == 1] == play_game(contest, 1).scores[0]).all()
    save(tmp_path / "data.npz", data)
    with np.load(tmp_path / "data.npz") as kept:
        assert all(np.array_equal(kept[name], data[name]) for name in data)


def test_only_the_board_game_has_numbers():
    with pytest.raises(ValueError, match="demo"):
        recorded(contest_of("demo/standard", ("random",), 1, ""), range(1))
