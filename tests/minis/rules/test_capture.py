from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Captured, Damaged, Freed
from tests.marks import rule
from tests.minis.drill import Play, battle

FAR = "1 trooper 30 30 0"
HELD = ("0 trooper 10 10 0", "1 trooper 11.5 10 180 captive of 0")


def attempt(*more: str, dice: tuple[int, int] = (5, 4), target: str = "1 trooper 11.5 10 180") -> Play:
    return battle("0 trooper 10 10 0", target, FAR, *more, dice=[dice]).act(0, "capture")


@rule("REB-CAP-01", "REB-CAP-02", "REB-CAP-03", "REB-CAP-04")
def test_a_declared_attempt_against_2_more_defense_captures_without_damage():
    play = attempt(dice=(5, 4)).target(1)
    assert (play.only(Attacked).defense, play.only(Attacked).total) == (17, 17)
    assert (play.state.captor[1], play.state.captive[0], play.click(1)) == (0, 1, 0)
    failed = attempt(dice=(4, 4)).target(1)
    assert (failed.state.captor[1], failed.click(1)) == (-1, 0)


@rule("REB-CAP-05", "REB-CAP-06")
def test_a_captive_gets_no_actions_and_has_no_abilities():
    play = battle("0 trooper 10 10 0", "1 flight 11.5 10 180 captive of 0", FAR, turn=1)
    assert "REB-CAP-05" in play.refused(c.Act(1, 1, "move")).rules
    assert not play.has(1, "flight")


@rule("REB-CAP-07", "REB-CAP-08")
def test_a_captive_is_nobodys_friend_or_foe():
    play = battle(
        "0 trooper 10 10 0", "1 trooper 11.5 10 180 captive of 0", "0 archer 11.5 11.5 0", "1 trooper 17 11.5 180"
    )
    assert play.offers(c.Act(0, 2, "shoot"))
    play.act(2, "move").move(2, (13, 15))
    assert play.place(2) == (13, 15)


@rule("REB-CAP-09", "REB-CAP-11", "REB-CAP-16")
def test_the_captive_is_led_along_and_put_down_in_contact():
    play = battle(*HELD, FAR).act(0, "move").move(0, (5, 10), facing=90)
    assert (play.seat, play.kind) == (0, "place-captive")
    assert "REB-CAP-11" in play.refused(play.putting(1, 8, 10)).rules
    play.put(1, 5, 11.5, 200)
    assert play.touches(0, 1)
    assert play.facing(1) == 200


@rule("REB-CAP-10")
def test_a_figure_holds_one_captive():
    play = battle(*HELD, "1 trooper 10 11.5 270", FAR)
    assert play.refused(c.Act(0, 0, "capture")).rules == ("REB-CAP-18",)
    charging = battle("0 charge 10 10 0", "1 trooper 11.5 10 180 captive of 0", "1 trooper 20 10 180")
    assert "REB-CAP-18" in charging.refused(c.Act(0, 0, "charge")).rules


@rule("REB-CAP-12")
def test_nobody_targets_a_captive():
    play = battle(*HELD, "0 archer 11.5 5 90", "1 archer 11.5 15 270", "1 elf 20 20 0", "0 elf 20 5 0")
    assert play.refused(c.Act(0, 2, "shoot")).reason == "minis-nobody-to-shoot"
    play.do_nothing_until(1)
    assert play.refused(c.Act(1, 3, "shoot")).reason == "minis-nobody-to-shoot"
    wide = battle(*HELD, "0 archer 11.5 5 90", "1 trooper 15 12 270").act(2, "shoot")
    assert "REB-CAP-12" in wide.refused(c.Target(0, 1)).rules


@rule("REB-CAP-12")
def test_nobody_heals_a_captive():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180 click 2 captive of 0", "1 healing 11.5 11.5 270", turn=1)
    assert play.refused(c.Act(1, 2, "heal")).reason == "minis-nobody-to-heal"


@rule("REB-CAP-13")
def test_a_captive_takes_no_damage_from_waves_and_flames():
    wave = battle(*HELD, "0 shockwave 10 12.5 0", FAR, dice=[(6, 5)]).act(2, "shockwave")
    assert [event.figure for event in wave.all(Damaged)] == [0]
    flame = battle(
        "1 trooper 10 10 0",
        "0 trooper 11.5 10 0 captive of 0",
        "1 elf 10 11.5 0",
        "0 flame-lightning 4 11.5 0",
        dice=[(6, 5)],
    )
    flame.act(3, "flame").target(2)
    assert [event.figure for event in flame.all(Damaged)] == [2, 0]


@rule("REB-CAP-14")
def test_both_move_at_the_lower_speed():
    play = battle("0 fast 10 10 0", "1 slow 11.5 10 180 captive of 0", FAR).act(0, "move")
    assert "REB-MOV-01" in play.refused(play.path(0, (5.9, 10))).rules
    assert play.move(0, (6, 10)).kind == "place-captive"
    slow = battle("0 slow 10 10 0", "1 fast 11.5 10 180 captive of 0", FAR).act(0, "move")
    assert slow.refused(slow.path(0, (5.9, 10))).reason == "table-too-far"


@rule("REB-CAP-15")
def test_the_speed_ability_of_the_controller_serves_both():
    play = battle("0 flight 10 10 0", "1 trooper 11.5 10 180 captive of 0", FAR, terrain=["boulder: 6.5 10"]).act(
        0, "move"
    )
    play.move(0, (3, 10)).put(1, 4.5, 10)
    assert play.touches(0, 1)


@rule("REB-CAP-17")
def test_no_place_without_room_for_the_captive():
    beside = ("0 elf 2.251 0.75 0", "0 elf 0.75 2.251 0")
    play = battle("0 trooper 3 3 0", "1 trooper 4.5 3 180 captive of 0", FAR, *beside).act(0, "move")
    assert "REB-CAP-17" in play.refused(play.path(0, (0.75, 0.75))).rules
    alone = battle("0 trooper 3 3 0", FAR, *beside).act(0, "move")
    assert alone.move(0, (0.75, 0.75)).place(0) == (0.75, 0.75)


@rule("REB-CAP-18")
def test_a_controlling_figure_only_moves_or_passes():
    play = battle(*HELD, "1 trooper 10 11.5 270", FAR)
    assert "REB-CAP-18" in play.refused(c.Act(0, 0, "fight")).rules
    offered = {command.how for command in play.options() if isinstance(command, c.Act) and command.figure == 0}
    assert offered == {"move", "pass"}


@rule("REB-CAP-19", "REB-CAP-20", "REB-CAP-21")
def test_a_controlling_figure_can_be_fought_but_not_captured_or_shot():
    play = battle(*HELD, "1 trooper 10 11.5 270", "1 archer 10 5 90", turn=1, dice=[(6, 5)])
    assert play.refused(c.Act(1, 2, "capture")).reason == "minis-nobody-to-capture"
    shooting = battle(*HELD, "1 archer 10 4 90", "0 elf 12 2 0", turn=1)
    assert shooting.refused(c.Act(1, 2, "shoot")).reason == "minis-nobody-to-shoot"
    play.act(2, "fight").target(0)
    assert play.click(0) == 2


@rule("REB-CAP-22", "REB-CAP-25")
def test_a_captive_whose_controller_falls_is_free_and_counts_again():
    play = battle(
        "0 frail 10 10 0",
        "1 flight 11.5 10 180 captive of 0",
        "1 trooper 10 11.5 270",
        "0 trooper 30 30 0",
        turn=1,
        dice=[(6, 5)],
    )
    play.act(2, "fight").target(0)
    assert play.only(Freed).captive == 1
    assert play.state.captor[1] == -1
    assert play.has(1, "flight")
    assert play.offers(c.Act(1, 1, "charge-double")) or play.offers(c.Act(1, 1, "move"))


@rule("REB-CAP-23")
def test_a_freed_figure_in_deep_water_is_lost():
    play = battle(
        "0 swimmer 10 10 0 click 4",
        "1 trooper 11.5 10 180 captive of 0",
        "1 flight 10 11.5 270",
        "0 trooper 30 30 0",
        terrain=["lake: 11 10"],
        turn=1,
        dice=[(6, 5)],
    )
    play.act(2, "fight").target(0)
    assert play.is_eliminated(0)
    assert play.is_eliminated(1)


@rule("REB-CAP-24")
def test_a_12_captures_without_extra_and_a_2_fails_with_a_click():
    lucky = attempt(dice=(6, 6), target="1 hard 11.5 10 180").target(1)
    assert lucky.only(Captured).captive == 1
    assert lucky.click(1) == 0
    unlucky = attempt(dice=(1, 1), target="1 trooper 11.5 10 0 click 4").target(1)
    assert (unlucky.state.captor[1], unlucky.click(0)) == (-1, 1)


@rule("REB-CAP-26")
def test_rear_and_formation_count_for_captures():
    play = attempt("0 trooper 11.5 11.5 270", target="1 trooper 11.5 10 0", dice=(4, 3)).target(1).join(3)
    result = play.only(Attacked)
    assert (result.total, result.defense, result.hit) == (17, 17, True)


@rule("REB-CAP-11", "REB-CAP-17", "REB-SPC-06")
def test_who_is_captured_across_a_low_wall_is_put_down_beside_the_captor():
    wall = ["low-wall: 14 10 turn 1"]
    across = ("0 trooper 13.15 10 0", "1 trooper 14.85 10 180", FAR)
    play = battle(*across, terrain=wall, dice=[(5, 4)]).act(0, "capture").target(1)
    assert (play.seat, play.kind, play.state.captor[1]) == (0, "place-captive", 0)
    play.put(1, 11.65, 10)
    assert play.touches(0, 1)
    ring = [f"0 elf {x} {y} 0" for x, y in ((11.65, 10), (12.4, 11.3), (12.4, 8.7))]
    lone = battle(*across, *ring, terrain=wall)
    assert lone.offers(c.Act(0, 0, "fight"))
    assert lone.refused(c.Act(0, 0, "capture")).reason == "minis-nobody-to-capture"


@rule("REB-CAP-14", "REB-SPC-10")
def test_a_captive_is_led_up_no_cliff_its_captor_cannot_climb():
    roof = ["flat-roof: 16 10"]
    led = "1 trooper 9.5 10 180 captive of 0"
    play = battle("0 trooper 11 10 0", led, FAR, terrain=roof).act(0, "move").move(0, (13, 10))
    assert "REB-SPC-10" in play.refused(c.Put(0, 1, 7250, 5000, 0)).rules
    assert all(isinstance(option, c.Put) and option.x < 7000 for option in play.options())
    play.put(1, 11.5, 10)
    flying = battle("0 flight 11 10 0", led, FAR, terrain=roof).act(0, "move")
    assert flying.move(0, (13, 10)).put(1, 14.5, 10).state.table.perch[1] >= 0
