"""The combat dial: damage, healing, elimination, and what shows at a click."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mageknight.kernel.files.sheet import Source
from mageknight.minis.content import abilities
from mageknight.minis.content.library import official
from mageknight.minis.content.sets import read_set
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import ATTACK, DAMAGE, DEFENSE, SPEED, FigureDef
from tests.marks import rule

GUARD = official()["rebellion-005"]

FIGURES = st.sampled_from(list(official()))


def made(dial_rows: str, extra: str = "") -> FigureDef:
    """A figure from a set file of our own with the given dial."""
    text = (
        '{"set":"test","title":"Test","generation":2,"figures":[{"number":1,"name":"Test","rank":"weak","points":9,'
        f'"factions":["shyft"],{extra}"dial":[{dial_rows}]}}]}}'
    )
    source = Source("test.json", text.encode())
    figures = read_set(source, 40)
    assert figures is not None, source.problems
    return figures.figures[0]


@rule("REB-DIAL-01", "QS-DIAL-01")
def test_each_click_of_damage_goes_on_by_one() -> None:
    assert dial.after_damage(GUARD, 0, 1) == 1
    assert dial.after_damage(GUARD, 1, 3) == 4


@rule("REB-DIAL-02")
def test_each_click_of_healing_goes_back_by_one() -> None:
    assert dial.after_healing(GUARD, 4, 1) == 3
    assert dial.after_healing(GUARD, 4, 3) == 1


@rule("REB-TGT-04", "REB-ABL-40")
def test_healing_never_passes_the_starting_position() -> None:
    assert dial.after_healing(GUARD, 2, 6) == GUARD.start == 0
    late = made('"9 9 18 4","8 8 16 3","7 7 15 2"', '"start":1,')
    assert dial.after_healing(late, 2, 6) == late.start == 1


@rule("REB-DIAL-06", "QS-DIAL-02")
def test_three_skulls_eliminate() -> None:
    assert GUARD.clicks == 6
    assert not dial.is_eliminated(GUARD, dial.after_damage(GUARD, 0, 5))
    gone = dial.after_damage(GUARD, 0, 6)
    assert dial.is_eliminated(GUARD, gone)
    assert dial.after_damage(GUARD, 4, 9) == gone
    assert dial.after_healing(GUARD, gone, 3) == gone


@rule("REB-DIAL-03", "REB-DIAL-04", "REB-DIAL-05", "REB-INT-06")
def test_four_values_change_with_the_dial_and_range_does_not() -> None:
    archer = official()["rebellion-003"]
    shown = [tuple(dial.value(archer, click, slot) for slot in range(4)) for click in (0, 1)]
    assert shown == [(8, 8, 15, 1), (7, 7, 14, 1)]
    assert archer.range == 10
    assert shown[1] == (dial.speed(archer, 1), dial.attack(archer, 1), dial.defense(archer, 1), dial.damage(archer, 1))


@rule("REB-CON-05", "REB-CON-06", "QS-ABL-01")
def test_abilities_show_only_at_their_clicks() -> None:
    golem = official()["lancers-001"]
    assert dial.ability(golem, 0, ATTACK) == abilities.WEAPON_MASTER
    assert dial.has(golem, 0, abilities.WEAPON_MASTER)
    assert not dial.has(golem, 1, abilities.WEAPON_MASTER)
    back = dial.after_healing(golem, dial.after_damage(golem, 0, 2), 1)
    assert dial.ability(golem, back, DEFENSE) == abilities.BATTLE_ARMOR
    assert dial.abilities(golem, golem.clicks) == 0
    assert not dial.has(golem, golem.clicks, abilities.BATTLE_ARMOR)


@rule("QS-ABL-02")
def test_the_nexus_gives_a_value_a_second_ability() -> None:
    both = made('"8:flight+nimble 7 15 2"')
    assert (dial.ability(both, 0, SPEED), dial.nexus(both, 0)) == (abilities.FLIGHT, abilities.NIMBLE)
    assert dial.has(both, 0, abilities.FLIGHT)
    assert dial.has(both, 0, abilities.NIMBLE)


@rule("QS-DIAL-07", "QS-DIAL-08", "QS-DIAL-05", "QS-DIAL-09")
def test_a_second_generation_base_prints_ranged_damage_bonus_and_range() -> None:
    priest = next(each for each in official().set("starter").figures if each.name == "Crusader Priest")
    assert [dial.damage(priest, click) for click in (0, 3)] == [2, 1]
    assert [dial.ranged_damage(priest, click) for click in (0, 3)] == [2, 2]
    assert (priest.attack_bonus, priest.range) == (1, 10)


@rule("M2-DIAL-06")
def test_an_older_base_uses_the_damage_that_shows_for_ranged_damage() -> None:
    boomer = next(each for each in official() if each.name == "Black Powder Boomer")
    for click in range(boomer.clicks):
        assert dial.ranged_damage(boomer, click) == dial.value(boomer, click, DAMAGE)


@given(FIGURES, st.integers(0, 30), st.integers(0, 30))
def test_damage_and_healing_are_steps_between_start_and_skulls(figure: FigureDef, hurt: int, healed: int) -> None:
    click = dial.after_damage(figure, figure.start, hurt)
    assert click == min(figure.start + hurt, figure.clicks)
    assert dial.damage_left(figure, click) == figure.clicks - click
    back = dial.after_healing(figure, click, healed)
    if dial.is_eliminated(figure, click):
        assert back == click
        assert dial.wounds(figure, click) == 0
    else:
        assert figure.start <= back <= click
        assert dial.wounds(figure, back) == max(dial.wounds(figure, click) - healed, 0)


@given(FIGURES, st.integers(0, 30), st.integers(0, 30))
def test_damage_in_parts_is_damage_at_once(figure: FigureDef, first: int, second: int) -> None:
    parts = dial.after_damage(figure, dial.after_damage(figure, 0, first), second)
    assert parts == dial.after_damage(figure, 0, first + second)
