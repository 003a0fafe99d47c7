"""Blue advanced actions: ice, crystals, spells, time."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, PEACE, answer, check, cost, end_turn, enemy, gains, holding, play
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, seen


@content("board/card/ice_shield")
@rule("UE-BLOCK-14")
def test_ice_shield_takes_armor_from_the_enemy_it_blocks():
    match = holding("ice_shield", "stamina", phase=BLOCK, mana="blue", enemies="cursed_hags, prowlers")
    play(match, "ice_shield", "strong")
    check(match, block=("3 ice",))
    assert enemy(match, "cursed_hags").armor.total == 5
    do(match, "0: block-attack cursed_hags 0")
    assert enemy(match, "cursed_hags").armor.total == 2
    assert enemy(match, "prowlers").armor.total == 3


@content("board/card/ice_shield")
def test_ice_shield_never_takes_the_last_armor_and_nothing_from_other_blocks():
    match = holding("ice_shield", "determination", phase=BLOCK, mana="blue 2", enemies="prowlers, cursed_hags")
    play(match, "ice_shield", "strong")
    play(match, "determination", "strong")
    do(match, "0: block-attack prowlers 0")
    assert enemy(match, "prowlers").armor.total == 1
    play(other := holding("determination", phase=BLOCK, mana="blue", enemies="prowlers"), "determination", "strong")
    do(other, "0: block-attack prowlers 0")
    assert enemy(other, "prowlers").armor.total == 3


@content("board/card/ice_shield")
@rule("UE-COMBAT-22")
def test_the_cold_of_ice_shield_does_nothing_to_those_who_resist_ice():
    match = holding("ice_shield", phase=BLOCK, mana="blue", enemies="orc_war_beasts")
    play(match, "ice_shield", "strong")
    do(match, "0: block-attack orc_war_beasts 0")
    assert enemy(match, "orc_war_beasts").armor.total == 5


@content("board/card/ice_shield")
def test_a_block_that_was_not_used_takes_no_armor():
    match = holding("ice_shield", phase=BLOCK, mana="blue", enemies="cursed_hags")
    play(match, "ice_shield", "strong")
    do(match, "0: end-phase")
    assert enemy(match, "cursed_hags").armor.total == 5


SWAMP = "0,1: countryside_08"


@content("board/card/frost_bridge")
@rule("UE-MOVE-20")
def test_frost_bridge_freezes_swamps_and_powered_lakes_too():
    match = holding("frost_bridge", at="2,-3")
    assert cost(match, "2,-4") == -1
    play(match, "frost_bridge", "basic")
    check(match, move=2)
    assert cost(match, "2,-4") == -1
    powered = holding("frost_bridge", mana="blue", at="2,-3")
    play(powered, "frost_bridge", "strong")
    check(powered, move=4)
    assert cost(powered, "2,-4") == 1
    do(powered, "0: step-to 2,-4")
    check(powered, move=3)
    end_turn(powered)
    assert gains(powered)["hand"].count("wound") == 1, "a frozen lake is no place to stay"


@content("board/card/frost_bridge")
@rule("UE-MOVE-18")
def test_of_two_costs_that_were_set_the_lower_one_counts():
    match = holding("frost_bridge", "path_finding", mana="blue, green", at="2,-3")
    play(match, "frost_bridge", "strong")
    play(match, "path_finding", "strong")
    assert cost(match, "2,-4") == 1


PURE = [
    ("basic", "green", PEACE, {"move": 4}),
    ("basic", "white", PEACE, {"influence": 4}),
    ("basic", "blue", BLOCK, {"block": ("4 physical",)}),
    ("basic", "red", ATTACK, {"attack": ("4 melee physical",)}),
    ("strong", "green", PEACE, {"move": 7}),
    ("strong", "white", PEACE, {"influence": 7}),
    ("strong", "blue", BLOCK, {"block": ("7 physical",)}),
    ("strong", "red", ATTACK, {"attack": ("7 melee physical",)}),
]


@content("board/card/pure_magic")
@pytest.mark.parametrize("half, colour, phase, expected", PURE)
def test_pure_magic_follows_the_colour_of_the_mana(half, colour, phase, expected):
    """Powering the card is one payment, what it asks for another."""
    mana = colour if half == "basic" else ("blue 2" if colour == "blue" else f"blue, {colour}")
    match = holding("pure_magic", phase=phase, mana=mana)
    play(match, "pure_magic", half)
    if half == "strong" and deciding(match) == [(0, "pay-mana")]:
        do(match, f"0: pay-mana token-{colour} {colour}")
    check(match, **expected)


@content("board/card/pure_magic")
@rule("UE-DEED-19")
def test_pure_magic_powered_takes_two_mana():
    match = holding("pure_magic", phase=BLOCK, mana="blue")
    assert refused(match, "0: play-card pure_magic strong").reason == "board-no-mana"
    assert "play-card card=pure_magic use=strong" not in options(match)


@content("board/card/pure_magic")
def test_pure_magic_takes_only_mana_that_is_of_use_now():
    match = holding("pure_magic", mana="red, blue")
    assert refused(match, "0: play-card pure_magic basic").reason == "board-no-mana"


@content("board/card/steady_tempo")
def test_steady_tempo_goes_under_the_deck_if_there_is_one():
    match = holding("steady_tempo", "march", seat="deck: rage, rage, rage, rage, rage")
    play(match, "steady_tempo", "basic")
    check(match, move=2)
    end_turn(match)
    answer(match, "0")
    assert gains(match)["discard"] == []
    empty = holding("steady_tempo", "march", seat="deck:\n      only: yes")
    play(empty, "steady_tempo", "basic")
    do(empty, "0: end-turn")
    assert gains(empty)["discard"] == ["steady_tempo"]


@content("board/card/steady_tempo")
def test_steady_tempo_powered_goes_on_top_of_the_deck_and_is_drawn():
    match = holding("steady_tempo", "march", mana="blue")
    play(match, "steady_tempo", "strong")
    check(match, move=4)
    end_turn(match)
    answer(match, "0")
    do(match, "0: decline")
    assert "steady_tempo" in gains(match)["hand"]


OFFER = "spells: fireball, snowstorm, flame_wall"


@content("board/card/magic_talent")
@rule("UE-EFFECT-06", "UE-EFFECT-08")
def test_magic_talent_casts_a_spell_of_the_offer_that_stays_there():
    match = holding("magic_talent", "rage", "stamina", mana="red", phase="ranged", more=OFFER)
    play(match, "magic_talent", "basic", "choose-card rage")
    assert gains(match)["discard"] == ["rage"]
    do(match, "0: use-grant 0")
    assert options(match) == ["choose-card card=fireball"], "Flame Wall is of no use at a distance"
    do(match, "0: choose-card fireball")
    check(match, attack=("5 ranged fire",))
    assert seen(match, "offers/spells") == ("fireball", "snowstorm", "flame_wall")
    assert refused(match, "0: use-grant 0").reason == "board-no-such-grant"


@content("board/card/magic_talent")
def test_magic_talent_needs_the_mana_of_the_spell():
    match = holding("magic_talent", "rage", mana="blue", phase="ranged", more=OFFER)
    play(match, "magic_talent", "basic", "choose-card rage")
    assert refused(match, "0: use-grant 0").reason == "board-no-such-card-in-offer"


@content("board/card/magic_talent")
@rule("UE-DEED-20")
def test_magic_talent_demands_a_card_with_a_colour():
    match = holding("magic_talent", "ruby_ring", "wound", mana="red", more=OFFER)
    assert refused(match, "0: play-card magic_talent basic").reason == "board-no-card-to-discard"


@content("board/card/magic_talent")
def test_magic_talent_powered_gains_a_spell_in_the_colour_paid():
    match = holding("magic_talent", mana="blue 2, white", more=OFFER)
    do(match, "0: play-card magic_talent strong", "0: choose-card snowstorm")
    check(match, mana={"white": 1})
    assert gains(match)["discard"] == ["snowstorm"]
    assert seen(match, "offers/spells/count") == 3
    poor = holding("magic_talent", mana="blue, white", more=OFFER)
    assert refused(poor, "0: play-card magic_talent strong").reason == "board-no-mana"


@content("board/card/shield_bash")
@rule("UE-ABIL-07")
@pytest.mark.parametrize("half, gathered", [("basic", 6), ("strong", 10)])
def test_shield_bash_counts_twice_against_swift_attacks(half, gathered):
    match = holding("shield_bash", phase=BLOCK, mana="blue", enemies="wolf_riders, prowlers")
    play(match, "shield_bash", half)
    assert enemy(match, "wolf_riders").attacks[0].gathered == gathered
    assert enemy(match, "prowlers").attacks[0].gathered == gathered // 2


@content("board/card/shield_bash")
def test_shield_bash_powered_turns_surplus_block_against_armor():
    match = holding("shield_bash", phase=BLOCK, mana="blue", enemies="cursed_hags")
    play(match, "shield_bash", "strong")
    do(match, "0: block-attack cursed_hags 0")
    assert enemy(match, "cursed_hags").armor.total == 5 - 2
    swift = holding("shield_bash", phase=BLOCK, mana="blue", enemies="wolf_riders")
    play(swift, "shield_bash", "strong")
    do(swift, "0: block-attack wolf_riders 0")
    assert enemy(swift, "wolf_riders").armor.total == 1, "4 to spare, but one Armor always stays"
    plain = holding("shield_bash", phase=BLOCK, enemies="diggers")
    play(plain, "shield_bash", "basic")
    do(plain, "0: block-attack diggers 0")
    assert enemy(plain, "diggers").armor.total == 3


@content("board/card/temporal_portal")
@rule("UE-MOVE-21", "UE-TURN-34")
def test_temporal_portal_is_an_action_that_moves_and_lets_draw_more():
    match = holding("temporal_portal", "march", at="1,-2", more="move: 3")
    do(match, "0: play-card temporal_portal basic", "0: choose-option 0")
    places = options(match)
    assert "choose-space space=1,-3" in places
    assert "choose-space space=2,-4" not in places
    do(match, "0: choose-space 1,-3")
    check(match, move=0)
    assert seen(match, "turn/acted") is True
    end_turn(match)
    do(match, "0: decline")
    assert len(gains(match)["hand"]) == 5 + 1


@content("board/card/temporal_portal")
def test_temporal_portal_raises_the_hand_limit_without_a_move_too():
    match = holding("temporal_portal", "march", at="1,-2")
    play(match, "temporal_portal", "basic", "decline")
    end_turn(match)
    do(match, "0: decline")
    assert len(gains(match)["hand"]) == 5 + 1
    assert refused(holding("temporal_portal", phase=BLOCK), "0: play-card temporal_portal basic") is not None


@content("board/card/temporal_portal")
@pytest.mark.parametrize("option, reach, cards", [("0", True, 6), ("1", False, 7)])
def test_temporal_portal_powered_goes_farther_or_draws_more(option, reach, cards):
    match = holding("temporal_portal", "march", at="1,-2", mana="blue")
    play(match, "temporal_portal", "strong", option, "0")
    assert ("choose-space space=0,-3" in options(match)) is reach
    do(match, "0: choose-space 0,-2")
    end_turn(match)
    do(match, "0: decline")
    assert len(gains(match)["hand"]) == cards


@content("board/card/temporal_portal")
@rule("UE-TURN-34")
def test_after_another_action_the_portal_stays_shut():
    match = holding("temporal_portal", at="2,-3")
    do(match, "0: interact")
    assert refused(match, "0: play-card temporal_portal basic").reason == "board-action-done"
