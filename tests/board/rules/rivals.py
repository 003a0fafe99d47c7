"""Combats between two players laid out in a line or two, on the small map of `land`."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import indent, split
from tests.play import do, situation, view

TILES = ("  0,1: countryside_01", "  1,0: countryside_02")
AT_HOME: dict[str, Any] = {"tiles": "1,1: countryside_03", "places": ("4,-5", "5,-6"), "shields": "5,-6: 1"}
"""Seat 1 is at home in its keep, seat 0 stands before it."""

PLENTY = "red 3, blue 3, green 3, white 3"


def duel(
    first: str,
    second: str,
    phase: str = "attack",
    attends: str = "partly",
    more: str = "",
    tokens: str = "",
    tiles: str = "",
    places: tuple[str, str] = ("0,-1", "0,-2"),
    shields: str = "",
) -> Match[Any]:
    """Seat 0 came from its place to that of seat 1 and fights; in the Melee phase seat 0 attacks first, otherwise seat 1."""
    contest = ["contest:", "  with: 1", f"  phase: {phase}", f"  attends: {attends}"]
    return two(first, second, more, tokens, tiles, places, shields, contest)


def two(
    first: str,
    second: str,
    more: str = "",
    tokens: str = "",
    tiles: str = "",
    places: tuple[str, str] = ("0,-1", "0,-2"),
    shields: str = "",
    contest: list[str] | None = None,
) -> Match[Any]:
    """Two players, seat 0 at the start of its turn; a dozen mana each unless it is laid out otherwise."""
    source = [] if "source:" in more else ["source: black, black, black"]
    lines = ["game: board", "seats: 2", *source, *split(more), "tiles:", *TILES, *indent(tiles)]
    for name, text in (("tokens", tokens), ("shields", shields)):
        if text:
            lines += [name + ":", *indent(text)]
    lines += ["turn: 0", *(contest or [])]
    for seat, text in enumerate((first, second)):
        mana = [] if "mana:" in text else [f"  mana: {PLENTY}"]
        lines += [f"seat {seat}:", f"  at: {places[seat]}", *mana, *indent(text)]
    return situation("\n".join(lines))


def uid(match: Match[Any], seat: int, at: int = 0) -> int:
    """The uid of a unit of a seat."""
    return int(view(match).players[seat].units[at].uid)


def unit(match: Match[Any], seat: int, at: int = 0) -> Any:
    return view(match).players[seat].units[at]


def contest(match: Match[Any]) -> Any:
    """The contest as everybody sees it."""
    return view(match).combat.contest


def play(match: Match[Any], seat: int, *cards: str) -> None:
    """Play cards, each as ``name use``."""
    for card in cards:
        do(match, f"{seat}: play-card {card}")


def passes(match: Match[Any], *seats: int) -> None:
    """These seats attack or block no more, in this order."""
    for seat in seats:
        do(match, f"{seat}: end-phase")
