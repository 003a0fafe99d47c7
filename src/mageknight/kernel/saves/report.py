"""Reports of trouble: files that hold the position somebody saw, for whoever looks into it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mageknight.kernel.contract import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.saves.reading import GARBLED, state_from

FORMAT: Final = "mageknight-report"


class Kind(msgspec.Struct):
    """The first words of any file of ours."""

    format: str


def is_report(text: str) -> bool:
    """True if a file is a report of trouble rather than a match."""
    try:
        return msgspec.json.decode(text, type=Kind).format == FORMAT
    except (msgspec.DecodeError, RecursionError):
        return False


def position_of(text: str) -> tuple[Kit[Any], Setup, Any]:
    """The game, the set-up and the position a report was made in."""
    try:
        plain = msgspec.json.decode(text)
        if plain["format"] != FORMAT:
            raise refuse("save-unreadable", file="report", line=1)
        kit = kit_named(plain["game"])
        setup = msgspec.convert(plain["setup"], kit.setup_type)
        state = state_from(kit, setup, plain["state"])
    except GARBLED:
        raise refuse("save-unreadable", file="report", line=1) from None
    if state is None:
        raise refuse("save-unsound", file="report")
    return kit, setup, state
