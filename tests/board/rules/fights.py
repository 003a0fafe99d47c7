"""Fights laid out in a line or two, for tests of the rules of combat."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.play import do, situation, view


def fight(
    enemies: str, hand: str = "", phase: str = "ranged", combat: str = "", seat: str = "", more: str = ""
) -> Match[Any]:
    """A combat of seat 0 at the start of a phase; further lines go into the sections by semicolons.

    The Source is depleted unless it is laid out, so that mana tokens alone can pay and no payment is a choice.
    """
    source = (
        []
        if "source:" in more
        else ["source: black, black, black" if "night: yes" not in more else "source: gold, gold, gold"]
    )
    lines = ["game: board", "seats: 1", "tiles:", *source, *split(more), "seat 0:", f"  hand: {hand}", *indent(seat)]
    lines += ["combat:", f"  enemies: {enemies}", f"  phase: {phase}", *indent(combat)]
    return situation("\n".join(lines))


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def indent(text: str) -> list[str]:
    return ["  " + part for part in split(text)]


def enemy(match: Match[Any], name: str) -> Any:
    """An enemy of the present combat as everybody sees it; an error if it is not there."""
    combat = view(match).combat
    return next(one for one in combat.enemies if one.enemy == name)


def fighting(match: Match[Any]) -> list[str]:
    """The enemies still in combat."""
    combat = view(match).combat
    return [] if combat is None else [one.enemy for one in combat.enemies]


def sideways(match: Match[Any], use: str, *cards: str) -> None:
    """Play cards sideways."""
    for card in cards:
        do(match, f"0: play-card card={card} use={use}")


def me(match: Match[Any], seat: int = 0) -> Any:
    return view(match).players[seat]


def hand(match: Match[Any], seat: int = 0) -> tuple[str, ...]:
    return tuple(view(match, seat).hand)


def attacks(match: Match[Any]) -> list[tuple[int, str, str]]:
    return [(points.amount, points.kind, points.element) for points in view(match).combat.attack]
