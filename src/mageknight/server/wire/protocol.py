"""The messages between a client and the server, and the answers of the HTTP interface.

Every message is a JSON object with its kind in ``type``. These classes are the one source: the server decodes and encodes
with them, `schema` exports them as JSON Schema for clients, and ``docs/builders/protocol.md`` explains them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

from mageknight.kernel.command import kebab
from mageknight.kernel.wire.decisions import RefusalInfo
from mageknight.server.wire.types import (
    ChatInfo,
    LineInfo,
    Scene,
    Spot,
    StepInfo,
    TableInfo,
    YouInfo,
)

PROTOCOL: Final = 2

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""A request's name, chosen by the client: random, so that sending it twice does it once."""
Seat = Annotated[int, Meta(ge=0, le=63)]
Lang = Annotated[str, Meta(min_length=2, max_length=8)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Pin = Annotated[str, Meta(max_length=20)]

# ---------------------------------------------------------------------------------------------- from the client


class FromClient(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """A message from a client."""


class Hello(FromClient, frozen=True):
    """The first message. `last` is the highest sequence number seen, if any; `look` the seat to look from."""

    protocol: int = PROTOCOL
    last: Count | None = None
    look: Seat | None = None
    lang: Lang | None = None
    token: Annotated[str, Meta(max_length=120)] | None = None
    pin: Pin = ""


class Do(FromClient, frozen=True):
    """Give a command: the answer to decision `number` as it stood at sequence number `seen`."""

    id: Id
    number: Number
    seen: Count
    command: Raw


class Undo(FromClient, frozen=True):
    """Take back the last command of a seat, or all down to action `to`."""

    id: Id
    seat: Seat
    to: Count | None = None


class Redo(FromClient, frozen=True):
    """Give the command last taken back once more."""

    id: Id
    seat: Seat


class Cancel(FromClient, frozen=True):
    """Call off the effect under way."""

    id: Id
    seat: Seat


class AskTakeBack(FromClient, frozen=True):
    """Ask the others to return to the position after `to` actions."""

    id: Id
    seat: Seat
    to: Count


class AnswerTakeBack(FromClient, frozen=True):
    """Agree, or not, to what another seat asked; the one who asked may so withdraw."""

    id: Id
    seat: Seat
    request: Id
    agree: bool


class Why(FromClient, frozen=True):
    """The refusal of a command, explained."""

    id: Id
    command: Raw


class Question(FromClient, frozen=True):
    """A question of the game's own making about this position, as it looks from the viewer's seat; it changes nothing."""

    id: Id
    about: Raw


class Hint(FromClient, frozen=True):
    """The request for a good answer."""

    id: Id
    seat: Seat


class Look(FromClient, frozen=True):
    """Look from another of one's own seats, or from none: between two players at one screen."""

    seat: Seat | None = None
    pin: Pin = ""


class Speak(FromClient, frozen=True):
    """Read everything in another language from now on."""

    lang: Lang


class Say(FromClient, frozen=True):
    """Say something to the table."""

    id: Id
    text: Said


class Mute(FromClient, frozen=True):
    """Hear nothing more of the table's chat, or again."""

    on: bool


class Wait(FromClient, frozen=True):
    """Let the computer wait as long as this viewer can take back the last step, or no longer."""

    on: bool


class Proceed(FromClient, frozen=True):
    """Nothing is to be taken back now: the computer may go on."""


class Point(FromClient, frozen=True):
    """Show everybody a line on the table, such as a measured distance, or take it away again. Nothing is stored."""

    line: tuple[Spot, Spot] | None = None


class Sync(FromClient, frozen=True):
    """Send what came after `last`: for a client that finds a gap."""

    last: Count | None = None


class Read(FromClient, frozen=True):
    """Send the position as lines of text: for clients that draw nothing, and for readers who hear."""

    id: Id


class Log(FromClient, frozen=True):
    """Send lines of the log before entry `before`."""

    id: Id
    before: Count
    count: Annotated[int, Meta(ge=1, le=200)] = 100


class Typed(FromClient, frozen=True):
    """A line somebody typed, as at a terminal: a question about the position, or what to do, in words."""

    id: Id
    line: Annotated[str, Meta(min_length=1, max_length=300)]


Incoming = (
    Hello
    | Do
    | Undo
    | Redo
    | Cancel
    | AskTakeBack
    | AnswerTakeBack
    | Why
    | Question
    | Hint
    | Look
    | Speak
    | Say
    | Mute
    | Wait
    | Proceed
    | Point
    | Sync
    | Read
    | Log
    | Typed
)

# ---------------------------------------------------------------------------------------------- from the server


class FromServer(Struct, frozen=True, tag_field="type", tag=kebab):
    """A message from the server."""


class Welcome(FromServer, frozen=True):
    """The answer to `Hello`."""

    protocol: int
    version: str
    table: TableInfo
    you: YouInfo
    chat: tuple[ChatInfo, ...]


class Snapshot(FromServer, frozen=True):
    """The whole position and the last lines of the log."""

    scene: Scene
    lines: tuple[LineInfo, ...]


class Update(FromServer, frozen=True):
    """The news since the last number this viewer was sent, and the position after it."""

    steps: tuple[StepInfo, ...]
    scene: Scene


class Accepted(FromServer, frozen=True):
    """A request was carried out and is on disk; `seq` is the log entry it became."""

    id: str
    seq: int


class Refused(FromServer, frozen=True):
    """A request was refused and changed nothing."""

    id: str
    refusal: RefusalInfo


class Because(FromServer, frozen=True):
    """The answer to `Why`: the refusal, or none if the command could be given."""

    id: str
    refusal: RefusalInfo | None


class Answer(FromServer, frozen=True):
    """The answer to `Question`: what it holds is the game's business."""

    id: str
    answer: Any


class Hinted(FromServer, frozen=True):
    """The answer to `Hint`: a command, its words, why it seems good, and what is to follow, as far as it can be foreseen."""

    id: str
    command: Any
    words: str
    because: str
    plan: tuple[str, ...] = ()


class Text(FromServer, frozen=True):
    """The answer to `Read`."""

    id: str
    lines: tuple[str, ...]


class Lines(FromServer, frozen=True):
    """The answer to `Log`."""

    id: str
    lines: tuple[LineInfo, ...]


class Heard(FromServer, frozen=True, omit_defaults=True):
    """The answer to `Typed`.

    `lines` answer a question, or list what the line could mean. `command` is what it means, to be given with `Do` as the answer to
    decision `number`. Another `verb`, such as ``undo``, the client obeys itself; `rest` is what followed it.
    """

    id: str
    verb: str
    rest: str
    lines: tuple[str, ...] = ()
    command: Any = None
    number: int = -1
    standing: bool = False


class TableChanged(FromServer, frozen=True, tag="table"):
    """Something about the table changed: seats, presence, a request, its end."""

    table: TableInfo
    you: YouInfo


class Chatted(FromServer, frozen=True, tag="chat"):
    """Somebody said something."""

    said: ChatInfo


class Pointed(FromServer, frozen=True):
    """A seat shows a line on the table, or none any more."""

    seat: int
    line: tuple[Spot, Spot] | None


class Trouble(FromServer, frozen=True):
    """A message could not be used, or the connection is about to end; `reason` is a code, `sentence` its words."""

    reason: str
    sentence: str
    fatal: bool = False


Outgoing = (
    Welcome
    | Snapshot
    | Update
    | Accepted
    | Refused
    | Because
    | Answer
    | Hinted
    | Text
    | Lines
    | Heard
    | TableChanged
    | Chatted
    | Pointed
    | Trouble
)

decoder: Final = msgspec.json.Decoder(Incoming)
encoder: Final = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """JSON Schema of all messages: ``Incoming`` and ``Outgoing`` are the two unions."""
    (incoming, outgoing), components = msgspec.json.schema_components(
        [Incoming, Outgoing], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"mageknight protocol {PROTOCOL}",
        "$defs": {**components, "Incoming": incoming, "Outgoing": outgoing},
    }
