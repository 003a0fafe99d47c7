"""Banners: attached to units, used up, kept or shuffled in again."""

from __future__ import annotations

from tests.board.artifacts.relics import attach, unit
from tests.board.rules.fights import fight, hand, me
from tests.board.rules.games import lazily, walk
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


@rule("UE-UNIT-18", "UE-UNIT-20", "UE-UNIT-22")
def test_a_banner_goes_onto_a_unit_in_ones_own_turn() -> None:
    match = land(seat="hand: banner_of_glory, banner_of_fear; units: peasants")
    assert refused(match, "0: play-card banner_of_glory basic").rules == ("UE-UNIT-18", "UE-UNIT-20")
    attach(match, "banner_of_glory")
    assert unit(match).banner == "banner_of_glory"
    assert "banner_of_glory" not in hand(match)
    assert refused(match, "0: play-card banner_of_glory strong").reason == "board-not-in-hand"
    attach(match, "banner_of_fear")
    assert unit(match).banner == "banner_of_fear"
    assert me(match).discard == ("banner_of_glory",)


@rule("UE-UNIT-21")
def test_the_banner_of_a_disbanded_unit_is_discarded() -> None:
    seat = "hand: banner_of_glory, banner_of_command; units: peasants"
    match = land(seat=seat, more="units: foresters")
    attach(match, "banner_of_glory")
    do(match, "0: play-card banner_of_command strong")
    assert [one.unit for one in me(match).units] == ["foresters"]
    assert me(match).discard == ("banner_of_glory",)


@content("board/card/banner_of_glory")
@rule("UE-UNIT-17", "UE-UNIT-19")
def test_glory_makes_its_unit_stronger_and_famous() -> None:
    match = fight("prowlers", "banner_of_glory, march", "block", seat="units: peasants")
    attach(match, "banner_of_glory")
    assert unit(match).armor.total == 4
    uid = unit(match).uid
    do(match, f"0: activate-unit {uid} 0")
    assert [points.amount for points in view(match).combat.block] == [3]
    assert me(match).fame == 1


@content("board/card/banner_of_glory")
def test_glory_of_all_units_counts_each_of_them_once() -> None:
    match = fight("golems", "banner_of_glory", "attack", seat="units: peasants, foresters; fame: 15")
    fame = me(match).fame
    do(match, f"0: activate-unit {unit(match).uid} 0")
    assert me(match).fame == fame
    do(match, "0: play-card banner_of_glory strong")
    assert me(match).fame == fame + 1, "the unit that attacked before counts as well"
    assert (unit(match, 0).armor.total, unit(match, 1).armor.total) == (4, 5)
    assert "banner_of_glory" not in me(match).played
    match = fight("golems", "banner_of_glory", "attack", seat="units: utem_swordsmen")
    do(match, "0: play-card banner_of_glory strong", f"0: activate-unit {unit(match).uid} 1", "0: end-phase")
    assert me(match).fame == 1


@content("board/card/banner_of_courage")
@rule("UE-ROUND-15")
def test_courage_readies_its_unit_once_a_round() -> None:
    match = land(seat="hand: banner_of_courage, march; units: peasants spent")
    attach(match, "banner_of_courage")
    do(match, f"0: use-banner {unit(match).uid}")
    assert (unit(match).ready, unit(match).banner_used) == (True, True)
    do(match, f"0: activate-unit {unit(match).uid} 1")
    assert refused(match, f"0: use-banner {unit(match).uid}").reason == "board-banner-used"
    battle = fight("prowlers", "banner_of_courage", "ranged", seat="units: peasants spent")
    attach(battle, "banner_of_courage")
    assert refused(battle, f"0: use-banner {unit(battle).uid}").rules == ("UE-COMBAT-25",)


@content("board/card/banner_of_courage")
def test_courage_readies_all_units() -> None:
    match = land(seat="hand: banner_of_courage; units: peasants spent, foresters spent wounded")
    do(match, "0: play-card banner_of_courage strong")
    assert [(one.ready, one.wounds) for one in me(match).units] == [(True, 0), (True, 1)]
    battle = fight("prowlers", "banner_of_courage", seat="units: peasants spent")
    assert refused(battle, "0: play-card banner_of_courage strong").reason == "board-wrong-time"


@content("board/card/banner_of_fortitude")
def test_fortitude_spares_its_unit_a_wound_and_what_comes_with_it() -> None:
    match = fight("medusa", "banner_of_fortitude", "block", seat="units: utem_guardsmen")
    attach(match, "banner_of_fortitude")
    uid = unit(match).uid
    do(match, "0: end-phase", f"0: assign-damage {uid}")
    assert deciding(match) == [(0, "save-unit")]
    do(match, "0: choose-option 0")
    assert (unit(match).uid, unit(match).wounds) == (uid, 0), "neither wounded nor destroyed"
    assert unit(match).hurt
    assert hand(match).count("wound") == 1, "the unit took 5 of 6, the rest goes to the hero"


@content("board/card/banner_of_fortitude")
def test_fortitude_may_be_kept_for_later() -> None:
    match = fight("medusa", "banner_of_fortitude", "block", seat="units: utem_guardsmen")
    attach(match, "banner_of_fortitude")
    do(match, "0: end-phase", f"0: assign-damage {unit(match).uid}", "0: decline")
    assert me(match).units == ()
    assert me(match).discard == ("banner_of_fortitude",)


@content("board/card/banner_of_fortitude")
def test_fortitude_helps_against_the_wound_of_an_ability() -> None:
    match = fight("golems", "banner_of_fortitude", "attack", seat="units: utem_swordsmen")
    attach(match, "banner_of_fortitude")
    do(match, f"0: activate-unit {unit(match).uid} 1")
    assert deciding(match) == [(0, "save-unit")]
    do(match, "0: choose-option 0")
    assert unit(match).wounds == 0


@content("board/card/banner_of_fortitude")
def test_fortitude_heals_all_units_completely() -> None:
    match = land(seat="hand: banner_of_fortitude; units: peasants wounded wounded, foresters spent wounded")
    do(match, "0: play-card banner_of_fortitude strong")
    assert [(one.ready, one.wounds) for one in me(match).units] == [(True, 0), (False, 0)]


@rule("UE-ROUND-15", "UE-ROUND-16")
def test_between_rounds_banners_come_face_up_and_may_be_taken_off() -> None:
    match = land(seat="hand: banner_of_courage, banner_of_glory, march; units: peasants spent, foresters; level: 3")
    attach(match, "banner_of_courage", 0)
    attach(match, "banner_of_glory", 1)
    do(match, f"0: use-banner {unit(match, 0).uid}", f"0: activate-unit {unit(match, 0).uid} 1")
    walk(match, lazily, lambda now: deciding(now) == [(0, "discard-banner")])
    courage, glory = unit(match, 0).uid, unit(match, 1).uid
    assert options(match) == [f"choose-unit unit={courage}", f"choose-unit unit={glory}", "decline"]
    do(match, f"0: choose-unit {glory}", "0: decline")
    assert [one.banner for one in me(match).units] == ["banner_of_courage", ""]
    assert "banner_of_glory" not in me(match).discard, "it was shuffled into the deck"
    walk(match, lazily, lambda now: deciding(now) == [(0, "turn")])
    do(match, f"0: activate-unit {courage} 1", f"0: use-banner {courage}")
    assert unit(match, 0).ready
