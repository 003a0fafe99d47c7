"""Routes about people: sessions, accounts, one's own tables, record and shelf."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue

from mageknight.kernel.refusal import refuse
from mageknight.locale import best
from mageknight.server.http.answers import answer, done, language, sends, shows
from mageknight.server.http.deps import MaybePerson, PersonNeeded, ServicesNeeded, count
from mageknight.server.live.table_info import table_info
from mageknight.server.ops.security import COOKIE, session_token, set_cookie
from mageknight.server.people import results
from mageknight.server.people.accounts import clean
from mageknight.server.people.results import ResultInfo, TallyInfo
from mageknight.server.store.records import Person
from mageknight.server.tables.lobby import waits_for
from mageknight.server.wire.types import TableInfo

router = APIRouter(prefix="/api")

STORABLE = r"^[^\x00]*$"
"""Text a database can compare with: PostgreSQL knows no null character."""
Name = Annotated[str, Field(min_length=1, max_length=40)]
Login = Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
ShelfKind = Literal["army", "collection", "setup", "bookmark"]
ShelfName = Annotated[str, Path(min_length=1, max_length=80)]


class Body(BaseModel):
    """A request body: what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    """A new guest."""

    name: Name
    lang: str = Field("", max_length=20)


class Registration(Body):
    """A login and a password for somebody who is a guest so far."""

    login: Login
    password: Password


class Credentials(Body):
    """A login and a password; `adopt` brings the guest's games along."""

    login: str = Field(max_length=40, pattern=STORABLE)
    password: str = Field(max_length=200)
    adopt: bool = True


class Change(Body):
    """The changes somebody makes about themselves."""

    name: Name | None = None
    lang: str | None = Field(None, max_length=20)
    keeps_record: bool | None = None
    settings: dict[str, JsonValue] | None = None


class Passwords(Body):
    """The old password and the new one."""

    old: str = Field(max_length=200)
    new: Password


class MeInfo(msgspec.Struct, frozen=True):
    """Oneself. `token` is only there when a session begins: for clients without cookies."""

    id: str
    name: str
    lang: str
    login: str | None
    admin: bool
    keeps_record: bool
    settings: dict[str, Any]
    token: str | None = None


class MyTableInfo(msgspec.Struct, frozen=True):
    """One of one's tables, and whether it waits for oneself."""

    table: TableInfo
    waits: bool
    seats: tuple[int, ...]


class MyTables(msgspec.Struct, frozen=True):
    """One's tables, those that wait first."""

    waiting: int
    tables: tuple[MyTableInfo, ...]


class ShelfItem(msgspec.Struct, frozen=True):
    """Something kept under a name: an army, a set-up, a bookmark."""

    name: str
    data: Any
    changed: int


class Shelf(msgspec.Struct, frozen=True):
    """Everything of one kind."""

    items: tuple[ShelfItem, ...]


class Record(msgspec.Struct, frozen=True):
    """Results and what they add up to."""

    results: tuple[ResultInfo, ...]
    tally: tuple[TallyInfo, ...]


def me_info(person: Person, token: str | None = None) -> MeInfo:
    return MeInfo(
        id=person.id,
        name=person.name,
        lang=person.lang,
        login=person.login,
        admin=person.admin,
        keeps_record=person.keeps_record,
        settings=msgspec.json.decode(person.settings),
        token=token,
    )


@router.post("/session", **shows(MeInfo, 201))
async def begin_session(services: ServicesNeeded, request: Request, person: MaybePerson, body: NewGuest) -> Response:
    """Become a guest with a name. Who has a session already keeps it and only changes the name."""
    if person is not None:
        changed = await services.people.change(person, name=clean(body.name) or person.name)
        return answer(me_info(changed), 201)
    count(services, "create", request)
    guest, token = await services.people.guest(body.name, body.lang or language(request))
    response = answer(me_info(guest, token), 201)
    set_cookie(response, request, services.settings, token)
    return response


@router.delete("/session", **shows(dict[str, Any]))
async def end_session(services: ServicesNeeded, request: Request, person: PersonNeeded) -> Response:
    """Log out."""
    token = session_token(request)
    await services.people.log_out(token)
    await services.live_tables.end_sessions(services.people.session_of(token))
    response = done()
    response.delete_cookie(COOKIE, path="/")
    return response


@router.post("/accounts", **shows(MeInfo, 201))
async def register(services: ServicesNeeded, request: Request, person: PersonNeeded, body: Registration) -> Response:
    """Turn the guest one is into an account; all games stay."""
    count(services, "login", request)
    if not services.settings.registration:
        raise refuse("server-no-registration")
    return answer(me_info(await services.people.register(person, body.login, body.password)), 201)


@router.post("/login", **shows(MeInfo))
async def log_in(services: ServicesNeeded, request: Request, person: MaybePerson, body: Credentials) -> Response:
    """Begin a session of an account."""
    count(services, "login", request)
    if not services.limits.allows("account", body.login.casefold()):
        raise refuse("server-too-fast")
    account, token = await services.people.log_in(body.login, body.password, person, body.adopt)
    response = answer(me_info(account, token))
    set_cookie(response, request, services.settings, token)
    return response


@router.get("/me", **shows(MeInfo))
async def me(person: PersonNeeded) -> Response:
    """The person who asks."""
    return answer(me_info(person))


@router.patch("/me", **shows(MeInfo))
async def change_me(services: ServicesNeeded, person: PersonNeeded, body: Change) -> Response:
    """Change one's name, language, settings, or whether results are kept under one's name."""
    values: dict[str, Any] = {}
    if body.name is not None:
        values["name"] = clean(body.name) or person.name
    if body.lang is not None:
        values["lang"] = best([body.lang])
    if body.keeps_record is not None:
        values["keeps_record"] = body.keeps_record
    if body.settings is not None:
        values["settings"] = msgspec.json.encode(body.settings).decode()
    changed = await services.people.change(person, **values) if values else person
    return answer(me_info(changed))


@router.post("/me/password", **shows(dict[str, Any]))
async def change_password(
    services: ServicesNeeded, request: Request, person: PersonNeeded, body: Passwords
) -> Response:
    """A new password; all sessions end."""
    count(services, "login", request)
    await services.people.change_password(person, body.old, body.new)
    await services.live_tables.end_sessions(person.id)
    return done()


@router.delete("/me", **shows(dict[str, Any]))
async def forget_me(services: ServicesNeeded, person: PersonNeeded) -> Response:
    """Delete oneself; finished games stay without the name."""
    left = await services.people.forget(person)
    await services.live_tables.end_sessions(person.id)
    for table in left:
        await services.lobby.touch(table)
    response = done()
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me/tables", **shows(MyTables))
async def my_tables(services: ServicesNeeded, request: Request, person: PersonNeeded) -> Response:
    """One's tables, those that wait for oneself first."""
    infos = []
    for record, seated in await services.lobby.tables_of(person):
        info = table_info(record, seated, set(), 0, language(request))
        mine = tuple([one.seat for one in seated if one.person == person.id])
        infos.append(MyTableInfo(info, waits_for(record, seated, person), mine))
    return answer(MyTables(sum(info.waits for info in infos), tuple(infos)))


Filter = Annotated[str | None, Query(max_length=80, pattern=STORABLE)]


@router.get("/me/results", **shows(Record))
async def my_results(
    services: ServicesNeeded,
    person: PersonNeeded,
    game: Filter = None,
    scenario: Filter = None,
    mode: Filter = None,
    role: Filter = None,
) -> Response:
    """One's finished games and what they add up to."""
    wanted = {"game": game, "scenario": scenario, "mode": mode, "role": role}
    async with services.database.reading() as connection:
        found = await results.results_of(
            connection, person.id, {name: value for name, value in wanted.items() if value is not None}
        )
    return answer(Record(tuple(found), tuple(results.tally(found))))


@router.get("/me/results.csv", **sends("text/csv"))
async def my_results_csv(services: ServicesNeeded, person: PersonNeeded) -> Response:
    """One's finished games for a spreadsheet."""
    async with services.database.reading() as connection:
        found = await results.results_of(connection, person.id)
    return Response(
        results.as_csv(found),
        media_type="text/csv",
        headers={"content-disposition": 'attachment; filename="mageknight-results.csv"'},
    )


@router.get("/me/shelf/{kind}", **shows(Shelf))
async def shelf(services: ServicesNeeded, person: PersonNeeded, kind: ShelfKind) -> Response:
    """Everything of one kind one keeps: ``army``, ``setup``, ``bookmark`` …"""
    items = [
        ShelfItem(name, msgspec.json.decode(data), at) for name, data, at in await services.people.shelf(person, kind)
    ]
    return answer(Shelf(tuple(items)))


@router.put("/me/shelf/{kind}/{name}", **shows(dict[str, Any]))
async def put_on_shelf(
    services: ServicesNeeded, person: PersonNeeded, kind: ShelfKind, name: ShelfName, body: dict[str, JsonValue]
) -> Response:
    """Keep something under a name."""
    if not clean(name, 80):
        raise refuse("server-no-such-thing")
    await services.people.put(
        person, kind, clean(name, 80), msgspec.json.encode(body).decode(), services.settings.shelf_bytes
    )
    return done()


@router.delete("/me/shelf/{kind}/{name}", **shows(dict[str, Any]))
async def drop_from_shelf(services: ServicesNeeded, person: PersonNeeded, kind: ShelfKind, name: ShelfName) -> Response:
    """Keep it no longer."""
    if not await services.people.drop(person, kind, clean(name, 80)):
        raise refuse("server-no-such-thing")
    return done()
