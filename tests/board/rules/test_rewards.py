"""Rewards at the end of a turn, and gaining cards."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.match import Match
from tests.board.rules.fights import hand, me
from tests.board.rules.land import land
from tests.marks import rule
from tests.play import command, deciding, do, options, view

OFFER = "actions: fire_bolt, ice_bolt, swift_bolt; spells: fireball, snowstorm, expose"


def won(rewards: list[int], seat: str = "", more: str = OFFER) -> Match[Any]:
    """A turn about to end with rewards due."""
    match = land(seat="hand: march, rage, wound, wound, wound, wound; deck: stamina;" + seat, more=more)
    do(match, "0: play-card march basic")
    match.state.turn.rewards.extend(rewards)
    return match


@rule("UE-ENDTURN-09", "UE-GAIN-07", "UE-OUTCOME-19")
def test_rewards_come_at_the_end_in_the_order_chosen() -> None:
    match = won([1, 2])
    assert view(match).offers.spells[0] == "fireball"
    do(match, "0: end-turn")
    assert deciding(match) == [(0, "reward")]
    assert sorted(options(match)) == ["choose-option option=1", "choose-option option=2"]


@rule("UE-ENDTURN-15", "UE-GAIN-05", "UE-ENDTURN-16")
@pytest.mark.parametrize("reward, card", [(1, "snowstorm"), (2, "ice_bolt")])
def test_a_card_of_the_offer_goes_onto_the_deck_and_the_offer_is_refilled(reward: int, card: str) -> None:
    match = won([reward], more=OFFER + "; monastery: crushing_bolt")
    do(match, "0: end-turn")
    assert "choose-card card=crushing_bolt" not in options(match)
    do(match, f"0: choose-card {card}")
    assert match.state.players[0].deck[-1] == match.kit.parse_value("card", card)
    offer = view(match).offers.spells if reward == 1 else view(match).offers.actions
    assert len(offer) == 3
    assert card not in offer


@rule("UE-ENDTURN-14")
@pytest.mark.parametrize("count", [1, 2])
def test_of_artifacts_one_more_is_drawn_and_one_goes_under_the_deck(count: int) -> None:
    match = won([0] * count, more="artifacts: ruby_ring, sapphire_ring, diamond_ring, emerald_ring")
    do(match, "0: end-turn")
    drawn = [o.removeprefix("choose-card card=") for o in options(match)]
    assert drawn == ["ruby_ring", "sapphire_ring", "diamond_ring"][: count + 1]
    do(match, "0: choose-card sapphire_ring")
    assert match.state.artifacts[0] == match.kit.parse_value("card", "sapphire_ring")
    kept = [name for name in drawn if name != "sapphire_ring"]
    for name in kept:
        do(match, f"0: choose-card {name}")
    top = match.state.players[0].deck[::-1][:count]
    assert [match.kit.format_value("card", card) for card in top] == kept[::-1]


@rule("UE-ENDTURN-11", "UE-ENDTURN-12", "UE-ENDTURN-13", "UE-ENDTURN-10")
@pytest.mark.parametrize("face, crystals, fame", [(0, {"red": 1}, 0), (5, {}, 1), (2, {"green": 1}, 0)])
def test_a_die_decides_each_random_crystal(face: int, crystals: dict[str, int], fame: int) -> None:
    match = won([4], more=OFFER)
    match.state.core.forced.append((2, (face,)))
    do(match, "0: end-turn", "0: decline")
    assert (me(match).crystals, me(match).fame) == (crystals, fame)


@rule("UE-ENDTURN-13")
def test_gold_lets_the_player_choose_the_crystal() -> None:
    match = won([4])
    match.state.core.forced.append((2, (4,)))
    do(match, "0: end-turn", "0: choose-colour white", "0: decline")
    assert me(match).crystals == {"white": 1}


@rule("UE-ENDTURN-10")
def test_a_crystal_held_three_times_is_lost_as_a_reward() -> None:
    match = won([4], seat="crystals: red 3")
    match.state.core.forced.append((2, (0,)))
    do(match, "0: end-turn", "0: decline")
    assert (me(match).crystals, me(match).mana) == ({"red": 3}, {})


@rule("UE-ENDTURN-17")
def test_a_unit_reward_is_any_unit_of_the_offer() -> None:
    match = won([3], more="units: catapults, peasants")
    do(match, "0: end-turn")
    assert len(options(match)) == 3
    do(match, f"0: {options(match)[0]}", "0: decline")
    assert [unit.unit for unit in me(match).units] == ["catapults"]
    assert view(match).offers.units == ("peasants",)


@rule("UE-ENDTURN-18")
def test_without_a_free_command_token_a_unit_must_go_or_the_reward() -> None:
    match = won([3], seat="units: utem_guardsmen", more="units: catapults")
    do(match, "0: end-turn", "0: choose-unit unit=catapults")
    assert [unit.unit for unit in me(match).units] == ["catapults"]
    other = won([3], seat="units: utem_guardsmen", more="units: catapults")
    do(other, "0: end-turn", "0: decline", "0: decline")
    assert [unit.unit for unit in me(other).units] == ["utem_guardsmen"]


@rule("UE-GAIN-08", "UE-GAIN-09")
def test_discarding_fills_the_discard_pile_and_healed_wounds_leave_it() -> None:
    match = land(seat="hand: improvisation, rage, tranquility, wound; deck: stamina")
    do(match, "0: play-card improvisation basic", "0: choose-card rage", "0: choose-option 0")
    assert me(match).discard == ("rage",)
    do(match, "0: play-card tranquility basic", "0: choose-option 0", "0: heal-wound unit=-1")
    assert "wound" not in hand(match)
    assert me(match).discard == ("rage",)


@rule("UE-DEED-20", "UE-DEED-21")
def test_a_wound_satisfies_no_demand_to_discard() -> None:
    match = land(seat="hand: improvisation, wound; deck: stamina")
    assert "play-card card=improvisation use=basic" not in options(match)
    refusal = match.explain(command(match, "0: play-card improvisation basic"))
    assert refusal is not None
    assert "UE-DEED-20" in refusal.rules


@rule("UE-DEED-19")
def test_an_effect_that_wants_mana_cannot_be_played_without_it() -> None:
    match = land(seat="hand: crystallize, rage; deck: stamina")
    refusal = match.explain(command(match, "0: play-card crystallize basic"))
    assert refusal is not None
    assert "UE-DEED-19" in refusal.rules
    paid = land(seat="hand: crystallize, rage; mana: red; deck: stamina")
    do(paid, "0: play-card crystallize basic")
    assert me(paid).crystals == {"red": 1}


@rule("UE-GAIN-01", "UE-MANA-01")
def test_gained_mana_lies_in_the_play_area() -> None:
    match = land(seat="hand: concentration, rage; deck: stamina")
    do(match, "0: play-card concentration basic")
    assert sorted(options(match)) == [
        "choose-colour colour=blue",
        "choose-colour colour=red",
        "choose-colour colour=white",
    ]
    do(match, "0: choose-colour white")
    assert me(match).mana == {"white": 1}
