"""The sorceries, each cast once for what it does."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR
from tests.minis.second.spells.grimoire import FOE, FRIEND, MAGE, cast, covered, in_force, sorcery, stack


@content("minis/spell/ember-dart")
def test_an_ember_dart_hits_better_and_deals_one() -> None:
    play = sorcery(MAGE, FOE, book="ember-dart", dice=[(3, 3)])
    cast(play, 1)
    hit = play.only(Attacked)
    assert (hit.total, hit.defense, hit.hit) == (15, 15, True)
    assert play.click(1) == 1
    assert stack(play) == ["ember-dart"]
    assert not covered(play)


@content("minis/spell/chain-of-sparks")
def test_a_chain_of_sparks_leaps_to_whoever_touches_the_target() -> None:
    beside = "1 adepts-plain 16 11.5 180"
    apart = "1 adepts-plain 16 16 180"
    play = sorcery(MAGE, FOE, beside, apart, book="chain-of-sparks", dice=[(4, 4)])
    cast(play, 1)
    assert [play.click(each) for each in (1, 2, 3)] == [1, 1, 0]


@content("minis/spell/breath-of-the-drake")
def test_the_breath_of_the_drake_deals_a_die_and_lies_face_down() -> None:
    play = sorcery(MAGE, FOE, book="breath-of-the-drake balm", dice=[(4, 4), (4,)])
    cast(play, 1)
    assert play.click(1) == 4
    assert covered(play)
    assert stack(play) == ["breath-of-the-drake", "balm"]


@content("minis/spell/mend-steel")
def test_mend_steel_heals_a_golem_past_its_repair_marker() -> None:
    golem = "0 adepts-marked-golem 14 14 0 click 3"
    flesh = "0 adepts-plain 10 14 0 click 2"
    play = sorcery(MAGE, FOE, golem, flesh, book="mend-steel")
    play.act(0, "cast")
    assert play.refused(c.Target(0, 3)).reason == "minis-spell-golem"
    play.target(2)
    assert play.click(2) == 1


@content("minis/spell/balm")
def test_balm_heals_a_die_less_two_but_at_least_one() -> None:
    hurt = "0 adepts-plain 14 14 0 click 3"
    play = sorcery(MAGE, FOE, hurt, book="balm", dice=[(5,)])
    cast(play, 2)
    assert play.click(2) == 0
    play = sorcery(MAGE, FOE, hurt, book="balm", dice=[(4,)])
    cast(play, 2)
    assert play.click(2) == 1
    play = sorcery(MAGE, FOE, hurt, book="balm", dice=[(1,)])
    cast(play, 2)
    assert play.click(2) == 2


@content("minis/spell/gust")
def test_a_gust_blows_a_figure_three_inches_away_or_up_to_what_is_in_the_way() -> None:
    play = sorcery(MAGE, FOE, book="gust")
    cast(play, 1)
    assert play.place(1) == (19.0, 10.0)
    play = sorcery(MAGE, FOE, "1 adepts-plain 18 10 180", book="gust")
    cast(play, 1)
    x, y = play.place(1)
    assert (16 < x <= 16.5, y) == (True, 10.0)


@content("minis/spell/blink")
def test_a_blinking_caster_appears_within_eight_inches() -> None:
    play = sorcery(MAGE, FOE, book="blink")
    play.act(0, "cast")
    assert play.refused(play.putting(0, 10, 18.5)).reason == "minis-blink-too-far"
    play.put(0, 10, 18, 180)
    assert (play.place(0), play.facing(0)) == ((10.0, 18.0), 180)


@rule("M2-CAV-23")
@content("minis/spell/gust", "minis/spell/blink")
def test_mount_and_rider_are_moved_together() -> None:
    horse = "stable-horse 16 10 180"
    for half in (1, 2):
        play = sorcery(MAGE, f"1 {horse}", "1 stable-rider rides 1", book="gust")
        cast(play, half)
        assert [play.place(each) for each in (1, 2)] == [(19.0, 10.0)] * 2
        assert audit(play.state) == []
    play = sorcery(f"0 {horse}", "0 stable-rider rides 0", FAR, book_0="1 blink")
    play.act(1, "cast")
    play.put(0, 16, 17, 90)
    assert [play.place(each) for each in (0, 1)] == [(16.0, 17.0)] * 2
    assert audit(play.state) == []


@rule("M2-CHARIOT-09")
@content("minis/spell/gust", "minis/spell/blink")
def test_a_passenger_stays_in_its_compartment() -> None:
    play = sorcery(MAGE, "1 hulks-chariot 17 10 180", "1 adepts-plain aboard 1", FAR, book="gust")
    play.act(0, "cast")
    assert play.refused(c.Target(0, 6)).rules == ("M2-CHARIOT-09",)
    aboard = sorcery("0 hulks-chariot 17 10 180", "0 adepts-mage aboard 0", FAR, book_0="5 blink")
    assert aboard.refused(c.Act(0, 5, "cast")).rules == ("M2-CHARIOT-09",)


@content("minis/spell/weariness")
def test_weariness_lays_a_token_instead_of_damage() -> None:
    play = sorcery(MAGE, FOE, book="weariness", dice=[(4, 4)])
    cast(play, 1)
    assert (play.tokens(1), play.click(1)) == (1, 0)


@content("minis/spell/recall-the-fallen")
def test_the_fallen_return_three_clicks_from_their_start() -> None:
    play = sorcery(MAGE, FOE, "0 adepts-plain eliminated", "0 cadets-plain eliminated", book="recall-the-fallen")
    play.act(0, "cast")
    assert play.refused(c.Target(0, 3)).reason == "minis-spell-too-weak"
    play.target(2)
    play.put(2, 10, 11.5)
    assert (play.click(2), play.place(2)) == (3, (10.0, 11.5))
    assert covered(play)


@content("minis/spell/levy-of-spawn")
def test_a_levy_brings_a_cheap_mage_spawn_back_at_its_start() -> None:
    master = "0 recruits-shyft 10 10 0"
    play = sorcery(master, FOE, "0 recruits-spawn eliminated", "0 adepts-plain eliminated", book="levy-of-spawn")
    play.act(0, "cast")
    assert play.refused(c.Target(0, 3)).reason == "minis-not-mage-spawn"
    play.target(2)
    play.put(2, 10, 11.5)
    assert play.click(2) == 0
    for key, offered in (("muster-243", True), ("muster-247", False)):  # of 25 and of 26 points
        dear = sorcery(master, FOE, f"0 {key} eliminated", book="levy-of-spawn", total=600)
        assert dear.offers(c.Act(0, 0, "cast")) == offered
    other = sorcery(MAGE, FOE, "0 recruits-spawn eliminated", book="levy-of-spawn")
    assert other.refused(c.Act(0, 0, "cast")).reason == "minis-spell-needs"


@content("minis/spell/quench")
def test_quench_ends_an_enchantment_or_a_glyph_as_its_mode_says() -> None:
    play = sorcery(MAGE, FOE, FRIEND, book="stone-skin glyph-of-dread quench", total=600)
    cast(play, 0)
    play.do(c.Bookmark(0, 1))
    assert stack(play) == ["quench", "glyph-of-dread"]
    play.end_turn()
    play.decline()
    play.do_nothing_until(0)
    play.act(0, "cast")
    assert play.refused(c.ChooseMode(0, 1)).reason == "minis-spell-no-target"
    play.do(c.ChooseMode(0, 0))
    skin = next(entry.card for entry in play.state.lasting if entry.kind == "stone-skin")
    play.do(c.AimSpell(0, skin))
    assert in_force(play) == []
