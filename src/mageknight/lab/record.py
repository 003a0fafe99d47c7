"""The record kept of a game."""

from __future__ import annotations

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """The pace of somebody: how many decisions, the seconds for all of them, and for the longest."""

    decisions: int
    seconds: float
    longest: float


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One game: who sat where, how it ended, what was used. Nothing in it depends on the machine but `pace`.

    `pace` is how long each seat thought, in processor time; results for programs leave it out, so that they are the same everywhere.
    `facts` are numbers of the game by seat or of the whole (see `facts`); `used` counts what was played, by its name;
    `troubles` counts how often the watchdog had to step in.
    """

    number: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    finished: bool
    decisions: int
    digest: str
    facts: dict[str, list[int]] = {}
    used: dict[str, int] = {}
    troubles: int = 0
    pace: tuple[Pace, ...] = ()
