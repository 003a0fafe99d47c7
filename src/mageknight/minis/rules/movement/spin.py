"""Free spins, and what else happens when a figure has moved up to others."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Decline, Spin
from mageknight.minis.effects.moment import MOVED, Happening
from mageknight.minis.events import FigureTurned
from mageknight.minis.figures.bodies import is_limb
from mageknight.minis.figures.riding import is_mount
from mageknight.minis.figures.roster import called, figure_word, foes_touched, is_fielded, members, moving_powers
from mageknight.minis.moves import DeclineMove, Moves
from mageknight.minis.rules.cavalry.tiring import tire
from mageknight.minis.rules.movement.modes import is_restive
from mageknight.minis.rules.movement.paths import turn_refusal
from mageknight.minis.rules.turn.moments import Effect, frames_at
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import contact_directions, in_contact, spin_to_front
from mageknight.minis.table.facing import STEPS, degrees, facing_to, in_arc


class AfterMove(Frame[Battle]):
    """The choice after a move in the same combat action, as the attack of a charge does."""


def is_rushing(state: Battle) -> bool:
    """Is the move under way part of a combat action?"""
    return any(isinstance(frame, AfterMove) for frame in state.core.agenda)


def sneaks_up(state: Battle, figure: int) -> bool:
    """Do those a figure has come up to get no free spin?"""
    card = state.edition.card
    return any(
        card.abilities[each].sneaks_up(state, figure)
        for each in members(moving_powers(state, figure) & card.masks.sneaks_up)
    )


class Arrived(Frame[Battle]):
    """A figure has moved: the opposing figures it touches may spin, then Ram and Pole Arm strike (REB-SPN-01) and
    double-time (`twice`) or a surge (`surges`) tires it (M2-SPEED-18, M2-SURGE-04)."""

    FIELDS = ("mover", "twice", "surges")

    def __init__(self, mover: int, twice: bool = False, surges: bool = False) -> None:
        self.mover = mover
        self.twice = twice
        self.surges = surges

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        asks: list[Frame[Battle]] = []
        if not self.is_unseen(state):
            touched = members(foes_touched(state, self.mover))
            for seat in spinners(state):
                for figure in touched:
                    if state.controller[figure] == seat and can_spin(state, figure):
                        asks.append(FreeSpin(seat, figure, self.mover))
        flow.then(*asks, AfterSpins(self.mover, self.twice, self.surges))

    def is_unseen(self, state: Battle) -> bool:
        """Do those it has come up to get no free spin?"""
        return sneaks_up(state, self.mover)


class Shifted(Arrived):
    """A figure has moved without a move action of its own: set down by somebody, or turned between two actions. Nobody sneaks up so
    (M2-ABL-SWD-25)."""

    def is_unseen(self, state: Battle) -> bool:
        return False


class ArrivedTogether(Frame[Battle]):
    """A formation stands: each opposing figure its movers touch may spin once, towards any of them (M2-SPIN-01, reading R36)."""

    FIELDS = ("movers",)

    def __init__(self, movers: tuple[int, ...]) -> None:
        self.movers = movers

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        seen = [mover for mover in self.movers if not sneaks_up(state, mover)]
        asks: list[Frame[Battle]] = []
        for seat in spinners(state):
            for figure in range(len(state.controller)):
                if state.controller[figure] == seat and is_fielded(state, figure) and can_spin(state, figure):
                    near = tuple([mover for mover in seen if foes_touched(state, mover) >> figure & 1])
                    if near:
                        asks.append(SpinToAny(seat, figure, near[0], near))
        flow.then(*asks)


def spinners(state: Battle) -> list[int]:
    """The order in which players are asked: in 2.0 clockwise from the active one (reading R36)."""
    order = state.order
    if not state.edition.proficiencies:
        return order
    at = order.index(state.active) if state.active in order else 0
    return order[at:] + order[:at]


def can_spin(state: Battle, figure: int) -> bool:
    """Riders and horseshoes get no free spin (reading 1, M2-SPEED-08), in 2.0 captors and mounts none either (reading R36,
    M2-MOUNT-02, M2-CAV-05); whose front is all around has no use for one."""
    if state.edition.proficiencies and (
        state.captive[figure] >= 0 or is_limb(state, figure) or is_mount(state.defs[figure])
    ):
        return False
    return not is_restive(state, figure) and state.table.arc[figure] < 360


class Spinning(Move[Battle, "FreeSpin", Spin]):
    """Turn to one that has moved up."""

    COMMAND = Spin

    def collect(self, state: Battle, ask: FreeSpin, found: list[Command]) -> None:
        table = state.table
        facings: list[int] = []
        for mover in ask.towards(state):
            facings.append(spin_to_front(table, ask.figure, mover))
            vx, vy = contact_directions(table, ask.figure, mover)[0]
            facings.append(facing_to(vx, vy))
        for facing in facings:
            command = Spin(ask.seat, ask.figure, facing)
            if facing != table.facing[ask.figure] and command not in found:
                if self.refusal(state, ask, command) is None:
                    found.append(command)

    def refusal(self, state: Battle, ask: FreeSpin, command: Spin) -> Refusal | None:
        if command.figure != ask.figure:
            return refuse("minis-other-figure")
        if not 0 <= command.facing < STEPS:
            return refuse("minis-bad-facing")
        arc = state.table.arc[ask.figure]
        for mover in ask.towards(state):
            for vx, vy in contact_directions(state.table, ask.figure, mover):
                if in_arc(command.facing, arc, vx, vy):
                    return turn_refusal(state, ask.figure, command.facing)
        return state.edition.refuse("minis-spin-past", "free-spin", mover=called(state, ask.mover))

    def carry_out(self, flow: Flow[Battle], ask: FreeSpin, command: Spin) -> None:
        if command.facing != flow.state.table.facing[ask.figure]:
            flow.emit(FigureTurned(ask.figure, command.facing))

    def words(self, state: Battle, ask: FreeSpin, command: Spin) -> Message:
        return say("minis-do-spin", figure=figure_word(state, command.figure), facing=degrees(command.facing))

    def about(self, state: Battle, ask: FreeSpin, command: Spin) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class NotSpinning(DeclineMove["FreeSpin"]):
    """Stay as it stands."""


class FreeSpin(MoveAsk[Battle]):
    """Turn a figure on the spot so that its front arc touches the one that has moved up to it (REB-SPN-01, REB-SPN-02)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "figure", "mover")
    KIND = "minis-free-spin"
    MOVES: ClassVar[Moves] = (Spinning(), NotSpinning())
    LISTED = False

    def __init__(self, seat: int, figure: int, mover: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.mover = mover

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-free-spin", figure=called(state, self.figure), mover=called(state, self.mover))

    def towards(self, state: Battle) -> list[int]:
        """The figures it may turn to."""
        return [self.mover] if in_contact(state.table, self.figure, self.mover) else []

    def sample(self, state: Battle, rng: Rng) -> Command:
        command = Spin(self.seat, self.figure, rng.below(STEPS))
        return command if self.refusal(state, command) is None else rng.choice(self.choices(state))

    def forced(self, state: Battle) -> Command | None:
        """Whoever has lost contact in the meantime has nothing to spin to."""
        gone = not is_fielded(state, self.figure) or not self.towards(state)
        return Decline(self.seat) if gone else None


class SpinToAny(FreeSpin):
    """The same towards any of several that have moved up together."""

    FIELDS = ("seat", "figure", "mover", "movers")

    def __init__(self, seat: int, figure: int, mover: int, movers: tuple[int, ...]) -> None:
        super().__init__(seat, figure, mover)
        self.movers = movers

    def towards(self, state: Battle) -> list[int]:
        return [mover for mover in self.movers if in_contact(state.table, self.figure, mover)]


class AfterSpins(Frame[Battle]):
    """The spins are done: effects of contact strike, in an order the active player chooses."""

    FIELDS = ("mover", "twice", "surges")

    def __init__(self, mover: int, twice: bool = False, surges: bool = False) -> None:
        self.mover = mover
        self.twice = twice
        self.surges = surges

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.mover):
            sources = [self.mover, *members(foes_touched(state, self.mover))]
            tires = self.twice and not is_restive(state, self.mover)
            more: tuple[Effect, ...] = (("double-time", self.mover, -1),) if tires else ()
            if self.surges:
                more += (("surge", self.mover, -1),)
            flow.then(*frames_at(state, MOVED, self.mover, sources, more))


class DoubleTimeTires(Happening):
    """A figure is pushed for double-time when its move has ended; horseshoes are not (M2-SPEED-04, M2-SPEED-18)."""

    def __init__(self) -> None:
        super().__init__("double-time", MOVED, 0)

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        tire(flow, figure)
