"""Bots at seats: whenever a match waits for one, somebody thinks for it.

The position a bot is given is dealt anew for its seat first. If its answer does not come, or is not legal, a legal one is
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
from mageknight.server import teaching
from mageknight.server.chronicle import Chronicle, Line, Step
from mageknight.server.database import StorageError
from mageknight.server.protocol import Trouble
from mageknight.server.workers import Position, ThinkingFailed, Thought, Workers

if TYPE_CHECKING:
    from mageknight.server.hub import Hub
    from mageknight.server.live import Live

PATIENCE: Final = 1.0
"""Seconds to wait before trying again when the database does not answer."""


class Driver:
    """Lets bots answer."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self._hub = hub
        self._workers = workers
        self._log = structlog.get_logger("bots")

    def drive(self, live: Live) -> None:
        """See to it that the bots of a table answer what they are asked."""
        if live.bot is None and next_bot(live) is not None:
            live.bot = self._hub.spawn(self._play(live))

    async def _play(self, live: Live) -> None:
        try:
            while (found := next_bot(live)) is not None:
                decision, name = found
                try:
                    await self._answer(live, decision, name)
                except (StorageError, Refusal) as error:
                    self._log.warning("bot will try again", table=live.id, error=str(error))
                    await asyncio.sleep(PATIENCE)
        finally:
            live.bot = None
        self.drive(live)

    async def _answer(self, live: Live, decision: Decision, name: str) -> None:
        chronicle = live.running()
        version = chronicle.version
        told = teaching.opponent(chronicle, decision.seat)
        if told is not None:
            await live.act_for(decision.seat, lambda chronicle: chronicle.play(told), version)
            return
        position = self.position(chronicle, decision.seat, name)
        thought = await self._ask(chronicle, position)
        trouble = thought[1].trouble if thought is not None else say("bot-no-answer", bot=say("bot-level-" + name))

        def act(chronicle: Chronicle) -> Step:
            if thought is not None and thought[0].seat == decision.seat:
                try:
                    return explained(live, chronicle.play(thought[0]), thought[1].reason, chronicle.played)
                except Refusal as refusal:
                    self._log.warning("bot chose what is not legal", bot=name, reason=refusal.reason)
            return chronicle.play(_any_answer(chronicle, decision.seat))

        if await live.act_for(decision.seat, act, version) and trouble is not None:
            tell_trouble(live, trouble)

    def position(self, chronicle: Chronicle, seat: int, thinker: str) -> Position:
        """The present position as that seat may know it."""
        kit = chronicle.kit
        state = kit.redeal(chronicle.match.state, seat, Rng(fresh_seed()))
        return Position(
            game=kit.name,
            thinker=thinker,
            seat=seat,
            state=kit.codec.dump(state),
            setup=msgspec.to_builtins(chronicle.match.setup),
            seed=fresh_seed().hex(),
            seconds=self._hub.settings.bot_seconds,
        )

    async def think(self, chronicle: Chronicle, position: Position) -> tuple[Command, Message | None] | None:
        """What a worker answers, and why; None if nothing useful came."""
        found = await self._ask(chronicle, position)
        return None if found is None else (found[0], found[1].reason)

    async def _ask(self, chronicle: Chronicle, position: Position) -> tuple[Command, Thought] | None:
        try:
            thought = await self._workers.think(position)
            command: Command = msgspec.convert(thought.command, chronicle.kit.codec.command_union)
        except (ThinkingFailed, msgspec.ValidationError) as error:
            self._log.warning("bot gave no answer", bot=position.thinker, error=str(error))
            self._hub.metrics.bot_failures.inc()
            return None
        return command, thought


def explained(live: Live, step: Step, reason: Message | None, action: int) -> Step:
    """The step with the reason for it as a line of its own, unless the table wants no advice."""
    if reason is not None and live.record.options.hints:
        step.lines.append(Line(reason, (), action, Mark("reason")))
    return step


def tell_trouble(live: Live, trouble: Message) -> None:
    """Everybody at the table is told that a bot did not play as it should."""
    for viewer in live.viewers:
        if viewer.ready:
            viewer.send(Trouble(trouble.key, render(trouble, viewer.lang)))


def next_bot(live: Live) -> tuple[Decision, str] | None:
    """The first decision that waits for a bot, and the bot's name."""
    if live.chronicle is None or live.record.status != "running" or live.stale:
        return None
    bots = {one.seat: one.bot for one in live.seated if one.bot}
    if not bots.keys() & set(live.record.waiting):
        return None
    for decision in live.chronicle.match.pending():
        if not decision.standing and decision.seat in bots:
            # In a lesson the other side does what the lesson says, and otherwise waits.
            if live.chronicle.course is None or teaching.opponent(live.chronicle, decision.seat) is not None:
                return decision, bots[decision.seat]
    return None


def _any_answer(chronicle: Chronicle, seat: int) -> Any:
    for decision in chronicle.match.pending():
        if decision.seat == seat and not decision.standing:
            return chronicle.match.options(decision).sample(Rng(fresh_seed()))
    raise LookupError("no decision waits for this seat")
