"""Whole battles of every set-up, played by an eager player to a proper end, everything accounted for at every step."""

from __future__ import annotations

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.saves import save
from mageknight.minis.editions import EDITIONS
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.samples import drawn_setup, ready_setups
from mageknight.minis.state.battle import Battle
from tests.minis.play.eager import eager

SETUPS = ready_setups()[:13]
MOST_DECISIONS = 4000


def played(setup: MinisSetup, seed: str) -> Match[Battle]:
    """A battle from its set-up to its end."""
    kit = kit_named("minis")
    rng = Rng(seed_from_text(seed))
    match: Match[Battle] = Match(kit, setup, rng.bytes16())
    for _ in range(MOST_DECISIONS):
        pending = match.pending()
        if not pending:
            return match
        match.play(eager(match, pending[0], rng))
        assert kit.audit(match.state) == []
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_battle_of_every_set_up_ends_with_a_winner(number: int):
    match = played(SETUPS[number], f"whole {number}")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners
    assert len(outcome.scores) == match.setup.seats


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_battle_of_random_armies_is_replayed_and_saved_exactly(edition: str):
    match = played(drawn_setup(Rng(seed_from_text("armies")), EDITIONS[edition], 1), "saved")
    loaded = save.loads(save.dumps(match))
    assert loaded.digest() == match.digest() == match.replay().digest()


def test_a_copy_is_independent():
    kit = kit_named("minis")
    match: Match[Battle] = Match(kit, SETUPS[1], seed_from_text("copy"))
    rng = Rng(seed_from_text("copy"))
    for _ in range(60):
        before = kit.codec.digest(match.state)
        twin = kit.copy(match.state)
        kit.engine.apply(twin, eager(match, match.pending()[0], rng))
        assert kit.codec.digest(match.state) == before
        match.play(eager(match, match.pending()[0], rng))
