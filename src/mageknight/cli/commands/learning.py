"""Lessons at a terminal: the list of them, one taken by typing, files of one's own checked."""

from __future__ import annotations

import sys
from pathlib import Path

from mageknight.cli.files import read_text
from mageknight.cli.log import Chronicle
from mageknight.cli.session import Session, game_title
from mageknight.cli.terminal import Terminal
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.kernel.refusal import refuse
from mageknight.lessons import check as checking
from mageknight.lessons.course import Course
from mageknight.lessons.lesson import Lesson, read
from mageknight.lessons.shelf import after, lesson_named, lessons
from mageknight.locale import render


class LessonSession(Session):
    """A lesson: what it says stands before the options, and only what it waits for is let through."""

    def __init__(self, course: Course, terminal: Terminal) -> None:
        self.course = course
        super().__init__(course.begin(), Chronicle(), terminal)
        self.read_at = -1
        """How many commands there were when the lesson last spoke."""

    def show_choices(self) -> None:
        self.speak_up()
        if self.course.deed(self.course.standing(self.match)) is not None:
            super().show_choices()

    def speak_up(self) -> None:
        """Say what the lesson has to say here, once; at its end, what comes next."""
        if self.read_at == len(self.match.history):
            return
        self.read_at = len(self.match.history)
        at = self.course.standing(self.match)
        for step in self.course.pages(at):
            self.terminal.say(self.course.lesson.says(step), "good")
            self.terminal.gap()
        if self.course.deed(at) is None:
            following = after(self.course.lesson)
            over = say("cli-lesson-last") if following is None else say("cli-lesson-over", next=following.name)
            self.terminal.say(over, "title")
            self.leaving = True

    def give(self, command: Command) -> None:
        refusal = self.course.refusal(self.match, command)
        if refusal is not None:
            raise refusal
        super().give(command)

    def let_opponents_move(self) -> None:
        """The other side does what the lesson says."""
        while (command := self.course.opponent(self.match)) is not None:
            super().give(command)

    def deciding(self) -> int:
        """Whoever takes the lesson stays at the screen."""
        return 0

    def hint(self, rest: str) -> None:
        """The deed the lesson waits for."""
        command = self.course.hint(self.match)
        if command is None or self.match.explain(command) is not None:
            raise refuse("cli-lesson-no-hint")
        self.terminal.say(say("cli-lesson-hint", what=self.match.kit.describe(self.match.state, command)), "good")

    def quit(self, rest: str) -> None:
        self.leaving = True


def tell_all(terminal: Terminal) -> int:
    """The list of all lessons."""
    game = ""
    for lesson in lessons():
        if lesson.game != game:
            game = lesson.game
            terminal.say(game_title(game), "title")
        title, about = terminal.render(lesson.title()), terminal.render(lesson.about())
        terminal.write((f"  {lesson.name}", "number"), (f"  {title}: {about}", ""))
    terminal.say(say("cli-lesson-begin"), "quiet")
    return 0


def take(name: str, terminal: Terminal) -> int:
    LessonSession(Course(lesson_named(name)), terminal).run()
    return 0


def check(files: list[Path], lang: str) -> int:
    """Take the lessons of these files and tell what is wrong with them; the status of a command."""
    bad = 0
    for file in files:
        lesson: Lesson = read(read_text(file), str(file))
        found = checking.problems(lesson)
        bad += len(found)
        for problem in found:
            sys.stdout.write(render(problem.message(), lang) + "\n")
        if not found:
            sys.stdout.write(render(say("cli-lesson-fine", file=str(file)), lang) + "\n")
    return 1 if bad else 0
