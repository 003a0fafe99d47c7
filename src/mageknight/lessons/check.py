"""A lesson checked by taking it: every deed is done, every mistake is tried, every sentence looked up in every language."""

from __future__ import annotations

from typing import Any, Final

from mageknight.kernel.files.problem import Problem, Told
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.situations.phrase import parse_command
from mageknight.kernel.situations.rehearsal import impossible_chance
from mageknight.lessons.course import Course, fits, needs_no_choice
from mageknight.lessons.lesson import PUPIL, Deed, Lesson
from mageknight.locale import Words, languages

ANSWERS: Final = "refusal-learn-wrong-"
LIGHTS: Final = (
    *(
        "map",
        "table",
        "hero",
        "hand",
        "prompt",
        "source",
        "offer",
        "units",
        "players",
        "tray",
        "dice",
        "dial",
        "armies",
    ),
    *("card", "space", "button", "enemy", "figure", "how"),
)
"""What a step can light; the client knows where each of them is (`web/src/learn/lights.ts`)."""


def problems(lesson: Lesson) -> list[Problem]:
    """Everything that is wrong with a lesson; none if it can be taken from its first step to its last."""
    found = [*missing_words(lesson), *dark(lesson)]
    try:
        course = Course(lesson)
        match = course.begin()
    except Refusal as refusal:
        made = Told if "file" in refusal.facts else Problem
        return [*found, made(lesson.file, 0, "", refusal.message())]
    heard: set[int] = set()
    while (deed := course.deed(course.standing(match))) is not None:
        heard |= answers_heard(course, match)
        trouble = do(course, match, deed)
        if trouble is not None:
            return [*found, Problem(lesson.file, deed.line, "", trouble)]
    for wrong in [wrong for step in lesson.steps for wrong in step.wrongs if wrong.line not in heard]:
        found.append(Problem(lesson.file, wrong.line, "", say("lesson-unheard", phrase=wrong.phrase)))
    return found


def dark(lesson: Lesson) -> list[Problem]:
    """Steps that light what nobody knows."""
    return [
        Problem(lesson.file, step.line, "light", say("lesson-unknown-light", word=word, known=", ".join(LIGHTS)))
        for step in lesson.steps
        for stage in step.lights
        for word in stage
        if word.split()[0] not in LIGHTS
    ]


def missing_words(lesson: Lesson) -> list[Problem]:
    """Sentences that a language lacks. A lesson of a pack may use the answers of the package and says everything else itself."""
    found: list[Problem] = []
    said = [(0, lesson.title()), (0, lesson.about())]
    said += [(step.line, lesson.says(step)) for step in lesson.steps]
    for step in lesson.steps:
        said += [(wrong.line, Message(ANSWERS + wrong.answer)) for wrong in step.wrongs]
        said += [(deed.line, Message(ANSWERS + deed.missed)) for deed in step.deeds if deed.missed]
    for lang in languages():
        words = Words.of(lang)
        for line, message in said:
            of_pack = lesson.words and not message.key.startswith(ANSWERS)
            if message.key not in lesson.words and (of_pack or message.key not in words):
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
    except ImpossibleOutcome as impossible:
        refusal = impossible_chance(course.kit, course.lesson.situation, impossible)
        return say("lesson-deed-fails", phrase=deed.ways[0], reason=refusal.message())
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
