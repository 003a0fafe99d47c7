"""Channels for the news that a game waits: by the browser, by e-mail, by a webhook; never, when away, or always.

E-mail goes only to an address whose reader has said yes by a link; a new address has to say so again. The links in letters are
signed and name the person and the address, so they stop working when the address is changed or removed.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from mageknight.kernel.refusal import refuse
from mageknight.server.clock import now
from mageknight.server.store.database import Database
from mageknight.server.store.records import Person
from mageknight.server.store.schema import channels
from mageknight.server.tokens import Seal, fingerprint

Channel = Literal["browser", "email", "webhook"]
Mode = Literal["never", "away", "always"]

CHANNELS: Final[tuple[Channel, ...]] = ("browser", "email", "webhook")
CONFIRM_SECONDS: Final = 2 * 24 * 3600
"""How long the link that confirms an address works."""
_MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")


class ChannelRecord(msgspec.Struct, frozen=True):
    """One channel of a person. `trouble` says why the last notice did not arrive, `failed` when."""

    channel: Channel
    mode: Mode = "never"
    address: str = ""
    confirmed: int | None = None
    failed: int | None = None
    trouble: str = ""

    @property
    def is_ready(self) -> bool:
        return self.channel == "browser" or self.confirmed is not None


def mail_address(text: str) -> str:
    """An address letters can be sent to as it stands; refused otherwise."""
    text = text.strip()
    if len(text) > 254 or _MAIL.fullmatch(text) is None or ".." in text:
        raise refuse("server-notice-address")
    return text


class Channels:
    """The channels of all people."""

    def __init__(self, database: Database, secret: bytes) -> None:
        self._database = database
        self._confirming = Seal(secret, "confirm")
        self._stopping = Seal(secret, "stop")

    async def of(self, person: str) -> dict[Channel, ChannelRecord]:
        """All channels of a person; one never chosen is silent."""
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(channels).where(channels.c.person == person))).all()
        found = {row.channel: _record(row) for row in rows}
        return {channel: found.get(channel, ChannelRecord(channel)) for channel in CHANNELS}

    async def set_mode(self, person: Person, channel: Channel, mode: Mode) -> None:
        """Choose when this channel is used."""
        await self._change(person.id, channel, mode=mode)

    async def set_address(self, person: Person, channel: Channel, address: str, confirmed: bool) -> None:
        """Use a new address; a channel that was silent so far speaks when the person is away."""
        mode = (await self.of(person.id))[channel].mode
        await self._change(
            person.id,
            channel,
            mode=mode if mode != "never" else "away",
            address=address,
            confirmed=now() if confirmed else None,
            failed=None,
            trouble="",
        )

    async def forget(self, person: Person, channel: Channel) -> None:
        """Nothing of this channel is kept."""

        def job(connection: Connection) -> None:
            connection.execute(delete(channels).where(_this(person.id, channel)))

        await self._database.write(job)

    async def note(self, person: str, channel: Channel, trouble: str) -> None:
        """Remember whether the last notice arrived, to show it to the person."""

        def job(connection: Connection) -> None:
            failed = now() if trouble else None
            connection.execute(update(channels).where(_this(person, channel)).values(failed=failed, trouble=trouble))

        await self._database.write(job)

    # ---------------------------------------------------------------------------------------------- letters' links

    def confirming(self, person: str, address: str) -> str:
        """The token of the link that confirms an address."""
        return self._confirming.close(person, _short(address), str(now()))

    def stopping(self, person: str, address: str) -> str:
        """The token of the link that ends letters to an address."""
        return self._stopping.close(person, _short(address))

    async def confirm(self, token: str) -> str:
        """Whoever reads letters to this address wants them; the address."""
        parts = self._confirming.open(token)
        if parts is None or now() - int(parts[2]) > CONFIRM_SECONDS:
            raise refuse("server-no-such-link")
        return await self._of_letter(parts[0], parts[1], confirmed=now())

    async def stop(self, token: str) -> str:
        """Whoever reads letters to this address wants no more of them; the address is forgotten."""
        parts = self._stopping.open(token)
        if parts is None:
            raise refuse("server-no-such-link")
        return await self._of_letter(parts[0], parts[1], confirmed=None, mode="never", address="")

    async def _of_letter(self, person: str, short: str, **values: Any) -> str:
        """Change the e-mail channel a link speaks of, if it still has that address."""

        def job(connection: Connection) -> str:
            mine = _this(person, "email")
            address = connection.execute(select(channels.c.address).where(mine)).scalar()
            if not address or _short(address) != short:
                raise refuse("server-no-such-link")
            connection.execute(update(channels).where(mine, channels.c.address == address).values(**values))
            return str(address)

        return await self._database.write(job)

    async def _change(self, person: str, channel: Channel, **values: Any) -> None:
        def job(connection: Connection) -> None:
            if connection.execute(update(channels).where(_this(person, channel)).values(**values)).rowcount == 0:
                row = msgspec.structs.asdict(ChannelRecord(channel)) | {"person": person} | values
                connection.execute(insert(channels), [row])

        await self._database.write(job)


def _record(row: Any) -> ChannelRecord:
    return ChannelRecord(**{name: row._mapping[name] for name in ChannelRecord.__struct_fields__})


def _this(person: str, channel: str) -> Any:
    return (channels.c.person == person) & (channels.c.channel == channel)


def _short(address: str) -> str:
    """Enough of an address's fingerprint to tell it from any other of the same person."""
    return fingerprint(address)[:16]
