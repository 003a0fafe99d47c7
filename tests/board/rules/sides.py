"""Four players in two teams on a small map: seats 0 and 1 against seats 2 and 3, seat 0 on turn."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import indent, split
from tests.board.rules.land import TILES
from tests.play import situation

WAITING = "hand: march, rage, stamina; deck: promise, swiftness, determination"


def sides(
    *seats: str, more: str = "", tiles: str = "", tokens: str = "", shields: str = "", teams: str = "0, 0, 1, 1"
) -> Match[Any]:
    """Seat 0 at the start of its turn; heroes not placed wait off the map."""
    lines = ["game: board", "seats: 4", "variants: team_game", f"teams: {teams}"]
    lines += ["source: black, black, black", *split(more), *TILES, *indent(tiles)]
    for name, text in (("tokens", tokens), ("shields", shields)):
        if text:
            lines += [name + ":", *indent(text)]
    lines += ["order: 0, 1, 2, 3", "turn: 0"]
    for seat, text in enumerate([*seats, *[WAITING] * (4 - len(seats))]):
        lines += [f"seat {seat}:", *indent(text)]
    return situation("\n".join(lines))
