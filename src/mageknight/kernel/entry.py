"""The entries of a match's log. The log only grows: taking back and dealing again are entries too."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from mageknight.kernel.command import Command


class Played(msgspec.Struct, frozen=True, tag="play", tag_field="entry"):
    """A command was given and accepted."""

    command: Command


class TakenBack(msgspec.Struct, frozen=True, tag="take-back", tag_field="entry"):
    """A seat went back to the position after `to` commands; seat -1 is the table, which agreed to it."""

    seat: int
    to: int


class Rekeyed(msgspec.Struct, frozen=True, tag="rekey", tag_field="entry"):
    """Everything hidden from the viewer was dealt again from `key`, as a fork or an agreed take-back demands."""

    viewer: int | None
    key: str


Entry: TypeAlias = Played | TakenBack | Rekeyed
