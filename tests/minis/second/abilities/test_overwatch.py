"""Overwatch: the shot is made when the next command phase begins."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

SENTRY = "0 scouts-overwatch 10 10 0"
GOAL = "1 cadets-bow 16 10 180"


def watching(*more: str, dice: list[tuple[int, ...]] | None = None) -> Play:
    """The sentry keeps watch; it is the other player's turn."""
    play = second(SENTRY, *more, FAR, dice=dice or []).act(0, "overwatch")
    assert (play.seat, play.tokens(0)) == (1, 1)
    return play


@content("minis/ability/overwatch")
@rule("M2-ABL-BOW-03")
def test_no_target_is_needed_and_the_token_is_seen_by_all():
    play = watching()
    seen = battle_view(play.state).lasting
    assert [(each.kind, each.source) for each in seen] == [("overwatch", 0)]
    touched = second(SENTRY, "1 cadets-plain 11.5 10 180", FAR)
    assert "M2-RANGED-01" in touched.refused(c.Act(0, 0, "overwatch")).rules


@content("minis/ability/overwatch")
@rule("M2-ABL-BOW-04")
def test_the_shot_is_made_when_the_next_command_phase_begins():
    play = watching(GOAL, dice=[(5, 5)]).end_turn()
    assert (play.seat, play.kind) == (0, "watch")
    assert play.state.lasting == []
    play.act(0, "shoot").target(1)
    assert play.click(1) == 3
    assert play.tokens(0) == 1, "the shot costs no further token"
    assert play.kind == "action"
    assert play.state.actions == 1
    later = watching(GOAL).end_turn().decline()
    assert later.kind == "action"


@content("minis/ability/overwatch")
@rule("M2-ABL-BOW-05")
def test_a_figure_that_has_come_into_contact_does_not_stop_the_shot():
    play = watching("1 cadets-plain 14 10 180", GOAL, dice=[(5, 5)])
    play.act(1, "move").move(1, (11.5, 10), facing=180)
    while play.kind == "free-spin":
        play.decline()
    assert (play.seat, play.kind) == (0, "watch")
    play.act(0, "precision").target(1)
    assert play.click(1) == 3 or play.is_eliminated(1)


@content("minis/ability/overwatch")
@rule("M2-ABL-BOW-04")
def test_a_sentry_with_nobody_in_sight_is_not_asked():
    assert watching().end_turn().kind == "action"


@content("minis/ability/overwatch")
@rule("M2-ABL-BOW-04", "M2-INDIRECT-01")
def test_who_keeps_watch_shoots_as_it_can_and_over_no_walls():
    play = watching(GOAL).end_turn()
    assert {each.how for each in play.options() if isinstance(each, c.Act) and each.figure == 0} == {"shoot"}
    for way in ("indirect-fire", "long-shot", "long-indirect-fire"):
        assert play.refused(c.Act(0, 0, way)).rules
