"""A lesson as data: a situation, and steps that say something, light something and wait for something to be done.

    lesson: board-moving
    game: board
    minutes: 3
    situation:
      scenario: solo_reconnaissance       # everything a situation file can say
    step greeting:                        # says `learn-board-moving-greeting` and waits for the reader
      light: map
      introduces: move, terrain           # game words that may be used from here on, because they are explained here
    step march:
      light: card march                   # `;` between things, `|` between what is lit before one deed and before the next
      do: play-card march basic           # what is accepted; `|` between equal ways, `;` between one deed and the next
      wrong end-turn: early               # answered by `refusal-learn-wrong-early`
    step fight:
      do: act 0 fight; target 1
      then: act 1 fight; target 0         # done by the opponent afterwards

A deed that ends with ``?`` is left out where the game goes on without it. A value ``*`` in a phrase stands for any, and what is
left out at its end may be anything. Where a place on a table is free, `so that` lists what must hold after the deed, as in the
expectations of a situation, and `else` names the answer if it does not.

The words of the package stand in its catalogues. A lesson of a pack brings them along: `title`, `about`, `say` in every step, and its
own answers below `answers`, each with ` de` behind it for German.
"""

from __future__ import annotations

import re
from typing import Final

from mageknight.kernel.message import Arg, Message
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.situation import Section, Situation, embedded, parse

ANY: Final = "*"
PUPIL: Final = 0
"""The seat of whoever takes a lesson."""
OPPONENT: Final = 1
NAME: Final = r"[a-z][a-z0-9-]*"
GERMAN: Final = " de"
"""What follows a key whose value is German."""


class Deed:
    """One command a step waits for: equal ways to do it, the first of them whole, and what must hold afterwards."""

    def __init__(self, seat: int, ways: tuple[str, ...], line: int) -> None:
        self.seat = seat
        self.ways = ways
        self.line = line
        self.is_due = True
        """Otherwise it is left out where the game does not ask for it."""
        self.holds: tuple[tuple[str, str], ...] = ()
        self.missed = ""


class Wrong:
    """A typical mistake: the commands it covers and the name of the answer."""

    def __init__(self, phrase: str, answer: str, line: int) -> None:
        self.phrase = phrase
        self.answer = answer
        self.line = line


class Step:
    """One thing said. Without deeds it waits for the reader only."""

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.line = line
        self.lights: tuple[tuple[str, ...], ...] = ()
        """What is lit, from deed to deed; the last holds until the step is over."""
        self.deeds: tuple[Deed, ...] = ()
        self.wrongs: tuple[Wrong, ...] = ()
        self.introduces: tuple[str, ...] = ()


class Lesson:
    """A lesson as its file says it."""

    def __init__(self, name: str, game: str, file: str, situation: Situation, text: str) -> None:
        self.name = name
        self.game = game
        self.file = file
        self.situation = situation
        self.text = text
        """The situation as a file of its own, for saves."""
        self.minutes = 0
        self.words: dict[str, tuple[str, str]] = {}
        """What a pack says in it, in English and German; those of the package stand in the catalogues."""
        self.steps: tuple[Step, ...] = ()

    def title(self) -> Message:
        return Message(f"learn-{self.name}")

    def about(self) -> Message:
        return Message(f"learn-{self.name}-about")

    def says(self, step: Step) -> Message:
        return Message(f"learn-{self.name}-{step.name}")


def trouble(section: Section, reason_: str, /, **facts: Arg) -> Refusal:
    """A refusal that names a line of a lesson."""
    return Refusal("lesson-" + reason_, (), {"file": section.file, "line": section.line, **facts})


def read(text: str, file: str) -> Lesson:
    """A lesson from its text; whatever cannot be read is refused with file, line and reason."""
    root = parse(text, file).root
    for section in root.below:
        section.understood = section.key == "game"
    name = root.text("lesson")
    if re.fullmatch(NAME, name) is None:
        raise trouble(root, "no-name")
    inner = embedded(root, text)
    if inner is None:
        raise trouble(root, "no-situation")
    lesson = Lesson(name, inner[0].game, file, *inner)
    lesson.minutes = root.number("minutes", 3)
    answers = _answers(root, lesson)
    for key, message in (("title", lesson.title()), ("about", lesson.about())):
        _say(root, key, lesson, message)
    lesson.steps = tuple([_step(section, lesson, answers) for section in root.named("step")])
    root.finish()
    if not lesson.steps:
        raise trouble(root, "no-steps")
    return lesson


def _answers(root: Section, lesson: Lesson) -> set[str]:
    """The names of the answers a file brings along; in the catalogues they stand under the name of the lesson."""
    block = root.find("answers")
    names: list[str] = []
    for line in block.below if block is not None else ():
        line.understood = True
        if line.key.endswith(GERMAN):
            continue
        if re.fullmatch(NAME, line.key) is None:
            raise trouble(line, "no-answer-name")
        names.append(line.key)
    for name in names:
        assert block is not None
        _say(block, name, lesson, Message(f"refusal-learn-wrong-{lesson.name}-{name}"))
    return set(names)


def _say(section: Section, key: str, lesson: Lesson, message: Message) -> None:
    """Take in what a file says under a key, if it says something; German falls back to English."""
    english, german = section.text(key), section.text(key + GERMAN)
    for text in (english, german):
        if "{" in text or "}" in text:
            raise trouble(section.find(key) or section, "braces")
    if english:
        lesson.words[message.key] = (english, german or english)


def _step(section: Section, lesson: Lesson, answers: set[str]) -> Step:
    if re.fullmatch(NAME, section.name()) is None:
        raise trouble(section, "no-step-name")
    step = Step(section.name(), section.line)
    step.lights = tuple([_lights(stage) for stage in section.text("light").split("|") if stage.strip()])
    step.introduces = tuple(section.words("introduces"))
    _say(section, "say", lesson, lesson.says(step))
    step.deeds = _deeds(section)
    step.wrongs = tuple([Wrong(each.name(), each.value, each.line) for each in section.named("wrong")])
    for wrong in step.wrongs:
        wrong.answer = f"{lesson.name}-{wrong.answer}" if wrong.answer in answers else wrong.answer
    for deed in step.deeds:
        deed.missed = f"{lesson.name}-{deed.missed}" if deed.missed in answers else deed.missed
    section.finish()
    return step


def _lights(stage: str) -> tuple[str, ...]:
    return tuple([word.strip() for word in stage.split(";") if word.strip()])


def _deeds(section: Section) -> tuple[Deed, ...]:
    """The deeds of whoever learns, then of the opponent."""
    deeds: list[Deed] = []
    for key, seat in (("do", PUPIL), ("then", OPPONENT)):
        line = section.find(key)
        for phrase in line.value.split(";") if line is not None else ():
            ways = tuple([way.strip().removesuffix("?") for way in phrase.split("|")])
            if not all(ways) or line is None:
                raise trouble(section, "empty-deed")
            deeds.append(Deed(seat, ways, line.line))
            deeds[-1].is_due = not phrase.rstrip().endswith("?")
    holds = section.find("so that")
    if holds is not None:
        mine = [deed for deed in deeds if deed.seat == PUPIL]
        if not mine:
            raise trouble(holds, "no-deed")
        for line in holds.below:
            line.understood = True
        mine[-1].holds = tuple([(line.key, line.value) for line in holds.below])
        mine[-1].missed = section.text("else")
    return tuple(deeds)
