"""The giants of our own: made from their sheet, covered as planned, each fielded at each of its levels."""

from __future__ import annotations

import pytest

from mageknight.locale import render
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.auditing import audit
from mageknight.minis.content.abilities import ids
from mageknight.minis.content.library import official
from mageknight.minis.figures.figure import ATTACK_TYPES, SECTION_NAMES, SPEED_TYPES, FigureDef
from mageknight.minis.figures.sections import live_sections, skulls
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.samples import army
from tests.marks import rule
from tests.minis.drill import battle
from tests.minis.play.test_whole_games import played
from tools.balance import colossi

GIANTS = list(official().set(colossi.NAME).figures)
TITANS = [figure for figure in GIANTS if figure.is_titan]
LARGE = [figure for figure in GIANTS if figure.is_large]
LEVELS = [level for figure in GIANTS for level in figure.levels]


def types(figures: list[FigureDef]) -> set[str]:
    return {word for each in figures for word in (SPEED_TYPES[each.types.speed], ATTACK_TYPES[each.types.attack])}


def test_the_file_is_what_the_sheet_gives():
    text = colossi.SHEET.read_text("utf-8")
    assert colossi.TARGET.read_text("utf-8") == colossi.made()
    assert {each.name: render(each.title(), "de") for each in GIANTS} == {
        each.name: each.name_de for each in colossi.giants(text)
    }


def test_giants_are_of_all_kinds():
    assert {"boot", "wing", "explosive"} <= types(TITANS)
    assert {"boot", "wing", "wave", "bow"} <= types(LARGE)
    assert any(each.fittings.min_range and each.fittings.indirect for each in TITANS)
    dragon = next(each for each in LARGE if each.name == "Venomous Shadow Dragon")
    assert dragon.dials[SECTION_NAMES.index("rear")].masks[0] >> ids()["stealth"] & 1
    assert any(dial.masks[0] >> ids()["venom"] & 1 for dial in dragon.dials)


@rule("M2-TITAN-02", "M2-MDIAL-02")
def test_every_level_costs_less_than_the_one_before_and_lasts_less_long():
    for figure in GIANTS:
        levels = [official()[each.key] for each in figure.levels]
        assert len(levels) >= 2
        assert figure.points == levels[0].points
        assert [each.points for each in levels] == sorted({each.points for each in levels}, reverse=True)
        clicks = [sum(dial.clicks - dial.start for dial in each.dials) for each in levels]
        assert clicks == sorted(set(clicks), reverse=True)


def test_no_level_begins_with_half_its_skulls_showing():
    for level in LEVELS:
        if official()[level.key].is_large:
            play = battle(f"0 {level.key} 15 15 0", "1 starter-005 30 30 0", edition="second", total=300)
            assert live_sections(play.state, 0) == [1, 2, 3, 4]
            assert skulls(play.state, 0) == 0


@pytest.mark.parametrize("level", LEVELS, ids=lambda each: each.key)
def test_a_giant_of_every_level_moves_and_fights(level):
    figure = official()[level.key]
    reach = figure.base.radius + figure.base.nose
    foe = 15 + (reach + official()["starter-005"].base.radius) / 500
    lines = (f"0 {level.key} 15 15 0", f"1 starter-005 {foe} 15 180", "1 starter-005 34 34 0")
    front = 1 if figure.is_large else 0
    play = battle(*lines, edition="second", total=300, dice=[(6, 5)])
    play.act(front, "fight").target(5 if figure.is_large else 1)
    assert play.click(5 if figure.is_large else 1) > official()["starter-005"].start
    assert audit(play.state) == []
    away = battle(f"0 {level.key} 15 15 0", "1 starter-005 34 34 0", edition="second", total=300)
    away.act(front, "move").move(0, (16, 15), facing=0)
    assert away.place(front) == (16, 15)
    assert audit(away.state) == []


@pytest.mark.parametrize("name", ["venomous-shadow-dragon", "boulder-hurler"])
def test_a_battle_of_500_points_with_a_giant_ends(name: str):
    armies = (army(f"{name}-500"), army("elven-lords-500"))
    match = played(MinisSetup(edition="second", total=500, armies=armies), name)
    assert match.outcome() is not None


def test_every_giant_leads_a_ready_army():
    led = {entry.figure for army in ready_armies().values() if army.total == 500 for entry in army.entries}
    assert {each.key for each in GIANTS} <= led
