"""Verdicts for people: faults as refusals, crossings of a line of fire as messages, lengths as inches."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Arg, Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.minis.table.faults import first_of, is_about_piece, kind_of, second_of
from mageknight.minis.table.lattice import INCH, fine_hundredths
from mageknight.minis.table.sight import EFFECTS, PIECE, Crossing
from mageknight.minis.table.tabletop import Table
from mageknight.minis.table.terrain import KINDS

REASONS: Final = (
    "table-legal",
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
    "table-on-token",
    "table-under-stand",
    "table-not-straight",
    "table-must-stop-at",
    "table-no-dot",
    "table-full-up",
)
"""By kind of fault: the reason code of the refusal."""

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
    ("M2-SOAR-11",),
    ("M2-SOAR-13",),
    ("M2-MDIAL-32",),
    ("M2-MDIAL-34",),
    ("M2-CONSTR-12",),
    ("M2-CONSTR-12",),
)
"""By kind of fault: the rules behind it. A rule set may name those of its own edition instead."""


def inches(hundredths: int) -> Message:
    """A length in inches with two decimals, as each language writes it."""
    return say("table-inches", whole=hundredths // 100, rest=f"{hundredths % 100:02}")


def figure_name(i: int, names: list[Message] | None) -> Message:
    """The name of a figure, or its number where the caller has no names."""
    return names[i] if names is not None else say("table-figure", number=i + 1)


def piece_name(table: Table, piece: int) -> Message:
    """The name of a piece of terrain, or of its kind."""
    found = table.ground.pieces[piece]
    if found.name:
        return say(f"minis-piece-{found.name}")
    return say(f"minis-terrain-{KINDS[found.kind]}")


def refusal(
    table: Table,
    code: int,
    names: list[Message] | None = None,
    length: int = 0,
    allowed: int = 0,
    rules: tuple[str, ...] = (),
) -> Refusal:
    """The refusal for a fault; `length` is that of the path in thousandths of a unit, `allowed` in inches."""
    kind = kind_of(code)
    first, second = first_of(code), second_of(code)
    facts: dict[str, Arg] = {
        "first": piece_name(table, first) if is_about_piece(code) else _maybe_name(table, first, names),
        "second": _maybe_name(table, second, names),
        "length": inches(fine_hundredths(length)),
        "allowed": allowed,
    }
    return Refusal(REASONS[kind], rules or RULES[kind], facts)


def _maybe_name(table: Table, i: int, names: list[Message] | None) -> Message:
    return figure_name(i, names) if i < len(table) else say("table-figure", number=i + 1)


def crossing_message(table: Table, crossing: Crossing, names: list[Message] | None = None) -> Message:
    """The things a line of fire crosses and to what effect, for the picture of a dispute."""
    what = piece_name(table, crossing.index) if crossing.what == PIECE else figure_name(crossing.index, names)
    return say(f"table-crossing-{EFFECTS[crossing.effect]}", what=what)


def place_message(x: int, y: int) -> Message:
    """A place in inches from the south-west corner."""
    return say("minis-place", x=inches(x * 100 // INCH), y=inches(y * 100 // INCH))
