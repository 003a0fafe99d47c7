from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import ActionsGained, Attacked, Damaged, DiceRolled, Eliminated
from tests.marks import content, rule
from tests.minis.drill import battle

FAR = "1 trooper 30 30 0"


@content("minis/ability/starting-position")
@rule("REB-ABL-40", "REB-TGT-04")
def test_the_starting_position_limits_healing():
    play = battle("0 magic-healing 10 10 0", "0 trooper 18 10 0 click 2", FAR, dice=[(5, 5), (6,)])
    assert play.act(0, "magic-heal").target(1).click(1) == play.state.defs[1].start


@content("minis/ability/berserk")
@rule("REB-ABL-41")
def test_berserkers_neither_shoot_nor_capture_nor_keep_captives():
    play = battle("0 berserk 10 10 0", "1 trooper 18 10 180")
    assert "REB-ABL-41" in play.refused(c.Act(0, 0, "shoot")).rules
    captor = battle("0 berserk 10 10 0", "1 trooper 11.5 10 180")
    assert captor.refused(c.Act(0, 0, "capture")).reason == "minis-cannot-capture"
    target = battle("0 trooper 10 10 0", "1 berserk 11.5 10 180")
    assert target.refused(c.Act(0, 0, "capture")).reason == "minis-nobody-to-capture"
    held = battle("0 raging 10 10 0 tokens 1", "1 trooper 11.5 10 180 captive of 0", FAR).act(0, "move").turn(0, 0)
    assert held.is_eliminated(1)
    assert held.only(Eliminated).points == 20


@content("minis/ability/magic-enhancement")
@rule("REB-ABL-42")
def test_an_enhancer_in_contact_adds_a_click_to_every_enemy_hit():
    figures = ("0 archer2 10 10 0", "1 trooper 18 10 180", "1 trooper 17 13 180", "0 magic-enhancement 10 11.5 0")
    play = battle(*figures, dice=[(5, 5)]).act(0, "shoot").target(1).target(2)
    assert (play.click(1), play.click(2)) == (2, 2)
    close = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", "0 magic-enhancement 10 11.5 0", FAR, dice=[(5, 5)])
    assert close.act(0, "fight").target(1).click(1) == 2


@content("minis/ability/battle-fury")
@rule("REB-ABL-43")
def test_fury_has_no_use_for_captives():
    captor = battle("0 battle-fury 10 10 0", "1 trooper 11.5 10 180")
    assert captor.refused(c.Act(0, 0, "capture")).reason == "minis-cannot-capture"
    target = battle("0 trooper 10 10 0", "1 battle-fury 11.5 10 180", "1 trooper 10 11.5 270")
    assert target.refused(c.Act(0, 0, "capture")).reason == "minis-nobody-to-capture"
    held = battle("0 furious 10 10 0 tokens 1", "1 trooper 11.5 10 180 captive of 0", FAR).act(0, "move").turn(0, 0)
    assert (held.state.captor[1], held.is_fielded(1)) == (-1, True)


@content("minis/ability/demoralized")
@rule("REB-ABL-44")
def test_the_demoralized_only_move_and_not_up_to_enemies():
    play = battle("0 demoralised 10 10 0", "1 trooper 15 10 180", "0 trooper 20 20 0")
    assert {command.how for command in play.options() if isinstance(command, c.Act) and command.figure == 0} == {
        "move",
        "pass",
    }
    play.act(0, "move")
    assert "REB-ABL-44" in play.refused(play.path(0, (13.5, 10))).rules
    assert play.move(0, (13.4, 10)).place(0) == (13.4, 10)
    touching = battle("0 demoralised 10 10 0", "1 trooper 11.5 10 180", "0 trooper 20 20 0")
    assert "REB-ABL-44" in touching.refused(c.Act(0, 0, "fight")).rules


@content("minis/ability/demoralized")
@rule("REB-ABL-45")
def test_the_demoralized_do_not_keep_a_battle_going():
    play = battle("0 trooper 10 10 0", "1 frail 11.5 10 180", "1 demoralised 30 30 0", dice=[(5, 5)])
    play.act(0, "fight").target(1)
    assert play.kind == ""


@content("minis/ability/necromancy")
@rule("REB-ABL-46")
def test_the_dead_return_beside_the_necromancer_after_a_die_of_clicks():
    figures = ("0 necromancy 10 10 0", "0 trooper eliminated", FAR)
    play = battle(*figures, dice=[(3,)]).act(0, "raise").target(1)
    assert "REB-ABL-46" in play.refused(play.putting(1, 10, 11.6)).rules
    play.put(1, 10, 11.5)
    assert (play.is_fielded(1), play.click(1), play.tokens(0)) == (True, 3, 1)
    failed = battle(*figures, dice=[(5,)]).act(0, "raise").target(1)
    assert failed.is_eliminated(1)
    held = battle("0 necromancy 10 10 0", "0 trooper eliminated", "1 trooper 11.5 10 180")
    assert "REB-ABL-46" in held.refused(c.Act(0, 0, "raise")).rules
    foreign = battle("0 necromancy 10 10 0", "1 frail eliminated", FAR)
    assert "REB-ABL-46" in foreign.refused(c.Act(0, 0, "raise")).rules


@content("minis/ability/necromancy")
@rule("REB-ABL-47")
def test_zombies_return_as_new_without_a_die():
    play = battle("0 necromancy 10 10 0", "0 zombie eliminated", FAR).act(0, "raise").target(1)
    assert not play.all(DiceRolled)
    assert play.put(1, 10, 11.5).click(1) == 0


@content("minis/ability/command")
@rule("REB-ABL-48")
def test_a_commander_gains_an_action_with_a_6():
    play = battle("0 command 10 10 0", "0 command 14 10 0", FAR, begin="yes", dice=[(6,), (5,)])
    assert play.state.actions == 3
    both = battle("0 command 10 10 0", "0 command 14 10 0", FAR, begin="yes", dice=[(6,), (6,)])
    assert both.state.actions == 4
    assert not both.all(ActionsGained)


@content("minis/ability/command")
@rule("REB-ABL-49")
def test_a_commander_rallies_and_is_not_captured():
    play = battle(
        "0 command 10 10 0", "0 brave 10 11.5 0 click 2", "0 brave 20 20 0 click 1", FAR, begin="yes", dice=[(1,)]
    )
    assert (play.click(1), play.click(2)) == (1, 1)
    target = battle("0 trooper 10 10 0", "1 command 11.5 10 180")
    assert target.refused(c.Act(0, 0, "capture")).reason == "minis-nobody-to-capture"


@content("minis/ability/command", "minis/ability/venom")
@rule("REB-ABL-25", "REB-ABL-49")
def test_the_active_player_orders_what_happens_at_the_start_of_the_turn():
    play = battle(
        "0 command 10 10 0",
        "0 brave 10 11.5 0 click 1",
        "0 venom 20 20 0",
        "1 trooper 21.5 20 180",
        begin="yes",
        dice=[(1,)],
    )
    assert (play.seat, play.kind) == (0, "order")
    play.resolve(1)
    assert (play.click(3), play.click(1)) == (1, 0)


@content("minis/ability/pierce")
@rule("REB-ABL-50")
def test_pierce_ignores_armor_and_toughness_in_shots():
    for ability in ("battle-armor", "toughness", "invulnerability"):
        play = battle("0 pierce 10 10 0", f"1 {ability} 18 10 180", dice=[(4, 4)]).act(0, "shoot").target(1)
        assert (play.only(Attacked).defense, play.click(1)) == (15, 2)
    close = battle("0 pierce 10 10 0", "1 toughness 11.5 10 180", dice=[(4, 4)]).act(0, "fight").target(1)
    assert close.click(1) == 1


@content("minis/ability/magic-freeze")
@rule("REB-ABL-51")
def test_freeze_deals_1_and_perhaps_a_token():
    for tokens, die, after, clicks in ((0, 4, 1, 1), (0, 3, 0, 1), (1, 6, 2, 2)):
        play = battle("0 magic-freeze 10 10 0", f"1 trooper 18 10 180 tokens {tokens}", dice=[(5, 5), (die,)])
        play.act(0, "magic-freeze").target(1)
        assert (play.tokens(1), play.click(1)) == (after, clicks)
    full = (
        battle("0 magic-freeze 10 10 0", "1 trooper 18 10 180 tokens 2", dice=[(5, 5)]).act(0, "magic-freeze").target(1)
    )
    assert len(full.all(DiceRolled)) == 1
    two = battle("0 magic-freeze 10 10 0", "1 trooper 18 10 180", "1 trooper 17 13 180", dice=[(5, 5), (4,), (1,)])
    two.act(0, "magic-freeze").target(1).target(2)
    assert (two.tokens(1), two.tokens(2)) == (1, 0)


@content("minis/ability/magic-freeze")
@rule("REB-ABL-51", "REB-PSH-01")
def test_a_frozen_figure_is_pushed_by_its_next_action():
    play = battle("0 magic-freeze 10 10 0", "1 trooper 18 10 180", dice=[(5, 5), (4,)]).act(0, "magic-freeze").target(1)
    play.do_nothing_until(1).act(1, "move").turn(1, 0)
    assert (play.tokens(1), play.click(1)) == (2, 2)


@content("minis/ability/magic-freeze")
@rule("REB-ABL-51", "REB-VIC-02")
def test_who_is_pushed_to_its_end_by_freeze_scores_for_the_freezer():
    play = battle("0 magic-freeze 10 10 0", "1 trooper 18 10 180 click 3 tokens 1", FAR, dice=[(5, 5), (4,)])
    play.act(0, "magic-freeze").target(1)
    assert play.is_eliminated(1)
    assert play.state.score == [20, 0]


@content("minis/ability/magic-confusion")
@rule("REB-ABL-52")
def test_the_confused_are_moved_by_their_enemy():
    play = battle(
        "0 magic-confusion 10 10 0",
        "1 trooper 18 10 180 tokens 1",
        "0 trooper 18 14 0",
        "1 trooper 25 10 0",
        dice=[(5, 5)],
    )
    play.act(0, "magic-confuse").target(1)
    assert (play.seat, play.kind) == (0, "move")
    assert "REB-ABL-52" in play.refused(play.path(1, (18, 12.5))).rules
    play.move(1, (23.5, 10), facing=0)
    assert (play.place(1), play.tokens(1), play.click(1)) == ((23.5, 10), 1, 0)
    assert not play.all(Damaged)
    missed = battle("0 magic-confusion 10 10 0", "1 trooper 18 10 180", dice=[(1, 2)]).act(0, "magic-confuse").target(1)
    assert missed.kind == "action"


@content("minis/ability/magic-confusion")
@rule("REB-ABL-52", "REB-CON-08")
def test_the_confused_keep_their_abilities_while_they_are_moved():
    play = battle("0 magic-confusion 10 10 0", "1 flight 18 10 180", "1 dodge 30 30 0", dice=[(5, 5)])
    play.act(0, "magic-confuse").target(1)
    assert "REB-CON-08" in play.refused(c.CancelAbility(1, 1, "flight")).rules
    assert play.cancel(1, 2, "dodge").kind == "move"
    assert play.move(1, (18, 4)).place(1) == (18, 4)
