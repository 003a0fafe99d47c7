"""Basic actions that do more than give points."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, ORC, answer, check, end_turn, enemy, gains, holding, play
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, seen, view

VILLAGE = "2,-3"


# Crystallize.


@content("board/card/crystallize")
@rule("UE-DEED-19", "UE-MANA-05")
def test_crystallize_turns_basic_mana_into_a_crystal():
    match = holding("crystallize", mana="red, gold")
    do(match, "0: play-card crystallize basic")
    assert "pay-mana source=token-gold colour=gold" not in options(match)
    do(match, "0: pay-mana token-gold blue")
    check(match, mana={"red": 1}, crystals={"blue": 1})
    empty = holding("crystallize", mana="black")
    assert refused(empty, "0: play-card crystallize basic").reason == "board-no-mana"


# Mana Draw and Mana Pull.


@content("board/card/mana_draw")
@rule("UE-MANA-11")
def test_mana_draw_lets_one_more_die_be_used():
    match = holding("mana_draw", "march", "promise", more="source: green, white, white")
    play(match, "mana_draw", "basic")
    assert seen(match, "turn/dice") == 2
    play(match, "march", "strong")
    play(match, "promise", "strong")
    check(match, move=4, influence=4)
    assert seen(match, "turn/dice") == 0


@content("board/card/mana_draw")
@rule("UE-MANA-12")
def test_a_die_set_by_mana_draw_gives_two_tokens_and_goes_back_as_it_is():
    match = holding("mana_draw", mana="white", more="source: red, red, black")
    play(match, "mana_draw", "strong")
    assert options(match) == ["choose-die die=0", "choose-die die=2"]
    do(match, "0: choose-die 2")
    assert "choose-colour colour=gold" not in options(match)
    do(match, "0: choose-colour green")
    check(match, mana={"green": 2})
    assert seen(match, "turn/dice") == 1
    assert seen(match, "source/2/owner") == 0
    end_turn(match)
    assert [die.colour for die in view(match).source] == ["red", "red", "green"]
    assert seen(match, "source/2/owner") == -1


@content("board/card/mana_pull")
def test_mana_pull_lets_one_black_die_stand_for_any_colour():
    match = holding("mana_pull", "march", "promise", "stamina", more="source: black, black, black")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"
    play(match, "mana_pull", "basic")
    assert seen(match, "turn/dice") == 2
    play(match, "march", "strong")
    check(match, move=4)
    assert refused(match, "0: play-card promise strong").reason == "board-no-mana"


@content("board/card/mana_pull")
def test_mana_pull_does_not_wake_gold_dice_at_night():
    match = holding("mana_pull", "march", more="night: yes; source: gold, gold")
    play(match, "mana_pull", "basic")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"


@content("board/card/mana_pull")
def test_mana_pull_sets_two_dice():
    match = holding("mana_pull", mana="white", more="source: red, black")
    play(match, "mana_pull", "strong", "choose-die 0", "choose-colour black", "choose-die 1", "choose-colour blue")
    check(match, mana={"black": 1, "blue": 1})
    end_turn(match)
    assert [die.colour for die in view(match).source] == ["black", "blue"]


@content("board/card/mana_pull")
def test_mana_pull_sets_the_only_die_there_is():
    match = holding("mana_pull", mana="white", more="source: red")
    play(match, "mana_pull", "strong", "choose-die 0", "choose-colour red")
    check(match, mana={"red": 1})
    assert deciding(match) == [(0, "turn")]


# Concentration and Will Focus.


@content("board/card/concentration", "board/card/will_focus")
@rule("UE-EFFECT-06")
@pytest.mark.parametrize("card, bonus", [("concentration", 2), ("will_focus", 3)])
def test_another_action_card_is_played_along_free_of_mana_and_raised(card, bonus):
    match = holding(card, "march", "promise", mana="green")
    play(match, card, "strong", "choose-card march")
    check(match, move=4 + bonus)
    assert gains(match)["hand"] == ["promise"]
    assert sorted(seen(match, "players/0/played")) == sorted([card, "march"])
    second = holding(card, "promise", mana="green")
    play(second, card, "strong", "choose-card promise")
    check(second, influence=4 + bonus)


@content("board/card/concentration", "board/card/will_focus")
@rule("UE-EFFECT-08")
@pytest.mark.parametrize("card, bonus", [("concentration", 2), ("will_focus", 3)])
def test_what_is_played_along_keeps_its_limits(card, bonus):
    match = holding(card, "rage", "march", "tranquility", phase=ATTACK, mana="green")
    do(match, f"0: play-card {card} strong")
    assert options(match) == ["choose-card card=rage", "choose-card card=march"]
    do(match, "0: choose-card rage")
    check(match, attack=(f"{4 + bonus} melee physical",))
    block = holding(card, "determination", phase=BLOCK, mana="green")
    play(block, card, "strong", "choose-card determination")
    check(block, block=(f"{5 + bonus} physical",))


@content("board/card/concentration")
@rule("UE-DEED-20")
def test_concentration_needs_a_card_that_can_be_used_along_with_it():
    for cards in (("concentration",), ("concentration", "wound"), ("concentration", "rage")):
        match = holding(*cards, mana="green")
        assert refused(match, "0: play-card concentration strong").reason == "board-no-card-to-play-along"


@content("board/card/concentration", "board/card/improvisation")
@rule("UE-DEED-20")
def test_a_card_played_along_needs_its_own_discard():
    match = holding("concentration", "improvisation", mana="green")
    assert refused(match, "0: play-card concentration strong").reason == "board-no-card-to-play-along"
    richer = holding("concentration", "improvisation", "promise", mana="green")
    play(richer, "concentration", "strong", "choose-card improvisation", "choose-card promise", "1")
    check(richer, influence=7)


@content("board/card/concentration", "board/card/pure_magic")
@rule("UE-DEED-19")
def test_a_card_played_along_needs_its_own_mana_beside_what_concentration_costs():
    poor = holding("concentration", "pure_magic", mana="green")
    assert refused(poor, "0: play-card concentration strong").reason == "board-no-card-to-play-along"
    match = holding("concentration", "pure_magic", mana="green, white", more="source: green, black")
    do(match, "0: play-card concentration strong")
    assert options(match) == ["pay-mana source=token-green colour=green", "pay-mana source=die-green colour=green"]
    do(match, "0: pay-mana die-green green", "0: choose-card pure_magic", "0: pay-mana token-white white")
    check(match, influence=7 + 2, mana={"green": 1})


@content("board/card/concentration")
@rule("UE-EFFECT-09")
def test_a_card_played_along_keeps_its_own_colour_for_resistances():
    match = holding("concentration", "chilling_stare", phase=BLOCK, mana="green", enemies="ice_golems, prowlers")
    play(match, "concentration", "strong", "choose-card chilling_stare", "1")
    assert [attack.left for attack in enemy(match, "ice_golems").attacks] == [True]
    assert [attack.left for attack in enemy(match).attacks] == [False]


@content("board/card/concentration")
def test_no_bonus_where_no_number_is_given():
    match = holding("concentration", "crystallize", mana="green")
    play(match, "concentration", "strong", "choose-card crystallize", "choose-colour red")
    check(match, crystals={"red": 1})


# Improvisation.


@content("board/card/improvisation")
@rule("UE-DEED-20", "UE-DEED-21")
@pytest.mark.parametrize("half", ["basic", "strong"])
def test_improvisation_demands_another_card_that_is_no_wound(half):
    match = holding("improvisation", "wound", mana="red")
    assert refused(match, f"0: play-card improvisation {half}").reason == "board-no-card-to-discard"
    richer = holding("improvisation", "wound", "promise", mana="red")
    do(richer, f"0: play-card improvisation {half}")
    assert options(richer) == ["choose-card card=promise"]
    answer(richer, "choose-card promise", "0")
    assert gains(richer)["discard"] == ["promise"]


# Cold Toughness.


@content("board/card/cold_toughness")
@pytest.mark.parametrize(
    "foe, block",
    [
        (ORC, 5),
        ("ironclads", 5 + 2),  # brutal, physical resistance
        ("fire_dragon", 5 + 3),  # a fire attack, resistances to fire and to physical attacks
        ("gunners", 5 + 3),  # brutal, a fire attack, ice resistance
    ],
)
def test_cold_toughness_blocks_more_of_what_has_much_printed_on_it(foe, block):
    match = holding("cold_toughness", phase=BLOCK, mana="blue", enemies=foe)
    play(match, "cold_toughness", "strong")
    check(match, block=("5 ice",))
    assert enemy(match, foe).attacks[0].gathered == block


@content("board/card/cold_toughness")
def test_cold_toughness_finds_nothing_on_the_arcane_immune():
    match = holding("cold_toughness", phase=BLOCK, mana="blue", enemies="sorcerers")
    play(match, "cold_toughness", "strong")
    assert "arcane_immunity" in enemy(match, "sorcerers").abilities
    assert enemy(match, "sorcerers").attacks[0].gathered == 5


# Noble Manners.


@content("board/card/noble_manners")
@pytest.mark.parametrize("half, influence, fame, reputation", [("basic", 2, 1, 0), ("strong", 4, 1, 1)])
def test_noble_manners_pay_off_at_the_end_of_a_turn_with_locals(half, influence, fame, reputation):
    match = holding("noble_manners", "march", mana="white", at=VILLAGE)
    do(match, "0: interact")
    play(match, "noble_manners", half)
    assert (seen(match, "turn/influence"), seen(match, "players/0/fame")) == (influence, 0)
    end_turn(match)
    assert (seen(match, "players/0/fame"), seen(match, "players/0/reputation")) == (fame, reputation)


@content("board/card/noble_manners")
def test_noble_manners_are_wasted_where_nobody_sees_them():
    match = holding("noble_manners", "march", mana="white", at=VILLAGE)
    play(match, "noble_manners", "strong")
    end_turn(match)
    assert (seen(match, "players/0/fame"), seen(match, "players/0/reputation")) == (0, 0)


# Crystal Joy.


@content("board/card/crystal_joy")
def test_crystal_joy_comes_back_for_another_card():
    match = holding("crystal_joy", "march", "wound", mana="red")
    play(match, "crystal_joy", "basic")
    check(match, crystals={"red": 1})
    end_turn(match)
    answer(match, "0")
    assert options(match) == ["choose-card card=march"]
    do(match, "0: choose-card march")
    assert gains(match)["discard"] == ["march"]
    assert gains(match)["hand"][:1] == ["crystal_joy"]


@content("board/card/crystal_joy")
def test_crystal_joy_powered_comes_back_even_for_a_wound():
    match = holding("crystal_joy", "wound", mana="blue")
    play(match, "crystal_joy", "strong", "choose-colour green")
    check(match, crystals={"green": 1})
    end_turn(match)
    answer(match, "0", "choose-card wound")
    assert gains(match)["discard"] == ["wound"]
    assert "crystal_joy" in gains(match)["hand"]


@content("board/card/crystal_joy")
def test_crystal_joy_may_go_the_usual_way():
    match = holding("crystal_joy", "march", mana="red")
    play(match, "crystal_joy", "basic")
    end_turn(match)
    do(match, "0: decline")
    assert gains(match)["discard"] == ["crystal_joy"]


# Swift Reflexes.


@content("board/card/swift_reflexes")
@pytest.mark.parametrize("half, left", [("basic", 3), ("strong", 2)])
def test_swift_reflexes_slow_one_attack(half, left):
    match = holding("swift_reflexes", phase=BLOCK, mana="white")
    play(match, "swift_reflexes", half, "2")
    assert enemy(match).attacks[0].value.total == left


# Tirelessness.


@content("board/card/tirelessness")
def test_tirelessness_raises_the_next_card_that_gives_move():
    match = holding("tirelessness", "promise", "march", "stamina", mana="white")
    play(match, "tirelessness", "basic")
    check(match, move=2, mana={"white": 1})
    play(match, "promise", "move")
    assert seen(match, "turn/move") == 2 + 1 + 1
    play(match, "march", "basic")
    assert seen(match, "turn/move") == 4 + 2


@content("board/card/tirelessness")
def test_tirelessness_powered_raises_every_other_card_that_gives_move():
    match = holding("tirelessness", "promise", "march", "rage", mana="blue")
    play(match, "tirelessness", "strong")
    check(match, move=4)
    play(match, "promise", "influence")
    play(match, "march", "basic")
    play(match, "rage", "move")
    assert (seen(match, "turn/move"), seen(match, "turn/influence")) == (4 + 3 + 2, 1)


@content("board/card/tirelessness")
@rule("UE-EFFECT-06")
def test_a_card_played_through_another_is_raised_once():
    match = holding("tirelessness", "concentration", "march", mana="blue, green")
    play(match, "tirelessness", "strong")
    play(match, "concentration", "strong", "choose-card march")
    assert seen(match, "turn/move") == 4 + (4 + 2 + 1)


# Savage Harvesting.


@content("board/card/savage_harvesting")
def test_savage_harvesting_turns_a_card_into_a_crystal_once():
    match = holding("savage_harvesting", "rage", "promise", "march", at="1,-2")
    play(match, "savage_harvesting", "basic")
    play(match, "march", "basic")
    do(match, "0: step-to 0,-2")
    assert deciding(match) == [(0, "choose-option")]
    do(match, "0: decline", "0: step-to 1,-2")
    answer(match, "0", "choose-card rage")
    assert gains(match)["crystals"] == {"red": 1}
    assert deciding(match) == [(0, "turn")]
    assert gains(match)["discard"] == ["rage"]


@content("board/card/savage_harvesting")
def test_savage_harvesting_powered_works_at_every_step_and_artifacts_give_any_colour():
    match = holding("savage_harvesting", "rage", "ruby_ring", "march", mana="green", at="1,-2")
    play(match, "savage_harvesting", "strong")
    do(match, "0: step-to 0,-2")
    answer(match, "0", "choose-card rage")
    do(match, "0: step-to 1,-2")
    answer(match, "0", "choose-card ruby_ring", "choose-colour white")
    assert gains(match)["crystals"] == {"red": 1, "white": 1}
    assert deciding(match) == [(0, "turn")]


@content("board/card/savage_harvesting")
def test_without_a_card_to_discard_nothing_is_asked():
    match = holding("savage_harvesting", "wound", at="1,-2")
    play(match, "savage_harvesting", "basic")
    do(match, "0: step-to 0,-2")
    assert deciding(match) == [(0, "turn")]


# Ruthless Coercion.


@content("board/card/ruthless_coercion")
@rule("UE-INTERACT-11")
def test_ruthless_coercion_makes_one_unit_cheaper_at_the_cost_of_reputation():
    match = holding("ruthless_coercion", "promise", at=VILLAGE, more="units: peasants, foresters", seat="fame: 20")
    do(match, "0: interact")
    play(match, "ruthless_coercion", "basic")
    do(match, "0: recruit peasants")
    check(match, influence=0, reputation=-1, fame=20)
    assert [unit.unit for unit in view(match).players[0].units] == ["peasants"]
    play(match, "promise", "influence")
    assert refused(match, "0: recruit foresters").reason == "board-too-little-influence"


@content("board/card/ruthless_coercion")
def test_whether_the_unit_is_made_cheaper_is_the_players_choice():
    match = holding("ruthless_coercion", "promise", at=VILLAGE, more="units: peasants; influence: 0", mana="white")
    do(match, "0: interact")
    play(match, "ruthless_coercion", "basic")
    play(match, "promise", "strong")
    do(match, "0: recruit peasants")
    assert options(match) == ["choose-option option=0", "decline"]
    do(match, "0: decline")
    check(match, influence=2 + 4 - 4)


@content("board/card/ruthless_coercion")
@rule("UE-UNIT-16")
def test_ruthless_coercion_powered_readies_units_for_influence():
    units = "units: peasants spent, utem_guardsmen spent, catapults spent; fame: 100"
    match = holding("ruthless_coercion", mana="red", seat=units)
    play(match, "ruthless_coercion", "strong")
    check(match, influence=6, reputation=-1, fame=100)
    do(match, "0: use-grant 0")
    assert len(options(match)) == 2
    do(match, options(match)[1].replace("choose-unit", "0: choose-unit"))
    assert seen(match, "turn/influence") == 2
    do(match, "0: use-grant 0")
    assert seen(match, "turn/influence") == 0
    assert [unit.unit for unit in view(match).players[0].units if unit.ready] == ["peasants", "utem_guardsmen"]
    assert refused(match, "0: use-grant 0").reason == "board-no-unit-to-ready"
