"""A bot knows what its seat knows: dealing again what it cannot see changes nothing it does."""

from __future__ import annotations

import pytest

from mageknight.bots import LEVELS, Budget, bot_named
from mageknight.bots.thought import decision_of
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
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


@pytest.mark.parametrize("game,level", [("board", "squire"), ("board", "champion"), ("minis", "champion")])
def test_nor_does_it_in_a_game_of_its_own(game, level):
    """Two of the same bot play side by side; one is shown positions in which everything hidden was shuffled beforehand."""
    kit = kit_named(game)
    state = kit.engine.new(RECONNAISSANCE if game == "board" else battle(), seed_from_text("side by side"))
    bots = [(bot_named(game, level), bot_named(game, level)) for _ in range(2)]
    for number in range(60):
        decision = waiting(kit, state)
        if decision is None:
            break
        seat = decision.seat
        shuffled = kit.redeal(state, seat, dice(f"shuffle/{number}"))
        chosen = []
        for bot, shown in zip(bots[seat], (state, shuffled), strict=True):
            rng = dice(f"bot/{number}")
            chosen.append(bot.choose(kit, kit.redeal(shown, seat, rng), seat, rng, Budget(300)).command)
        assert chosen[0] == chosen[1]
        kit.engine.apply(state, chosen[0])


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


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
def test_levels_of_the_board_game_do_not_throw_dice(level):
    kit = kit_named("board")
    for number in range(4):
        state = played(kit, RECONNAISSANCE, f"steady/{number}", 12 + 11 * number)
        decision = waiting(kit, state)
        assert decision is not None
        known = kit.redeal(state, decision.seat, dice("known"))
        chosen = [
            bot_named("board", level).choose(kit, known, decision.seat, dice(f"bot/{luck}"), Budget(200)).command
            for luck in range(3)
        ]
        assert chosen[0] == chosen[1] == chosen[2]
