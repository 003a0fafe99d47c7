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
from mageknight.server.chronicle import Chronicle
from mageknight.server.infos import LessonInfo, OptionsInfo, PageInfo, TipInfo
from mageknight.server.lobby import Lobby, Plan, SeatPlan
from mageknight.server.phrases import Phrases
from mageknight.server.records import Person, TableRecord

OPPONENT = "squire"
"""Who sits on the other seats; the lesson tells them what to do."""


def course_of(record: TableRecord, chronicle: Chronicle) -> Course | None:
    """The lesson of a table, if it has one and its log reaches back to the beginning."""
    name = record.options.lesson
    if chronicle.base or not any(lesson.name == name for lesson in lessons()):
        return None
    return Course(lesson_named(name))


def opponent(chronicle: Chronicle, seat: int) -> Command | None:
    """What a lesson lets the other side do now."""
    command = chronicle.course.opponent(chronicle.match) if chronicle.course is not None else None
    return command if command is not None and command.seat == seat else None


def lesson_info(chronicle: Chronicle, words: Phrases) -> LessonInfo | None:
    """A lesson as its reader sees it."""
    course = chronicle.course
    if course is None:
        return None
    lesson, at = course.lesson, course.standing(chronicle.match)
    row = lessons_of(lesson.game)
    following = after(lesson)
    shown = course.shown(at)
    if shown is not None and (shown.seat != PUPIL or chronicle.match.explain(shown) is not None):
        shown = None
    return LessonInfo(
        name=lesson.name,
        title=words.render(lesson.title()),
        number=row.index(lesson) + 1,
        count=len(row),
        done=sum(len(step.deeds) for step in lesson.steps[: at.step]) + at.done,
        deeds=sum(len(step.deeds) for step in lesson.steps),
        pages=tuple([PageInfo(words.render(lesson.says(step)), course.lights(step)) for step in course.pages(at)]),
        shown=shown,
        words=words.render(chronicle.kit.describe(chronicle.match.state, shown)) if shown is not None else "",
        over=course.deed(at) is None,
        next=following.name if following is not None else "",
    )


def guide_for(record: TableRecord) -> Guide | None:
    """The guide of a table, if its players want one."""
    return guide_of(record.game) if record.options.guide else None


def tips(chronicle: Chronicle, look: int | None, words: Phrases) -> tuple[TipInfo, ...]:
    """What the guide could say to a seat now, a blunder first."""
    guide = chronicle.guide
    if guide is None or look is None:
        return ()
    found: list[TipInfo] = []
    if chronicle.blunder is not None and chronicle.blunder[0] == chronicle.version:
        tip = chronicle.blunder[1]
        found.append(TipInfo(tip.name, words.render(guide.says(tip)), tip.lights, True))
    found += [
        TipInfo(tip.name, words.render(guide.says(tip)), tip.lights, False) for tip in guide.now(chronicle.match, look)
    ]
    return tuple(found)


async def take(lobby: Lobby, person: Person, name: str, anew: bool, words: Phrases) -> str:
    """The table of a lesson: the one that was left, or a new one; of each lesson a person has one."""
    lesson = lesson_named(name)
    for record, _ in await lobby.tables_of(person):
        if record.options.lesson == name and record.status == "running":
            if not anew:
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
