"""What nobody has seen is not taken for what it was dealt as once: an idea is tried in as many deals as its level looks at."""

from __future__ import annotations

import pytest

from mageknight.board.commands import EnterSite
from mageknight.board.rules.world.ground import site_of
from mageknight.board.terms import DUNGEON
from mageknight.bots.board.ideas import turn_ideas, worth_of
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.planner import BoardPlanner
from mageknight.bots.board.prospects import spaces_on_map
from mageknight.bots.thought import Budget
from mageknight.kernel.registry import kit_named
from tests.bots.tables import dice
from tests.play import situation

KIT = kit_named("board")


def before_a_dungeon(hand):
    state = situation(f"""
        game: board
        scenario: solo_conquest
        round: 2
        tiles:
          0,1: countryside_09
          1,0: countryside_07
        seat 0:
          hand: {hand}
          deck: rage, rage, march, promise, stamina, determination, march
          at: 1,-3
    """).state
    state.players[0].where = next(space for space in spaces_on_map(state) if site_of(state, space) == DUNGEON)
    return state


def enters(state, number):
    """Does it go in, the unknown dealt again?"""
    rng = dice(f"dungeon/{number}")
    known = KIT.redeal(state, 0, rng)
    choice = BoardPlanner("knight", 1500, ahead=3, samples=3).choose(KIT, known, 0, rng, Budget(1500))
    return isinstance(choice.command, EnterSite)


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_what_is_chosen_was_tried_in_other_deals(ahead):
    """However well all that is unknown turned out in the first deal, also what was not among the best."""
    for number in range(4):
        rng = dice(f"deals/{number}")
        state = KIT.redeal(before_a_dungeon("march, march, stamina, stamina, rage, swiftness"), 0, rng)
        mind = Mind(KIT, state, 0, Budget(1500))
        decision = mind.decision(state)
        assert decision is not None
        ideas = turn_ideas(mind, state, decision)
        lucky = [idea for idea in ideas if idea.revealed]
        assert len(lucky) > 1
        for idea in lucky:
            idea.worth += 20.0
        BoardPlanner("knight", 20_000, ahead=ahead, samples=3).look_ahead(mind, state, ideas, rng)
        best = max(ideas, key=worth_of)
        assert not best.revealed or len(best.tries) >= 3


def test_a_hand_that_beats_next_to_nothing_stays_outside():
    state = before_a_dungeon("wound, march, stamina, promise, tranquility")
    assert not any(enters(state, number) for number in range(8))


def test_a_strong_hand_goes_in():
    state = before_a_dungeon("rage, rage, determination, determination, battle_versatility")
    state.players[0].crystals[:] = [3, 3, 3, 3]
    assert sum([enters(state, number) for number in range(4)]) >= 2
