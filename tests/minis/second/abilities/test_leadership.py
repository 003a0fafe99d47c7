from __future__ import annotations

from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

LEADER = "0 adepts-leadership 10 10 0"


def moved(*figures: str) -> Play:
    return second(*figures, FAR).act(1, "move")


@content("minis/ability/leadership")
@rule("M2-ABL-DMG-33")
def test_a_leader_takes_the_token_of_a_friend_who_is_not_pushed():
    play = moved(LEADER, "0 adepts-plain 18 10 0 tokens 1")
    assert (play.kind, play.seat) == ("react", 0)
    play.resolve(0).move(1, (18, 12))
    assert (play.tokens(0), play.tokens(1), play.click(1)) == (1, 0, 0)


@rule("M2-ABL-DMG-33")
def test_nobody_must_lead_and_who_has_a_token_or_sees_nothing_cannot():
    play = moved(LEADER, "0 adepts-plain 18 10 0").decline().move(1, (18, 12))
    assert (play.tokens(0), play.tokens(1)) == (0, 1)
    for figures in (
        ("0 adepts-leadership 10 10 0 tokens 1", "0 adepts-plain 18 10 0"),
        (LEADER, "0 adepts-plain 20.1 10 0"),
        (LEADER, "0 adepts-plain 18 10 0", "0 adepts-plain 14 10 0"),
    ):
        assert moved(*figures).kind == "move"


@rule("M2-ABL-DMG-34")
def test_it_looks_through_its_front_arc():
    assert moved("0 adepts-leadership 10 10 180", "0 adepts-plain 18 10 0").kind == "move"


@rule("M2-ABL-DMG-33")
def test_nobody_leads_an_enemy():
    assert moved("1 adepts-leadership 10 10 0", "0 adepts-plain 18 10 0").kind == "move"
