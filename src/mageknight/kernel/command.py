"""Commands: what somebody wants to do. A command names its seat and nothing it could get wrong about the position."""

from __future__ import annotations

import re
from typing import Final

import msgspec

CHANCE: Final = -1
"""The seat of chance: it answers shuffles and dice."""

NOBODY: Final = -2
"""No seat at all: what is private to nobody is hidden from everybody."""

EVERYBODY: Final = -3
"""All seats together, as a viewer: it knows whatever any of them knows."""


def kebab(name: str) -> str:
    """``PlayCard`` as ``play-card``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kebab):
    """An intent of one seat; subclasses add what it is about. On the wire its kind is the field ``do``."""

    seat: int


class SettleChance(Command, frozen=True):
    """The answer of chance: an order of cards, faces of dice."""

    outcome: tuple[int, ...]


def command_name(command: Command) -> str:
    """The kind of a command as the wire and the text form write it."""
    return str(type(command).__struct_config__.tag)
