"""Movement formations: several figures of one faction move with one action.

The members are chosen first, then moved one by one in any order. Only when the player says so must each touch another one
again; until then the formation may be torn apart. Whoever cannot bring it together calls the move off: all go back to where
they began. Free spins follow when the formation stands.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import BreakAway, Enough, Halt, Join, Move, Turn
from mageknight.minis.content.abilities import FORCED_MARCH
from mageknight.minis.events import FOR_BREAKING_AWAY, DiceRolled, FigurePut
from mageknight.minis.manners import MOVE, Manner
from mageknight.minis.roster import called, has, members, speed, touches_foe
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.candidates import move_candidates, random_move
from mageknight.minis.rules.doubling import double_time_refusal
from mageknight.minis.rules.formations import (
    LEAST,
    addable,
    bits,
    enlist,
    is_one_group,
    leader_refusal,
    member_refusal,
    size_refusal,
)
from mageknight.minis.rules.gaits import gait_of
from mageknight.minis.rules.movement import BROKEN_AWAY, FAILED, NOT_TRIED, break_away_on, go, lead_captive, turn_figure
from mageknight.minis.rules.paths import passage_of, path_fault_of, path_refusal, turn_refusal
from mageknight.minis.rules.spin import AfterSpins, Arrived
from mageknight.minis.state import Battle
from mageknight.minis.table.gait import allowance
from mageknight.minis.table.spots import contact_spots

SPOTS: Final = 6
"""Places beside members already moved that are offered at most."""

Placing = tuple[int, int, int, int]
"""A figure, where it stood, its facing."""


class March(Manner):
    """A move action shared by a movement formation (REB-FMV-02)."""

    def __init__(self, word: str = "march", twice: bool = False) -> None:
        super().__init__(word, MOVE)
        self.twice = twice

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = leader_refusal(state, MOVE, figure)
        if found is None and self.twice:
            found = double_time_refusal(state, figure)
        if found is None and not addable(state, MOVE, 1 << figure, pool(state, figure, self.twice)):
            found = state.edition.refuse("minis-formation-contact", "movement-formation", figure=called(state, figure))
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        near = state.table.touch[figure] & state.friends[state.owner[figure]]
        return near != 0 and state.edition.formations and self.refusal(state, figure) is None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Gather(flow.state.owner[figure], (figure,), self.twice))


def pool(state: Battle, leader: int, twice: bool = False) -> int:
    """The figures that could march with the leader; with double-time all must be able to use it (M2-SPEED-20)."""
    found = 0
    for figure in members(state.friends[state.owner[leader]] & state.table.down & ~state.held & ~(1 << leader)):
        if state.table.touch[figure] and member_refusal(state, MOVE, leader, figure, twice) is None:
            found |= 1 << figure
    return found


class Gather(Ask[Battle]):
    """Choose the members of a movement formation (REB-FMV-01); `twice`: all of them use double-time (M2-SPEED-21)."""

    FIELDS = ("seat", "group", "twice")
    KIND = "minis-gather"
    COMMANDS = (Join, Enough)

    def __init__(self, seat: int, group: tuple[int, ...], twice: bool = False) -> None:
        super().__init__(seat)
        self.group = group
        self.twice = twice

    def choices(self, state: Battle) -> list[Command]:
        able = pool(state, self.group[0], self.twice)
        found: list[Command] = [Join(self.seat, figure) for figure in addable(state, MOVE, bits(self.group), able)]
        if self.is_complete(state):
            found.append(Enough(self.seat))
        return found

    def is_complete(self, state: Battle) -> bool:
        return len(self.group) >= LEAST[MOVE] and is_one_group(state, bits(self.group))

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, Enough):
            return None if self.is_complete(state) else size_refusal(state, MOVE, len(self.group))
        if not isinstance(command, Join):
            return refuse("not-an-option")
        found = member_refusal(state, MOVE, self.group[0], command.figure, self.twice)
        if found is None and command.figure in self.group:
            found = refuse("minis-already-member")
        if found is None and command not in self.choices(state):
            found = state.edition.refuse(
                "minis-formation-contact", "movement-formation", figure=called(state, command.figure)
            )
        return found

    def forced(self, state: Battle) -> Command | None:
        """Five are a full formation; nobody else may be left to join."""
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 and isinstance(choices[0], Enough) else None

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Join):
            flow.then(Gather(self.seat, (*self.group, command.figure), self.twice))
            return
        for figure in self.group[1:]:
            enlist(flow, figure)
        state = flow.state
        inches = march_inches(state, self.group)
        if self.twice:
            inches = tuple([2 * each for each in inches])
        tried = (NOT_TRIED,) * len(self.group)
        flow.then(Marching(self.seat, self.group, inches, tried, (), placings(state, self.group), (), self.twice))


def march_inches(state: Battle, group: tuple[int, ...]) -> tuple[int, ...]:
    """How far each member may move: with the speed of the slowest (REB-FMV-03), or of a member with Forced March
    (REB-ABL-13); out of hindering terrain half of it. A captive led along counts as a member (REB-CAP-14)."""
    led = [state.captive[figure] for figure in group if state.captive[figure] >= 0]
    pace = min([speed(state, figure) for figure in (*group, *led)])
    forced = [speed(state, figure) for figure in group if has(state, figure, FORCED_MARCH)]
    if forced:
        pace = max(forced)
    found: list[int] = []
    for figure in group:
        gait = gait_of(state, figure)
        inches = allowance(state.table, figure, pace, gait)
        captive = state.captive[figure]
        if captive >= 0:
            inches = min(inches, allowance(state.table, captive, speed(state, captive), gait))
        found.append(inches)
    return tuple(found)


def placings(state: Battle, group: tuple[int, ...]) -> tuple[Placing, ...]:
    """Where the members and their captives stand."""
    table = state.table
    figures = [*group, *[state.captive[figure] for figure in group if state.captive[figure] >= 0]]
    return tuple([(figure, table.x[figure], table.y[figure], table.facing[figure]) for figure in figures])


class Marching(Ask[Battle]):
    """Move the members one by one, in any order, each once (REB-FMV-04).

    `inches` and `tried` belong to the members of `group` in order; `settled` are those that have moved or stay, the
    movers marked by a place in `moved`; `starts` is where everybody stood.
    """

    FIELDS = ("seat", "group", "inches", "tried", "settled", "starts", "moved", "twice")
    KIND = "minis-march"
    COMMANDS = (Move, Turn, BreakAway, Enough, Halt)
    LISTED = False

    def __init__(
        self,
        seat: int,
        group: tuple[int, ...],
        inches: tuple[int, ...],
        tried: tuple[int, ...],
        settled: tuple[int, ...],
        starts: tuple[Placing, ...],
        moved: tuple[int, ...] = (),
        twice: bool = False,
    ) -> None:
        super().__init__(seat)
        self.group = group
        self.inches = inches
        self.tried = tried
        self.settled = settled
        self.starts = starts
        self.moved = moved
        self.twice = twice

    def is_held(self, state: Battle, figure: int) -> bool:
        """Must this member break away before it can leave (REB-BRK-01)?"""
        return self.tried[self.group.index(figure)] == NOT_TRIED and touches_foe(state, figure)

    def choices(self, state: Battle) -> list[Command]:
        found: list[Command] = []
        waiting = [figure for figure in self.group if figure not in self.settled]
        if waiting:
            found = self._member_choices(state, waiting[0])
        if is_one_group(state, bits(self.group)):
            found.append(Enough(self.seat))
        if self.moved:
            found.append(Halt(self.seat))
        return found

    def _member_choices(self, state: Battle, figure: int) -> list[Command]:
        """What the next member can do: follow the first one that moved, come up beside the others, or stay."""
        at = self.group.index(figure)
        stay = Turn(self.seat, figure, state.table.facing[figure])
        if self.tried[at] == FAILED:
            return [stay]
        if self.is_held(state, figure):
            return [BreakAway(self.seat, figure), stay]
        inches = self.inches[at]
        if not self.moved:
            return [*move_candidates(state, self.seat, figure, inches), stay]
        passage = passage_of(state, figure)
        found: list[Command] = []
        for move in self._followings(state, figure):
            if path_fault_of(state, passage, move.path, move.facing, inches) == 0:
                found.append(move)
        found.append(stay)
        return found

    def _followings(self, state: Battle, figure: int) -> list[Move]:
        table = state.table
        first = self.moved[0]
        _, x, y, _ = self.starts[self.group.index(first)]
        goal = (table.x[figure] + table.x[first] - x, table.y[figure] + table.y[first] - y)
        found: list[Move] = [Move(self.seat, figure, (goal,), table.facing[first])]
        for other in self.settled:
            for spot in contact_spots(table, figure, other, gait_of(state, figure))[:SPOTS]:
                found.append(Move(self.seat, figure, ((spot.x, spot.y),), spot.facing))
        return found

    def sample(self, state: Battle, rng: Rng) -> Command:
        waiting = [figure for figure in self.group if figure not in self.settled]
        if waiting and not self.moved and rng.below(2):
            figure = rng.choice(waiting)
            command = random_move(state, self.seat, figure, self.inches[self.group.index(figure)], rng)
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, Halt):
            return None if self.moved else refuse("minis-nothing-moved")
        if isinstance(command, Enough):
            if is_one_group(state, bits(self.group)):
                return None
            return refuse("minis-formation-torn", "REB-FMV-05")
        if not isinstance(command, (Move, Turn, BreakAway)) or command.figure not in self.group:
            return refuse("minis-other-figure")
        if command.figure in self.settled:
            return refuse("minis-moved-already", "REB-FMV-02", figure=called(state, command.figure))
        if isinstance(command, Turn):
            return turn_refusal(state, command.figure, command.facing)
        held = self.is_held(state, command.figure)
        if isinstance(command, BreakAway):
            return None if held else state.edition.refuse("minis-nothing-to-break-from", "break-away")
        at = self.group.index(command.figure)
        if self.tried[at] == FAILED:
            return state.edition.refuse("minis-broke-not-away", "broke-not-away-together")
        if held:
            return state.edition.refuse("minis-must-break-away", "break-away")
        return path_refusal(state, command.figure, command.path, command.facing, self.inches[at])

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Enough):
            flow.then(*[Arrived(figure, self.twice) for figure in self.moved])
            if self.twice:
                still = [figure for figure in self.group if figure not in self.moved]
                flow.then(*[AfterSpins(figure, True) for figure in still])
        elif isinstance(command, Halt):
            flow.then(Regroup(self.starts))
        elif isinstance(command, BreakAway):
            flow.then(MarchRoll(self, command.figure))
        elif isinstance(command, Turn):
            turn_figure(flow, command.figure, command.facing)
            flow.then(self.after(command.figure, False))
        elif isinstance(command, Move):
            go(flow, command.figure, command.path, command.facing)
            flow.then(self.after(command.figure, True))
            lead_captive(flow, command.figure)

    def after(self, figure: int, moves: bool) -> Marching:
        """The same decision with one member settled."""
        moved = (*self.moved, figure) if moves else self.moved
        settled = (*self.settled, figure)
        return Marching(self.seat, self.group, self.inches, self.tried, settled, self.starts, moved, self.twice)

    def with_try(self, figure: int, result: int) -> Marching:
        """The same decision after a member has tried to break away."""
        at = self.group.index(figure)
        tried = (*self.tried[:at], result, *self.tried[at + 1 :])
        return Marching(self.seat, self.group, self.inches, tried, self.settled, self.starts, self.moved, self.twice)


class MarchRoll(Roll[Battle]):
    """A member of a formation tries to break away (REB-FMV-08)."""

    FIELDS = ("march", "figure")

    def __init__(self, march: Marching, figure: int) -> None:
        super().__init__(DICE, 1, 6)
        self.march = march
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_BREAKING_AWAY, state.owner[self.figure], self.figure, (die,)))
        result = BROKEN_AWAY if die >= break_away_on(state, self.figure) else FAILED
        flow.then(self.march.with_try(self.figure, result))


class Regroup(Frame[Battle]):
    """Everybody back to where the formation began; the action is spent."""

    FIELDS = ("starts",)

    def __init__(self, starts: tuple[Placing, ...]) -> None:
        self.starts = starts

    def run(self, flow: Flow[Battle]) -> None:
        for figure, x, y, facing in self.starts:
            flow.emit(FigurePut(figure, x, y, facing))
