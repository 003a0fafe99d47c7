"""Mana Search."""

from __future__ import annotations

from tests.board.rules.land import land
from tests.marks import content
from tests.play import do, options, refused, view


@content("board/tactic/mana_search")
def test_mana_search_rolls_dice_of_the_source_anew() -> None:
    match = land(
        seat="hand: march, rage; deck: stamina; tactic: mana_search", more="night: yes; source: gold, red, gold"
    )
    match.state.core.forced.append((2, (1, 2)))
    do(match, "0: use-tactic")
    assert options(match) == ["choose-die die=0", "choose-die die=2", "decline"], "depleted gold dice come first"
    do(match, "0: choose-die 0")
    assert options(match) == ["choose-die die=2", "decline"], "no die is chosen twice, and none is rolled yet"
    do(match, "0: choose-die 2")
    assert [die.colour for die in view(match).source] == ["blue", "red", "green"]
    assert refused(match, "0: use-tactic").reason == "board-no-tactic-to-use"


@content("board/tactic/mana_search")
def test_mana_search_may_roll_one_die_or_none() -> None:
    for dice, source in (([], ["gold", "red"]), (["0: choose-die 0"], ["blue", "red"])):
        match = land(seat="hand: march; deck: stamina; tactic: mana_search", more="night: yes; source: gold, red")
        match.state.core.forced.append((2, (1,)))
        do(match, "0: use-tactic", *dice, "0: decline")
        assert [die.colour for die in view(match).source] == source
