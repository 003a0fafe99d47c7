"""Ladders in battle: formations carry them, raise them at walls and take them down (M2-CASTLE-28 to M2-CASTLE-30, reading R134)."""

from __future__ import annotations

from typing import Any, ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.commands import CarryLadder, Decline, RaiseLadder, TakeLadder
from mageknight.minis.events import LYING, STANDING, LadderMoved
from mageknight.minis.figures.roster import called, figure_word, foes_of, is_fielded, members
from mageknight.minis.rules.castles.fitting import (
    is_wall,
    ladder_at,
    ladder_places,
    ladder_refusal,
    ladders_each,
    piece_named,
    wall_at,
)
from mageknight.minis.rules.movement.formations import can_lead, enlist, leader_refusal
from mageknight.minis.rules.movement.march import Gather, Placing, pool
from mageknight.minis.state.battle import PLAYING, Battle
from mageknight.minis.table.built import touches_access
from mageknight.minis.table.lattice import CONTACT_GAP
from mageknight.minis.table.outline import Outline, nears
from mageknight.minis.table.terrain import keeps_from_edges
from mageknight.minis.table.verdicts import place_message

Job = RaiseLadder | TakeLadder


def ladders(state: Battle, name: str) -> list[int]:
    """The numbers of the ladders that stand, or that lie on the ground."""
    return [number for number, (each, _, _, _) in enumerate(state.terrain) if each == name]


def outline_of(state: Battle, ladder: int) -> Outline:
    name, x, y, turn = state.terrain[ladder]
    return piece_named(name).laid((x, y), turn)[0].outline


def lies_against(state: Battle, figure: int, outline: Outline) -> bool:
    """Does the base of a figure touch an outline or cover some of it?"""
    table = state.table
    reach = table.radius[figure] + CONTACT_GAP
    return nears(outline, table.fx[figure], table.fy[figure], table.sx[figure], table.sy[figure], reach)


def place_beside(state: Battle, figure: int) -> tuple[int, int, int]:
    """The place of a ladder beside a figure: behind it, or on another side where the table ends."""
    table = state.table
    x, y = table.x[figure], table.y[figure]
    corners = piece_named(LYING).corners
    off = table.radius[figure] + (corners[1][0] - corners[0][0]) // 2 + 1
    sides = [(x - off, y, 0), (x, y - off, 1), (x + off, y, 0), (x, y + off, 1)]
    behind = (table.facing[figure] + 90) // 180 % 4
    for step in (0, 1, 3, 2):
        px, py, turn = sides[(behind + step) % 4]
        outline = piece_named(LYING).laid((px, py), turn)[0].outline
        if keeps_from_edges(outline, table.ground.width, table.ground.height, 0):
            return px, py, turn
    return x, y, 0


def lay_beside(flow: Flow[Battle], ladder: int, figure: int) -> None:
    x, y, turn = place_beside(flow.state, figure)
    flow.emit(LadderMoved(number=ladder, piece=LYING, x=x, y=y, turn=turn, figure=figure))


# Raising and taking down


def at_wall(state: Battle, figure: int, k: int) -> bool:
    """Is a figure at a wall: its base against it, or on top of it?"""
    table = state.table
    return table.ground.home(table.perch[figure]) == k or lies_against(state, figure, table.ground.pieces[k].outline)


def raise_refusal(state: Battle, group: tuple[int, ...], command: RaiseLadder) -> Refusal | None:
    """The reason a formation cannot raise a ladder there."""
    if command.ladder not in ladders(state, LYING):
        return refuse("minis-no-such-ladder", *state.edition.cite("castle-ladder-work"))
    if not any(lies_against(state, each, outline_of(state, command.ladder)) for each in group):
        return state.edition.refuse("minis-ladder-not-carried", "castle-ladder-work")
    found = ladder_refusal(state, command.x, command.y, command.turn)
    if found is not None:
        return found
    ladder = ladder_at(command.x, command.y, command.turn)
    k = wall_at(state, ladder)
    if not any(at_wall(state, each, k) and lies_against(state, each, ladder.outline) for each in group):
        return state.edition.refuse("minis-ladder-nobody-there", "castle-ladder-work")
    return None


def holds_ladder(state: Battle, figure: int, ladder: int) -> bool:
    """Does a figure touch an end of a standing ladder: its head on top of the wall, its foot from below?"""
    table = state.table
    _, x, y, turn = state.terrain[ladder]
    head, foot = ladder_at(x, y, turn).access
    return touches_access(table, figure, head if table.ground.is_top(table.perch[figure]) else foot)


def take_refusal(state: Battle, group: tuple[int, ...], command: TakeLadder) -> Refusal | None:
    """The reason a formation cannot take a ladder down: nobody of it is at the ladder, or an enemy is (M2-CASTLE-30)."""
    if command.ladder not in ladders(state, STANDING):
        return refuse("minis-no-such-ladder", *state.edition.cite("castle-ladder-work"))
    if command.figure not in group or not holds_ladder(state, command.figure, command.ladder):
        return state.edition.refuse("minis-ladder-nobody-there", "castle-ladder-work")
    for foe in members(foes_of(state, group[0]) & state.table.down):
        if holds_ladder(state, foe, command.ladder):
            return state.edition.refuse("minis-ladder-held", "castle-ladder-work", figure=called(state, foe))
    return None


def jobs(state: Battle, group: tuple[int, ...]) -> list[Job]:
    """The jobs a formation can do with ladders where it stands."""
    seat = state.controller[group[0]]
    found: list[Job] = []
    for ladder in ladders(state, LYING):
        if any(lies_against(state, each, outline_of(state, ladder)) for each in group):
            found += raisings(state, seat, group, ladder)
    for ladder in ladders(state, STANDING):
        takings = [TakeLadder(seat, ladder, each) for each in group]
        found += [each for each in takings if take_refusal(state, group, each) is None]
    return found


def raisings(state: Battle, seat: int, group: tuple[int, ...], ladder: int) -> list[RaiseLadder]:
    found: list[RaiseLadder] = []
    for k, each in enumerate(state.table.ground.pieces):
        if is_wall(each) and any(at_wall(state, figure, k) for figure in group):
            for x, y, turn in ladder_places(state, k):
                command = RaiseLadder(seat, ladder, x, y, turn)
                if raise_refusal(state, group, command) is None:
                    found.append(command)
    return found


class LadderWork(Manner):
    """A move action of a formation that raises a ladder or takes one down instead of moving (M2-CASTLE-30)."""

    def __init__(self) -> None:
        super().__init__("ladder", MOVE)
        self.rank = 3

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = leader_refusal(state, MOVE, figure)
        if found is not None:
            return found
        able = pool(state, figure)
        if not can_lead(state, MOVE, figure, able):
            return state.edition.refuse("minis-formation-contact", "movement-formation", figure=called(state, figure))
        if not jobs(state, (figure, *members(able))):
            return state.edition.refuse("minis-no-ladder", "castle-ladder-work", figure=called(state, figure))
        return None

    def is_open(self, state: Battle, figure: int) -> bool:
        if not state.table.rooted or not (ladders(state, LYING) or ladders(state, STANDING)):
            return False
        near = state.table.touch[figure] & state.friends[state.controller[figure]]
        return near != 0 and self.refusal(state, figure) is None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(LadderGather(flow.state.controller[figure], (figure,)))


class LadderGather(Gather):
    """Choose the members of the formation that raises a ladder or takes one down: somebody of it must be able to."""

    def having(self, figure: int) -> Gather:
        return LadderGather(self.seat, (*self.group, figure))

    def incomplete(self, state: Battle) -> Refusal | None:
        found = super().incomplete(state)
        if found is None and not jobs(state, self.group):
            found = state.edition.refuse("minis-ladder-nobody-there", "castle-ladder-work")
        return found

    def set_out(self, flow: Flow[Battle]) -> None:
        for figure in self.group[1:]:
            enlist(flow, figure)
        flow.then(LadderAsk(self.seat, self.group))

    def joiners(self, state: Battle) -> list[int]:
        """Nobody joins who would fill up the formation without anybody at a ladder."""
        found = super().joiners(state)
        useful = [figure for figure in found if jobs(state, (*self.group, figure))]
        return found if jobs(state, self.group) or not useful else useful


class Raising(Move[Battle, "LadderAsk", RaiseLadder]):
    """Raise the ladder there."""

    COMMAND = RaiseLadder

    def candidates(self, state: Battle, ask: LadderAsk) -> list[Command]:
        return [each for each in jobs(state, ask.group) if isinstance(each, RaiseLadder)]

    def refusal(self, state: Battle, ask: LadderAsk, command: RaiseLadder) -> Refusal | None:
        return raise_refusal(state, ask.group, command)

    def carry_out(self, flow: Flow[Battle], ask: LadderAsk, command: RaiseLadder) -> None:
        flow.emit(
            LadderMoved(
                number=command.ladder, piece=STANDING, x=command.x, y=command.y, turn=command.turn, figure=ask.group[0]
            )
        )

    def words(self, state: Battle, ask: LadderAsk, command: RaiseLadder) -> Message:
        return say("minis-do-raise-ladder", place=place_message(command.x, command.y))

    def about(self, state: Battle, ask: LadderAsk, command: RaiseLadder) -> tuple[str, ...]:
        return (f"figure:{ask.group[0]}",)


class Taking(Move[Battle, "LadderAsk", TakeLadder]):
    """Take the ladder down; it then lies beside a member."""

    COMMAND = TakeLadder

    def candidates(self, state: Battle, ask: LadderAsk) -> list[Command]:
        return [TakeLadder(ask.seat, ladder, each) for ladder in ladders(state, STANDING) for each in ask.group]

    def refusal(self, state: Battle, ask: LadderAsk, command: TakeLadder) -> Refusal | None:
        return take_refusal(state, ask.group, command)

    def carry_out(self, flow: Flow[Battle], ask: LadderAsk, command: TakeLadder) -> None:
        lay_beside(flow, command.ladder, command.figure)

    def words(self, state: Battle, ask: LadderAsk, command: TakeLadder) -> Message:
        _, x, y, _ = state.terrain[command.ladder]
        return say("minis-do-take-ladder", place=place_message(x, y), figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: LadderAsk, command: TakeLadder) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class LadderAsk(MoveAsk[Battle]):
    """The job a formation does with a ladder."""

    FIELDS = ("seat", "group")
    KIND = "minis-ladder"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Raising(), Taking())
    LISTED = False

    def __init__(self, seat: int, group: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.group = group

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-ladder")


# Carrying


class Carrying(Move[Battle, "CarryAsk", CarryLadder]):
    """The ladder lies beside this figure."""

    COMMAND = CarryLadder

    def candidates(self, state: Battle, ask: CarryAsk) -> list[Command]:
        return [CarryLadder(ask.seat, ladder, figure) for ladder in ask.ladders for figure in ask.figures]

    def refusal(self, state: Battle, ask: CarryAsk, command: CarryLadder) -> Refusal | None:
        if command.ladder not in ask.ladders or command.figure not in ask.figures:
            return refuse("not-an-option", *state.edition.cite("castle-carry"))
        return None

    def carry_out(self, flow: Flow[Battle], ask: CarryAsk, command: CarryLadder) -> None:
        new = command.ladder < 0
        lay_beside(flow, len(flow.state.terrain) if new else command.ladder, command.figure)
        if new:
            bring_ladders(flow, ask.seat, ask.more - 1)

    def words(self, state: Battle, ask: CarryAsk, command: CarryLadder) -> Message:
        return say("minis-do-carry-ladder", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: CarryAsk, command: CarryLadder) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class LeavingLadder(Move[Battle, "CarryAsk", Decline]):
    """Leave the ladder where it lies, or at home."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: CarryAsk) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: CarryAsk, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: CarryAsk, command: Decline) -> Message:
        return say("minis-do-leave-ladder")


class CarryAsk(MoveAsk[Battle]):
    """Beside whom a ladder lies that a formation has carried, or that is brought to the battle (-1); one to a formation
    (M2-CASTLE-29). `more` are those still to be brought, this one included."""

    FIELDS = ("seat", "ladders", "figures", "more")
    KIND = "minis-take-along"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Carrying(), LeavingLadder())

    def __init__(self, seat: int, ladders: tuple[int, ...], figures: tuple[int, ...], more: int = 0) -> None:
        super().__init__(seat)
        self.ladders = ladders
        self.figures = figures
        self.more = more

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-bring-ladder" if self.more else "ask-minis-take-along")

    def forced(self, state: Battle) -> Command | None:
        return Decline(self.seat) if state.status[self.seat] != PLAYING else None


def carried(state: Battle, starts: tuple[Placing, ...]) -> tuple[int, ...]:
    """The ladders that lay against a member of a formation before it moved."""
    if not state.table.rooted:
        return ()
    radius = state.table.radius
    found: list[int] = []
    for ladder in ladders(state, LYING):
        outline = outline_of(state, ladder)
        if any(nears(outline, x, y, x, y, radius[figure] + CONTACT_GAP) for figure, x, y, _ in starts):
            found.append(ladder)
    return tuple(found)


def bring_ladders(flow: Flow[Battle], seat: int, more: int) -> None:
    """Ask a besieger beside whom his ladders lie when the battle begins (reading R134)."""
    state = flow.state
    figures = bearers(state, seat)
    if more > 0 and figures:
        flow.then(CarryAsk(seat, (-1,), figures, more))


def bearers(state: Battle, seat: int) -> tuple[int, ...]:
    """Whoever could carry a ladder, those in contact with most friends first."""
    table = state.table
    friends = state.friends[seat]
    own = [
        each
        for each in members(friends & table.down)
        if is_fielded(state, each) and not state.defs[each].is_giant and not table.span[each]
    ]
    return tuple(sorted(own, key=lambda each: (-(table.touch[each] & friends).bit_count(), each)))


def bring_all(flow: Flow[Battle]) -> None:
    """Before the first turn the besieger says where his ladders are."""
    state = flow.state
    count = ladders_each(state)
    foes = [seat for seat in state.order if count and state.sides[seat] != state.sides[state.setup.castle]]
    if foes:
        bring_ladders(flow, foes[0], count)
