from __future__ import annotations

from mageknight.minis.events import Damaged, Stopped
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

GUARD = "1 adepts-pole-arm 16 10 180"


@content("minis/ability/pole-arm")
@rule("M2-ABL-DEF-02")
def test_whoever_moves_up_to_its_front_takes_1_and_stops():
    figures = ("0 adepts-sneak-charger 10 10 0", GUARD, FAR)
    play = second(*figures).cancel(0, 0, "sneak-attack").act(0, "charge").move(0, (14.5, 10))
    while play.kind == "free-spin":
        play.decline()
    assert [event.figure for event in play.log if isinstance(event, Damaged)] == [0]
    assert any(isinstance(event, Stopped) for event in play.log)
    assert play.kind == "action", "no attack follows the move of a charge"
    assert play.seat == 1


@rule("M2-ABL-DEF-02")
def test_it_does_not_reach_behind_itself():
    play = second("0 adepts-sneak-attack 10 10 0", "1 adepts-pole-arm 16 10 0", FAR).act(0, "move").move(0, (14.5, 10))
    assert play.click(0) == 0
