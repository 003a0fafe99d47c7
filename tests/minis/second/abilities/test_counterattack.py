from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FIGURES = ("0 adepts-plain 10 10 0", "1 adepts-counterattack 11.5 10 180", FAR)


@content("minis/ability/counterattack")
@rule("M2-ABL-SWD-31", "M2-ABL-SWD-32")
def test_who_is_missed_strikes_back_without_a_token():
    play = second(*FIGURES, dice=[(1, 2), (4, 4)]).act(0, "fight").target(1)
    assert (play.kind, play.seat) == ("react", 1)
    play.resolve(0)
    assert [(event.figure, event.by) for event in play.all(Damaged)] == [(0, 1)]
    assert (play.tokens(0), play.tokens(1)) == (1, 0)
    assert play.seat == 1 or play.kind == "action"


@rule("M2-ABL-SWD-31")
def test_nobody_must_and_a_hit_or_an_attack_from_behind_gives_no_occasion():
    play = second(*FIGURES, dice=[(1, 2)]).act(0, "fight").target(1).decline()
    assert len([event for event in play.log if isinstance(event, Attacked)]) == 1
    hit = second(*FIGURES, dice=[(5, 5)]).act(0, "fight").target(1)
    assert len(hit.all(Attacked)) == 1
    behind = second("0 adepts-plain 10 10 0", "1 adepts-counterattack 11.5 10 0", FAR, dice=[(1, 2)])
    assert len(behind.act(0, "fight").target(1).all(Attacked)) == 1


@rule("M2-ABL-SWD-32")
def test_it_may_use_one_ability_that_asks_for_a_close_combat_action():
    figures = ("0 adepts-plain 10 10 0", "1 adepts-answer 11.5 10 180", FAR)
    play = second(*figures, dice=[(1, 2), (4, 4), (5,)]).act(0, "fight").target(1).resolve(0)
    assert play.kind == "strike-back"
    assert play.offers(c.Act(1, 1, "fight"))
    assert play.refused(c.Act(1, 2, "fight")).reason == "not-an-option", "nobody else strikes back"
    assert play.refused(c.Act(1, 1, "capture")).rules == ("M2-ABL-SWD-32",)
    play.act(1, "weapon-master")
    assert play.is_eliminated(0)


@rule("M2-ABL-SWD-31")
def test_a_dodged_hit_is_an_occasion_too():
    """Reading R63: a hit that is dodged is an unsuccessful attack."""
    figures = ("0 adepts-plain 10 10 0", "1 adepts-dodging-answer 11.5 10 180", FAR)
    play = second(*figures, dice=[(5, 5), (6,), (4, 4)]).act(0, "fight").target(1)
    assert play.kind == "react"
    assert play.resolve(0).click(0) == 2


@rule("M2-ABL-SWD-32", "M2-ABL-SWD-28")
def test_who_strikes_back_with_a_sweep_meets_everybody_in_front():
    figures = ("0 adepts-plain 10 10 0", "1 adepts-sweeping-answer 11.5 10 180", "0 adepts-plain 11.5 11.5 270", FAR)
    play = second(*figures, dice=[(1, 2), (5, 5)]).act(0, "fight").target(1).enough().resolve(0).act(1, "sweep")
    assert sorted([event.target for event in play.all(Attacked)]) == [0, 2]
    assert [play.click(0), play.click(2)] == [2, 2], "each takes the full damage"


@rule("M2-ABL-SWD-31")
def test_whoever_struck_it_is_answered_and_nobody_strikes_back_at_one_who_is_gone():
    figures = ("0 adepts-plain 30 5 0", "0 adepts-sweep 10 10 0 click 2", "1 adepts-counterattack 11.27 10.8 180",
               "1 adepts-counterattack 11.27 9.2 180", FAR)  # fmt: skip
    play = second(*figures, dice=[(1, 2), (6, 6)]).act(1, "sweep")
    assert (play.kind, play.seat) == ("react", 1)
    play.resolve(0)
    assert play.is_eliminated(1)
    assert play.kind != "react", "the other one has nobody to strike back at"
