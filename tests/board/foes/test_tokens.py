"""The enemy tokens as they are printed: every number written down, and every kind met in a fight."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from mageknight.board.content.library import library
from mageknight.board.state.battle import Points
from mageknight.board.terms import COLD_FIRE, PILES, SIEGE
from mageknight.kernel.match import Match
from tests.board.rules.fights import enemy, fight, fighting, me
from tests.marks import content
from tests.play import do, options


class Token(NamedTuple):
    """A kind of token: back, copies, Armor (lower/higher if elusive), attacks, Fame, Reputation, abilities, resistances, Defend."""

    pile: str
    copies: int
    armor: str
    attacks: str
    fame: int
    reputation: int
    abilities: str
    resistances: str
    defend: int = 0


TOKENS = {
    "prowlers": Token("green", 2, "3", "4", 2, 0, "", ""),
    "diggers": Token("green", 2, "3", "3", 2, 0, "fortified", ""),
    "cursed_hags": Token("green", 2, "5", "3", 3, 0, "poison", ""),
    "wolf_riders": Token("green", 2, "4", "3", 3, 0, "swift", ""),
    "ironclads": Token("green", 2, "3", "4", 4, 0, "brutal", "physical"),
    "orc_summoners": Token("green", 2, "4", "summons brown", 4, 0, "summon", ""),
    "orc_skirmishers": Token("green", 2, "4", "1, 1", 2, 0, "", ""),
    "orc_trackers": Token("green", 2, "3/6", "4", 3, 0, "elusive assassination", ""),
    "orc_war_beasts": Token("green", 2, "5", "3", 3, 0, "unfortified brutal", "fire ice"),
    "orc_stonethrowers": Token("green", 2, "2", "7", 4, 0, "fortified cumbersome", "physical"),
    "crossbowmen": Token("gray", 3, "4", "4", 3, 0, "swift", ""),
    "guardsmen": Token("gray", 3, "7", "3", 3, 0, "fortified", ""),
    "swordsmen": Token("gray", 2, "5", "6", 4, 0, "", ""),
    "golems": Token("gray", 2, "5", "2", 4, 0, "", "physical"),
    "thugs": Token("gray", 2, "5", "3", 2, 1, "brutal", ""),
    "shocktroops": Token("gray", 2, "3/6", "5", 3, 0, "unfortified elusive", ""),
    "heroes_fortified": Token("gray", 1, "4", "5, 3", 5, -1, "fortified", ""),
    "heroes_swift": Token("gray", 1, "5", "3, 2", 5, -1, "swift", ""),
    "heroes_fire": Token("gray", 1, "4", "4, 2 fire", 5, -1, "", "fire"),
    "heroes_ice": Token("gray", 1, "4", "3, 3 ice", 5, -1, "", "ice"),
    "monks": Token("violet", 2, "5", "5", 4, 0, "poison", ""),
    "illusionists": Token("violet", 2, "3", "summons brown", 4, 0, "summon", "physical"),
    "ice_mages": Token("violet", 2, "6", "5 ice", 5, 0, "", "ice"),
    "ice_golems": Token("violet", 1, "4", "2 ice", 5, 0, "paralyze", "physical ice"),
    "fire_mages": Token("violet", 2, "5", "6 fire", 5, 0, "", "fire"),
    "fire_golems": Token("violet", 1, "4", "3 fire", 5, 0, "brutal", "physical fire"),
    "sorcerers": Token("violet", 2, "6", "6", 5, 0, "arcane_immunity poison assassination", ""),
    "magic_familiars": Token("violet", 2, "7", "3, 3", 5, 0, "unfortified brutal", ""),
    "minotaur": Token("brown", 2, "5", "5", 4, 0, "brutal", ""),
    "gargoyle": Token("brown", 2, "4", "5", 4, 0, "", "physical"),
    "medusa": Token("brown", 2, "4", "6", 5, 0, "paralyze", ""),
    "crypt_worm": Token("brown", 2, "6", "6", 5, 0, "fortified", ""),
    "werewolf": Token("brown", 2, "5", "7", 5, 0, "swift", ""),
    "shadow": Token("brown", 2, "4/8", "4 cold_fire", 4, 0, "elusive arcane_immunity", ""),
    "manticore": Token("brown", 2, "6", "4", 5, 0, "swift poison assassination", "fire"),
    "hydra": Token("brown", 2, "6", "2, 2, 2", 5, 0, "", "ice"),
    "swamp_dragon": Token("red", 2, "9", "5", 7, 0, "swift poison", ""),
    "fire_dragon": Token("red", 2, "7", "9 fire", 8, 0, "", "physical fire"),
    "ice_dragon": Token("red", 2, "7", "6 ice", 8, 0, "paralyze", "physical ice"),
    "high_dragon": Token("red", 2, "9", "6 cold_fire", 9, 0, "brutal", "fire ice"),
    "lava_dragon": Token("red", 2, "8", "6 fire", 8, 0, "fortified brutal", "fire"),
    "storm_dragon": Token("red", 2, "7/14", "4 ice", 7, 0, "elusive swift", "ice"),
    "dragon_summoner": Token("red", 2, "8", "summons brown, summons brown", 9, 0, "arcane_immunity summon", "physical"),
    "freezers": Token("white", 3, "7", "3 ice", 7, 0, "swift paralyze", "fire"),
    "gunners": Token("white", 3, "6", "6 fire", 7, 0, "brutal", "ice"),
    "altem_guardsmen": Token("white", 2, "7", "5", 8, 0, "fortified", "physical fire ice"),
    "altem_mages": Token("white", 2, "8", "4 cold_fire", 8, 0, "brutal poison", "physical"),
    "fire_catapult": Token("white", 1, "7", "8 fire", 7, 0, "fortified cumbersome", ""),
    "ice_catapult": Token("white", 1, "6", "9 ice", 7, 0, "fortified cumbersome", ""),
    "grim_legionnaires": Token("white", 2, "10", "11", 8, 0, "unfortified arcane_immunity", ""),
    "delphana_masters": Token("white", 2, "8", "5 cold_fire", 9, 0, "paralyze assassination", "fire ice"),
    "centaur_outriders": Token("green", 2, "5", "3", 2, 0, "swift", ""),
    "elemental_priestesses": Token("green", 1, "4", "3 ice, 3 fire", 3, 0, "", "fire ice"),
    "elven_protectors": Token("green", 2, "4", "3", 2, 0, "defend", "fire", 2),
    "cloud_griffons": Token("green", 1, "4/8", "4", 3, 0, "unfortified elusive swift", ""),
    "crystal_sprites": Token("green", 2, "1/2", "1 ice, 1 ice", 1, 0, "elusive defend", "ice", 1),
    "air_elemental": Token("brown", 1, "4/8", "3 cold_fire", 4, 0, "elusive swift", "fire ice"),
    "fire_elemental": Token("brown", 1, "6", "7 fire", 4, 0, "", "fire"),
    "water_elemental": Token("brown", 1, "7", "6 ice", 4, 0, "", "ice"),
    "earth_elemental": Token("brown", 1, "5", "4", 4, 0, "fortified brutal cumbersome", "physical"),
    "savage_dragon": Token("red", 2, "7", "5", 6, 0, "brutal", "physical"),
    "lightning_dragon": Token("red", 2, "7/14", "6 cold_fire", 7, 0, "elusive", "fire ice"),
    "corrupted_priests": Token("green", 1, "5", "4 cold_fire", 3, 0, "defend vampiric", "", 1),
    "zombie_horde": Token("green", 2, "5", "1, 1, 1", 2, 0, "cumbersome", "ice"),
    "gibbering_ghouls": Token("green", 2, "4", "4", 2, 0, "vampiric", ""),
    "shrouded_necromancers": Token("green", 1, "5", "summons green", 3, 0, "fortified summon", ""),
    "skeletal_warriors": Token("green", 2, "4", "3", 1, 0, "", "fire"),
    "blood_demon": Token("brown", 1, "6", "6", 5, 0, "arcane_immunity brutal assassination", "fire"),
    "pain_wraith": Token("brown", 1, "4/8", "4", 3, 0, "elusive paralyze", ""),
    "vampire": Token("brown", 1, "5/10", "5", 4, 0, "elusive vampiric", ""),
    "mummy": Token("brown", 1, "5", "4", 4, 0, "poison", "physical ice"),
    "vampire_dragon": Token("red", 2, "8/16", "8", 7, 0, "elusive vampiric", ""),
    "death_dragon": Token("red", 2, "9", "7", 6, 0, "paralyze assassination", ""),
}

KINDS = [pytest.param(name, marks=content("board/enemy/" + name), id=name) for name in TOKENS]


def attack_words(attack: Any) -> str:
    """An attack as in the table."""
    if attack.summons:
        return f"summons {attack.summons}"
    return f"{attack.value.total}" + ("" if attack.element == "physical" else f" {attack.element}")


@pytest.mark.parametrize("name", KINDS)
def test_a_token_shows_its_printed_numbers_in_a_fight(name: str) -> None:
    token = TOKENS[name]
    seen = enemy(fight(name, "march"), name)
    assert seen.armor.total == int(token.armor.split("/")[-1])
    assert ", ".join([attack_words(attack) for attack in seen.attacks]) == token.attacks
    assert " ".join(seen.abilities) == token.abilities
    assert " ".join(seen.resistances) == token.resistances
    assert seen.fame == token.fame


@pytest.mark.parametrize("name", KINDS)
def test_defeating_a_token_gives_its_fame_and_reputation(name: str) -> None:
    token = TOKENS[name]
    match = fight(name, "march", phase="attack")
    strike_hard(match, name)
    assert fighting(match) == []
    assert (me(match).fame, me(match).reputation) == (token.fame, token.reputation)


def strike_hard(match: Match[Any], *names: str, amount: int = 99) -> None:
    """An attack as if effects of so much cold fire had been played."""
    match.state.combat.attack.append(Points(amount, SIEGE, COLD_FIRE, 0, 0, -1, 0))
    do(match, *[f"0: aim-at {name}" for name in names], "0: strike")


@pytest.mark.parametrize("name", KINDS)
def test_a_token_needs_exactly_its_armor(name: str) -> None:
    """Elusive ones their higher Armor as long as nothing was blocked; resistances to fire and ice together halve cold fire."""
    token = TOKENS[name]
    armor = int(token.armor.split("/")[-1]) + token.defend
    twice = 2 if {"fire", "ice"} <= set(token.resistances.split()) else 1
    match = fight(name, "march", phase="attack")
    match.state.combat.attack.append(Points(armor * twice - 1, SIEGE, COLD_FIRE, 0, 0, -1, 0))
    do(match, f"0: aim-at {name}")
    assert "strike" not in options(match)
    match.state.combat.attack.append(Points(1, SIEGE, COLD_FIRE, 0, 0, -1, 0))
    do(match, "0: strike")
    assert fighting(match) == []


@pytest.mark.parametrize("name", KINDS)
def test_there_are_as_many_tokens_as_printed_in_their_pile(name: str) -> None:
    token = TOKENS[name]
    kind = library().enemies[library().number("enemy", name)]
    assert (PILES[kind.pile], kind.copies) == (token.pile, token.copies)
    assert library().token_kind.count(kind.number) == token.copies
    low = int(token.armor.split("/")[0])
    assert (kind.armor, kind.defend) == (low, token.defend)
