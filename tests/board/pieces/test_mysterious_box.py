"""The Mysterious Box: another artifact for one turn."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, options, refused, view

BOX = "board/card/mysterious_box"


def box(top: str, more: str = "") -> Match[Any]:
    match = land("0,0", f"hand: mysterious_box, march; {more}", f"artifacts: {top}, ruby_ring")
    do(match, "0: play-card mysterious_box basic")
    return match


def bottom(match: Match[Any]) -> int:
    return int(match.state.artifacts[0])


def number(match: Match[Any], card: str) -> int:
    return int(match.kit.parse_value("card", card))


def grants(match: Match[Any]) -> list[str]:
    return [option for option in options(match) if option.startswith("use-grant")]


@content(BOX)
@rule("UE-REVERT-02")
def test_an_unused_box_comes_back() -> None:
    match = box("endless_bag_of_gold")
    assert me(match).aside == ("endless_bag_of_gold",), "for all to see"
    assert match.can_undo(0) is not None
    do(match, "0: end-turn")
    assert "mysterious_box" in hand(match)
    assert me(match).aside == ()
    assert bottom(match) == number(match, "endless_bag_of_gold")


@content(BOX)
def test_the_box_is_used_as_the_basic_half() -> None:
    match = box("endless_bag_of_gold")
    assert grants(match) == ["use-grant grant=0", "use-grant grant=1"], "no banner"
    do(match, "0: use-grant 0")
    assert (view(match).turn.influence, me(match).fame) == (4, 3), "Fame 2 of the bag and 1 of the box"
    assert grants(match) == [], "once"
    do(match, "0: end-turn")
    assert "mysterious_box" in me(match).discard
    assert bottom(match) == number(match, "endless_bag_of_gold")


@content(BOX)
@rule("UE-DEED-11")
def test_the_box_used_as_the_strong_half_is_thrown_away() -> None:
    match = box("endless_bag_of_gold")
    do(match, "0: use-grant 1")
    assert (view(match).turn.influence, me(match).fame) == (9, 4)
    assert number(match, "mysterious_box") in match.state.gone
    do(match, "0: end-turn")
    assert bottom(match) == number(match, "endless_bag_of_gold")


@content(BOX)
def test_the_box_is_a_banner_for_one_turn() -> None:
    match = box("banner_of_glory", "units: peasants")
    assert grants(match) == ["use-grant grant=1", "use-grant grant=2"], "the strong half, or attached"
    do(match, "0: use-grant 2")
    unit = me(match).units[0]
    assert (unit.banner, unit.armor.total, me(match).fame) == ("mysterious_box", 4, 1)
    do(match, "0: end-turn")
    assert me(match).units[0].banner == ""
    assert "mysterious_box" in me(match).discard


@content(BOX)
def test_the_box_has_no_strong_half_and_needs_an_artifact() -> None:
    match = land("0,0", "hand: mysterious_box")
    assert refused(match, "0: play-card mysterious_box strong").reason == "board-no-such-part"
    match.state.artifacts.clear()
    assert refused(match, "0: play-card mysterious_box basic").reason == "board-no-artifact-left"
