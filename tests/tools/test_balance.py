"""The measure of points: what the formula rewards, and which battles are played next."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.text import write
from mageknight.minis.content.library import official
from tools.balance import ready
from tools.balance.choose import spread, trials
from tools.balance.formula import MOST, chance, click_worth, corrections, points, worth
from tools.balance.matches import LEAST, MIRRORED, Battle, is_decided, next_battles, pairs, played, report
from tools.balance.race import Entrant, choice, nearest, race, strengths
from tools.balance.swap import known, sides, swap, worth_of
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
    again = next_battles(200, tallies, games=40, batch=10_000)
    assert Battle(200, first, second, 2) in again, "it goes on where the counts end"
    meanwhile = next_battles(200, tallies, games=40, batch=10_000, given={(200, first, second): 2})
    assert Battle(200, first, second, 4) in meanwhile, "what is being played is not played twice"


def test_battles_go_to_the_army_that_has_met_others_least() -> None:
    tallies = {(200, *pair): Tally(LEAST, 2.0, 2.0, 80, 4) for pair in pairs(200)}
    rare = pairs(200)[-1][0]
    for at in [key for key in tallies if rare not in key[1:]]:
        tallies[at] = Tally(LEAST + 2, 3.0, 3.0, 120, 6)
    planned = next_battles(200, tallies, games=40, batch=3)
    assert all(rare in (each.first, each.second) for each in planned)


def test_once_all_have_met_enough_battles_go_to_the_pair_that_looks_worst_and_then_to_mirrors() -> None:
    tallies = {(200, *pair): Tally(100, 50.0, 50.0, 2000, 100) for pair in pairs(200) if pair[0] != pair[1]}
    uneven = next(iter(tallies))
    tallies[uneven] = Tally(100, 62.0, 50.0, 2000, 100)
    planned = next_battles(200, tallies, games=200, batch=1)
    assert {(200, each.first, each.second) for each in planned} == {uneven}
    tallies[uneven] = Tally(100, 80.0, 50.0, 2000, 100)
    planned = next_battles(200, tallies, games=200, batch=1)
    assert all(each.first == each.second for each in planned), "far outside is decided too"
    name = planned[0].first
    tallies[200, name, name] = Tally(MIRRORED, MIRRORED / 2, MIRRORED / 2, 20_000, MIRRORED)
    assert next_battles(200, tallies, games=200, batch=1) == []


@pytest.mark.parametrize(
    "won, battles, decided",
    [(4, 4, False), (12, 12, True), (10, 20, False), (15, 30, False), (22, 44, True), (60, 100, False)],
)
def test_a_pair_is_left_alone_once_its_interval_decides(won: float, battles: int, decided: bool) -> None:
    assert is_decided(won, battles, games=400) is decided


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


def plan_of(file: str) -> ready.Plan:
    return next(each for each in ready.plans() if each.file == file)


def test_corrections_are_small_and_none_touches_a_printed_price() -> None:
    sculpts = {each.name: each for each in official() if each.ours}
    for name, percent in corrections().items():
        assert 0 < abs(percent) <= MOST, name
        assert name in sculpts
    name = next(iter(corrections()))
    assert points(sculpts[name]) == round(worth(sculpts[name]) * (100 + corrections()[name]) / 100)
    assert all(each.points == 25 for each in official() if each.key == "starter-005"), "printed points stay"


def test_lists_to_try_are_legal_and_of_different_strength() -> None:
    found = trials(plan_of("second-solonavi-200"))
    assert len({write(each.army, official()) for each in found}) == len(found)
    assert len({each.army.size() for each in found}) > 1
    assert all(ready.is_fit(each.army, official()) for each in found)
    assert [each.seed for each in spread(found, 3)] == [
        found[0].seed,
        found[(len(found) - 1) // 2].seed,
        found[-1].seed,
    ]


def test_a_list_that_wins_is_stronger_and_lends_its_people_some_of_that() -> None:
    strong, kin, weak = Entrant("a", 1, ""), Entrant("a", 2, ""), Entrant("b", 1, "")
    found = strengths([strong, kin, weak], {(strong, weak): (20, 16.0)})
    assert found[strong].value > found[kin].value > 0 > found[weak].value
    assert found[strong].off < found[kin].off
    assert (found[strong].battles, found[strong].won, found[kin].battles) == (20, 16.0, 0)


def test_the_lists_nearest_to_one_level_are_taken() -> None:
    high, low, other = Entrant("a", 1, ""), Entrant("a", 2, ""), Entrant("b", 1, "")
    assert nearest({high: 0.6, low: 0.1, other: 0.0}, {}) == {"a": low, "b": other}
    assert nearest({high: 0.6, low: 0.1, other: 0.7}, {}) == {"a": high, "b": other}
    known = strengths([high, low, other], {(low, other): (40, 20.0), (high, other): (2, 1.0)})
    assert choice(known)["a"] == low, "of two as near, the one of which more is known"


def test_a_race_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    first = race(100, 2, folder=tmp_path, level="page", results=tmp_path / "none.tsv")
    lines = (tmp_path / "race-100.tsv").read_text("utf-8").splitlines()
    assert len(lines) >= 2
    assert sum(each.battles for each in first.values()) == 2 * len(lines)
    again = race(100, 0, folder=tmp_path, level="page", results=tmp_path / "none.tsv")
    assert {each: known.battles for each, known in again.items()} == {e: k.battles for e, k in first.items()}


@pytest.mark.parametrize("key, total", [("mounts-001", 200), ("colossi-402", 500), ("colossi-405@2", 300)])
def test_a_piece_is_swapped_for_as_many_points_of_plain_troopers(key: str, total: int) -> None:
    with_it, without = sides(official(), key, total, 0)
    assert any(key in (each.figure, each.rides) for each in with_it.entries)
    assert not any(key in (each.figure, each.rides) for each in without.entries)
    assert all(ready.is_fit(each, official()) for each in (with_it, without))
    assert 0 <= with_it.points(official()) - without.points(official()) < 5
    assert sides(official(), key, total, 0) == (with_it, without)


def test_troopers_come_as_near_to_the_points_as_can_be() -> None:
    troopers = [each for each in official() if each.name == "Imperial Crossbowman"]
    prices = {each.key: each.points for each in troopers}
    found = worth_of(troopers, 50)
    assert sum([prices[each] for each in found]) == max(
        a + b for a in prices.values() for b in prices.values() if a + b <= 50
    )


def test_swaps_are_counted_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "swaps.tsv"
    assert swap(("mounts-003",), 100, 2, file=file, level="page") == 2
    assert swap(("mounts-003",), 100, 2, file=file, level="page") == 0
    assert known(file)["mounts-003", 100].battles == 2
    file.write_text(file.read_text("utf-8").replace(f"\t{PLAYERS}\t", "\tother\t"), "utf-8")
    assert known(file) == {}
