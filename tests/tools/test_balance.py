"""The measure of points: what the formula rewards, and which battles are played next."""

from __future__ import annotations

import pytest

from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.text import write
from mageknight.minis.content.library import official
from tools.balance import ready
from tools.balance.formula import chance, click_worth, worth
from tools.balance.matches import Battle, is_decided, next_battles, pairs, played, report
from tools.balance.tally import PLAYERS, Tally, mark, read, written


def figure(name: str, rank: int = 0) -> str:
    return next(each.key for each in official() if each.name == name and (not rank or each.rank == rank))


def test_chances_of_two_dice() -> None:
    assert [round(chance(needed) * 36) for needed in (-3, 2, 7, 12, 13)] == [35, 35, 21, 1, 1]


def test_a_demoralized_click_is_worth_less_than_the_one_before_it() -> None:
    archer = official()[figure("Master Archer")]
    assert click_worth(archer, archer.clicks - 1) < click_worth(archer, archer.clicks - 2)


def test_printed_points_of_the_starter_box_are_near_the_formula() -> None:
    off = [worth(each) / each.points for each in official().set("starter").figures]
    assert sum(0.7 < each < 1.3 for each in off) >= 6


def test_every_pair_is_met_and_mirrors_come_last() -> None:
    names = {name for pair in pairs(300) for name in pair}
    assert len(pairs(300)) == len(names) * (len(names) + 1) // 2
    assert all(first == second for first, second in pairs(300)[-len(names) :])


def test_hunters_of_the_dragon_are_not_weighed_against_the_peoples() -> None:
    assert any(name.startswith("hunters-") for name in ready_armies())
    assert not any(name.startswith("hunters-") for total in (100, 200, 300) for pair in pairs(total) for name in pair)


def test_a_run_goes_on_with_what_is_least_known() -> None:
    first, second = pairs(200)[0]
    tallies = {(200, first, second): Tally(2, 1.0, 1.0, 40, 2)}
    planned = next_battles(200, tallies, games=40, batch=3)
    assert len(planned) == 6
    assert (first, second) not in {(each.first, each.second) for each in planned}
    assert [each.number for each in planned[:2]] == [0, 1]
    alone = next_battles(200, tallies, games=2, batch=10_000)
    assert (first, second) not in {(each.first, each.second) for each in alone}
    again = next_battles(200, tallies, games=40, batch=10_000)
    assert Battle(200, first, second, 2) in again, "it goes on where the counts end"


def test_battles_go_to_the_army_that_looks_worst() -> None:
    tallies = {(200, *pair): Tally(4, 2.0, 2.0, 80, 4) for pair in pairs(200)}
    weak = pairs(200)[-1][0]
    for at in [key for key in tallies if weak in key[1:]]:
        tallies[at] = Tally(4, 1.5 if at[1] == weak else 2.5, 2.0, 80, 4)
    planned = next_battles(200, tallies, games=40, batch=3)
    assert all(weak in (each.first, each.second) for each in planned)


@pytest.mark.parametrize(
    "won, battles, decided", [(4, 4, False), (12, 12, True), (10, 20, False), (20, 40, True), (500, 1000, True)]
)
def test_a_pair_is_left_alone_once_its_interval_decides(won: float, battles: int, decided: bool) -> None:
    assert is_decided(won, battles, games=40) is decided


def test_counts_come_back_unless_an_army_or_the_players_have_changed() -> None:
    at = (100, "elven-lords-100", "orc-khans-100")
    text = written({at: Tally(3, 1.5, 2.0, 61, 2)})
    assert read(text) == {at: Tally(3, 1.5, 2.0, 61, 2)}
    other = text.replace(mark(at[1], at[2]), mark(at[2], at[1]))
    assert read(other) == {}
    assert read(text.replace(f"\t{PLAYERS}\t3", "\tother\t3")) == {}
    assert read(text.replace("orc-khans-100", "nobody-100")) == {}


def test_a_battle_depends_on_its_name_alone_and_counts_for_both() -> None:
    battle = Battle(100, "elven-lords-100", "orc-khans-100", 0)
    result = played(battle, "page")
    assert result == played(battle, "page")
    assert 0 <= result.first <= 1
    tally = Tally().plus(result.first, result.opener, result.turns, result.objectives)
    lines = report({(100, battle.first, battle.second): tally}).splitlines()
    assert [line.split("\t")[1] for line in lines] == ["army", "(first player)", "elven-lords-100", "orc-khans-100"]


@pytest.mark.parametrize("file", ["atlantean-empire-200", "apocalypse-300", "mixed-company-300"])
def test_the_sheet_gives_the_ready_armies_as_they_are(file: str) -> None:
    plan = next(each for each in ready.plans() if each.file == file)
    assert write(ready.composed(plan, official()), official()) == (ready.FOLDER / f"{file}.txt").read_text("utf-8")
