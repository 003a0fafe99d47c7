"""Intervals and ratings against values worked out by hand or by what they must be."""

from __future__ import annotations

import pytest

from mageknight.lab.experiment import Experiment
from mageknight.lab.record import GameRecord
from mageknight.lab.statistics import mean, ratings, share, sign_test
from mageknight.lab.summary import results
from mageknight.lab.tournament import pairings, standings


def game(number, bots, winners, scores=(1, 0)):
    return GameRecord(
        number=number, bots=bots, winners=winners, scores=scores, finished=True, decisions=10, digest=str(number)
    )


def test_a_share_has_the_interval_of_wilson():
    found = share(65, 100)
    assert found.value == 0.65
    assert found.low == pytest.approx(0.5525, abs=0.001)
    assert found.high == pytest.approx(0.7364, abs=0.001)
    assert share(0, 10).low == 0.0
    assert share(0, 10).high == pytest.approx(0.2775, abs=0.001)
    assert share(0, 0).high == 1.0


def test_a_mean_has_the_interval_of_its_spread():
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(2.78 * 1.5811 / 5**0.5, abs=0.001)  # Student's for five values
    assert mean([7]).low == 7
    assert mean([]).value == 0


def test_three_wins_in_four_are_about_190_points():
    met = [("a", "b", 1.0)] * 300 + [("a", "b", 0.0)] * 100
    found = ratings(["a", "b"], met)
    assert found["a"].value - found["b"].value == pytest.approx(190.8, abs=2)
    assert found["a"].value + found["b"].value == pytest.approx(3000, abs=1)
    assert found["a"].low < found["a"].value < found["a"].high


def test_who_always_wins_has_a_finite_rating():
    found = ratings(["a", "b", "c"], [("a", "b", 1.0), ("b", "c", 1.0), ("a", "c", 1.0)])
    assert 2500 > found["a"].value > found["b"].value > found["c"].value > 500


def test_everybody_meets_everybody():
    contest = Experiment("demo", "standard", ("knight", "squire", "page"), 2)
    assert [one.bots for one in pairings(contest)] == [("knight", "squire"), ("knight", "page"), ("squire", "page")]
    records = [
        game(0, ("knight", "squire"), (0,)),
        game(1, ("squire", "knight"), (1,)),
        game(0, ("knight", "page"), (0,)),
        game(0, ("squire", "page"), (0,)),
    ]
    table = standings(["knight", "squire", "page"], records)
    assert list(table.ratings) == ["knight", "squire", "page"]
    assert table.duels[0].games == 2
    assert table.duels[0].wins.value == 1.0


def test_a_shared_victory_is_decided_by_the_score():
    assert results([game(0, ("a", "b"), (0, 1), (3, 5))]) == [("a", "b", 0.0)]
    assert results([game(0, ("a", "b"), (0, 1), (4, 4))]) == [("a", "b", 0.5)]
    assert results([game(0, ("a", "a"), (0,))]) == []


def test_a_mean_of_things_that_are_counted_is_never_below_nothing():
    assert mean([0, 0, 0, 2]).low == 0.0
    assert mean([-1, 0, 0, 2]).low < 0.0


def test_few_values_leave_more_open_than_many():
    few, many = mean([1.0, 3.0] * 2), mean([1.0, 3.0] * 50)
    assert few.value == many.value == 2.0
    assert few.high - few.low > 5 * (many.high - many.low)


@pytest.mark.parametrize(
    "better,worse,chance", [(5, 5, 1.0), (10, 0, 0.001953), (0, 10, 0.001953), (0, 0, 1.0), (8, 2, 0.109375)]
)
def test_the_sign_test_says_how_lopsided_a_result_is(better, worse, chance):
    assert sign_test(better, worse) == chance
