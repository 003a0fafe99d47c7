"""Skills laid out in a line or two, for tests."""

from __future__ import annotations

from typing import Any

import pytest
from _pytest.mark import ParameterSet

from mageknight.kernel.match import Match
from tests.board.rules.fights import fight
from tests.board.rules.land import land
from tests.marks import content
from tests.play import deciding, do, options, view


def cases(*rows: tuple[Any, ...]) -> list[ParameterSet]:
    """Cases of a table-driven test: the first word of a row is the skill it shows."""
    return [
        pytest.param(*row, marks=content("board/skill/" + row[0]), id="-".join([str(each) for each in row]))
        for row in rows
    ]


def turn(skill: str, seat: str = "hand: march", **more: Any) -> Match[Any]:
    """Seat 0 at the start of its turn on the small map, with a skill."""
    return land(seat=f"skills: {skill}; {seat}", **more)


def battle(skill: str, enemies: str, phase: str, hand: str = "march", seat: str = "", **more: Any) -> Match[Any]:
    """Seat 0 in a phase of a combat, with a skill."""
    return fight(enemies, hand, phase, seat=f"skills: {skill}; {seat}", **more)


def use(match: Match[Any], skill: str, *answers: str, seat: int = 0) -> None:
    """Use a skill and answer what it asks."""
    do(match, f"{seat}: use-skill {skill}", *[f"{seat}: {answer}" for answer in answers])


def state(match: Match[Any], skill: str, seat: int = 0) -> str:
    """What became of a skill: ready, turn, round or centre."""
    return str(next(one.state for one in view(match).players[seat].skills if one.skill == skill))


def marks(match: Match[Any], skill: str, seat: int = 0) -> tuple[str, ...]:
    """What lies on a skill."""
    return next(tuple(one.marks) for one in view(match).players[seat].skills if one.skill == skill)


def usable(match: Match[Any], skill: str, seat: int = 0) -> bool:
    """Is using the skill among the options?"""
    return f"use-skill skill={skill}" in options(match, seat)


def attack(match: Match[Any]) -> list[tuple[int, str, str]]:
    """What has been gathered for the next attack."""
    return [(one.amount, one.kind, one.element) for one in view(match).combat.attack]


def block(match: Match[Any]) -> list[tuple[int, str]]:
    """What has been gathered for the next block."""
    return [(one.amount, one.element) for one in view(match).combat.block]


def end_turn(match: Match[Any], seat: int = 0) -> None:
    """End the turn of a seat, keeping the hand; a card that must be discarded is the first."""
    do(match, f"{seat}: end-turn")
    while (seat, "discard") in deciding(match):
        found = options(match, seat)
        do(match, f"{seat}: {'decline' if 'decline' in found else found[0]}")


def table(skill: str, seat: str = "hand: march, rage, stamina", others: str = "", **more: Any) -> Match[Any]:
    """Two players; seat 0 has the skill and the turn."""
    return turn(skill, seat, seats=2, others=others or "at: 0,0; hand: march, rage, stamina", **more)


def village(skill: str, seat: str = "hand: march", units: str = "peasants, foresters", **more: str) -> Match[Any]:
    """At a village with units on offer, interacting."""
    match = turn(skill, seat, at="2,-3", more="; ".join([f"units: {units}", *more.values()]))
    do(match, "0: interact")
    return match
