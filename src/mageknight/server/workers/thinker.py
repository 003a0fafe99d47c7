"""The inside of a worker process: reads positions, thinks, writes commands.

Who thinks is a name of `mageknight.bots.THINKERS`. The one called ``hint`` gives hints and plays no seat.
"""

from __future__ import annotations

import sys

import msgspec

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.bots import HINT, THINKERS
from mageknight.bots import think as choice_of
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.packs import from_environment
from mageknight.server.workers.pool import Position, Thought


def bots() -> tuple[str, ...]:
    """Those who can play a seat."""
    return tuple([name for name in THINKERS if name != HINT])


def stand_in() -> str:
    """The bot that moves for somebody who went away: the quickest who is not at random."""
    return next(name for name in bots() if name != "random")


def think(position: Position) -> Thought:
    """The choice of a thinker in a position, with what it has to say about it."""
    kit = kit_named(position.game)
    state = kit.codec.load(position.state)
    luck = Rng(bytes.fromhex(position.seed))
    choice = choice_of(kit, state, position.seat, position.thinker, luck, position.seconds)
    return Thought(choice.command, choice.reason, choice.trouble, choice.plan if position.thinker == HINT else ())


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
