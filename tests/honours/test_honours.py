"""Honours are given for deeds, and deeds are counted from what happened in a match."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.honours.content import content_ids
from mageknight.honours.deeds import FEATS, Deeds, deeds_of
from mageknight.honours.honour import Honour, read
from mageknight.honours.shelf import honours
from mageknight.kernel.event import Event
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.phrase import parse_command
from mageknight.lessons.check import do
from mageknight.lessons.course import Course
from mageknight.lessons.lesson import PUPIL
from mageknight.lessons.shelf import lesson_named
from mageknight.locale import languages, render
from mageknight.puzzles.attempt import Attempt
from mageknight.puzzles.goal import SOLVER
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.shelf import puzzles_of
from tests.marks import content_cases

ALL = pytest.mark.parametrize("honour", honours(), ids=lambda each: each.name)
FILE = "honour: mine\ngame: board\nneeds:\n  enemies: 2\nat most:\n  wounds: 1\n"


def solved(puzzle: Puzzle) -> Deeds:
    """What the solver of a puzzle does in its solution."""
    attempt = Attempt(puzzle)
    state = attempt.begin().state
    steps: list[tuple[int, Any, list[Event[Any]]]] = []
    for number, phrase in enumerate(puzzle.solution):
        events = attempt.kit.engine.apply(state, parse_command(attempt.kit, SOLVER, phrase))
        steps.append((number, attempt.kit.copy(state), events))
    return deeds_of(puzzle.game, steps).get(SOLVER, {})


@ALL
def test_an_honour_has_words_in_every_language(honour: Honour) -> None:
    for lang in languages():
        assert "honour-" not in render(honour.title(), lang) + render(honour.about(), lang)


@pytest.mark.parametrize("piece", content_cases(content_ids()))
def test_an_honour_is_given_for_its_deeds_and_for_no_fewer(piece: str) -> None:
    honour = next(each for each in honours() if each.name == piece.rsplit("/", 1)[1])
    assert honour.is_won(dict(honour.needs))
    for deed, count in honour.needs.items():
        assert not honour.is_won({**honour.needs, deed: count - 1}), deed
    for deed, count in honour.limits.items():
        assert not honour.is_won({**honour.needs, deed: count + 1}), deed


def test_every_name_is_given_to_one_honour() -> None:
    names = [honour.name for honour in honours()]
    assert len(set(names)) == len(names)
    assert {honour.game for honour in honours()} == set(FEATS)


def taught(name: str) -> Deeds:
    """What the pupil of a lesson does in it."""
    course = Course(lesson_named(name))
    match = course.begin()
    state = course.kit.copy(match.state)
    while (deed := course.deed(course.standing(match))) is not None:
        assert do(course, match, deed) is None
    steps: list[tuple[int, Any, list[Event[Any]]]] = []
    for number, command in enumerate(match.history):
        events = course.kit.engine.apply(state, command)
        steps.append((number, course.kit.copy(state), events))
    return deeds_of("board", steps).get(PUPIL, {})


def test_a_fight_won_behind_a_block_is_counted_as_one() -> None:
    deeds = taught("board-fight")
    assert deeds["enemies"] == deeds["fights"] == deeds["fights-unhurt"] == deeds["fights-blocked"] == 1
    given = {honour.name for honour in honours() if honour.is_won(deeds)}
    assert {"board-first-blood", "board-shield-wall"} <= given
    assert not given & {"board-night-work", "board-first-city", "board-victory"}


def test_wounds_of_a_fight_are_counted_and_it_is_not_unhurt() -> None:
    deeds = taught("board-wounds")
    assert deeds["wounds"] >= 1
    assert "fights-unhurt" not in deeds


def test_companions_and_levels_and_nights_are_counted() -> None:
    assert taught("board-village")["units"] == 1
    assert taught("board-level")["levels"] == 1
    assert taught("board-keep")["fights-at-night"] == 1


@pytest.mark.parametrize(
    "puzzle",
    [each for each in puzzles_of("minis") if each.goal.WORD == "eliminate"][:6],
    ids=lambda each: each.name,
)
def test_what_falls_in_a_battle_is_counted_for_who_struck(puzzle: Puzzle) -> None:
    deeds = solved(puzzle)
    assert deeds["eliminated"] >= len(puzzle.goal.words)
    assert deeds["hits"] >= 1
    assert deeds["clicks"] >= 1


@pytest.mark.parametrize(
    "deeds, won",
    [
        ({"enemies": 2}, True),
        ({"enemies": 3, "wounds": 1}, True),
        ({"enemies": 2, "wounds": 2}, False),
        ({"enemies": 1}, False),
        ({}, False),
    ],
)
def test_an_honour_asks_for_enough_and_for_no_more(deeds: Deeds, won: bool) -> None:
    assert read(FILE, "mine.honour").is_won(deeds) == won


@pytest.mark.parametrize(
    "change, reason, line",
    [
        (("honour: mine\n", ""), "honour-no-name", 0),
        (("game: board", "game: chess"), "honour-no-game", 0),
        (("needs:\n  enemies: 2\n", ""), "honour-no-needs", 0),
        (("enemies: 2", "enemys: 2"), "honour-unknown-deed", 4),
        (("game: board", "game: board\nsize: 3"), "situation-unknown-field", 3),
    ],
)
def test_a_file_that_cannot_be_read_names_its_line(change: tuple[str, str], reason: str, line: int) -> None:
    with pytest.raises(Refusal) as caught:
        read(FILE.replace(*change), "mine.honour")
    assert caught.value.reason == reason
    assert caught.value.facts["file"] == "mine.honour"
    if line:
        assert caught.value.facts["line"] == line
    for lang in languages():
        assert "mine.honour" in render(caught.value.message(), lang)
