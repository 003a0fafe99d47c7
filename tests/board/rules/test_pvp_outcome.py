"""Stolen artifacts, forced retreats, and how a combat between players ends."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mageknight.board.commands import ForceRetreat
from mageknight.board.lattice import hex_at, hex_place
from mageknight.kernel.match import Match
from mageknight.locale import render
from tests.board.rules.fights import hand, me
from tests.board.rules.games import lazily, walk
from tests.board.rules.rivals import AT_HOME, duel, passes, play, uid, unit
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

STRONG = "hand: fireball, snowstorm, rage, march"


def beaten(second: str, first: str = STRONG, **more: Any) -> Match[Any]:
    """Seat 0 has got 10 damage through."""
    match = duel(first, second, **more)
    play(match, 0, "fireball basic", "snowstorm basic")
    do(match, "0: strike", "1: end-phase")
    return match


@rule("UE-PVP-43", "UE-PVP-44", "UE-PVP-45")
def test_artifacts_are_stolen_from_discard_pile_play_area_and_wounded_units() -> None:
    match = beaten(
        "hand: march, amulet_of_the_sun; deck: ruby_ring; discard: horn_of_wrath; played: golden_grail;"
        " units: peasants banner_of_glory wounded, foresters banner_of_courage"
    )
    stolen = [one for one in options(match) if one.startswith("steal-artifact")]
    assert stolen == [
        "steal-artifact card=horn_of_wrath",
        "steal-artifact card=golden_grail",
        "steal-artifact card=banner_of_glory",
    ]
    assert refused(match, "0: steal-artifact amulet_of_the_sun").rules == ("UE-PVP-44", "UE-PVP-45")
    assert refused(match, "0: steal-artifact ruby_ring").rules == ("UE-PVP-44", "UE-PVP-45")
    assert refused(match, "0: steal-artifact banner_of_courage").rules == ("UE-PVP-44", "UE-PVP-45")
    do(match, "0: steal-artifact banner_of_glory", "0: steal-artifact horn_of_wrath")
    assert unit(match, 1).banner == ""
    assert me(match, 1).discard == ()
    assert me(match).discard == ("banner_of_glory", "horn_of_wrath")
    assert deciding(match) == [(1, "rival-attack")], "10 damage is spent"


@rule("UE-PVP-44", "UE-UNIT-04")
def test_a_unit_held_by_its_stolen_banner_alone_leaves() -> None:
    match = beaten("hand: march; units: peasants, foresters banner_of_command wounded")
    do(match, "0: steal-artifact banner_of_command")
    assert [one.unit for one in me(match, 1).units] == ["peasants"]


@rule("UE-PVP-43")
def test_less_than_five_damage_steals_nothing() -> None:
    match = duel("hand: rage, march", "hand: march; discard: horn_of_wrath")
    play(match, 0, "rage strong")
    do(match, "0: strike", "1: end-phase")
    assert refused(match, "0: steal-artifact horn_of_wrath").reason == "board-too-little-damage"


@rule("UE-PVP-44")
def test_the_banner_of_a_unit_wounded_in_this_attack_can_be_stolen() -> None:
    match = beaten("hand: march; units: peasants banner_of_glory")
    assert not [one for one in options(match) if one.startswith("steal-artifact")]
    do(match, f"0: assign-damage {uid(match, 1)}", "0: steal-artifact banner_of_glory")
    assert me(match).discard == ("banner_of_glory",)


@rule("UE-PVP-43", "UE-PVP-46")
def test_in_the_first_phase_nothing_is_stolen_and_nobody_driven_away() -> None:
    match = duel("hand: march; discard: horn_of_wrath", "hand: fireball", phase="ranged")
    play(match, 1, "fireball basic")
    do(match, "1: strike", "0: end-phase")
    assert refused(match, "1: steal-artifact horn_of_wrath").rules == ("UE-PVP-43", "UE-PVP-46")
    assert refused(match, "1: force-retreat 0,-1").rules == ("UE-PVP-43", "UE-PVP-46")


@rule("UE-PVP-46", "UE-PVP-47", "UE-PVP-48")
def test_a_forced_retreat_costs_the_move_points_of_an_accessible_safe_space() -> None:
    match = duel("hand: rage, march", "hand: march", tokens="1,-4: prowlers", places=("1,-2", "1,-3"))
    play(match, 0, "rage strong")
    do(match, "0: strike", "1: end-phase")
    assert refused(match, "0: force-retreat 1,-4").rules == ("UE-PVP-46",), "rampaging enemies hold it"
    assert refused(match, "0: force-retreat 2,-4").rules == ("UE-PVP-46",), "a lake"
    assert refused(match, "0: force-retreat 0,-1").rules == ("UE-PVP-46",), "not adjacent"
    do(match, "0: force-retreat 0,-3")
    assert hex_place(me(match, 1).space) == (0, -3)
    assert view(match).combat is None, "next to the prowlers before and after: nobody is provoked"
    assert deciding(match) == [(0, "turn")]


@rule("UE-PVP-47")
def test_effects_do_not_change_the_price_of_a_retreat() -> None:
    match = duel("hand: march, promise, rage; units: foresters", "hand: march", places=("1,-2", "1,-3"))
    do(match, f"0: activate-unit {uid(match, 0)} 0")
    play(match, 0, "march attack", "promise attack")
    do(match, "0: strike", "1: end-phase")
    assert refused(match, "0: force-retreat 0,-3").reason == "board-too-little-damage", (
        "a forest costs 3, whatever lasts"
    )
    assert "force-retreat space=0,-2" in options(match)


@pytest.mark.parametrize(
    "mine, theirs, gained",
    [("fame: 0", "fame: 10", 5), ("fame: 3", "fame: 5", 1), ("fame: 5", "fame: 5", 0), ("fame: 10", "fame: 0", 0)],
)
@rule("UE-PVP-49", "UE-PVP-50", "UE-PVP-51", "UE-PVP-22")
def test_fame_for_a_victory(mine: str, theirs: str, gained: int) -> None:
    match = beaten("hand: march; " + theirs, first=f"{STRONG}; {mine}")
    before = me(match).fame
    do(match, "0: force-retreat 1,-2")
    assert me(match).fame == before + gained
    assert me(match, 1).fame == int(theirs.split()[1])
    assert view(match).combat is None
    assert hex_place(me(match).space) == (0, -2), "the winner stays"


@rule("UE-PVP-49", "UE-PVP-46")
def test_the_defender_wins_by_driving_the_aggressor_away() -> None:
    match = duel("hand: march; fame: 8", "hand: rage; fame: 0")
    passes(match, 0)
    play(match, 1, "rage strong")
    do(match, "1: strike", "0: end-phase", "1: force-retreat 1,-2")
    assert hex_place(me(match).space) == (1, -2)
    assert hex_place(me(match, 1).space) == (0, -2)
    assert me(match, 1).fame == 5
    assert deciding(match) == [(0, "turn")]


@rule("UE-PVP-22", "UE-PVP-52")
def test_a_combat_nobody_wants_to_go_on_with_is_a_draw() -> None:
    match = duel("hand: march, rage; fame: 0", "hand: march; fame: 10")
    passes(match, 0, 1)
    assert view(match).combat is None
    assert hex_place(me(match).space) == (0, -1)
    assert me(match).fame == 0
    do(match, "0: end-turn", "0: choose-card march", "0: decline")
    assert hand(match).count("wound") == 0


@rule("UE-PVP-53")
def test_an_unsafe_space_means_forced_withdrawal_from_there() -> None:
    match = duel("hand: march, rage", "hand: march", places=("2,-4", "2,-3"))
    match.state.turn.path[:] = [hex_at(1, -3), hex_at(2, -4)]
    passes(match, 0, 1)
    assert hex_place(me(match).space) == (2, -4), "a lake, flown over"
    do(match, "0: end-turn")
    assert hex_place(me(match).space) == (1, -3)
    assert hand(match).count("wound") == 1


@rule("UE-PVP-49", "UE-MOVE-25")
def test_whoever_drives_the_owner_out_of_a_keep_owns_it() -> None:
    match = duel(STRONG, "hand: march", **AT_HOME)
    keep = hex_at(5, -6)
    play(match, 0, "fireball basic", "snowstorm basic")
    do(match, "0: strike", "1: end-phase")
    where = next(one for one in options(match) if one.startswith("force-retreat")).split("=")[1]
    do(match, f"0: force-retreat {where}")
    assert match.state.map.shields == [keep * 8]
    do(match, "0: end-turn")
    walk(match, lazily, lambda m: deciding(m)[0][0] == 1)
    assert me(match).space == keep
    assert hand(match).count("wound") == 0


@rule("UE-PVP-52")
def test_a_draw_at_a_keep_leaves_it_to_its_owner() -> None:
    match = duel("hand: march", "hand: march", **AT_HOME)
    keep = hex_at(5, -6)
    passes(match, 0, 1)
    assert match.state.map.shields == [keep * 8 + 1]
    assert hex_place(me(match).space) == (4, -5)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_somebody_can_be_driven_is_told_without_coordinates(lang: str) -> None:
    match = beaten("hand: march")
    (asked,) = match.pending()
    driven = [each for each in match.options(asked) if isinstance(each, ForceRetreat)]
    told = [render(match.kit.describe(match.state, each), lang) for each in driven]
    assert told
    assert len(set(told)) == len(told)
    assert not any(re.search(r"\d,-?\d", words) for words in told)
