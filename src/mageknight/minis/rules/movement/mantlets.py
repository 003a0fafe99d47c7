"""Mantlets: constructed terrain whose card lets a figure that touches it push it along instead of moving (M2-CONSTR-27)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.commands import PushPiece
from mageknight.minis.content.available import piece
from mageknight.minis.events import FeatureMoved
from mageknight.minis.figures.roster import called, touches_foe
from mageknight.minis.rules.attack.built import known_refusal, piece_word, touched
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, offset
from mageknight.minis.table.lattice import INCH, squared
from mageknight.minis.table.outline import Outline, nears, overlap
from mageknight.minis.table.terrain import keeps_from_edges
from mageknight.minis.table.verdicts import place_message

WORD: Final = "push-along"
FAR: Final = 2
"""Inches a mantlet can be pushed with one action."""
WAYS: Final = 8
"""Directions that are offered."""
CHECKS: Final = 4
"""Places on the way, its end included, that must be free."""


class PushAlong(Manner):
    """A move action with which a figure pushes a mantlet it touches instead of moving itself."""

    def __init__(self) -> None:
        super().__init__(WORD, MOVE)
        self.rank = 9

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if not pushable(state, figure):
            return state.edition.refuse("minis-no-mantlet", "built-card", figure=called(state, figure))
        if touches_foe(state, figure):
            return state.edition.refuse("minis-push-in-contact", "built-card", figure=called(state, figure))
        return None

    def is_open(self, state: Battle, figure: int) -> bool:
        return state.table.ground.built != 0 and self.refusal(state, figure) is None and len(ways(state, figure)) > 0

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PushAsk(flow.state.controller[figure], figure))


def pushable(state: Battle, figure: int) -> list[int]:
    """The numbers of the mantlets a figure touches."""
    return touched(state, figure, "pushed")


def ways(state: Battle, figure: int) -> list[tuple[int, int, int]]:
    """Mantlets with the places they could be pushed to that are offered: all round, the whole way and half of it."""
    found: list[tuple[int, int, int]] = []
    for number in pushable(state, figure):
        _, x, y, _ = state.terrain[number]
        for inches in (FAR, FAR // 2):
            for way in range(WAYS):
                dx, dy = offset(STEPS * way // WAYS, inches * INCH)
                if push_refusal(state, number, x + dx, y + dy) is None:
                    found.append((number, x + dx, y + dy))
    return found


def push_refusal(state: Battle, number: int, x: int, y: int) -> Refusal | None:
    """The reason a mantlet cannot be pushed straight to that place: too far, or something is in its way."""
    name, ax, ay, quarters = state.terrain[number]
    if squared(ax, ay, x, y) > (FAR * INCH) * (FAR * INCH) or (x, y) == (ax, ay):
        return state.edition.refuse("minis-push-too-far", "built-card", inches=FAR)
    known = piece(name)
    assert known is not None
    for step in range(1, CHECKS + 1):
        at = (ax + (x - ax) * step // CHECKS, ay + (y - ay) * step // CHECKS)
        for outline in known.outlines(at, quarters):
            if not is_free(state, outline, number):
                return state.edition.refuse("minis-push-not-free", "built-card", piece=piece_word(state, number))
    return None


def is_free(state: Battle, outline: Outline, number: int) -> bool:
    """Could a feature lie there: on the battlefield, off all bases, objectives and other terrain?"""
    table, ground = state.table, state.table.ground
    if not keeps_from_edges(outline, ground.width, ground.height, 0):
        return False
    if any(each.number != number and overlap(outline, each.outline) for each in ground.pieces):
        return False
    for n in range(len(table.token_x)):
        x, y = table.token_x[n], table.token_y[n]
        if nears(outline, x, y, x, y, table.token_radius[n]):
            return False
    for i in range(len(table)):
        if table.down >> i & 1 and nears(outline, table.fx[i], table.fy[i], table.sx[i], table.sy[i], table.radius[i]):
            return False
    return True


class Pushing(Move[Battle, "PushAsk", PushPiece]):
    """Push a mantlet to a place."""

    COMMAND = PushPiece

    def candidates(self, state: Battle, ask: PushAsk) -> list[Command]:
        return [PushPiece(ask.seat, number, x, y) for number, x, y in ways(state, ask.figure)]

    def refusal(self, state: Battle, ask: PushAsk, command: PushPiece) -> Refusal | None:
        found = known_refusal(state, command.piece)
        if found is not None:
            return found
        if command.piece not in pushable(state, ask.figure):
            return state.edition.refuse("minis-no-mantlet", "built-card", figure=called(state, ask.figure))
        if not state.table.ground.holds(command.x, command.y):
            return refuse("minis-terrain-off-table")
        return push_refusal(state, command.piece, command.x, command.y)

    def carry_out(self, flow: Flow[Battle], ask: PushAsk, command: PushPiece) -> None:
        name = flow.state.terrain[command.piece][0]
        flow.emit(FeatureMoved(command.piece, name, command.x, command.y))

    def words(self, state: Battle, ask: PushAsk, command: PushPiece) -> Message:
        place = place_message(command.x, command.y)
        return say("minis-do-push", piece=piece_word(state, command.piece), place=place)

    def about(self, state: Battle, ask: PushAsk, command: PushPiece) -> tuple[str, ...]:
        return (f"feature:{command.piece}",)


class PushAsk(MoveAsk[Battle]):
    """Choose where a mantlet is pushed."""

    FIELDS = ("seat", "figure")
    KIND = "minis-push"
    LISTED = False
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Pushing(),)

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-push", figure=called(state, self.figure), inches=FAR)
