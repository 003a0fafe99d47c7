"""Events while the scene is set: edges, terrain, objectives."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.event import Event
from mageknight.minis.content.available import ground_of
from mageknight.minis.figures.bodies import limbs_of
from mageknight.minis.state.battle import GONE, Battle
from mageknight.minis.state.lasting import THIS_TURN, UNBOUND, Lasting
from mageknight.minis.table.tabletop import load


class EdgeChosen(Event[Battle]):
    """A seat has its starting edge."""

    FIELDS = ("seat", "edge")
    PUBLIC = FIELDS

    def __init__(self, seat: int, edge: int) -> None:
        self.seat = seat
        self.edge = edge

    def apply(self, state: Battle) -> None:
        state.edge[self.seat] = self.edge


class TerrainContributed(Event[Battle]):
    """A piece lies on the common pile."""

    FIELDS = ("seat", "piece")
    PUBLIC = FIELDS

    def __init__(self, seat: int, piece: str) -> None:
        self.seat = seat
        self.piece = piece

    def apply(self, state: Battle) -> None:
        state.pile.append(self.piece)


class DistancesRolled(Event[Battle]):
    """The dice for the first player are also the distances of the players' own objectives, in inches."""

    FIELDS = ("seats", "inches")
    PUBLIC = FIELDS

    def __init__(self, seats: tuple[int, ...], inches: tuple[int, ...]) -> None:
        self.seats = seats
        self.inches = inches

    def apply(self, state: Battle) -> None:
        for seat, inches in zip(self.seats, self.inches, strict=True):
            state.rolls[seat] = inches


class OrderSet(Event[Battle]):
    """The first player is known, and with it the order of turns."""

    FIELDS = ("order",)
    PUBLIC = FIELDS

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def apply(self, state: Battle) -> None:
        state.order = list(self.order)


LEADS: Final = "leads-dragon"
"""The kind of entry that says which hunter leads a Dragon that nobody owns."""


class LeaderChosen(Event[Battle]):
    """A hunter leads the Dragon from now on, until another one does."""

    FIELDS = ("seat",)
    PUBLIC = FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: Battle) -> None:
        state.lasting = [each for each in state.lasting if each.kind != LEADS]
        state.lasting.append(Lasting(LEADS, amount=self.seat, bound=UNBOUND))


class TerrainPlaced(Event[Battle]):
    """A piece lies on the battlefield."""

    FIELDS = ("seat", "piece", "x", "y", "turn")
    PUBLIC = FIELDS

    def __init__(self, seat: int, piece: str, x: int, y: int, turn: int) -> None:
        self.seat = seat
        self.piece = piece
        self.x = x
        self.y = y
        self.turn = turn

    def apply(self, state: Battle) -> None:
        if self.piece in state.pile:
            state.pile.remove(self.piece)
        state.terrain.append((self.piece, self.x, self.y, self.turn))
        lay_ground(state)


class TerrainChanged(Event[Battle]):
    """A piece on the battlefield becomes another one or goes: a section falls to rubble, a portal opens. Whoever stands
    there stays."""

    FIELDS = ("number", "piece")
    PUBLIC = FIELDS

    def __init__(self, number: int, piece: str) -> None:
        self.number = number
        self.piece = piece

    def apply(self, state: Battle) -> None:
        _, x, y, turn = state.terrain[self.number]
        state.terrain[self.number] = (self.piece, x, y, turn)
        lay_ground(state)


STRUCTURE: Final = "structure"
"""The kind of the entries in the register of what lasts that keep the damage of constructed terrain; number and damage are
packed into one amount."""
PACKED: Final = 1 << 10


def structure_dealt(amount: int, number: int) -> int:
    """The damage an entry of the register keeps for a feature."""
    return amount % PACKED if amount // PACKED == number else 0


class FeatureAttacked(Event[Battle]):
    """A figure has attacked a constructed feature."""

    FIELDS = ("attacker", "number", "piece", "total", "defense", "hit", "adds")
    PUBLIC = FIELDS

    def __init__(
        self,
        attacker: int,
        number: int,
        piece: str,
        total: int,
        defense: int,
        hit: bool,
        adds: tuple[tuple[int, int], ...],
    ) -> None:
        self.attacker = attacker
        self.number = number
        self.piece = piece
        self.total = total
        self.defense = defense
        self.hit = hit
        self.adds = adds

    def apply(self, state: Battle) -> None:
        return


class StructureDamaged(Event[Battle]):
    """A constructed feature has been dealt damage, which counts until the turn ends; `left` of its structural points are
    left."""

    FIELDS = ("number", "piece", "amount", "by", "left")
    PUBLIC = FIELDS

    def __init__(self, number: int, piece: str, amount: int, by: int, left: int) -> None:
        self.number = number
        self.piece = piece
        self.amount = amount
        self.by = by
        self.left = left

    def apply(self, state: Battle) -> None:
        packed = self.number * PACKED + self.amount
        state.lasting.append(Lasting(STRUCTURE, self.by, amount=packed, until=THIS_TURN, bound=False))


class FeatureDestroyed(Event[Battle]):
    """A constructed feature is eliminated; `ruin` is the piece that is left in its place, empty for none."""

    FIELDS = ("number", "piece", "ruin")
    PUBLIC = FIELDS

    def __init__(self, number: int, piece: str, ruin: str) -> None:
        self.number = number
        self.piece = piece
        self.ruin = ruin

    def apply(self, state: Battle) -> None:
        TerrainChanged(self.number, self.ruin).apply(state)


class FeatureMoved(Event[Battle]):
    """A constructed feature has been pushed to another place."""

    FIELDS = ("number", "piece", "x", "y")
    PUBLIC = FIELDS

    def __init__(self, number: int, piece: str, x: int, y: int) -> None:
        self.number = number
        self.piece = piece
        self.x = x
        self.y = y

    def apply(self, state: Battle) -> None:
        name, _, _, turn = state.terrain[self.number]
        state.terrain[self.number] = (name, self.x, self.y, turn)
        lay_ground(state)


def lay_ground(state: Battle) -> None:
    """Make the table again on the terrain that lies there now; every figure and token keeps its place."""
    state.table = load(ground_of(state.setup, tuple(state.terrain)), state.table.dump())
    state.raise_tall()


class TerrainLeft(Event[Battle]):
    """A piece of the pile is not used."""

    FIELDS = ("seat", "piece")
    PUBLIC = FIELDS

    def __init__(self, seat: int, piece: str) -> None:
        self.seat = seat
        self.piece = piece

    def apply(self, state: Battle) -> None:
        state.pile.remove(self.piece)


class ObjectivePlaced(Event[Battle]):
    """An objective token lies on the battlefield."""

    FIELDS = ("x", "y", "radius")
    PUBLIC = FIELDS

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def apply(self, state: Battle) -> None:
        state.objectives.append((self.x, self.y, -1))
        state.table.add_token(self.x, self.y, self.radius)


class ObjectiveControlled(Event[Battle]):
    """An objective has a new controller, or none (-1)."""

    FIELDS = ("objective", "seat")
    PUBLIC = FIELDS

    def __init__(self, objective: int, seat: int) -> None:
        self.objective = objective
        self.seat = seat

    def apply(self, state: Battle) -> None:
        x, y, _ = state.objectives[self.objective]
        state.objectives[self.objective] = (x, y, self.seat)


class LeftOut(Event[Battle]):
    """A figure does not take part in the battle."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = GONE
        for limb in limbs_of(state, self.figure):
            state.where[limb] = GONE
