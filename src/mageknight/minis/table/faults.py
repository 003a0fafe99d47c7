"""Faults: why a move or a place is not legal, as one int for the hot paths and as a refusal for people."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Arg
from mageknight.kernel.refusal import Refusal

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

REASONS: Final = (
    "",
    "table-base-in-way",
    "table-between",
    "table-solid-in-way",
    "table-cliff",
    "table-must-stop",
    "table-too-far",
    "table-off-table",
    "table-on-base",
    "table-on-solid",
    "table-on-wall",
    "table-bad-path",
    "table-no-way",
    "table-not-together",
    "table-split",
)

RULES: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("REB-MOV-03",),
    ("REB-MOV-04",),
    ("REB-BLK-01",),
    ("REB-SPC-10", "REB-SPC-11"),
    ("REB-HIN-03",),
    ("REB-MOV-01", "REB-MOV-02"),
    ("M2-MOVE-05",),
    ("QS-MOV-05",),
    ("REB-BLK-01", "QS-TER-03"),
    ("REB-SPC-03",),
    ("REB-MOV-02",),
    ("REB-MOV-02",),
    ("REB-FMV-05",),
    ("M2-FORM-09",),
)
"""By kind of fault: the rules behind it. A rule set may name those of its own edition instead."""

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
    """Whether the fault is about a piece of terrain rather than a figure."""
    return kind_of(code) in (SOLID_IN_WAY, CLIFF, MUST_STOP, ON_SOLID, ON_WALL)


def refusal(code: int, facts: dict[str, Arg] | None = None, rules: tuple[str, ...] = ()) -> Refusal:
    """The refusal for a fault. `facts` may bring names for ``first`` and ``second`` and the numbers of a path that is too
    long; what is missing is filled with the slots."""
    kind = kind_of(code)
    filled: dict[str, Arg] = {"first": first_of(code), "second": second_of(code), "length": 0, "allowed": 0}
    if facts is not None:
        filled.update(facts)
    return Refusal(REASONS[kind], rules or RULES[kind], filled)
