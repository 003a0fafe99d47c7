from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import ActionGiven, Damaged, TokenPlaced, TurnEnded
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.drill import Play, battle

FAR = "1 trooper 30 30 0"


@rule("REB-TRN-02")
def test_the_others_keep_their_order_when_a_player_is_out():
    play = battle(
        "0 trooper 10 10 0", "1 trooper 30 30 0", "2 trooper 30 10 0", seats=3, edges="south, west, north", begin="yes"
    )
    assert play.state.order == [0, 1, 2]
    play.end_turn().do(c.Concede(1))
    assert play.seat == 2
    assert play.end_turn().seat == 0
    assert play.end_turn().seat == 2


@rule("REB-TRN-05", "REB-TRN-12")
def test_actions_are_given_one_after_the_other_to_different_figures():
    play = battle("0 trooper 10 10 0", "0 archer 10 14 0", "1 trooper 18 14 180", dice=[(5, 5)])
    play.act(0, "move").move(0, (14, 10))
    assert play.place(0) == (14, 10)
    assert play.state.actions == 1
    play.act(1, "shoot").target(2)
    assert play.click(2) == 2
    assert play.seat == 1


@rule("REB-TRN-06")
def test_a_figure_gets_one_action_a_turn():
    play = battle("0 trooper 10 10 0", "0 trooper 14 10 0", FAR)
    play.act(0, "move").turn(0, 90)
    for how in ("move", "pass"):
        assert "REB-TRN-06" in play.refused(c.Act(0, 0, how)).rules


@rule("REB-TRN-07", "REB-TRN-11")
def test_actions_beyond_the_figures_are_lost():
    play = battle("0 trooper 10 10 0", FAR, total=300)
    play.act(0, "move").turn(0, 90)
    assert (play.seat, play.kind) == (1, "action")


@rule("REB-TRN-08")
def test_unused_actions_are_not_saved():
    play = battle("0 trooper 10 10 0", "0 trooper 14 10 0", FAR, "1 trooper 30 20 0")
    play.end_turn().do_nothing_until(0)
    assert play.state.actions == 2


@rule("REB-TRN-09", "REB-TRN-10", "REB-TOK-01")
def test_the_four_actions_and_the_pass_that_does_nothing():
    play = battle("0 archer 10 10 0", "0 trooper 10 14 0", "1 trooper 18 10 180", "1 trooper 11.5 14 180")
    offered = {command.how for command in play.options() if isinstance(command, c.Act)}
    assert {"move", "shoot", "fight", "pass"} <= offered
    play.act(0, "pass")
    assert (play.place(0), play.tokens(0), play.click(0)) == ((10, 10), 0, 0)
    play.act(1, "move").stay(1)
    assert play.tokens(1) == 1


@rule("REB-TRN-13")
def test_who_ends_his_turn_passes_with_the_rest():
    play = battle("0 trooper 10 10 0", "0 trooper 14 10 0", "0 trooper 18 10 0", FAR)
    play.end_turn()
    given = play.all(ActionGiven)
    assert [(event.figure, event.how) for event in given] == [(0, "pass"), (1, "pass")]
    assert not play.all(TokenPlaced)


@rule("REB-TOK-02")
def test_tokens_of_the_turn_before_come_off_and_new_ones_stay():
    play = battle("0 trooper 10 10 0 tokens 1", "0 trooper 14 10 0", FAR)
    play.act(1, "move").turn(1, 0)
    play.end_turn()
    assert play.only(TurnEnded).cleared == (0,)
    assert (play.tokens(0), play.tokens(1)) == (0, 1)


def pushes(play: Play) -> list[int]:
    """What everybody is told beforehand: the clicks an action will cost each figure."""
    return [figure.push for figure in battle_view(play.state).figures]


@rule("REB-PSH-01")
def test_acting_in_two_turns_running_costs_a_click_when_all_is_resolved():
    play = battle("0 trooper 10 10 0 tokens 1", "1 trooper 11.5 10 180", dice=[(4, 5)], actions=1)
    assert pushes(play) == [1, 0]
    play.act(0, "fight")
    assert pushes(play) == [1, 0]
    play.target(1)
    assert pushes(play) == [0, 0]
    hurt = play.all(Damaged)
    assert [(event.figure, event.amount) for event in hurt] == [(1, 2), (0, 1)]
    assert play.tokens(0) == 2


@rule("REB-PSH-02", "REB-PSH-03")
def test_a_pushed_figure_may_only_pass_and_then_is_rid_of_both_tokens():
    play = battle("0 trooper 10 10 0 tokens 1", FAR, actions=1)
    play.act(0, "move").turn(0, 90)
    assert play.click(0) == 1
    play.do_nothing_until(0)
    assert play.tokens(0) == 2
    assert "REB-PSH-02" in play.refused(c.Act(0, 0, "move")).rules
    play.act(0, "pass").do_nothing_until(0)
    assert play.tokens(0) == 0
    play.act(0, "move").turn(0, 0)
    assert play.click(0) == 1


@rule("REB-TRN-04")
def test_losses_do_not_cost_actions():
    play = battle("0 trooper 10 10 0", "0 frail eliminated", "1 trooper 11.5 10 180", total=300, begin="yes")
    assert play.state.actions == 3


@rule("REB-CON-07", "REB-CON-08")
def test_an_optional_ability_is_in_use_until_it_is_cancelled_for_the_turn():
    play = battle("0 weapon-master 10 10 0", "1 hard 11.5 10 180", dice=[(5, 6), (5, 6)])
    assert play.has(0, "weapon-master")
    play.cancel(0, 0, "weapon-master")
    assert not play.has(0, "weapon-master")
    play.act(0, "fight").target(1)
    assert play.click(1) == 2
    assert play.end_turn().has(0, "weapon-master")


@rule("REB-CON-08")
def test_what_is_not_optional_or_not_in_use_cannot_be_cancelled():
    play = battle("0 toughness 10 10 0", "0 flight 14 10 0", "0 dodge 18 10 0", FAR)
    assert "REB-CON-07" in play.refused(c.CancelAbility(0, 0, "toughness")).rules
    assert "REB-CON-08" in play.refused(c.CancelAbility(0, 0, "flight")).rules
    play.cancel(0, 1, "flight")
    assert "REB-CON-08" in play.refused(c.CancelAbility(0, 1, "flight")).rules


@rule("REB-CON-04", "REB-CON-03")
def test_friend_and_foe_are_set_for_the_whole_game():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", "1 trooper 30 30 0", dice=[(6, 5)])
    before = (play.state.friends[:], play.state.foes[:])
    play.act(0, "capture").target(1)
    assert play.state.captor[1] == 0
    assert (play.state.friends, play.state.foes) == before
