"""Surge: a sword moves up to an opponent and strikes with one action (M2-SURGE, reading R66)."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import ActionTakenBack, Attacked, Damaged, DiceRolled
from tests.marks import rule
from tests.minis.drill import Play, units
from tests.minis.play.test_inquiry import ask
from tests.minis.second.field import FAR, second

FOE = "1 cadets-plain 16 10 180"
SWORD = "0 cadets-sword 10 10 0"
BESIDE = (14.5, 10)
"""In contact with the foe, from the west."""


def surge(*figures: str, dice: list[tuple[int, ...]] | None = None, spins: int = 1, facing: int = 0) -> Play:
    """Figure 0 surges up to figure 1; its opponents do without their spins."""
    play = second(*figures, "0 cadets-bow 4 4 0", FAR, dice=dice or [], total=200).act(0, "surge")
    play.move(0, BESIDE, facing=facing)
    for _ in range(spins):
        play.decline()
    return play


def hurts(play: Play) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    return [(event.figure, event.parts) for event in play.log if isinstance(event, Damaged)]


@rule("M2-SURGE-01", "M2-SURGE-04", "M2-ABILITY-10")
def test_a_sword_moves_is_pushed_and_strikes_with_one_action():
    play = surge(SWORD, FOE, dice=[(4, 4)])
    assert hurts(play) == [(0, ((parts.PUSHING, 1),))]
    assert play.kind == "follow-up"
    play.act(0, "fight").target(1)
    assert [figure for figure, _ in hurts(play)] == [0, 1]
    assert dict(play.only(Attacked).adds)[parts.ATTACK_VALUE] == 7
    assert (play.tokens(0), play.state.actions) == (1, 1)
    bow = second("0 cadets-bow 10 10 0", FOE, FAR)
    assert bow.refused(c.Act(0, 0, "surge")).rules == ("M2-SURGE-01",)
    assert second(SWORD, FOE, FAR).offers(c.Act(0, 0, "move"))


@rule("M2-SURGE-04")
def test_the_way_of_a_surge_tells_the_chance_of_the_blow_that_follows():
    """The push comes before the blow, so the chance is that of the dial as it leaves it."""
    play = second(SWORD, FOE, "0 cadets-bow 4 4 0", FAR, dice=[(4, 4)], total=200).act(0, "surge")
    way = ask(play, "way-to", figure=0, x=units(14.5), y=units(10), beside=1, look=True, against=1)
    foreseen = [each["targets"][0] for each in way["aims"]["attacks"] if each["how"] == "fight"]
    play.move(0, BESIDE).decline().act(0, "fight").target(1)
    assert foreseen[0]["attack"].total == sum([amount for _, amount in play.only(Attacked).adds])


@rule("M2-SURGE-02")
def test_who_touches_an_opponent_cannot_surge():
    play = second(SWORD, "1 cadets-plain 8.5 10 0", FOE, FAR)
    assert play.refused(c.Act(0, 0, "surge")).rules == ("M2-SURGE-02",)
    assert not play.offers(c.Act(0, 0, "surge"))


@rule("M2-SURGE-03")
def test_a_surge_must_end_with_the_front_arc_at_an_opponent():
    play = second(SWORD, FOE, "0 cadets-sword 4 4 0", FAR, total=200).act(0, "surge")
    assert play.refused(play.path(0, (13, 10))).rules == ("M2-SURGE-03",)
    assert play.refused(play.path(0, BESIDE, facing=180)).rules == ("M2-SURGE-03",)
    assert play.refused(c.Turn(0, 0, 0)).reason == "not-an-option"
    assert play.refused(c.Halt(0)).rules == ("M2-SURGE-03",)
    assert play.offers(play.path(0, BESIDE))
    play.move(0, BESIDE).decline()
    assert play.refused(c.Decline(0)).rules == ("M2-SURGE-03",)
    far = second(SWORD, "1 cadets-plain 19.6 10 180", FAR)
    assert far.refused(c.Act(0, 0, "surge")).rules == ("M2-SURGE-03",)
    assert second(SWORD, "1 cadets-plain 19.5 10 180", FAR).offers(c.Act(0, 0, "surge"))


def test_where_no_way_leads_to_the_opponent_the_action_is_still_there():
    ring = [(17.504, 10), (16.752, 11.303), (15.248, 11.303), (14.496, 10), (15.248, 8.697), (16.752, 8.697)]
    bowmen = [f"0 cadets-bow {x} {y} 0" for x, y in ring]
    play = second("0 cadets-sword 10 10 0", FOE, *bowmen, FAR, total=200).act(0, "surge")
    assert play.options() == [c.Halt(0)]
    play.do(c.Halt(0))
    assert (play.kind, play.state.actions, play.tokens(0)) == ("action", 2, 0)
    assert play.offers(c.Act(0, 0, "move"))


@rule("M2-SURGE-05", "M2-ABL-SPD-02")
def test_a_surge_ends_with_any_close_combat_attack_but_charge_excludes_it():
    play = surge("0 fencers-sweeper 10 10 0", FOE, "1 cadets-plain 15.25 8.7 0", dice=[(5, 5)], spins=2, facing=330)
    play.act(0, "sweep")
    assert [event.target for event in play.all(Attacked)] == [1, 2]
    charger = second("0 fencers-charger 10 10 0", FOE, FAR)
    assert not charger.offers(c.Act(0, 0, "surge"))
    assert charger.refused(c.Act(0, 0, "surge")).reason == "minis-ability-bars-surge"
    charger.cancel(0, 0, "charge")
    assert charger.offers(c.Act(0, 0, "surge"))


@rule("M2-SURGE-06", "M2-SURGE-07")
def test_the_attack_has_the_abilities_the_surge_click_shows():
    gained = surge("0 fencers-duelist 10 10 0", FOE, dice=[(5, 5), (3,)]).act(0, "weapon-master").target(1)
    assert (parts.DIE, 3) in gained.only_hurt(1).parts
    lost = surge("0 fencers-fading 10 10 0", FOE, dice=[(5, 5)])
    assert not lost.offers(c.Act(0, 0, "weapon-master"))
    lost.act(0, "fight").target(1)
    assert lost.only_hurt(1).parts == ((parts.DAMAGE_VALUE, 2),)


@rule("M2-SURGE-08", "M2-SURGE-09")
def test_ram_and_the_surge_click_come_in_the_order_the_player_chooses():
    first = surge("0 fencers-rammer 10 10 0", FOE)
    assert first.kind == "order"
    words = [first.match.kit.codec.dump(option) for option in first.options()]
    assert len(words) == 2
    first.resolve(0)
    assert [figure for figure, _ in hurts(first)] == [0]
    second_ = surge("0 fencers-rammer 10 10 0", FOE).resolve(1)
    assert [figure for figure, _ in hurts(second_)] == [1, 0]


@rule("M2-SURGE-10", "M2-ABL-DEF-03")
def test_crushing_blow_does_not_help_against_a_pole_arm_on_the_way():
    figures = ("0 fencers-crusher 10 10 0", "1 fencers-halberd 16 10 180")
    struck = surge(*figures).resolve(1)
    assert hurts(struck) == [(0, ((parts.HALBERD, 1),))]
    assert struck.kind == "action"
    assert struck.tokens(0) == 1
    assert not struck.all(Attacked)
    tired = surge(*figures).resolve(0)
    assert [each for _, each in hurts(tired)] == [((parts.PUSHING, 1),), ((parts.HALBERD, 1),)]
    assert tired.kind == "action"


def test_the_attack_follows_even_if_the_click_takes_the_heart():
    play = surge("0 fencers-faint 10 10 0", FOE, dice=[(5, 5)])
    assert play.has(0, "demoralized")
    play.act(0, "fight").target(1)
    assert play.only(Attacked).hit


@rule("M2-ABL-SWD-27")
def test_sneak_attack_has_no_part_in_a_surge():
    barred = second("0 fencers-sneak 10 10 0", FOE, FAR)
    assert barred.refused(c.Act(0, 0, "surge")).reason == "minis-ability-bars-surge"
    behind = surge("0 fencers-lurker 10 10 0", "1 cadets-plain 16 10 0", dice=[(5, 5)])
    assert behind.has(0, "sneak-attack")
    behind.act(0, "fight").target(1)
    assert behind.only_hurt(1).amount == 2


@rule("M2-ABL-DEF-24")
def test_who_does_not_dare_to_surge_has_not_acted():
    play = second(SWORD, "1 fencers-terror 16 10 180", FAR, dice=[(2,)]).act(0, "surge").move(0, BESIDE)
    assert play.all(DiceRolled)
    assert play.all(ActionTakenBack)
    assert play.place(0) == (10, 10)
    assert (play.kind, play.state.actions, play.tokens(0)) == ("action", 1, 0)
    assert play.offers(c.Act(0, 0, "move"))
    assert not play.offers(c.Act(0, 0, "surge"))
    brave = second(SWORD, "1 fencers-terror 16 10 180", FAR, dice=[(3,)]).act(0, "surge").move(0, BESIDE).decline()
    assert brave.kind == "follow-up"


def test_a_capture_can_end_a_surge():
    play = surge(SWORD, FOE, dice=[(6, 5)]).act(0, "capture").target(1)
    assert play.state.captor[1] == 0


@rule("M2-SOAR-27")
def test_nobody_changes_levels_in_a_surge():
    hawk = "0 banners-hawk 10 10 0"
    assert second(hawk, FOE, FAR).offers(c.Act(0, 0, "surge"))
    above = second(hawk + " soaring", FOE, FAR)
    assert not above.offers(c.Act(0, 0, "surge")), "it would have to come down"
    assert above.refused(c.Act(0, 0, "surge")).rules == ("M2-SURGE-03",)
    landed = (
        second("0 banners-hawk 11 10 0 soaring", FOE, "0 cadets-sword 30 5 0", FAR, total=300)
        .act(0, "land")
        .move(0, BESIDE)
    )
    landed.decline()
    assert landed.kind == "action", "no attack follows a change of levels"
    assert landed.refused(c.Act(0, 0, "fight")).reason == "minis-acted-already"
