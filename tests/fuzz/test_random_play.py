"""A little fuzzing in every test run: each set-up of each registered game, to its end. `make fuzz` does more of it."""

from __future__ import annotations

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.locale import be_strict
from tools.fuzz.trial import Trial

SETUPS = [(game, at) for game in games() for at in range(len(list(kit_named(game).setups())))]


@pytest.fixture(autouse=True)
def strict_words():
    be_strict()
    yield
    be_strict(False)


@pytest.mark.parametrize("game, at", SETUPS)
def test_a_random_match_breaks_no_invariant(game, at):
    kit = kit_named(game)
    trial = Trial(kit, list(kit.setups())[at], seed_from_text("test"))
    trial.run()
    assert trial.trouble == ""
    assert trial.match is not None
    assert trial.match.outcome() is not None


def test_a_trial_is_the_same_whenever_it_is_run():
    kit = kit_named("demo")
    digests = set()
    for _ in range(2):
        trial = Trial(kit, next(iter(kit.setups())), seed_from_text("twice"))
        trial.run()
        assert trial.match is not None
        digests.add((trial.match.digest(), trial.match.version, trial.steps))
    assert len(digests) == 1
