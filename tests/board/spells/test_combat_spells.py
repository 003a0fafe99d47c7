"""Spells of combat, both halves of each."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.effect import EFFECTS, EffectUse
from mageknight.board.effects.words.combine import Sequence
from mageknight.board.state.sources import FROM_CARD
from mageknight.kernel.match import Match
from tests.board.rules.fights import attacks, enemy, fight, fighting, hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes"


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
    ctx = EffectUse(0, FROM_CARD, 0, -1, True, 0, 1)
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
