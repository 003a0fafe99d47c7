"""Magic Levitation on the card of 2003: a special action on a figure touched now."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

MAGE = "0 scouts-magic-levitation 10 10 0"
FRIEND = "0 cadets-sword 11.5 10 0"
FOE = "1 cadets-plain 11.5 10 180"


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-06", "M2-ABL-SPD-09", "M2-TURN-21")
def test_a_figure_in_contact_is_carried_ten_inches_and_rests():
    play = (
        second(MAGE, FRIEND, "1 cadets-plain 14 10 180", "0 cadets-sword 10 30 0", FAR, actions=2, total=200)
        .act(0, "levitate")
        .target(1)
    )
    assert play.refused(play.putting(1, 21.6, 10)).rules == ("M2-ABL-SPD-06",)
    play.put(1, 21, 10)
    assert play.place(1) == (21, 10)
    assert (play.tokens(0), play.tokens(1), play.state.actions) == (1, 0, 1)
    assert "M2-ABL-SPD-09" in play.refused(c.Act(0, 1, "move")).rules


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-06")
def test_who_has_acted_or_is_not_touched_is_not_lifted():
    play = second(MAGE, FRIEND, "0 cadets-sword 10 11.5 0", "0 cadets-sword 20 20 0", FAR, actions=3, total=300)
    play.act(1, "move").turn(1, 90).act(0, "levitate")
    assert play.refused(c.Target(0, 1)).rules == ("M2-ABL-SPD-06",)
    assert play.refused(c.Target(0, 3)).rules == ("M2-ABL-SPD-06",)
    assert play.refused(c.Target(0, 0)).reason == "minis-targets-itself"
    assert play.offers(c.Target(0, 2))
    places = {(each.x, each.y) for each in play.target(2).options() if isinstance(each, c.Put)}
    assert len(places) > 8, "where it stands, and all around, near and far"


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-07")
def test_an_opponent_is_lifted_without_breaking_away_and_turned_as_the_mage_likes():
    play = second(MAGE, FOE, "0 cadets-sword 13 10 180", FAR).act(0, "levitate").target(1).put(1, 11.5, 16, 90)
    assert (play.place(1), play.facing(1)) == ((11.5, 16), 90)


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-07")
def test_who_is_set_down_has_moved_and_those_it_touches_may_turn_to_it():
    play = second(MAGE, FRIEND, "1 cadets-plain 16 10 0", FAR).act(0, "levitate").target(1).put(1, 14.5, 10, 0)
    assert (play.kind, play.seat) == ("free-spin", 1)


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-08")
def test_nobody_is_set_down_in_blocking_terrain():
    for piece in ("boulder", "sinkhole", "tarn"):
        play = second(MAGE, FRIEND, FAR, terrain=[f"{piece}: 18 10"]).act(0, "levitate").target(1)
        assert play.refused(play.putting(1, 18, 10)).reason == "table-on-solid", piece
    wood = second(MAGE, FRIEND, FAR, terrain=["thicket: 18 10"]).act(0, "levitate").target(1)
    assert wood.put(1, 18, 10).place(1) == (18, 10)


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-06")
def test_the_immune_are_not_lifted():
    play = second(MAGE, "1 cadets-immune 11.5 10 180", FAR)
    assert play.refused(c.Act(0, 0, "levitate")).rules == ("M2-ABL-SPD-06",)


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-06")
def test_captors_and_the_demoralized_lift_as_their_rules_say():
    figures = (MAGE, "1 cadets-plain 10 11.5 0 captive of 0", FRIEND, FAR)
    assert second(*figures).refused(c.Act(0, 0, "levitate")).rules == ("M2-CAPTURE-07",)


@rule("M2-ABL-SPD-06", "M2-CAPTURE-14")
def test_the_captive_of_a_friend_is_not_lifted():
    figures = (
        "0 cadets-sword 11.5 11.5 0",
        MAGE,
        "1 cadets-plain 10 11.5 0 captive of 0",
        "0 cadets-sword 8.5 10 0",
        FAR,
    )
    play = second(*figures, total=200).act(1, "levitate")
    assert play.refused(c.Target(0, 2)).reason == "minis-target-captive"
    assert play.offers(c.Target(0, 3))


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-06")
def test_a_demoralized_friend_is_not_set_down_beside_an_opponent():
    play = second(MAGE, "0 adepts-brave 11.5 10 0 click 3", "1 cadets-plain 18 10 0", FAR).act(0, "levitate").target(1)
    beside = play.refused(play.putting(1, 16.5, 10))
    assert beside.reason == "minis-demoralized-contact"
    assert play.put(1, 16, 10).place(1) == (16, 10)


@content("minis/ability/magic-levitation")
@rule("M2-ABL-SPD-06")
def test_a_captor_is_set_down_where_its_captive_stood():
    play = second("1 cadets-plain 13 10 0 captive of 2", MAGE, FRIEND, FAR).act(1, "levitate").target(2)
    assert play.match.explain(play.putting(2, 13, 10)) is None
