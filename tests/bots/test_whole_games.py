"""Bots of every level play games of every kind to their end, without help of the watchdog."""

from __future__ import annotations

import pytest

from mageknight.lab import table
from mageknight.lab.experiment import Experiment
from mageknight.lab.table import play_game


@pytest.mark.parametrize(
    "game,scenario,bots",
    [
        ("board", "solo_reconnaissance", ("champion",)),
        ("board", "solo_conquest", ("page",)),
        ("board", "first_reconnaissance", ("knight", "squire")),
        ("board", "blitz_conquest", ("page", "greedy")),
        ("minis", "rebellion-everything", ("champion", "knight")),
        ("minis", "rebellion-random", ("squire", "page")),
        ("minis", "quick-start-four-boulders", ("knight", "greedy")),
        ("demo", "standard", ("random", "random")),
    ],
)
def test_a_game_ends(game, scenario, bots):
    record = play_game(Experiment(game, scenario, bots, 1, "whole games"), 0)
    assert record.finished
    assert record.troubles == 0


def test_what_costs_nothing_is_not_done_for_ever(monkeypatch):
    """A Nimble figure may turn as often as it likes; the greedy bot once never stopped."""
    monkeypatch.setattr(table, "LONGEST", 2_000)
    assert play_game(Experiment("minis", "quick-start-four-boulders", ("greedy", "page"), 4, "t"), 2).finished
