"""Every puzzle can be solved by what stands in its file, has words, and is not for the greedy above the second grade."""

from __future__ import annotations

import msgspec
import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots.puzzler import is_greedy
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.phrase import parse_command
from mageknight.locale import languages, render
from mageknight.puzzles.attempt import MISSED, OPEN, SOLVED, Attempt
from mageknight.puzzles.goal import SOLVER
from mageknight.puzzles.puzzle import Puzzle, read
from mageknight.puzzles.shelf import after, puzzle_named, puzzles, puzzles_of
from mageknight.server.tables import forms
from tests.marks import content

ALL = pytest.mark.parametrize(
    "puzzle",
    [
        pytest.param(puzzle, marks=content(f"puzzles/{puzzle.game}/{puzzle.name}"), id=puzzle.name)
        for puzzle in puzzles()
    ],
)
GREEDY_UP_TO = 2

VOLLEY = """
puzzle: mine-1
game: minis
goal: eliminate 1
situation:
  edition: rebellion
  seats: 2
  total: 100
  turn: 0
  edges: south, north
  figure 0: rebellion-005 of 0 at 18 17 facing 90
  figure 1: rebellion-026 of 1 at 18 18.5 facing 270
  chance:
    dice: 2 3
"""


@ALL
def test_the_solution_of_a_puzzle_reaches_its_goal_and_not_before(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    match = attempt.begin()
    for phrase in puzzle.solution:
        assert attempt.status(match) == OPEN
        command = parse_command(attempt.kit, SOLVER, phrase)
        assert attempt.next_step(match) == command
        assert attempt.refusal(match, command) is None
        match.play(command)
    assert attempt.status(match) == SOLVED
    assert match.state.core.rng == match.start.core.rng, "luck has no part in it"


@ALL
def test_greed_solves_no_hard_puzzle(puzzle: Puzzle) -> None:
    if puzzle.grade > GREEDY_UP_TO:
        assert not is_greedy(Attempt(puzzle))


@pytest.mark.parametrize("game", ["board", "minis"])
def test_the_shelf_is_well_filled(game: str) -> None:
    assert len(puzzles_of(game)) >= 60


@ALL
def test_a_puzzle_has_words_in_every_language(puzzle: Puzzle) -> None:
    for lang in languages():
        for message in (puzzle.title(), Attempt(puzzle).goal()):
            assert "puzzle-" not in render(message, lang)


@ALL
def test_a_table_can_be_set_up_for_it(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    forms.check(attempt.kit, msgspec.to_builtins(attempt.begin().setup))


@pytest.mark.parametrize("game", ["board", "minis"])
def test_puzzles_of_a_game_follow_each_other_from_easy_to_hard(game: str) -> None:
    row = puzzles_of(game)
    assert [puzzle.grade for puzzle in row] == sorted(puzzle.grade for puzzle in row)
    assert [after(puzzle) for puzzle in row] == [*row[1:], None]


def test_an_unknown_puzzle_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as caught:
        puzzle_named("board-fight-0")
    assert caught.value.reason == "puzzle-unknown"


def test_ending_the_turn_misses_the_goal() -> None:
    attempt = Attempt(read(VOLLEY, "mine"))
    match = attempt.begin()
    assert attempt.status(match) == OPEN
    match.play(parse_command(attempt.kit, SOLVER, "end-turn"))
    assert attempt.status(match) == MISSED


def test_the_throws_of_a_puzzle_are_shown_as_faces() -> None:
    assert read(VOLLEY, "mine").dice() == ((3, 4),)


def test_an_action_that_needs_other_dice_is_refused_and_changes_nothing() -> None:
    attempt = Attempt(read(VOLLEY, "mine"))
    match = attempt.begin()
    for phrase in ("act figure=0 how=move", "break-away figure=0"):
        command = parse_command(attempt.kit, SOLVER, phrase)
        refusal = attempt.refusal(match, command)
        if refusal is not None:
            break
        match.play(command)
    assert refusal is not None
    assert refusal.reason == "puzzle-other-dice"
    before = match.digest()
    with pytest.raises(ImpossibleOutcome):
        match.play(command)
    assert match.digest() == before


@pytest.mark.parametrize(
    "change, reason",
    [
        (("puzzle: mine-1", "puzzle: mine"), "puzzle-no-name"),
        (("goal: eliminate 1\n", ""), "puzzle-no-goal"),
        (("goal: eliminate 1", "goal: unhurt"), "situation-line"),
        (("goal: eliminate 1", "goal: eliminate all"), "situation-line"),
        (("goal: eliminate 1", "goal: eliminate 1\ngrade: 7"), "puzzle-wrong-grade"),
        (("goal: eliminate 1", "goal: eliminate 1\nsize: 7"), "situation-unknown-field"),
        (("situation:", "position:"), "puzzle-no-situation"),
    ],
)
def test_a_puzzle_file_that_cannot_be_read_names_its_line(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        read(VOLLEY.replace(*change), "mine.puzzle")
    assert caught.value.reason == reason
    assert caught.value.facts["file"] == "mine.puzzle"
