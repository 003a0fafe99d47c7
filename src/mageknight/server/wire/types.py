"""Types on the wire: the records of which answers over HTTP and messages on the socket are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mageknight.kernel.mark import Rank
from mageknight.kernel.wire.decisions import DecisionInfo, RefusalInfo


class LineInfo(Struct, frozen=True):
    """A line of the log: the entry and the action it belongs to, its words, its rank and the things it is about.

    Lines of rank ``turn`` and ``phase`` head those after them, a ``trifle`` may be folded away, a ``reason`` is why the computer
    did the step. `about` names things as the game's own view numbers them: ``space:17``, ``figure:3``.
    """

    entry: int
    text: str
    action: int
    rank: Rank
    about: tuple[str, ...]


class UndoInfo(Struct, frozen=True):
    """True if the viewer's seat can take back or restore something, and why not."""

    can: bool
    redo: bool
    refusal: RefusalInfo | None = None


class ScoreInfo(Struct, frozen=True):
    """A line of the score sheet."""

    seat: int
    words: str
    points: int


class OutcomeInfo(Struct, frozen=True):
    """The end of the game, with the seed that was promised at its beginning."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    sheet: tuple[ScoreInfo, ...]
    seed: str
    commitment: str


class PageInfo(Struct, frozen=True):
    """One thing a lesson says, and what it lights meanwhile, in words of the lesson: ``card march``, ``space 17``."""

    says: str
    lights: tuple[str, ...]


class LessonInfo(Struct, frozen=True):
    """A place in a lesson: what there is to read before the next deed, the deed for whoever wants to be shown.

    `done` of `deeds` are behind; `over` when there is nothing left to do, and `next` is the lesson after this one.
    """

    name: str
    title: str
    number: int
    count: int
    done: int
    deeds: int
    pages: tuple[PageInfo, ...]
    shown: Any
    words: str
    over: bool
    next: str


class PuzzleInfo(Struct, frozen=True):
    """A puzzle as it stands: ``open``, ``solved`` or ``missed``; the throws still to come, and what the solution does now.

    `shown` is empty once something else was done than the solution says; `number` of `count` in its game, `next` follows it; one that
    somebody has made has neither, and is perhaps not `proved` to have a solution.
    """

    name: str
    title: str
    goal: str
    grade: int
    number: int
    count: int
    dice: tuple[tuple[int, ...], ...]
    status: str
    shown: Any
    words: str
    next: str
    proved: bool


class TipInfo(Struct, frozen=True):
    """Something the guide of a first game could say now; `blunder`: it is about what was just done.

    What a reader was told already the client knows.
    """

    name: str
    says: str
    lights: tuple[str, ...]
    blunder: bool


class Scene(Struct, frozen=True):
    """The whole position for one viewer after entry `seq`: never computed by the client, always replaced.

    `plan` is the game's own data for plans. `action` counts the commands that led here; `waiting` are the seats the game waits for;
    `own` is the number of the last entry the viewer's seat made, so lines after it are news.
    """

    seq: int
    action: int
    look: int | None
    lang: str
    own: int
    view: Any
    waiting: tuple[int, ...]
    decisions: tuple[DecisionInfo, ...]
    plan: Any
    undo: UndoInfo
    outcome: OutcomeInfo | None
    lesson: LessonInfo | None = None
    puzzle: PuzzleInfo | None = None
    guide: tuple[TipInfo, ...] = ()


class StepInfo(Struct, frozen=True):
    """The step between two sequence numbers: events for the eye, lines for the log, entries taken back."""

    after: int
    seq: int
    actor: int | None
    events: tuple[dict[str, Any], ...]
    lines: tuple[LineInfo, ...]
    undone: tuple[int, ...]


class ChatInfo(Struct, frozen=True):
    """Something said at the table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class Spot(Struct, frozen=True):
    """A place on the table in the game's own units, and the piece that lies there, or -1."""

    x: Annotated[int, Meta(ge=0, le=1_000_000)]
    y: Annotated[int, Meta(ge=0, le=1_000_000)]
    piece: Annotated[int, Meta(ge=-1, le=9_999)] = -1


class ClockInfo(Struct, frozen=True):
    """The time of a seat, as moments of the server's clock and seconds.

    `free_until` and `until` say when the free time of this turn and when its bank is used up; they are missing while no time runs.
    `bank` is what the bank held when this turn began. `holiday` is how much holiday is left, `away_until` when one that runs ends at
    the latest.
    """

    free_until: int | None
    until: int | None
    bank: int
    holiday: int
    away_until: int | None


Choice = Literal["wait", "bot", "offer", "score", "end"]
"""What the others may decide about an absent player: wait, a bot, another player, the present standing, or no result."""


class VoteInfo(Struct, frozen=True):
    """The vote of one of the others about an absent player; the level of the bot where it is to be one."""

    seat: int
    choice: Choice
    bot: str


class BallotInfo(Struct, frozen=True):
    """The vote about an absent seat: who may vote, what was cast, when those who did decide without the rest."""

    voters: tuple[int, ...]
    votes: tuple[VoteInfo, ...]
    choices: tuple[Choice, ...]
    closes: int | None


class SeatInfo(Struct, frozen=True):
    """A seat and who sits there. `state` is open, person, bot or away; `present` whether somebody there is connected.

    `overdue`: the time of whoever sits here is over; `ballot`: the others may decide about this seat; `offered`: whoever watches may
    sit down here. `held` is the name of who left
    it, at the moment `held_since`, and may come back, unless somebody else sits there now. `conceded`: who sat here has given up;
    `ends`: who sits here would end the game. `brings`: whoever sits here brings something of their own, which is ``missing`` or ``ready``.
    """

    seat: int
    state: Literal["open", "person", "bot", "away"]
    name: str
    bot: str
    present: bool
    overdue: bool
    has_pin: bool
    clock: ClockInfo | None
    ballot: BallotInfo | None
    offered: bool
    held: str
    held_since: int | None
    conceded: bool
    ends: bool
    brings: Literal["", "missing", "ready"]


class RequestInfo(Struct, frozen=True):
    """A take-back somebody asked for: who, to which action, who has agreed."""

    id: str
    seat: int
    to: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class PaceInfo(Struct, frozen=True):
    """The pace of a table, in seconds: the free time of every turn, a bank for the whole game, holidays for each person.

    ``none`` knows no clock, ``live`` counts minutes, ``days`` lets people come back once in a while.
    """

    kind: Literal["none", "live", "days"] = "none"
    free: int = 0
    bank: int = 0
    holiday: int = 0


class OptionsInfo(Struct, frozen=True):
    """The agreements of the table beside the game's own set-up."""

    take_back: Literal["never", "consent", "free"] = "consent"
    hints: bool = True
    pace: PaceInfo = PaceInfo()
    begins: Literal["full", "asked"] = "full"
    lesson: str = ""
    """The lesson that is taken here."""
    puzzle: str = ""
    """The puzzle that is solved here."""
    guide: bool = False
    """Whether somebody plays a first game here and wants things explained."""
    daily: str = ""
    """The day whose game this is."""
    brings: bool = False
    """Whether whoever joins brings something of their own, as an army, before the match begins."""


class RemarkInfo(Struct, frozen=True):
    """A line of the log that is about the people at the table, not about the game; it stands after entry `after`."""

    after: int
    at: int
    text: str


class TableInfo(Struct, frozen=True):
    """A table as everybody at it sees it. `at` is the server's clock; `stood_in`: somebody was replaced in mid-game."""

    id: str
    game: str
    name: str
    status: Literal["open", "running", "finished", "closed"]
    revision: int
    setup: dict[str, Any]
    options: OptionsInfo
    seats: tuple[SeatInfo, ...]
    commitment: str
    open_seed: bool
    seed: str | None
    rules: str
    content: str
    owner: str
    taken_back: bool
    stood_in: bool
    request: RequestInfo | None
    remarks: tuple[RemarkInfo, ...]
    origin: str | None
    origin_at: int | None
    next: str | None
    watchers: int
    created: int
    changed: int
    at: int


class YouInfo(Struct, frozen=True):
    """The viewer's own place at a table: the seats held, those left and not yet taken by another person, the seat whose hand a
    spectator was shown."""

    person: str
    name: str
    seats: tuple[int, ...]
    left: tuple[int, ...]
    look: int | None
    hand: int | None
    owner: bool
    muted: bool
