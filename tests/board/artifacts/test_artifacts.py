"""Artifacts other than banners, both halves of each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.board.artifacts.relics import gone
from tests.board.rules.fights import attacks, enemy, fight, fighting, hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, options, refused, view

NIGHT = "night: yes; source: gold, gold, gold"
RINGS = (
    ("ruby_ring", "red", "fireball"),
    ("sapphire_ring", "blue", "chill"),
    ("diamond_ring", "white", "charm"),
    ("emerald_ring", "green", "tremor"),
)


def rings(count: int) -> list[Any]:
    return [pytest.param(*ring[:count], marks=content(f"board/card/{ring[0]}"), id=ring[0]) for ring in RINGS]


@pytest.mark.parametrize("ring, colour", rings(2))
@rule("UE-DEED-10")
def test_a_ring_gives_mana_a_crystal_and_fame(ring: str, colour: str) -> None:
    match = land("0,0", f"hand: {ring}")
    do(match, f"0: play-card {ring} basic")
    assert (me(match).mana, me(match).crystals, me(match).fame) == ({colour: 1}, {colour: 1}, 1)
    do(match, "0: end-turn")
    assert ring in me(match).discard


@pytest.mark.parametrize("ring, colour, spell", rings(3))
@rule("UE-DEED-11", "UE-GAIN-10")
def test_a_ring_gives_endless_mana_and_fame_for_spells(ring: str, colour: str, spell: str) -> None:
    match = fight("golems", f"{ring}, {spell}", more=NIGHT)
    do(match, f"0: play-card {ring} strong")
    assert gone(match, ring)
    do(match, f"0: play-card {spell} strong", *(["0: choose-option 0"] if spell == "tremor" else []))
    assert me(match).fame == 1, "colour and black are endless, and the spell is of the ring's colour"


@content("board/card/ruby_ring")
@rule("UE-MANA-08")
def test_endless_black_mana_is_of_no_use_by_day() -> None:
    match = fight("golems", "ruby_ring, fireball, snowstorm", seat="mana: blue")
    do(match, "0: play-card ruby_ring strong")
    assert refused(match, "0: play-card fireball strong").rules == ("UE-DEED-08",)
    do(match, "0: play-card fireball basic")
    assert me(match).fame == 1
    do(match, "0: play-card snowstorm basic")
    assert me(match).fame == 1, "not for a blue spell"


@content("board/card/sword_of_justice")
def test_sword_of_justice_strikes_for_each_card() -> None:
    match = fight("golems, prowlers", "sword_of_justice, march, rage, wound", "attack")
    do(match, "0: play-card sword_of_justice basic", "0: choose-card march", "0: choose-card rage")
    assert attacks(match) == [(3, "melee", "physical"), (3, "melee", "physical")]
    do(match, "0: aim-at prowlers", "0: strike")
    assert me(match).fame == 3, "2 for the enemy, 1 for the sword"
    assert hand(match) == ("wound",)


@content("board/card/sword_of_justice")
def test_sword_of_justice_doubles_physical_attacks() -> None:
    match = fight("golems", "sword_of_justice, rage, stamina", "attack")
    do(match, "0: play-card sword_of_justice strong")
    assert enemy(match, "golems").resistances == ()
    do(match, "0: play-card rage basic", "0: play-card stamina attack", "0: aim-at golems")
    assert view(match).combat.total == 6, "2 and 1, twice"
    do(match, "0: strike")
    assert (fighting(match), me(match).fame) == ([], 5)
    peace = land("0,0", "hand: sword_of_justice")
    assert refused(peace, "0: play-card sword_of_justice strong").reason == "board-wrong-time"


@content("board/card/endless_bag_of_gold")
@pytest.mark.parametrize("half, influence, fame", [("basic", 4, 2), ("strong", 9, 3)])
def test_endless_bag_of_gold(half: str, influence: int, fame: int) -> None:
    match = land("0,0", "hand: endless_bag_of_gold")
    do(match, f"0: play-card endless_bag_of_gold {half}")
    assert (view(match).turn.influence, me(match).fame) == (influence, fame)
    assert gone(match, "endless_bag_of_gold") == (half == "strong")


@content("board/card/endless_gem_pouch")
def test_endless_gem_pouch_rolls_twice() -> None:
    match = land("0,0", "hand: endless_gem_pouch", more="chance:\n  dice: 3\n  dice: 5")
    do(match, "0: play-card endless_gem_pouch basic")
    assert (me(match).crystals, me(match).fame) == ({"white": 1}, 1)
    golden = land("0,0", "hand: endless_gem_pouch", more="chance:\n  dice: 4\n  dice: 0")
    do(golden, "0: play-card endless_gem_pouch basic", "0: choose-colour green")
    assert me(golden).crystals == {"green": 1, "red": 1}


@content("board/card/endless_gem_pouch")
@pytest.mark.parametrize("more, fifth", [("", "gold"), (NIGHT, "black")])
def test_endless_gem_pouch_gives_all_colours(more: str, fifth: str) -> None:
    match = land("0,0", "hand: endless_gem_pouch", more)
    do(match, "0: play-card endless_gem_pouch strong")
    assert me(match).mana == {"red": 1, "blue": 1, "green": 1, "white": 1, fifth: 1}


@content("board/card/book_of_wisdom")
@rule("UE-DEED-20", "UE-GAIN-05")
def test_book_of_wisdom_exchanges_an_action_for_an_advanced_one() -> None:
    seat = "hand: book_of_wisdom, rage, march, fireball"
    match = land("0,0", seat, "actions: blood_rage, ice_bolt, path_finding")
    do(match, "0: play-card book_of_wisdom basic")
    assert options(match) == ["choose-card card=rage", "choose-card card=march"], "no spell"
    do(match, "0: choose-card rage", "0: choose-card blood_rage")
    assert "blood_rage" in hand(match)
    assert "rage" not in hand(match)
    assert gone(match, "rage")
    assert len(view(match).offers.actions) == 3
    assert "book_of_wisdom" in me(match).played


@content("board/card/book_of_wisdom")
def test_book_of_wisdom_exchanges_an_action_for_a_spell_and_a_crystal() -> None:
    match = land("0,0", "hand: book_of_wisdom, rage", "spells: fireball, snowstorm, tremor")
    do(match, "0: play-card book_of_wisdom strong", "0: choose-card rage", "0: choose-card fireball")
    assert (hand(match), me(match).crystals) == (("fireball",), {"red": 1})
    poor = land("0,0", "hand: book_of_wisdom, march", "spells: fireball, snowstorm, whirlwind")
    assert refused(poor, "0: play-card book_of_wisdom strong").reason == "board-no-such-card-in-offer"


@content("board/card/amulet_of_darkness")
@rule("UE-MANA-08", "UE-MANA-14", "UE-DEED-08")
def test_amulet_of_darkness_brings_black_mana_to_the_day() -> None:
    match = fight("golems", "amulet_of_darkness, fireball", seat="mana: red", more="source: black, black, black")
    assert refused(match, "0: play-card fireball strong").reason == "board-strong-spell-by-day"
    do(match, "0: play-card amulet_of_darkness basic", "0: choose-colour black")
    do(match, "0: play-card fireball strong", "0: pay-mana die-black black")
    assert attacks(match) == [(8, "siege", "fire")]
    assert me(match).mana == {"black": 1}


@content("board/card/amulet_of_darkness")
def test_amulet_of_darkness_gives_three_tokens_and_cooler_deserts() -> None:
    match = land("0,0", "hand: amulet_of_darkness", "move: 3", tiles="2,0: countryside_04")
    match.state.players[0].where = int(match.kit.parse_value("space", "5,-3"))
    do(match, "0: play-card amulet_of_darkness strong")
    do(match, "0: choose-colour gold", "0: choose-colour black", "0: choose-colour red")
    assert me(match).mana == {"gold": 1, "black": 1, "red": 1}
    do(match, "0: step-to 5,-4")
    assert view(match).turn.move == 0, "a desert for 3"


@content("board/card/tome_of_all_spells")
@rule("UE-EFFECT-06", "UE-EFFECT-09")
def test_tome_of_all_spells_casts_out_of_the_offer() -> None:
    match = fight("golems", "tome_of_all_spells, rage, ruby_ring", more="spells: fireball, snowstorm, tremor")
    do(match, "0: play-card tome_of_all_spells basic")
    assert options(match) == ["choose-card card=rage"], "a card with a colour: the ring would not do"
    do(match, "0: choose-card rage", "0: choose-card fireball")
    assert attacks(match) == [(5, "ranged", "fire")]
    assert "fireball" in view(match).offers.spells
    assert me(match).discard == ("rage",)


@content("board/card/tome_of_all_spells")
def test_tome_of_all_spells_casts_strong_spells_even_by_day() -> None:
    match = fight("golems", "tome_of_all_spells, rage", more="spells: fireball, snowstorm, tremor")
    do(match, "0: play-card tome_of_all_spells strong", "0: choose-card rage", "0: choose-card fireball")
    assert attacks(match) == [(8, "siege", "fire")]
    assert gone(match, "tome_of_all_spells")
