"""How combats begin, and what can be done in them at any time."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.fights import enemy, fight, fighting, me
from tests.board.rules.sites import finish, hexagon, rush, spot, visit
from tests.board.units.ranks import leading, use
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

RIVALS = {"seats": 2, "more": "scenario: full_conquest; move: 9"}


def before_the_keep(tokens: str = f"{spot('NE')}: swordsmen hidden", **rest: Any) -> Match[Any]:
    """Seat 0 in the forest south-west of a keep."""
    rest = {"more": "move: 9", **rest}
    return visit("countryside_03", "C", "hand: march", tokens=tokens, **rest)


def storm(match: Match[Any], place: str = "NE") -> Match[Any]:
    do(match, f"0: step-to {spot(place)}")
    return match


# Assaults.


@rule("UE-COMBAT-01", "UE-COMBAT-16", "UE-TURN-29")
@pytest.mark.parametrize("tile, place, name", [("countryside_03", "NE", "swordsmen"), ("countryside_04", "C", "monks")])
def test_entering_a_fortified_site_is_an_assault_on_its_garrison(tile: str, place: str, name: str) -> None:
    start = "C" if place == "NE" else "NE"
    match = visit(tile, start, more="move: 9; night: yes", tokens=f"{spot(place)}: {name} hidden")
    assert name not in str(view(match).tiles)
    storm(match, place)
    assert (view(match).combat.kind, fighting(match)) == ("assault", [name])
    assert (enemy(match, name).fortified, enemy(match, name).defender) == (1, True)
    assert name in str(view(match).tiles)


@rule("UE-COMBAT-02")
def test_every_assault_costs_reputation_whatever_comes_of_it() -> None:
    match = storm(before_the_keep())
    assert me(match).reputation == -1
    rush(match)
    finish(match)
    assert me(match).reputation == -1


@rule("UE-COMBAT-04", "UE-COMBAT-02", "UE-MOVE-09")
def test_another_players_empty_keep_is_held_by_a_random_gray_token() -> None:
    match = storm(before_the_keep("", shields=f"{spot('NE')}: 1", piles="gray: golems", **RIVALS))
    assert (fighting(match), me(match).reputation) == (["golems"], -1)
    assert enemy(match, "golems").fortified == 1
    rush(match)
    finish(match)
    assert hexagon(match, "NE").enemies == ()
    assert "golems" in view(match).decks.discarded["gray"]
    assert hexagon(match, "NE").shields == (1,)


@rule("UE-COMBAT-05")
@pytest.mark.parametrize("name, half", [("golems", 2), ("guardsmen", 2), ("heroes_ice", 3)])
def test_the_garrison_of_another_players_keep_is_worth_half_its_fame(name: str, half: int) -> None:
    match = storm(before_the_keep("", shields=f"{spot('NE')}: 1", piles=f"gray: {name}", **RIVALS))
    assert enemy(match, name).fame == half
    rush(match)
    strike_hard(match, name)
    assert me(match).fame == half
    finish(match)
    assert hexagon(match, "NE").shields == (0,)


@rule("UE-COMBAT-10", "UE-COMBAT-11", "UE-COMBAT-12")
def test_an_assault_can_provoke_and_the_provoked_are_neither_fortified_nor_needed() -> None:
    tokens = f"{spot('C')}: monks; {spot('W')}: prowlers"
    match = visit("countryside_04", "SW", "hand: march", more="move: 9", tokens=tokens)
    storm(match, "C")
    assert sorted(fighting(match)) == ["monks", "prowlers"]
    assert [enemy(match, name).fortified for name in ("monks", "prowlers")] == [1, 0]
    assert [enemy(match, name).defender for name in ("monks", "prowlers")] == [True, False]
    rush(match)
    strike_hard(match, "monks")
    finish(match)
    assert hexagon(match, "C").shields == (0,)
    assert [token.enemy for token in hexagon(match, "W").enemies] == ["prowlers"]


@rule("UE-COMBAT-13")
def test_who_storms_may_also_challenge_rampagers_next_to_the_site() -> None:
    tokens = f"{spot('C')}: monks; {spot('W')}: prowlers"
    match = visit("countryside_04", "NE", "hand: march", more="move: 9", tokens=tokens)
    storm(match, "C")
    assert deciding(match) == [(0, "challenge-more")]
    do(match, f"0: choose-space {spot('W')}")
    assert sorted(fighting(match)) == ["monks", "prowlers"]
    assert enemy(match, "prowlers").fortified == 0


@rule("UE-COMBAT-13")
def test_who_provokes_may_challenge_more_from_the_space_entered() -> None:
    tokens = f"{spot('E')}: prowlers; {spot('SW')}: diggers"
    match = visit("core_05", "NE", "hand: march", more="move: 9", tokens=tokens, cities="green: shields 0, conquered")
    storm(match, "C")
    assert deciding(match) == [(0, "challenge-more")]
    assert options(match) == [f"choose-space space={spot('SW')}", "decline"]
    do(match, "0: decline")
    assert fighting(match) == ["prowlers"]


@rule("UE-COMBAT-09", "UE-TURN-30")
def test_one_step_can_provoke_two_enemies() -> None:
    tokens = f"{spot('E')}: prowlers; {spot('SW')}: diggers"
    match = visit("core_05", "SE", "hand: march", more="move: 9", tokens=tokens, cities="green: shields 0, conquered")
    storm(match, "C")
    assert sorted(fighting(match)) == ["diggers", "prowlers"]
    assert not any(option.startswith("step-to") for option in options(match))


# Walls.


@rule("UE-COMBAT-01", "UE-RANGED-05")
def test_a_garrison_stormed_across_a_wall_is_fortified_twice() -> None:
    match = visit("countryside_14", "C", "hand: march", more="move: 3", tokens=f"{spot('NE')}: swordsmen")
    storm(match)
    assert view(match).turn.move == 0
    assert enemy(match, "swordsmen").fortified == 2
    assert refused(match, "0: aim-at swordsmen").rules == ("UE-RANGED-05",)


@rule("UE-RANGED-04")
@pytest.mark.parametrize(
    "tile, at, orcs, fortified", [("countryside_13", "C", "NE", 1), ("countryside_04", "SW", "W", 0)]
)
def test_rampagers_challenged_across_a_wall_are_fortified(tile: str, at: str, orcs: str, fortified: int) -> None:
    match = visit(tile, at, "hand: march", tokens=f"{spot(orcs)}: prowlers", shields=f"{spot('C')}: 0")
    do(match, f"0: challenge {spot(orcs)}")
    assert enemy(match, "prowlers").fortified == fortified


@rule("UE-MOVE-11")
def test_nobody_is_provoked_across_a_wall() -> None:
    """The orcs in the middle are walled off from the west and the south-west."""
    match = visit("countryside_12", "W", "hand: march", more="move: 9", tokens=f"{spot('C')}: prowlers")
    do(match, f"0: step-to {spot('SW')}")
    assert view(match).combat is None


@rule("UE-MOVE-11")
@pytest.mark.parametrize("start, end, attacked", [("E", "NE", True), ("NE", "E", False)])
def test_a_wall_shelters_whoever_comes_behind_it_and_not_whoever_leaves_it(
    start: str, end: str, attacked: bool
) -> None:
    """The east is walled off from the orcs in the middle, the north-east is not."""
    match = visit("countryside_12", start, "hand: march", more="move: 9", tokens=f"{spot('C')}: prowlers")
    do(match, f"0: step-to {spot(end)}")
    assert (view(match).combat is not None) == attacked


@rule("UE-MOVE-18")
def test_what_makes_ground_cheaper_does_not_lower_the_wall() -> None:
    match = visit("countryside_13", "C", "hand: march; units: foresters", more="move: 1", shields=f"{spot('C')}: 0")
    costs = {step.space: step.cost.total for step in view(match).turn.steps}
    orcs = match.kit.parse_value("space", spot("NE"))
    assert costs[orcs] == 3 + 1
    use(match, 0)
    costs = {step.space: step.cost.total for step in view(match).turn.steps}
    assert costs[orcs] == 2 + 1


# Adventure sites and monasteries.


@rule("UE-COMBAT-06", "UE-TURN-32")
@pytest.mark.parametrize(
    "tile, place, pile, count, units, dark",
    [
        ("countryside_07", "SE", "brown", 1, False, True),
        ("core_01", "NE", "red", 1, False, True),
        ("countryside_06", "W", "brown", 1, True, False),
        ("core_01", "W", "brown", 2, True, False),
    ],
)
def test_entering_an_adventure_site_is_a_fight_with_all_its_enemies(
    tile: str, place: str, pile: str, count: int, units: bool, dark: bool
) -> None:
    before = visit(tile, place)
    backs = view(before).decks.enemies[pile]
    do(before, "0: enter-site")
    combat = view(before).combat
    assert (combat.kind, len(combat.enemies), combat.units_allowed, combat.night) == ("adventure", count, units, dark)
    assert view(before).decks.enemies[pile] == backs - count
    assert all(one.fortified <= 1 and one.defender for one in combat.enemies)


@rule("UE-COMBAT-06")
def test_underground_it_is_night_for_mana() -> None:
    match = visit("countryside_07", "SE", "hand: march; mana: gold, black")
    do(match, "0: enter-site")
    assert view(match).combat.night
    assert all(die.depleted == (die.colour == "gold") for die in view(match).source)


@rule("UE-COMBAT-06")
def test_units_stay_outside_dungeons() -> None:
    match = visit("countryside_07", "SE", "hand: march; units: peasants", piles="brown: gargoyle")
    do(match, "0: enter-site", "0: end-phase")
    uid = me(match).units[0].uid
    assert refused(match, f"0: activate-unit {uid} 0").reason == "board-units-not-allowed"
    do(match, "0: end-phase")
    assert me(match).units[0].wounds == 0


@rule("UE-COMBAT-14")
def test_nobody_is_challenged_along_when_entering_a_site() -> None:
    match = visit("core_08", "NW", "hand: march", tokens=f"{spot('W')}: swamp_dragon; {spot('NW')}: ruin_gray_brown")
    do(match, "0: enter-site")
    assert deciding(match) == [(0, "combat")]
    assert (len(fighting(match)), "swamp_dragon" in fighting(match)) == (2, False)


@rule("UE-COMBAT-07")
def test_burning_a_monastery_costs_three_reputation_and_meets_a_violet_token() -> None:
    match = visit("countryside_05", "NE", "hand: march; units: peasants", piles="violet: monks")
    do(match, "0: burn-monastery")
    assert (me(match).reputation, fighting(match)) == (-3, ["monks"])
    assert (enemy(match, "monks").fortified, view(match).combat.units_allowed, view(match).combat.night) == (
        0,
        False,
        False,
    )


@rule("UE-COMBAT-07")
def test_only_a_monastery_can_be_burned() -> None:
    assert refused(visit("countryside_03", "SW"), "0: burn-monastery").rules == ("UE-COMBAT-07",)


@rule("UE-COMBAT-08", "UE-TURN-34")
def test_there_is_one_combat_a_turn() -> None:
    match = visit("countryside_12", "NE", "hand: march", tokens=f"{spot('C')}: prowlers")
    do(match, f"0: challenge {spot('C')}")
    rush(match)
    finish(match)
    assert refused(match, f"0: challenge {spot('C')}").rules == ("UE-TURN-34",)


@rule("UE-TURN-32", "UE-COMBAT-09")
def test_several_adjacent_rampagers_can_be_challenged_together() -> None:
    tokens = f"{spot('SE')}: prowlers; {spot('SW')}: diggers"
    match = visit("core_10", "C", "hand: march", tokens=tokens)
    do(match, f"0: challenge {spot('SE')}", f"0: choose-space {spot('SW')}")
    assert sorted(fighting(match)) == ["diggers", "prowlers"]


# Effects in combat.


@rule("UE-COMBAT-18")
def test_what_is_gathered_in_one_phase_is_not_there_in_the_next() -> None:
    match = leading("catapults, peasants wounded", "ranged")
    use(match, 0)
    do(match, "0: end-phase", "0: end-phase")
    if deciding(match)[0][1] == "assign-damage":
        do(match, "0: assign-damage hero")
    assert view(match).turn.phase == "attack"
    assert view(match).combat.attack == ()


@rule("UE-COMBAT-19", "UE-COMBAT-20")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_effects_on_enemies_can_be_played_in_any_phase_and_last(phase: str) -> None:
    match = leading("delphana_masters", phase, mana="green", enemies="swordsmen")
    use(match, 2)
    assert enemy(match, "swordsmen").armor.total == 1
    if phase != "attack":
        rush(match)
    assert enemy(match, "swordsmen").armor.total == 1


@rule("UE-COMBAT-21", "UE-COMBAT-22")
@pytest.mark.parametrize(
    "name, mana, ability, spared",
    [("delphana_masters", "blue", 0, "ice_mages"), ("delphana_masters", "red", 1, "fire_mages")],
)
def test_resistance_protects_from_effects_of_its_colour(name: str, mana: str, ability: int, spared: str) -> None:
    match = leading(name, "block", mana=mana, enemies=f"{spared}, swordsmen, golems")
    uid = me(match).units[0].uid
    do(match, f"0: activate-unit {uid} {ability}")
    named = sorted(option.split("enemy=")[1].split("-")[0] for option in options(match))
    assert named == ["golems", "swordsmen"]


@rule("UE-COMBAT-24")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_special_effects_can_be_played_in_any_phase(phase: str) -> None:
    match = leading("illusionists, altem_mages", phase)
    use(match, 2)
    assert me(match).crystals == {"white": 1}


@rule("UE-COMBAT-17")
def test_a_combat_without_enemies_left_is_over_after_the_phase() -> None:
    match = fight("prowlers", "march", phase="ranged")
    strike_hard(match, "prowlers")
    do(match, "0: end-phase")
    assert view(match).combat is None
