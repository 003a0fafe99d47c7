"""A lesson checked by taking it: every deed is done, every mistake is tried, every sentence looked up in every language."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from mageknight.kernel.message import Message, say
from mageknight.kernel.phrase import parse_command
from mageknight.kernel.problem import Problem
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.lessons.course import Course, fits, needs_no_choice
from mageknight.lessons.lesson import PUPIL, Deed, Lesson
from mageknight.locale import Words, languages


def problems(lesson: Lesson) -> list[Problem]:
    """Everything that is wrong with a lesson; none if it can be taken from its first step to its last."""
    found = missing_words(lesson)
    course = Course(lesson)
    try:
        match = course.begin()
    except Refusal as refusal:
        return [*found, Problem(lesson.file, 0, "", refusal.message())]
    heard: set[int] = set()
    while (deed := course.deed(course.standing(match))) is not None:
        heard |= answers_heard(course, match)
        trouble = do(course, match, deed)
        if trouble is not None:
            return [*found, Problem(lesson.file, deed.line, "", trouble)]
    for wrong in [wrong for step in lesson.steps for wrong in step.wrongs if wrong.line not in heard]:
        found.append(Problem(lesson.file, wrong.line, "", say("lesson-unheard", phrase=wrong.phrase)))
    return found


def missing_words(lesson: Lesson) -> list[Problem]:
    """Sentences that a language lacks."""
    found: list[Problem] = []
    said = [(0, lesson.title()), (0, lesson.about())]
    said += [(step.line, lesson.says(step)) for step in lesson.steps]
    for step in lesson.steps:
        said += [(wrong.line, Message(f"refusal-learn-wrong-{wrong.answer}")) for wrong in step.wrongs]
        said += [(deed.line, Message(f"refusal-learn-wrong-{deed.missed}")) for deed in step.deeds if deed.missed]
    for lang in languages():
        words = Words.of(lang)
        for line, message in said:
            if message.key not in words:
                found.append(Problem(lesson.file, line, "", say("lesson-no-words", key=message.key, language=lang)))
    return found


def answers_heard(course: Course, match: Match[Any]) -> set[int]:
    """The lines of the mistakes that can be made now and get the answer meant for them."""
    at = course.standing(match)
    found: set[int] = set()
    for decision in match.pending():
        for command in match.options(decision).all() if decision.seat == PUPIL else ():
            refusal = course.refusal(match, command)
            for wrong in course.lesson.steps[at.step].wrongs if refusal is not None else ():
                if fits(course.kit, wrong.phrase, command):
                    found.add(wrong.line)
                    break
    return found


def do(course: Course, match: Match[Any], deed: Deed) -> Message | None:
    """Do what the lesson waits for, and before it what needs no choice; the reason if that does not go."""
    try:
        command = parse_command(course.kit, deed.seat, deed.ways[0])
        while match.explain(command) is not None and answer_alone(match, deed.seat):
            pass
        refusal = course.refusal(match, command)
        if refusal is not None:
            raise refusal
        before = course.standing(match)
        match.play(command)
        after = course.standing(match)
        if (before.step, before.done) == (after.step, after.done):
            raise refuse("lesson-stands-still")
    except Refusal as refusal:
        return say("lesson-deed-fails", phrase=deed.ways[0], reason=refusal.message())
    return None


def answer_alone(match: Match[Any], seat: int) -> bool:
    """Give the answer that needs no choice; is there one?"""
    for decision in match.pending():
        if decision.seat == seat and not decision.standing:
            answers = match.options(decision).all()
            if len(answers) == 1 and needs_no_choice(match, answers[0]):
                match.play(answers[0])
                return True
    return False
