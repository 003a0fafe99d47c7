"""Lessons at the terminal: listed, taken by typing what they hint at, and checked as files."""

from __future__ import annotations

import io
from pathlib import Path

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.cli.commands import learning
from mageknight.cli.terminal import Terminal
from mageknight.lessons.course import Course
from mageknight.lessons.shelf import HOME, lesson_named


def typed(name: str, lines: str, lang: str = "en") -> str:
    out = io.StringIO()
    learning.take(name, Terminal(lang, io.StringIO(lines), out))
    return out.getvalue()


def test_all_lessons_are_listed():
    out = io.StringIO()
    learning.tell_all(Terminal("de", out=out))
    assert "board-purpose  Worum es geht" in out.getvalue()
    assert "minis-dial" in out.getvalue()


def test_a_lesson_is_taken_by_typing():
    said = typed("board-purpose", "End the turn\nhint\n1\nmove to 0,-1\n")
    assert "lost when the turn ends" in said
    assert "The lesson waits for this: Play March: Move 2." in said
    assert "You have 2 Move." in said


def test_the_opponent_does_what_the_lesson_says():
    course = Course(lesson_named("minis-close"))
    out = io.StringIO()
    session = learning.LessonSession(course, Terminal("en", io.StringIO(""), out))
    while (command := course.shown(course.standing(session.match))) is not None:
        session.give(command)
        session.let_opponents_move()
    session.speak_up()
    assert session.leaving
    assert "mageknight learn minis-ranged" in out.getvalue()


def test_a_lesson_file_is_checked_and_what_is_wrong_is_named(tmp_path: Path, capsys):
    good = HOME / "board" / "1_purpose.lesson"
    bad = tmp_path / "bad.lesson"
    bad.write_text(good.read_text("utf-8").replace("do: step-to 0,-1", "do: step-to 5,5"), "utf-8")
    assert learning.check([good], "en") == 0
    assert learning.check([bad], "en") == 1
    assert f"{bad}, line 38:" in capsys.readouterr().out
