"""The figures of the package, held to the collected facts by numbers written down here."""

from __future__ import annotations

from collections import Counter

import pytest

from mageknight.minis import dial
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import OFFICIAL_SETS, Library, official
from mageknight.minis.figure import RANKS, SLOTS, STRIDE, TOUGH, FigureDef
from tests.marks import rule

PRINTED = tuple(name for name in OFFICIAL_SETS if name != "starter")

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
}

FACTIONS = {
    "mage-spawn": 266,
    "black-powder-rebels": 143,
    "atlantis-guild": 141,
    "elemental-league": 126,
    "necropolis-sect": 125,
    "orc-raiders": 118,
    "knights-immortal": 109,
    "heroes": 74,
    "shyft": 35,
    "draconum": 28,
    "solonavi": 20,
}

ABILITY_CLICKS = {
    "demoralized": 871,
    "battle-armor": 551,
    "weapon-master": 332,
    "aquatic": 231,
    "flight": 614,
    "nimble": 129,
    "dodge": 95,
    "limited-invisibility": 111,
    "stealth": 402,
    "battle-fury": 1616,
    "ram": 127,
    "sweep": 206,
    "toughness": 577,
    "magic-blast": 116,
    "venom": 186,
    "regeneration": 166,
    "magic-retaliation": 206,
    "forced-march": 105,
    "charge": 271,
    "berserk": 202,
    "shockwave": 136,
    "quickness": 120,
    "flame-lightning": 261,
    "pole-arm": 139,
    "magic-freeze": 62,
    "invulnerability": 21,
    "magic-levitation": 19,
    "magic-healing": 134,
    "magic-immunity": 404,
    "magic-confusion": 64,
    "command": 165,
    "magic-enhancement": 158,
    "defend": 132,
    "healing": 136,
    "sneak-attack": 115,
    "bound": 156,
    "vampirism": 159,
    "necromancy": 59,
    "pierce": 81,
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
    assert len(printed) == 1083
    assert sum(each.clicks for each in printed) == 7611
    assert Counter(RANKS[each.rank] for each in printed) == {
        "standard": 264,
        "weak": 263,
        "tough": 262,
        "unique": 154,
        "limited": 124,
        "promo": 16,
    }
    assert Counter(factions.table()[each].name for figure in printed for each in figure.factions) == FACTIONS
    assert Counter(each.arc for each in printed) == {90: 810, 180: 254, 270: 19}
    assert Counter(each.targets for each in printed) == {1: 1024, 2: 42, 3: 9, 4: 8}
    assert Counter(each.range for each in printed) == {0: 576, 8: 155, 10: 140, 6: 96, 12: 58, 4: 43, 14: 15}
    assert Counter(each.base.name for each in printed) == {"round": 943, "cavalry": 140}


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


def test_riders_stand_on_double_bases_and_heroes_have_one_value(printed: list[FigureDef]) -> None:
    assert sum(each.is_rider for each in printed) == 140
    rider = official()["lancers-174"]
    assert (rider.base.radius, rider.base.tail) == (375, 625)
    heroes = [each for each in printed if factions.ids()["heroes"] in each.factions]
    assert len(heroes) == 74
    assert all(each.is_unique and each.start == 0 for each in heroes)


@rule("REB-BLD-09")
def test_a_figure_without_rank_stars_is_unique(printed: list[FigureDef]) -> None:
    assert sum(each.is_unique for each in printed) == 294
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
