"""Strong Flier: it carries a friend along."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.drill import units
from tests.minis.second.field import FAR, second

FLIER = "0 scouts-strong-flier 10 10 0"
FRIEND = "0 cadets-sword 11.5 10 0"


@content("minis/ability/strong-flier")
@rule("M2-ABL-SPD-37", "M2-ABL-SPD-38")
def test_a_friend_in_contact_is_carried_and_set_down_in_contact():
    play = (
        second(FLIER, FRIEND, "0 cadets-sword 10 30 0", FAR, actions=2, total=200)
        .act(0, "carry")
        .target(1)
        .move(0, (18, 10))
    )
    assert play.kind == "set-down"
    assert play.refused(play.putting(1, 20, 10)).rules == ("M2-ABL-SPD-37",)
    play.put(1, 18, 11.5, 90)
    assert (play.place(0), play.place(1)) == ((18, 10), (18, 11.5))
    assert (play.tokens(0), play.tokens(1), play.state.actions) == (1, 1, 1)
    assert "M2-ABL-SPD-38" in play.refused(c.Act(0, 1, "move")).rules
    play.end_turn()
    assert play.tokens(1) == 1, "a token of this turn stays"


@content("minis/ability/strong-flier")
@rule("M2-ABL-SPD-37", "M2-SOAR-04")
def test_whoever_is_set_down_stands_on_the_ground_also_with_wings():
    play = second(FLIER, "0 cadets-gull 11.5 10 0", FAR, total=200).act(0, "carry").target(1).move(0, (18, 10))
    soaring = c.Put(0, 1, units(18), units(11.5), 0, soaring=True)
    assert play.refused(soaring).reason == "minis-put-on-the-ground"
    assert play.refused(soaring).rules == ("M2-SOAR-04",)
    play.put(1, 18, 11.5)
    assert play.place(1) == (18, 11.5)


@content("minis/ability/strong-flier")
@rule("M2-ABL-SPD-38")
def test_a_second_token_does_not_push_the_carried_and_a_third_is_not_laid():
    for before in (1, 2):
        friend = f"0 cadets-sword 11.5 10 0 tokens {before}"
        play = (
            second(FLIER, friend, "0 cadets-sword 10 30 0", FAR, total=200)
            .act(0, "carry")
            .target(1)
            .move(0, (18, 10))
            .put(1, 18, 11.5)
        )
        assert (play.tokens(1), play.click(1)) == (2, 0)


@content("minis/ability/strong-flier")
@rule("M2-ABL-SPD-37")
def test_only_friends_without_an_action_are_carried_and_nobody_by_who_soars():
    play = second(FLIER, FRIEND, "0 cadets-sword 10 11.5 0", "1 cadets-plain 10 8.5 0", FAR, actions=3, total=300)
    play.act(1, "move").turn(1, 90).act(0, "carry")
    assert play.refused(c.Target(0, 1)).rules == ("M2-ABL-SPD-37",)
    assert play.refused(c.Target(0, 3)).rules == ("M2-ABL-SPD-37",)
    assert play.offers(c.Target(0, 2))
    aloft = second("0 scouts-strong-flier 10 10 0 soaring", "0 scouts-strong-flier 11 10 0 soaring", FAR)
    assert aloft.refused(c.Act(0, 0, "carry")).rules == ("M2-ABL-SPD-37",)


@content("minis/ability/strong-flier")
@rule("M2-ABL-SPD-37")
def test_the_flier_breaks_away_and_its_friend_need_not():
    figures = (FLIER, FRIEND, "1 cadets-plain 10 8.5 90", "1 cadets-plain 13 10 180", FAR)
    play = second(*figures, dice=[(2,)]).act(0, "carry").target(1).break_away(0).move(0, (4, 10)).put(1, 4, 11.5)
    assert play.place(1) == (4, 11.5)
    held = second(*figures, dice=[(1,)]).act(0, "carry").target(1).break_away(0).stay(0)
    assert held.place(1) == (11.5, 10)
    assert held.tokens(1) == 0
