"""Mutants: commands that somebody could send, a little beside those the game offers."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mageknight.kernel.codec import Codec
from mageknight.kernel.command import CHANCE, Command, SettleChance
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng

TRIES: Final = 4
"""So often a mutant that not even the codec lets through is given up for another one."""


def mutant(codec: Codec, offered: list[Command], given: list[Command], rng: Rng) -> Command | None:
    """A well-formed command near one of those offered or given before; None if none was found."""
    for _ in range(TRIES):
        command = _changed(rng.choice(offered), offered, given, rng)
        try:
            return codec.decode_command(codec.encode_command(command))
        except Refusal:
            continue
    return None


def _changed(command: Command, offered: list[Command], given: list[Command], rng: Rng) -> Command:
    dice = rng.below(16)
    if dice == 0:
        return SettleChance(rng.choice([CHANCE, command.seat]), (rng.below(6), rng.below(6)))
    if dice <= 2 and given:
        return rng.choice(given)
    fields = command.__struct_fields__
    name = fields[0] if dice == 3 else rng.choice(list(fields))
    return msgspec.structs.replace(command, **{name: _value(name, getattr(command, name), offered, rng)})


def _value(name: str, value: Any, offered: list[Command], rng: Rng) -> Any:
    """Another value for a field: one that another command has there, or a neighbour of this one."""
    if rng.below(3) == 0:
        there = [getattr(other, name) for other in offered if name in other.__struct_fields__]
        return rng.choice(there)
    return _neighbour(value, rng)


def _neighbour(value: Any, rng: Rng) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -1, 0, 1, 99, 1 << 40, -value])
    if isinstance(value, str):
        return rng.choice(["", value + "x", value[:-1], value.upper()])
    if isinstance(value, tuple) and value:
        at = rng.below(len(value))
        changed = (*value[:at], _neighbour(value[at], rng), *value[at + 1 :])
        return rng.choice([value[:-1], value + value[-1:], value[::-1], changed])
    return value
