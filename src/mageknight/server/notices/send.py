"""The courier tells people that a game waits for them, by e-mail and by webhook, beside everything else the server does.

It looks into the database again and again, so a notice survives restarts, needs nothing from the moves that cause it, and comes also
when somebody who was there leaves. What it sends is bounded: so many at a time, so many at one look; the rest waits in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection

from mageknight.server.clock import now
from mageknight.server.notices import compose, waiting_games
from mageknight.server.notices.channels import Channel, ChannelRecord, Channels
from mageknight.server.notices.compose import NoticeInfo, Turn
from mageknight.server.notices.failures import Trouble
from mageknight.server.notices.mail import Mailer
from mageknight.server.notices.presence import Presence
from mageknight.server.notices.waiting_games import Due
from mageknight.server.notices.webhook import Hooks
from mageknight.server.ops.metrics import Metrics
from mageknight.server.settings import Settings
from mageknight.server.store.database import Database, StorageError
from mageknight.server.store.records import Person
from mageknight.server.tokens import new_id

SENT_BY: Final[tuple[Channel, ...]] = ("email", "webhook")
AT_ONCE: Final = 4
"""How many notices are under way at the same time."""
LEASE: Final = 180
"""Seconds after which a notice somebody took upon himself and did not finish is taken up by another."""
PARTING: Final = 3.0
"""Seconds for which a server that ends waits for notices under way, so that none is sent twice."""
RETRIES: Final = (60, 300, 1800, 7200)
"""Seconds to wait after each failure; after the last one no more is tried for this turn."""


class Courier:
    """Sends the notices of one process."""

    def __init__(self, settings: Settings, database: Database, channels: Channels, metrics: Metrics) -> None:
        self.presence = Presence(database)
        self.mailer = Mailer(settings)
        self.hooks = Hooks(settings.webhooks == "any")
        self._settings = settings
        self._database = database
        self._channels = channels
        self._metrics = metrics
        self._room = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self._log = structlog.get_logger("courier")

    async def open(self) -> None:
        """Begin to look."""
        await self._database.write(waiting_games.forget_over)
        self._task = asyncio.create_task(self._go_round(), name="courier")

    async def close(self) -> None:
        """Finish what is under way; what takes too long is taken up after the next start."""
        if self._task is not None:
            self._stopping.set()
            await asyncio.wait({self._task}, timeout=PARTING)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            with contextlib.suppress(StorageError):
                await self.presence.store()
        self.mailer.close()
        self.hooks.close()

    async def _go_round(self) -> None:
        while not await self._is_told_to_stop():
            try:
                await self.look(now())
            except StorageError as error:
                self._log.warning("storage failed", error=str(error))
            except Exception as error:  # noqa: BLE001 – one odd notice must not silence all others
                self._metrics.errors.inc()
                self._log.error("looking for turns failed", exc_info=error)

    async def _is_told_to_stop(self) -> bool:
        """Wait until it is time to look again; True if it is time to end."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._settings.notice_seconds):
                await self._stopping.wait()
        return self._stopping.is_set()

    async def look(self, at: int) -> int:
        """Tell everybody who is to be told at this moment; how many were told."""
        await self.presence.store()
        async with self._database.reading() as connection:
            found = await waiting_games.find(connection, SENT_BY, at)
        mine = await self._claimed(found, at, at + LEASE)
        return sum(await asyncio.gather(*[self._tell(one, at) for one in mine]))

    async def shown(self, person: Person, at: int) -> list[NoticeInfo]:
        """The notices a page of this person shows at this moment, outside itself; nothing is handed out twice."""
        await self.presence.store()
        async with self._database.reading() as connection:
            found = await waiting_games.find(connection, ("browser",), at, person.id)
        mine = await self._claimed(found, at, None)
        if mine:
            self._metrics.notices.labels("browser", "sent").inc(len(mine))
        return [compose.told(one.turn) for one in mine]

    async def _claimed(self, found: list[Due], at: int, due: int | None) -> list[Due]:
        """Those of the turns that this process is to tell."""
        if not found:
            return []

        def job(connection: Connection) -> list[Due]:
            return [one for one in found if waiting_games.claim(connection, one, at, due)]

        return await self._database.write(job)

    async def _tell(self, one: Due, at: int) -> bool:
        """Give one notice and write down how it went."""
        trouble: Trouble | None = None
        try:
            await self._send(one.channel, one.address, one.turn)
        except Trouble as error:
            trouble = error
        except Exception as error:  # noqa: BLE001 – one odd notice must not keep the others from being sent
            self._metrics.errors.inc()
            self._log.error("notice cannot be sent", channel=one.channel, exc_info=error)
            trouble = Trouble("error", final=True)
        self._metrics.notices.labels(one.channel, "failed" if trouble else "sent").inc()
        tries = one.tries + (trouble is not None)
        again = trouble is not None and not trouble.final and tries <= len(RETRIES)
        due = at + RETRIES[tries - 1] if again else None
        if trouble is not None:
            self._log.info("notice failed", channel=one.channel, table=one.turn.table, reason=str(trouble), tries=tries)

        def job(connection: Connection) -> None:
            waiting_games.settle(connection, one, tries, due)

        await self._database.write(job)
        await self._channels.note(one.turn.person, one.channel, str(trouble) if trouble else "")
        return trouble is None

    async def _send(self, channel: str, address: str, turn: Turn) -> None:
        base = self._settings.public_url
        self.check_offered(channel)
        async with self._room:
            if channel == "email":
                stop = self._channels.stopping(turn.person, address)
                await self.mailer.send(compose.letter(turn, address, base, stop))
            else:
                await self.hooks.send(address, msgspec.json.encode(compose.hook(turn, base)))

    # ------------------------------------------------------------------------------------------------ by hand

    def check_offered(self, channel: str) -> None:
        """Raises `Trouble` if the host does not offer this channel, or no longer."""
        if self.wants(channel):
            raise Trouble("unoffered", final=True)

    def wants(self, channel: str) -> str:
        """The setting that keeps this server from offering a channel; empty if it offers it."""
        if channel == "email":
            return self._settings.mail_wants
        return "webhooks" if channel == "webhook" and self._settings.webhooks == "never" else ""

    async def ask(self, person: Person, address: str) -> None:
        """Write to an address whether its reader wants letters."""
        token = self._channels.confirming(person.id, address)
        base = self._settings.public_url
        async with self._room:
            await self.mailer.send(compose.confirmation(address, person.lang, base, token, new_id()))

    async def try_out(self, person: Person, record: ChannelRecord) -> None:
        """Send a notice about nothing, and remember how it went like that of any other."""
        turn = compose.trial(person.id, person.name, person.lang)
        try:
            await self._send(record.channel, record.address, turn)
        except Trouble as trouble:
            await self._channels.note(person.id, record.channel, str(trouble))
            raise
        await self._channels.note(person.id, record.channel, "")
