"""The figures of the package, held to the collected facts by numbers written down here."""

from __future__ import annotations

from collections import Counter

import pytest

from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import Library, official
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import RANKS, SLOTS, STRIDE, TOUGH, FigureDef
from tests.marks import rule

# set: figures, live clicks, points, sums of speed, attack, defense and damage over all clicks
SETS = {
    "rebellion": (176, 1174, 4942, (6894, 7243, 15542, 2059)),
    "unlimited": (14, 125, 1194, (864, 1170, 1914, 349)),
    "lancers": (174, 1158, 5719, (7656, 6887, 15379, 1750)),
    "whirlwind": (174, 1223, 7015, (8074, 8358, 17372, 2137)),
    "dungeons": (120, 941, 5114, (6105, 6557, 13069, 1693)),
    "sinister": (120, 858, 4996, (5277, 5949, 11858, 1633)),
    "minions": (119, 777, 4218, (5163, 5456, 10738, 1261)),
    "uprising": (96, 681, 4112, (4664, 4976, 9434, 1145)),
    "pyramid": (90, 674, 3818, (4566, 4596, 9266, 1040)),
    "dragons-gate": (104, 820, 5270, (5675, 6201, 11522, 1631)),
}
PRINTED = tuple(SETS)

FACTIONS = {
    "mage-spawn": 344,
    "black-powder-rebels": 144,
    "atlantis-guild": 142,
    "elemental-league": 127,
    "necropolis-sect": 125,
    "orc-raiders": 118,
    "knights-immortal": 110,
    "heroes": 98,
    "draconum": 35,
    "shyft": 35,
    "solonavi": 21,
}

ABILITY_CLICKS = {
    "demoralized": 938,
    "battle-armor": 600,
    "magic-blast": 144,
    "magic-enhancement": 186,
    "quickness": 168,
    "magic-healing": 152,
    "defend": 146,
    "weapon-master": 370,
    "stealth": 447,
    "necromancy": 65,
    "flight": 666,
    "battle-fury": 1715,
    "vampirism": 178,
    "healing": 156,
    "magic-immunity": 467,
    "berserk": 225,
    "flame-lightning": 336,
    "toughness": 644,
    "regeneration": 192,
    "shockwave": 156,
    "pole-arm": 149,
    "aquatic": 248,
    "magic-levitation": 30,
    "command": 192,
    "bound": 167,
    "charge": 293,
    "invulnerability": 36,
    "nimble": 172,
    "magic-freeze": 74,
    "venom": 203,
    "dodge": 113,
    "forced-march": 116,
    "magic-retaliation": 242,
    "pierce": 95,
    "limited-invisibility": 130,
    "sweep": 269,
    "magic-confusion": 90,
    "ram": 144,
    "sneak-attack": 137,
    "cursed": 22,
    "summon": 15,
    "terrify": 23,
    "frenzy": 14,
}


@pytest.fixture(scope="module")
def printed() -> list[FigureDef]:
    """All figures whose values come from the facts, without those of our own design."""
    return [figure for name in PRINTED for figure in official().set(name).figures]


def sums(figures: list[FigureDef]) -> tuple[int, ...]:
    return tuple(sum(sum(each.dial[slot::STRIDE]) for each in figures) for slot in range(len(SLOTS)))


@pytest.mark.parametrize("name", PRINTED)
def test_each_set_has_its_figures_clicks_and_values(name: str) -> None:
    figures = list(official().set(name).figures)
    assert (
        len(figures),
        sum(each.clicks for each in figures),
        sum(each.points for each in figures),
        sums(figures),
    ) == SETS[name]


def test_all_sets_together(printed: list[FigureDef]) -> None:
    assert len(printed) == 1187
    assert sum(each.clicks for each in printed) == 8431
    assert Counter(RANKS[each.rank] for each in printed) == {
        "standard": 284,
        "weak": 283,
        "tough": 282,
        "unique": 190,
        "limited": 132,
        "promo": 16,
    }
    assert Counter(factions.table()[each].name for figure in printed for each in figure.factions) == FACTIONS
    assert Counter(each.arc for each in printed) == {90: 886, 180: 277, 270: 24}
    assert Counter(each.targets for each in printed) == {1: 1128, 2: 42, 3: 9, 4: 8}
    assert Counter(each.range for each in printed) == {0: 629, 8: 168, 10: 150, 6: 107, 12: 68, 4: 46, 14: 16, 2: 3}
    assert Counter(each.base.name for each in printed) == {"round": 1047, "cavalry": 140}


def test_every_ability_shows_on_as_many_clicks_as_counted(printed: list[FigureDef]) -> None:
    counted = Counter(
        abilities.ability(each).name
        for figure in printed
        for at in range(0, len(figure.dial), STRIDE)
        for each in figure.dial[at + 4 : at + STRIDE]
        if each
    )
    assert counted == ABILITY_CLICKS


def test_the_marks_stand_in_the_value_area_of_their_ability(printed: list[FigureDef]) -> None:
    for figure in printed:
        for click in range(figure.clicks):
            for slot in range(len(SLOTS)):
                ability = dial.ability(figure, click, slot)
                assert not ability or abilities.ability(ability).slot == slot, figure


@rule("REB-INT-01")
def test_the_first_set_has_160_figures_told_apart_by_their_number() -> None:
    regular = [each for each in official().set("rebellion").figures if RANKS[each.rank] != "promo"]
    assert len({each.number for each in regular}) == 160
    weak, tough = official()["rebellion-004"], official()["rebellion-006"]
    assert weak.name == tough.name == "Utem Guardsman"
    assert (weak.rank, weak.dial) != (tough.rank, tough.dial)


@rule("REB-INT-05")
def test_the_first_set_knows_eight_factions() -> None:
    used = {factions.table()[each].name for figure in official().set("rebellion").figures for each in figure.factions}
    assert used == {
        "atlantis-guild",
        "black-powder-rebels",
        "draconum",
        "elemental-league",
        "knights-immortal",
        "mage-spawn",
        "necropolis-sect",
        "orc-raiders",
    }


def test_mage_spawn_have_no_symbol(printed: list[FigureDef]) -> None:
    spawn = factions.ids()["mage-spawn"]
    for figure in printed:
        assert (figure.symbols == 0) == (figure.factions == (spawn,)), figure


@rule("QS-INT-03")
def test_the_factions_of_the_second_generation() -> None:
    assert {
        "atlantean-empire",
        "black-powder-revolutionaries",
        "dark-crusaders",
        "draconum",
        "elemental-freeholds",
        "elven-lords",
        "orc-khans",
        "shyft",
        "solonavi",
    } <= {each.name for each in factions.table() if 2 in each.generations}
    for each in factions.table():
        assert not each.heir or 2 in factions.table()[factions.ids()[each.heir]].generations


def test_spot_checks_of_dials() -> None:
    library = official()
    crossbow = library["rebellion-001"]
    assert (crossbow.name, crossbow.points, crossbow.range, crossbow.arc) == ("Utem Crossbowman", 10, 8, 90)
    assert [dial.value(crossbow, 3, slot) for slot in range(4)] == [4, 0, 11, 0]
    assert dial.has(crossbow, 3, abilities.DEMORALIZED)
    golem = library["lancers-003"]
    assert (golem.name, golem.arc, dial.attack(golem, 0)) == ("Whirling Golem", 180, 9)
    assert dial.ability(golem, 0, 1) == abilities.WEAPON_MASTER
    assert library["unlimited-160"].targets == 4


def test_what_is_missing_or_doubtful_is_said() -> None:
    assert [each.number for each in official().set("minions").missing] == [66]
    assert [each.number for each in official().set("pyramid").missing] == [48, 55]
    assert "dial" in official()["pyramid-065"].uncertain
    assert sum("base" in each.uncertain for each in official()) == 30


def test_the_last_set_of_the_first_generation_does_not_know_its_arrows(printed: list[FigureDef]) -> None:
    unsure = [each for each in printed if "targets" in each.uncertain]
    assert len(unsure) == 51
    assert all(each.set_name == "dragons-gate" and each.range and each.targets == 1 for each in unsure)
    slayer = official()["dragons-gate-063"]
    assert (slayer.name, slayer.points, slayer.arc, slayer.is_unique) == ("Dragonslayer", 124, 180, True)


def test_riders_stand_on_double_bases_and_heroes_have_one_value(printed: list[FigureDef]) -> None:
    assert sum(each.is_rider for each in printed) == 140
    rider = official()["lancers-174"]
    assert (rider.base.radius, rider.base.tail) == (375, 625)
    heroes = [each for each in printed if factions.ids()["heroes"] in each.factions]
    assert len(heroes) == 98
    assert all(each.is_unique and each.start == 0 for each in heroes)


@rule("REB-BLD-09")
def test_a_figure_without_rank_stars_is_unique(printed: list[FigureDef]) -> None:
    assert sum(each.is_unique for each in printed) == 338
    assert not any(each.is_unique for each in printed if 1 <= each.rank <= TOUGH)


def test_ids_and_keys_lead_to_the_same_figure_whatever_was_loaded_first() -> None:
    fresh, other = Library(), Library()
    last = fresh["starter-009"]
    first = fresh["rebellion-001"]
    assert next(iter(other)) is first
    for figure in other:
        assert other.figure(figure.id) is figure
        assert other[figure.key] is figure
    assert fresh.figure(last.id) is last
    assert fresh.get("rebellion-999") is None
    assert fresh.get("nowhere-001") is None


def test_the_starter_box_is_marked_as_ours_and_keeps_what_the_book_states() -> None:
    box = official().set("starter").figures
    assert len(box) == 9
    assert all(each.ours and each.generation == 2 for each in box)
    assert not any(each.ours for name in PRINTED for each in official().set(name).figures)
    named = {each.name: each for each in box}
    priest, archer, priestess = named["Crusader Priest"], named["High Elven Archer"], named["War Priestess"]
    assert (priest.points, dial.attack(priest, 0), dial.attack(priest, 2), dial.defense(priest, 0)) == (44, 7, 6, 15)
    assert (priest.types.attack, priest.attack_bonus, dial.damage(priest, 0)) == (3, 1, 2)
    assert (archer.range, dial.attack(archer, 0), archer.attack_bonus, archer.ranged_damage) == (14, 7, 1, 2)
    assert (archer.types.attack, dial.defense(archer, 0)) == (2, 16)
    assert (dial.defense(priestess, 0), priestess.clicks) == (16, 2)
    assert [named[name].points for name in ("Dark Crusader", "Deathsinger")] == [25, 29]
