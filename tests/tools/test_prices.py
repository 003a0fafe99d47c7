"""Prices of possessions: what scores tell about what heroes had."""

from __future__ import annotations

import random

import pytest

from mageknight.lab.experiment import Experiment
from tools.strength.prices import Row, main, prices, record


def test_prices_are_found_where_scores_follow_from_possessions():
    dice = random.Random("prices")
    rows: list[Row] = [
        {"fame": dice.randrange(20), "wound": dice.randrange(6), "tile": dice.randrange(9), "round": 3}
        for _ in range(400)
    ]
    found, share = prices(rows, [2.0 * row["fame"] - 3.0 * row["wound"] + dice.random() for row in rows])
    assert found["fame"] == pytest.approx(2.0, rel=0.1)
    assert found["wound"] == pytest.approx(-3.0, rel=0.1)
    assert found["tile"] == pytest.approx(0.0, abs=0.1)
    assert "round" not in found, "what is the same in all games has no price"
    assert share > 0.95


def test_a_game_is_recorded_from_its_first_round_to_its_score():
    game = record(Experiment("board", "solo_reconnaissance", ("page",), 1, "prices"), 0)
    assert min(game["rounds"]) == 1
    assert game["rounds"][1]["fame"] == 0
    assert all(row["card"] >= 16 for row in game["rounds"].values())
    fame = [row["fame"] for _, row in sorted(game["rounds"].items())]
    assert fame == sorted(fame)


def test_games_played_before_are_not_played_again(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("tools.strength.prices.FOLDER", tmp_path)
    (tmp_path / "old.jsonl").write_text('{"number": 0, "score": 5, "rounds": {}}\n', "utf-8")
    assert main(["play", "--games", "1", "--seed", "old"]) == 0
    assert (tmp_path / "old.jsonl").read_text("utf-8").count("\n") == 1
