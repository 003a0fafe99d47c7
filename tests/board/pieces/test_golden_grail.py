"""Golden Grail."""

from __future__ import annotations

from tests.board.rules.fights import hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, view


@content("board/card/golden_grail")
@rule("UE-WOUND-07", "UE-WOUND-08")
def test_golden_grail_gives_fame_for_healing_used() -> None:
    match = land("0,0", "hand: golden_grail, wound, wound, wound, tranquility")
    do(match, "0: play-card golden_grail basic", "0: heal-wound hand")
    assert me(match).fame == 1
    do(match, "0: heal-wound hand")
    assert me(match).fame == 2
    do(match, "0: play-card tranquility basic", "0: choose-option 0", "0: heal-wound hand")
    assert me(match).fame == 2, "only for points of the grail"
    unit = land("0,0", "hand: golden_grail; units: utem_guardsmen wounded")
    do(unit, "0: play-card golden_grail basic", f"0: heal-wound {me(unit).units[0].uid}")
    assert me(unit).fame == 2


@content("board/card/golden_grail")
@rule("UE-WOUND-13")
def test_healing_of_the_grail_is_lost_in_combat() -> None:
    seat = "hand: golden_grail, wound, wound, tranquility, rage"
    match = land("1,-3", seat, tokens="1,-4: prowlers")
    do(match, "0: play-card golden_grail basic", "0: challenge 1,-4", "0: end-phase", "0: end-phase", "0: end-phase")
    assert view(match).turn.heal == 0
    fame = me(match).fame
    do(match, "0: play-card tranquility basic", "0: choose-option 0", "0: heal-wound hand")
    assert me(match).fame == fame


@content("board/card/golden_grail")
def test_golden_grail_draws_for_each_wound_healed() -> None:
    match = land("0,0", "hand: golden_grail, wound, wound; deck: march, rage")
    do(match, "0: play-card golden_grail strong")
    assert view(match).turn.heal == 6
    do(match, "0: heal-wound hand", "0: heal-wound hand")
    assert sorted(hand(match)) == ["march", "rage"]
