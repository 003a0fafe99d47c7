"""What battles between ready-made armies have shown so far: counts of wins, kept in the repository as ``results.tsv``.

A row counts for two armies as they are and for the players as they are: it carries a hash of everything in both lists and the
number of the players (`PLAYERS`). Whatever has changed since is not counted and makes room for new battles.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from mageknight.minis.army.model import Army
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.text import write
from mageknight.minis.content.library import official

FILE: Final = Path(__file__).with_name("results.tsv")
PLAYERS: Final = "4"
"""Raised when bots or rules change so much that older battles say nothing any more."""
HEAD: Final = "total\tfirst\tsecond\tarmies\tplayers\tbattles\twon\topened\tturns\tobjectives"

Pair = tuple[int, str, str]


class Tally(NamedTuple):
    """Battles of two armies: how many, how many the first army won (a draw is half a win), how many whoever had the first turn, the
    turns taken in all of them, and how many of them objectives decided."""

    battles: int = 0
    won: float = 0.0
    opened: float = 0.0
    turns: int = 0
    objectives: int = 0

    def plus(self, won: float, opened: float, turns: int, objectives: bool) -> Tally:
        """The same with one more battle."""
        return Tally(
            self.battles + 1, self.won + won, self.opened + opened, self.turns + turns, self.objectives + objectives
        )


@cache
def army_mark(name: str) -> str:
    """A hash of a ready-made army."""
    return mark_of(ready_armies()[name])


def mark_of(army: Army) -> str:
    """A hash of an army: its list, and the dials and points of everybody in it."""
    library = official()
    words = [write(army, library)]
    for figure in army.figures(library):
        dials = [(each.faces, each.start) for each in figure.dials]
        words.append(repr((figure.key, figure.points, figure.range, dials)))
    return sha256("\n".join(words).encode()).hexdigest()[:8]


def mark(first: str, second: str) -> str:
    """A hash of two armies together."""
    return f"{army_mark(first)}{army_mark(second)}"


def read(text: str) -> dict[Pair, Tally]:
    """The rows that still hold."""
    found: dict[Pair, Tally] = {}
    for line in text.splitlines()[1:]:
        total, first, second, armies, players, *counts = line.split("\t")
        known = ready_armies()
        if players != PLAYERS or first not in known or second not in known or armies != mark(first, second):
            continue
        battles, won, opened, turns, objectives = counts
        found[int(total), first, second] = Tally(int(battles), float(won), float(opened), int(turns), int(objectives))
    return found


def written(tallies: dict[Pair, Tally]) -> str:
    """The text of the file."""
    lines = [HEAD]
    for (total, first, second), each in sorted(tallies.items()):
        counts = f"{each.battles}\t{each.won:g}\t{each.opened:g}\t{each.turns}\t{each.objectives}"
        lines.append(f"{total}\t{first}\t{second}\t{mark(first, second)}\t{PLAYERS}\t{counts}")
    return "\n".join(lines) + "\n"


def known(file: Path = FILE) -> dict[Pair, Tally]:
    """All battles that still count."""
    return read(file.read_text("utf-8")) if file.exists() else {}


def keep(tallies: dict[Pair, Tally], file: Path = FILE) -> None:
    """Write the counts down, all at once."""
    fresh = file.with_suffix(".part")
    fresh.write_text(written(tallies), "utf-8")
    fresh.replace(file)
