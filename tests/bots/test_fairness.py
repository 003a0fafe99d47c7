"""A bot knows what its seat knows: dealing anew what it cannot see changes nothing it does."""

from __future__ import annotations

import pytest

from mageknight.bots import LEVELS, Budget, bot_named
from mageknight.bots.thought import decision_of
from mageknight.kernel.registry import kit_named
from tests.bots.tables import RECONNAISSANCE, battle, dice, played, waiting


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["board", "minis"])
def test_what_a_seat_cannot_see_changes_no_choice(game, level):
    kit = kit_named(game)
    setup = RECONNAISSANCE if game == "board" else battle()
    for number in range(6):
        state = played(kit, setup, f"fair/{number}", 10 + 13 * number)
        decision = waiting(kit, state)
        if decision is None:
            continue
        chosen = []
        for shuffled in range(3):
            other = kit.redeal(state, decision.seat, dice(f"shuffle/{shuffled}")) if shuffled else state
            rng = dice(f"bot/{number}")
            known = kit.redeal(other, decision.seat, rng)
            chosen.append(bot_named(game, level).choose(kit, known, decision.seat, rng, Budget(150)).command)
        assert chosen[0] == chosen[1] == chosen[2]


@pytest.mark.parametrize("game", ["board", "minis"])
def test_a_bot_leaves_the_position_it_is_shown_as_it_is(game):
    kit = kit_named(game)
    setup = RECONNAISSANCE if game == "board" else battle()
    state = played(kit, setup, "untouched", 25)
    decision = waiting(kit, state)
    assert decision is not None
    before = kit.codec.digest(state)
    bot_named(game, "knight").choose(kit, state, decision.seat, dice("bot"), Budget(200))
    assert kit.codec.digest(state) == before


def test_the_same_dice_give_the_same_choice():
    kit = kit_named("board")
    state = played(kit, RECONNAISSANCE, "again", 30)
    decision = waiting(kit, state)
    assert decision is not None
    known = kit.redeal(state, decision.seat, dice("known"))
    first, second = (
        bot_named("board", "squire").choose(kit, known, decision.seat, dice("bot"), Budget(200)).command
        for _ in range(2)
    )
    assert first == second
    assert decision_of(kit, known, decision.seat) is not None
