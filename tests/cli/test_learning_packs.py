"""Lessons, puzzles and honours of packs: taken in with their words, listed with the others, and refused by file, line and reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mageknight import packs
from mageknight.honours import shelf as honours_shelf
from mageknight.kernel.files.problem import ContentError
from mageknight.lessons import check
from mageknight.lessons import shelf as lessons_shelf
from mageknight.lessons.course import Course
from mageknight.locale import render
from mageknight.puzzles import shelf as puzzles_shelf
from tests.cli.conftest import Run
from tests.play import command

LESSON = """\
lesson: spring-walk
game: board
minutes: 2
title: A walk in spring
title de: Ein Spaziergang im Frühling
about: One card, one step.
situation:
  scenario: solo_reconnaissance
  heroes: goldyx
  turn: 0
  seat 0:
    hand: march, rage
step march:
  say: Play March.
  say de: Spiel Marsch.
  light: card march
  do: play-card march basic
  wrong end-turn: early
  wrong play-card *: keep-cards
answers:
  early: First a walk.
  early de: Erst ein Spaziergang.
"""
HONOUR = """\
honour: spring-hunter
game: board
needs:
  enemies: 5
title: Hunter
title de: Jäger
about: Defeat five enemies in one game.
"""
PUZZLE = """\
puzzle: spring-duel-1
game: board
grade: 1
goal: victory
title: Duel
title de: Zweikampf
situation:
  scenario: solo_reconnaissance
  heroes: tovak
  source: red, blue, white
  combat:
    enemies: prowlers
    phase: attack
    kind: rampage
  seat 0:
    hand: rage
solution:
  play-card card=rage use=strong
  aim-at enemy=prowlers-1
  strike
  end-phase
"""
FILES = {"lessons/walk.lesson": LESSON, "honours/hunter.honour": HONOUR, "puzzles/duel.puzzle": PUZZLE}


@pytest.fixture(autouse=True)
def _without_packs() -> Iterator[None]:
    yield
    packs.take_in([])


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """A pack with one of each kind."""
    (tmp_path / "pack.json").write_text('{"pack": "spring", "title": "Spring", "game": "board"}', "utf-8")
    for file, text in FILES.items():
        (tmp_path / file).parent.mkdir()
        (tmp_path / file).write_text(text, "utf-8")
    return tmp_path


def test_all_three_kinds_are_taken_in_with_their_words(spring: Path) -> None:
    packs.take_in([spring])
    lesson = lessons_shelf.lesson_named("spring-walk")
    assert render(lesson.title(), "de") == "Ein Spaziergang im Frühling"
    assert render(lesson.about(), "de") == "One card, one step.", "German falls back to English"
    assert lesson in lessons_shelf.lessons_of("board")
    assert lessons_shelf.after(lessons_shelf.lessons_of("board")[-2]) is lesson
    assert "spring-hunter" in [honour.name for honour in honours_shelf.honours()]
    assert "spring-duel-1" in [puzzle.name for puzzle in puzzles_shelf.puzzles()]
    packs.take_in([])
    assert lesson not in lessons_shelf.lessons()


def test_a_lesson_of_a_pack_answers_by_its_own_words_and_those_of_the_package(spring: Path) -> None:
    packs.take_in([spring])
    course = Course(lessons_shelf.lesson_named("spring-walk"))
    match = course.begin()
    early = course.refusal(match, command(match, "0: end-turn"))
    other = course.refusal(match, command(match, "0: play-card rage move"))
    assert early is not None
    assert other is not None
    assert render(early.message(), "de") == "Erst ein Spaziergang."
    assert render(other.message(), "en").startswith("Keep that card.")
    deed = course.deed(course.standing(match))
    assert deed is not None
    assert check.do(course, match, deed) is None
    assert course.deed(course.standing(match)) is None


def test_they_are_listed_at_the_terminal_and_checked_there(mageknight: Run, spring: Path) -> None:
    assert mageknight("content", "check", spring).exit_code == 0
    listed = mageknight("learn", "--content", spring)
    assert "A walk in spring: One card, one step." in listed.output
    assert "spring-duel-1" in mageknight("puzzle", "--content", spring).output


@pytest.mark.parametrize(
    "file, old, new, place",
    [
        ("lessons/walk.lesson", "lesson: spring-walk", "lesson: Spring", "lessons/walk.lesson, line 0"),
        ("lessons/walk.lesson", "lesson: spring-walk", "lesson: board-fight", "lessons/walk.lesson: The name"),
        ("lessons/walk.lesson", "game: board", "game: chess", "lessons/walk.lesson"),
        ("lessons/walk.lesson", "hand: march, rage", "hand: march, walk", "lessons/walk.lesson, line 12"),
        ("lessons/walk.lesson", "  say: Play March.\n  say de: Spiel Marsch.\n", "", "lessons/walk.lesson, line 13"),
        ("lessons/walk.lesson", "light: card march", "light: moon", "lessons/walk.lesson, line 13, light"),
        ("lessons/walk.lesson", "do: play-card march", "do: play-card stamina", "lessons/walk.lesson, line 17"),
        ("lessons/walk.lesson", "wrong end-turn: early", "wrong forfeit: early", "lessons/walk.lesson, line 18"),
        ("lessons/walk.lesson", "wrong end-turn: early", "wrong end-turn: late", "lessons/walk.lesson, line 18"),
        ("lessons/walk.lesson", "early: First a walk.", "early: First { a walk.", "lessons/walk.lesson, line 21"),
        ("lessons/walk.lesson", "minutes: 2", "hours: 2", "lessons/walk.lesson, line 3"),
        ("puzzles/duel.puzzle", "strike\n", "", "puzzles/duel.puzzle"),
        ("puzzles/duel.puzzle", "goal: victory", "goal: fly", "puzzles/duel.puzzle, line 4"),
        ("puzzles/duel.puzzle", "title: Duel\n", "", "puzzles/duel.puzzle"),
        ("honours/hunter.honour", "enemies: 5", "enemeis: 5", "honours/hunter.honour, line 4"),
        ("honours/hunter.honour", "title: Hunter\n", "", "honours/hunter.honour"),
    ],
)
def test_what_is_wrong_is_named_by_file_line_and_reason(
    spring: Path, file: str, old: str, new: str, place: str
) -> None:
    text = (spring / file).read_text("utf-8")
    assert old in text
    (spring / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as found:
        packs.take_in([spring])
    told = [render(problem.message(), "en") for problem in found.value.problems]
    assert [line for line in told if line.startswith(place)], told
