from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged, Healed, Stopped
from tests.marks import content, rule
from tests.minis.drill import battle

FAR = "1 trooper 30 30 0"


@content("minis/ability/battle-armor")
@rule("REB-ABL-29")
def test_battle_armor_helps_against_shots_only():
    shot = battle("0 archer 10 10 0", "1 battle-armor 18 10 180", dice=[(5, 4)]).act(0, "shoot").target(1)
    assert (shot.only(Attacked).defense, shot.click(1)) == (17, 2)
    close = battle("0 trooper 10 10 0", "1 battle-armor 11.5 10 180", dice=[(5, 4)]).act(0, "fight").target(1)
    assert close.only(Attacked).defense == 15


@content("minis/ability/pole-arm")
@rule("REB-ABL-30")
def test_a_pole_arm_strikes_whoever_comes_before_its_front_and_ends_its_action():
    play = battle("0 charge 10 10 0", "1 pole-arm 15 10 0").act(0, "charge").move(0, (13.5, 10)).spin(1, 180)
    assert play.only(Stopped).figure == 0
    assert play.only(Damaged).figure == 0
    assert play.kind == "action"
    behind = battle("0 charge 10 10 0", "1 pole-arm 15 10 0").act(0, "charge").move(0, (13.5, 10)).decline()
    assert behind.kind == "follow-up"
    assert behind.click(0) == 0


@content("minis/ability/pole-arm", "minis/ability/ram")
@rule("REB-ABL-15", "REB-ABL-30")
def test_the_active_player_orders_ram_and_pole_arm():
    figures = ("0 ram 10 10 0", "1 pole-arm 15 10 180 click 2", FAR)
    play = battle(*figures).act(0, "move").move(0, (13.5, 10)).decline()
    assert (play.seat, play.kind) == (0, "order")
    play.resolve(0)
    # The ram has turned the dial past the Pole Arm: it strikes no more.
    assert (play.click(1), play.click(0)) == (3, 0)
    other = battle(*figures).act(0, "move").move(0, (13.5, 10)).decline().resolve(1)
    assert (other.click(1), other.click(0)) == (3, 1)


@content("minis/ability/magic-immunity")
@rule("REB-ABL-31")
def test_magic_does_not_touch_the_immune():
    immune = "1 magic-immunity 18 10 180"
    for mage, how in (
        ("magic-blast", "magic-blast"),
        ("magic-freeze", "magic-freeze"),
        ("magic-confusion", "magic-confuse"),
    ):
        play = battle(f"0 {mage} 10 10 0", immune, "1 trooper 17 13 180").act(0, how)
        assert "REB-ABL-31" in play.refused(c.Target(0, 1)).rules
    lifted = battle("0 magic-levitation 10 10 0", "0 magic-immunity 11.5 10 0", FAR)
    assert lifted.refused(c.Act(0, 0, "levitate")).reason == "minis-nobody-to-levitate"
    struck = (
        battle("0 magic-immunity 10 10 0", "1 magic-retaliation 11.5 10 180", dice=[(5, 5)]).act(0, "fight").target(1)
    )
    assert struck.click(0) == 0


@content("minis/ability/magic-immunity", "minis/ability/magic-enhancement")
@rule("REB-ABL-31", "REB-ABL-42")
def test_the_immune_neither_give_nor_get_an_enhanced_click():
    helped = ("0 magic-enhancement 10 11.5 0",)
    to = battle("0 archer 10 10 0", "1 magic-immunity 18 10 180", *helped, dice=[(5, 5)]).act(0, "shoot").target(1)
    assert to.click(1) == 2
    by = battle("0 magic-immunity 10 10 0", "1 trooper 18 10 180", *helped, dice=[(5, 5)]).act(0, "shoot").target(1)
    assert by.click(1) == 2
    plain = battle("0 archer 10 10 0", "1 trooper 18 10 180", *helped, FAR, dice=[(5, 5)]).act(0, "shoot").target(1)
    assert plain.click(1) == 3


@content("minis/ability/toughness")
@rule("REB-ABL-32")
def test_toughness_takes_one_click_off_attacks_and_abilities():
    attack = battle("0 trooper 10 10 0", "1 toughness 11.5 10 180", dice=[(5, 5)]).act(0, "fight").target(1)
    assert attack.click(1) == 1
    ability = battle("0 venom 10 10 0", "1 toughness 11.5 10 180", begin="yes")
    assert ability.click(1) == 0
    pushed = battle("0 toughness 10 10 0 tokens 1", FAR).act(0, "move").turn(0, 0)
    assert pushed.click(0) == 1
    missed = battle("0 toughness 10 10 0", "1 trooper 11.5 10 180", dice=[(1, 1)]).act(0, "fight").target(1)
    assert missed.click(0) == 1


@content("minis/ability/defend")
@rule("REB-ABL-33")
def test_a_defender_lends_its_defense():
    weak = "1 trooper 11.5 10 180 click 3"
    play = battle("0 trooper 10 10 0", weak, "1 defend 13 10 0", dice=[(3, 3)]).act(0, "fight").target(1)
    assert (play.only(Attacked).defense, play.click(1)) == (15, 3)
    apart = battle("0 trooper 10 10 0", weak, "1 defend 13.1 10 0", dice=[(3, 3)]).act(0, "fight").target(1)
    assert apart.only(Attacked).defense == 12
    strong = (
        battle("0 trooper 10 10 0", "1 hard 11.5 10 180", "1 defend 13 10 0", dice=[(3, 3)]).act(0, "fight").target(1)
    )
    assert strong.only(Attacked).defense == 18


@content("minis/ability/regeneration")
@rule("REB-ABL-34")
def test_regeneration_heals_a_die_less_2():
    for die, click in ((1, 2), (2, 2), (3, 1), (6, 0)):
        play = battle("0 regeneration 10 10 0 click 2", FAR, dice=[(die,)]).act(0, "regenerate")
        assert play.click(0) == click
        assert play.tokens(0) == 1
        assert play.place(0) == (10, 10)


@content("minis/ability/regeneration", "minis/ability/quickness")
@rule("REB-ABL-03", "REB-ABL-34")
def test_a_quick_figure_regenerates_for_nothing():
    play = battle("0 quickregen 10 10 0 click 3", "0 trooper 20 10 0", FAR, dice=[(5,)]).act(0, "regenerate")
    assert (play.click(0), play.state.actions, play.tokens(0)) == (0, 2, 1)


@content("minis/ability/invulnerability")
@rule("REB-ABL-35")
def test_invulnerability_helps_against_shots_and_takes_two_clicks_off():
    shot = battle("0 archer 10 10 0", "1 invulnerability 18 10 180", dice=[(6, 6)]).act(0, "shoot").target(1)
    assert (shot.only(Attacked).defense, shot.click(1)) == (17, 1)
    close = battle("0 trooper 10 10 0", "1 invulnerability 11.5 10 180", dice=[(5, 5)]).act(0, "fight").target(1)
    assert (close.only(Attacked).defense, close.click(1)) == (15, 0)
    pushed = battle("0 invulnerability 10 10 0 tokens 1", FAR).act(0, "move").turn(0, 0)
    assert pushed.click(0) == 1


@content("minis/ability/invulnerability")
@rule("REB-ABL-36")
def test_the_invulnerable_are_not_healed_nor_captured_nor_capture():
    healing = battle("0 healing 10 10 0", "0 invulnerability 11.5 10 0 click 2", FAR)
    assert healing.refused(c.Act(0, 0, "heal")).reason == "minis-nobody-to-heal"
    target = battle("0 trooper 10 10 0", "1 invulnerability 11.5 10 180")
    assert target.refused(c.Act(0, 0, "capture")).reason == "minis-nobody-to-capture"
    captor = battle("0 invulnerability 10 10 0", "1 trooper 11.5 10 180")
    assert captor.refused(c.Act(0, 0, "capture")).reason == "minis-cannot-capture"
    held = battle("0 stony 10 10 0 tokens 1", "1 trooper 11.5 10 180 captive of 0", FAR).act(0, "move").turn(0, 0)
    assert held.state.captor[1] == -1


@content("minis/ability/dodge")
@rule("REB-ABL-37")
def test_a_dodger_gets_away_on_4():
    for die, clicks in ((3, 2), (4, 0)):
        play = battle("0 trooper 10 10 0", "1 dodge 11.5 10 180", dice=[(5, 5), (die,)]).act(0, "fight").target(1)
        assert play.click(1) == clicks
    free = battle("0 trooper 10 10 0", "1 dodge 11.5 10 180", FAR, dice=[(5, 5), (4,)]).act(0, "capture").target(1)
    assert free.state.captor[1] == -1
    willing = battle("0 trooper 10 10 0", "1 dodge 11.5 10 180", dice=[(5, 5)]).cancel(1, 1, "dodge")
    assert willing.act(0, "fight").target(1).click(1) == 2


@content("minis/ability/magic-retaliation")
@rule("REB-ABL-38")
def test_retaliation_strikes_back_at_the_primary_attacker():
    play = battle("0 trooper 10 10 0", "0 trooper 11.5 8.5 90", "1 magic-retaliation 11.5 10 180", FAR, dice=[(5, 5)])
    play.act(0, "fight").target(2).join(1)
    assert [event.figure for event in play.all(Damaged)] == [2, 0]
    shot = battle("0 archer 10 10 0", "1 magic-retaliation 18 10 180", dice=[(5, 5)]).act(0, "shoot").target(1)
    assert shot.click(0) == 1
    missed = battle("0 trooper 10 10 0", "1 magic-retaliation 11.5 10 180", dice=[(1, 2)]).act(0, "fight").target(1)
    assert missed.click(0) == 0


@content("minis/ability/limited-invisibility")
@rule("REB-ABL-39")
def test_the_invisible_are_no_targets_of_shots():
    play = battle("0 archer 10 10 0", "1 limited-invisibility 18 10 180", "1 trooper 17 13 180").act(0, "shoot")
    assert "REB-ABL-39" in play.refused(c.Target(0, 1)).rules
    play.cancel(1, 1, "limited-invisibility")
    assert play.offers(c.Target(0, 1))
    close = battle("0 trooper 10 10 0", "1 limited-invisibility 11.5 10 180")
    assert close.offers(c.Act(0, 0, "fight"))


@content("minis/ability/cursed")
def test_the_cursed_suffer_once_more_when_magic_touches_them():
    play = (
        battle("0 magic-freeze 10 10 0", "1 cursed 18 10 180", FAR, dice=[(5, 5), (1,)])
        .act(0, "magic-freeze")
        .target(1)
    )
    assert play.click(1) == 2
    plain = battle("0 archer 10 10 0 click 2", "1 cursed 18 10 180", FAR, dice=[(5, 5)]).act(0, "shoot").target(1)
    assert plain.click(1) == 1
    lifted = battle("0 magic-levitation 10 10 0", "0 cursed 11.5 10 0", FAR).act(0, "levitate").target(1).put(1, 15, 15)
    assert lifted.click(1) == 1
    assert not lifted.all(Healed)


@content("minis/ability/terrify")
def test_the_terrible_are_approached_only_by_the_brave():
    for die, dares in ((2, False), (3, True)):
        play = battle("0 trooper 10 10 0", "1 terrify 15 10 180", dice=[(die,)]).act(0, "move").move(0, (13.5, 10))
        assert (play.place(0) == (13.5, 10)) is dares
        if not dares:
            assert play.refused(play.path(0, (13.5, 10))).reason == "minis-terrified"
            assert play.move(0, (13, 12)).place(0) == (13, 12)
    unafraid = battle("0 terrify 10 10 0", "1 terrify 15 10 180").act(0, "move").move(0, (13.5, 10))
    assert unafraid.place(0) == (13.5, 10)
    hero = battle("0 half 10 10 0", "1 terrify 15 10 180").act(0, "move").move(0, (13.5, 10))
    assert hero.place(0) == (13.5, 10)
