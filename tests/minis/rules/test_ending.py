from __future__ import annotations

from mageknight.kernel.game import Outcome
from mageknight.minis import commands as c
from mageknight.minis.events import BattleEnded, FigureWithdrawn, Freed
from mageknight.minis.setup import MinisSetup, turn_limit
from tests.marks import rule
from tests.minis.drill import Play, battle

FAR = "1 trooper 30 30 0"


def outcome(play: Play) -> Outcome:
    found = play.match.outcome()
    assert found is not None
    return found


def lines(play: Play, seat: int) -> dict[str, int]:
    return {
        line.what.key.removeprefix("minis-score-"): line.points for line in outcome(play).sheet if line.seat == seat
    }


def agree(play: Play) -> Play:
    for seat in range(play.state.setup.seats):
        play.do(c.AgreeToEnd(seat, True))
    return play


@rule("REB-END-01", "REB-ABL-45")
def test_the_battle_ends_when_one_player_has_warriors_left():
    play = battle("0 trooper 10 10 0", "1 frail 11.5 10 180", dice=[(5, 5)]).act(0, "fight").target(1)
    assert play.only(BattleEnded).reason == 1
    assert play.kind == ""
    captured = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", dice=[(6, 5)]).act(0, "capture").target(1)
    assert captured.only(BattleEnded).reason == 1
    broken = battle("0 trooper 10 10 0", "1 brave 11.5 10 180", "1 demoralised 30 30 0", dice=[(5, 5)])
    broken.act(0, "fight").target(1)
    assert broken.is_fielded(1)
    assert broken.only(BattleEnded).reason == 1


@rule("REB-END-01")
def test_a_third_player_keeps_the_battle_going():
    play = battle("0 trooper 10 10 0", "1 frail 11.5 10 180", "2 trooper 30 30 0", seats=3, dice=[(5, 5)])
    play.act(0, "fight").target(1)
    assert play.kind == "action"


@rule("REB-END-02")
def test_the_turn_limit_stands_for_the_clock():
    assert [turn_limit(MinisSetup(total=total)) for total in (100, 200, 300)] == [20, 30, 40]
    play = battle("0 trooper 10 10 0", FAR, turns=2, begin="yes")
    for _ in range(4):
        play.end_turn()
    assert outcome(play).ending.key == "minis-ending-time"


@rule("REB-END-02")
def test_the_clock_lets_the_action_under_way_be_resolved():
    play = battle("0 trooper 10 10 0", FAR, minutes=60).act(0, "move").time_up()
    assert play.kind == "move"
    play.move(0, (12, 10))
    assert outcome(play).ending.key == "minis-ending-time"


@rule("REB-END-03")
def test_all_remaining_players_can_agree_to_end():
    play = battle("0 trooper 10 10 0", FAR)
    play.do(c.AgreeToEnd(1, True))
    assert play.kind == "action"
    play.do(c.AgreeToEnd(1, False)).do(c.AgreeToEnd(0, True))
    assert play.kind == "action"
    play.do(c.AgreeToEnd(1, True))
    assert outcome(play).ending.key == "minis-ending-agreed"


@rule("REB-END-03")
def test_who_has_no_figure_left_need_not_agree():
    play = battle("0 trooper 10 10 0", FAR, "2 trooper eliminated", seats=3)
    play.do(c.AgreeToEnd(0, True))
    assert play.kind == "action"
    play.do(c.AgreeToEnd(1, True))
    assert outcome(play).ending.key == "minis-ending-agreed"


@rule("REB-WDR-01", "REB-WDR-04")
def test_one_withdraws_in_ones_own_turn_with_everybody():
    play = battle("0 trooper 10 10 0", "0 trooper 20 10 0", FAR)
    assert "REB-WDR-01" in play.refused(c.Withdraw(1)).rules
    play.do(c.Withdraw(0))
    assert play.state.table.down == 0b100
    assert outcome(play).winners == (1,)


@rule("REB-WDR-02", "REB-WDR-03")
def test_opponents_keep_points_and_score_captives_of_the_one_who_withdraws():
    play = battle(
        "0 trooper 10 10 0",
        "1 frail 11.5 10 180",
        "1 trooper 30 30 0",
        "0 trooper 20 20 0",
        "1 cheap 21.5 20 180 captive of 3",
        dice=[(5, 5)],
    )
    play.act(0, "fight").target(1)
    assert play.state.score == [7, 0]
    play.do_nothing_until(1).do(c.Withdraw(1))
    assert [(event.figure, event.points) for event in play.all(FigureWithdrawn) if event.points] == [(4, 10)]
    assert play.state.score == [17, 0]


@rule("REB-WDR-05")
def test_captives_of_the_one_who_withdraws_are_free():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180 captive of 0", FAR, "2 trooper 5 30 0", seats=3)
    play.do(c.Withdraw(0))
    assert play.only(Freed).captive == 1
    assert play.is_fielded(1)
    play.do_nothing_until(1)
    assert play.offers(c.Act(1, 1, "move"))


@rule("REB-VIC-01", "REB-VIC-02", "REB-VIC-06")
def test_points_for_eliminated_enemies_and_own_survivors_decide():
    play = (
        battle("0 trooper 10 10 0", "1 frail 11.5 10 180", "1 cheap 30 30 0", dice=[(5, 5)]).act(0, "fight").target(1)
    )
    assert play.state.score == [7, 0]
    agree(play)
    assert lines(play, 0) == {"eliminated": 7, "captives": 0, "survivors": 20}
    assert lines(play, 1) == {"eliminated": 0, "captives": 0, "survivors": 10}
    assert outcome(play).scores == (27, 10)
    assert outcome(play).winners == (0,)


@rule("REB-VIC-03", "REB-VIC-04")
def test_captives_count_double_at_home_and_nothing_elsewhere():
    home = agree(battle("0 trooper 10 2 0", "1 trooper 11.5 2 180 captive of 0", FAR))
    assert lines(home, 0)["captives"] == 40
    away = agree(battle("0 trooper 10 10 0", "1 trooper 11.5 10 180 captive of 0", FAR))
    assert lines(away, 0)["captives"] == 0
    # The centre of the captive's base decides: 3 inches from the edge is inside.
    border = agree(battle("0 trooper 10 3.5 0", "1 trooper 11.416 3 180 captive of 0", FAR))
    assert lines(border, 0)["captives"] == 40


@rule("REB-VIC-05")
def test_survivors_were_never_eliminated_nor_are_they_captives():
    play = battle(
        "0 necromancy 10 10 0",
        "0 zombie eliminated",
        "0 trooper 20 10 0",
        "0 elf 21.5 20 0 captive of 4",
        "1 trooper 20 20 0",
    )
    play.act(0, "raise").target(1).put(1, 10, 11.5)
    assert play.is_fielded(1)
    agree(play)
    assert lines(play, 0)["survivors"] == 40


@rule("REB-VIC-07")
def test_a_figure_eliminated_again_scores_again():
    play = battle(
        "0 necromancy 10 10 0",
        "0 zombie 20 10 0 click 4",
        "1 trooper 21.5 10 180",
        "1 trooper 10 13 270",
        turn=1,
        dice=[(5, 5), (6, 6), (6, 6), (6, 6)],
    )
    play.act(2, "fight").target(1).do_nothing_until(0)
    assert play.state.score == [0, 20]
    play.act(0, "raise").target(1).put(1, 10, 11.5, 90)
    play.do_nothing_until(1)
    play.act(3, "fight").target(1).end_turn().do_nothing_until(1)
    play.act(3, "fight").target(1)
    assert play.is_eliminated(1)
    assert play.state.score == [0, 40]


@rule("REB-VIC-08")
def test_on_equal_points_the_cheaper_army_wins():
    play = agree(battle("0 cheap 10 10 0", "1 cheap 30 30 0", "1 frail eliminated"))
    assert outcome(play).scores == (10, 10)
    assert outcome(play).winners == (0,)
    assert outcome(play).ending.key == "minis-ending-cheaper"
    assert outcome(play).ending.args["points"] == 10


def test_who_concedes_cannot_win():
    play = battle("0 trooper 10 10 0", "0 trooper 20 10 0", "1 cheap 30 30 0").do(c.Concede(0))
    assert outcome(play).winners == (1,)


def test_allies_win_together():
    play = battle(
        "0 trooper 10 10 0", "1 cheap 30 30 0", "2 cheap 10 30 0", "3 cheap 30 10 0", seats=4, sides="0, 1, 0, 1"
    )
    agree(play)
    assert outcome(play).winners == (0, 2)
