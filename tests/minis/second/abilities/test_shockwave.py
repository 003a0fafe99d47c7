from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged
from mageknight.minis.queries.preview import targets, why_not_target
from mageknight.minis.table.verdicts import inches
from tests.marks import content, rule
from tests.minis.asked import answer
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

QUAKE = "0 adepts-shockwave 10 10 0"


@content("minis/ability/shockwave")
@rule("M2-ABL-SWD-07", "M2-ABL-SWD-10")
def test_everybody_within_half_the_range_takes_1_pushing_damage():
    figures = (QUAKE, "1 adepts-toughness 15 10 180", "0 adepts-plain 6 10 0", "1 adepts-plain 10 15.01 0")
    play = second(*figures, dice=[(5, 5)]).act(0, "shockwave")
    assert [event.target for event in play.all(Attacked)] == [1, 2]
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 1), (2, 1)]
    assert play.tokens(0) == 1


@rule("M2-ABL-SWD-08", "M2-ABL-SWD-09")
def test_a_single_figure_hit_takes_the_damage_value_and_contact_does_not_matter():
    alone = second(QUAKE, "1 adepts-plain 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "shockwave")
    assert [(event.figure, event.amount) for event in alone.all(Damaged)] == [(1, 2)]
    tough = second(QUAKE, "1 adepts-toughness 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "shockwave")
    assert [(event.figure, event.amount) for event in tough.all(Damaged)] == [(1, 1)]


@rule("M2-ABL-SWD-11")
def test_what_a_12_adds_is_no_pushing_damage():
    play = second(QUAKE, "1 adepts-toughness 14 10 180", "1 adepts-plain 6 10 0", FAR, dice=[(6, 6)]).act(
        0, "shockwave"
    )
    assert (play.click(1), play.click(2)) == (1, 2)


@rule("M2-ABL-SWD-07")
def test_nobody_near_means_no_shockwave_and_armour_does_not_help():
    play = second(QUAKE, FAR)
    assert play.refused(c.Act(0, 0, "shockwave")).rules == ("M2-ABL-SWD-07",)
    armed = second(QUAKE, "1 adepts-battle-armor 14 10 180", FAR)
    told = answer(armed.state, b'{"ask": "targets-of", "figure": 0, "how": "shockwave"}')["attacks"][0]["targets"][0]
    assert (told["defense"].total, told["damage"].total, told["attack"].total) == (15, 2, 8)


@rule("M2-ABL-SWD-07")
def test_a_refusal_says_how_far_beyond_the_wave_somebody_stands():
    play = second(QUAKE, "1 adepts-plain 17 10 180", FAR)
    refusal = play.refused(c.Act(0, 0, "shockwave"))
    assert (refusal.facts["half"], refusal.facts["missing"]) == (inches(500), inches(200))
    told = answer(play.state, b'{"ask": "targets-of", "figure": 0, "how": "shockwave"}')["attacks"][0]["targets"][0]
    assert (told["refusal"].facts["half"], told["refusal"].facts["missing"]) == (inches(500), inches(200))


@rule("M2-ABL-SWD-07", "M2-ABL-SWD-10")
def test_a_hair_beyond_the_wave_is_short_by_some_and_nobody_shakes_itself():
    play = second(QUAKE, "1 adepts-plain 15.002 10 180", FAR)
    refusal = play.refused(c.Act(0, 0, "shockwave"))
    assert (refusal.facts["half"], refusal.facts["missing"]) == (inches(500), inches(1))
    told = why_not_target(play.state, 0, "shockwave", 1)
    assert told is not None
    assert (told.facts["half"], told.facts["missing"]) == (inches(500), inches(1))
    both = second(QUAKE, "1 adepts-plain 14 10 180", "1 adepts-plain 10 16 180", FAR)
    beyond = why_not_target(both.state, 0, "shockwave", 2)
    assert why_not_target(both.state, 0, "shockwave", 1) is None
    assert beyond is not None
    assert beyond.reason == "minis-beyond-wave"
    itself = why_not_target(play.state, 0, "shockwave", 0)
    assert itself is not None
    assert "M2-ABL-SWD-10" in itself.rules


@rule("M2-ABL-SWD-07")
def test_armour_is_no_help_against_the_damage_shown_for_several():
    armed = second(QUAKE, "1 adepts-toughness 14 10 180", "1 adepts-plain 6 10 0", FAR)
    assert target_answer_of(armed, 1) == 1
    alone = second(QUAKE, "1 adepts-toughness 14 10 180", FAR)
    assert target_answer_of(alone, 1) == 1, "2 less 1"


def target_answer_of(play: Play, target: int) -> int:
    told = targets(play.state, 0, "shockwave", only=[target])[0]
    assert told.damage is not None
    return told.damage.total


@rule("M2-ABL-SWD-07")
def test_walls_stand_fast_unless_a_giant_shakes_them():
    small = second("1 castles-454 18 18 0", "0 adepts-shockwave 18 15 90", "1 adepts-plain 15 15 0", FAR, dice=[(6, 5)])
    assert [event.target for event in small.act(1, "shockwave").all(Attacked)] == [2]
