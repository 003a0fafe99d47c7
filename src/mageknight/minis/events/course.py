"""The course of a battle: dice, turns, actions and tokens, the end."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.event import Event
from mageknight.minis.actions.manner import MOVE
from mageknight.minis.figures.bodies import bearer, doer
from mageknight.minis.state.battle import (
    ACTED,
    AGAIN,
    BROOD_PHASE,
    BUSY,
    CURSED_BIT,
    END_PHASE,
    IN_RUN,
    RESTING,
    STOPPED,
    STRODE,
    STRUCK,
    SURGED,
    TIRED,
    TURN_MARKS,
    Battle,
)
from mageknight.minis.state.lasting import Lasting, lent

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
FOR_DRIFT: Final = 11
FOR_FURY: Final = 12
FOR_PARRY: Final = 13
FOR_OVERWHELMING: Final = 14
FOR_TRANCE: Final = 15
FOR_CASTING: Final = 16
FOR_COUNTER: Final = 17
FOR_POWER: Final = 18
FOR_CONTROL: Final = 19
FOR_OBJECTIVE: Final = 20
FOR_STORM: Final = 21
FOR_JOLT: Final = 22
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
    "drift",
    "fury",
    "parry",
    "overwhelming",
    "trance",
    "casting",
    "counter",
    "power",
    "control",
    "objective",
    "storm",
    "jolt",
)


class DiceRolled(Event[Battle]):
    """Dice fell; `figure` or `seat` says for whom, -1 where there is none.

    `least` and `most` bound the numbers that succeed, for the words of the log; 0 where the number itself counts.
    """

    FIELDS = ("purpose", "seat", "figure", "dice", "least", "most")
    PUBLIC = ("purpose", "seat", "figure", "dice", "came")
    REVEALS = True

    def __init__(
        self, purpose: int, seat: int, figure: int, dice: tuple[int, ...], least: int = 0, most: int = 6
    ) -> None:
        self.purpose = purpose
        self.seat = seat
        self.figure = figure
        self.dice = dice
        self.least = least
        self.most = most

    @property
    def came(self) -> str:
        """The result: "so" or "not" where the dice decide something, else nothing."""
        if not self.least:
            return ""
        number = sum(self.dice) if self.purpose == FOR_TRANCE else min(self.dice)
        return "so" if self.least <= number <= self.most else "not"


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
    """The next phase of a seat's turn begins; what was left of the one before is lost. `actions` are those of the phase, where it
    has its own."""

    FIELDS = ("seat", "phase", "actions")
    PUBLIC = FIELDS

    def __init__(self, seat: int, phase: int, actions: int = 0) -> None:
        self.seat = seat
        self.phase = phase
        self.actions = actions

    def apply(self, state: Battle) -> None:
        state.phase = self.phase
        if self.phase == END_PHASE:
            state.actions = 0
        elif self.phase == BROOD_PHASE:
            state.actions = self.actions


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
        actor = doer(state, self.figure)
        for figure in range(len(state.marks)):
            if figure != actor:
                state.marks[figure] &= ~IN_RUN
        if state.defs[actor].is_giant:
            moves = state.edition.ways.by_word[self.how].kind == MOVE
            if state.marks[actor] & ACTED:
                state.marks[actor] |= AGAIN
            elif moves and not (state.edition.scale.strides and is_engaged(state, actor)):
                state.marks[actor] |= STRODE
            if state.defs[actor].is_large:
                state.marks[self.figure] |= ACTED
                state.marks[actor] |= IN_RUN if moves else IN_RUN | STRUCK
            elif state.edition.scale.strides:
                state.marks[actor] |= IN_RUN
        state.marks[actor] |= ACTED


class MovedFirst(Event[Battle]):
    """A large warrior moves before all its actions of this turn: it is given no move action any more."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= STRODE


def is_engaged(state: Battle, figure: int) -> bool:
    """Does an opposing figure touch this one?"""
    return state.table.touch[figure] & state.foes[state.controller[figure]] & ~state.held != 0


class ActionTakenBack(Event[Battle]):
    """An action could not be used as it was given: it is there again, and the figure has not acted."""

    FIELDS = ("figure", "cost")
    PUBLIC = FIELDS

    def __init__(self, figure: int, cost: int) -> None:
        self.figure = figure
        self.cost = cost

    def apply(self, state: Battle) -> None:
        state.actions += self.cost
        actor = doer(state, self.figure)
        if state.marks[actor] & AGAIN:
            state.marks[actor] &= ~(AGAIN | BUSY)
        else:
            state.marks[actor] &= ~(ACTED | BUSY | STRODE | STRUCK)
        if actor != self.figure:
            state.marks[self.figure] &= ~ACTED


class Surged(Event[Battle]):
    """A figure stands before its opponent at the end of a surge and attacks."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[doer(state, self.figure)] |= SURGED


class TokenPlaced(Event[Battle]):
    """A figure got an action token for the action under way."""

    FIELDS = ("figure", "tokens")
    PUBLIC = FIELDS

    def __init__(self, figure: int, tokens: int) -> None:
        self.figure = figure
        self.tokens = tokens

    def apply(self, state: Battle) -> None:
        state.tokens[bearer(state, self.figure)] = self.tokens
        state.marks[bearer(state, self.figure)] |= ACTED | BUSY | TIRED


class TokenReceived(Event[Battle]):
    """A figure got an action token without having been given an action; it keeps its tokens when this turn ends."""

    FIELDS = ("figure", "tokens")
    PUBLIC = FIELDS

    def __init__(self, figure: int, tokens: int) -> None:
        self.figure = figure
        self.tokens = tokens

    def apply(self, state: Battle) -> None:
        state.tokens[bearer(state, self.figure)] = self.tokens
        state.marks[bearer(state, self.figure)] |= TIRED


class TokenTaken(Event[Battle]):
    """One action token came off a figure."""

    FIELDS = ("figure", "tokens")
    PUBLIC = FIELDS

    def __init__(self, figure: int, tokens: int) -> None:
        self.figure = figure
        self.tokens = tokens

    def apply(self, state: Battle) -> None:
        state.tokens[bearer(state, self.figure)] = self.tokens


class Spared(Event[Battle]):
    """A leader takes the token of a figure's action: the figure gets none and is not pushed."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[bearer(state, self.figure)] &= ~BUSY


class TokensLost(Event[Battle]):
    """A figure has no action tokens any more."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.tokens[bearer(state, self.figure)] = 0


class Engaged(Event[Battle]):
    """A figure takes part in the action under way; its token is laid when that is resolved."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[bearer(state, self.figure)] |= ACTED | BUSY


class Frozen(Event[Battle]):
    """A figure got an action token without having acted."""

    FIELDS = ("figure", "tokens")
    PUBLIC = FIELDS

    def __init__(self, figure: int, tokens: int) -> None:
        self.figure = figure
        self.tokens = tokens

    def apply(self, state: Battle) -> None:
        state.tokens[bearer(state, self.figure)] = self.tokens


class ActionEnded(Event[Battle]):
    """The action under way is resolved."""

    def apply(self, state: Battle) -> None:
        marks = state.marks
        for figure in range(len(marks)):
            marks[figure] &= ~(BUSY | STOPPED | CURSED_BIT | SURGED)


class AbilityCancelled(Event[Battle]):
    """An optional ability is off until the end of the turn."""

    FIELDS = ("figure", "ability")
    PUBLIC = FIELDS

    def __init__(self, figure: int, ability: int) -> None:
        self.figure = figure
        self.ability = ability

    def apply(self, state: Battle) -> None:
        state.off[self.figure] |= 1 << self.ability


class LastingBegan(Event[Battle]):
    """Something begins that outlasts the action; its fields are those of an entry of `minis.state.lasting`."""

    FIELDS = Lasting.FIELDS
    PUBLIC = FIELDS

    def __init__(
        self, kind: str, source: int, target: int, amount: int, until: int, seat: int, bound: int, card: int = -1
    ) -> None:
        self.kind = kind
        self.source = source
        self.target = target
        self.amount = amount
        self.until = until
        self.seat = seat
        self.bound = bound
        self.card = card

    def entry(self) -> Lasting:
        return Lasting(
            kind=self.kind,
            source=self.source,
            target=self.target,
            amount=self.amount,
            until=self.until,
            seat=self.seat,
            bound=self.bound,
            card=self.card,
        )

    def apply(self, state: Battle) -> None:
        state.lasting.append(self.entry())
        if self.entry().lends():
            state.granted = lent(state)


class LastingEnded(LastingBegan):
    """Something that outlasted an action is over."""

    def apply(self, state: Battle) -> None:
        state.lasting.remove(self.entry())
        if self.entry().lends():
            state.granted = lent(state)


class Rested(Event[Battle]):
    """A figure may not be given an action for the rest of the turn."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[doer(state, self.figure)] |= RESTING


class MagicFelt(Event[Battle]):
    """An ability with Magic in its name has affected a figure in the action under way."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= CURSED_BIT


class TurnEnded(Event[Battle]):
    """A seat's turn is over: `cleared` figures lose their tokens, cancelled abilities are in use again; `idle` if nobody
    acted where there is no pass to give."""

    FIELDS = ("seat", "cleared", "idle")
    PUBLIC = ("seat", "cleared")

    def __init__(self, seat: int, cleared: tuple[int, ...], idle: bool = False) -> None:
        self.seat = seat
        self.cleared = cleared
        self.idle = idle

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
    """The battle is over; `reason` is a code of `mageknight.minis.state.battle`."""

    FIELDS = ("reason",)
    PUBLIC = FIELDS

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def apply(self, state: Battle) -> None:
        state.ending = self.reason
