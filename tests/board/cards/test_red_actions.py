"""Red advanced actions: blood, rage, sacrifice."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, RANGED, answer, check, enemy, gains, holding, play, wounds
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, seen


@content("board/card/blood_rage")
@pytest.mark.parametrize("half, calm, raging", [("basic", 2, 5), ("strong", 4, 9)])
def test_blood_rage_is_stronger_for_a_wound(half, calm, raging):
    match = holding("blood_rage", phase=ATTACK, mana="red")
    play(match, "blood_rage", half, "0")
    assert gains(match)["attack"] == (f"{calm} melee physical",)
    assert wounds(match) == 0
    angry = holding("blood_rage", phase=ATTACK, mana="red")
    play(angry, "blood_rage", half, "1")
    assert gains(angry)["attack"] == (f"{raging} melee physical",)
    assert wounds(angry) == 1


@content("board/card/blood_ritual")
def test_blood_ritual_pays_a_wound_for_a_crystal_and_any_mana():
    match = holding("blood_ritual")
    play(match, "blood_ritual", "basic", "choose-colour gold")
    check(match, crystals={"red": 1}, mana={"gold": 1})
    assert wounds(match) == 1


@content("board/card/blood_ritual")
def test_blood_ritual_powered_gives_three_mana_and_one_of_them_may_become_a_crystal():
    match = holding("blood_ritual", mana="red")
    play(match, "blood_ritual", "strong", "choose-colour black", "choose-colour green", "choose-colour green")
    check(match, mana={"black": 1, "green": 2})
    answer(match, "0")
    check(match, mana={"black": 1, "green": 1}, crystals={"green": 1})
    assert wounds(match) == 1
    modest = holding("blood_ritual", mana="red")
    play(modest, "blood_ritual", "strong", "choose-colour red", "choose-colour blue", "choose-colour gold", "decline")
    check(modest, mana={"red": 1, "blue": 1, "gold": 1})


@content("board/card/maximal_effect", "board/card/improvisation")
@rule("UE-DEED-20")
def test_each_of_the_three_times_has_its_own_price_and_stops_when_it_cannot_be_paid():
    match = holding("maximal_effect", "improvisation", "promise", "stamina")
    play(match, "maximal_effect", "basic", "choose-card improvisation", "choose-card promise", "0")
    play_on = ("choose-card stamina", "1")
    answer(match, *play_on)
    check(match, move=3, influence=3)
    assert deciding(match) == [(0, "turn")]


@content("board/card/counterattack")
@pytest.mark.parametrize("half, one, two", [("basic", 4, 6), ("strong", 7, 10)])
def test_counterattack_grows_with_every_enemy_blocked(half, one, two):
    for enemies, attack in (("diggers", one), ("diggers, cursed_hags", two)):
        match = holding(
            "counterattack", "determination", "determination", phase=BLOCK, enemies=enemies, mana="red, blue 2"
        )
        for name in enemies.split(", "):
            play(match, "determination", "strong")
            do(match, f"0: block-attack {name} 0")
        do(match, "0: end-phase")
        play(match, "counterattack", half)
        assert gains(match)["attack"] == (f"{attack} melee physical",)


RITUALS = [
    ("basic", "rage", "5 melee physical"),
    ("basic", "stamina", "3 melee ice"),
    ("basic", "promise", "3 ranged physical"),
    ("basic", "march", "2 siege physical"),
    ("strong", "rage", "6 melee fire"),
    ("strong", "stamina", "4 melee cold_fire"),
    ("strong", "promise", "4 ranged fire"),
    ("strong", "march", "3 siege fire"),
]


@content("board/card/ritual_attack")
@pytest.mark.parametrize("half, thrown, attack", RITUALS)
def test_ritual_attack_takes_its_strength_from_the_colour_thrown_away(half, thrown, attack):
    match = holding("ritual_attack", thrown, phase=ATTACK, mana="red")
    play(match, "ritual_attack", half, f"choose-card {thrown}")
    assert gains(match)["attack"] == (attack,)
    assert gains(match)["hand"] == []


@content("board/card/ritual_attack")
@rule("UE-DEED-20")
def test_ritual_attack_accepts_only_what_leads_to_an_attack_now():
    match = holding("ritual_attack", "rage", "march", "promise", phase=RANGED)
    do(match, "0: play-card ritual_attack basic")
    assert options(match) == ["choose-card card=march", "choose-card card=promise"]
    barred = holding("ritual_attack", "rage", phase=RANGED)
    assert refused(barred, "0: play-card ritual_attack basic").reason == "board-attack-not-ranged"


@content("board/card/ritual_attack")
def test_of_a_card_with_two_colours_one_is_chosen():
    match = holding("ritual_attack", "power_of_crystals", phase=ATTACK)
    play(match, "ritual_attack", "basic", "choose-card power_of_crystals", "1")
    assert gains(match)["attack"] == ("2 siege physical",)


@content("board/card/blood_of_ancients")
@rule("UE-GAIN-05")
def test_blood_of_ancients_gains_an_advanced_action_for_a_wound_and_mana():
    offer = "actions: crushing_bolt, fire_bolt, ambush"
    match = holding("blood_of_ancients", mana="green, white", more=offer)
    do(match, "0: play-card blood_of_ancients basic")
    assert options(match) == ["choose-card card=crushing_bolt", "choose-card card=ambush"]
    do(match, "0: choose-card ambush")
    check(match, mana={"white": 1})
    assert gains(match)["hand"] == ["ambush", "wound"]
    assert seen(match, "offers/actions/count") == 3
    assert seen(match, "offers/actions/1") == "crushing_bolt"


@content("board/card/blood_of_ancients")
@rule("UE-DEED-19")
def test_blood_of_ancients_needs_mana_in_a_colour_of_the_offer():
    match = holding("blood_of_ancients", mana="white", more="actions: crushing_bolt, fire_bolt, ambush")
    assert refused(match, "0: play-card blood_of_ancients basic").reason == "board-no-mana"
    assert wounds(match) == 0


@content("board/card/blood_of_ancients")
@rule("UE-EFFECT-08")
@pytest.mark.parametrize("where, hand, discard", [("0", ["wound"], []), ("1", [], ["wound"])])
def test_blood_of_ancients_powered_uses_a_card_of_the_offer_that_stays_there(where, hand, discard):
    match = holding("blood_of_ancients", mana="red", more="actions: crushing_bolt, heroic_tale, fire_bolt")
    play(match, "blood_of_ancients", "strong", where)
    assert options(match) == ["choose-card card=heroic_tale"], "bolts are for combat"
    do(match, "0: choose-card heroic_tale")
    check(match, influence=6)
    assert (gains(match)["hand"], gains(match)["discard"]) == (hand, discard)
    assert seen(match, "offers/actions") == ("crushing_bolt", "heroic_tale", "fire_bolt")


@content("board/card/blood_of_ancients", "board/card/steady_tempo")
def test_a_card_of_the_offer_does_not_go_to_the_deck_of_who_used_it():
    match = holding("blood_of_ancients", mana="red", more="actions: steady_tempo, fire_bolt, ice_bolt")
    play(match, "blood_of_ancients", "strong", "1", "choose-card steady_tempo")
    check(match, move=4)
    do(match, "0: end-turn")
    assert seen(match, "offers/actions/0") == "steady_tempo"


@content("board/card/fire_bolt")
@rule("UE-RANGED-07")
def test_fire_bolt_is_halved_by_those_who_resist_fire():
    match = holding("fire_bolt", phase=RANGED, mana="red", enemies="orc_war_beasts")
    play(match, "fire_bolt", "strong")
    do(match, "0: aim-at orc_war_beasts")
    assert seen(match, "combat/total") == 1
    assert enemy(match, "orc_war_beasts").armor.total == 5
