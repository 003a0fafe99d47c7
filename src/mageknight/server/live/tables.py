"""All live tables of this process: loaded when wanted, driven when bots are to move, saved and let go when idle."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, select, update

from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server.live import pointing
from mageknight.server.live.absences import Absences, locked, remark
from mageknight.server.live.bots import Driver
from mageknight.server.live.chat import deliver
from mageknight.server.live.table import LINES, LiveTable
from mageknight.server.ops.metrics import Metrics
from mageknight.server.ops.watchdog import Watchdog
from mageknight.server.people.accounts import People
from mageknight.server.settings import Settings
from mageknight.server.store import match_log
from mageknight.server.store.broker import PROCESS, Broker, Note
from mageknight.server.store.database import Database, StorageError
from mageknight.server.store.match_log import StoredSnapshot
from mageknight.server.store.numbered_match import Step, pack_lines
from mageknight.server.store.records import Request, seats_text
from mageknight.server.store.schema import seats, tables
from mageknight.server.tables import lesson_tables, puzzle_tables
from mageknight.server.tables.lobby import Lobby, is_full, kit_of, read_table
from mageknight.server.workers.pool import Workers

ANNOUNCE: Final = 60.0
"""Seconds between two announcements of who is there to the other processes."""
PATIENCE: Final = 1.0
"""Seconds between attempts to reach a database that does not answer."""
EVERY: Final = 25
"""A match is snapshotted when so many entries have come since the last one, and when it is let go."""


class LiveTables:
    """The live tables, by id."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        broker: Broker,
        lobby: Lobby,
        people: People,
        workers: Workers,
        metrics: Metrics,
        watchdog: Watchdog,
    ) -> None:
        self.settings = settings
        self.database = database
        self.broker = broker
        self.lobby = lobby
        self.people = people
        self.metrics = metrics
        self.watchdog = watchdog
        self.log = structlog.get_logger("hub")
        self.driver = Driver(self, workers)
        self.absences = Absences(lobby)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._games: set[str] = set()
        self._closing = False
        lobby.changed = self.table_changed

    # ------------------------------------------------------------------------------------------ begin and end

    async def open(self) -> None:
        """Listen to the other processes, take up what was interrupted, keep order."""
        await self.broker.open(self.heard)
        self.spawn(self._patiently(self._take_up))
        self.spawn(self._keep_order())

    async def close(self) -> None:
        """Stop what runs and store a snapshot of every match that has moved on."""
        self._closing = True
        await self.broker.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.known():
            with contextlib.suppress(StorageError):
                await self.store_snapshot(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside everything else; it ends with this object."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def _patiently(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that needs the database, again and again until it answers."""
        while True:
            try:
                await work()
                return
            except StorageError as error:
                self.log.warning("storage failed", error=str(error))
                await asyncio.sleep(PATIENCE)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.errors.inc()
            self.log.error("a task failed", exc_info=task.exception())

    async def _take_up(self) -> None:
        """Matches that wait for a bot go on, as if nothing had happened."""
        query = (
            select(tables.c.id, tables.c.waiting, seats.c.seat)
            .join(seats, seats.c.table == tables.c.id)
            .where(tables.c.status == "running", seats.c.bot != "")
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        for table in sorted({row.id for row in found if str(row.seat) in row.waiting.split()}):
            try:
                await self._drive(table)
            except StorageError:
                raise
            except Exception:  # one match that cannot be read must not keep the others waiting
                self.metrics.errors.inc()
                self.log.exception("match cannot be read", table=table)

    async def _drive(self, table: str) -> None:
        """Load a match and let its bots go on; one that cannot be loaded waits for a program that can."""
        try:
            self.driver.drive(await self.live(table))
        except Refusal as refusal:
            self.log.warning("match cannot be loaded", table=table, reason=refusal.reason)

    async def _keep_order(self) -> None:
        """Snapshots of busy matches, news of who is there, and room for new ones."""
        announced = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.snapshot_seconds)
            if time.monotonic() - announced > ANNOUNCE:
                announced = time.monotonic()
                for live in [one for one in self._live.values() if one.viewers]:
                    await self._announce(live)
                with contextlib.suppress(StorageError):
                    await self._end_old_sessions()
            for live in list(self._live.values()):
                if live.record.version - live.snapshot_at >= EVERY:
                    with contextlib.suppress(StorageError):
                        await self.store_snapshot(live)
            with contextlib.suppress(StorageError):
                await self._let_go()

    async def _let_go(self) -> None:
        """Forget matches nobody watches: those that are over at once, others when there are too many, the longest unused first."""
        idle = [live for live in self._live.values() if not live.viewers and live.bot is None]
        over = [live for live in idle if live.record.status in ("finished", "closed")]
        waiting = [live for live in idle if live.record.status not in ("finished", "closed")]
        many = max(0, len(self._live) - len(over) - self.settings.keep_live)
        for live in [*over, *waiting[:many]]:
            await self.store_snapshot(live)
            if not live.viewers and not live.lock.locked():
                self._live.pop(live.id, None)

    # ------------------------------------------------------------------------------------------------ loading

    def known(self) -> list[LiveTable]:
        return list(self._live.values())

    async def live(self, table: str) -> LiveTable:
        """The live table with this id; read from the database if it is not in memory."""
        found = self._live.get(table)
        if found is not None:
            self._live.move_to_end(table)
            return found
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                found = self._live.get(table)
                if found is None:
                    async with self.database.reading() as connection:
                        record, seated = await read_table(connection, table)
                    found = LiveTable(self, record, seated)
                    await self.load(found)
                    self._live[table] = found
                    # Whoever let its bots move and watched its clock may be gone.
                    self.on_remote_change(found)
        finally:
            self._loading.pop(table, None)
        return found

    def held(self, live: LiveTable) -> LiveTable:
        """The table to join: this one, unless it was let go since it was looked up and somebody else has loaded it again."""
        return self._live.setdefault(live.id, live)

    async def load(self, live: LiveTable, whole: bool = False) -> None:
        """Read a match: from its last snapshot, or with `whole` from where its log begins."""
        async with self.database.reading() as connection:
            live.record, live.seated = await read_table(connection, live.id)
            if live.record.status == "open":
                live.numbered = None
                if is_full(live.record, live.seated):
                    # Whoever filled it was interrupted before it could begin.
                    self.spawn(self._patiently(partial(self.lobby.begin_if_full, live.id)))
                return
            kit = self._kit(live)
            # Lessons and puzzles find out where they stand by looking back to their beginning.
            whole = whole or bool(live.record.options.lesson or live.record.options.puzzle)
            numbered, steps = await match_log.read_match(connection, kit, live.record, whole)
            numbered.course = lesson_tables.course_of(live.record, numbered)
            numbered.attempt = await puzzle_tables.attempt_of(connection, live.record, numbered)
            numbered.guide = lesson_tables.guide_for(live.record)
            live.ids = await match_log.requests_of(connection, live.id)
            earlier = await match_log.lines_before(connection, live.id, numbered.base, LINES)
        live.numbered = numbered
        live.snapshot_at = numbered.base
        live.steps.clear()
        live.told.clear()
        live.told.extend([(number, pack_lines(lines)) for number, lines in earlier])
        live.last_undo_entry = numbered.base
        for step in steps:
            live.remember(step)
        if live.record.rules != kit.rules_version or live.record.content != kit.content_hash:
            await self._upgrade(live)

    def _kit(self, live: LiveTable) -> Kit[Any]:
        """The game of a table; what it brings along stays for ever, so the collector need not look through it again."""
        kit = kit_of(live.record)
        if kit.name not in self._games:
            self._games.add(kit.name)
            gc.freeze()
        return kit

    async def _upgrade(self, live: LiveTable) -> None:
        """The rules have changed since: the match goes on from here by today's, and its log begins again here."""
        numbered, kit = live.running(), live.kit
        number = live.record.version
        state = msgspec.json.encode(kit.codec.dump(numbered.match.state))
        barrier = say("server-barrier-upgrade").key
        base = StoredSnapshot(
            number=number,
            played=numbered.played,
            rules=kit.rules_version,
            content=kit.content_hash,
            base=True,
            barrier=barrier,
            state=state,
        )
        fresh = match_log.opened(kit, numbered.match.setup, numbered.match.seed, base)
        fresh.last_by, fresh.ended = numbered.last_by, numbered.ended
        waiting = fresh.waiting()

        def job(connection: Connection) -> None:
            match_log.keep_snapshot(connection, live.id, base)
            connection.execute(
                update(tables)
                .where(tables.c.id == live.id, tables.c.version == number)
                .values(rules=kit.rules_version, content=kit.content_hash, waiting=seats_text(waiting))
            )

        await self.database.write(job, live.id)
        self.log.info("match continues under new rules", table=live.id, old=live.record.rules, new=kit.rules_version)
        live.record = msgspec.structs.replace(
            live.record, rules=kit.rules_version, content=kit.content_hash, waiting=waiting
        )
        live.numbered = fresh
        live.steps.clear()
        live.last_undo_entry = number
        live.snapshot_at = number

    async def store_snapshot(self, live: LiveTable) -> None:
        """Keep the last position that cannot be taken back, so that loading is quick and survives new rules."""
        async with live.lock:
            numbered = live.numbered
            if numbered is None or live.stale:
                return
            number, played, barrier, state = numbered.snapshot()
            if number <= live.snapshot_at:
                return
            kit = numbered.kit
            stored = StoredSnapshot(
                number=number,
                played=played,
                rules=kit.rules_version,
                content=kit.content_hash,
                base=False,
                barrier=barrier,
                state=state,
            )

            def job(connection: Connection) -> None:
                match_log.keep_snapshot(connection, live.id, stored)

            await self.database.write(job, live.id)
            live.snapshot_at = number

    # ------------------------------------------------------------------------------------------------ sessions

    async def end_sessions(self, who: str) -> None:
        """A session is over, or all of a person: the connections that were opened with it end, in every process."""
        if who:
            self._end_sessions({who})
            await self.broker.tell(Note("session", text=who))

    def _end_sessions(self, who: set[str]) -> None:
        for live in self.known():
            for viewer in list(live.viewers):
                if viewer.session in who or viewer.access.person.id in who:
                    live.send_away(viewer, refuse("server-who-are-you"))

    async def _end_old_sessions(self) -> None:
        """Sessions run out, and a host may end them: whoever is still connected by one is sent away."""
        known = {viewer.session for live in self.known() for viewer in live.viewers if viewer.session}
        if known:
            self._end_sessions(await self.people.ended(known))

    # ---------------------------------------------------------------------------------------------- listening

    def heard(self, note: Note) -> None:
        """A note of another process."""
        if self._closing:
            return
        if note.about == "all":
            self.spawn(self._patiently(self._check_all))
            return
        if note.about == "session":
            self._end_sessions({note.text})
            return
        live = self._live.get(note.table)
        if live is None:
            if note.table in self._loading:
                self.spawn(self._patiently(partial(self._heard_while_loading, note)))
        elif note.about == "log":
            self.spawn(self._patiently(partial(live.on_log_note, note.number)))
        elif note.about == "presence":
            live.heard_presence(note.process, note.seats)
        elif note.about == "point":
            pointing.heard(live, note)
        elif note.about == "chat":
            self.spawn(self._patiently(partial(deliver, self.database, live, note.number)))
        else:
            self.spawn(self._patiently(live.heard_table))

    async def _heard_while_loading(self, note: Note) -> None:
        """A note about a table that is being read, perhaps from before what the note tells."""
        with contextlib.suppress(Refusal):
            await self.live(note.table)
            self.heard(note)

    async def _check_all(self) -> None:
        """Notes may have been missed: compare every live table with the database."""
        for live in self.known():
            async with self.database.reading() as connection:
                record, _ = await read_table(connection, live.id)
            await live.on_log_note(record.version)
            await live.heard_table()

    async def table_changed(self, table: str) -> None:
        """The lobby of this process has changed a table; whoever is reading it may have read it as it was before."""
        if table in self._live or table in self._loading:
            with contextlib.suppress(Refusal):
                await (await self.live(table)).heard_table()
        else:
            await self._drive(table)

    async def present(self, live: LiveTable) -> None:
        """Somebody came or went: tell everybody, here and elsewhere."""
        live.tell_table()
        self.driver.drive(live)
        await self._announce(live)

    async def _announce(self, live: LiveTable) -> None:
        await self.broker.tell(Note("presence", live.id, 0, tuple(sorted(live.here())), PROCESS))

    def refresh_later(self, live: LiveTable) -> None:
        """Read a match again as soon as the database answers, and let its bots go on."""

        async def refresh() -> None:
            await live.refresh()
            self.on_remote_change(live)

        self.spawn(self._patiently(refresh))

    # ------------------------------------------------------------------------------------------- consequences

    def committed(self, live: LiveTable, step: Step) -> None:
        """This process has added a step to a match."""
        self.metrics.commands.inc()
        live.set_alarm()
        self.driver.drive(live)

    def on_remote_change(self, live: LiveTable) -> None:
        """A table changed by what somebody else did."""
        live.set_alarm()
        self.driver.drive(live)

    def time_passed(self, live: LiveTable) -> None:
        """Time alone has changed something at a table: tell everybody, and let votes that are due decide."""
        live.tell_table()
        live.set_alarm()
        self.spawn(self._patiently(partial(self.absences.settle, live)))

    async def set_request(self, table: str, asked: Request | None, said: Message | None = None) -> None:
        """Put a take-back request on the table, or take it away; what is said of it goes on the log."""
        text = msgspec.json.encode(asked).decode() if asked is not None else ""

        def job(connection: Connection) -> None:
            record, _ = locked(connection, table)
            connection.execute(update(tables).where(tables.c.id == table).values(request=text))
            if said is not None:
                remark(connection, record, said)

        await self.lobby.change(table, job)
