"""The measure of points: what the formula rewards, and which battles are played next."""

from __future__ import annotations

import pytest

from mageknight.minis.army.text import write
from mageknight.minis.content.library import official
from tools.balance import ready
from tools.balance.formula import chance, click_worth, worth
from tools.balance.matches import Battle, Result, is_decided, next_battles, pairs, played, report


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


def test_every_pair_is_met_and_mirrors_come_first() -> None:
    names = {name for pair in pairs(300) for name in pair}
    assert len(pairs(300)) == len(names) * (len(names) + 1) // 2
    assert all(first == second for first, second in pairs(300)[: len(names)])


def test_a_run_goes_on_with_what_is_least_known() -> None:
    first, second = pairs(200)[0]
    done = {
        result.name: result
        for number in range(2)
        for result in [Result(f"200/{first}/{second}/{number}", 0.5, 0.5, 20, True)]
    }
    planned = next_battles(200, done, games=40, batch=3)
    assert len(planned) == 6
    assert (first, second) not in {(each.first, each.second) for each in planned}
    assert [each.number for each in planned[:2]] == [0, 1]
    alone = next_battles(200, done, games=2, batch=10_000)
    assert (first, second) not in {(each.first, each.second) for each in alone}


@pytest.mark.parametrize(
    "shares, decided",
    [([1.0] * 4, False), ([1.0] * 12, True), ([1.0, 0.0] * 10, False), ([1.0, 0.0] * 20, True)],
)
def test_a_pair_is_left_alone_once_its_interval_decides(shares: list[float], decided: bool) -> None:
    assert is_decided(shares, games=40) is decided


def test_a_battle_depends_on_its_name_alone_and_counts_for_both() -> None:
    battle = Battle(100, "elven-lords-100", "orc-khans-100", 0)
    result = played(battle, "page")
    assert result == played(battle, "page")
    assert 0 <= result.first <= 1
    lines = report({result.name: result}).splitlines()
    assert [line.split("\t")[1] for line in lines] == ["army", "(first player)", "elven-lords-100", "orc-khans-100"]


@pytest.mark.parametrize("file", ["atlantean-empire-200", "apocalypse-300", "mixed-company-300"])
def test_the_sheet_gives_the_ready_armies_as_they_are(file: str) -> None:
    plan = next(each for each in ready.plans() if each.file == file)
    assert write(ready.composed(plan, official()), official()) == (ready.FOLDER / f"{file}.txt").read_text("utf-8")
