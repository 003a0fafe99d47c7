from __future__ import annotations

from mageknight.minis.content.library import official
from mageknight.minis.events import Damaged, Healed
from mageknight.minis.figures.figure import PROMO
from mageknight.minis.view.build import BattleView
from tests.marks import rule
from tests.minis.drill import Play, battle


def seen(play: Play, figure: int) -> tuple[int, int, int, int, int]:
    view = play.match.view(None)
    assert isinstance(view, BattleView)
    one = view.figures[figure]
    return one.speed, one.attack, one.defense, one.damage, one.range


@rule("REB-DIAL-01", "REB-DIAL-04", "REB-CLS-05")
def test_each_click_of_damage_shows_the_next_set_of_values():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", dice=[(4, 5)])
    assert seen(play, 1)[:4] == (8, 8, 15, 2)
    play.act(0, "fight").target(1)
    assert play.only(Damaged).click == 2
    assert seen(play, 1)[:4] == (6, 6, 13, 1)


@rule("REB-DIAL-02", "REB-TGT-03")
def test_each_click_of_healing_turns_the_dial_back():
    play = battle("0 healing 10 10 0", "0 trooper 11.5 10 180 click 3", "1 trooper 20 20 0", dice=[(5, 5)])
    play.act(0, "heal").target(1).heal_by(die=False)
    assert play.only(Healed).click == 1
    assert seen(play, 1)[:4] == (7, 7, 14, 2)


@rule("REB-DIAL-03", "REB-DIAL-05", "REB-INT-06")
def test_a_warrior_has_four_values_on_its_dial_and_a_range_on_its_base():
    play = battle("0 archer 10 10 0", "1 archer 18 10 180", dice=[(5, 5)])
    assert seen(play, 1) == (8, 8, 15, 2, 10)
    play.act(0, "shoot").target(1)
    assert seen(play, 1) == (6, 6, 13, 1, 10)


@rule("REB-DIAL-06")
def test_three_skulls_eliminate_a_figure_at_once():
    play = battle("0 trooper 10 10 0", "1 frail 11.5 10 180", "1 trooper 30 30 0", dice=[(4, 5)])
    play.act(0, "fight").target(1)
    assert play.is_eliminated(1)
    assert not play.state.table.down >> 1 & 1


@rule("REB-INT-01")
def test_figures_of_one_name_differ_in_rank_and_dial():
    figures = [figure for figure in official().set("rebellion").figures if figure.rank != PROMO]
    assert len(figures) == 160
    assert len({figure.number for figure in figures}) == 160
    play = battle("0 rebellion-004 10 10 0", "0 rebellion-005 14 10 0", "0 rebellion-006 18 10 0", "1 trooper 30 30 0")
    assert len({seen(play, figure) for figure in (0, 1, 2)}) == 3
    assert len({play.state.defs[figure].name for figure in (0, 1, 2)}) == 1


@rule("REB-INT-05")
def test_every_figure_belongs_to_one_of_eight_factions():
    play = battle(*[f"0 {figure.key} gone" for figure in official().set("rebellion").figures[:160]], "1 trooper 9 9 0")
    factions = {faction for known in play.state.defs[:160] for faction in known.factions}
    assert len(factions) == 8
    assert all(known.factions for known in play.state.defs)


@rule("REB-CON-05", "REB-CON-06", "REB-DIAL-04")
def test_abilities_come_and_go_with_the_clicks():
    play = battle("0 trooper 10 10 0", "1 toughness 11.5 10 180 click 2", "1 trooper 30 30 0", dice=[(5, 6)], actions=1)
    assert play.has(1, "toughness")
    play.act(0, "fight").target(1)
    assert play.click(1) == 3
    assert not play.has(1, "toughness")
