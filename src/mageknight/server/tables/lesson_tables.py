"""Lessons at a table: how one is begun, what its reader is shown, what its opponent does.

A lesson is a match like any other, begun from a situation. Where it stands follows from its log, so it survives whatever a match
survives, and is taken up again where it was left.
"""

from __future__ import annotations

import msgspec

from mageknight.kernel.command import Command
from mageknight.lessons.course import Course
from mageknight.lessons.guide import Guide, guide_of
from mageknight.lessons.lesson import PUPIL
from mageknight.lessons.shelf import after, lesson_named, lessons, lessons_of
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.server.store.records import Person, TableRecord
from mageknight.server.tables.lobby import Lobby, Plan, SeatPlan
from mageknight.server.wire.phrases import Phrases
from mageknight.server.wire.types import LessonInfo, OptionsInfo, PageInfo, TipInfo

OPPONENT = "squire"
"""Who sits on the other seats; the lesson tells them what to do."""


def course_of(record: TableRecord, numbered: NumberedMatch) -> Course | None:
    """The lesson of a table, if it has one and its log reaches back to the beginning."""
    name = record.options.lesson
    if numbered.base or not any(lesson.name == name for lesson in lessons()):
        return None
    return Course(lesson_named(name))


def opponent(numbered: NumberedMatch, seat: int) -> Command | None:
    """The deeds a lesson lets the other side do now."""
    command = numbered.course.opponent(numbered.match) if numbered.course is not None else None
    return command if command is not None and command.seat == seat else None


def lesson_info(numbered: NumberedMatch, words: Phrases) -> LessonInfo | None:
    """A lesson as its reader sees it."""
    course = numbered.course
    if course is None:
        return None
    lesson, at = course.lesson, course.standing(numbered.match)
    row = lessons_of(lesson.game)
    following = after(lesson)
    shown = course.hint(numbered.match)
    if shown is not None and (shown.seat != PUPIL or numbered.match.explain(shown) is not None):
        shown = None
    return LessonInfo(
        name=lesson.name,
        title=words.render(lesson.title()),
        number=row.index(lesson) + 1,
        count=len(row),
        done=sum(len(step.deeds) for step in lesson.steps[: at.step]) + at.done,
        deeds=sum(len(step.deeds) for step in lesson.steps),
        pages=tuple(
            [PageInfo(words.render(lesson.says(step)), course.lights(step, at.done)) for step in course.pages(at)]
        ),
        shown=shown,
        words=words.render(numbered.kit.describe(numbered.match.state, shown)) if shown is not None else "",
        over=course.deed(at) is None,
        next=following.name if following is not None else "",
    )


def guide_for(record: TableRecord) -> Guide | None:
    """The guide of a table, if its players want one."""
    return guide_of(record.game) if record.options.guide else None


def tips(numbered: NumberedMatch, look: int | None, words: Phrases) -> tuple[TipInfo, ...]:
    """The tips of the guide for a seat now, a blunder first."""
    guide = numbered.guide
    if guide is None or look is None:
        return ()
    found: list[TipInfo] = []
    if numbered.blunder is not None and numbered.blunder[0] == numbered.version:
        tip = numbered.blunder[1]
        found.append(TipInfo(tip.name, words.render(guide.says(tip)), tip.lights, True))
    found += [
        TipInfo(tip.name, words.render(guide.says(tip)), tip.lights, False) for tip in guide.now(numbered.match, look)
    ]
    return tuple(found)


async def take(lobby: Lobby, person: Person, name: str, again: bool, words: Phrases) -> str:
    """The table of a lesson: the one that was left, or a new one; of each lesson a person has one."""
    lesson = lesson_named(name)
    for record, _ in await lobby.tables_of(person):
        if record.options.lesson == name and record.status == "running":
            if not again:
                return record.id
            await lobby.close(record.id)
    course = Course(lesson)
    match = course.begin()
    others = [SeatPlan("bot", OPPONENT) for _ in range(match.setup.seats - 1)]
    plan = Plan(
        game=lesson.game,
        setup=msgspec.to_builtins(match.setup),
        seats=(SeatPlan("me"), *others),
        options=OptionsInfo(take_back="never", hints=False, lesson=name),
        name=words.render(lesson.title()),
    )
    return await lobby.create(person, plan, start=msgspec.json.encode(course.kit.codec.dump(match.state)))
