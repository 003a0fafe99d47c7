"""Marks of single cards, units and skills, as an experienced player would give them: in Fame over a whole game.

A piece without a mark counts as the usual one of its kind, so new content is played at once.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.terms import ADVANCED_ACTION, ARTIFACT, BASIC_ACTION, SPELL

CARD_SERVES: Final = 2.0
UNIT_SERVES: Final = 1.6
USUAL_CARD: Final = {ADVANCED_ACTION: 1.8, SPELL: 2.4, ARTIFACT: 2.6}
USUAL_SKILL: Final = 2.0

CARDS: Final = {
    "fire_bolt": 2.6,
    "ice_bolt": 2.6,
    "swift_bolt": 2.6,
    "crushing_bolt": 2.6,
    "explosive_bolt": 2.6,
    "blood_rage": 2.6,
    "ambush": 2.5,
    "into_the_heat": 2.6,
    "pure_magic": 2.8,
    "force_of_nature": 2.4,
    "intimidate": 1.6,
    "agility": 2.0,
    "ice_shield": 2.0,
    "refreshing_walk": 2.0,
    "counterattack": 2.0,
    "ritual_attack": 2.0,
    "shield_bash": 2.0,
    "dodge_and_weave": 2.0,
    "chilling_stare": 2.0,
    "diplomacy": 2.0,
    "heroic_tale": 2.0,
    "chivalry": 2.2,
    "decompose": 1.0,
    "steady_tempo": 1.2,
    "rush_of_adrenaline": 1.2,
    "mountain_lore": 1.3,
    "training": 1.3,
    "learning": 1.3,
    "maximal_effect": 1.3,
    "temporal_portal": 1.4,
    "frost_bridge": 1.4,
    "song_of_wind": 1.4,
    "path_finding": 1.4,
    "peaceful_moment": 1.4,
    "fireball": 3.4,
    "snowstorm": 3.4,
    "flame_wall": 3.0,
    "mana_bolt": 3.2,
    "whirlwind": 3.4,
    "burning_shield": 3.0,
    "chill": 2.8,
    "tremor": 2.4,
    "expose": 2.2,
    "call_to_arms": 2.4,
    "demolish": 2.2,
    "mana_meltdown": 1.2,
    "mind_read": 1.2,
    "meditation": 1.4,
    "offering": 1.4,
    "mana_claim": 1.5,
    "mist_form": 1.5,
    "charm": 2.0,
    "banner_of_glory": 3.2,
    "banner_of_fear": 3.0,
    "banner_of_courage": 2.8,
    "banner_of_command": 3.2,
    "horn_of_wrath": 3.2,
    "sword_of_justice": 3.2,
    "bow_of_starsdawn": 3.0,
    "endless_bag_of_gold": 3.0,
    "shield_of_the_fallen_kings": 3.0,
    "amulet_of_the_sun": 2.0,
    "amulet_of_darkness": 2.0,
    "soul_harvester": 2.0,
    "mysterious_box": 1.0,
}
KEPT: Final = {
    "rage": 1.2,
    "determination": 1.15,
    "swiftness": 1.05,
    "march": 0.85,
    "stamina": 0.85,
    "tranquility": 0.9,
    "promise": 0.8,
    "threaten": 0.8,
    "noble_manners": 0.8,
    "crystallize": 0.85,
    "crystal_joy": 0.85,
    "mana_draw": 0.95,
    "mana_pull": 0.95,
    "concentration": 1.2,
    "will_focus": 1.2,
    "improvisation": 1.1,
    "battle_versatility": 1.2,
    "cold_toughness": 1.2,
    "ruthless_coercion": 1.0,
    "one_with_the_land": 1.0,
    "druidic_paths": 0.9,
}
"""How much rather a basic card is kept in hand than the usual one: what fights is missed more than what walks."""
KEPT_OTHERS: Final = 1.05
"""The same for all other cards: who hoards what is good but of no use now draws nothing better."""
UNITS: Final = {
    "peasants": 1.0,
    "foresters": 0.8,
    "herbalists": 0.8,
    "scouts": 0.5,
    "thugs": 0.8,
    "utem_crossbowmen": 2.2,
    "utem_guardsmen": 2.0,
    "utem_swordsmen": 2.2,
    "guardian_golems": 2.2,
    "illusionists": 2.0,
    "red_cape_monks": 2.2,
    "northern_monks": 2.2,
    "savage_monks": 2.2,
    "shocktroops": 2.0,
    "magic_familiars": 1.5,
    "fire_golems": 3.4,
    "ice_golems": 3.4,
    "fire_mages": 3.8,
    "ice_mages": 3.8,
    "amotep_gunners": 3.4,
    "amotep_freezers": 3.4,
    "catapults": 3.4,
    "altem_mages": 5.2,
    "altem_guardians": 4.6,
    "heroes_white": 3.6,
    "heroes_green": 3.6,
    "heroes_blue": 3.6,
    "heroes_red": 3.6,
    "sorcerers": 3.4,
    "delphana_masters": 5.2,
}
SKILLS: Final = {
    "arythea_burning_power": 2.6,
    "arythea_hot_swordsmanship": 3.4,
    "arythea_dark_fire_magic": 2.4,
    "arythea_power_of_pain": 1.6,
    "arythea_invocation": 1.4,
    "arythea_polarization": 1.4,
    "tovak_night_sharpshooting": 3.0,
    "tovak_cold_swordsmanship": 3.4,
    "tovak_shield_mastery": 3.0,
    "tovak_resistance_break": 1.4,
    "tovak_i_feel_no_pain": 1.8,
    "tovak_i_dont_give_a_damn": 2.6,
    "tovak_who_needs_magic": 2.8,
    "goldyx_freezing_power": 2.6,
    "goldyx_potion_making": 2.4,
    "goldyx_white_crystal_craft": 2.4,
    "goldyx_green_crystal_craft": 2.4,
    "goldyx_red_crystal_craft": 2.4,
    "goldyx_universal_power": 3.0,
    "goldyx_flight": 1.4,
    "norowas_forward_march": 2.0,
    "norowas_day_sharpshooting": 3.0,
    "norowas_inspiration": 2.4,
    "norowas_leadership": 2.6,
    "norowas_bonds_of_loyalty": 2.8,
    "wolfhawk_deadly_aim": 3.2,
    "wolfhawk_dueling": 2.6,
    "wolfhawk_on_her_own": 2.2,
    "wolfhawk_taunt": 1.6,
    "wolfhawk_know_your_prey": 1.4,
    "krang_battle_frenzy": 3.0,
    "krang_battle_hardened": 1.8,
    "krang_puppet_master": 2.0,
    "krang_master_of_chaos": 2.2,
    "krang_curse": 2.6,
    "braevalar_elemental_resistance": 1.6,
    "braevalar_thunderstorm": 2.6,
    "braevalar_lightning_storm": 2.6,
    "braevalar_forked_lightning": 3.2,
    "braevalar_shapeshift": 2.4,
    "arythea_motivation": 3.4,
    "tovak_motivation": 3.4,
    "goldyx_motivation": 3.4,
    "norowas_motivation": 3.4,
    "wolfhawk_motivation": 3.4,
}


def card_mark(card: int) -> float:
    """The mark of a card that is not basic; basic ones and Wounds count as nothing."""
    found = LIB.cards[card]
    return CARDS.get(found.name, USUAL_CARD.get(found.kind, 0.0))


def kept_mark(card: int) -> float:
    """The mark a card kept in hand is above the usual basic one."""
    found = LIB.cards[card]
    if found.kind == BASIC_ACTION:
        return KEPT.get(found.name, 1.0)
    return KEPT_OTHERS


def unit_mark(kind: int) -> float:
    found = LIB.units[kind]
    return UNITS.get(found.name, found.level * 1.1)


def unit_gain(kind: int, service: float) -> float:
    """The worth of a unit: its score, and what it does in the fights to come."""
    return LIB.units[kind].level + service * UNIT_SERVES * unit_mark(kind)


def card_gain(card: int, later: float) -> float:
    """The worth of a card in the turns to come."""
    return CARD_SERVES * later * card_mark(card)


def skill_mark(skill: int) -> float:
    return SKILLS.get(LIB.skills[skill].name, USUAL_SKILL)
