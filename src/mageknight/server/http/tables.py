"""Routes about tables: make one, invite, sit down, leave, end, play again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field, JsonValue

from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.wire import schema
from mageknight.locale import languages
from mageknight.server.http.answers import answer, done, language, shows
from mageknight.server.http.deps import AccessNeeded, PersonNeeded, SeatNumber, ServicesNeeded, TableId, count
from mageknight.server.http.people import Body
from mageknight.server.live.rematch import rematch
from mageknight.server.ops.security import own_origin
from mageknight.server.pace import DAY
from mageknight.server.people.accounts import hash_password
from mageknight.server.services import Services
from mageknight.server.store.records import Access
from mageknight.server.tables import forms
from mageknight.server.tables.lobby import Plan, SeatPlan
from mageknight.server.wire.phrases import phrases, rendered
from mageknight.server.wire.pieces import PiecesInfo, packed_pieces, pieces_of
from mageknight.server.wire.types import Choice, OptionsInfo, TableInfo
from mageknight.server.workers.thinker import bots

router = APIRouter(prefix="/api")

GameName = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
LinkId = Annotated[str, Path(pattern=r"^[a-z2-7]{26}$")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game this server offers."""

    name: str
    rules: str
    content: str
    bots: tuple[str, ...]


class Games(msgspec.Struct, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class Consulted(msgspec.Struct, frozen=True):
    """The answer of a game to a question: what it holds is the game's business."""

    answer: Any


class SeatWish(Body):
    """A wish for whoever sits on a seat."""

    who: Literal["me", "open", "bot"] = "open"
    bot: str = Field("", max_length=40)
    name: str = Field("", max_length=40)


class Pace(Body):
    """The pace of the table, in seconds: the free time of every turn, a bank for each seat, holidays for each person."""

    kind: Literal["none", "live", "days"] = "none"
    free: int = Field(0, ge=0, le=60 * DAY)
    bank: int = Field(0, ge=0, le=365 * DAY)
    holiday: int = Field(0, ge=0, le=365 * DAY)


class Options(Body):
    """The agreements of the table beside the game's own set-up."""

    take_back: Literal["never", "consent", "free"] = "consent"
    hints: bool = True
    pace: Pace = Pace()
    begins: Literal["full", "asked"] = "full"
    guide: bool = False
    brings: bool = False


class NewTable(Body):
    """A table to be made. A `seed` of one's own makes its luck known and marks the table."""

    game: str = Field(pattern=r"^[a-z][a-z0-9-]{0,39}$")
    setup: dict[str, JsonValue] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(default_factory=list, max_length=64)
    options: Options = Options()
    name: str = Field("", max_length=80)
    seed: str = Field("", max_length=64)


class NewLink(Body):
    """A link to be made: to a seat (any free one if none is named), to watch, or to watch with one's own hand."""

    kind: Literal["seat", "watch", "hand"]
    seat: int | None = Field(None, ge=0, le=63)


class Joining(Body):
    """A link's token, and the seat wanted where the link leaves the choice."""

    token: str = Field(max_length=120)
    seat: int | None = Field(None, ge=0, le=63)


class SeatChange(Body):
    """The change to a seat."""

    action: Literal[
        "claim", "bring", "leave", "bot", "free", "give-back", "pin", "vote", "back", "holiday", "concede", "end"
    ]
    bot: str = Field("", max_length=40)
    pin: str = Field("", max_length=20)
    vote: Choice = "wait"
    agree: bool = True
    brings: JsonValue = None


class LinkInfo(msgspec.Struct, frozen=True):
    """A link. Its address is shown once, when it is made."""

    id: str
    kind: str
    seat: int | None
    created: int
    url: str | None = None
    token: str | None = None


class Links(msgspec.Struct, frozen=True):
    """The links of a table that still work."""

    links: tuple[LinkInfo, ...]


class TableRef(msgspec.Struct, frozen=True):
    """The id of a table."""

    table: str


class InvitationInfo(msgspec.Struct, frozen=True):
    """The table a link leads to, before it is used."""

    kind: str
    table: TableInfo


class Table(msgspec.Struct, frozen=True):
    """A table and what one may do at it."""

    table: TableInfo
    seats: tuple[int, ...]
    owner: bool
    watches: bool


@router.get("/games", **shows(Games))
async def list_games() -> Response:
    """The games there are."""
    return answer(await asyncio.to_thread(_all_games))


def _all_games() -> Games:
    """Done in a thread: the first time every game is loaded, and matches must not wait for that."""
    kits = [kit_named(name) for name in games()]
    return Games(tuple([GameInfo(kit.name, kit.rules_version, kit.content_hash, bots()) for kit in kits]))


@router.get("/games/{game}/form", **shows(forms.FormInfo))
async def setup_form(request: Request, game: GameName, lang: Annotated[str, Query(max_length=20)] = "") -> Response:
    """The agreements a table of this game has to make."""
    return answer(await asyncio.to_thread(lambda: forms.form_of(kit_named(game), lang or language(request))))


@router.get("/games/{game}/schema", **shows(dict[str, Any]))
async def command_schema(game: GameName) -> Response:
    """JSON Schema of everything the game sends and takes: commands, events, view, set-up."""
    return answer(await asyncio.to_thread(lambda: schema.export(kit_named(game))))


@router.get("/games/{game}/pieces", **shows(PiecesInfo))
async def printed_pieces(request: Request, game: GameName, lang: Annotated[str, Query(max_length=20)] = "") -> Response:
    """The words and printed pieces a client needs once to draw the game."""
    wanted = lang or language(request)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return answer(await asyncio.to_thread(pieces_of, game, wanted))
    content = await asyncio.to_thread(packed_pieces, game, wanted)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(content, media_type="application/json", headers=headers)


@router.post("/games/{game}/consult", **shows(Consulted))
async def consult(
    services: ServicesNeeded,
    request: Request,
    person: PersonNeeded,
    game: GameName,
    lang: Annotated[str, Query(max_length=20)] = "",
) -> Response:
    """Ask a game something that needs no match, as whether an army may be fielded; the question is of its own making."""
    question = await request.body()
    words = phrases(lang or language(request))
    renderers = [words.render, *[phrases(each).render for each in languages() if each != words.lang]]
    async with services.consulting:
        found = await asyncio.to_thread(lambda: kit_named(game).answer_without_match(question, renderers))
    return answer(Consulted(rendered(found, words.render)))


@router.post("/tables", **shows(TableRef, 201))
async def create_table(services: ServicesNeeded, request: Request, person: PersonNeeded, body: NewTable) -> Response:
    """Make a table. It begins when all seats are taken, or when its owner says so."""
    count(services, "create", request)
    if not services.settings.open_tables and person.login is None:
        raise refuse("server-no-guests")
    _refuse_unknown_bots([wish.bot for wish in body.seats])
    plan = Plan(
        game=body.game,
        setup=body.setup,
        seats=tuple([SeatPlan(wish.who, wish.bot, wish.name) for wish in body.seats]),
        options=msgspec.convert(body.options.model_dump(), OptionsInfo),
        name=body.name,
        seed=body.seed,
    )
    return answer(TableRef(await services.lobby.create(person, plan)), 201)


@router.get("/tables/{table}", **shows(Table))
async def read_table(services: ServicesNeeded, request: Request, access: AccessNeeded, table: TableId) -> Response:
    """A table one sits at, watches or owns."""
    live = await services.live_tables.live(table)
    return answer(Table(live.info(language(request)), access.seats, access.owner, access.watches))


@router.post("/tables/{table}/begin", **shows(dict[str, Any]))
async def begin(services: ServicesNeeded, access: AccessNeeded, table: TableId) -> Response:
    """Begin the match."""
    _owner_only(access)
    await services.lobby.begin(table)
    return done()


@router.post("/tables/{table}/close", **shows(dict[str, Any]))
async def close(services: ServicesNeeded, access: AccessNeeded, table: TableId) -> Response:
    """End a table without a result: its owner may, unless other people are playing."""
    _owner_only(access)
    record, seated = await services.lobby.table(table)
    others = [one for one in seated if one.person is not None and one.person != access.person.id]
    if record.status == "running" and others:
        raise refuse("server-others-play")
    await services.lobby.close(table)
    return done()


@router.post("/tables/{table}/rematch", **shows(TableRef, 201))
async def play_again(services: ServicesNeeded, request: Request, access: AccessNeeded, table: TableId) -> Response:
    """A new table with the same set-up and the same people; the same one for everybody who asks."""
    count(services, "create", request)
    return answer(TableRef(await rematch(services.lobby, access, table)), 201)


@router.get("/tables/{table}/links", **shows(Links))
async def list_links(services: ServicesNeeded, access: AccessNeeded, table: TableId) -> Response:
    """The links of a table that still work."""
    found = await services.invitations.links_of(access, table)
    return answer(Links(tuple([LinkInfo(row.id, row.kind, row.seat, row.created) for row in found])))


@router.post("/tables/{table}/links", **shows(LinkInfo, 201))
async def make_link(
    services: ServicesNeeded, request: Request, access: AccessNeeded, table: TableId, body: NewLink
) -> Response:
    """Make a link to send to somebody. The token stands behind the # of its address and so in no log."""
    count(services, "create", request)
    link, token = await services.invitations.make_link(access, table, body.kind, body.seat)
    url = f"{own_origin(request, services.settings)}/join#{token}"
    return answer(LinkInfo(id=link, kind=body.kind, seat=body.seat, created=0, url=url, token=token), 201)


@router.delete("/tables/{table}/links/{link}", **shows(dict[str, Any]))
async def revoke_link(services: ServicesNeeded, access: AccessNeeded, table: TableId, link: LinkId) -> Response:
    """A link works no more; who watches by it is sent away."""
    await services.invitations.revoke(access, table, link)
    return done()


@router.post("/join/look", **shows(InvitationInfo))
async def look_at_link(services: ServicesNeeded, request: Request, body: Joining) -> Response:
    """The table a link leads to: whoever has it may know what is played there and who asks, before saying a name."""
    kind, table = await services.invitations.look(body.token)
    live = await services.live_tables.live(table)
    return answer(InvitationInfo(kind, live.info(language(request))))


@router.post("/join", **shows(TableRef))
async def join(services: ServicesNeeded, person: PersonNeeded, body: Joining) -> Response:
    """Use a link: sit down or watch."""
    return answer(TableRef(await services.invitations.join(person, body.token, body.seat)))


@router.post("/tables/{table}/seats/{seat}", **shows(dict[str, Any]))
async def change_seat(
    services: ServicesNeeded, access: AccessNeeded, table: TableId, seat: SeatNumber, body: SeatChange
) -> Response:
    """Claim a seat that is offered, leave one's own, let a bot play it, open it, give it back, lock it by a PIN, vote about it.

    Before the match begins, where the table agreed on it: say what one `brings`, as an army the way the set-up writes it.

    Where time is counted: say to be back after it was over, begin or end (`agree`) a holiday. In games that have no such move of
    their own: concede, or agree (or no longer) to end the game.
    """
    match body.action:
        case "pin":
            if seat not in access.seats:
                raise refuse("server-not-your-seat")
            await services.seating.set_seat(table, seat, pin=await hash_password(body.pin) if body.pin else "")
        case "vote":
            _refuse_unknown_bots([body.bot])
            await services.live_tables.absences.vote(
                await services.live_tables.live(table), access, seat, body.vote, body.bot
            )
        case "back":
            await services.live_tables.absences.be_back(access, table, seat)
        case "holiday":
            await services.live_tables.absences.holiday(access, table, seat, body.agree)
        case "concede":
            await services.endings.concede(await services.live_tables.live(table), access, seat)
        case "end":
            await services.endings.agree(await services.live_tables.live(table), access, seat, body.agree)
        case _:
            await _change_hands(services, access, table, seat, body)
    return done()


async def _change_hands(services: Services, access: Access, table: str, seat: int, body: SeatChange) -> None:
    """Let somebody else sit on a seat, or nobody."""
    seating = services.seating
    match body.action:
        case "claim":
            await seating.claim(access.person, table, seat, invited=False)
        case "bring":
            async with services.consulting:
                await seating.bring(access, table, seat, body.brings)
        case "leave":
            await seating.leave(access, table, seat)
        case "bot":
            _refuse_unknown_bots([body.bot])
            await seating.seat_bot(access, table, seat, body.bot or "random")
        case "free":
            await seating.free_seat(access, table, seat)
        case "give-back":
            await seating.give_back(access, table, seat)


def _owner_only(access: Access) -> None:
    if not access.owner:
        raise refuse("server-owner-only")


def _refuse_unknown_bots(names: list[str]) -> None:
    for name in names:
        if name and name not in bots():
            raise refuse("server-no-such-bot", bot=name)
