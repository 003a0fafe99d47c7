"""Names of the players of a table in the log: by their names, where a game knows only the numbers of its seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mageknight.kernel.message import Arg, Message, say
from mageknight.server.store.records import SeatRecord

NUMBERED: Final = "player-number"
"""The message by which a game calls a seat that has no name in the game."""

Names = tuple[Message | None, ...]
"""The name of every seat; where there is none the seat keeps its number."""


def names_of(seated: Iterable[SeatRecord]) -> Names:
    """The names by seat. A name that stands at two seats tells nobody apart, so both keep their numbers."""
    names = [sitter(one) for one in seated]
    return tuple([name if names.count(name) == 1 else None for name in names])


def sitter(one: SeatRecord) -> Message | None:
    """The person who sits at a seat, or will come back to it; None if it is free."""
    name = one.name or one.held_name
    if name:
        return say("server-person", name=name)
    return say("server-computer") if one.bot else None


def called(message: Message, names: Names) -> Message:
    """The message with the players called by name."""
    if message.key == NUMBERED:
        seat = message.args["number"]
        name = names[seat - 1] if isinstance(seat, int) and 0 < seat <= len(names) else None
        return name or message
    if not names or not any(isinstance(arg, (Message, list)) for arg in message.args.values()):
        return message
    return Message(message.key, {key: _called(arg, names) for key, arg in message.args.items()})


def _called(arg: Arg, names: Names) -> Arg:
    if isinstance(arg, Message):
        return called(arg, names)
    return [called(each, names) for each in arg] if isinstance(arg, list) else arg
