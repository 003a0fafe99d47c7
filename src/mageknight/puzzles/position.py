"""A position out of a match as one line of text, for puzzles made from it: set-up and state, packed.

What somebody could not know there was dealt again before, so the line gives nothing away.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any, Final

import msgspec

from mageknight.kernel.game import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import refuse
from mageknight.kernel.saves.reading import GARBLED, state_from

LARGEST: Final = 4 << 20
"""Bytes a position may unpack to."""


class Packed(msgspec.Struct, frozen=True):
    """The content of the line."""

    rules: str
    setup: dict[str, Any]
    state: Any


def packed(kit: Kit[Any], setup: Setup, state: Any) -> str:
    """A position as a line of text."""
    plain = Packed(kit.rules_version, msgspec.to_builtins(setup), kit.codec.dump(state))
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(plain), 9)).decode()


def unpacked(kit: Kit[Any], line: str) -> tuple[Setup, Any]:
    """The set-up and the state of such a line; what no game can be in, or can no longer be in, is refused."""
    try:
        text = zlib.decompressobj().decompress(base64.urlsafe_b64decode(line), LARGEST)
        plain = msgspec.json.decode(text, type=Packed)
        setup: Setup = msgspec.convert(plain.setup, kit.setup_type)
        state = state_from(kit, setup, kit.migrate(plain.state, plain.rules))
    except (*GARBLED, zlib.error, binascii.Error):
        state = None
    if state is None:
        raise refuse("puzzle-unsound")
    return setup, state
