"""Spells of movement, healing, influence and special effects, both halves of each."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.match import Match
from tests.board.rules.fights import enemy, fight, hand, me
from tests.board.rules.games import lazily, walk
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes; source: gold, gold, gold"
KEEP = "2,0: countryside_03"
"""A tile to the north-east: a keep in hills at 7,-5, hills at 7,-4, plains at 5,-4 and 5,-3."""


def place(match: Match[Any], seat: int = 0) -> tuple[int, int]:
    space = me(match, seat).space
    return next((hex_.q, hex_.r) for tile in view(match).tiles for hex_ in tile.hexes if hex_.space == space)


@content("board/card/underground_travel")
@rule("UE-MOVE-21", "UE-MOVE-22", "UE-MOVE-23")
def test_underground_travel_leads_to_safe_spaces_but_not_past_water() -> None:
    match = land("1,-3", "hand: underground_travel; mana: green", tokens="1,-4: prowlers; 3,-3: diggers")
    do(match, "0: play-card underground_travel basic")
    spaces = [option.removeprefix("choose-space space=") for option in options(match)]
    assert "2,-4" not in spaces, "a lake"
    assert "3,-3" not in spaces, "a rampaging enemy"
    assert "3,-4" not in spaces
    do(match, "0: choose-space 4,-3")
    assert (place(match), deciding(match)) == ((4, -3), [(0, "turn")]), "past the orcs without a fight"


@content("board/card/underground_travel")
@rule("UE-MOVE-08", "UE-COMBAT-02", "UE-OUTCOME-17")
def test_underground_attack_storms_a_site_whose_walls_do_not_count() -> None:
    match = land("5,-3", "hand: underground_travel; mana: green, black", NIGHT, "7,-5: guardsmen hidden", 1, KEEP)
    do(match, "0: play-card underground_travel strong", "0: choose-space 7,-5")
    assert deciding(match) == [(0, "combat")]
    assert enemy(match, "guardsmen").fortified == 1, "its own walls only"
    assert me(match).reputation == -1
    do(match, "0: end-phase", "0: end-phase", "0: end-phase")
    assert place(match) == (5, -3), "withdrawn to where the way began"
    assert refused(match, "0: step-to 5,-4").reason == "board-no-movement-now"


@content("board/card/underground_travel")
def test_underground_attack_needs_a_fortified_site_in_reach() -> None:
    match = land("1,-3", "hand: underground_travel; mana: green, black", NIGHT)
    assert refused(match, "0: play-card underground_travel strong").reason == "board-no-space-to-fly-to"


@content("board/card/underground_travel")
@rule("UE-OTHERP-03", "UE-PVP-52")
def test_underground_attack_can_strike_another_hero() -> None:
    match = land(
        "1,-2", "hand: underground_travel, rage; mana: green, black", NIGHT, seats=2, others="at: 3,-2; hand: march"
    )
    do(match, "0: play-card underground_travel strong", "0: choose-space 3,-2")
    assert deciding(match) == [(1, "attendance")]
    do(match, "1: choose-option 1", "1: end-phase", "0: end-phase", "0: end-phase", "1: end-phase")
    assert (place(match), me(match).reputation) == ((1, -2), 0), "no assault, and back to where the way began"
    assert refused(match, "0: step-to 0,-2").reason == "board-no-movement-now"


@content("board/card/underground_travel")
@rule("UE-OTHERP-09")
def test_underground_attack_strikes_nobody_after_the_end_of_the_round_was_announced() -> None:
    match = land(
        "1,-2", "hand: underground_travel, rage; mana: green, black", NIGHT, seats=2, others="at: 3,-2; hand: march"
    )
    match.state.announced = 1
    assert refused(match, "0: play-card underground_travel strong").reason == "board-no-space-to-fly-to"


@content("board/card/wings_of_wind")
def test_wings_of_wind_fly_as_far_as_points_are_spent() -> None:
    match = land("0,0", "hand: wings_of_wind; mana: white", "move: 2", "1,-4: prowlers")
    do(match, "0: play-card wings_of_wind basic", "0: choose-space 1,-2")
    assert (place(match), view(match).turn.move) == ((1, -2), 0)
    poor = land("0,0", "hand: wings_of_wind; mana: white")
    assert refused(poor, "0: play-card wings_of_wind basic").reason == "board-no-space-to-fly-to"
    rich = land("0,0", "hand: wings_of_wind; mana: white", "move: 7")
    do(rich, "0: play-card wings_of_wind basic")
    assert "choose-space space=4,-3" in options(rich)
    do(rich, "0: choose-space 1,-2")
    assert view(rich).turn.move == 5


@content("board/card/restoration")
@pytest.mark.parametrize("at, heal", [("0,0", 3), ("1,-3", 5)])
def test_restoration_heals_more_in_a_forest(at: str, heal: int) -> None:
    match = land(at, "hand: restoration, wound; mana: green")
    do(match, "0: play-card restoration basic")
    assert view(match).turn.heal == heal


@content("board/card/restoration")
@rule("UE-COMBAT-25")
def test_rebirth_heals_and_readies_units_by_levels() -> None:
    seat = (
        "hand: restoration; mana: green, black; level: 5; units: peasants spent, utem_guardsmen spent, fire_mages spent"
    )
    match = land("0,0", seat, NIGHT)
    peasants, guards, mages = (unit.uid for unit in me(match).units)
    do(match, "0: play-card restoration strong", f"0: choose-unit {guards}", f"0: choose-unit {peasants}")
    assert view(match).turn.heal == 3
    assert [unit.ready for unit in me(match).units] == [True, True, False]
    forest = land("1,-3", seat, NIGHT)
    do(forest, "0: play-card restoration strong", f"0: choose-unit {mages}", f"0: choose-unit {guards}")
    assert (view(forest).turn.heal, deciding(forest)) == (5, [(0, "turn")])
    battle = fight("golems", "restoration", seat="mana: green")
    assert refused(battle, "0: play-card restoration basic").reason == "board-no-healing-in-combat"


@content("board/card/space_bending")
def test_space_bending_leaps_over_spaces_and_rampagers() -> None:
    match = land("1,-3", "hand: space_bending; mana: blue", "move: 3", "1,-4: prowlers")
    assert refused(match, "0: step-to 1,-1").reason == "board-not-adjacent"
    do(match, "0: play-card space_bending basic", "0: step-to 1,-1")
    assert (place(match), view(match).turn.move) == ((1, -1), 0)
    near = land("1,-3", "hand: space_bending; mana: blue", "move: 3", "1,-4: prowlers")
    do(near, "0: play-card space_bending basic", "0: step-to 0,-3")
    assert deciding(near) == [(0, "turn")], "next to the orcs all the way, but nobody is provoked"


@content("board/card/space_bending")
def test_space_bending_explores_from_further_away() -> None:
    match = land("1,-3", "hand: space_bending; mana: blue", "move: 2")
    assert refused(match, "0: explore-at 1,1").reason == "board-explore-not-adjacent"
    do(match, "0: play-card space_bending basic", "0: explore-at 1,1")
    assert len(view(match).tiles) == 4


@content("board/card/space_bending")
def test_time_bending_gives_the_turn_back_but_not_itself() -> None:
    seat = "hand: space_bending, march, stamina; mana: blue, black; deck: rage, swiftness"
    match = land("0,0", seat, NIGHT)
    do(match, "0: play-card march basic", "0: play-card space_bending strong", "0: end-turn", "0: decline")
    assert deciding(match) == [(0, "turn")]
    assert sorted(hand(match)) == ["march", "stamina"], "nothing is drawn"
    assert me(match).aside == ("space_bending",)
    do(match, "0: play-card march basic")
    assert view(match).turn.move == 2


@content("board/card/space_bending")
@rule("UE-EFFECT-10")
def test_time_bending_through_another_card_sets_that_card_aside() -> None:
    seat = "hand: magic_talent, march, crystallize, stamina; mana: blue, black; deck: rage"
    match = land("0,0", seat, NIGHT + "; spells: space_bending, fireball, snowstorm")
    do(match, "0: play-card magic_talent basic", "0: choose-card crystallize", "0: use-grant 0")
    do(match, "0: choose-card space_bending", "0: choose-option 1", "0: end-turn", "0: decline")
    assert deciding(match) == [(0, "turn")]
    assert me(match).aside == ("magic_talent",)
    assert "space_bending" in view(match).offers.spells
    assert sorted(hand(match)) == ["march", "stamina"], "what was discarded does not come back"


@content("board/card/call_to_arms")
def test_call_to_arms_uses_an_ability_of_a_unit_on_offer() -> None:
    match = fight("golems", "call_to_arms", "attack", seat="mana: white, red", more="units: fire_mages, foresters")
    do(match, "0: play-card call_to_arms basic", "0: choose-unit fire_mages")
    uid = me(match).units[0].uid
    assert f"activate-unit unit={uid} ability=0" in options(match)
    do(match, f"0: activate-unit {uid} 1")
    assert [(p.amount, p.element) for p in view(match).combat.attack] == [(6, "fire")]
    assert me(match).mana == {}
    assert me(match).units == ()
    assert view(match).offers.units == ("fire_mages", "foresters")


@content("board/card/call_to_arms")
def test_call_to_arms_is_of_no_use_where_units_are_not() -> None:
    match = fight("minotaur", "call_to_arms", combat="units: no", seat="mana: white", more="units: scouts")
    assert refused(match, "0: play-card call_to_arms basic").reason == "board-units-not-allowed"
    nobody = fight("minotaur", "call_to_arms", "block", seat="mana: white", more="units: herbalists")
    do(nobody, "0: play-card call_to_arms basic")
    assert me(nobody).mana == {"green": 1}, "the one ability of use in this phase"


@content("board/card/call_to_arms")
@rule("UE-UNIT-07", "UE-UNIT-09")
def test_call_to_glory_recruits_any_unit_for_nothing() -> None:
    seat = "hand: call_to_arms; mana: white, black; units: peasants spent"
    match = land("0,0", seat, NIGHT + "; units: altem_mages, foresters")
    do(match, "0: play-card call_to_arms strong", "0: choose-unit altem_mages")
    assert [(unit.unit, unit.ready) for unit in me(match).units] == [("altem_mages", True)]
    assert view(match).offers.units == ("foresters",)


@content("board/card/call_to_arms")
def test_familiars_come_only_when_they_are_recruited() -> None:
    seat = "hand: call_to_arms; mana: white, black, red"
    match = land("0,0", seat, NIGHT + "; units: magic_familiars")
    assert refused(match, "0: play-card call_to_arms strong").reason == "board-no-unit-on-offer"


@content("board/card/meditation")
def test_meditation_brings_back_two_random_cards() -> None:
    match = land("0,0", "hand: meditation, march; mana: green; discard: rage, stamina, swiftness; deck: tranquility")
    deck = me(match).deck
    do(match, "0: play-card meditation basic", "0: choose-option 0")
    assert (len(me(match).discard), me(match).deck) == (1, deck + 2)
    assert me(match).hand_limit.total == 7


@content("board/card/meditation")
def test_trance_brings_back_two_chosen_cards() -> None:
    seat = "hand: meditation, march; mana: green, black; discard: rage, stamina, wound; deck: tranquility"
    match = land("0,0", seat, NIGHT)
    do(match, "0: play-card meditation strong", "0: choose-card rage", "0: choose-card stamina", "0: choose-option 0")
    assert me(match).discard == ("wound",)
    do(match, "0: play-card march basic", "0: end-turn")
    walk(match, lazily, lambda now: view(now).turn.seat == 0 and deciding(now) == [(0, "turn")])
    assert {"rage", "stamina", "tranquility"} <= set(hand(match))
    assert len(hand(match)) == 7


@content("board/card/meditation")
def test_trance_may_put_them_under_the_deck() -> None:
    seat = "hand: meditation; mana: green, black; discard: rage, stamina; deck: tranquility"
    match = land("0,0", seat, NIGHT)
    do(match, "0: play-card meditation strong", "0: choose-card rage", "0: choose-card stamina", "0: choose-option 1")
    assert match.state.players[0].deck[:2] == [card(match, "stamina"), card(match, "rage")]


def card(match: Match[Any], name: str) -> int:
    return int(match.kit.parse_value("card", name))


@content("board/card/offering")
def test_offering_turns_cards_into_crystals() -> None:
    seat = "hand: offering, march, ruby_ring, wound; mana: red"
    match = land("0,0", seat)
    do(match, "0: play-card offering basic", "0: choose-option 0", "0: choose-card march")
    assert me(match).crystals == {"red": 1, "green": 1}
    do(match, "0: choose-card ruby_ring", "0: choose-colour blue")
    assert me(match).crystals == {"red": 1, "green": 1, "blue": 1}
    assert (hand(match), deciding(match)) == (("wound",), [(0, "turn")]), "a Wound is no offering"
    assert set(me(match).discard) == {"march", "ruby_ring"}


@content("board/card/mist_form")
@rule("UE-MOVE-20")
def test_mist_form_drifts_over_lakes_but_not_over_hills() -> None:
    match = land("1,-3", "hand: mist_form; mana: blue")
    do(match, "0: play-card mist_form basic")
    assert view(match).turn.move == 4
    do(match, "0: step-to 2,-4")
    assert view(match).turn.move == 2
    hills = land("2,-2", "hand: mist_form; mana: blue")
    do(hills, "0: play-card mist_form basic")
    assert refused(hills, "0: step-to 3,-2").reason == "board-inaccessible"


@content("board/card/charm")
def test_charm_helps_in_an_interaction() -> None:
    peace = land("0,0", "hand: charm; mana: white")
    do(peace, "0: play-card charm basic")
    assert (view(peace).turn.influence, deciding(peace)) == (4, [(0, "turn")])
    match = land("4,-2", "hand: charm; mana: white; reputation: 0", "units: utem_guardsmen")
    do(match, "0: interact", "0: play-card charm basic", "0: choose-option 1", "0: recruit utem_guardsmen")
    assert (view(match).turn.influence, me(match).units[0].unit) == (2, "utem_guardsmen"), "5 less 3"
    other = land("4,-2", "hand: charm; mana: white; reputation: 0")
    do(other, "0: interact", "0: play-card charm basic", "0: choose-option 0", "0: choose-colour green")
    assert me(other).crystals == {"green": 1}


@content("board/card/cure")
@rule("UE-WOUND-07", "UE-WOUND-08")
def test_cure_draws_cards_and_readies_units() -> None:
    seat = "hand: cure, wound, wound; mana: green; units: peasants spent wounded; deck: march, rage"
    match = land("0,0", seat)
    do(match, "0: play-card cure basic", "0: heal-wound hand")
    assert sorted(hand(match)) == ["march", "wound"]
    do(match, f"0: heal-wound {me(match).units[0].uid}")
    assert (me(match).units[0].ready, me(match).units[0].wounds) == (True, 0)
