"""Setting figures down: what holds for deploying, leading captives, levitating and returning alike."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.move import A
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Put
from mageknight.minis.figures.roster import called
from mageknight.minis.moves import PutMove
from mageknight.minis.rules.castles.occupying import fits_on_top
from mageknight.minis.rules.movement.modes import can_soar, movement_mode
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import barring
from mageknight.minis.table import faults, verdicts
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.places import room_fault, would_touch
from mageknight.minis.table.tabletop import GROUND, SOARING
from mageknight.minis.table.terrain import LOW_WALL, SHALLOW_WATER

STOPS: Final = {LOW_WALL: "stop-low-wall", SHALLOW_WATER: "stop-shallow-water"}
"""Pieces one must stop at by a rule of their own: its topic."""


def fault_refusal(state: Battle, code: int, length: int = 0, allowed: int = 0) -> Refusal:
    """A fault of the table as a refusal with the names of what is in the way; `length` of a path, `allowed` inches."""
    names = [called(state, figure) for figure in range(len(state.defs))]
    return verdicts.refusal(state.table, code, names, length, allowed, fault_rules(state, code))


def fault_rules(state: Battle, code: int) -> tuple[str, ...]:
    """The rules of the edition in play behind a fault."""
    kind = faults.kind_of(code)
    topic = verdicts.REASONS[kind]
    if kind == faults.MUST_STOP:
        piece = state.table.ground.pieces[faults.first_of(code)]
        topic = "stop-elevated" if piece.elevates else STOPS.get(piece.kind, topic)
    return state.edition.cite(topic)


def put_refusal(
    state: Battle, command: Put, mode: MovementMode, lifted: int = 0, *, soars: bool = False
) -> Refusal | None:
    """The reason a figure cannot rest there: off the table, on a base, in terrain that blocks its movement; or in the air where nobody is
    put into the air by this."""
    if not 0 <= command.facing < STEPS:
        return refuse("minis-bad-facing")
    if command.soaring and not soars:
        return state.edition.refuse("minis-put-on-the-ground", "soaring-level", figure=called(state, command.figure))
    if command.soaring and not can_soar(state, command.figure):
        return state.edition.refuse("minis-cannot-soar", figure=called(state, command.figure))
    if command.soaring and state.beside and barring(state, "soar") is not None:
        return state.edition.refuse("minis-cannot-soar", "domain", figure=called(state, command.figure))
    level = SOARING if command.soaring else GROUND
    code = room_fault(state.table, command.figure, command.x, command.y, command.facing, mode, lifted, level)
    if code:
        return fault_refusal(state, code)
    if state.table.rooted and not fits_on_top(state, command.figure, command.x, command.y, level):
        return state.edition.refuse("minis-castle-not-occupied", figure=called(state, command.figure))
    return None


def beside_refusal(state: Battle, command: Put, other: int, rule: str) -> Refusal | None:
    """The reason a figure put there would not be in contact with the other one."""
    if would_touch(state.table, command.figure, command.x, command.y, command.facing, other):
        return None
    return refuse("minis-not-beside", rule, other=called(state, other))


class PutBesideMove(PutMove[A]):
    """Set a figure down on the ground in contact with another one; `TOPIC` is the rule behind it."""

    TOPIC: ClassVar[str] = ""

    def figure(self, ask: A) -> int:
        """The figure to set down."""
        raise AssertionError(f"{type(self).__name__} sets nobody down")

    def other(self, ask: A) -> int:
        """The figure it is to touch."""
        raise AssertionError(f"{type(self).__name__} sets nobody down")

    def movement_mode(self, state: Battle, ask: A) -> MovementMode:
        """The movement mode in which it comes there."""
        return movement_mode(state, self.figure(ask))

    def refusal(self, state: Battle, ask: A, command: Put) -> Refusal | None:
        if command.figure != self.figure(ask):
            return refuse("minis-other-figure")
        found = put_refusal(state, command, self.movement_mode(state, ask))
        if found is not None:
            return found
        return beside_refusal(state, command, self.other(ask), state.edition.cite(self.TOPIC)[0])
