"""The battlefield for players who use a screen reader: where figures stand, what is near them, how far, which way, who threatens whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.minis.actions.lookup import all_manners
from mageknight.minis.actions.manner import RANGED, AttackManner, uses
from mageknight.minis.figures.roster import called, foes_of, is_fielded, members, reach_of
from mageknight.minis.queries.drawn_table import direction, drawn
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import distance, is_within
from mageknight.minis.table.facing import degrees, facing_to
from mageknight.minis.table.verdicts import inches, place_message

Wanted = Callable[[str, Message], bool]

NEAREST: Final = 6
"""So many other figures are named as neighbours."""


def survey(state: Battle, seat: int | None, topic: str, about: str, wanted: Wanted) -> list[Message]:
    """Answer one of the topics of `Kit.survey`; everybody sees everything of a battle."""
    if topic == "map":
        return drawn(state, seat)
    named = [figure for figure in fielded(state) if not about or wanted(about, called(state, figure))]
    mine = [figure for figure in named if seat is None or state.controller[figure] == seat]
    if topic == "where":
        return [stands(state, figure) for figure in (mine or named)]
    if topic == "near":
        return [line for figure in (mine or named) for line in neighbours(state, figure)]
    if topic == "threats":
        return [line for figure in (mine or named) for line in threats(state, figure)]
    return distances(state, seat, about, wanted)


def fielded(state: Battle) -> list[int]:
    return [figure for figure in range(len(state.defs)) if is_fielded(state, figure)]


def stands(state: Battle, figure: int) -> Message:
    """A figure with its place, its facing and whom it touches."""
    table = state.table
    place, facing = place_message(table.x[figure], table.y[figure]), degrees(table.facing[figure])
    touched = [called(state, other) for other in members(table.touch[figure])]
    name = called(state, figure)
    if not touched:
        return say("minis-survey-here", figure=name, place=place, facing=facing)
    return say("minis-survey-here-touching", figure=name, place=place, facing=facing, others=touched)


def neighbours(state: Battle, figure: int) -> list[Message]:
    """The figures nearest to one, with distance and bearing."""
    others = [other for other in fielded(state) if other != figure]
    others.sort(key=lambda other: (distance(state.table, figure, other), other))
    return [apart(state, figure, other) for other in others[:NEAREST]]


def distances(state: Battle, seat: int | None, about: str, wanted: Wanted) -> list[Message]:
    """From one figure to another: two words name them both, one names the goal, measured from every own figure, none asks for
    the nearest opponent of each."""
    there = fielded(state)
    starts = [figure for figure in there if seat is None or state.controller[figure] == seat]
    if not about:
        return [
            apart(state, start, nearest(state, start, foes_of(state, start)))
            for start in starts
            if foes_of(state, start)
        ]
    goals = [figure for figure in there if wanted(about, called(state, figure))]
    first, _, second = about.partition(" ")
    if not goals and second:
        starts = [figure for figure in there if wanted(first, called(state, figure))]
        goals = [figure for figure in there if wanted(second, called(state, figure))]
    return [apart(state, start, goal) for start in starts for goal in goals if start != goal]


def nearest(state: Battle, figure: int, others: int) -> int:
    """The nearest of a set of figures; of several the first."""
    return min(members(others), key=lambda other: (distance(state.table, figure, other), other))


def apart(state: Battle, start: int, goal: int) -> Message:
    """The distance of two centre dots as ranges are measured, and the direction."""
    table = state.table
    length = inches(distance(table, start, goal))
    facing = facing_to(table.x[goal] - table.x[start], table.y[goal] - table.y[start])
    return say(
        "minis-survey-apart",
        figure=called(state, start),
        other=called(state, goal),
        length=length,
        direction=direction(facing),
        degrees=degrees(facing),
    )


def threats(state: Battle, figure: int) -> list[Message]:
    """The figures that could attack a figure from where it stands, and how."""
    told: list[Message] = []
    for foe in members(foes_of(state, figure)):
        ways = [
            manner
            for manner in all_manners(state)
            if isinstance(manner, AttackManner) and hits(state, manner, foe, figure)
        ]
        if ways:
            key = "minis-survey-shot" if any(way.kind == RANGED for way in ways) else "minis-survey-struck"
            length = inches(distance(state.table, foe, figure))
            told.append(say(key, foe=called(state, foe), figure=called(state, figure), length=length))
    return told


def strikers(state: Battle, figure: int) -> list[int]:
    """The figures that could attack a figure from where everybody stands."""
    table = state.table
    found: list[int] = []
    for foe in members(foes_of(state, figure)):
        reach = reach_of(state, foe)
        if not table.touch[foe] >> figure & 1 and not (reach and is_within(table, foe, figure, reach)):
            continue
        manners = [each for each in all_manners(state) if isinstance(each, AttackManner)]
        if any(hits(state, manner, foe, figure) for manner in manners):
            found.append(foe)
    return found


def hits(state: Battle, manner: AttackManner, foe: int, figure: int) -> bool:
    """Could a figure be the target of this attack as both stand now?"""
    if manner.aid or not uses(state, foe, manner) or (manner.kind == RANGED and not reach_of(state, foe)):
        return False
    return manner.target_refusal(state, foe, figure) is None
