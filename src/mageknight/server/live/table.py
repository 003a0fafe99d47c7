"""A live table: one match in memory, those who watch it, and the order in which things happen to it.

Whatever changes a match goes through `_commit`: the kernel accepts it, the database has it on disk, and only then does
anybody hear of it. If the database refuses, memory is thrown away and read again: the log is the truth.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server.clock import now
from mageknight.server.live import absences
from mageknight.server.live.table_info import table_info
from mageknight.server.live.viewer import REFUSED, RESTART, Viewer, encode
from mageknight.server.matches import outgoing
from mageknight.server.people.results import result_rows
from mageknight.server.store import match_log
from mageknight.server.store.broker import Note
from mageknight.server.store.database import StorageError
from mageknight.server.store.numbered_match import NumberedMatch, Step, pack_lines, unpack_lines
from mageknight.server.store.records import Clock, SeatRecord, TableRecord
from mageknight.server.tables.display_names import Names, names_of
from mageknight.server.tables.lobby import read_access, read_table
from mageknight.server.wire.phrases import phrases
from mageknight.server.wire.protocol import Accepted, Snapshot, TableChanged, Trouble, Update
from mageknight.server.wire.types import LineInfo, Spot, StepInfo, TableInfo

if TYPE_CHECKING:
    from mageknight.server.live.tables import LiveTables

STEPS: Final = 64
"""How many steps a reconnecting viewer can catch up on; beyond that it gets a snapshot."""
LINES: Final = 200
"""How many lines of the log come with a snapshot."""


PRESENCE: Final = 150
"""Seconds for which another process is believed when it says who is there; it says so every minute."""


class LiveTable:
    """One table on this process. All methods with `_` expect the lock to be held."""

    def __init__(self, live_tables: LiveTables, record: TableRecord, seated: list[SeatRecord]) -> None:
        self.live_tables = live_tables
        self.record = record
        self.seated = seated
        self.numbered: NumberedMatch | None = None
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.released = -1
        self.pointed: dict[int, tuple[Spot, Spot]] = {}
        """The line each seat shows the others now."""
        self.steps: deque[Step] = deque(maxlen=STEPS)
        self.told: deque[tuple[int, bytes]] = deque(maxlen=LINES)
        """What was told lately, packed: it is read only when somebody comes again."""
        self.ids: dict[tuple[int, str], int] = {}
        """Every request that was carried out, and the entry it became."""
        self.last_undo_entry = 0
        """The last entry that took something back; a command chosen before it was chosen in another position."""
        self.snapshot_at = 0
        self._elsewhere: dict[str, tuple[int, tuple[int, ...]]] = {}
        """Seats present at other processes, and when that was heard."""
        self.bot: asyncio.Task[None] | None = None
        self.stumbles = 0
        """How often in a row a bot had no answer here."""
        self._alarm: asyncio.TimerHandle | None = None
        self.stale = False

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def names(self) -> Names:
        """The names the log calls the players by."""
        return names_of(self.seated)

    @property
    def kit(self) -> Kit[Any]:
        assert self.numbered is not None
        return self.numbered.kit

    def running(self) -> NumberedMatch:
        """The match; refused while the table is not being played."""
        if self.numbered is None:
            raise refuse("server-not-begun")
        return self.numbered

    # ---------------------------------------------------------------------------------------------- requests

    async def request(
        self, viewer: Viewer, actor: int, name: str, act: Callable[[NumberedMatch], Step], **changes: Any
    ) -> None:
        """Carry out what a seat asks for, exactly once, and confirm it when it is on disk."""
        if actor not in viewer.access.seats:
            raise refuse("server-not-your-seat")
        async with self.lock:
            await self._fresh()
            numbered = self.running()
            if self._known(viewer, actor, name):
                return
            if self.record.status != "running":
                raise refuse("game-over")
            self._refuse_full(numbered)
            with self.live_tables.watchdog.at(self.id):
                step = act(numbered)
            step.actor = actor
            step.command_id = name
            try:
                await self._commit(step, **changes)
            except match_log.Conflict:
                # Somebody else was first; perhaps it was this very request, by another way.
                if self._known(viewer, actor, name):
                    return
                raise refuse("stale-decision") from None
        viewer.send(Accepted(name, step.number))

    async def act_for(self, actor: int, act: Callable[[NumberedMatch], Step], version: int) -> bool:
        """A step by a bot, if the match is still where the bot looked at it."""
        async with self.lock:
            await self._fresh()
            numbered = self.running()
            if numbered.version != version or self.record.status != "running":
                return False
            self._refuse_full(numbered)
            with self.live_tables.watchdog.at(self.id):
                step = act(numbered)
            step.actor = actor
            try:
                await self._commit(step)
            except match_log.Conflict:
                return False
        return True

    def is_full(self) -> bool:
        """True if the log has grown as long as this server keeps one."""
        return self.record.version >= self.live_tables.settings.entries_per_match

    def _refuse_full(self, numbered: NumberedMatch) -> None:
        if numbered.version >= self.live_tables.settings.entries_per_match:
            raise refuse("server-match-full", most=self.live_tables.settings.entries_per_match)

    def _known(self, viewer: Viewer, actor: int, name: str) -> bool:
        """True if this request was carried out before; then it is only confirmed again."""
        number = self.ids.get((actor, name))
        if number is not None:
            viewer.send(Accepted(name, number))
        return number is not None

    async def _commit(self, step: Step, **changes: Any) -> None:
        """Make a step durable, then tell everybody."""
        numbered = self.running()
        waiting = numbered.waiting()
        outcome = numbered.outcome()
        values = dict(changes)
        if outcome is not None:
            values.update(status="finished", finished=now())

        judged = step.actor >= 0 and self.seated[step.actor].votes is not None
        timed = self.record.options.pace if self.record.clocks else None

        def job(connection: Connection) -> tuple[Clock, ...]:
            match_log.append(connection, self.id, step, waiting, **values)
            clocks: tuple[Clock, ...] = ()
            if timed is not None:
                clocks = match_log.advance_clocks(connection, self.id, timed, waiting, bool(step.undone))
            if judged:
                match_log.forget_votes(connection, self.id, step.actor)
            if outcome is not None:
                result_rows(connection, self.record, self.seated, numbered, outcome)
            self.live_tables.broker.tell_within(connection, Note("log", self.id, step.number))
            return clocks

        # Until it is on disk memory is ahead of the truth; whatever interrupts this leaves it marked so.
        self.stale = True
        try:
            clocks = await self.live_tables.database.write(job, self.id)
        except (match_log.Conflict, StorageError) as error:
            await self._after_failure(error)
        self.stale = False
        self.remember(step)
        if judged:
            self.seated[step.actor] = msgspec.structs.replace(self.seated[step.actor], votes=None)
        changed = bool(values) or judged or clocks != self.record.clocks
        self.record = msgspec.structs.replace(
            self.record, version=step.number, waiting=waiting, changed=now(), clocks=clocks, **_decoded(values)
        )
        self._tell([step])
        if changed:
            self._tell_table()
        self.live_tables.committed(self, step)

    async def _after_failure(self, error: Exception) -> None:
        """Nobody knows what is in the database: read it again, or send everybody away until it answers."""
        if isinstance(error, match_log.Conflict):
            await self._fresh()
            raise error
        self.live_tables.log.warning("storage failed", table=self.id, error=str(error))
        for viewer in self.viewers:
            viewer.drop(RESTART)
        self.live_tables.refresh_later(self)
        raise refuse("server-storage") from error

    def remember(self, step: Step) -> None:
        self.steps.append(step)
        if step.lines:
            self.told.append((step.number, pack_lines(step.lines)))
        if step.undone or not step.entries:
            self.last_undo_entry = step.number
        if step.undone:
            kept = [told for told in self.told if told[0] not in step.undone]
            self.told = deque(kept, maxlen=LINES)
        if step.command_id is not None:
            self.ids[step.actor, step.command_id] = step.number

    # --------------------------------------------------------------------------------------------- refreshing

    async def _fresh(self) -> bool:
        """Read everything again if memory is known to be behind or wrong; True if everybody was sent what they missed."""
        if not self.stale:
            return False
        await self.live_tables.load(self)
        self.stale = False
        for viewer in self.viewers:
            if viewer.ready:
                self._catch_up(viewer, viewer.sent)
        return True

    async def refresh(self) -> None:
        """Make memory right again after a failure."""
        async with self.lock:
            await self._fresh()

    async def read_whole(self) -> None:
        """Read the match from where its log begins, if memory begins later."""
        async with self.lock:
            if self.running().base:
                await self.live_tables.load(self, whole=True)

    async def on_log_note(self, number: int) -> None:
        """Another process has added entries: follow them."""
        async with self.lock:
            await self._fresh()
            numbered = self.numbered
            if numbered is None or numbered.version >= number:
                return
            async with self.live_tables.database.reading() as connection:
                record, seated = await read_table(connection, self.id)
                rows = await match_log.read(connection, numbered.kit, self.id, numbered.version)
            self.record, self.seated = record, seated
            steps = []
            for row in rows:
                step = numbered.repeat(row.entry)
                step.actor, step.command_id, step.lines = row.actor, row.command, row.lines
                self.remember(step)
                steps.append(step)
            self._tell(steps)
            self._tell_table()
            self.live_tables.on_remote_change(self)

    async def heard_table(self) -> None:
        """Seats, options or status have changed: read them, and who may still look."""
        async with self.lock:
            await self._fresh()
            before = self.record.status
            async with self.live_tables.database.reading() as connection:
                self.record, self.seated = await read_table(connection, self.id)
                # Others may come and go while this is read; who comes has just been asked.
                watching = list(self.viewers)
                access = {one: await read_access(connection, one.access.person, self.id) for one in watching}
            if before != self.record.status and self.numbered is None:
                self.stale = True
                await self._fresh()
            self._end_if_ended()
            for viewer, may in access.items():
                if not viewer.update_access(may):
                    # The link somebody watched by was revoked.
                    _send_away(viewer, refuse("server-sent-away"))
                elif viewer.sent < 0 and viewer.ready:
                    self._catch_up(viewer, None)
            self._tell_table()
            self.live_tables.on_remote_change(self)

    def _end_if_ended(self) -> None:
        """Show everybody the end when the table, not the game, has made one."""
        numbered = self.numbered
        if numbered is not None and self.record.ending is not None and numbered.ended is None:
            numbered.ended = self.record.ending
            for viewer in self.viewers:
                if viewer.ready:
                    self._catch_up(viewer, viewer.sent)

    # ------------------------------------------------------------------------------------------------ telling

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)

    def send_away(self, viewer: Viewer, refusal: Refusal) -> None:
        """End a connection; from now on nothing more is shown there."""
        self.viewers.discard(viewer)
        _send_away(viewer, refusal)

    def part(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    async def catch_up(self, viewer: Viewer, last: int | None) -> None:
        """Send what a viewer missed: the gap after `last`, or everything. The caller holds the lock."""
        viewer.sent = -1 if last is None else last
        if not await self._fresh():
            self._catch_up(viewer, last)

    def _catch_up(self, viewer: Viewer, last: int | None) -> None:
        numbered = self.numbered
        if numbered is None:
            return
        with self.live_tables.watchdog.at(self.id):
            scene = outgoing.scene(numbered, viewer.look, viewer.lang, self.names)
        missed = self._missed(last)
        if missed is None:
            viewer.send(Snapshot(scene, tuple(self._last_lines(viewer))))
        else:
            steps = tuple([outgoing.step_info(step, viewer.look, viewer.lang, self.names) for step in missed])
            viewer.send(Update(steps, scene))
        viewer.sent = numbered.version

    def _missed(self, last: int | None) -> list[Step] | None:
        """The steps after number `last`, or None if they are not all in memory."""
        numbered = self.running()
        if last is not None and last > numbered.version:
            # Somebody has seen more than the log holds: history was lost, and that is for the host to know.
            self.live_tables.log.error(
                "a client knows more than the log", table=self.id, seen=last, version=numbered.version
            )
            self.live_tables.metrics.errors.inc()
        if last is None or last < 0 or last > numbered.version:
            return None
        steps = [step for step in self.steps if step.number > last]
        if last == numbered.version:
            return []
        return steps if steps and steps[0].before == last else None

    def _last_lines(self, viewer: Viewer) -> list[LineInfo]:
        lines: list[LineInfo] = []
        for number, told in self.told:
            lines.extend(outgoing.line_infos(number, unpack_lines(told), viewer.look, viewer.lang, self.names))
        return lines[-LINES:]

    def _tell(self, steps: list[Step]) -> None:
        """Send steps and the position after them to everybody; equal viewers share one encoding."""
        numbered = self.running()
        ready: dict[tuple[int | None, str, int], bytes] = {}
        for viewer in self.viewers:
            if not viewer.ready:
                continue
            if viewer.sent != steps[0].before:
                self._catch_up(viewer, viewer.sent)
                continue
            key = (*viewer.key, viewer.sent)
            if key not in ready:
                infos: tuple[StepInfo, ...] = tuple(
                    [outgoing.step_info(step, *viewer.key, self.names) for step in steps]
                )
                with self.live_tables.watchdog.at(self.id):
                    ready[key] = encode(Update(infos, outgoing.scene(numbered, *viewer.key, self.names)))
            viewer.send_bytes(ready[key])
            viewer.sent = numbered.version

    def _tell_table(self) -> None:
        infos: dict[str, TableInfo] = {}
        for viewer in self.viewers:
            if viewer.ready:
                if viewer.lang not in infos:
                    infos[viewer.lang] = self.info(viewer.lang)
                viewer.send(TableChanged(infos[viewer.lang], viewer.you()))

    def tell_table(self) -> None:
        self._tell_table()

    # --------------------------------------------------------------------------------------------- the table

    def present(self) -> set[int]:
        """Seats at which somebody is connected, here or at another process."""
        long_ago = now() - PRESENCE
        lately = [seats for at, seats in self._elsewhere.values() if at > long_ago]
        return self.here().union(*lately)

    def here(self) -> set[int]:
        """Seats at which somebody is connected to this process."""
        return {seat for viewer in self.viewers for seat in viewer.access.seats}

    def heard_presence(self, process: str, seats: tuple[int, ...]) -> None:
        """Another process tells who is there."""
        self._elsewhere[process] = (now(), seats)
        self._tell_table()

    def set_alarm(self) -> None:
        """Look at the table again when time alone changes something: a turn is over, a vote closes, a holiday ends."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        moment = absences.next_moment(self.record, self.seated, now())
        if moment is not None:
            left = max(0, moment - now()) + 1
            self._alarm = asyncio.get_running_loop().call_later(left, self.live_tables.time_passed, self)

    def info(self, lang: str) -> TableInfo:
        """The table as those see it who read this language."""
        can_score = self._needs_ballot() and absences.stopped_now(self) is not None
        return table_info(self.record, self.seated, self.present(), self._watching(), lang, can_score)

    def _needs_ballot(self) -> bool:
        return any(absences.is_absent(self.record, self.seated, one.seat, now()) for one in self.seated)

    def _watching(self) -> int:
        return sum(1 for viewer in self.viewers if not viewer.access.seats)


def _send_away(viewer: Viewer, refusal: Refusal) -> None:
    """Say why and end the connection."""
    viewer.send(Trouble(refusal.reason, phrases(viewer.lang).render(refusal.message()), True))
    viewer.drop(REFUSED)


def _decoded(values: dict[str, Any]) -> dict[str, Any]:
    """Columns as they stand in the record."""
    return {name: (None if name == "request" else value) for name, value in values.items()}
