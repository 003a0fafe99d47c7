"""Banner of Protection."""

from __future__ import annotations

from tests.board.artifacts.relics import attach, unit
from tests.board.rules.fights import fight, hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do


@content("board/card/banner_of_protection")
def test_protection_gives_armor_and_resistances() -> None:
    match = fight("fire_mages", "banner_of_protection", "block", seat="units: peasants")
    attach(match, "banner_of_protection")
    assert (unit(match).armor.total, unit(match).resistances) == (4, ("fire", "ice"))
    do(match, "0: end-phase", f"0: assign-damage {unit(match).uid}")
    assert (unit(match).wounds, deciding(match)) == (1, [(0, "combat")]), "6 fire damage: 4 resisted, then wounded by 2"
    assert "wound" not in hand(match)


@content("board/card/banner_of_protection")
@rule("UE-GAIN-09")
def test_protection_throws_away_the_wounds_of_the_turn() -> None:
    match = fight("monks", "banner_of_protection, wound", "block", seat="deck: march")
    do(match, "0: play-card banner_of_protection strong", "0: end-phase", "0: end-phase")
    assert hand(match).count("wound") == 4
    assert me(match).discard.count("wound") == 3
    do(match, "0: end-turn", "0: choose-option 0")
    assert hand(match).count("wound") == 1, "the Wound from before stays"
    assert me(match).discard.count("wound") == 0


@content("board/card/banner_of_protection")
@rule("UE-INTERACT-04")
def test_what_the_reputation_gives_is_no_wound_to_be_thrown_away() -> None:
    match = land(at="2,-3", seat="hand: banner_of_protection, march; discard: wound, wound; deck: rage; reputation: 5")
    do(match, "0: play-card banner_of_protection strong", "0: interact", "0: end-turn")
    assert deciding(match)[0][1] != "choose-option", "there is nothing to throw away"
    assert me(match).discard.count("wound") == 2
