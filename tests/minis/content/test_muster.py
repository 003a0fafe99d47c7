"""Our own set of the second generation: covered as planned, priced by the formula, true to what the books print."""

from __future__ import annotations

from collections import defaultdict

import pytest

from mageknight.kernel.message import say
from mageknight.locale import render
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import official
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import (
    ATTACK_TYPES,
    DAMAGE_TYPES,
    DEFENSE_TYPES,
    MOUNT_TYPES,
    RANKS,
    SPEED_TYPES,
    FigureDef,
)
from tests.marks import rule
from tools.balance.forge import SHEET, TARGET, figures, lacking, sculpts, written
from tools.balance.formula import points, worth

SET = official().set("muster").figures
RARE = {"starting-position", "submerged"}
"""Abilities that two sculpts are enough for."""

ABILITY_TYPES = ("boot", "horseshoe", "wave", "wing", "sword", "bow", "wand", "shield", "magic-immunity", "golem")


def people(figure: FigureDef) -> str:
    return factions.table()[figure.factions[0]].name


def sculpt(figure: FigureDef) -> str:
    """Ranks and versions are one sculpt."""
    return figure.identity if figure.fittings.champion else figure.name


def shown(figure: FigureDef) -> int:
    bits = 0
    for mask in figure.masks:
        bits |= mask
    return bits


def types(figure: FigureDef) -> set[str]:
    found = figure.types
    return {
        SPEED_TYPES[found.speed],
        ATTACK_TYPES[found.attack],
        DEFENSE_TYPES[found.defense],
        DAMAGE_TYPES[found.damage],
    } - {""}


def test_the_file_is_what_the_sheet_gives() -> None:
    assert TARGET.read_text("utf-8") == written(figures(sculpts(SHEET.read_text("utf-8"))))


def test_its_names_are_those_of_the_sheet_in_both_languages() -> None:
    sheet = {each.name: each.name_de for each in sculpts(SHEET.read_text("utf-8"))}
    assert {figure.name: render(figure.title(), "de") for figure in SET} == sheet
    assert all(figure.ours and figure.generation == 2 for figure in SET)


@pytest.mark.parametrize("ability", [each.name for each in abilities.table()])
def test_every_ability_is_on_several_sculpts_of_two_peoples(ability: str) -> None:
    bit = 1 << abilities.ids()[ability]
    holders = [figure for figure in SET if shown(figure) & bit]
    assert len({sculpt(figure) for figure in holders}) >= (2 if ability in RARE else 3)
    assert len({people(figure) for figure in holders}) >= 2


def test_an_attack_ability_stands_on_figures_of_its_type() -> None:
    for figure in SET:
        for each in abilities.table():
            if each.attack_types and shown(figure) >> each.id & 1:
                assert ATTACK_TYPES[figure.types.attack] in each.attack_types, (figure, each.name)


def test_a_people_shows_every_type_but_those_the_sheet_excuses() -> None:
    excused = lacking(SHEET.read_text("utf-8"))
    found: dict[str, set[str]] = defaultdict(set)
    for figure in SET:
        found[people(figure)] |= types(figure)
    assert {each: set(ABILITY_TYPES) - kinds for each, kinds in found.items()} == excused


@rule("M2-FACTION-12")
def test_every_subfaction_is_on_four_pieces_and_heroes_have_none() -> None:
    counts: dict[str, int] = defaultdict(int)
    for figure in SET:
        counts[figure.subfaction] += 1
    for each in factions.table():
        if 2 in each.generations:
            assert [name for name in each.subfactions if counts[name] < 4] == []
    assert factions.table()[factions.ids()["heroes"]].subfactions == ()
    assert factions.table()[factions.ids()["heroes"]].bit > 0


@rule("M2-MOUNT-04")
def test_every_kind_of_mount_is_ridden_by_two_sculpts() -> None:
    for kind in MOUNT_TYPES:
        assert len({sculpt(figure) for figure in SET if kind in figure.fittings.rides}) >= 2
    for figure in SET:
        assert bool(figure.fittings.rides) == bool(figure.fittings.rider_bonus)
        assert not (figure.fittings.rider_bonus and figure.attack_bonus)


@rule("M2-ARMY-18")
def test_the_ranks_of_a_sculpt_are_related_and_dearer_in_order() -> None:
    stars: dict[str, list[FigureDef]] = defaultdict(list)
    for figure in [*official().set("starter").figures, *SET]:
        if not figure.is_unique:
            stars[figure.name].append(figure)
    for ranks in stars.values():
        ranks.sort(key=lambda each: each.rank)
        assert [RANKS[each.rank] for each in ranks] == ["weak", "standard", "tough"][: len(ranks)]
        assert len({each.points for each in ranks}) == len(ranks)
        assert ranks == sorted(ranks, key=lambda each: each.points)
        assert len({(each.types.attack, each.range, each.arc, each.factions) for each in ranks}) == 1


PRINTED = {("Orc Marauder", "tough"): 19, ("Orc Hunter", "weak"): 21}
"""Points the books print for figures of this set."""


def test_points_are_those_of_the_formula_and_printed_ones_stay() -> None:
    for figure in SET:
        printed = PRINTED.get((figure.name, RANKS[figure.rank]))
        if printed is None:
            assert figure.points == points(figure), figure
        else:
            assert figure.points == printed
            assert abs(worth(figure) - printed) <= printed / 10
    spawn = [figure for figure in SET if people(figure) == "mage-spawn" and not figure.is_unique]
    assert max(figure.points for figure in spawn) <= 40


def test_what_the_books_state_is_kept() -> None:
    named = {(figure.name, RANKS[figure.rank]): figure for figure in SET}
    archer = named["Master Archer", "unique"]
    assert (dial.attack(archer, 0), archer.range, archer.targets) == (9, 12, 2)
    assert (archer.ranged_damage, archer.attack_bonus, ATTACK_TYPES[archer.types.attack]) == (2, 0, "bow")
    rifle = named["Black Powder Rifleman", "standard"]
    assert dial.has(rifle, 0, abilities.SPELL_RESISTANCE)
    assert dial.defense(named["Skull Golem", "standard"], 0) == 16
    assert ATTACK_TYPES[named["Atlantean Sorcerer", "weak"].types.attack] == "wand"
    for name in ("Harka Orc", "Cloud Warrior"):
        assert {ATTACK_TYPES[each.types.attack] for each in SET if each.name == name} == {"sword"}
    assert render(say("minis-set-muster"), "en") == "Muster of the Land"
