"""Movement formations: several figures of one faction move with one action.

The members are chosen first, then moved one by one in any order. Only when the player says so must each touch another one
again; until then the formation may be torn apart. Whoever cannot bring it together calls the move off: all go back to where
they began. Free spins follow when the formation stands.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.commands import BreakAway, Enough, Halt, Join, Move, Path, Turn
from mageknight.minis.content.abilities import FORCED_MARCH, FREE_ARMIES, PATHFINDER
from mageknight.minis.effects.moment import ACTION_GIVEN
from mageknight.minis.events import FOR_BREAKING_AWAY, DiceRolled, FigurePut
from mageknight.minis.figures.bodies import halves
from mageknight.minis.figures.roster import called, has, members, speed, touches_foe
from mageknight.minis.moves import BreakMove, EnoughMove, HaltMove, JoinMove, Moves, PathMove, TurnMove
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.movement.candidates import move_candidates, random_move
from mageknight.minis.rules.movement.doubling import double_time_refusal
from mageknight.minis.rules.movement.formations import (
    addable,
    bits,
    can_lead,
    enlist,
    leader_refusal,
    least_members,
    member_refusal,
    size_refusal,
)
from mageknight.minis.rules.movement.groups import is_one_group, joined
from mageknight.minis.rules.movement.modes import doubled, movement_mode, shaken
from mageknight.minis.rules.movement.moving import (
    BROKEN_AWAY,
    FAILED,
    NOT_TRIED,
    break_away_on,
    dares,
    go,
    hold_refusal,
    lead_captive,
    shake_off,
    slip_away,
    slips_away,
    terrors,
    turn_figure,
)
from mageknight.minis.rules.movement.paths import passage_of, path_fault_of, path_refusal, turn_refusal
from mageknight.minis.rules.movement.spin import AfterSpins, Arrived, ArrivedTogether
from mageknight.minis.rules.turn.moments import begin_lasting, raise_at
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import LENDS, THIS_ACTION, Lasting
from mageknight.minis.table.movement_mode import allowance
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
        if found is None and not can_lead(state, MOVE, figure, pool(state, figure, self.twice)):
            found = state.edition.refuse("minis-formation-contact", "movement-formation", figure=called(state, figure))
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        near = state.table.touch[figure] & state.friends[state.controller[figure]]
        if near == 0 or not state.edition.formations or leader_refusal(state, MOVE, figure) is not None:
            return False
        if self.twice and double_time_refusal(state, figure) is not None:
            return False
        return can_lead(state, MOVE, figure, pool(state, figure, self.twice))

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Gather(flow.state.controller[figure], (figure,), self.twice))


def pool(state: Battle, leader: int, twice: bool = False) -> int:
    """The figures that could march with the leader; with double-time all must be able to use it (M2-SPEED-20).

    Only those that hang together with him, from base to base, are looked at."""
    friends = state.friends[state.controller[leader]] & state.table.afield & ~state.held
    found, waiting = 0, 1 << leader
    seen = waiting
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        near = state.table.touch[low.bit_length() - 1] & friends & ~seen
        seen |= near
        for figure in members(near):
            if member_refusal(state, MOVE, leader, figure, twice) is None:
                found |= 1 << figure
                waiting |= 1 << figure
    return found


class Gathering(JoinMove["Gather"]):
    """One more member."""

    def collect(self, state: Battle, ask: Gather, found: list[Command]) -> None:
        for figure in ask.joiners(state):
            found.append(Join(ask.seat, figure))

    def refusal(self, state: Battle, ask: Gather, command: Join) -> Refusal | None:
        found = member_refusal(state, MOVE, ask.group[0], command.figure, ask.twice)
        if found is None and command.figure in ask.group:
            found = refuse("minis-already-member")
        if found is None and command.figure not in ask.joiners(state):
            found = state.edition.refuse(
                "minis-formation-contact", "movement-formation", figure=called(state, command.figure)
            )
        return found

    def carry_out(self, flow: Flow[Battle], ask: Gather, command: Join) -> None:
        flow.then(ask.having(command.figure))


class SettingOut(EnoughMove["Gather"]):
    """The formation is complete."""

    def refusal(self, state: Battle, ask: Gather, command: Enough) -> Refusal | None:
        return ask.incomplete(state)

    def carry_out(self, flow: Flow[Battle], ask: Gather, command: Enough) -> None:
        ask.set_out(flow)


class Gather(MoveAsk[Battle]):
    """Choose the members of a movement formation (REB-FMV-01); `twice`: all of them use double-time (M2-SPEED-21)."""

    FIELDS = ("seat", "group", "twice")
    KIND = "minis-gather"
    MOVES: ClassVar[Moves] = (Gathering(), SettingOut())

    def __init__(self, seat: int, group: tuple[int, ...], twice: bool = False) -> None:
        super().__init__(seat)
        self.group = group
        self.twice = twice

    def incomplete(self, state: Battle) -> Refusal | None:
        """The reason this is no formation yet: too few, or somebody who hangs together with the others only through others."""
        if len(self.group) < least_members(state, MOVE, bits(self.group)):
            return size_refusal(state, MOVE, self.group)
        apart = members(bits(self.group) & ~joined(state, bits(self.group)))
        if not apart:
            return None
        return state.edition.refuse("minis-formation-apart", "movement-formation", figure=called(state, apart[0]))

    def forced(self, state: Battle) -> Command | None:
        """Five are a full formation; nobody else may be left to join."""
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 and isinstance(choices[0], Enough) else None

    def having(self, figure: int) -> Gather:
        """The same decision with one more member."""
        return Gather(self.seat, (*self.group, figure), self.twice)

    def set_out(self, flow: Flow[Battle]) -> None:
        """The formation is complete: it moves."""
        for figure in self.group[1:]:
            enlist(flow, figure)
        state = flow.state
        share_pathfinder(flow, self.group)
        inches = march_inches(state, self.group)
        if self.twice:
            inches = tuple([doubled(state, each, 2) for each in inches])
        tried = (NOT_TRIED,) * len(self.group)
        flow.then(
            Marching(
                seat=self.seat,
                group=self.group,
                inches=inches,
                tried=tried,
                settled=(),
                starts=placings(state, self.group),
                moved=(),
                twice=self.twice,
            )
        )
        raise_at(flow, ACTION_GIVEN, list(self.group[1:]))

    def joiners(self, state: Battle) -> list[int]:
        """The figures that can join the members there are."""
        return addable(state, MOVE, bits(self.group), pool(state, self.group[0], self.twice))


def share_pathfinder(flow: Flow[Battle], group: tuple[int, ...]) -> None:
    """A Pathfinder leads everybody in its formation (M2-ABL-SPD-21)."""
    state = flow.state
    guides = [figure for figure in group if has(state, figure, PATHFINDER)]
    if guides:
        for figure in group:
            if figure not in guides:
                begin_lasting(flow, Lasting(LENDS, guides[0], figure, PATHFINDER, THIS_ACTION))


def march_inches(state: Battle, group: tuple[int, ...]) -> tuple[int, ...]:
    """The distance each member may move: with the speed of the slowest (REB-FMV-03), or of a member with Forced March
    (REB-ABL-13); out of hindering terrain half of it. A captive led along counts as a member (REB-CAP-14)."""
    led = [state.captive[figure] for figure in group if state.captive[figure] >= 0]
    comrades = [speed(state, figure) for figure in group if has(state, figure, FREE_ARMIES)]
    pace = min(
        [max(comrades) if has(state, figure, FREE_ARMIES) else speed(state, figure) for figure in (*group, *led)]
    )
    forced = [speed(state, figure) for figure in group if has(state, figure, FORCED_MARCH)]
    if forced:
        pace = max(forced)
    found: list[int] = []
    for figure in group:
        mode = movement_mode(state, figure)
        inches = shaken(state, figure, allowance(state.table, figure, pace, mode), mode)
        captive = state.captive[figure]
        if captive >= 0:
            inches = min(inches, allowance(state.table, captive, speed(state, captive), mode))
        found.append(inches)
    return tuple(found)


def placings(state: Battle, group: tuple[int, ...]) -> tuple[Placing, ...]:
    """The places of the members and their captives."""
    table = state.table
    figures = [*group, *[state.captive[figure] for figure in group if state.captive[figure] >= 0]]
    return tuple([(figure, table.x[figure], table.y[figure], table.facing[figure]) for figure in figures])


class MemberBreaking(BreakMove["Marching"]):
    """A member tries to break away."""

    def collect(self, state: Battle, ask: Marching, found: list[Command]) -> None:
        figure = ask.next_member(state)
        if figure >= 0 and ask.is_held(state, figure) and not ask.rolls_are_over(state):
            found.append(BreakAway(ask.seat, figure))

    def refusal(self, state: Battle, ask: Marching, command: BreakAway) -> Refusal | None:
        found = ask.member_refusal(state, command.figure)
        if found is not None:
            return found
        if not ask.is_held(state, command.figure):
            return state.edition.refuse("minis-nothing-to-break-from", "break-away")
        return ask.late_refusal(state, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: Marching, command: BreakAway) -> None:
        if slip_away(flow, command.figure):
            flow.then(ask.with_try(command.figure, BROKEN_AWAY))
        else:
            flow.then(MarchRoll(ask, command.figure))

    def reveals(self, state: Battle, ask: Marching, command: BreakAway) -> bool:
        return not slips_away(state, command.figure)


class MemberMoving(PathMove["Marching"]):
    """A member moves."""

    def collect(self, state: Battle, ask: Marching, found: list[Command]) -> None:
        """Follow the first one that moved, or come up beside the others."""
        figure = ask.next_member(state)
        if figure < 0 or ask.is_held(state, figure):
            return
        at = ask.group.index(figure)
        if ask.tried[at] == FAILED:
            return
        inches = ask.inches[at]
        if not ask.moved:
            found += move_candidates(state, ask.seat, figure, inches)
            return
        passage = passage_of(state, figure)
        for move in ask.followings(state, figure):
            if path_fault_of(state, passage, move.path, move.facing, inches) == 0:
                found.append(move)

    def refusal(self, state: Battle, ask: Marching, command: Move) -> Refusal | None:
        found = ask.member_refusal(state, command.figure)
        if found is not None:
            return found
        held = ask.is_held(state, command.figure)
        at = ask.group.index(command.figure)
        if held:
            late = ask.late_refusal(state, command.figure)
            return late if late is not None else state.edition.refuse("minis-must-break-away", "break-away")
        if ask.tried[at] == FAILED:
            return state.edition.refuse("minis-broke-not-away", "broke-not-away-together")
        return path_refusal(state, command.figure, command.path, command.facing, ask.inches[at])

    def carry_out(self, flow: Flow[Battle], ask: Marching, command: Move) -> None:
        ask.step(flow, command.figure, command.path, command.facing, 0)


class MemberTurning(TurnMove["Marching"]):
    """A member turns on the spot, or stays as it is."""

    def collect(self, state: Battle, ask: Marching, found: list[Command]) -> None:
        figure = ask.next_member(state)
        if figure >= 0:
            found.append(Turn(ask.seat, figure, state.table.facing[figure]))

    def refusal(self, state: Battle, ask: Marching, command: Turn) -> Refusal | None:
        found = ask.member_refusal(state, command.figure)
        if found is None:
            tried = ask.tried[ask.group.index(command.figure)]
            found = hold_refusal(state, command.figure, command.facing, tried, ask.is_held(state, command.figure))
        return found if found is not None else turn_refusal(state, command.figure, command.facing)

    def carry_out(self, flow: Flow[Battle], ask: Marching, command: Turn) -> None:
        turns = command.facing != flow.state.table.facing[command.figure]
        turn_figure(flow, command.figure, command.facing)
        flow.then(ask.after(command.figure, turns and flow.state.edition.footing.turns_move))


class MarchOver(EnoughMove["Marching"]):
    """The formation stands."""

    def refusal(self, state: Battle, ask: Marching, command: Enough) -> Refusal | None:
        if is_one_group(state, bits(ask.group)):
            return None
        return state.edition.refuse("minis-formation-torn", "table-split")

    def carry_out(self, flow: Flow[Battle], ask: Marching, command: Enough) -> None:
        ask.stand(flow)


class MarchCalledOff(HaltMove["Marching"]):
    """All go back to where they began."""

    def refusal(self, state: Battle, ask: Marching, command: Halt) -> Refusal | None:
        return None if ask.moved else refuse("minis-nothing-moved")

    def carry_out(self, flow: Flow[Battle], ask: Marching, command: Halt) -> None:
        flow.then(Regroup(ask.starts))


class Marching(MoveAsk[Battle]):
    """Move the members one by one, in any order, each once (REB-FMV-04).

    `inches` and `tried` belong to the members of `group` in order; `settled` are those that have moved or stay, the
    movers marked by a place in `moved`, where turning counts as moving also those that turned; `starts` is where everybody
    stood.
    """

    FIELDS = ("seat", "group", "inches", "tried", "settled", "starts", "moved", "twice")
    KIND = "minis-march"
    MOVES: ClassVar[Moves] = (MemberBreaking(), MemberMoving(), MemberTurning(), MarchOver(), MarchCalledOff())
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

    def rolls_are_over(self, state: Battle) -> bool:
        """Has somebody moved already, so that nobody else breaks away (M2-FORM-12)?"""
        return state.edition.footing.rolls_first and len(self.moved) > 0

    def next_member(self, state: Battle) -> int:
        """The next member: first those that must break away, where all rolls come first; -1 if all are settled."""
        waiting = [figure for figure in self.group if figure not in self.settled]
        if state.edition.footing.rolls_first and not self.moved:
            held = [figure for figure in waiting if self.is_held(state, figure)]
            waiting = held if held else waiting
        return waiting[0] if waiting else -1

    def followings(self, state: Battle, figure: int) -> list[Move]:
        table = state.table
        found: list[Move] = []
        for first in self.moved:
            _, x, y, _ = self.starts[self.group.index(first)]
            if (x, y) != (table.x[first], table.y[first]):
                goal = (table.x[figure] + table.x[first] - x, table.y[figure] + table.y[first] - y)
                found.append(Move(self.seat, figure, (goal,), table.facing[first]))
                break
        for other in self.settled:
            for spot in contact_spots(table, figure, other, movement_mode(state, figure))[:SPOTS]:
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

    def step(self, flow: Flow[Battle], figure: int, path: Path, facing: int, braved: int) -> None:
        """A member moves; a die comes first for each terrible figure it would touch, but those it has braved already (R79)."""
        terrible = terrors(flow.state, figure, path, facing) & ~braved
        if terrible:
            other = (terrible & -terrible).bit_length() - 1
            flow.then(
                MarchTerror(
                    march=self,
                    figure=figure,
                    path=path,
                    facing=facing,
                    braved=braved,
                    other=other,
                    dice=len(halves(flow.state, figure)),
                )
            )
            return
        go(flow, figure, path, facing)
        flow.then(self.after(figure, True))
        lead_captive(flow, figure)

    def stand(self, flow: Flow[Battle]) -> None:
        """The formation stands: free spins and what else the end of a move brings, and a ladder it has carried is laid down."""
        self.lay_ladder(flow)
        if flow.state.edition.footing.rolls_first:
            flow.then(ArrivedTogether(self.moved), *[AfterSpins(figure, self.twice) for figure in self.moved])
        else:
            flow.then(*[Arrived(figure, self.twice) for figure in self.moved])
        if self.twice:
            still = [figure for figure in self.group if figure not in self.moved]
            flow.then(*[AfterSpins(figure, True) for figure in still])

    def lay_ladder(self, flow: Flow[Battle]) -> None:
        """A formation carries one ladder without penalty (M2-CASTLE-29)."""
        from mageknight.minis.rules.castles.ladders import CarryAsk, carried

        found = carried(flow.state, self.starts) if self.moved else ()
        if found:
            flow.then(CarryAsk(self.seat, found, self.moved))

    def after(self, figure: int, moves: bool) -> Marching:
        """The same decision with one member settled."""
        moved = (*self.moved, figure) if moves else self.moved
        settled = (*self.settled, figure)
        return Marching(
            seat=self.seat,
            group=self.group,
            inches=self.inches,
            tried=self.tried,
            settled=settled,
            starts=self.starts,
            moved=moved,
            twice=self.twice,
        )

    def with_try(self, figure: int, result: int) -> Marching:
        """The same decision after a member has tried to break away."""
        at = self.group.index(figure)
        tried = (*self.tried[:at], result, *self.tried[at + 1 :])
        return Marching(
            seat=self.seat,
            group=self.group,
            inches=self.inches,
            tried=tried,
            settled=self.settled,
            starts=self.starts,
            moved=self.moved,
            twice=self.twice,
        )

    def member_refusal(self, state: Battle, figure: int) -> Refusal | None:
        """The reason a figure has nothing more to do in this move."""
        if figure not in self.group:
            return refuse("minis-other-figure")
        if figure in self.settled:
            return state.edition.refuse("minis-moved-already", "moves-once", figure=called(state, figure))
        return None

    def late_refusal(self, state: Battle, figure: int) -> Refusal | None:
        """The reason a member that is held can no longer break away."""
        if not self.rolls_are_over(state):
            return None
        return state.edition.refuse("minis-rolls-come-first", figure=called(state, figure))


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
        least = break_away_on(state, self.figure)
        flow.emit(DiceRolled(FOR_BREAKING_AWAY, state.controller[self.figure], self.figure, (die,), least))
        result = BROKEN_AWAY if die >= least else FAILED
        if result == BROKEN_AWAY:
            shake_off(flow, self.figure)
        flow.then(self.march.with_try(self.figure, result))


class MarchTerror(Roll[Battle]):
    """A die before a member moves up to a terrible figure; where it does not dare to, its move is chosen again."""

    FIELDS = ("march", "figure", "path", "facing", "braved", "other", "dice")

    def __init__(
        self, march: Marching, figure: int, path: Path, facing: int, braved: int, other: int, dice: int = 1
    ) -> None:
        super().__init__(DICE, dice, 6)
        self.march = march
        self.figure = figure
        self.path = path
        self.facing = facing
        self.braved = braved
        self.other = other
        self.dice = dice

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        if dares(flow, self.figure, self.other, outcome):
            self.march.step(flow, self.figure, self.path, self.facing, self.braved | 1 << self.other)
        else:
            flow.then(self.march)


class Regroup(Frame[Battle]):
    """Everybody back to where the formation began; the action is spent."""

    FIELDS = ("starts",)

    def __init__(self, starts: tuple[Placing, ...]) -> None:
        self.starts = starts

    def run(self, flow: Flow[Battle]) -> None:
        for figure, x, y, facing in self.starts:
            flow.emit(FigurePut(figure, x, y, facing))
