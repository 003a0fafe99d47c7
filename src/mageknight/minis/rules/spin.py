"""Free spins, and what else happens when a figure has moved up to others."""

from __future__ import annotations

from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Decline, Spin
from mageknight.minis.content.abilities import SNEAK_ATTACK
from mageknight.minis.events import BY_PUSHING, FigureTurned
from mageknight.minis.moment import MOVED, Happening
from mageknight.minis.roster import called, foes_touched, has, is_fielded, members
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.moments import frames_at
from mageknight.minis.rules.parts import PUSHING
from mageknight.minis.rules.paths import turn_refusal
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import contact_directions, in_contact, spin_to_front
from mageknight.minis.table.facing import STEPS, facing_to, in_arc


class Arrived(Frame[Battle]):
    """A figure has moved: the opposing figures it touches may spin, then Ram and Pole Arm strike (REB-SPN-01) and
    double-time (`twice`) tires it (M2-SPEED-18)."""

    FIELDS = ("mover", "twice")

    def __init__(self, mover: int, twice: bool = False) -> None:
        self.mover = mover
        self.twice = twice

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        asks: list[Frame[Battle]] = []
        if not has(state, self.mover, SNEAK_ATTACK):
            touched = members(foes_touched(state, self.mover))
            for seat in spinners(state):
                for figure in touched:
                    if state.owner[figure] == seat and can_spin(state, figure):
                        asks.append(FreeSpin(seat, figure, self.mover))
        flow.then(*asks, AfterSpins(self.mover, self.twice))


def spinners(state: Battle) -> list[int]:
    """The order in which players are asked: in 2.0 clockwise from the active one (reading R36)."""
    order = state.order
    if not state.edition.proficiencies:
        return order
    at = order.index(state.active) if state.active in order else 0
    return order[at:] + order[:at]


def can_spin(state: Battle, figure: int) -> bool:
    """Riders and horseshoes get no free spin (reading 1, M2-SPEED-08), in 2.0 captors none either (reading R36); whose front
    is all around has no use for one."""
    if state.edition.proficiencies and (state.captive[figure] >= 0 or state.table.host[figure] >= 0):
        return False
    return not state.edition.is_restive(state.defs[figure]) and state.table.arc[figure] < 360


class FreeSpin(Ask[Battle]):
    """Turn a figure on the spot so that its front arc touches the one that has moved up to it (REB-SPN-01, REB-SPN-02)."""

    FIELDS = ("seat", "figure", "mover")
    KIND = "minis-free-spin"
    COMMANDS = (Spin, Decline)
    LISTED = False

    def __init__(self, seat: int, figure: int, mover: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.mover = mover

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-free-spin", figure=called(state, self.figure), mover=called(state, self.mover))

    def choices(self, state: Battle) -> list[Command]:
        table = state.table
        if not in_contact(table, self.figure, self.mover):
            return [Decline(self.seat)]
        facings = [spin_to_front(table, self.figure, self.mover)]
        vx, vy = contact_directions(table, self.figure, self.mover)[0]
        facings.append(facing_to(vx, vy))
        found: list[Command] = []
        for facing in facings:
            command = Spin(self.seat, self.figure, facing)
            if facing != table.facing[self.figure] and command not in found and self.refusal(state, command) is None:
                found.append(command)
        return [*found, Decline(self.seat)]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, Decline):
            return None
        if not isinstance(command, Spin) or command.figure != self.figure:
            return refuse("minis-other-figure")
        if not 0 <= command.facing < STEPS:
            return refuse("minis-bad-facing")
        arc = state.table.arc[self.figure]
        for vx, vy in contact_directions(state.table, self.figure, self.mover):
            if in_arc(command.facing, arc, vx, vy):
                return turn_refusal(state, self.figure, command.facing)
        return state.edition.refuse("minis-spin-past", "free-spin", mover=called(state, self.mover))

    def sample(self, state: Battle, rng: Rng) -> Command:
        command = Spin(self.seat, self.figure, rng.below(STEPS))
        return command if self.refusal(state, command) is None else rng.choice(self.choices(state))

    def forced(self, state: Battle) -> Command | None:
        """Whoever has lost contact in the meantime has nothing to spin to."""
        gone = not is_fielded(state, self.figure) or not in_contact(state.table, self.figure, self.mover)
        return Decline(self.seat) if gone else None

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Spin) and command.facing != flow.state.table.facing[self.figure]:
            flow.emit(FigureTurned(self.figure, command.facing))


class AfterSpins(Frame[Battle]):
    """The spins are done: effects of contact strike, in an order the active player chooses."""

    FIELDS = ("mover", "twice")

    def __init__(self, mover: int, twice: bool = False) -> None:
        self.mover = mover
        self.twice = twice

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.mover):
            sources = [self.mover, *members(foes_touched(state, self.mover))]
            tires = self.twice and not state.edition.is_restive(state.defs[self.mover])
            more = (("double-time", self.mover, -1),) if tires else ()
            flow.then(*frames_at(state, MOVED, self.mover, sources, more))


class DoubleTimeTires(Happening):
    """A figure is pushed for double-time when its move has ended; horseshoes are not (M2-SPEED-04, M2-SPEED-18)."""

    def __init__(self) -> None:
        super().__init__("double-time", MOVED, 0)

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        hurt(flow, figure, [(PUSHING, 1)], BY_PUSHING)
