"""The seven values of a figure of edition 2.0, as they count in play."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import Attacked
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

LONG = "1 fencers-long 16 10 180"


def shot(*figures: str, dice: tuple[int, int] = (5, 5)) -> Play:
    return second(*figures, FAR, dice=[dice]).act(0, "shoot").target(1)


@rule("M2-DIAL-02", "M2-DIAL-03", "M2-DIAL-07")
def test_the_dial_changes_four_values_and_the_base_keeps_three():
    for click, attack in ((0, 8), (2, 6)):
        play = shot(f"0 cadets-bow 10 10 0 click {click}", LONG)
        adds = dict(play.only(Attacked).adds)
        assert (adds[parts.ATTACK_VALUE], adds[parts.ATTACK_BONUS]) == (attack, 2)
        assert play.only_hurt(1).amount == 3
        far = second(f"0 cadets-bow 10 10 0 click {click}", "1 fencers-long 20 10 180", FAR)
        assert far.offers(c.Act(0, 0, "shoot"))
    struck = second("1 cadets-plain 11.5 10 180 click 2", "0 cadets-sword 10 10 0", FAR, dice=[(3, 3)])
    struck.act(1, "fight").target(0)
    assert struck.only(Attacked).defense == 13


@rule("M2-DIAL-06")
def test_an_older_figure_shoots_with_the_damage_that_shows():
    assert shot("0 archer 10 10 0", LONG).only_hurt(1).amount == 2
    assert shot("0 archer 10 10 0 click 2", LONG).only_hurt(1).amount == 1


@rule("M2-DIAL-09", "M2-DEF-11", "M2-ABILITY-01")
def test_an_ability_of_the_nexus_counts_while_it_shows():
    play = second("0 cadets-nexus 10 10 0", "0 cadets-nexus 20 20 0 click 1", FAR)
    assert play.offers(c.Act(0, 0, "nimble"))
    assert not play.offers(c.Act(0, 1, "nimble"))


def test_a_plain_turn_asks_nothing_but_what_is_done():
    """One attack: the action, then the target; no further question, whatever the figures' types."""
    asked: list[str] = []
    play = second("0 cadets-sword 10 10 0", "1 cadets-plain 11.5 10 180", "0 cadets-bow 4 4 0", FAR, dice=[(5, 5)])
    asked.append(play.kind)
    play.act(0, "fight")
    asked.append(play.kind)
    play.target(1)
    assert asked == ["action", "aim"]
    assert (play.kind, play.seat) == ("action", 1)
