"""Who controls which objective, and who wins by them."""

from __future__ import annotations

import pytest

from mageknight.minis.events import ObjectiveControlled, SeatLeft
from mageknight.minis.state.battle import GONE, LAST_STANDING, ROUTED, TIME_IS_UP
from mageknight.minis.table.contact import touches_token
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, holders, outcome, second

TOKENS = {"objective_0": "18 18", "objective_1": "18 10", "objective_2": "18 26"}


def field(*figures: str, **fields: object) -> Play:
    return second(*figures, **{**TOKENS, **fields})  # type: ignore[arg-type]


@rule("M2-OBJ-03")
def test_every_objective_is_checked_in_every_end_phase():
    play = field("0 cadets-plain 5 5 0", "1 cadets-plain 18 19 0")
    play.end_turn()
    assert holders(play) == [1, -1, -1], "in the end phase of the other player"


@rule("M2-OBJ-04", "M2-OBJ-05")
def test_opponents_at_one_token_contest_it():
    play = field("0 cadets-plain 17 18 0", "1 cadets-plain 19 18 180", objective_0="18 18 of 0")
    play.end_turn()
    assert holders(play)[0] == -1
    assert play.only(ObjectiveControlled).seat == -1


@rule("M2-OBJ-06", "M2-OBJ-07")
def test_whoever_is_alone_at_a_token_takes_it_over():
    play = field("0 cadets-plain 17 18 0", "1 cadets-plain 30 30 180", objective_0="18 18 of 1")
    play.end_turn()
    assert holders(play)[0] == 0


@rule("M2-OBJ-06", "M2-OBJ-10")
def test_a_demoralized_warrior_neither_takes_nor_contests():
    alone = field("0 demoralised 17 18 0", "0 cadets-plain 5 5 0", FAR)
    alone.end_turn()
    assert holders(alone)[0] == -1
    play = field("0 cadets-plain 17 18 0", "1 demoralised 19 18 180", FAR)
    play.end_turn()
    assert holders(play)[0] == 0, "reading R30: it does not even keep the other from it"


@rule("M2-OBJ-08", "M2-OBJ-09")
def test_control_stays_and_may_change_again():
    play = field("0 cadets-plain 17 18 180", "1 cadets-plain 25 18 180", objective_0="18 18 of 0")
    play.act(0, "move").move(0, (10, 18), facing=180)
    assert play.seat == 1
    assert holders(play)[0] == 0
    play.act(1, "move").move(1, (19, 18), facing=180)
    assert holders(play)[0] == 1


@rule("M2-OBJ-11", "M2-OBJ-13", "M2-OBJ-14")
def test_a_larger_base_covers_the_token():
    """The long base lies over all of the token; whoever stands beside it would touch the token otherwise."""
    play = field("0 rider 18 18 0", "1 cadets-plain 18 19.5 270")
    assert touches_token(play.state.table, 1, 0)
    play.end_turn()
    assert holders(play)[0] == 0
    same_size = field("0 cadets-plain 18 18 0", "1 cadets-plain 18 19.5 270")
    same_size.end_turn()
    assert holders(same_size)[0] == -1, "a base as large as the token leaves its rim to others"


@rule("M2-OBJ-11")
def test_a_demoralized_warrior_denies_a_token_by_covering_it():
    play = field("0 cadets-plain 5 5 0", "0 demoralised-rider 18 18 0", "1 cadets-plain 18 19.5 270")
    play.end_turn()
    assert holders(play)[0] == -1


@rule("M2-OBJ-12")
def test_touching_the_figure_on_a_token_is_not_touching_the_token():
    play = field("0 cadets-plain 17 18 0", "1 cadets-plain 15.5 18 0", FAR)
    assert play.touches(0, 1)
    play.end_turn()
    assert holders(play)[0] == 0


@rule("M2-END-01", "M2-END-02", "M2-END-03")
def test_a_player_without_able_warriors_is_out_when_an_action_phase_ends():
    play = field(
        "0 cadets-plain 5 5 0", "1 demoralised 30 30 0", "2 cadets-plain 3 18 0",
        seats=3, edges="south, north, west", objective_1="18 10 of 1",
    )  # fmt: skip
    play.end_turn()
    assert play.only(SeatLeft).status == ROUTED
    assert play.state.where[1] == GONE
    assert play.state.score == [0, 0, 0], "nobody has eliminated it"
    assert holders(play)[1] == -1
    assert play.match.outcome() is None


@rule("M2-END-04", "M2-END-05", "M2-VICTORY-01")
def test_the_last_with_able_warriors_has_all_objectives():
    play = field("0 cadets-sword 10 10 0", "1 frail 11.5 10 180", dice=[(5, 5)])
    play.act(0, "fight").target(1)
    assert play.is_eliminated(1)
    assert play.state.ending == LAST_STANDING
    assert holders(play) == [0, 0, 0]
    assert (outcome(play).winners, outcome(play).scores) == ((0,), (3, 0))


@rule("M2-END-06")
def test_the_battle_goes_on_until_the_turn_is_over():
    play = field("0 cadets-sword 10 10 0", "0 cadets-plain 20 10 0", "1 frail 11.5 10 180", total=200, dice=[(5, 5)])
    play.act(0, "fight").target(2)
    assert play.kind == "action"
    assert play.match.outcome() is None
    play.end_turn()
    assert play.match.outcome() is not None


@rule("M2-END-05")
def test_all_may_agree_to_end_with_the_turn():
    from mageknight.minis import commands as c

    play = field("0 cadets-plain 17 18 0", FAR)
    play.do(c.AgreeToEnd(0, True)).do(c.AgreeToEnd(1, True))
    assert play.match.outcome() is None
    play.end_turn()
    assert outcome(play).winners == (0,)


@rule("M2-VICTORY-02", "M2-VICTORY-03")
def test_points_decide_between_equally_many_objectives():
    """Reading R150: most objectives win; points only among those with most."""
    play = field("0 cadets-sword 17 10 0", "1 cadets-plain 18 26 0", "1 frail 18.5 10 180", turns=1, dice=[(5, 5)])
    play.act(0, "fight").target(2)
    play.end_turn()
    found = outcome(play)
    assert found.scores == (1, 1)
    assert found.winners == (0,)
    assert play.state.score == [7, 0]


@rule("M2-VICTORY-04")
def test_the_cheaper_army_wins_when_all_is_equal():
    play = field("0 cadets-plain 5 5 0", "1 cadets-frail 30 30 0", turns=1)
    play.end_turn().end_turn()
    assert play.state.ending == TIME_IS_UP
    assert outcome(play).winners == (1,)


@rule("M2-VICTORY-05")
def test_points_of_a_warrior_nobody_eliminated_are_shared_out():
    play = field(
        "0 frail 5 5 0 tokens 1", "0 cadets-plain 10 5 0", "1 cadets-plain 30 30 0", "2 cadets-plain 3 18 0",
        seats=3, edges="south, north, west",
    )  # fmt: skip
    play.act(0, "move").stay(0)
    assert play.is_eliminated(0)
    assert play.state.score == [0, 3, 3], "7 points among two opponents, rounded down"


@rule("M2-TOURN-07")
@pytest.mark.parametrize("tournament", ["yes", "no"])
def test_in_a_tournament_the_round_is_played_out(tournament: str):
    play = field("0 cadets-plain 5 5 0", FAR, minutes=50, tournament=tournament)
    play.time_up()
    play.end_turn()
    assert (play.match.outcome() is None) is (tournament == "yes")
    if tournament == "yes":
        assert play.seat == 1
        play.end_turn()
        assert play.state.ending == TIME_IS_UP


@rule("M2-TOURN-07")
def test_time_up_in_the_second_players_turn_ends_with_that_turn():
    play = field("0 cadets-plain 5 5 0", FAR, minutes=50, tournament="yes")
    play.end_turn()
    play.time_up()
    play.end_turn()
    assert play.state.ending == TIME_IS_UP
