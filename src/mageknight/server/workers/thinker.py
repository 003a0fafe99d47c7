"""The inside of a worker process: reads positions, thinks, writes commands.

A thinker is a function ``choose(kit, state, seat, rng, seconds)`` under a name, which returns a command, or a command with a
message that gives the reason, one that tells of trouble, if there was any, and the steps it means to take next.
`mageknight.bots` may offer more by a dictionary ``THINKERS`` of names and such functions; ``random`` is always there. The one
called ``hint`` gives hints and plays no seat; without it there are none.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Options
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.packs import from_environment
from mageknight.server.workers.pool import Position, Thought

HINT: Final = "hint"
Reasoned = tuple[Command, Message, Message | None, tuple[Message, ...]]
Thinker = Callable[[Kit[Any], Any, int, Rng, float], Command | Reasoned]


def choose_at_random(kit: Kit[Any], state: Any, seat: int, rng: Rng, seconds: float) -> Command:
    """Any legal answer to the first decision that waits for this seat."""
    for decision in kit.engine.pending(state):
        if decision.seat == seat and not decision.standing:
            options: Options[Any] = kit.engine.options(state, decision)
            return options.sample(rng)
    raise LookupError("no decision waits for this seat")


@cache
def thinkers() -> dict[str, Thinker]:
    """Everybody who can think, by name."""
    found: dict[str, Thinker] = {"random": choose_at_random}
    offered = getattr(importlib.import_module("mageknight.bots"), "THINKERS", {})
    found.update(offered)
    return found


def bots() -> tuple[str, ...]:
    """Those who can play a seat."""
    return tuple([name for name in thinkers() if name != HINT])


def stand_in() -> str:
    """The bot that moves for somebody who went away: the quickest who is not at random, if there is one."""
    return next((name for name in bots() if name != "random"), "random")


def think(position: Position) -> Thought:
    """The choice of a thinker in a position, with what it has to say about it."""
    kit = kit_named(position.game)
    state = kit.codec.load(position.state)
    choose = thinkers()[position.thinker]
    chosen = choose(kit, state, position.seat, Rng(bytes.fromhex(position.seed)), position.seconds)
    if isinstance(chosen, Command):
        return Thought(chosen)
    command, reason, trouble, plan = chosen
    return Thought(command, reason, trouble, plan if position.thinker == HINT else ())


def main() -> None:
    """Answer line by line until the server closes the pipe."""
    from_environment()
    decoder = msgspec.json.Decoder(Position)
    for line in sys.stdin.buffer:
        try:
            thought = think(decoder.decode(line))
        except Exception as error:  # noqa: BLE001 – the server must get an answer to every question
            thought = Thought(failed=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
