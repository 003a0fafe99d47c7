"""Banner of Command."""

from __future__ import annotations

from tests.board.artifacts.relics import unit
from tests.board.rules.fights import me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, options, refused, view


@content("board/card/banner_of_command")
@rule("UE-UNIT-04")
def test_command_holds_a_recruit_of_this_turn() -> None:
    seat = "hand: banner_of_command, banner_of_glory, march; units: peasants; reputation: 0"
    match = land("4,-2", seat, more="units: foresters, herbalists; influence: 5")
    assert refused(match, f"0: attach-banner banner_of_command {unit(match).uid}").reason == "board-banner-is-played"
    do(match, "0: interact", "0: play-card banner_of_command basic")
    assert view(match).turn.influence == 4
    do(match, "0: recruit unit=herbalists")
    assert options(match) == ["choose-option option=0", "choose-option option=1"]
    do(match, "0: choose-option 0")
    assert [(one.unit, one.banner) for one in me(match).units] == [
        ("peasants", ""),
        ("herbalists", "banner_of_command"),
    ]
    assert me(match).played == ()
    under = unit(match, 1).uid
    assert refused(match, f"0: attach-banner banner_of_glory {under}").rules == ("UE-UNIT-04",)


@content("board/card/banner_of_command")
def test_command_holds_a_recruit_of_earlier_in_the_turn() -> None:
    match = land("4,-2", "hand: banner_of_command, promise, march; reputation: 0", more="units: herbalists")
    do(match, "0: interact", "0: play-card promise basic", "0: play-card march influence", "0: recruit herbalists")
    do(match, "0: play-card banner_of_command basic", f"0: choose-unit {unit(match).uid}")
    assert unit(match).banner == "banner_of_command"


@content("board/card/banner_of_command")
@rule("UE-UNIT-08", "UE-UNIT-10", "UE-DEED-11")
def test_command_brings_a_unit_for_nothing() -> None:
    match = land(seat="hand: banner_of_command; units: peasants spent wounded", more="units: foresters, altem_mages")
    do(match, "0: play-card banner_of_command strong", "0: choose-unit altem_mages")
    assert me(match).fame == 2
    assert [(one.unit, one.ready, one.wounds) for one in me(match).units] == [("altem_mages", True, 0)]
    assert view(match).offers.units == ("foresters",)
