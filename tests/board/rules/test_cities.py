"""Cities: their garrisons, what they sell, who leads them."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.fights import enemy, fighting, hand, me
from tests.board.rules.sites import spot, visit
from tests.board.units.ranks import gather, unit
from tests.board.world.test_tiles import explored
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

TILES = {"white": "core_07", "blue": "core_06", "red": "core_08", "green": "core_05"}
BESIDE = {"white": "NE", "blue": "SW", "red": "SW", "green": "SE"}
"""A space without a site next to each city."""

CITIES = [pytest.param(colour, marks=content("board/city/city_" + colour), id=colour) for colour in TILES]


def inside(colour: str, seat: str = "hand: march", more: str = "", state: str = "shields 0, conquered") -> Match[Any]:
    """Seat 0 in a conquered city."""
    return visit(TILES[colour], "C", seat, more=more, cities=f"{colour}: {state}")


def talking(colour: str, influence: int, seat: str = "hand: march", more: str = "") -> Match[Any]:
    """An interaction in a conquered city with so much Influence on top of the Shield's."""
    match = inside(colour, seat, more)
    do(match, "0: interact")
    gather(match, influence - 1)
    return match


def besieged(colour: str, garrison: str, seat: str = "hand: march", more: str = "", **rest: Any) -> Match[Any]:
    """Seat 0 next to a city with this garrison."""
    return visit(
        TILES[colour], BESIDE[colour], seat, more=f"move: 9; {more}", tokens=f"{spot('C')}: {garrison}", **rest
    )


def storm(match: Match[Any]) -> None:
    do(match, f"0: step-to {spot('C')}")


def city(match: Match[Any]) -> Any:
    return view(match).cities[0]


# The garrison.


@rule("UE-EXPLORE-16", "UE-EXPLORE-17", "UE-EXPLORE-18")
@pytest.mark.parametrize("colour", CITIES)
@pytest.mark.parametrize("scenario, level", [("solo_conquest", 5), ("full_conquest", 4), ("blitz_conquest", 3)])
def test_a_revealed_city_gets_the_level_of_the_scenario_and_its_garrison(
    colour: str, scenario: str, level: int
) -> None:
    match = explored(TILES[colour], scenario=scenario)
    assert (city(match).city, city(match).level, city(match).leader) == ("city_" + colour, level, -1)
    kind = library().cities[library().number("city", "city_" + colour)]
    wall = next(h for tile in view(match).tiles for h in tile.hexes if h.space == city(match).space)
    backs = ("green", "gray", "violet", "brown", "red", "white")
    assert sorted(token.pile for token in wall.enemies) == sorted(backs[pile] for pile in kind.garrison[level - 1])
    assert all(token.enemy == "" for token in wall.enemies)


@rule("UE-CITY-09", "UE-COMBAT-16")
@pytest.mark.parametrize("night", ["no", "yes"])
def test_a_hero_next_to_a_city_sees_its_garrison_by_day_and_night(night: str) -> None:
    match = visit(
        "core_07", "E", "hand: march", more=f"move: 9; night: {night}", tokens=f"{spot('C')}: swordsmen hidden"
    )
    do(match, f"0: step-to {spot('NE')}")
    assert "swordsmen" in str(view(match).tiles)


@rule("UE-CITY-09", "UE-COMBAT-01", "UE-COMBAT-02")
@pytest.mark.parametrize("colour", CITIES)
def test_storming_a_city_costs_reputation_and_its_defenders_are_fortified(colour: str) -> None:
    match = besieged(colour, "swordsmen, guardsmen")
    storm(match)
    assert (view(match).combat.kind, me(match).reputation) == ("assault", -1)
    assert (enemy(match, "swordsmen").fortified, enemy(match, "guardsmen").fortified) == (1, 2)


# What each city does for its defenders.


@content("board/city/city_white")
@rule("UE-CITY-10")
def test_the_white_city_lends_armor_to_all_defenders() -> None:
    match = besieged("white", "swordsmen, shocktroops")
    storm(match)
    assert [enemy(match, name).armor.total for name in ("swordsmen", "shocktroops")] == [5 + 1, 6 + 1]
    assert [part.rule for part in enemy(match, "swordsmen").armor.parts] == ["", "UE-CITY-10"]


@content("board/city/city_blue")
@rule("UE-CITY-11", "UE-CITY-12")
def test_the_blue_city_strengthens_attacks_of_the_elements() -> None:
    match = besieged("blue", "fire_mages, ice_mages, altem_mages, swordsmen, heroes_fire")
    storm(match)
    attacks = {
        name: [attack.value.total for attack in enemy(match, name).attacks]
        for name in ("fire_mages", "ice_mages", "altem_mages", "swordsmen", "heroes_fire")
    }
    assert attacks == {
        "fire_mages": [6 + 2],
        "ice_mages": [5 + 2],
        "altem_mages": [4 + 1],
        "swordsmen": [6],
        "heroes_fire": [4, 2 + 2],
    }


@content("board/city/city_red", "board/city/city_green")
@rule("UE-CITY-13", "UE-CITY-14")
@pytest.mark.parametrize("colour, ability", [("red", "brutal"), ("green", "poison")])
def test_the_red_and_green_cities_sharpen_physical_attacks(colour: str, ability: str) -> None:
    match = besieged(colour, "swordsmen, fire_mages, heroes_fire")
    storm(match)
    found = {
        name: [ability in attack.abilities for attack in enemy(match, name).attacks]
        for name in ("swordsmen", "fire_mages", "heroes_fire")
    }
    assert found == {"swordsmen": [True], "fire_mages": [False], "heroes_fire": [True, False]}


@content("board/city/city_red")
@rule("UE-CITY-13")
def test_brutal_is_not_brutal_twice() -> None:
    match = besieged("red", "thugs")
    storm(match)
    do(match, "0: end-phase", "0: end-phase")
    assert hand(match).count("wound") == 3


@content("board/city/city_red")
@rule("UE-CITY-13", "UE-ABIL-02")
def test_what_a_defender_summons_gets_nothing_from_the_city() -> None:
    match = besieged("red", "illusionists", piles="brown: gargoyle")
    storm(match)
    do(match, "0: end-phase")
    assert "brutal" not in enemy(match, "gargoyle").attacks[0].abilities


@content("board/city/city_white")
@rule("UE-COMBAT-11", "UE-CITY-10", "UE-COMBAT-10")
def test_a_provoked_dragon_is_no_defender_of_the_city() -> None:
    """From the forest east of the city both city and hero are next to the dragon in the south-east."""
    tokens = f"{spot('C')}: swordsmen; {spot('SE')}: swamp_dragon"
    match = visit("core_07", "E", "hand: march", more="move: 9", tokens=tokens)
    storm(match)
    assert sorted(fighting(match)) == ["swamp_dragon", "swordsmen"]
    assert (enemy(match, "swamp_dragon").fortified, enemy(match, "swamp_dragon").armor.total) == (0, 9)


# Shields and leaders.


@rule("UE-CITY-15", "UE-OUTCOME-17")
@pytest.mark.parametrize("colour", CITIES)
def test_each_defeated_defender_brings_a_shield_even_if_the_city_holds(colour: str) -> None:
    match = besieged(colour, "swordsmen, golems", seat="hand: march; fame: 0")
    storm(match)
    do(match, "0: end-phase", "0: end-phase")
    pass_damage(match)
    strike_hard(match, "swordsmen")
    do(match, "0: end-phase")
    assert (city(match).shields, city(match).leader, city(match).garrison) == ((0,), -1, 1)
    assert me(match).space == space_of(match, BESIDE[colour])
    assert view(match).combat is None


def space_of(match: Match[Any], place: str) -> int:
    return int(match.kit.parse_value("space", spot(place)))


def pass_damage(match: Match[Any]) -> None:
    """Let the hero take all damage."""
    for _ in range(10):
        if deciding(match)[0][1] not in ("next-damage", "assign-damage"):
            return
        do(match, f"0: {options(match)[0]}")


@rule("UE-CITY-16", "UE-CITY-17", "UE-CITY-19", "UE-OUTCOME-08")
@pytest.mark.parametrize("colour", CITIES)
def test_who_defeats_the_last_defender_conquers_and_most_shields_lead(colour: str) -> None:
    match = besieged(colour, "swordsmen", seats=2, more="scenario: full_conquest", cities=f"{colour}: shields 1 0 1")
    storm(match)
    do(match, "0: end-phase", "0: end-phase")
    pass_damage(match)
    strike_hard(match, "swordsmen")
    do(match, "0: end-phase")
    assert (city(match).shields, city(match).leader) == ((1, 0, 1, 0), 1)
    assert me(match).space == space_of(match, "C")


@rule("UE-CITY-17", "UE-CITY-18")
@pytest.mark.parametrize(
    "shields, leader",
    [("1 1", 1), ("1", 1), ("", 0), ("1 0 1", 1), ("0 1", 0), ("0 1 1", 0)],
)
def test_a_tie_is_won_by_the_earlier_first_shield(shields: str, leader: int) -> None:
    match = besieged(
        "white", "swordsmen", seats=2, more="scenario: full_conquest", cities=f"white: level 4, shields {shields}"
    )
    storm(match)
    do(match, "0: end-phase", "0: end-phase")
    pass_damage(match)
    strike_hard(match, "swordsmen")
    do(match, "0: end-phase")
    assert city(match).leader == leader


# What cities sell.


@rule("UE-INTERACT-07", "UE-INTERACT-01")
@pytest.mark.parametrize("colour", CITIES)
def test_each_own_shield_gives_influence_in_a_conquered_city(colour: str) -> None:
    match = inside(colour, "hand: march; reputation: 2", state="shields 0 0 0, conquered")
    do(match, "0: interact")
    assert view(match).turn.influence == 1 + 3


@rule("UE-INTERACT-01")
def test_a_city_that_stands_is_no_place_to_talk() -> None:
    match = visit("core_07", "C", "hand: march")
    assert refused(match, "0: interact").reason == "board-no-locals"


@content("board/city/city_red")
@rule("UE-CITY-01", "UE-CITY-02", "UE-INTERACT-21")
def test_the_red_city_sells_artifacts_drawn_at_the_end_of_the_turn() -> None:
    match = talking("red", 24, more="artifacts: ruby_ring, sapphire_ring, diamond_ring, emerald_ring")
    do(match, "0: buy-card none artifact", "0: buy-card none artifact")
    assert view(match).turn.influence == 0
    assert refused(match, "0: buy-card none artifact").facts == {"cost": 12, "have": 0}
    do(match, "0: play-card march basic", "0: end-turn")
    assert sorted(view(match, 0).drawn) == ["diamond_ring", "ruby_ring", "sapphire_ring"]


@content("board/city/city_blue")
@rule("UE-CITY-03")
def test_the_blue_city_sells_spells_for_influence_and_mana() -> None:
    match = talking("blue", 7, "hand: march; mana: red", more="spells: fireball, snowstorm, expose")
    assert refused(match, "0: buy-card snowstorm spell").reason == "board-no-mana"
    do(match, "0: buy-card fireball spell")
    assert (view(match).turn.influence, me(match).mana) == (0, {})
    assert top_of_deck(match) == "fireball"


def top_of_deck(match: Match[Any]) -> str:
    return str(match.kit.format_value("card", match.state.players[0].deck[-1]))


@content("board/city/city_white")
@rule("UE-CITY-04")
@pytest.mark.parametrize("name, cost", [("peasants", 4), ("illusionists", 7), ("altem_guardians", 11)])
def test_the_white_city_recruits_units_of_every_type(name: str, cost: int) -> None:
    match = talking("white", cost, more=f"units: {name}")
    do(match, f"0: recruit {name}")
    assert (unit(match).unit, view(match).turn.influence) == (name, 0)


@content("board/city/city_white")
@rule("UE-CITY-05")
def test_the_white_city_calls_elite_units_for_two_influence() -> None:
    match = talking("white", 4, more="units: peasants")
    do(match, "0: call-elite", "0: call-elite")
    offer = view(match).offers.units
    assert (len(offer), view(match).turn.influence) == (3, 0)
    assert all(library().units[library().number("unit", name)].elite for name in offer[1:])
    assert refused(match, "0: call-elite").facts == {"cost": 2, "have": 0}


@content("board/city/city_green")
@rule("UE-CITY-06", "UE-CITY-08")
def test_the_green_city_sells_advanced_actions_of_the_offer() -> None:
    match = talking("green", 6, more="actions: fire_bolt, ice_bolt, swift_bolt")
    do(match, "0: buy-card ice_bolt action")
    assert top_of_deck(match) == "ice_bolt"
    assert (len(view(match).offers.actions), "ice_bolt" in view(match).offers.actions) == (3, False)
    assert view(match).turn.influence == 0


@content("board/city/city_green")
@rule("UE-CITY-07", "UE-CITY-08")
def test_the_green_city_sells_the_unseen_top_card_of_the_deck() -> None:
    match = talking("green", 6, more="actions: fire_bolt, ice_bolt, swift_bolt")
    unseen = match.kit.format_value("card", match.state.actions[-1])
    do(match, "0: buy-card none unseen")
    assert top_of_deck(match) == unseen
    assert view(match).offers.actions == ("fire_bolt", "ice_bolt", "swift_bolt")


@rule("UE-CITY-04", "UE-INTERACT-10")
@pytest.mark.parametrize("colour", ["blue", "red", "green"])
def test_other_cities_recruit_only_units_with_the_city_icon(colour: str) -> None:
    match = talking(colour, 20, more="units: peasants, catapults")
    assert refused(match, "0: recruit peasants").reason == "board-unit-not-recruited-here"
    do(match, "0: recruit catapults")
    assert unit(match).unit == "catapults"
