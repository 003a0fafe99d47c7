"""Rows of the database as typed records."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row
from sqlalchemy.engine import RowMapping

from mageknight.kernel.table import Outcome
from mageknight.server.infos import OptionsInfo


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


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat of a table. `held_by` is who left it and may come back; `offered` lets others take it over.

    Whoever sat here may have `conceded`; `ends` says that who sits here would end the game.
    """

    table: str
    seat: int
    person: str | None
    name: str
    bot: str
    pin: str
    offered: bool
    held_by: str | None
    votes: str
    conceded: bool
    ends: bool

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot


class Request(msgspec.Struct, frozen=True):
    """A take-back that was asked for."""

    id: str
    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class TableRecord(msgspec.Struct, frozen=True):
    """A table without its seats. `ending` is how it ended when the game itself did not say."""

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


class Access(msgspec.Struct, frozen=True):
    """What a person may do at a table: sit, or watch, perhaps with one seat's hand."""

    person: Person
    seats: tuple[int, ...] = ()
    watches: bool = False
    hand: int | None = None
    owner: bool = False

    @property
    def allowed(self) -> bool:
        return bool(self.seats) or self.watches or self.owner

    def may_look(self, seat: int | None) -> bool:
        return seat is None or seat in self.seats or seat == self.hand

    def first_look(self) -> int | None:
        return self.seats[0] if self.seats else self.hand


def person_of(row: Row[Any] | RowMapping) -> Person:
    row = row._mapping if isinstance(row, Row) else row
    return Person(**{name: row[name] for name in Person.__struct_fields__})


def seat_of(row: Row[Any]) -> SeatRecord:
    return SeatRecord(**{name: row._mapping[name] for name in SeatRecord.__struct_fields__})


def table_of(row: Row[Any]) -> TableRecord:
    plain = {name: row._mapping[name] for name in TableRecord.__struct_fields__}
    plain["setup"] = msgspec.json.decode(plain["setup"])
    plain["options"] = msgspec.json.decode(plain["options"], type=OptionsInfo)
    plain["waiting"] = tuple([int(seat) for seat in plain["waiting"].split()])
    plain["request"] = msgspec.json.decode(plain["request"], type=Request) if plain["request"] else None
    plain["ending"] = msgspec.json.decode(plain["ending"], type=Outcome) if plain["ending"] else None
    return TableRecord(**plain)


def seats_text(seats: tuple[int, ...]) -> str:
    """Seat numbers as the database keeps them."""
    return " ".join(str(seat) for seat in seats)
