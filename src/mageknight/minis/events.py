"""What happens in a battle. Everything is public; each event's `apply` is the only code that writes the state."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.event import Event
from mageknight.minis.state import (
    ACTED,
    BUSY,
    CURSED_BIT,
    ELIMINATED,
    FALLEN,
    FIELDED,
    GONE,
    RESTING,
    STOPPED,
    TIRED,
    TURN_MARKS,
    Battle,
)
from mageknight.minis.stock import ground_of
from mageknight.minis.table.tabletop import Table

# Why a dial was turned on.
BY_ATTACK: Final = 0
BY_ABILITY: Final = 1
BY_PUSHING: Final = 2
BY_CRITICAL_MISS: Final = 3
BY_RETURN: Final = 4
CAUSES: Final = ("attack", "ability", "pushing", "critical-miss", "return")

# Why dice were rolled.
FOR_FIRST_PLAYER: Final = 0
FOR_BREAKING_AWAY: Final = 1
FOR_ATTACK: Final = 2
FOR_CLICKS: Final = 3
FOR_DODGE: Final = 4
FOR_HEALING: Final = 5
FOR_REGENERATION: Final = 6
FOR_RETURN: Final = 7
FOR_COMMAND: Final = 8
FOR_FREEZE: Final = 9
FOR_TERROR: Final = 10
PURPOSES: Final = (
    "first-player",
    "breaking-away",
    "attack",
    "clicks",
    "dodge",
    "healing",
    "regeneration",
    "return",
    "command",
    "freeze",
    "terror",
)


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


class DiceRolled(Event[Battle]):
    """Dice fell; `figure` or `seat` says for whom, -1 where there is none."""

    FIELDS = ("purpose", "seat", "figure", "dice")
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, purpose: int, seat: int, figure: int, dice: tuple[int, ...]) -> None:
        self.purpose = purpose
        self.seat = seat
        self.figure = figure
        self.dice = dice


class OrderSet(Event[Battle]):
    """The first player is known, and with it the order of turns."""

    FIELDS = ("order",)
    PUBLIC = FIELDS

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def apply(self, state: Battle) -> None:
        state.order = list(self.order)


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
        old = state.table
        table = Table(ground_of(state.setup, tuple(state.terrain)))
        for slot in range(len(old)):
            table.add(old.radius[slot], old.tail[slot], old.arc[slot])
        for token in range(len(old.token_x)):
            table.add_token(old.token_x[token], old.token_y[token], old.token_radius[token])
        state.table = table


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


class FigurePut(Event[Battle]):
    """A figure was set down: deployed, returned, levitated or led along."""

    FIELDS = ("figure", "x", "y", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, x: int, y: int, facing: int) -> None:
        self.figure = figure
        self.x = x
        self.y = y
        self.facing = facing

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = FIELDED
        state.table.place(self.figure, self.x, self.y, self.facing)


class LeftOut(Event[Battle]):
    """A figure does not take part in the battle."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = GONE


class TurnBegan(Event[Battle]):
    """A seat's turn begins with so many actions."""

    FIELDS = ("seat", "actions")
    PUBLIC = FIELDS

    def __init__(self, seat: int, actions: int) -> None:
        self.seat = seat
        self.actions = actions

    def apply(self, state: Battle) -> None:
        state.active = self.seat
        state.actions = self.actions
        state.taken[self.seat] += 1
        for figure in range(len(state.where)):
            state.met[figure] = state.table.touch[figure] & ~state.held


class ActionsGained(Event[Battle]):
    """The seat whose turn it is may give more actions."""

    FIELDS = ("seat", "amount")
    PUBLIC = FIELDS

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def apply(self, state: Battle) -> None:
        state.actions += self.amount


class ActionGiven(Event[Battle]):
    """A figure got its action of this turn, at a cost of `cost` actions."""

    FIELDS = ("figure", "how", "cost")
    PUBLIC = FIELDS

    def __init__(self, figure: int, how: str, cost: int) -> None:
        self.figure = figure
        self.how = how
        self.cost = cost

    def apply(self, state: Battle) -> None:
        state.actions -= self.cost
        state.marks[self.figure] |= ACTED


class TokenPlaced(Event[Battle]):
    """A figure got an action token for the action under way."""

    FIELDS = ("figure", "tokens")
    PUBLIC = FIELDS

    def __init__(self, figure: int, tokens: int) -> None:
        self.figure = figure
        self.tokens = tokens

    def apply(self, state: Battle) -> None:
        state.tokens[self.figure] = self.tokens
        state.marks[self.figure] |= ACTED | BUSY | TIRED


class Frozen(Event[Battle]):
    """A figure got an action token without having acted."""

    FIELDS = ("figure", "tokens")
    PUBLIC = FIELDS

    def __init__(self, figure: int, tokens: int) -> None:
        self.figure = figure
        self.tokens = tokens

    def apply(self, state: Battle) -> None:
        state.tokens[self.figure] = self.tokens


class ActionEnded(Event[Battle]):
    """The action under way is resolved."""

    def apply(self, state: Battle) -> None:
        marks = state.marks
        for figure in range(len(marks)):
            marks[figure] &= ~(BUSY | STOPPED | CURSED_BIT)


class Stopped(Event[Battle]):
    """A figure's action ends here."""

    FIELDS = ("figure", "by")
    PUBLIC = FIELDS

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= STOPPED


class FigureMoved(Event[Battle]):
    """A figure moved along a path and took a facing."""

    FIELDS = ("figure", "path", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, path: tuple[tuple[int, int], ...], facing: int) -> None:
        self.figure = figure
        self.path = path
        self.facing = facing

    def apply(self, state: Battle) -> None:
        x, y = self.path[-1]
        state.table.place(self.figure, x, y, self.facing)


class FigureTurned(Event[Battle]):
    """A figure took another facing on the spot."""

    FIELDS = ("figure", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, facing: int) -> None:
        self.figure = figure
        self.facing = facing

    def apply(self, state: Battle) -> None:
        state.table.turn(self.figure, self.facing)


class Shunned(Event[Battle]):
    """A figure may not move into contact with another one for the rest of the turn."""

    FIELDS = ("figure", "other")
    PUBLIC = FIELDS

    def __init__(self, figure: int, other: int) -> None:
        self.figure = figure
        self.other = other

    def apply(self, state: Battle) -> None:
        state.shunned[self.figure] |= 1 << self.other


class Attacked(Event[Battle]):
    """The result of an attack against one figure: roll with modifiers plus attack value against defense."""

    FIELDS = ("attacker", "target", "total", "defense", "hit")
    PUBLIC = FIELDS

    def __init__(self, attacker: int, target: int, total: int, defense: int, hit: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.total = total
        self.defense = defense
        self.hit = hit


class Damaged(Event[Battle]):
    """A dial was turned on by `amount` clicks and now stands at `click`."""

    FIELDS = ("figure", "amount", "click", "cause", "by")
    PUBLIC = FIELDS

    def __init__(self, figure: int, amount: int, click: int, cause: int, by: int) -> None:
        self.figure = figure
        self.amount = amount
        self.click = click
        self.cause = cause
        self.by = by

    def apply(self, state: Battle) -> None:
        state.click[self.figure] = self.click


class Healed(Event[Battle]):
    """A dial was turned back by `amount` clicks and now stands at `click`."""

    FIELDS = ("figure", "amount", "click", "by")
    PUBLIC = FIELDS

    def __init__(self, figure: int, amount: int, click: int, by: int) -> None:
        self.figure = figure
        self.amount = amount
        self.click = click
        self.by = by

    def apply(self, state: Battle) -> None:
        state.click[self.figure] = self.click


class Eliminated(Event[Battle]):
    """A figure left the battlefield; `points` go to `seat`, -1 for nobody."""

    FIELDS = ("figure", "seat", "points")
    PUBLIC = FIELDS

    def __init__(self, figure: int, seat: int, points: int) -> None:
        self.figure = figure
        self.seat = seat
        self.points = points

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = ELIMINATED
        state.click[self.figure] = state.defs[self.figure].clicks
        state.tokens[self.figure] = 0
        state.off[self.figure] = 0
        state.marks[self.figure] |= FALLEN
        state.table.lift(self.figure)
        if self.seat >= 0:
            state.score[self.seat] += self.points


class Returned(Event[Battle]):
    """An eliminated figure is set to a click and will be placed."""

    FIELDS = ("figure", "click")
    PUBLIC = FIELDS

    def __init__(self, figure: int, click: int) -> None:
        self.figure = figure
        self.click = click

    def apply(self, state: Battle) -> None:
        state.click[self.figure] = self.click


class Captured(Event[Battle]):
    """A figure is now the captive of another one."""

    FIELDS = ("captor", "captive")
    PUBLIC = FIELDS

    def __init__(self, captor: int, captive: int) -> None:
        self.captor = captor
        self.captive = captive

    def apply(self, state: Battle) -> None:
        state.captor[self.captive] = self.captor
        state.captive[self.captor] = self.captive
        state.held |= 1 << self.captive


class Freed(Event[Battle]):
    """A captive is free again, or gone."""

    FIELDS = ("captor", "captive")
    PUBLIC = FIELDS

    def __init__(self, captor: int, captive: int) -> None:
        self.captor = captor
        self.captive = captive

    def apply(self, state: Battle) -> None:
        state.captor[self.captive] = -1
        state.captive[self.captor] = -1
        state.held &= ~(1 << self.captive)


class CaptiveLifted(Event[Battle]):
    """A captive is taken off the table while its controller moves; it is put down at once afterwards."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.table.lift(self.figure)


class Rested(Event[Battle]):
    """A figure may not be given an action for the rest of the turn."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= RESTING


class AbilityCancelled(Event[Battle]):
    """An optional ability is off until the end of the turn."""

    FIELDS = ("figure", "ability")
    PUBLIC = FIELDS

    def __init__(self, figure: int, ability: int) -> None:
        self.figure = figure
        self.ability = ability

    def apply(self, state: Battle) -> None:
        state.off[self.figure] |= 1 << self.ability


class MagicFelt(Event[Battle]):
    """An ability with Magic in its name has affected a figure in the action under way."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= CURSED_BIT


class TurnEnded(Event[Battle]):
    """A seat's turn is over: `cleared` figures lose their tokens, cancelled abilities are in use again."""

    FIELDS = ("seat", "cleared")
    PUBLIC = FIELDS

    def __init__(self, seat: int, cleared: tuple[int, ...]) -> None:
        self.seat = seat
        self.cleared = cleared

    def apply(self, state: Battle) -> None:
        for figure in self.cleared:
            state.tokens[figure] = 0
        for figure in range(len(state.marks)):
            state.marks[figure] &= ~TURN_MARKS
            state.off[figure] = 0
            state.shunned[figure] = 0
        state.actions = 0


class SeatLeft(Event[Battle]):
    """A player has withdrawn or conceded; `status` says which."""

    FIELDS = ("seat", "status")
    PUBLIC = FIELDS

    def __init__(self, seat: int, status: int) -> None:
        self.seat = seat
        self.status = status

    def apply(self, state: Battle) -> None:
        state.status[self.seat] = self.status


class FigureWithdrawn(Event[Battle]):
    """A figure leaves the table with its player; for a captive `points` go to the controlling `seat`."""

    FIELDS = ("figure", "seat", "points")
    PUBLIC = FIELDS

    def __init__(self, figure: int, seat: int, points: int) -> None:
        self.figure = figure
        self.seat = seat
        self.points = points

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = GONE
        state.tokens[self.figure] = 0
        state.table.lift(self.figure)
        if self.seat >= 0:
            state.score[self.seat] += self.points


class EndAgreed(Event[Battle]):
    """A seat is willing, or no longer willing, to end the game."""

    FIELDS = ("seat", "willing")
    PUBLIC = FIELDS

    def __init__(self, seat: int, willing: bool) -> None:
        self.seat = seat
        self.willing = willing

    def apply(self, state: Battle) -> None:
        state.agreed[self.seat] = 1 if self.willing else 0


class ClockRanOut(Event[Battle]):
    """The time agreed on is over; the action under way is still resolved."""

    def apply(self, state: Battle) -> None:
        state.clock = 1


class BattleEnded(Event[Battle]):
    """The battle is over; `reason` is a code of `mageknight.minis.state`."""

    FIELDS = ("reason",)
    PUBLIC = FIELDS

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def apply(self, state: Battle) -> None:
        state.ending = self.reason
