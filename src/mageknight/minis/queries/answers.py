"""Answers to clients' questions about a battle, an army or a castle, as they cross the wire.

Places are units of the table, lengths hundredths of an inch, facings half degrees. Messages and refusals become sentences on
their way out.
"""

from __future__ import annotations

import msgspec

from mageknight.kernel.message import Message
from mageknight.kernel.number import Number
from mageknight.kernel.refusal import Refusal
from mageknight.minis.setup.entries import Lineup
from mageknight.minis.view.piece_types import EntryPiece, LaidPiece, Place


class ReachAnswer(msgspec.Struct, frozen=True):
    """The region a figure can move to; `breaks` is the die that lets it leave, `slowed` the ground that halves its allowance."""

    figure: int
    inches: int
    held: bool
    breaks: int
    slowed: list[Message]
    fans: list[list[Place]]
    frontier: list[list[Place]]
    holes: list[list[Place]]


class Stop(msgspec.Struct, frozen=True):
    """An obstacle in a line of fire: a feature of the battlefield (`piece`) or a figure, by its number."""

    piece: bool
    index: int


class TargetView(msgspec.Struct, frozen=True):
    """A figure as a target: why it is none, or the numbers.

    `chance` counts the throws of two dice, out of 36, that hit; `expected` the clicks, in parts of 216. With `by_die` a die gives
    the clicks and is not in the sum. `crossings` is what the line of fire crosses, `stops` what blocks it.
    """

    target: int
    refusal: Refusal | None
    attack: Number | None
    defense: Number | None
    damage: Number | None
    by_die: bool
    chance: int
    expected: int
    crossings: list[Message]
    stops: list[Stop]
    distance: int


class AttackView(msgspec.Struct, frozen=True):
    """A way of attacking with its targets; the refusal holds for all of them."""

    how: str
    ranged: bool
    refusal: Refusal | None
    targets: list[TargetView]


class TargetsAnswer(msgspec.Struct, frozen=True):
    """The attacks of a figure."""

    figure: int
    attacks: list[AttackView]


class WayAnswer(msgspec.Struct, frozen=True):
    """A way to a place or as near to it as the figure gets, and why it gets no nearer.

    `left` is the rest of the allowance, `ground` what the ground at its end means, `aims` whom it could attack there,
    `strikers` who could attack it.
    """

    figure: int
    path: list[Place]
    facing: int
    length: int
    left: int
    legal: bool
    refusal: Refusal | None
    touches: list[int]
    ground: list[Message]
    aims: TargetsAnswer | None
    strikers: list[int] = []


class FieldAnswer(msgspec.Struct, frozen=True):
    """The ground on which a figure could hit somebody, with the shadows of what stops its shots."""

    figure: int
    outline: list[Place]


class RoomAnswer(msgspec.Struct, frozen=True):
    """A place where a figure can be set up, the wished one or one near it; `soars`: above the ground, too."""

    figure: int
    x: int
    y: int
    facing: int
    legal: bool
    refusal: Refusal | None
    touches: list[int]
    soars: bool


class SightCrossing(msgspec.Struct, frozen=True):
    """One thing a line crosses: what it does, by which rule, and from where to where it lies on the line."""

    words: Message
    rule: str
    piece: bool
    index: int
    blocks: bool
    counts: bool
    spans: list[tuple[int, int]]


class Sighting(msgspec.Struct, frozen=True):
    """The line between two figures laid open.

    `gap` is from base to base. `turn` is by how many degrees the first must turn to see the second, 0 if it does; `missing` what
    its range lacks, 0 if it is enough. `open`: nothing blocks the line.
    """

    length: int
    gap: int
    turn: int
    range: int
    missing: int
    open: bool
    crossings: list[SightCrossing]


class SpanAnswer(msgspec.Struct, frozen=True):
    """The distance from point to point."""

    length: int


class BandAnswer(msgspec.Struct, frozen=True):
    """The formation of the open decision: its members, those that have moved or stay, and the targets chosen so far."""

    members: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()


class AreaAnswer(msgspec.Struct, frozen=True):
    """The area where a seat deploys; empty before it has an edge."""

    corners: list[Place]


class PlannedView(msgspec.Struct, frozen=True):
    """A section of a planned castle: its line in the plan, and why it cannot stand there."""

    figure: str
    piece: str
    x: int
    y: int
    turn: int
    plan: str
    refusal: Refusal | None


class JoinView(msgspec.Struct, frozen=True):
    """A place where one more section could join, with its line in the plan."""

    x: int
    y: int
    turn: int
    plan: str


class Yard(msgspec.Struct, frozen=True):
    """The ground before the own edge with a planned castle on it, as seen from the south; `deep` is how far in sections may stand."""

    width: int
    height: int
    deep: int
    terrain: list[LaidPiece]
    sections: list[PlannedView]
    places: list[JoinView]


class ArmyView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An army for clients: what it does not have is left out."""

    name: str
    game: str
    total: int
    entries: list[EntryPiece]
    all_generations: bool
    company: str = ""
    domain: str = ""
    castle: tuple[str, ...] = ()


class ArmyAnswer(msgspec.Struct, frozen=True):
    """An army with its points, everything that is wrong with it, and its text; `lineup` is how a set-up writes it.

    `problems` are the lines of a text that cannot be understood, `yard` shows its castle where that was asked.
    """

    army: ArmyView | None
    lineup: Lineup
    points: int
    refusals: list[Refusal]
    text: str
    problems: list[tuple[int, Message]]
    yard: Yard | None = None
