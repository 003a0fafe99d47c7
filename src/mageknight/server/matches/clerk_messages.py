"""Messages between clerks and whoever asks them: work on whole matches, as plain records for another process.

See `clerk` for the inside of the process and `clerks` for the side that asks.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mageknight.kernel.message import Arg, Message  # noqa: F401 – an `Arg` may be a message
from mageknight.server.store.match_log import Volume
from mageknight.server.tables.display_names import Names


class Bring(msgspec.Struct, frozen=True, tag="bring"):
    """Read a file somebody brought, and try out what is in it."""

    text: str
    most: int


class Export(msgspec.Struct, frozen=True, tag="export"):
    """Write a match as one file."""

    volume: Volume


class Fork(msgspec.Struct, frozen=True, tag="fork"):
    """The position after so many commands; unless the match is `over`, dealt again for that seat."""

    volume: Volume
    at: int
    look: int | None
    over: bool


class Forked(msgspec.Struct, frozen=True):
    """The position a fork begins with, and the set-up that goes with it."""

    setup: dict[str, Any]
    state: msgspec.Raw


class Report(msgspec.Struct, frozen=True, tag="report"):
    """A report of trouble: `told` are the last lines of the log as stored, `more` what else belongs into the file."""

    volume: Volume
    look: int | None
    over: bool
    names: Names
    told: tuple[tuple[int, str], ...]
    more: dict[str, Any]


class Show(msgspec.Struct, frozen=True, tag="show"):
    """A moment of a match. Without a `volume` the clerk may have kept the match from an earlier errand."""

    table: str
    version: int
    action: int
    look: int | None
    lang: str
    names: Names
    volume: Volume | None = None


class Count(msgspec.Struct, frozen=True, tag="count"):
    """A match in numbers. Without a `volume` the clerk may have kept the match from an earlier errand."""

    table: str
    version: int
    volume: Volume | None = None


class Recall(msgspec.Struct, frozen=True, tag="recall"):
    """The request for what every seat did in a match. Without a `volume` the clerk may have kept the match from an earlier errand."""

    table: str
    version: int
    volume: Volume | None = None


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """The request for goals of a puzzle, in words, that could be asked after so many commands. `seats` are the asker's own."""

    volume: Volume
    at: int
    seats: tuple[int, ...]
    over: bool
    lang: str


class Pose(msgspec.Struct, frozen=True, tag="pose"):
    """Make a puzzle of the position after so many commands, and look for a way to its goal for at most so many seconds."""

    volume: Volume
    at: int
    seats: tuple[int, ...]
    over: bool
    name: str
    goal: str
    seconds: float


class GoalInfo(msgspec.Struct, frozen=True):
    """Something that could be asked in a position."""

    goal: str
    words: str


class PosedInfo(msgspec.Struct, frozen=True):
    """A puzzle that was made, as its file says it; `proved` if a way to its goal was found."""

    text: str
    grade: int
    proved: bool


Errand = Bring | Export | Fork | Report | Show | Count | Recall | Ask | Pose


class Brought(msgspec.Struct, frozen=True):
    """A match or a position from a file, ready to become a table.

    `start` is the position its log begins with, as text, where that does not follow from the seed; `earlier` are the lines before it.
    """

    game: str
    setup: dict[str, Any]
    seats: int
    seed: bytes
    start: str | None
    earlier: int
    rows: tuple[tuple[int, int, str, str], ...]
    waiting: tuple[int, ...]
    over: bool
    taken_back: bool
    played: bool
    """Whether it is a match, with a log; otherwise a position."""


class Refused(msgspec.Struct, frozen=True):
    """A refusal on its way back."""

    reason: str
    rules: tuple[str, ...]
    facts: dict[str, Arg]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer of a clerk: the result, a refusal, that the log is wanted first, or what went wrong."""

    done: msgspec.Raw = msgspec.Raw(b"null")
    refused: Refused | None = None
    wants: bool = False
    failed: str = ""
