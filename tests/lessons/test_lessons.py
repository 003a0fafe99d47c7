"""Every lesson is taken from its first step to its last, and every wrong way in it is tried."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.match import Match
from mageknight.kernel.situations.phrase import parse_command
from mageknight.lessons import check
from mageknight.lessons.course import Course
from mageknight.lessons.lesson import PUPIL, Lesson
from mageknight.lessons.shelf import lesson_named, lessons
from mageknight.locale import languages, render
from mageknight.server.tables import forms
from tests.marks import content

ALL = pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, marks=content(f"lessons/{lesson.game}/{lesson.name}"), id=lesson.name)
        for lesson in lessons()
    ],
)


@ALL
def test_a_lesson_can_be_taken_to_its_end(lesson: Lesson) -> None:
    found = [render(problem.message(), "en") for problem in check.problems(lesson)]
    assert found == []


@ALL
def test_every_other_way_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    course = Course(lesson)
    match = course.begin()
    while (deed := course.deed(course.standing(match))) is not None:
        if deed.seat == PUPIL:
            answer_every_option(course, match)
        assert check.do(course, match, deed) is None


def answer_every_option(course: Course, match: Match[Any]) -> None:
    """Whatever can be done is either what the lesson waits for, or answered in words; somebody is always let through."""
    before = match.digest()
    through = 0
    for decision in match.pending():
        if decision.seat != PUPIL:
            continue
        for command in match.options(decision).all():
            refusal = course.refusal(match, command)
            through += refusal is None
            for lang in languages() if refusal is not None else ():
                assert refusal is not None
                assert render(refusal.message(), lang)
    assert match.digest() == before
    shown = course.shown(course.standing(match))
    assert shown is not None
    refusal = course.refusal(match, shown)
    assert refusal is None, render(refusal.message(), "en")


@ALL
def test_a_table_can_be_set_up_for_it(lesson: Lesson) -> None:
    course = Course(lesson)
    forms.check(course.kit, msgspec.to_builtins(course.begin().setup))


@ALL
def test_a_lesson_is_found_by_its_name_and_lights_something_at_every_step(lesson: Lesson) -> None:
    assert lesson_named(lesson.name) is lesson
    assert [step.name for step in lesson.steps if not step.lights] == []
    assert 1 <= lesson.minutes <= 5


def test_whoever_set_a_figure_down_a_little_beside_its_place_can_still_be_shown_the_next_step() -> None:
    course = Course(lesson_named("minis-formations"))
    match = course.begin()
    for _ in range(3):
        deed = course.deed(course.standing(match))
        assert deed is not None
        assert check.do(course, match, deed) is None
    match.play(parse_command(course.kit, PUPIL, "move figure=0 path=8980:6990 facing=180"))
    written = course.shown(course.standing(match))
    assert written is not None
    assert match.explain(written) is not None
    while (shown := course.hint(match)) is not None:
        assert match.explain(shown) is None
        assert course.refusal(match, shown) is None
        match.play(shown)
    assert course.deed(course.standing(match)) is None
