"""Interacting with locals."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.match import Match
from tests.board.rules.fights import hand, me
from tests.board.rules.sites import spot, visit
from tests.board.units.ranks import gather, unit, use
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

SPELLS = "spells: fireball, snowstorm, expose"


def keep(owner: str = "0", seat: str = "hand: march", more: str = "", **rest: Any) -> Match[Any]:
    """Seat 0 on a keep that somebody owns."""
    return visit("countryside_03", "NE", seat, more=more, shields=f"{spot('NE')}: {owner}", **rest)


def tower(owner: str = "0", seat: str = "hand: march", more: str = "", **rest: Any) -> Match[Any]:
    return visit("countryside_04", "C", seat, more=more, shields=f"{spot('C')}: {owner}", **rest)


def village(seat: str = "hand: march", more: str = "", **rest: Any) -> Match[Any]:
    return visit("countryside_03", "SW", seat, more=more, **rest)


def monastery(seat: str = "hand: march", more: str = "") -> Match[Any]:
    return visit("countryside_05", "NE", seat, more=more)


def camp(seat: str = "hand: march", more: str = "") -> Match[Any]:
    return visit("countryside_12", "W", seat, more=more)


def talk(match: Match[Any], influence: int = 0) -> Match[Any]:
    """Begin the interaction, with so much Influence as if effects had been played in it."""
    do(match, "0: interact")
    gather(match, influence)
    return match


# Where.


@rule("UE-INTERACT-01")
@pytest.mark.parametrize("tile, place", [("countryside_03", "SW"), ("countryside_05", "NE"), ("countryside_12", "W")])
def test_villages_monasteries_and_camps_welcome_everybody(tile: str, place: str) -> None:
    match = talk(visit(tile, place))
    assert view(match).turn.interacting


@rule("UE-INTERACT-01")
@pytest.mark.parametrize("tile, place", [("countryside_03", "C"), ("countryside_03", "SE"), ("countryside_06", "W")])
def test_elsewhere_nobody_lives(tile: str, place: str) -> None:
    assert refused(visit(tile, place), "0: interact").rules == ("UE-INTERACT-01",)


@rule("UE-INTERACT-01")
def test_only_ones_own_keep_but_any_conquered_tower() -> None:
    talk(keep("0", seats=2, more="scenario: full_conquest"))
    assert refused(keep("1", seats=2, more="scenario: full_conquest"), "0: interact").reason == "board-no-locals"
    talk(tower("1", seats=2, more="scenario: full_conquest"))
    assert refused(visit("countryside_04", "C"), "0: interact").reason == "board-no-locals"


@rule("UE-INTERACT-01", "UE-OUTCOME-11")
def test_a_burned_monastery_is_an_empty_space() -> None:
    match = visit("countryside_05", "NE", shields=f"{spot('NE')}: 0")
    assert refused(match, "0: interact").reason == "board-no-locals"
    assert refused(match, "0: burn-monastery").reason == "board-no-monastery"


# When, and what it gives.


@rule("UE-INTERACT-02")
def test_interaction_is_the_action_of_the_turn() -> None:
    match = talk(village(more="move: 4"))
    assert view(match).turn.move == 0
    assert refused(match, f"0: step-to {spot('W')}").reason == "board-no-movement-now"
    assert refused(match, "0: interact").reason == "board-action-done"


@rule("UE-INTERACT-03", "UE-INTERACT-21")
def test_any_number_of_influence_effects_can_be_played_and_things_bought() -> None:
    match = talk(village("hand: promise, threaten, march, wound, wound; units: peasants; mana: white", more="units:"))
    do(match, "0: play-card promise strong", "0: play-card march influence", "0: buy-healing")
    use(match, 1)
    do(match, "0: play-card threaten basic", "0: buy-healing")
    assert view(match).turn.influence == 4 + 1 - 3 + 2 + 2 - 3
    assert view(match).turn.heal == 2


@rule("UE-INTERACT-04")
@pytest.mark.parametrize(
    "reputation, modifier", [(-6, -5), (-5, -3), (-4, -2), (-3, -1), (-1, 0), (0, 0), (2, 1), (4, 2), (6, 3), (7, 5)]
)
def test_reputation_changes_influence_as_the_interaction_begins(reputation: int, modifier: int) -> None:
    match = village(f"hand: march; reputation: {reputation}")
    assert me(match).influence_bonus == modifier
    assert view(talk(match)).turn.influence == modifier


@rule("UE-INTERACT-05", "UE-INTERACT-22")
def test_later_changes_of_reputation_do_not_matter() -> None:
    match = talk(village("hand: march; reputation: 2; units: thugs"))
    assert view(match).turn.influence == 1
    use(match, 2)
    assert (me(match).reputation, view(match).turn.influence) == (1, 1 + 4)


@rule("UE-INTERACT-06")
def test_nobody_talks_to_the_hated() -> None:
    assert refused(village("hand: march; reputation: -7"), "0: interact").rules == ("UE-INTERACT-06",)


@rule("UE-INTERACT-08")
def test_bonuses_alone_can_be_spent() -> None:
    match = talk(village("hand: march, wound; reputation: 7"))
    do(match, "0: buy-healing", "0: heal-wound hand")
    assert hand(match) == ("march",)
    assert view(match).turn.influence == 2


@rule("UE-INTERACT-22")
def test_the_modifier_is_applied_once_however_much_is_bought() -> None:
    match = talk(village("hand: march; reputation: 4"), 6)
    do(match, "0: buy-healing", "0: buy-healing")
    assert view(match).turn.influence == 2 + 6 - 3 - 3
    assert refused(match, "0: buy-healing").facts == {"cost": 3, "have": 2}


# Recruiting.


@rule("UE-INTERACT-10", "UE-INTERACT-11")
@pytest.mark.parametrize(
    "site, unit_name, cost",
    [(village, "peasants", 4), (village, "herbalists", 3), (monastery, "herbalists", 3), (keep, "utem_swordsmen", 6)],
)
def test_a_unit_is_recruited_where_its_icon_matches(site: Any, unit_name: str, cost: int) -> None:
    match = talk(site(more=f"units: {unit_name}"), cost)
    do(match, f"0: recruit {unit_name}")
    assert (unit(match).unit, view(match).turn.influence) == (unit_name, 0)
    assert view(match).offers.units == ()


@rule("UE-INTERACT-10")
@pytest.mark.parametrize(
    "site, unit_name",
    [(village, "utem_swordsmen"), (monastery, "peasants"), (keep, "illusionists"), (tower, "catapults")],
)
def test_elsewhere_it_is_not(site: Any, unit_name: str) -> None:
    match = talk(site(more=f"units: {unit_name}"), 30)
    assert refused(match, f"0: recruit {unit_name}").rules == ("UE-INTERACT-10",)


@rule("UE-INTERACT-11")
def test_a_unit_costs_its_influence() -> None:
    match = talk(village(more="units: peasants"), 3)
    assert refused(match, "0: recruit peasants").facts == {"cost": 4, "have": 3}


@rule("UE-INTERACT-12", "UE-UNIT-07")
def test_a_recruited_unit_can_be_used_at_once() -> None:
    match = talk(village("hand: march, wound", more="units: peasants"), 5)
    do(match, "0: recruit peasants")
    assert (unit(match).ready, unit(match).wounds) == (True, 0)
    use(match, 1)
    do(match, "0: buy-healing")
    assert view(match).turn.heal == 1


@rule("UE-INTERACT-13")
def test_a_unit_cannot_help_to_pay_for_itself() -> None:
    match = talk(village(more="units: peasants"), 2)
    assert refused(match, "0: recruit peasants").facts == {"cost": 4, "have": 2}


@rule("UE-INTERACT-10")
@pytest.mark.parametrize(
    "name, cost", [("peasants", 4), ("utem_swordsmen", 6 + 1), ("fire_mages", 9 + 1), ("altem_guardians", 11 + 3)]
)
def test_a_refugee_camp_recruits_everybody_at_the_price_of_the_cheapest_icon(name: str, cost: int) -> None:
    match = talk(camp(more=f"units: {name}"), cost)
    do(match, f"0: recruit {name}")
    assert (unit(match).unit, view(match).turn.influence) == (name, 0)


@rule("UE-INTERACT-14")
def test_a_refugee_camp_sells_no_healing() -> None:
    assert refused(talk(camp(), 9), "0: buy-healing").reason == "board-not-offered"


# Healing, learning.


@rule("UE-INTERACT-14", "UE-INTERACT-15")
@pytest.mark.parametrize("site, price", [(village, 3), (monastery, 2)])
def test_healing_has_its_price(site: Any, price: int) -> None:
    match = talk(site("hand: march, wound"), price)
    do(match, "0: buy-healing", "0: heal-wound hand")
    assert (view(match).turn.influence, hand(match)) == (0, ("march",))
    assert refused(match, "0: buy-healing").facts == {"cost": price, "have": 0}


@rule("UE-INTERACT-09")
@pytest.mark.parametrize("site", [keep, tower])
def test_fortified_sites_sell_no_healing(site: Any) -> None:
    assert refused(talk(site(), 9), "0: buy-healing").reason == "board-not-offered"


@rule("UE-INTERACT-16", "UE-INTERACT-17", "UE-INTERACT-18", "UE-GAIN-06")
def test_a_monastery_teaches_the_advanced_actions_of_the_unit_offer() -> None:
    match = talk(monastery(more="monastery: ice_bolt, fire_bolt; actions: swift_bolt, crushing_bolt, agility"), 6)
    assert refused(match, "0: buy-card swift_bolt action").reason == "board-not-offered"
    assert refused(match, "0: buy-card swift_bolt monastery").reason == "board-not-offered"
    do(match, "0: buy-card fire_bolt monastery")
    assert match.kit.format_value("card", match.state.players[0].deck[-1]) == "fire_bolt"
    assert view(match).offers.monastery == ("ice_bolt",)
    assert view(match).turn.influence == 0


@rule("UE-INTERACT-19", "UE-INTERACT-20", "UE-GAIN-04")
def test_a_tower_teaches_spells_for_influence_and_their_mana() -> None:
    match = talk(tower(seat="hand: march; mana: red, blue", more=SPELLS), 8)
    do(match, "0: buy-card fireball spell")
    assert match.kit.format_value("card", match.state.players[0].deck[-1]) == "fireball"
    assert (me(match).mana, view(match).turn.influence) == ({"blue": 1}, 1)
    assert len(view(match).offers.spells) == 3
    assert "fireball" not in view(match).offers.spells


@rule("UE-INTERACT-19")
def test_a_spell_needs_mana_of_its_colour() -> None:
    match = talk(tower(seat="hand: march; mana: blue", more=SPELLS), 7)
    assert refused(match, "0: buy-card fireball spell").rules == ("UE-INTERACT-19",)


@rule("UE-INTERACT-09")
def test_each_site_offers_only_its_own() -> None:
    match = talk(village(more=SPELLS + "; units: peasants; monastery: ice_bolt"), 20)
    kinds = {option.split()[0] for option in options(match)}
    assert {"recruit", "buy-healing"} <= kinds
    assert "buy-card" not in kinds
    assert deciding(match) == [(0, "turn")]
