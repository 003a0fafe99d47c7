"""Setting down a figure that somebody else has lifted: whom it may not come to touch, and before whom a die decides."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.commands import Put
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.movement.moving import dares, terrors
from mageknight.minis.rules.movement.paths import barred_contacts, contact_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.places import touched_at


class Lowering(MoveAsk[Battle]):
    """A figure hangs in the air and is to be set down."""

    def lower(self, flow: Flow[Battle], command: Put) -> None:
        """Set it down there for good."""
        raise AssertionError(f"{type(self).__name__} sets nobody down")


def lower(flow: Flow[Battle], ask: Lowering, command: Put, braved: int = 0) -> None:
    """Set a figure down in a legal place, unless its player leads it up to somebody terrible so: then a die decides (Terrify)."""
    terrible = dreaded(flow.state, ask.seat, command) & ~braved
    if not terrible:
        ask.lower(flow, command)
        return
    other = (terrible & -terrible).bit_length() - 1
    place = command.x, command.y, command.facing
    flow.then(DreadRoll(ask, command.figure, place, int(command.soaring), braved, other))


def dreaded(state: Battle, seat: int, command: Put) -> int:
    """The terrible opponents of whoever sets a figure down that it would touch there; only an opposing player throws for them."""
    if state.foes[seat] == 0:
        return 0
    return terrors(state, command.figure, ((command.x, command.y),), command.facing) & state.foes[seat]


class DreadRoll(Roll[Battle]):
    """A die before a figure is set down beside a terrible one: on 1 or 2 it is not set down there, and beside it not at all this turn."""

    FIELDS = ("ask", "figure", "place", "soaring", "braved", "other")

    def __init__(
        self, ask: Lowering, figure: int, place: tuple[int, int, int], soaring: int, braved: int, other: int
    ) -> None:
        super().__init__(DICE, 1, 6)
        self.ask = ask
        self.figure = figure
        self.place = place
        self.soaring = soaring
        self.braved = braved
        self.other = other

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        if not dares(flow, self.figure, self.other, outcome):
            flow.then(self.ask)
            return
        x, y, facing = self.place
        command = Put(self.ask.seat, self.figure, x, y, facing, self.soaring > 0)
        lower(flow, self.ask, command, self.braved | 1 << self.other)


def lowering_refusal(state: Battle, seat: int, command: Put) -> Refusal | None:
    """The reason a figure is not set down there because of whom it would touch: what binds its movement binds here too, but for what an
    opponent does with it (reading R85)."""
    touched = unwelcome(state, seat, command)
    return contact_refusal(state, command.figure, touched, 0) if touched else None


def unwelcome(state: Battle, seat: int, command: Put) -> int:
    """The figures it would touch there and may not."""
    figure = command.figure
    barred = barred_contacts(state, figure, 0) if state.friends[seat] >> figure & 1 else state.shunned[figure]
    if not barred:
        return 0
    return touched_at(state.table, figure, command.x, command.y, command.facing, state.table.level[figure]) & barred
