"""Faults: why a move or a place is not legal, as one int for the hot paths; `verdicts` turns them into refusals."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
BASE_IN_WAY: Final = 1
BETWEEN: Final = 2
SOLID_IN_WAY: Final = 3
CLIFF: Final = 4
MUST_STOP: Final = 5
TOO_FAR: Final = 6
OFF_TABLE: Final = 7
ON_BASE: Final = 8
ON_SOLID: Final = 9
ON_WALL: Final = 10
BAD_PATH: Final = 11
NO_WAY: Final = 12
NOT_TOGETHER: Final = 13
SPLIT: Final = 14
ON_TOKEN: Final = 15
UNDER_STAND: Final = 16
NOT_STRAIGHT: Final = 17
MUST_STOP_AT: Final = 18
NO_DOT: Final = 19
FULL_UP: Final = 20

_INDEX: Final = 0xFFF


def fault(kind: int, first: int = 0, second: int = 0) -> int:
    """Pack a fault: its kind and the figures or the piece it is about."""
    return kind | first << 8 | second << 20


def kind_of(code: int) -> int:
    """The kind of a packed fault; 0 is none."""
    return code & 0xFF


def first_of(code: int) -> int:
    """The figure or piece a fault is about."""
    return code >> 8 & _INDEX


def second_of(code: int) -> int:
    """The second figure of `BETWEEN`."""
    return code >> 20 & _INDEX


def is_about_piece(code: int) -> bool:
    """True if the fault is about a piece of terrain rather than a figure."""
    return kind_of(code) in (SOLID_IN_WAY, CLIFF, MUST_STOP, ON_SOLID, ON_WALL, NO_DOT, FULL_UP)
