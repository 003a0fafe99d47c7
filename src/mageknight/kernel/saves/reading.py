"""States that come from outside: a file may say anything, so a state is believed only if a game can be in it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mageknight.kernel.agenda import State
from mageknight.kernel.contract import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import Refusal

GARBLED: Final = (msgspec.DecodeError, AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError)
"""What reading something that is JSON, but not what it should be, can raise."""

UNSOUND: Final = (*GARBLED, ArithmeticError, AssertionError, RuntimeError, MemoryError, Refusal)
"""What rules may raise when they meet a state that no game can be in."""

DEEPEST: Final = 64
MOST: Final = 400_000
LARGEST: Final = 1 << 2048
"""No state is nested deeper, has more values or larger numbers; numbers hold a bit for each figure of a battle."""


def state_from(kit: Kit[Any], setup: Setup, plain: Any) -> Any:
    """A state of a match with this set-up from its dump; nothing if that is none a game can be in."""
    if not is_bounded(plain):
        return None
    try:
        state = kit.codec.load(plain)
        if not isinstance(state, State) or getattr(state, "setup", setup) != setup or kit.audit(state):
            return None
    except UNSOUND:
        return None
    return state


def is_bounded(plain: Any) -> bool:
    """True if a plain value is of a size that a state can have."""
    level: list[Any] = [plain]
    count = 0
    for _ in range(DEEPEST):
        below: list[Any] = []
        for value in level:
            if isinstance(value, list):
                below.extend(value)
            elif isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, int) and not -LARGEST < value < LARGEST:
                return False
        count += len(below)
        if not below or count > MOST:
            return count <= MOST
        level = below
    return False
