"""A puzzle made of a position: its goals, its proof, its line of text; what cannot be done is told."""

from __future__ import annotations

import textwrap
from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots.puzzler import goals_of, pose
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.phrase import format_command
from mageknight.locale import render
from mageknight.puzzles.attempt import OPEN, SOLVED, Attempt
from mageknight.puzzles.goal import goal_of
from mageknight.puzzles.puzzle import read
from mageknight.puzzles.search import Search
from tests.play import do, situation

FIGHT = """
    game: board
    scenario: solo_conquest
    heroes: norowas
    source: blue, green, red
    combat:
      enemies: diggers
      phase: ranged
      kind: rampage
    seat 0:
      hand: determination, rage, march
"""
ROAD = """
    game: board
    scenario: solo_conquest
    turn: 0
    tiles:
      0,1: countryside_01
      1,0: countryside_02
    seat 0:
      at: 0,-2
      hand: march, stamina, rage
"""
SECOND = """
    game: minis
    edition: rebellion
    seats: 2
    total: 100
    turn: 1
    edges: south, north
    figure 0: rebellion-005 of 0 at 18 17 facing 90
    figure 1: rebellion-026 of 1 at 18 18.5 facing 270
"""


def made(match: Match[Any], goal: str) -> Any:
    return pose(match.kit, match.setup, match.state, "own-1", goal)


def test_a_fight_becomes_a_puzzle_with_a_solution_that_holds() -> None:
    match = situation(FIGHT)
    assert goals_of(match.kit, match.state) == ["unhurt", "victory"]
    found = made(match, "victory")
    assert found.proved
    puzzle = read(found.text, "-")
    assert puzzle.grade == found.grade
    attempt = Attempt(puzzle)
    assert attempt.status(attempt.begin()) == OPEN
    assert attempt.proof() is None
    assert attempt.begin().digest() == match.digest()


def test_a_place_to_reach_is_named_by_its_site_and_found() -> None:
    match = situation(ROAD)
    goals = goals_of(match.kit, match.state)
    assert goals[0].startswith("reach ")
    found = made(match, "reach 2,-3")
    assert found.proved
    attempt = Attempt(read(found.text, "-"))
    assert "Village" in render(attempt.goal(), "en")
    assert attempt.proof() is None


def test_a_goal_that_no_line_reaches_is_refused() -> None:
    match = situation(ROAD.replace("march, stamina, rage", "rage"))
    with pytest.raises(Refusal) as caught:
        made(match, "reach 4,-2")
    assert caught.value.reason == "puzzle-no-way"


def test_a_goal_of_another_position_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        made(situation(ROAD), "victory")
    assert caught.value.reason == "puzzle-wrong-goal"


def test_whoever_is_late_gets_a_puzzle_without_a_proof() -> None:
    match = situation(FIGHT)
    found = pose(match.kit, match.setup, match.state, "own-1", "victory", lambda: True)
    assert not found.proved
    attempt = Attempt(read(found.text, "-"))
    refusal = attempt.proof()
    assert refusal is not None
    assert refusal.reason == "puzzle-no-solution"


def test_a_puzzle_may_be_for_another_seat_than_the_first() -> None:
    match = situation(SECOND)
    assert goals_of(match.kit, match.state)[0] == "eliminate 0"
    found = pose(match.kit, match.setup, match.state, "own-1", "clicks 2", lambda: True)
    attempt = Attempt(read(found.text, "-"))
    assert attempt.puzzle.seat == 1
    begun = attempt.begin()
    assert attempt.status(begun) == OPEN
    do(begun, "1: end-turn")
    assert attempt.status(begun) != SOLVED


@pytest.mark.parametrize("line", ["nonsense", "eJwrTs5ILEhNAQALFgLj", "", "#"])
def test_a_position_that_cannot_be_read_is_refused(line: str) -> None:
    text = f"puzzle: own-1\ngame: board\ngoal: victory\nposition: {line}\n"
    with pytest.raises(Refusal) as caught:
        Attempt(read(text, "mine.puzzle")).begin()
    assert caught.value.reason in ("puzzle-unsound", "puzzle-no-situation")


def test_sites_nobody_can_enter_are_not_asked_for_and_places_are_told_as_people_see_them() -> None:
    match = situation(ROAD)
    goals = goals_of(match.kit, match.state)
    assert "reach 1,-4" not in goals, "orcs stand there"
    assert "reach 3,-3" not in goals, "and there"
    found = made(match, "reach 1,-3")
    told = render(Attempt(read(found.text, "-")).goal(), "en")
    assert told == "Get here before your turn ends: the Magical glade next to you in the north-east."
    village = goal_of("board", "reach 4,-2").says(match.view(0))
    assert render(village, "en").endswith("the Village 4 spaces to the east.")
    mine = goal_of("board", "reach 2,-1").says(match.view(0))
    assert "2,-1" not in render(mine, "de")


OBJECTIVE = """
    game: minis
    edition: second
    seats: 2
    total: 200
    turn: 0
    edges: south, north
    objective 0: 18 18
    figure 0: muster-001 of 0 at 18 13 facing 90
    figure 1: muster-255 of 1 at 30 30 facing 270
"""


def test_an_objective_is_asked_for_and_taken_by_a_move_and_the_end_of_the_turn() -> None:
    match = situation(OBJECTIVE)
    assert goals_of(match.kit, match.state)[0] == "hold 0"
    found = made(match, "hold 0")
    assert found.proved
    puzzle = read(found.text, "-")
    assert Attempt(puzzle).proof() is None
    assert "move figure=0 path=9000:9000 facing=180" in puzzle.solution
    assert render(Attempt(puzzle).goal(), "de").startswith("Nimm das Missionsziel")


def test_what_no_move_was_found_for_is_kept_as_unproved() -> None:
    match = situation(OBJECTIVE.replace("at 18 13", "at 5 2"))
    assert not made(match, "hold 0").proved


ARCHERS = """
    puzzle: archers-1
    game: minis
    goal: clicks 1
    situation:
      edition: rebellion
      seats: 2
      total: 100
      turn: 0
      edges: south, north
      figure 0: rebellion-001 of 0 at 16.5 10 facing 90
      figure 1: rebellion-001 of 0 at 18 10 facing 90
      figure 2: rebellion-001 of 0 at 19.5 10 facing 90
      figure 3: rebellion-026 of 1 at 18 17 facing 270
      chance:
        dice: 0 1
"""


def test_the_search_tells_apart_attacks_by_who_takes_part() -> None:
    """A throw of three hits for nobody alone, but for all of them together."""
    attempt = Attempt(read(textwrap.dedent(ARCHERS), "-"))
    search = Search(attempt, 1000)
    search.run(attempt.begin())
    done = [format_command(attempt.kit, command) for command in search.line]
    assert [line for line in done if line.startswith("join ")], done
    assert search.is_whole
