"""What a scenario wants, and how far it is: said in both languages, counted as the rules count it."""

from __future__ import annotations

import pytest

from mageknight.board.scenarios import SCENARIOS
from mageknight.board.setup.form import form, minutes
from mageknight.kernel.message import Message
from mageknight.locale import render
from tests.board.rules.games import game
from tests.board.rules.land import land
from tests.play import view


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_scenario_says_its_goal(lang: str) -> None:
    for scenario in SCENARIOS.values():
        for key in (f"board-goal-{scenario.goal}", f"board-goal-{scenario.goal}-text"):
            assert render(Message(key), lang) != key
        assert scenario.difficulty in (1, 2, 3)


def test_the_form_tells_how_players_stand_and_how_long_it_takes() -> None:
    kinds = {one.name: one.kind for one in form().scenarios}
    assert kinds["solo_conquest"] == "alone"
    assert kinds["full_cooperation"] == "together"
    assert kinds["full_conquest"] == "rivals"
    full = SCENARIOS["full_conquest"]
    assert minutes(full, 2) < minutes(full, 3) < minutes(full, 4)


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_nothing_of_a_goal_is_reached_at_the_beginning(scenario: str) -> None:
    match = game(scenario, SCENARIOS[scenario].seats[0])
    goal = view(match).goal
    assert goal.name == SCENARIOS[scenario].goal
    assert goal.have == 0


def test_a_city_that_comes_into_view_is_the_goal_of_a_reconnaissance() -> None:
    match = land(more="scenario: solo_reconnaissance", tiles="1,1: core_05")
    assert view(match).goal.have == view(match).goal.need == 1
