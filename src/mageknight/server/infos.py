"""What is shown: the records of which answers over HTTP and messages on the socket are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mageknight.kernel.mark import Rank


class RefusalInfo(Struct, frozen=True):
    """Why something cannot be done: a code, ids of rules, the sentence in the reader's language."""

    reason: str
    rules: tuple[str, ...]
    sentence: str


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


class ChoiceInfo(Struct, frozen=True):
    """A command a decision is about; `refusal` says why it cannot be given."""

    command: Any
    words: str
    refusal: RefusalInfo | None = None


class BranchInfo(Struct, frozen=True, omit_defaults=True):
    """One value of a field. A leaf has `words`, any other goes on in `branches` with the next field."""

    value: Any
    words: str = ""
    branches: tuple[BranchInfo, ...] = ()


class KindInfo(Struct, frozen=True, omit_defaults=True):
    """All options of one kind of command; without `fields` there is one, and `words` are its."""

    do: str
    fields: tuple[str, ...] = ()
    words: str = ""
    branches: tuple[BranchInfo, ...] = ()


class DecisionInfo(Struct, frozen=True):
    """What the game waits for from this viewer's seat.

    `number` goes back with the answer. The way from a kind through branches to a leaf gives a command: kind, seat and the
    values of its fields. Where `listed` is false the options are only proposals and other answers may be legal too.
    """

    number: int
    seat: int
    kind: str
    standing: bool
    prompt: str
    cancel: bool
    listed: bool
    rules: tuple[str, ...]
    options: tuple[KindInfo, ...]


class UndoInfo(Struct, frozen=True):
    """Whether the viewer's seat can take back or restore something, and why not."""

    can: bool
    redo: bool
    refusal: RefusalInfo | None = None


class ScoreInfo(Struct, frozen=True):
    """A line of the score sheet."""

    seat: int
    words: str
    points: int


class OutcomeInfo(Struct, frozen=True):
    """How the game ended, with the seed that was promised at its beginning."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    sheet: tuple[ScoreInfo, ...]
    seed: str
    commitment: str


class Scene(Struct, frozen=True):
    """The whole position for one viewer after entry `seq`: never computed by the client, always replaced.

    `action` counts the commands that led here; `waiting` are the seats the game waits for; `own` is the number of the last entry
    the viewer's seat made, so lines after it are news.
    """

    seq: int
    action: int
    look: int | None
    lang: str
    own: int
    view: Any
    waiting: tuple[int, ...]
    decisions: tuple[DecisionInfo, ...]
    undo: UndoInfo
    outcome: OutcomeInfo | None


class StepInfo(Struct, frozen=True):
    """What happened between two sequence numbers: events for the eye, lines for the log, entries taken back."""

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


class SeatInfo(Struct, frozen=True):
    """Who sits where. `state` is open, person, bot or away; `present` whether somebody there is connected.

    `conceded`: who sat here has given up; `ends`: who sits here would end the game.
    """

    seat: int
    state: Literal["open", "person", "bot", "away"]
    name: str
    bot: str
    present: bool
    overdue: bool
    has_pin: bool
    votes: tuple[str, ...]
    conceded: bool
    ends: bool


class RequestInfo(Struct, frozen=True):
    """A take-back somebody asked for: who, to which action, who has agreed."""

    id: str
    seat: int
    to: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class OptionsInfo(Struct, frozen=True):
    """What the table agreed on beside the game's own set-up."""

    take_back: Literal["never", "consent", "free"] = "consent"
    hints: bool = True
    clock: int = 0
    """Seconds a seat may take for one decision before the others can act; 0 for no clock."""
    begins: Literal["full", "asked"] = "full"


class TableInfo(Struct, frozen=True):
    """A table as everybody at it sees it."""

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
    request: RequestInfo | None
    origin: str | None
    origin_at: int | None
    next: str | None
    watchers: int
    created: int
    changed: int


class YouInfo(Struct, frozen=True):
    """What the viewer may do at a table: the seats held, the seat whose hand a spectator was shown."""

    person: str
    name: str
    seats: tuple[int, ...]
    look: int | None
    hand: int | None
    owner: bool
    muted: bool
