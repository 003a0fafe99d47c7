"""Spells of combat, both halves of each."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.effect import EFFECTS, Ctx
from mageknight.board.effects.combine import Sequence
from mageknight.board.sources import FROM_CARD
from mageknight.kernel.match import Match
from tests.board.rules.fights import enemy, fight, fighting, hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes"


def attacks(match: Match[Any]) -> list[tuple[int, str, str]]:
    return [(points.amount, points.kind, points.element) for points in view(match).combat.attack]


def blocks(match: Match[Any]) -> list[tuple[int, str]]:
    return [(points.amount, points.element) for points in view(match).combat.block]


PLAIN = (
    ("fireball", "basic", "red", "ranged", [(5, "ranged", "fire")], 0),
    ("fireball", "strong", "red, black", "ranged", [(8, "siege", "fire")], 1),
    ("snowstorm", "basic", "blue", "ranged", [(5, "ranged", "ice")], 0),
    ("snowstorm", "strong", "blue, black", "ranged", [(8, "siege", "ice")], 1),
    ("flame_wall", "basic", "red", "attack", [(5, "melee", "fire")], 0),
    ("flame_wall", "strong", "red, black", "attack", [(9, "melee", "fire")], 0),
    ("mana_bolt", "basic", "blue, blue", "attack", [(8, "melee", "ice")], 0),
    ("mana_bolt", "basic", "blue, red", "attack", [(7, "melee", "cold_fire")], 0),
    ("mana_bolt", "basic", "blue, white", "ranged", [(6, "ranged", "ice")], 0),
    ("mana_bolt", "basic", "blue, green", "ranged", [(5, "siege", "ice")], 0),
    ("mana_bolt", "strong", "blue, blue, black", "attack", [(11, "melee", "ice")], 0),
    ("mana_bolt", "strong", "blue, red, black", "attack", [(10, "melee", "cold_fire")], 0),
    ("mana_bolt", "strong", "blue, white, black", "ranged", [(9, "ranged", "ice")], 0),
    ("mana_bolt", "strong", "blue, green, black", "ranged", [(8, "siege", "ice")], 0),
)


@pytest.mark.parametrize(
    "card, half, mana, phase, expected, wounds",
    [pytest.param(*case, marks=content(f"board/card/{case[0]}"), id="-".join(case[:4])) for case in PLAIN],
)
def test_a_spell_attacks(
    card: str, half: str, mana: str, phase: str, expected: list[tuple[int, str, str]], wounds: int
) -> None:
    match = fight("swordsmen, prowlers", card, phase, seat=f"mana: {mana}", more=NIGHT)
    do(match, f"0: play-card {card} {half}")
    assert attacks(match) == expected
    assert hand(match).count("wound") == wounds
    assert me(match).mana == {}


@content("board/card/flame_wall")
@pytest.mark.parametrize("half, mana, block", [("basic", "red", 7), ("strong", "red, black", 11)])
def test_flame_wall_blocks(half: str, mana: str, block: int) -> None:
    match = fight("swordsmen, prowlers", "flame_wall", "block", seat=f"mana: {mana}", more=NIGHT)
    do(match, f"0: play-card flame_wall {half}")
    assert blocks(match) == [(block, "fire")]


@content("board/card/mana_bolt")
@rule("UE-DEED-19")
def test_mana_bolt_needs_mana_for_an_attack_that_fits() -> None:
    match = fight("swordsmen", "mana_bolt", "attack", seat="mana: blue")
    assert refused(match, "0: play-card mana_bolt basic").reason == "board-no-mana"
    match = fight("swordsmen", "mana_bolt", "ranged", seat="mana: blue, red")
    assert refused(match, "0: play-card mana_bolt basic").reason == "board-no-mana", "red would be no Ranged attack"


@rule("UE-DEED-06", "UE-DEED-07", "UE-DEED-08", "UE-DEED-09")
def test_a_spell_costs_its_colour_and_black_at_night_for_its_strong_half() -> None:
    assert refused(fight("golems", "fireball"), "0: play-card fireball basic").rules == ("UE-DEED-04", "UE-DEED-06")
    wrong = fight("golems", "fireball", seat="mana: blue")
    assert refused(wrong, "0: play-card fireball basic").reason == "board-no-mana"
    day = fight("golems", "fireball", seat="mana: red, black")
    assert refused(day, "0: play-card fireball strong").rules == ("UE-DEED-08",)
    half_paid = fight("golems", "fireball", seat="mana: red", more=NIGHT)
    assert refused(half_paid, "0: play-card fireball strong").reason == "board-no-mana"
    night = fight("golems", "fireball", seat="mana: red, black", more=NIGHT)
    do(night, "0: play-card fireball strong")
    assert me(night).mana == {}


@rule("UE-COMBAT-18")
@pytest.mark.parametrize("spell, mana", [("fireball", "red, black"), ("snowstorm", "blue, black")])
def test_a_siege_attack_that_costs_a_wound_cannot_be_cast_where_it_would_strike_nobody(spell: str, mana: str) -> None:
    """The Wound alone is of no use: outside combat and in the Block phase neither it nor the mana is taken."""
    seat = f"mana: {mana}"
    outside = land(seat=f"hand: {spell}, march; {seat}", more=NIGHT)
    blocking = fight("golems", spell, "block", seat=seat, more=NIGHT)
    for match in (outside, blocking):
        assert refused(match, f"0: play-card {spell} strong").reason == "board-attack-not-now"
    for phase in ("ranged", "attack"):
        do(fight("golems", spell, phase, seat=seat, more=NIGHT), f"0: play-card {spell} strong")


@pytest.mark.parametrize("phase", ["none", "ranged", "block", "attack"])
def test_whatever_begins_with_harm_can_be_used_only_for_what_follows(phase: str) -> None:
    match = land(seat="hand: march", more=NIGHT) if phase == "none" else fight("golems", "march", phase, more=NIGHT)
    ctx = Ctx(0, FROM_CARD, 0, -1, True, 0, 1)
    harmful = [one for one in EFFECTS if isinstance(one, Sequence) and any(part.harmful for part in one.parts)]
    assert harmful
    for effect in harmful:
        good = [part.why_not(match.state, ctx) is None for part in effect.parts if not part.harmful]
        assert any(good) or effect.why_not(match.state, ctx) is not None, effect.text()


@rule("UE-DEED-08", "UE-MANA-08", "UE-MANA-09")
def test_in_the_dark_of_a_dungeon_strong_spells_work_by_day() -> None:
    match = fight("minotaur", "fireball", combat="dark: yes", seat="mana: red, black", more="source: black, gold, gold")
    do(match, "0: play-card fireball strong", "0: pay-mana token-black black")
    assert attacks(match) == [(8, "siege", "fire")]


@content("board/card/expose")
def test_expose_takes_walls_and_resistances_from_one_enemy() -> None:
    match = fight("altem_guardsmen, guardsmen", "expose", seat="mana: white")
    do(match, "0: play-card expose basic", "0: choose-enemy altem_guardsmen")
    assert (enemy(match, "altem_guardsmen").fortified, enemy(match, "altem_guardsmen").resistances) == (0, ())
    assert enemy(match, "guardsmen").fortified == 1
    assert attacks(match) == [(2, "ranged", "physical")]


@content("board/card/expose")
@rule("UE-ABIL-22")
def test_expose_only_attacks_the_immune() -> None:
    match = fight("grim_legionnaires", "expose", seat="mana: white")
    do(match, "0: play-card expose basic")
    assert attacks(match) == [(2, "ranged", "physical")]


@content("board/card/expose")
@pytest.mark.parametrize("option, walls, resists", [(0, 0, 3), (1, 1, 0)])
def test_mass_expose_takes_one_of_both_from_all(option: int, walls: int, resists: int) -> None:
    match = fight("altem_guardsmen, guardsmen", "expose", seat="mana: white, black", more=NIGHT)
    do(match, "0: play-card expose strong", f"0: choose-option {option}")
    assert [enemy(match, name).fortified for name in ("altem_guardsmen", "guardsmen")] == [walls, walls]
    assert len(enemy(match, "altem_guardsmen").resistances) == resists
    assert attacks(match) == [(3, "ranged", "physical")]


@content("board/card/tremor")
@pytest.mark.parametrize(
    "half, option, guardsmen, prowlers",
    [("basic", 0, 4, 3), ("basic", 1, 5, 1), ("strong", 0, 1, 3), ("strong", 1, 3, 1)],
)
def test_tremor_lowers_armor_of_one_or_all(half: str, option: int, guardsmen: int, prowlers: int) -> None:
    match = fight("guardsmen, prowlers", "tremor", seat="mana: green, black", more=NIGHT)
    do(match, f"0: play-card tremor {half}", f"0: choose-option {option}")
    if option == 0:
        do(match, "0: choose-enemy guardsmen")
    assert [enemy(match, name).armor.total for name in ("guardsmen", "prowlers")] == [guardsmen, prowlers]


@content("board/card/whirlwind")
@rule("UE-ABIL-26")
def test_whirlwind_stops_all_attacks_of_an_enemy() -> None:
    match = fight("orc_skirmishers, prowlers", "whirlwind", seat="mana: white")
    do(match, "0: play-card whirlwind basic", "0: choose-enemy orc_skirmishers")
    assert not any(attack.left for attack in enemy(match, "orc_skirmishers").attacks)
    assert enemy(match, "prowlers").attacks[0].left


@content("board/card/whirlwind")
@rule("UE-ATTACK-05")
def test_tornado_destroys_in_the_attack_phase_only() -> None:
    early = fight("golems", "whirlwind", "ranged", seat="mana: white, black", more=NIGHT)
    assert refused(early, "0: play-card whirlwind strong").reason == "board-wrong-time"
    match = fight("golems, prowlers", "whirlwind", "attack", seat="mana: white, black", more=NIGHT)
    do(match, "0: play-card whirlwind strong", "0: choose-enemy golems")
    assert (fighting(match), me(match).fame) == (["prowlers"], 4)


@content("board/card/burning_shield")
def test_burning_shield_strikes_back_after_a_block() -> None:
    match = fight("prowlers", "burning_shield", "block", seat="mana: red")
    do(match, "0: play-card burning_shield basic")
    assert blocks(match) == [(4, "fire")]
    do(match, "0: block-attack prowlers 0", "0: end-phase", "0: use-grant 0")
    assert attacks(match) == [(4, "melee", "fire")]
    assert "use-grant grant=0" not in options(match)


@content("board/card/burning_shield")
def test_burning_shield_without_a_block_gives_no_attack() -> None:
    match = fight("swordsmen", "burning_shield", "block", seat="mana: red")
    do(match, "0: play-card burning_shield basic", "0: end-phase")
    assert deciding(match) == [(0, "combat")]
    assert not any(option.startswith("use-grant") for option in options(match))


@content("board/card/burning_shield")
@rule("UE-COMBAT-21")
def test_exploding_shield_destroys_what_it_blocked_unless_it_resists_fire() -> None:
    match = fight("prowlers, heroes_fire", "burning_shield", "block", seat="mana: red, black", more=NIGHT)
    do(match, "0: play-card burning_shield strong", "0: block-attack prowlers 0")
    assert fighting(match) == ["heroes_fire"]
    assert me(match).fame == 2
    match = fight("prowlers, heroes_fire", "burning_shield", "block", seat="mana: red, black", more=NIGHT)
    do(match, "0: play-card burning_shield strong", "0: block-attack heroes_fire 0")
    assert fighting(match) == ["prowlers", "heroes_fire"]


@content("board/card/chill")
@rule("UE-COMBAT-22")
def test_chill_stops_and_exposes_to_fire_what_does_not_resist_ice() -> None:
    match = fight("fire_mages, ice_mages", "chill", seat="mana: blue")
    do(match, "0: play-card chill basic")
    assert not enemy(match, "fire_mages").attacks[0].left, "the only one it can affect"
    assert enemy(match, "fire_mages").resistances == ()
    alone = fight("ice_mages", "chill", seat="mana: blue")
    assert "UE-COMBAT-22" in refused(alone, "0: play-card chill basic").rules


@content("board/card/chill")
def test_lethal_chill_lowers_armor() -> None:
    match = fight("fire_mages", "chill", seat="mana: blue, black", more=NIGHT)
    do(match, "0: play-card chill strong")
    assert (enemy(match, "fire_mages").armor.total, enemy(match, "fire_mages").attacks[0].left) == (1, False)


@content("board/card/wings_of_wind")
def test_wings_of_night_hold_back_more_enemies_for_move_points() -> None:
    seat = "mana: white, black; deck: march"
    match = fight("prowlers, golems, swordsmen", "wings_of_wind, march, stamina", seat=seat, more=NIGHT)
    do(match, "0: play-card march basic", "0: play-card wings_of_wind strong", "0: choose-enemy prowlers")
    assert view(match).turn.move == 2
    do(match, "0: choose-enemy golems")
    assert view(match).turn.move == 1
    assert deciding(match) == [(0, "combat")], "a third would cost 2"
    left = {name: enemy(match, name).attacks[0].left for name in fighting(match)}
    assert left == {"prowlers": False, "golems": False, "swordsmen": True}


@content("board/card/demolish")
@rule("UE-COMBAT-23")
def test_demolish_breaks_walls_even_of_those_who_resist_fire() -> None:
    match = fight("fire_golems fortified, ice_golems fortified", "demolish", seat="mana: red")
    assert enemy(match, "fire_golems").fortified == 1
    do(match, "0: play-card demolish basic")
    assert [enemy(match, name).fortified for name in fighting(match)] == [0, 0]
    assert [enemy(match, name).armor.total for name in fighting(match)] == [4, 3]


@content("board/card/demolish")
@rule("UE-COMBAT-21")
def test_disintegrate_destroys_one_and_weakens_the_others() -> None:
    match = fight("swordsmen, fire_golems, prowlers", "demolish", "attack", seat="mana: red, black", more=NIGHT)
    do(match, "0: play-card demolish strong")
    assert options(match) == ["choose-enemy enemy=swordsmen-1", "choose-enemy enemy=prowlers-1"]
    do(match, "0: choose-enemy swordsmen")
    assert {name: enemy(match, name).armor.total for name in fighting(match)} == {"fire_golems": 4, "prowlers": 2}


@content("board/card/offering")
@pytest.mark.parametrize(
    "first, second, expected",
    [
        ("green", "red", (8, "siege", "fire")),
        ("green", "blue", (4, "siege", "ice")),
        ("white", "red", (6, "ranged", "fire")),
        ("white", "blue", (6, "ranged", "ice")),
    ],
)
def test_sacrifice_turns_pairs_of_crystals_into_an_attack_and_mana(
    first: str, second: str, expected: tuple[int, str, str]
) -> None:
    seat = "mana: red, black; crystals: green 2, white, red 3, blue"
    match = fight("golems", "offering", seat=seat, more=NIGHT)
    do(match, "0: play-card offering strong", "0: pay-mana token-red red")
    do(match, f"0: choose-colour {first}", f"0: choose-colour {second}")
    assert attacks(match) == [expected]
    pairs = 2 if (first, second) == ("green", "red") else 1
    assert me(match).mana == {first: pairs, second: pairs}
    had = {"green": 2, "white": 1, "red": 3, "blue": 1}
    assert me(match).crystals.get(first, 0) == had[first] - pairs
    assert me(match).crystals.get(second, 0) == had[second] - pairs


@content("board/card/mist_form")
def test_veil_of_mist_makes_units_resist_and_spares_the_first_wound() -> None:
    match = fight("monks", "mist_form", "block", seat="mana: blue, black; units: peasants", more=NIGHT)
    do(match, "0: play-card mist_form strong")
    assert me(match).units[0].resistances == ("physical", "fire", "ice")
    do(match, "0: end-phase", "0: assign-damage hero")
    assert hand(match).count("wound") == 2, "5 damage are three Wounds, the first is ignored"
    assert me(match).discard.count("wound") == 2, "and so is its poison"


@content("board/card/mist_form")
def test_veil_of_mist_spares_what_comes_with_a_single_wound() -> None:
    match = fight("ice_golems", "mist_form, march", "block", seat="mana: blue, black", more=NIGHT)
    do(match, "0: play-card mist_form strong", "0: end-phase")
    assert hand(match) == ("march",), "not paralyzed"


@content("board/card/charm")
def test_possess_turns_an_enemy_against_the_others() -> None:
    match = fight("heroes_fire, prowlers", "charm", seat="mana: white, black", more=NIGHT)
    do(match, "0: play-card charm strong", "0: choose-enemy heroes_fire")
    assert not any(attack.left for attack in enemy(match, "heroes_fire").attacks)
    do(match, "0: end-phase", "0: end-phase", "0: use-grant 0")
    assert attacks(match) == [(4, "melee", "physical"), (2, "melee", "fire")]
    do(match, "0: aim-at heroes_fire")
    assert refused(match, "0: strike").facts["total"] == 0
    match.undo(0)
    do(match, "0: aim-at prowlers", "0: strike")
    assert fighting(match) == ["heroes_fire"]


@content("board/card/cure")
@rule("UE-ABIL-27")
def test_disease_leaves_blocked_enemies_with_armor_1() -> None:
    seat = "mana: green, black; units: utem_guardsmen, foresters"
    match = fight("orc_skirmishers, prowlers, golems", "cure", "block", seat=seat, more=NIGHT)
    guards, foresters = (unit.uid for unit in me(match).units)
    do(match, f"0: activate-unit {guards} 1", "0: block-attack prowlers 0")
    do(match, f"0: activate-unit {foresters} 1", "0: block-attack orc_skirmishers 0")
    do(match, "0: play-card cure strong")
    armor = {name: enemy(match, name).armor.total for name in fighting(match)}
    assert armor == {"orc_skirmishers": 4, "prowlers": 1, "golems": 5}, "one of two attacks is not enough"


@content("board/card/cure")
def test_disease_reaches_a_summoner_whose_monster_was_blocked() -> None:
    seat = "mana: green, black; units: altem_guardians; fame: 20"
    match = fight("orc_summoners", "cure", "ranged", seat=seat, more=NIGHT)
    do(match, "0: end-phase")
    monster = next(one for one in view(match).combat.enemies if one.summoner >= 0)
    do(match, f"0: activate-unit {me(match).units[0].uid} 1", f"0: block-attack {monster.token} 0", "0: end-phase")
    assert enemy(match, "orc_summoners").armor.total == 4
    do(match, "0: play-card cure strong")
    assert enemy(match, "orc_summoners").armor.total == 1
