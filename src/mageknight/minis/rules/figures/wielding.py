"""Items in play: dropped, left behind and picked up. Their tokens hinder nobody and may overlap anything (reading R97)."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.army.equip import wielding_fault
from mageknight.minis.commands import DropItem, LayItem, TakeItem
from mageknight.minis.events import ItemLaid, ItemTaken
from mageknight.minis.figures.bodies import body, chariot_of, is_passenger
from mageknight.minis.figures.roster import called, is_fielded, members, own_figures
from mageknight.minis.moves import Moves
from mageknight.minis.rules.figures.losing import lose_item
from mageknight.minis.state.battle import END_PHASE, LYING, PLAYING, TURN_MARKS, Battle
from mageknight.minis.table.facing import DX, DY, STEPS, degrees, in_arc, offset
from mageknight.minis.table.limbs import COMPARTMENT_ARC
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.terrain import BLOCKING

ITEM_RADIUS: Final = 150
"""An item token is a small disc; the books give no size."""
BENEATH: Final = -1
"""The token lies under the middle of the base (M2-ITEM-21)."""
SIDES: Final = (BENEATH, *range(0, STEPS, STEPS // 8))
"""Where a token may be laid: beneath, or in one of eight directions."""
FARTHEST: Final = 8000
"""No base is longer than this."""

Rim = tuple[int, int, int, int, int]
"""A base or a flight stand: the ends of its spine and the radius round it."""


def items_of(state: Battle, figure: int) -> list[int]:
    """The items a figure wields."""
    return [item for item, bearer in enumerate(state.bearer) if bearer == figure]


def rim_of(state: Battle, figure: int) -> Rim:
    """The rim a token beside a figure touches: its base, or the stand it soars on (M2-ITEM-18); a rider's is that of its mount
    (M2-CAV-35)."""
    table, slot = state.table, body(state, figure)
    if table.level[slot] == SOARING:
        x, y = table.x[slot], table.y[slot]
        return x, y, x, y, state.defs[slot].base.stand
    return table.fx[slot], table.fy[slot], table.sx[slot], table.sy[slot], table.radius[slot]


def is_beside(rim: Rim, x: int, y: int, reach: int = ITEM_RADIUS) -> bool:
    """Does a token there touch a base, or lie under it? Exact: squares are compared."""
    ax, ay, bx, by, radius = rim
    most = (radius + reach) ** 2
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = (x - ax) * dx + (y - ay) * dy
    if along <= 0 or length == 0:
        return (x - ax) ** 2 + (y - ay) ** 2 <= most
    if along >= length:
        return (x - bx) ** 2 + (y - by) ** 2 <= most
    across = (x - ax) * dy - (y - ay) * dx
    return across * across <= most * length


def spot_beside(rim: Rim, x: int, y: int, facing: int) -> tuple[int, int]:
    """The spot where a token touches a base in a direction from its centre dot (x, y); the dot itself for `BENEATH`."""
    if facing == BENEATH:
        return x, y
    near, far = 0, FARTHEST
    while far - near > 1:  # the last place that still touches
        middle = (near + far) // 2
        dx, dy = offset(facing, middle)
        if is_beside(rim, x + dx, y + dy):
            near = middle
        else:
            far = middle
    dx, dy = offset(facing, near)
    return x + dx, y + dy


def touched_items(state: Battle, figure: int) -> list[int]:
    """The items that lie in contact with a figure."""
    if LYING not in state.bearer or is_passenger(state, figure):
        return []
    rim = rim_of(state, figure)
    lying = [item for item, bearer in enumerate(state.bearer) if bearer == LYING]
    return [item for item in lying if is_beside(rim, state.spots[item][0], state.spots[item][1])]


def spot_refusal(state: Battle, x: int, y: int) -> Refusal | None:
    """The reason a token cannot be laid there."""
    ground = state.table.ground
    if not (0 <= x <= ground.width and 0 <= y <= ground.height):
        return state.edition.refuse("minis-item-off-table", "item-drop")
    return None


def chariot_at(state: Battle, x: int, y: int) -> int:
    """The chariot that stands there with its centre dot, -1 if there is none: its passenger fell where it is."""
    for hull in members(state.table.down):
        if state.defs[hull].fittings.passengers and (state.table.x[hull], state.table.y[hull]) == (x, y):
            return hull
    return -1


def chariot_refusal(state: Battle, hull: int, facing: int) -> Refusal | None:
    """The reason the item of a passenger does not come to lie there: it does beside the sides or the rear of the chariot."""
    if hull < 0:
        return None
    back = (state.table.facing[hull] + STEPS // 2) % STEPS
    if facing != BENEATH and in_arc(back, COMPARTMENT_ARC, DX[facing], DY[facing]):
        return None
    return state.edition.refuse("minis-item-beside-chariot", chariot=called(state, hull))


def lay(flow: Flow[Battle], item: int, figure: int, x: int, y: int) -> None:
    """Lay an item down; in blocking terrain it is lost (M2-ITEM-20)."""
    ground = flow.state.table.ground
    solid = sum([1 << at for at, piece in enumerate(ground.pieces) if piece.kind == BLOCKING])
    flow.emit(ItemLaid(item, figure, x, y))
    if ground.covered_by(solid, x, y, x, y, 1):
        lose_item(flow, item)


def leave_items(flow: Flow[Battle], figure: int) -> None:
    """A wielder is about to be eliminated: its items stay on the battlefield, where its controller puts them (M2-ITEM-23)."""
    items = items_of(flow.state, figure)
    if items:
        leave(flow, figure, items)


def drop(flow: Flow[Battle], item: int) -> None:
    """A wielder lets go of an item in the middle of a battle; its controller puts it down."""
    leave(flow, flow.state.bearer[item], [item])


def leave(flow: Flow[Battle], figure: int, items: list[int]) -> None:
    """Some items of a figure lie where it stands, until its controller has put them down."""
    state = flow.state
    slot = body(state, figure)
    x, y, rim, seat = state.table.x[slot], state.table.y[slot], rim_of(state, figure), state.controller[figure]
    for item in items:
        lay(flow, item, figure, x, y)
    flow.then_all([LeaveItem(seat, item, x, y, rim) for item in items if state.bearer[item] == LYING])


def take_along(flow: Flow[Battle], figure: int) -> None:
    """A figure leaves the game without being eliminated, and its items with it."""
    for item in items_of(flow.state, figure):
        lose_item(flow, item)


class LayingItem(Move[Battle, "LeaveItem", LayItem]):
    """Put the item under the base, or beside it."""

    COMMAND = LayItem

    def candidates(self, state: Battle, ask: LeaveItem) -> list[Command]:
        return [LayItem(ask.seat, facing) for facing in SIDES]

    def refusal(self, state: Battle, ask: LeaveItem, command: LayItem) -> Refusal | None:
        if command.facing not in SIDES:
            return refuse("not-an-option")
        found = chariot_refusal(state, chariot_at(state, ask.x, ask.y), command.facing)
        if found is not None:
            return found
        x, y = spot_beside(ask.rim, ask.x, ask.y, command.facing)
        return spot_refusal(state, x, y)

    def carry_out(self, flow: Flow[Battle], ask: LeaveItem, command: LayItem) -> None:
        if command.facing != BENEATH:
            x, y = spot_beside(ask.rim, ask.x, ask.y, command.facing)
            lay(flow, ask.item, -1, x, y)

    def words(self, state: Battle, ask: LeaveItem, command: LayItem) -> Message:
        if command.facing < 0:
            return say("minis-do-lay-item-here")
        return say("minis-do-lay-item", facing=degrees(command.facing))

    def about(self, state: Battle, ask: LeaveItem, command: LayItem) -> tuple[str, ...]:
        return (f"item:{ask.item}",)


class LeaveItem(MoveAsk[Battle]):
    """The controller of a fallen wielder puts its item where the base was, or in contact with it."""

    FIELDS = ("seat", "item", "x", "y", "rim")
    KIND = "minis-leave-item"
    MOVES: ClassVar[Moves] = (LayingItem(),)

    def __init__(self, seat: int, item: int, x: int, y: int, rim: Rim) -> None:
        super().__init__(seat)
        self.item = item
        self.x = x
        self.y = y
        self.rim = rim

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-leave-item", item=state.items[self.item].title())

    def forced(self, state: Battle) -> Command | None:
        """The answer of somebody who has left the battle: it stays where it is; what is lost is laid nowhere."""
        done = state.status[self.seat] != PLAYING or state.bearer[self.item] != LYING
        return LayItem(self.seat, BENEATH) if done else None


def item_word(state: Battle, item: int) -> Message:
    """An item of a command that may name none."""
    return state.items[item].title() if 0 <= item < len(state.items) else say("minis-no-item", number=item + 1)


# Dropping, at the beginning of the own turn.


def may_drop(state: Battle, seat: int) -> bool:
    """Has the own command phase only just begun? It has as long as nobody was given anything to do (M2-ITEM-16)."""
    return state.phase != END_PHASE and not any(state.marks[figure] & TURN_MARKS for figure in own_figures(state, seat))


def droppable(state: Battle, seat: int) -> list[int]:
    """The items a seat's figures wield on the battlefield."""
    return [
        item
        for item, bearer in enumerate(state.bearer)
        if bearer >= 0 and is_fielded(state, bearer) and state.controller[bearer] == seat and state.captor[bearer] < 0
    ]


class DroppingItem(Move[Battle, "Dropping", DropItem]):
    """Drop one under the base, or beside it."""

    COMMAND = DropItem

    def collect(self, state: Battle, ask: Dropping, found: list[Command]) -> None:
        for item in droppable(state, ask.seat):
            for facing in SIDES:
                command = DropItem(ask.seat, item, facing)
                if self.refusal(state, ask, command) is None:
                    found.append(command)

    def refusal(self, state: Battle, ask: Dropping, command: DropItem) -> Refusal | None:
        if command.item not in droppable(state, ask.seat):
            return state.edition.refuse("minis-item-not-yours", "item-drop")
        if not may_drop(state, ask.seat):
            return state.edition.refuse("minis-item-drop-late", "item-drop")
        if command.facing not in SIDES:
            return refuse("not-an-option")
        found = chariot_refusal(state, chariot_of(state, state.bearer[command.item]), command.facing)
        if found is not None:
            return found
        x, y = dropped_at(state, command)
        return spot_refusal(state, x, y)

    def carry_out(self, flow: Flow[Battle], ask: Dropping, command: DropItem) -> None:
        x, y = dropped_at(flow.state, command)
        lay(flow, command.item, flow.state.bearer[command.item], x, y)

    def words(self, state: Battle, ask: Dropping, command: DropItem) -> Message:
        item = item_word(state, command.item)
        if command.facing < 0:
            return say("minis-do-drop-item-here", item=item)
        return say("minis-do-drop-item", item=item, facing=degrees(command.facing))

    def about(self, state: Battle, ask: Dropping, command: DropItem) -> tuple[str, ...]:
        return (f"item:{command.item}",)


class Dropping(MoveAsk[Battle]):
    """Drop an item without an action at the beginning of the own command phase."""

    FIELDS = ("seat",)
    KIND = "minis-drop-item"
    MOVES: ClassVar[Moves] = (DroppingItem(),)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)


def dropped_at(state: Battle, command: DropItem) -> tuple[int, int]:
    """The place where the token of a dropped item comes to lie."""
    figure = state.bearer[command.item]
    slot = body(state, figure)
    return spot_beside(rim_of(state, figure), state.table.x[slot], state.table.y[slot], command.facing)


# Picking up, with a special action.


class PickUp(Manner):
    """A special action with which a warrior takes up an item in contact and wields it (M2-ITEM-22, reading R98)."""

    def __init__(self) -> None:
        super().__init__("pick-up", SPECIAL)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        touched = touched_items(state, figure)
        if not touched:
            return state.edition.refuse("minis-no-item-here", "item-pick-up", figure=called(state, figure))
        faults = [take_refusal(state, figure, item) for item in touched]
        return None if None in faults else faults[0]

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(TakingUp(flow.state.controller[figure], figure))


def take_refusal(state: Battle, figure: int, item: int) -> Refusal | None:
    """The reason a figure cannot take up an item and wield it."""
    if item not in touched_items(state, figure):
        return state.edition.refuse("minis-no-item-here", "item-pick-up", figure=called(state, figure))
    wanted = state.items[item]
    held = [state.items[each] for each in items_of(state, figure)]
    fault = wielding_fault(state.edition, state.defs[figure], state.click[figure], [*held, wanted])
    if fault is not None:
        return fault
    seat = state.controller[figure]
    for other, bearer in enumerate(state.bearer):
        if (
            wanted.is_relic
            and bearer >= 0
            and state.item_kind[other] == wanted.key
            and state.controller[bearer] == seat
        ):
            return state.edition.refuse("army-relic-twice", item=wanted.title(), count=2)
    return None


class TakingItem(Move[Battle, "TakingUp", TakeItem]):
    """Take this one up."""

    COMMAND = TakeItem

    def candidates(self, state: Battle, ask: TakingUp) -> list[Command]:
        return [TakeItem(ask.seat, item) for item in touched_items(state, ask.figure)]

    def refusal(self, state: Battle, ask: TakingUp, command: TakeItem) -> Refusal | None:
        return take_refusal(state, ask.figure, command.item)

    def carry_out(self, flow: Flow[Battle], ask: TakingUp, command: TakeItem) -> None:
        flow.emit(ItemTaken(command.item, ask.figure))

    def words(self, state: Battle, ask: TakingUp, command: TakeItem) -> Message:
        return say("minis-do-take-item", item=item_word(state, command.item))

    def about(self, state: Battle, ask: TakingUp, command: TakeItem) -> tuple[str, ...]:
        return (f"item:{command.item}",)


class TakingUp(MoveAsk[Battle]):
    """Choose the item to take up."""

    FIELDS = ("seat", "figure")
    KIND = "minis-take-item"
    MOVES: ClassVar[Moves] = (TakingItem(),)

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure
