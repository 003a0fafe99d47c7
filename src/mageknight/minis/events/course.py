"""The course of a battle: dice, turns, actions and tokens, the end."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.event import Event
from mageknight.minis.state import ACTED, BUSY, CURSED_BIT, END_PHASE, RESTING, STOPPED, TIRED, TURN_MARKS, Battle

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


class PhaseBegan(Event[Battle]):
    """The next phase of a seat's turn begins; what was left of the one before is lost."""

    FIELDS = ("seat", "phase")
    PUBLIC = FIELDS

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def apply(self, state: Battle) -> None:
        state.phase = self.phase
        if self.phase == END_PHASE:
            state.actions = 0


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


class TokensLost(Event[Battle]):
    """A figure has no action tokens any more."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.tokens[self.figure] = 0


class Engaged(Event[Battle]):
    """A figure takes part in the action under way; its token is laid when that is resolved."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= ACTED | BUSY


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


class AbilityCancelled(Event[Battle]):
    """An optional ability is off until the end of the turn."""

    FIELDS = ("figure", "ability")
    PUBLIC = FIELDS

    def __init__(self, figure: int, ability: int) -> None:
        self.figure = figure
        self.ability = ability

    def apply(self, state: Battle) -> None:
        state.off[self.figure] |= 1 << self.ability


class Rested(Event[Battle]):
    """A figure may not be given an action for the rest of the turn."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= RESTING


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
    """The time agreed on is over; the action under way is still resolved.

    In a tournament, if it ran out in the first player's turn, the others still have theirs (M2-TOURN-07).
    """

    def apply(self, state: Battle) -> None:
        state.clock = 2 if state.setup.tournament and state.active == state.order[0] else 1


class BattleEnded(Event[Battle]):
    """The battle is over; `reason` is a code of `mageknight.minis.state`."""

    FIELDS = ("reason",)
    PUBLIC = FIELDS

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def apply(self, state: Battle) -> None:
        state.ending = self.reason
