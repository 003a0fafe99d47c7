from __future__ import annotations

from mageknight.minis.effects import parts
from mageknight.minis.events import Attacked, Damaged, Healed
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

THUNDER = "0 adepts-thunder-blow 10 10 0"
TARGET = "1 adepts-plain 11.5 10 180"


def blows(play: Play) -> list[int]:
    return [event.total for event in play.log if isinstance(event, Attacked)]


@content("minis/ability/thunder-blow")
@rule("M2-ABL-SWD-15", "M2-ABL-SWD-16", "M2-ABL-SWD-17")
def test_each_blow_is_1_worse_and_each_hit_adds_1():
    play = second(THUNDER, TARGET, FAR, dice=[(4, 4), (4, 4), (4, 4)]).act(0, "thunder-blow").target(1)
    assert (play.kind, play.seat) == ("thunder", 0)
    assert play.click(1) == 0
    play.target(1).target(1)
    assert blows(play) == [16, 15, 14]
    assert play.click(1) == 3, "two hits of three, and the third failed"


@rule("M2-ABL-SWD-18")
def test_who_stops_keeps_all_and_what_follows_from_success():
    figures = ("0 adepts-thunder-vampire 10 10 0 click 1", TARGET, FAR)
    play = second(*figures, dice=[(5, 5), (5, 5)]).act(0, "thunder-blow").target(1).target(1).enough()
    assert play.only(Damaged).amount == 3
    assert play.only(Healed).figure == 0
    failed = second(*figures, dice=[(5, 5), (1, 2)]).act(0, "thunder-blow").target(1).target(1)
    assert failed.only(Damaged).amount == 2
    assert failed.all(Healed) == []


@rule("M2-ABL-SWD-15")
def test_a_first_blow_that_fails_does_nothing():
    play = second(THUNDER, TARGET, FAR, dice=[(1, 2)]).act(0, "thunder-blow").target(1)
    assert (play.click(1), play.seat) == (0, 1)


@rule("M2-ABL-SWD-19")
def test_a_counterattack_comes_before_the_damage():
    figures = ("0 adepts-thunder-blow 10 10 0 click 1", "1 adepts-counterattack 11.5 10 180", FAR)
    play = second(*figures, dice=[(5, 5), (1, 2), (5, 5)]).act(0, "thunder-blow").target(1).target(1)
    assert play.kind == "react"
    play.resolve(0)
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(0, 2), (1, 1)]


@rule("M2-ABL-SWD-20")
def test_every_blow_can_be_dodged():
    figures = (THUNDER, "1 adepts-dodge 11.5 10 180", FAR)
    play = second(*figures, dice=[(5, 5), (1,), (5, 5), (6,)]).act(0, "thunder-blow").target(1).target(1)
    assert play.click(1) == 2


@rule("M2-CRIT-04", "M2-CRIT-07")
def test_a_critical_blow_adds_1():
    play = second(THUNDER, TARGET, FAR, dice=[(6, 6)]).act(0, "thunder-blow").target(1).enough()
    assert play.click(1) == 3
    assert [part for part, _ in play.only(Damaged).parts] == [parts.DAMAGE_VALUE, parts.CRITICAL], (
        "no line for the only blow"
    )


@rule("M2-ABL-SWD-16")
def test_before_the_next_blow_its_chance_is_told():
    play = second(THUNDER, TARGET, FAR, dice=[(4, 4)]).act(0, "thunder-blow").target(1)
    told = play.match.options(play.match.pending()[0]).prompt().args
    assert (told["damage"], told["chance"]) == (2, 42), "7 and the dice against 15"
