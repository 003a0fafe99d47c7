from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second


def confused(*more: str) -> Play:
    figures = ("0 adepts-magic-confusion 10 10 0", "1 adepts-dodge 16 10 180 tokens 1", *more, FAR)
    play = second(*figures, dice=[(5, 5), (1,)]).act(0, "magic-confuse").target(1)
    assert (play.kind, play.seat) == ("move", 0)
    return play


@content("minis/ability/magic-confusion")
@rule("M2-ABL-DMG-29", "M2-ABL-DMG-32")
def test_the_attacker_moves_its_target_without_damage_token_or_push():
    play = confused().move(1, (16, 14))
    assert play.place(1) == (16, 14)
    assert (play.tokens(1), play.click(1)) == (1, 0)
    assert not any(isinstance(event, Damaged) for event in play.log)


@rule("M2-ABL-DMG-30")
def test_it_is_not_led_into_contact_with_the_side_that_moves_it():
    play = confused("0 adepts-plain 16 14 0")
    assert play.refused(play.path(1, (16, 12.5))).rules == ("M2-ABL-DMG-30",)


@rule("M2-ABL-DMG-31")
def test_its_owner_cancels_nothing_meanwhile():
    play = confused("1 adepts-dodge 30 20 180")
    assert play.refused(c.CancelAbility(1, 1, "dodge")).rules == ("M2-ABL-DMG-31",)


@rule("M2-ABL-DMG-29")
def test_nobody_joins_in_a_confusion():
    friends = ("0 adepts-magic-confusion 10 11.5 0", "0 adepts-magic-confusion 10 8.5 0")
    assert confused(*friends).kind == "move", "nobody is asked who else takes part"
