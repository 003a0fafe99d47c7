"""Moving the figure."""

from __future__ import annotations

import pytest

from mageknight.board.commands import StepTo
from mageknight.board.lattice import hex_at, hex_place
from tests.board.rules.fights import fighting, hand, me
from tests.board.rules.land import land
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


def where(match: object, seat: int = 0) -> tuple[int, int]:
    return hex_place(me(match, seat).space)  # type: ignore[arg-type]


@rule("UE-MOVE-03", "UE-EFFECT-02")
@pytest.mark.parametrize("night, cost", [("no", 3), ("yes", 5)])
def test_each_space_costs_what_its_terrain_does_by_day_or_night(night: str, cost: int) -> None:
    match = land(at="0,-2", seat="hand: march", more=f"night: {night}; move: 5")
    do(match, "0: step-to 0,-3")
    assert where(match) == (0, -3)
    assert view(match).turn.move == 5 - cost


@rule("UE-MOVE-06")
@pytest.mark.parametrize("night, cost", [("no", 5), ("yes", 3)])
def test_the_desert_is_easier_by_night(night: str, cost: int) -> None:
    match = land(at="3,-4", seat="hand: march", more=f"night: {night}; move: 6", tiles="1,1: countryside_04")
    costs = {hex_place(step.space): step.cost.total for step in view(match, 0).turn.steps}
    assert costs[(4, -5)] == cost


@rule("UE-MOVE-03")
def test_too_few_move_points_are_told_with_the_numbers() -> None:
    match = land(more="move: 1", seat="hand: march")
    refusal = refused(match, "0: step-to 0,-1")
    assert refusal.rules == ("UE-MOVE-03",)
    assert refusal.facts == {"cost": 2, "have": 1}


@rule("UE-MOVE-04")
def test_only_adjacent_spaces_can_be_entered() -> None:
    match = land(more="move: 9", seat="hand: march")
    assert refused(match, "0: step-to 0,-2").rules == ("UE-MOVE-04",)


@rule("UE-MOVE-05")
def test_lakes_and_the_sea_are_inaccessible() -> None:
    match = land(at="2,-3", more="move: 9", seat="hand: march")
    assert refused(match, "0: step-to 2,-4").rules == ("UE-MOVE-05",)
    shore = land(at="0,0", more="move: 9", seat="hand: march")
    assert refused(shore, "0: step-to -1,0").rules == ("UE-MOVE-05",)


@rule("UE-MOVE-07")
def test_a_city_costs_two_whatever_its_ground() -> None:
    match = land(at="4,-4", more="move: 2; scenario: full_conquest", seat="hand: march", tiles="1,1: core_08", seats=2)
    do(match, "0: step-to 4,-5")
    assert view(match).combat.site == "city"


@rule("UE-MOVE-08", "UE-TURN-29", "UE-COMBAT-02", "UE-COMBAT-16")
def test_entering_a_keep_is_an_assault_that_costs_reputation() -> None:
    match = land(
        at="4,-5",
        more="move: 5",
        seat="hand: march",
        tiles="1,1: countryside_03",
        tokens="5,-6: guardsmen hidden",
    )
    do(match, "0: step-to 5,-6")
    assert fighting(match) == ["guardsmen"]
    assert view(match).combat.enemies[0].fortified == 2
    assert me(match).reputation == -1
    assert view(match).turn.phase == "ranged"


@rule("UE-MOVE-10")
def test_a_space_with_a_rampaging_enemy_cannot_be_entered() -> None:
    match = land(at="1,-3", more="move: 9", seat="hand: march", tokens="1,-4: prowlers")
    assert refused(match, "0: step-to 1,-4").rules == ("UE-MOVE-10",)


@rule("UE-MOVE-11", "UE-TURN-30", "UE-TURN-35")
def test_a_step_between_two_spaces_next_to_a_rampager_provokes_it() -> None:
    match = land(at="1,-3", more="move: 9", seat="hand: march", tokens="1,-4: prowlers")
    do(match, "0: step-to 0,-3")
    assert fighting(match) == ["prowlers"]
    do(match, "0: end-phase", "0: end-phase", "0: end-phase")
    assert refused(match, "0: step-to 0,-2").reason == "board-no-movement-now"


@rule("UE-MOVE-12")
def test_coming_close_or_going_away_provokes_nobody() -> None:
    match = land(at="0,-2", more="move: 9", seat="hand: march", tokens="1,-4: prowlers")
    do(match, "0: step-to 1,-3", "0: step-to 1,-2")
    assert view(match).combat is None


@rule("UE-MOVE-13")
def test_an_adventure_site_can_be_passed() -> None:
    match = land(at="4,-4", more="move: 9", seat="hand: march", tiles="1,1: countryside_06", tokens="3,-5: minotaur")
    do(match, "0: step-to 3,-4", "0: step-to 3,-5", "0: step-to 3,-4")
    assert view(match).combat is None


@rule("UE-MOVE-14", "UE-MOVE-15", "UE-TURN-26")
def test_moving_exploring_and_playing_cards_alternate_freely() -> None:
    match = land(at="0,-2", seat="hand: march, stamina", more="move: 2")
    do(match, "0: step-to 1,-2", "0: play-card march basic", "0: play-card stamina basic", "0: step-to 2,-3")
    assert view(match).turn.move == 2
    do(match, "0: explore-at 1,1")
    assert len(view(match).tiles) == 4
    assert view(match).turn.move == 0


@rule("UE-MOVE-01", "UE-REST-01", "UE-TURN-21")
def test_there_is_no_movement_in_a_resting_turn() -> None:
    match = land(seat="hand: march, rage", more="move: 4")
    do(match, "0: begin-rest", "0: choose-card rage")
    assert refused(match, "0: step-to 0,-1").reason == "board-no-movement-now"
    assert refused(match, "0: interact").reason == "board-action-done"


@rule("UE-MOVE-16", "UE-DEED-03", "UE-DEED-04")
def test_a_card_is_played_once_for_its_basic_or_its_strong_effect() -> None:
    match = land(seat="hand: march; mana: green")
    do(match, "0: play-card march basic")
    assert view(match).turn.move == 2
    assert refused(match, "0: play-card march strong").reason == "board-not-in-hand"
    match.undo(0)
    do(match, "0: play-card march strong")
    assert view(match).turn.move == 4
    assert me(match).mana == {}


@rule("UE-MOVE-17", "UE-MOVE-19", "UE-EFFECT-04")
def test_a_cheaper_terrain_lasts_for_the_turn_and_can_be_free() -> None:
    match = land(at="0,0", seat="hand: song_of_wind, march; deck: rage; mana: white", more="move: 0")
    do(match, "0: play-card song_of_wind strong", "0: step-to 0,-1", "0: step-to 0,-2")
    assert view(match).turn.move == 2
    do(match, "0: end-turn", "0: decline")
    assert match.state.active == []


@rule("UE-MOVE-20", "UE-ENDTURN-02", "UE-ENDTURN-03", "UE-MOVE-24")
def test_ending_on_ground_opened_by_an_effect_means_forced_withdrawal() -> None:
    match = land(at="2,-3", seat="hand: frost_bridge, march; deck: rage; mana: blue")
    do(match, "0: play-card frost_bridge strong", "0: step-to 2,-4", "0: end-turn")
    assert where(match) == (2, -3)
    assert hand(match).count("wound") == 1


@rule("UE-TURN-27", "UE-TURN-28")
def test_movement_comes_before_the_action() -> None:
    match = land(at="2,-3", seat="hand: promise, march", more="move: 4")
    do(match, "0: interact")
    assert refused(match, "0: step-to 1,-3").reason == "board-no-movement-now"
    assert refused(match, "0: explore-at 1,1").reason == "board-no-movement-now"


@rule("UE-TURN-36")
def test_points_left_from_moving_are_lost_when_the_action_begins() -> None:
    match = land(at="2,-3", seat="hand: promise", more="move: 4; influence: 3")
    do(match, "0: interact")
    assert (view(match).turn.move, view(match).turn.influence) == (0, 0)


@rule("UE-TURN-32", "UE-COMBAT-09")
def test_adjacent_rampagers_can_be_challenged_several_at_once() -> None:
    match = land(at="2,-3", seat="hand: rage", tokens="1,-4: prowlers; 3,-3: diggers")
    assert "challenge space=1,-4" not in options(match)
    do(match, "0: challenge 3,-3")
    assert fighting(match) == ["diggers"]


@rule("UE-COMBAT-13")
def test_when_provoked_one_may_challenge_others_too() -> None:
    match = land(at="2,-2", more="move: 9", seat="hand: march", tokens="3,-3: diggers; 1,-4: prowlers")
    do(match, "0: step-to 2,-3")
    assert deciding(match) == [(0, "combat")]
    assert fighting(match) == ["diggers"]


@rule("UE-TURN-31", "UE-TURN-33", "UE-TURN-34")
def test_one_action_a_turn_and_it_is_never_compulsory() -> None:
    match = land(at="2,-3", seat="hand: promise, rage", tokens="3,-3: diggers")
    assert "end-turn" in options(match)
    do(match, "0: interact")
    assert refused(match, "0: challenge 3,-3").rules == ("UE-TURN-34",)


def test_the_map_of_these_tests_is_what_it_says() -> None:
    match = land()
    sites = {(hex_.q, hex_.r): (hex_.terrain, hex_.site) for tile in view(match).tiles for hex_ in tile.hexes}
    assert sites[(1, -3)] == ("forest", "magical_glade")
    assert sites[(2, -4)][0] == "lake"
    assert sites[(2, -3)] == ("plains", "village")
    assert sites[(3, -3)] == ("hills", "marauding_orcs")
    assert hex_at(0, 0) >= 0


def test_the_own_space_is_refused_as_such() -> None:
    match = land(more="move: 5")
    here = view(match).players[0].space
    refusal = match.explain(StepTo(0, here))
    assert refusal is not None
    assert refusal.reason == "board-already-there"
