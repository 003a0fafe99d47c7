"""Artifacts other than banners, both halves of each."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.kernel.match import Match
from tests.board.rules.fights import enemy, fight, fighting, hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes; source: gold, gold, gold"
RINGS = (
    ("ruby_ring", "red", "fireball"),
    ("sapphire_ring", "blue", "chill"),
    ("diamond_ring", "white", "charm"),
    ("emerald_ring", "green", "tremor"),
)


def attacks(match: Match[Any]) -> list[tuple[int, str, str]]:
    return [(points.amount, points.kind, points.element) for points in view(match).combat.attack]


def gone(match: Match[Any], card: str) -> bool:
    return int(match.kit.parse_value("card", card)) in match.state.gone


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


@content("board/card/horn_of_wrath")
@pytest.mark.parametrize("face, wounds", [(0, 1), (5, 1), (1, 0), (2, 0), (3, 0), (4, 0)])
def test_horn_of_wrath_may_wound(face: int, wounds: int) -> None:
    match = fight("golems", "horn_of_wrath", more=f"chance:\n  dice: {face}")
    do(match, "0: play-card horn_of_wrath basic")
    assert attacks(match) == [(5, "siege", "physical")]
    assert hand(match).count("wound") == wounds


@content("board/card/horn_of_wrath")
@rule("UE-REVERT-03")
def test_horn_of_wrath_is_raised_point_by_point() -> None:
    match = fight("golems", "horn_of_wrath", more="chance:\n  dice: 1\n  dice: 0")
    do(match, "0: play-card horn_of_wrath strong", "0: choose-option 0")
    assert (sum(points[0] for points in attacks(match)), hand(match)) == (6, ())
    do(match, "0: choose-option 0")
    assert (sum(points[0] for points in attacks(match)), hand(match)) == (7, ("wound",))
    do(match, "0: choose-option 0", "0: choose-option 0", "0: choose-option 0")
    assert sum(points[0] for points in attacks(match)) == 10
    assert deciding(match) == [(0, "combat")], "5 more at most"
    early = fight("golems", "horn_of_wrath")
    do(early, "0: play-card horn_of_wrath strong", "0: decline")
    assert sum(points[0] for points in attacks(early)) == 5


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


@content("board/card/golden_grail")
@rule("UE-WOUND-07", "UE-WOUND-08")
def test_golden_grail_gives_fame_for_healing_used() -> None:
    match = land("0,0", "hand: golden_grail, wound, wound, wound, tranquility")
    do(match, "0: play-card golden_grail basic", "0: heal-wound hand")
    assert me(match).fame == 1
    do(match, "0: heal-wound hand")
    assert me(match).fame == 2
    do(match, "0: play-card tranquility basic", "0: choose-option 0", "0: heal-wound hand")
    assert me(match).fame == 2, "only for points of the grail"
    unit = land("0,0", "hand: golden_grail; units: utem_guardsmen wounded")
    do(unit, "0: play-card golden_grail basic", f"0: heal-wound {me(unit).units[0].uid}")
    assert me(unit).fame == 2


@content("board/card/golden_grail")
@rule("UE-WOUND-13")
def test_healing_of_the_grail_is_lost_in_combat() -> None:
    seat = "hand: golden_grail, wound, wound, tranquility, rage"
    match = land("1,-3", seat, tokens="1,-4: prowlers")
    do(match, "0: play-card golden_grail basic", "0: challenge 1,-4", "0: end-phase", "0: end-phase", "0: end-phase")
    assert view(match).turn.heal == 0
    fame = me(match).fame
    do(match, "0: play-card tranquility basic", "0: choose-option 0", "0: heal-wound hand")
    assert me(match).fame == fame


@content("board/card/golden_grail")
def test_golden_grail_draws_for_each_wound_healed() -> None:
    match = land("0,0", "hand: golden_grail, wound, wound; deck: march, rage")
    do(match, "0: play-card golden_grail strong")
    assert view(match).turn.heal == 6
    do(match, "0: heal-wound hand", "0: heal-wound hand")
    assert sorted(hand(match)) == ["march", "rage"]


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


@content("board/card/amulet_of_the_sun")
@pytest.mark.parametrize("half, gold", [("basic", 1), ("strong", 3)])
@rule("UE-MANA-10", "UE-MANA-15")
def test_amulet_of_the_sun_brings_daylight_to_the_night(half: str, gold: int) -> None:
    seat = "hand: amulet_of_the_sun, march"
    tokens = "7,-5: guardsmen hidden"
    match = land("7,-4", seat, "night: yes; source: gold, black, black; move: 3", tokens, tiles="2,0: countryside_03")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"
    assert all(not token.enemy for token in tokens_at(match, 7, -5))
    do(match, f"0: play-card amulet_of_the_sun {half}")
    assert me(match).mana == {"gold": gold}
    assert [token.enemy for token in tokens_at(match, 7, -5)] == ["guardsmen"]
    do(match, "0: step-to 6,-4")
    assert view(match).turn.move == 0, "a forest for 3"
    do(match, "0: play-card march strong", "0: pay-mana token-gold green")
    assert view(match).turn.move == 4


def tokens_at(match: Match[Any], q: int, r: int) -> Any:
    return next(hex_.enemies for tile in view(match).tiles for hex_ in tile.hexes if (hex_.q, hex_.r) == (q, r))


@content("board/card/amulet_of_the_sun")
def test_amulet_of_the_sun_is_only_gold_by_day() -> None:
    match = land("0,0", "hand: amulet_of_the_sun", "move: 3")
    do(match, "0: play-card amulet_of_the_sun basic", "0: step-to 1,-1")
    assert (me(match).mana, view(match).turn.move) == ({"gold": 1}, 0)


@content("board/card/amulet_of_the_sun")
def test_amulet_of_the_sun_reveals_ruins() -> None:
    ruin = next(name.removeprefix("ruin/") for name in library().numbers if name.startswith("ruin/"))
    match = land("0,0", "hand: amulet_of_the_sun", NIGHT, f"4,-3: {ruin} hidden")
    hidden = next(hex_.ruin for tile in view(match).tiles for hex_ in tile.hexes if (hex_.q, hex_.r) == (4, -3))
    assert hidden == "hidden"
    do(match, "0: play-card amulet_of_the_sun basic")
    assert any(hex_.ruin == ruin for tile in view(match).tiles for hex_ in tile.hexes)


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


@content("board/card/bow_of_starsdawn")
def test_bow_of_starsdawn_shoots_for_each_card() -> None:
    match = fight("prowlers, wolf_riders", "bow_of_starsdawn, march, rage, stamina")
    do(match, "0: play-card bow_of_starsdawn basic", "0: choose-card march", "0: choose-card rage", "0: decline")
    assert attacks(match) == [(2, "ranged", "physical"), (2, "ranged", "physical")]
    do(match, "0: aim-at prowlers", "0: strike")
    assert me(match).fame == 3
    do(match, "0: end-phase", "0: end-phase", "0: play-card stamina attack")
    assert me(match).fame == 3


@content("board/card/bow_of_starsdawn")
def test_bow_of_starsdawn_changes_ranged_and_siege_attacks() -> None:
    match = fight(
        "guardsmen, golems", "bow_of_starsdawn, fireball, horn_of_wrath", seat="mana: red", more="chance:\n  dice: 1"
    )
    do(match, "0: play-card bow_of_starsdawn strong", "0: play-card fireball basic")
    assert deciding(match) == [(0, "archery")]
    do(match, "0: choose-option 0", "0: play-card horn_of_wrath basic", "0: choose-option 0")
    assert attacks(match) == [(10, "ranged", "fire"), (10, "ranged", "physical")]
    siege = fight("guardsmen", "bow_of_starsdawn, fireball", seat="mana: red")
    do(siege, "0: play-card bow_of_starsdawn strong", "0: play-card fireball basic", "0: choose-option 1")
    assert attacks(siege) == [(5, "siege", "fire")]


@content("board/card/soul_harvester")
def test_soul_harvester_gives_a_crystal_for_one_enemy() -> None:
    match = fight("prowlers, golems", "soul_harvester, rage", "attack", seat="mana: red")
    do(match, "0: play-card soul_harvester basic", "0: aim-at prowlers", "0: strike")
    assert attacks(match) == []
    do(match, "0: choose-option 0")
    assert me(match).crystals == {"white": 1}


@content("board/card/soul_harvester")
def test_soul_harvester_gives_a_crystal_for_every_enemy_of_the_phase() -> None:
    match = fight("golems, prowlers", "soul_harvester, rage", "attack", seat="mana: red")
    do(match, "0: play-card soul_harvester strong", "0: aim-at prowlers", "0: strike")
    assert me(match).crystals == {"white": 1}, "no resistance, no choice"
    do(match, "0: play-card rage strong", "0: end-phase")
    resisting = fight("fire_golems", "soul_harvester, rage, stamina", "attack", seat="mana: red")
    do(resisting, "0: play-card soul_harvester strong", "0: aim-at fire_golems", "0: strike")
    assert options(resisting) == [f"choose-colour colour={colour}" for colour in ("red", "green", "white")]
    do(resisting, "0: choose-colour green")
    assert me(resisting).crystals == {"green": 1}


@content("board/card/shield_of_the_fallen_kings")
@rule("UE-BLOCK-02", "UE-BLOCK-16")
def test_shield_of_the_fallen_kings_blocks_once_or_twice() -> None:
    match = fight("prowlers, wolf_riders", "shield_of_the_fallen_kings", "block")
    do(match, "0: play-card shield_of_the_fallen_kings basic", "0: choose-option 0")
    assert [points.amount for points in view(match).combat.block] == [6]
    match = fight("prowlers, diggers", "shield_of_the_fallen_kings", "block")
    do(match, "0: play-card shield_of_the_fallen_kings basic", "0: choose-option 1")
    assert refused(match, "0: use-grant 0").reason == "board-block-against-another-attack"
    do(match, "0: block-attack prowlers 0", "0: use-grant 0", "0: block-attack diggers 0")
    assert not any(attack.left for name in fighting(match) for attack in enemy(match, name).attacks)
    assert refused(match, "0: use-grant 0").reason == "board-no-such-grant"


@content("board/card/shield_of_the_fallen_kings")
def test_shield_of_the_fallen_kings_blocks_three_times_in_cold_fire() -> None:
    match = fight("hydra, fire_mages", "shield_of_the_fallen_kings", "block")
    do(match, "0: play-card shield_of_the_fallen_kings strong", "0: choose-option 1")
    assert [(p.amount, p.element) for p in view(match).combat.block] == [(4, "cold_fire")]
    do(match, "0: block-attack hydra 0", "0: use-grant 0", "0: block-attack hydra 1")
    do(match, "0: use-grant 0", "0: block-attack hydra 2")
    assert not any(attack.left for attack in enemy(match, "hydra").attacks)
    one = fight("fire_mages", "shield_of_the_fallen_kings", "block")
    do(one, "0: play-card shield_of_the_fallen_kings strong", "0: choose-option 0", "0: block-attack fire_mages 0")
    assert not enemy(one, "fire_mages").attacks[0].left


@content("board/card/druidic_staff")
@rule("UE-DEED-20", "UE-DEED-21")
def test_druidic_staff_does_as_the_discarded_card_is_coloured() -> None:
    hand_of = "hand: druidic_staff, wound, "
    white = land("0,0", hand_of + "swiftness")
    do(white, "0: play-card druidic_staff basic", "0: choose-card swiftness", "0: choose-space 1,-2")
    blue = land("0,0", hand_of + "stamina")
    do(blue, "0: play-card druidic_staff basic", "0: choose-card stamina", "0: choose-colour red")
    assert me(blue).crystals == {"red": 2}
    red = land("0,0", hand_of + "rage; units: fire_mages spent")
    do(red, "0: play-card druidic_staff basic", "0: choose-card rage")
    assert me(red).units[0].ready
    green = land("0,0", hand_of + "march")
    do(green, "0: play-card druidic_staff basic", "0: choose-card march")
    assert view(green).turn.heal == 3
    none = land("0,0", "hand: druidic_staff, wound, ruby_ring")
    assert refused(none, "0: play-card druidic_staff basic").reason == "board-no-option"


@content("board/card/druidic_staff")
def test_druidic_staff_does_two_different_things() -> None:
    match = land("0,0", "hand: druidic_staff; units: altem_mages spent")
    do(match, "0: play-card druidic_staff strong", "0: choose-option 3")
    assert view(match).turn.heal == 3
    assert options(match) == ["choose-option option=0", "choose-option option=1"], "no unit of level III, healing once"
    do(match, "0: choose-option 1", "0: choose-colour white")
    assert (me(match).crystals, deciding(match)) == ({"white": 2}, [(0, "turn")])


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


@content("board/card/circlet_of_proficiency")
@rule("UE-SKILL-03", "UE-SKILL-10")
def test_circlet_lends_a_skill_of_the_offer_for_a_turn() -> None:
    seat = "hand: circlet_of_proficiency, march; deck: stamina"
    match = land("0,0", seat, "skills: tovak_double_time, arythea_dark_paths")
    do(match, "0: play-card circlet_of_proficiency basic", "0: choose-skill tovak_double_time")
    do(match, "0: use-skill tovak_double_time", "0: use-skill tovak_double_time")
    assert view(match).turn.move == 4, "one that can be used every turn, twice"
    assert refused(match, "0: use-skill tovak_double_time").reason == "board-skill-used"
    do(match, "0: end-turn")
    assert me(match).skills == ()
    assert set(view(match).offers.skills) == {"tovak_double_time", "arythea_dark_paths"}


@content("board/card/circlet_of_proficiency")
@rule("UE-SOLO-03")
@pytest.mark.parametrize("seats, more", [(1, 1), (2, 0)])
def test_circlet_gains_a_skill_for_good(seats: int, more: int) -> None:
    """Alone, a skill gained this way brings one of the dummy hero into the offer, as every other does."""
    match = land("0,0", "hand: circlet_of_proficiency", "skills: tovak_double_time, arythea_dark_paths", seats=seats)
    do(match, "0: play-card circlet_of_proficiency strong", "0: choose-skill arythea_dark_paths")
    assert [skill.skill for skill in me(match).skills] == ["arythea_dark_paths"]
    offered = view(match).offers.skills
    assert (offered[0], len(offered)) == ("tovak_double_time", 1 + more)
    assert gone(match, "circlet_of_proficiency")
    empty = land("0,0", "hand: circlet_of_proficiency")
    assert refused(empty, "0: play-card circlet_of_proficiency strong").reason == "board-no-skill-on-offer"
