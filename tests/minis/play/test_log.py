"""The log of a battle says what came of things."""

from __future__ import annotations

import pytest

from mageknight.kernel.message import say
from mageknight.kernel.registry import kit_named
from mageknight.locale import render
from mageknight.minis.events import FOR_TERROR, DiceRolled, LastingEnded, PhaseBegan
from mageknight.minis.log.rank import mark
from mageknight.minis.log.teller import SILENT, TELLERS, tell
from tests.minis.drill import Play, battle, open_ground
from tests.minis.second.field import FAR, second


@pytest.fixture(autouse=True)
def _ground() -> None:
    open_ground()


def told(play: Play) -> list[str]:
    lines = [tell(play.state, event) for event in play.events]
    return [render(line, "en") for line in lines if line is not None]


@pytest.mark.parametrize("die, outcome", [(3, "it is held fast"), (4, "it breaks away")])
def test_a_die_that_decides_is_told_with_what_came_of_it(die: int, outcome: str):
    play = battle("0 rebellion-005 10 10 0", "1 rebellion-005 11.5 10 180", dice=[(die,)])
    play.act(0, "move").break_away(0)
    assert any(line.endswith(f"rolls {die} (breaking away): {outcome}.") for line in told(play))
    rolled = next(event for event in play.events if isinstance(event, DiceRolled))
    assert mark(rolled).about == ("figure:0", "dice:breaking-away")


@pytest.mark.parametrize("die, outcome", [(5, "minis-came-command-not"), (6, "minis-came-command-so")])
def test_a_commander_says_whether_there_is_one_more_action(die: int, outcome: str):
    play = battle("0 trooper 10 10 0", "1 command 30 30 180", dice=[(die,)]).end_turn()
    line = next(tell(play.state, event) for event in play.events if isinstance(event, DiceRolled))
    assert line is not None
    assert line.args["outcome"] == say(outcome)


def test_a_turn_in_which_nobody_acts_is_told():
    play = second("0 cadets-plain 10 10 90", FAR).end_turn()
    assert "Player 1 gives no action this turn." in told(play)


def test_of_several_objectives_the_one_that_changes_hands_is_named_by_its_place():
    one = "18 18 of 1"
    alone = second("0 cadets-plain 17 18 0", FAR, objective_0=one).end_turn()
    assert "Player 1 controls the objective." in told(alone)
    play = second("0 cadets-plain 17 18 0", FAR, objective_0=one, objective_1="18 10").end_turn()
    assert "Player 1 controls the objective at 18.00″ east, 18.00″ north." in told(play)
    contested = second(
        "0 cadets-plain 17 18 0", "1 cadets-plain 19 18 180", objective_0=one, objective_1="18 10"
    ).end_turn()
    assert "Nobody controls the objective at 18.00″ east, 18.00″ north." in told(contested)


def test_the_names_of_phases_may_be_folded_away():
    play = second("0 cadets-plain 10 10 90", FAR).end_turn()
    ranks = {mark(event).rank for event in play.events if isinstance(event, PhaseBegan)}
    assert ranks == {"trifle"}


def test_a_trance_says_of_each_throw_whether_it_wakes():
    shaman = "0 banners-shaman 10 10 0"
    play = second(shaman, FAR, total=300, dice=[(1, 2), (2, 2), (3, 3)])
    play.act(0, "move").move(0, (14, 10)).act(0, "move").move(0, (18, 10))
    lines = [tell(play.state, event) for event in play.events if isinstance(event, DiceRolled)]
    assert [line.args["outcome"] for line in lines if line] == [
        say("minis-came-trance-not"),
        say("minis-came-trance-not"),
        say("minis-came-trance-so"),
    ]


def test_of_several_dice_against_terror_the_lowest_counts():
    rolled = DiceRolled(FOR_TERROR, 0, 0, (5, 2), 3)
    assert rolled.came == "not"


def test_what_ends_by_itself_is_folded_away_unless_it_is_a_card():
    ranks = [mark(LastingEnded("trance", 0, 0, 0, 0, 0, 1, card)).rank for card in (-1, 3)]
    assert ranks == ["trifle", "step"]


def test_no_event_is_forgotten():
    kinds = kit_named("minis").event_types()
    assert [each.__name__ for each in kinds if each not in TELLERS and each not in SILENT] == []
    assert [each.__name__ for each in TELLERS if each in SILENT or each not in kinds] == []
    assert [each.__name__ for each in SILENT if each not in kinds or not SILENT[each]] == []
