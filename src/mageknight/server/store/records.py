"""Rows of the database as typed records."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row
from sqlalchemy.engine import RowMapping

from mageknight.kernel.contract import Outcome
from mageknight.kernel.message import Message
from mageknight.server.wire.types import Choice, OptionsInfo


class Person(msgspec.Struct, frozen=True):
    """Somebody: a guest without a login, or an account."""

    id: str
    name: str
    lang: str
    login: str | None
    admin: bool
    keeps_record: bool
    settings: str
    created: int


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote about an absent player, and the level of the bot where it is to be one."""

    choice: Choice
    bot: str = ""


class Ballot(msgspec.Struct, frozen=True):
    """The votes about an absent player by the seats that cast them, and the moment of the first."""

    since: int
    cast: dict[int, Vote]


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat of a table. `held_by` is who left it and may come back; `offered` lets others take it over.

    `held_name` and `held_since` say who that was and when; they stay while another person sits there. `votes` are what the others
    would do about it. Whoever sat here may have `conceded`; `ends` says that who sits here would end the game.
    `brought` is what the person brings to an open table where everybody brings something, as JSON; ``null`` for what the set-up says.
    """

    table: str
    seat: int
    person: str | None
    name: str
    bot: str
    pin: str
    offered: bool
    held_by: str | None
    votes: Ballot | None
    conceded: bool
    ends: bool
    held_name: str
    held_since: int | None
    brought: str

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot


class Request(msgspec.Struct, frozen=True):
    """A take-back that was asked for."""

    id: str
    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time of one seat: what `pace` makes of it.

    `waits`: the game waits for it; `since`: time runs from that moment; `used`: seconds of this turn used before; `bank` and
    `holiday`: seconds left; `away`: on holiday since; `excused`: who sits here has said in this turn to be back.
    """

    waits: bool = False
    since: int | None = None
    used: int = 0
    bank: int = 0
    holiday: int = 0
    away: int | None = None
    excused: bool = False


class Remark(msgspec.Struct, frozen=True):
    """Something to be told about the people at a table, after an entry of the log."""

    after: int
    at: int
    said: Message


class TableRecord(msgspec.Struct, frozen=True):
    """A table without its seats. `ending` is how it ended when the game itself did not say.

    `clocks` holds the time of every seat, or nothing where no time is counted; `stood_in`: somebody was replaced in mid-game;
    `hinted`: somebody asked for a hint.
    """

    id: str
    game: str
    name: str
    status: str
    owner: str | None
    setup: dict[str, Any]
    options: OptionsInfo
    seed: bytes
    open_seed: bool
    rules: str
    content: str
    version: int
    revision: int
    waiting: tuple[int, ...]
    request: Request | None
    taken_back: bool
    ending: Outcome | None
    origin: str | None
    origin_at: int | None
    next: str | None
    created: int
    begun: int | None
    changed: int
    finished: int | None
    clocks: tuple[Clock, ...]
    remarks: tuple[Remark, ...]
    stood_in: bool
    hinted: bool


class Access(msgspec.Struct, frozen=True):
    """The access of a person to a table: sit, come back to a seat that was left, or watch, perhaps with one seat's hand."""

    person: Person
    seats: tuple[int, ...] = ()
    watches: bool = False
    hand: int | None = None
    owner: bool = False
    left: tuple[int, ...] = ()

    @property
    def allowed(self) -> bool:
        return bool(self.seats) or bool(self.left) or self.watches or self.owner

    def may_look(self, seat: int | None) -> bool:
        return seat is None or seat in self.seats or seat == self.hand

    def first_look(self) -> int | None:
        return self.seats[0] if self.seats else self.hand


def person_of(row: Row[Any] | RowMapping) -> Person:
    row = row._mapping if isinstance(row, Row) else row
    return Person(**{name: row[name] for name in Person.__struct_fields__})


def seat_of(row: Row[Any]) -> SeatRecord:
    plain = {name: row._mapping[name] for name in SeatRecord.__struct_fields__}
    plain["votes"] = msgspec.json.decode(plain["votes"], type=Ballot) if plain["votes"] else None
    return SeatRecord(**plain)


def table_of(row: Row[Any]) -> TableRecord:
    plain = {name: row._mapping[name] for name in TableRecord.__struct_fields__}
    plain["setup"] = msgspec.json.decode(plain["setup"])
    plain["options"] = msgspec.json.decode(plain["options"], type=OptionsInfo)
    plain["waiting"] = tuple([int(seat) for seat in plain["waiting"].split()])
    plain["request"] = msgspec.json.decode(plain["request"], type=Request) if plain["request"] else None
    plain["ending"] = msgspec.json.decode(plain["ending"], type=Outcome) if plain["ending"] else None
    plain["clocks"] = clocks_of(plain["clocks"])
    plain["remarks"] = msgspec.json.decode(plain["remarks"] or "[]", type=tuple[Remark, ...])
    return TableRecord(**plain)


def clocks_of(text: str) -> tuple[Clock, ...]:
    """Clocks as the database keeps them; nothing where no time is counted."""
    return msgspec.json.decode(text, type=tuple[Clock, ...]) if text else ()


def clocks_text(clocks: tuple[Clock, ...]) -> str:
    return msgspec.json.encode(clocks).decode() if clocks else ""


def seats_text(seats: tuple[int, ...]) -> str:
    """Seat numbers as the database keeps them."""
    return " ".join(str(seat) for seat in seats)
