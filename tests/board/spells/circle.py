"""Several players around one caster."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import indent, split
from tests.play import situation


def table(*seats: str, more: str = "source: black, black, red", chance: str = "") -> Match[Any]:
    """Several players, seat 0 on turn; parts are separated by semicolons."""
    lines = ["game: board", f"seats: {len(seats)}", *split(more), "turn: 0"]
    if chance:
        lines += ["chance:", *indent(chance)]
    for seat, text in enumerate(seats):
        lines += [f"seat {seat}:", *indent(text)]
    return situation("\n".join(lines))
