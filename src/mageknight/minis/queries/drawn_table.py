"""The battlefield drawn in signs, for a terminal: two letters for a square, and what the signs mean."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.minis.figures.roster import called, members
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import locate
from mageknight.minis.table.terrain import KINDS

WIDEST: Final = 48
"""So many squares at most lie side by side; on a larger table each is as many whole inches wide as it takes."""
SIGNS: Final = ("..", "::", "##", "^^", "AA", "~~", "ww", "==", "''", "vv")
"""By kind of terrain."""
OBJECTIVE: Final = "<>"
GAP: Final = "\u00a0"
"""A space that no screen swallows."""
RULER: Final = 6
"""Inches between two numbers on the edge."""
POINTS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
SHARE: Final = 90
"""Steps of half a degree for each point of the compass."""


def drawn(state: Battle, seat: int | None) -> list[Message]:
    """The table row by row from north to south with inches along its edges, then who the numbers are, then the terrain."""
    ground = state.table.ground
    inches = max(-(-ground.width // INCH), -(-ground.height // INCH))
    side = INCH * -(-inches // WIDEST)
    columns, rows = -(-ground.width // side), -(-ground.height // side)
    cells, kinds = sketch(state, side, columns, rows)
    told: list[Message] = []
    for row in range(rows - 1, -1, -1):
        inch = row * side // INCH
        mark = str(inch) if inch % RULER == 0 else ""
        told.append(say("minis-map-row", row=(mark.rjust(3) + " " + "".join(cells[row]).rstrip()).replace(" ", GAP)))
    scale = "".join(
        [str(at * side // INCH).ljust(2 * RULER * INCH // side) for at in range(0, columns, RULER * INCH // side)]
    )
    told.append(say("minis-map-row", row=("    " + scale.rstrip()).replace(" ", GAP)))
    return [*told, *legend(state, seat), *ground_legend(state, kinds)]


def sketch(state: Battle, side: int, columns: int, rows: int) -> tuple[list[list[str]], list[int]]:
    """The squares by row from the south, each as its middle is; and the kinds of terrain that show."""
    cells = [["  "] * columns for _ in range(rows)]
    shown: list[int] = []
    for row in range(rows):
        for column in range(columns):
            kind = kind_at(state, column * side + side // 2, row * side + side // 2)
            if kind >= 0:
                cells[row][column] = SIGNS[kind]
                if kind not in shown:
                    shown.append(kind)
    for x, y, _ in state.objectives:
        cells[min(y // side, rows - 1)][min(x // side, columns - 1)] = OBJECTIVE
    table = state.table
    for figure in reversed(members(table.down)):
        cells[min(table.y[figure] // side, rows - 1)][min(table.x[figure] // side, columns - 1)] = str(
            figure + 1
        ).rjust(2)
    return cells, sorted(shown)


def kind_at(state: Battle, x: int, y: int) -> int:
    """The terrain at a point, that on top of an elevation first; -1 for none."""
    found = -1
    ground = state.table.ground
    for at in members(ground.strips.near(x, y, x, y)):
        piece = ground.pieces[at]
        if locate(piece.outline, x, y) >= 0 and (found < 0 or piece.raised):
            found = piece.kind
    return found


def legend(state: Battle, seat: int | None) -> list[Message]:
    """The figures that stand there and the way each looks: one's own first."""
    table = state.table
    there = members(table.down)
    sides = sorted({state.controller[figure] for figure in there}, key=lambda each: (each != seat, each))
    return [
        say(
            "minis-map-side",
            player=say("player-number", number=side + 1),
            figures=[
                say("minis-map-figure", figure=called(state, figure), direction=direction(table.facing[figure]))
                for figure in there
                if state.controller[figure] == side
            ],
        )
        for side in sides
    ]


def direction(facing: int) -> Message:
    """The point of the compass next to a facing."""
    return say("minis-direction-" + POINTS[(facing + SHARE // 2) // SHARE % len(POINTS)])


def ground_legend(state: Battle, kinds: list[int]) -> list[Message]:
    """The signs of terrain and objectives, in words."""
    signs = [say("minis-map-sign", sign=SIGNS[kind], what=Message("minis-terrain-" + KINDS[kind])) for kind in kinds]
    if state.objectives:
        signs.append(say("minis-map-sign", sign=OBJECTIVE, what=say("minis-map-objective")))
    return [say("minis-map-legend", signs=signs)] if signs else []
