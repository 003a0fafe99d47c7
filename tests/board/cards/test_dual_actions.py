"""Advanced actions of two colours: either powers them."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import BLOCK, RANGED, check, enemy, gains, holding, play
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


@content("board/card/power_of_crystals", "board/card/explosive_bolt", "board/card/chilling_stare")
@rule("UE-DEED-04", "UE-DEED-05")
@pytest.mark.parametrize(
    "card, colours, phase",
    [
        ("power_of_crystals", ("green", "blue"), "peace"),
        ("explosive_bolt", ("white", "red"), RANGED),
        ("chilling_stare", ("blue", "white"), "peace"),
        ("rush_of_adrenaline", ("red", "green"), "peace"),
    ],
)
def test_either_colour_powers_a_card_of_two(card, colours, phase):
    for colour in ("red", "blue", "green", "white"):
        match = holding(card, phase=phase, mana=colour)
        listed = f"play-card card={card} use=strong" in options(match)
        assert listed is (colour in colours)


@content("board/card/explosive_bolt")
def test_explosive_bolt_pays_a_wound_for_two_crystals():
    match = holding("explosive_bolt")
    play(match, "explosive_bolt", "basic")
    check(match, crystals={"white": 1, "red": 1})
    assert gains(match)["hand"] == ["wound"]


@content("board/card/explosive_bolt")
def test_explosive_bolt_powered_cracks_the_armor_of_another_enemy():
    match = holding("explosive_bolt", phase=RANGED, mana="white", enemies="prowlers, cursed_hags, wolf_riders")
    play(match, "explosive_bolt", "strong")
    do(match, "0: aim-at prowlers", "0: strike")
    assert options(match) == ["choose-enemy enemy=cursed_hags-1", "choose-enemy enemy=wolf_riders-1"]
    do(match, "0: choose-enemy cursed_hags")
    assert [enemy(match, name).armor.total for name in ("cursed_hags", "wolf_riders")] == [4, 4]


@content("board/card/explosive_bolt")
@rule("UE-COMBAT-21")
def test_the_blast_does_nothing_to_those_who_resist_fire():
    match = holding("explosive_bolt", phase=RANGED, mana="white", enemies="prowlers, orc_war_beasts")
    play(match, "explosive_bolt", "strong")
    do(match, "0: aim-at prowlers", "0: strike")
    assert deciding(match) == [(0, "combat")]
    assert enemy(match, "orc_war_beasts").armor.total == 5


@content("board/card/chilling_stare")
@rule("UE-ABIL-23")
def test_chilling_stare_takes_the_abilities_of_one_attack():
    match = holding("chilling_stare", phase=BLOCK, enemies="wolf_riders")
    assert enemy(match, "wolf_riders").attacks[0].needed == 6
    play(match, "chilling_stare", "basic", "1")
    assert enemy(match, "wolf_riders").attacks[0].needed == 3
    immune = holding("chilling_stare", phase=BLOCK, enemies="sorcerers")
    play(immune, "chilling_stare", "basic", "1")
    assert enemy(immune, "sorcerers").attacks[0].abilities == ()


@content("board/card/chilling_stare")
@rule("UE-COMBAT-22", "UE-ABIL-22")
def test_chilling_stare_powered_keeps_an_enemy_from_attacking():
    match = holding("chilling_stare", phase=BLOCK, mana="white", enemies="prowlers, ice_golems, sorcerers")
    play(match, "chilling_stare", "strong", "1")
    assert not enemy(match, "prowlers").attacks[0].left
    for proof in ("ice_golems", "sorcerers"):
        alone = holding("chilling_stare", phase=BLOCK, mana="white", enemies=proof)
        play(alone, "chilling_stare", "strong")
        check(alone, influence=5)
    assert refused(match, "0: play-card chilling_stare strong").reason == "board-not-in-hand"
    assert len(view(match).combat.enemies) == 3
