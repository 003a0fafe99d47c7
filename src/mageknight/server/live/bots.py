"""Bots at seats: whenever a match waits for one, somebody thinks for it.

The position a bot is given is dealt again for its seat first. If its answer does not come, or is not legal, a legal one is
drawn: a bot never keeps a table waiting.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.mark import Mark
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng
from mageknight.locale import render
from mageknight.server.store.database import StorageError
from mageknight.server.store.numbered_match import Line, NumberedMatch, Step
from mageknight.server.tables import lesson_tables
from mageknight.server.wire.protocol import Trouble
from mageknight.server.workers.pool import Position, Thought, Workers, WorkFailed

if TYPE_CHECKING:
    from mageknight.server.live.table import LiveTable
    from mageknight.server.live.tables import LiveTables

PATIENCE: Final = 1.0
"""Seconds to wait before trying again when the database does not answer."""


STUMBLES: Final = 3
"""After so many decisions in a row without an answer a table's bots are no longer asked: its position is more than they can think about."""


class Driver:
    """Lets bots answer."""

    def __init__(self, live_tables: LiveTables, workers: Workers) -> None:
        self._hub = live_tables
        self._workers = workers
        self._log = structlog.get_logger("bots")

    def drive(self, live: LiveTable) -> None:
        """See to it that the bots of a table answer what they are asked."""
        if live.bot is None and next_bot(live) is not None and not self._has_enough(live):
            live.bot = self._hub.spawn(self._play(live))

    def _has_enough(self, live: LiveTable) -> bool:
        """True if as many tables of this owner as may go on without anybody are under way; this one waits for whoever looks at it."""
        if not unattended(live):
            return False
        busy = [one for one in self._hub.known() if one.bot is not None and one.record.owner == live.record.owner]
        return len([one for one in busy if unattended(one)]) >= self._hub.settings.unattended_tables

    async def _play(self, live: LiveTable) -> None:
        try:
            while (found := next_bot(live)) is not None:
                decision, name = found
                if live.is_full():
                    return
                try:
                    await self._answer(live, decision, name)
                except (StorageError, Refusal) as error:
                    self._log.warning("bot will try again", table=live.id, error=str(error))
                    await asyncio.sleep(PATIENCE)
        finally:
            live.bot = None
        if not live.is_full():
            self.drive(live)
        for other in self._hub.known():
            if unattended(other):
                self.drive(other)

    async def _answer(self, live: LiveTable, decision: Decision, name: str) -> None:
        numbered = live.running()
        version = numbered.version
        told = lesson_tables.opponent(numbered, decision.seat)
        if told is not None:
            await live.act_for(decision.seat, lambda numbered: numbered.play(told), version)
            return
        with self._hub.watchdog.at(live.id):
            position = self.position(numbered, decision.seat, name)
        thought = await self.think(numbered, position, live.record.owner or "") if live.stumbles < STUMBLES else None
        live.stumbles = live.stumbles + 1 if thought is None else 0
        trouble = thought[1].trouble if thought is not None else say("bot-no-answer", bot=say("bot-level-" + name))

        def act(numbered: NumberedMatch) -> Step:
            if thought is not None and thought[0].seat == decision.seat:
                try:
                    return explained(live, numbered.play(thought[0]), thought[1].reason, numbered.played)
                except Refusal as refusal:
                    self._log.warning("bot chose what is not legal", bot=name, reason=refusal.reason)
            return numbered.play(_any_answer(numbered, decision.seat))

        if await live.act_for(decision.seat, act, version) and trouble is not None:
            tell_trouble(live, trouble)

    def position(self, numbered: NumberedMatch, seat: int, thinker: str) -> Position:
        """The present position as that seat may know it."""
        kit = numbered.kit
        state = kit.redeal(numbered.match.state, seat, Rng(fresh_seed()))
        return Position(
            game=kit.name,
            thinker=thinker,
            seat=seat,
            state=kit.codec.dump(state),
            setup=msgspec.to_builtins(kit.setup_for(state, numbered.match.setup)),
            seed=fresh_seed().hex(),
            seconds=self._hub.settings.bot_seconds,
        )

    async def think(self, numbered: NumberedMatch, position: Position, who: str = "") -> tuple[Command, Thought] | None:
        """The answer of a worker to somebody, with all it has to say about it; None if nothing useful came."""
        try:
            thought = await self._workers.think(position, who)
            command: Command = msgspec.convert(thought.command, numbered.kit.codec.command_union)
        except (WorkFailed, msgspec.ValidationError) as error:
            self._log.warning("bot gave no answer", bot=position.thinker, error=str(error))
            self._hub.metrics.bot_failures.inc()
            return None
        return command, thought


def explained(live: LiveTable, step: Step, reason: Message | None, action: int) -> Step:
    """The step with the reason for it as a line of its own, unless the table wants no advice."""
    if reason is not None and live.record.options.hints:
        step.lines.append(Line(reason, (), action, Mark("reason")))
    return step


def tell_trouble(live: LiveTable, trouble: Message) -> None:
    """Everybody at the table is told that a bot did not play as it should."""
    for viewer in live.viewers:
        if viewer.ready:
            viewer.send(Trouble(trouble.key, render(trouble, viewer.lang)))


def unattended(live: LiveTable) -> bool:
    """True if only bots play at a table and nobody watches."""
    return not live.viewers and all(one.person is None for one in live.seated)


def next_bot(live: LiveTable) -> tuple[Decision, str] | None:
    """The first decision that waits for a bot, and the bot's name."""
    if live.numbered is None or live.record.status != "running" or live.stale:
        return None
    bots = {one.seat: one.bot for one in live.seated if one.bot}
    if not bots.keys() & set(live.record.waiting):
        return None
    if live.numbered.attempt is not None:
        return None
    if is_held(live, live.numbered):
        return None
    for decision in live.numbered.match.pending():
        if not decision.standing and decision.seat in bots:
            # In a lesson the other side does what the lesson says, and otherwise waits.
            if live.numbered.course is None or lesson_tables.opponent(live.numbered, decision.seat) is not None:
                return decision, bots[decision.seat]
    return None


def is_held(live: LiveTable, numbered: NumberedMatch) -> bool:
    """True if somebody at the table can still take back the last step, and wants the computer to wait for that."""
    if live.released == numbered.version or numbered.course is not None:
        return False
    patient = [seat for viewer in live.viewers if viewer.waits for seat in viewer.access.seats]
    return any(numbered.undo_refusal(seat) is None for seat in patient)


def _any_answer(numbered: NumberedMatch, seat: int) -> Any:
    for decision in numbered.match.pending():
        if decision.seat == seat and not decision.standing:
            return numbered.match.options(decision).sample(Rng(fresh_seed()))
    raise LookupError("no decision waits for this seat")
