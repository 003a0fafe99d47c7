"""The WebSocket of a table: one connection, from hello to farewell.

Every message is decoded strictly, counted against a rate, carried out by the live table and answered. Nothing a client
sends can do more than be refused: whatever is not understood is answered with `Trouble`, and too much of it ends the connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, update
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from mageknight import __version__
from mageknight.bots import HINT
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.wire.decisions import command_info, read_command, refusal_info
from mageknight.locale import best
from mageknight.server.http import typed_lines
from mageknight.server.live import chat, pointing, takebacks
from mageknight.server.live.table import LiveTable
from mageknight.server.live.viewer import REFUSED, RESTART, Viewer
from mageknight.server.matches import outgoing
from mageknight.server.ops.security import client_network, origin_allowed, session_token
from mageknight.server.people.accounts import fits_password
from mageknight.server.services import Services
from mageknight.server.store import match_log
from mageknight.server.store.database import StorageError
from mageknight.server.store.numbered_match import NumberedMatch, Step
from mageknight.server.store.records import Access, Person
from mageknight.server.store.schema import tables
from mageknight.server.wire import protocol
from mageknight.server.wire.phrases import phrases, rendered
from mageknight.server.wire.protocol import PROTOCOL, Accepted, Refused, Trouble, Welcome

HELLO_SECONDS: Final = 10.0
PATIENCE: Final = 20
"""How many messages that make no sense a connection may send."""
HANDS_ON: Final = (
    protocol.Do,
    protocol.Undo,
    protocol.Redo,
    protocol.Cancel,
    protocol.AskTakeBack,
    protocol.AnswerTakeBack,
    protocol.Say,
)
"""Messages that nobody sends without touching something."""

log = structlog.get_logger("socket")


async def serve(services: Services, websocket: WebSocket, table: str) -> None:
    """Talk to one client until either side has enough."""
    if not origin_allowed(websocket, services.settings):
        await websocket.close(REFUSED)
        return
    address = client_network(websocket)
    if not services.limits.enter(address):
        await websocket.close(REFUSED)
        return
    services.metrics.sockets.inc()
    try:
        await websocket.accept()
        viewer, live, hello = await _greet(services, websocket, table)
        if viewer is not None and live is not None:
            await Conversation(services, websocket, live, viewer).run(hello)
    except StorageError:
        # Between the hello and the welcome; afterwards every message has an answer of its own.
        await _farewell(websocket, refuse("server-storage"), "", RESTART)
    except (WebSocketDisconnect, OSError, RuntimeError) as error:
        if isinstance(error, RuntimeError) and websocket.client_state is WebSocketState.CONNECTED:
            raise
    finally:
        services.metrics.sockets.dec()
        services.limits.leave(address)


async def _greet(
    services: Services, websocket: WebSocket, table: str
) -> tuple[Viewer | None, LiveTable | None, protocol.Hello]:
    """Wait for the hello and find out who it is and what that person may do here."""
    lang = best([websocket.headers.get("accept-language", "").split(",")[0]])
    hello = protocol.Hello()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            first = protocol.decoder.decode(await _frame(websocket, services.settings.message_limit))
        if not isinstance(first, protocol.Hello) or first.protocol != PROTOCOL:
            raise refuse("server-hello")
        hello = first
        person, session = await _person(services, websocket, hello)
        lang = best([hello.lang or person.lang])
        access = await services.lobby.access(person, table)
        live = await services.live_tables.live(table)
    except (msgspec.DecodeError, TimeoutError, UnicodeError):
        await _farewell(websocket, refuse("server-hello"), lang, REFUSED)
        return None, None, hello
    except Refusal as refusal:
        log.info("refused at the door", reason=refusal.reason, table=table)
        await _farewell(websocket, refusal, lang, REFUSED)
        return None, None, hello
    except StorageError:
        await _farewell(websocket, refuse("server-storage"), lang, RESTART)
        return None, None, hello
    viewer = Viewer(access, lang, services.settings.queue_limit, session)
    viewer.look = await _first_look(live, access, hello)
    return viewer, live, hello


async def _person(services: Services, websocket: WebSocket, hello: protocol.Hello) -> tuple[Person, str]:
    token = hello.token or session_token(websocket)
    person = await services.people.of_token(token) if token else None
    if person is None:
        raise refuse("server-who-are-you")
    return person, services.people.session_of(token)


async def _first_look(live: LiveTable, access: Access, hello: protocol.Hello) -> int | None:
    look = hello.look if hello.look is not None and access.may_look(hello.look) else access.first_look()
    if look is not None and not await _opens(live, look, hello.pin):
        return None
    return look


async def _opens(live: LiveTable, seat: int, pin: str) -> bool:
    """True if this pin uncovers the seat's hand; a seat without one needs none."""
    stored = live.seated[seat].pin
    return not stored or await fits_password(stored, pin)


async def _farewell(websocket: WebSocket, refusal: Refusal, lang: str, code: int) -> None:
    sentence = phrases(lang).render(refusal.message())
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        raw = protocol.encoder.encode(Trouble(refusal.reason, sentence, True))
        await websocket.send_text(raw.decode())
        await websocket.close(code)


async def _frame(websocket: WebSocket, limit: int) -> str:
    """The next text frame; a binary or too large one is a decoding error."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text) > limit:
        raise msgspec.DecodeError("not a text frame of acceptable size")
    return str(text)


class Conversation:
    """The messages of one connection, answered in their order."""

    def __init__(self, services: Services, websocket: WebSocket, live: LiveTable, viewer: Viewer) -> None:
        self._services = services
        self._websocket = websocket
        self._live = live
        self._viewer = viewer
        self._nonsense = 0

    async def run(self, hello: protocol.Hello) -> None:
        live, viewer = self._services.live_tables.held(self._live), self._viewer
        self._live = live
        live.join(viewer)
        try:
            said = await chat.said(self._services.database, live.id)
            async with live.lock:
                viewer.send(Welcome(PROTOCOL, __version__, live.info(viewer.lang), viewer.you(), tuple(said)))
                viewer.ready = True
                await live.catch_up(viewer, hello.last)
            pointing.greet(live, viewer)
            await self._services.live_tables.present(live)
            await self._talk()
        finally:
            live.part(viewer)
            await pointing.leave(self._services.broker, live, viewer)
            with contextlib.suppress(StorageError):
                await self._services.live_tables.present(live)

    async def _talk(self) -> None:
        """Send and receive until one of the two ends."""
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            receiving.cancel()
            ended = await asyncio.gather(sending, receiving, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, (WebSocketDisconnect, OSError)):
                raise error

    async def _send(self) -> None:
        while (raw := await self._viewer.next()) is not None:
            await self._websocket.send_text(raw.decode())
        await self._websocket.close(self._viewer.close_code or REFUSED)

    async def _receive(self) -> None:
        limits, viewer = self._services.limits, self._viewer
        while True:
            started = time.perf_counter()
            try:
                frame = await _frame(self._websocket, self._services.settings.message_limit)
                started = time.perf_counter()
                if not limits.allows("socket", viewer.access.person.id):
                    self._trouble(refuse("server-too-fast"), nonsense=True)
                    continue
                message = protocol.decoder.decode(frame)
                if viewer.close_code is not None:
                    continue
            except (msgspec.DecodeError, UnicodeError):
                self._trouble(refuse("server-malformed"), nonsense=True)
                continue
            self._services.metrics.messages.labels(type(message).__name__).inc()
            # What was begun is finished even if the client goes away meanwhile.
            await asyncio.shield(self._services.live_tables.spawn(self._answer(message)))
            self._services.metrics.latency.observe(time.perf_counter() - started)

    async def _answer(self, message: protocol.Incoming) -> None:
        """Carry out one message; a refusal is an answer too."""
        try:
            await self._handle(message)
        except Refusal as refusal:
            self._services.metrics.refusals.labels(refusal.reason).inc()
            log.info("refused", reason=refusal.reason, table=self._live.id, what=type(message).__name__)
            request = getattr(message, "id", None)
            if request is None:
                self._trouble(refusal)
            else:
                info = refusal_info(refusal, phrases(self._viewer.lang).render)
                self._viewer.send(Refused(request, info))
        except StorageError:
            self._trouble(refuse("server-storage"))
            self._viewer.drop(RESTART)
        except (
            Exception
        ):  # a fault of ours must not end the conversation, nor be tried again by a client that comes back
            log.exception("fault", table=self._live.id, what=type(message).__name__)
            self._live.stale = True
            request = getattr(message, "id", None)
            info = refusal_info(refuse("server-fault"), phrases(self._viewer.lang).render)
            if request is not None:
                self._viewer.send(Refused(request, info))

    def _trouble(self, refusal: Refusal, nonsense: bool = False) -> None:
        self._nonsense += nonsense
        fatal = self._nonsense > PATIENCE
        sentence = phrases(self._viewer.lang).render(refusal.message())
        self._viewer.send(Trouble(refusal.reason, sentence, fatal))
        if nonsense:
            log.info("nonsense", table=self._live.id, count=self._nonsense)
        if fatal:
            self._viewer.drop(REFUSED)

    async def _handle(self, message: protocol.Incoming) -> None:
        live, viewer = self._live, self._viewer
        if isinstance(message, HANDS_ON):
            self._services.courier.presence.noticed(viewer.access.person.id)
        match message:
            case protocol.Do():
                await self._do(message)
            case protocol.Undo(id=request, seat=seat, to=to):
                await live.request(viewer, seat, request, lambda it: it.undo(seat, to))
            case protocol.Redo(id=request, seat=seat):
                await live.request(viewer, seat, request, lambda it: it.redo(seat))
            case protocol.Cancel(id=request, seat=seat):
                await live.request(viewer, seat, request, lambda it: it.cancel(seat))
            case protocol.AskTakeBack(id=request, seat=seat, to=to):
                await takebacks.ask(live, viewer, seat, request, to)
            case protocol.AnswerTakeBack(id=answer, seat=seat, request=request, agree=agree):
                await takebacks.answer(live, viewer, seat, answer, request, agree)
            case protocol.Say(id=request, text=text):
                number = await chat.say(self._services.database, self._services.broker, live, viewer, request, text)
                viewer.send(Accepted(request, number))
            case protocol.Point(line=line):
                if not self._services.limits.allows("point", viewer.access.person.id):
                    raise refuse("server-too-fast")
                await pointing.point(self._services.broker, live, viewer, line)
            case protocol.Hint(id=request, seat=seat):
                await self._hint(request, seat)
            case _:
                await self._look_around(message)

    async def _look_around(self, message: protocol.Incoming) -> None:
        """Messages that change nothing but what this viewer is shown."""
        live, viewer = self._live, self._viewer
        match message:
            case protocol.Why(id=request, command=raw):
                await self._why(request, raw)
            case protocol.Question(id=request, about=raw):
                await self._question(request, raw)
            case protocol.Look(seat=seat, pin=pin):
                await self._look(seat, pin)
            case protocol.Speak(lang=lang):
                viewer.lang = best([lang])
                await self._again()
            case protocol.Mute(on=on):
                viewer.muted = on
                viewer.send(protocol.TableChanged(live.info(viewer.lang), viewer.you()))
            case protocol.Wait(on=on):
                viewer.waits = on
                self._services.live_tables.driver.drive(live)
            case protocol.Proceed():
                live.released = live.running().version
                self._services.live_tables.driver.drive(live)
            case protocol.Sync(last=last):
                async with live.lock:
                    await live.catch_up(viewer, last)
            case protocol.Read(id=request):
                async with live.lock:
                    told = outgoing.text(live.running(), viewer.look, viewer.lang)
                viewer.send(protocol.Text(request, tuple(told)))
            case protocol.Log(id=request, before=before, count=count):
                await self._log(request, before, count)
            case protocol.Typed(id=request, line=line):
                async with live.lock:
                    viewer.send(typed_lines.hear(live.running(), viewer.look, viewer.lang, request, line))
            case _:
                raise refuse("server-hello")

    # ------------------------------------------------------------------------------------------------- commands

    async def _do(self, message: protocol.Do) -> None:
        command = self._command(message.command)

        def act(numbered: NumberedMatch) -> Step:
            if message.seen < self._live.last_undo_entry or message.seen > numbered.version:
                raise refuse("stale-decision")
            if message.number >= 0 and not _is_open(numbered, command.seat, message.number):
                raise refuse("stale-decision")
            refusal = numbered.objection(command)
            if refusal is not None:
                raise refusal
            return numbered.play(command)

        await self._live.request(self._viewer, command.seat, message.id, act)

    def _command(self, raw: Any) -> Command:
        """A command from the wire, of a seat this viewer holds."""
        command = read_command(self._live.running().kit, bytes(raw))
        if command.seat not in self._viewer.access.seats:
            raise refuse("server-not-your-seat")
        return command

    async def _why(self, request: str, raw: Any) -> None:
        command = self._command(raw)
        async with self._live.lock:
            refusal = self._live.running().match.explain(command)
        words = phrases(self._viewer.lang)
        info = refusal_info(refusal, words.render) if refusal is not None else None
        self._viewer.send(protocol.Because(request, info))

    async def _question(self, request: str, raw: Any) -> None:
        """Answered in a thread, from a copy: the match goes on meanwhile."""
        viewer = self._viewer
        async with self._live.lock:
            numbered = self._live.running()
            kit, state = numbered.kit, numbered.kit.copy(numbered.match.state)
        found = await asyncio.to_thread(kit.answer, state, viewer.look, bytes(raw))
        viewer.send(protocol.Answer(request, rendered(found, phrases(viewer.lang).render)))

    async def _hint(self, request: str, seat: int) -> None:
        live = self._live
        if seat not in self._viewer.access.seats:
            raise refuse("server-not-your-seat")
        if not live.record.options.hints:
            raise refuse("server-no-hints")
        async with live.lock:
            numbered = live.running()
            if seat not in live.record.waiting:
                raise refuse("not-your-decision")
            position = self._services.live_tables.driver.position(numbered, seat, HINT)
        thought = await self._services.live_tables.driver.think(numbered, position, self._viewer.access.person.id)
        words = phrases(self._viewer.lang)
        async with live.lock:
            if thought is None or live.running().match.explain(thought[0]) is not None:
                raise refuse("server-no-hint-now")
            command, found = thought
            text = words.render(numbered.kit.describe(numbered.match.state, command))
        await self._note_hint()
        because = words.render(found.reason) if found.reason is not None else ""
        plan = tuple([words.render(step) for step in found.plan])
        self._viewer.send(protocol.Hinted(request, command_info(numbered.kit, command), text, because, plan))

    async def _note_hint(self) -> None:
        """The record marks games in which somebody was advised."""
        live = self._live
        if live.record.hinted:
            return

        def job(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == live.id).values(hinted=True))

        await self._services.lobby.change(live.id, job)

    # -------------------------------------------------------------------------------------------------- looking

    async def _look(self, seat: int | None, pin: str) -> None:
        if not self._viewer.access.may_look(seat):
            raise refuse("server-not-your-seat")
        if seat is not None and not await _opens(self._live, seat, pin):
            raise refuse("server-wrong-pin")
        self._viewer.look = seat
        await self._again()

    async def _again(self) -> None:
        """Everything again: from another seat, or in another language."""
        live, viewer = self._live, self._viewer
        async with live.lock:
            viewer.send(protocol.TableChanged(live.info(viewer.lang), viewer.you()))
            await live.catch_up(viewer, None)

    async def _log(self, request: str, before: int, count: int) -> None:
        viewer = self._viewer
        async with self._services.database.reading() as connection:
            told = await match_log.lines_before(connection, self._live.id, before, count)
        names = self._live.names
        lines = [
            info for number, some in told for info in outgoing.line_infos(number, some, viewer.look, viewer.lang, names)
        ]
        viewer.send(protocol.Lines(request, tuple(lines)))


def _is_open(numbered: NumberedMatch, seat: int, number: int) -> bool:
    return any(decision.seat == seat and decision.number == number for decision in numbered.pending())
