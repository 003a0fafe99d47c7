"""A game in numbers: Fame turn by turn, the best turns, mana dice rolled and Wounds drawn against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.events.cards import CardsDrawn
from mageknight.board.events.course import GameEnded, SourceRolled, TurnBegan
from mageknight.board.events.fight import EnemyDefeated, HeroWounded
from mageknight.board.events.tracks import DieRolled, DieTurned
from mageknight.board.queries.tally_types import BestTurn, DrawnCards, GameTally, TurnFame
from mageknight.board.state import BoardState
from mageknight.board.terms import COLOURS
from mageknight.kernel.event import Event

BEST: Final = 3
"""So many turns are told."""


class Turn:
    """One turn: whose, when, what everybody's Fame was before it, and whom it beat."""

    def __init__(self, seat: int, action: int, state: BoardState) -> None:
        self.seat = seat
        self.action = action
        self.round = state.round
        self.night = state.night
        self.fame = [player.fame for player in state.players]
        self.beaten: list[str] = []
        self.wounds = 0

    def told(self) -> TurnFame:
        return TurnFame(self.seat, self.round, self.night, self.fame)


class Draws:
    """Cards one player drew: how many of them were Wounds, and how many were to be expected."""

    def __init__(self) -> None:
        self.cards = 0
        self.wounds = 0
        self.expected = 0.0


class Tally:
    """Counts a game event by event."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self.rolled = [0] * len(COLOURS)
        self.draws: dict[int, Draws] = {}
        self.decks: dict[int, tuple[int, int]] = {}
        self.over = False

    def take(self, action: int, state: BoardState, event: Event[Any]) -> None:
        if isinstance(event, TurnBegan):
            if event.seat >= 0:
                self.turns.append(Turn(event.seat, action, state))
        elif isinstance(event, SourceRolled):
            for die in event.dice:
                self.rolled[die] += 1
        elif isinstance(event, DieTurned | DieRolled):
            self.rolled[event.colour] += 1
        elif isinstance(event, CardsDrawn):
            self.drawn(event)
        elif isinstance(event, EnemyDefeated):
            if self.turns and event.kind >= 0:
                self.turns[-1].beaten.append(LIB.enemies[event.kind].name)
        elif isinstance(event, HeroWounded):
            if self.turns:
                self.turns[-1].wounds += event.count
        elif isinstance(event, GameEnded):
            self.over = True

    def drawn(self, event: CardsDrawn) -> None:
        """A draw counts if the whole deck it came from is known: one that was gathered again in the same step is not."""
        size, wounds = self.decks.pop(event.seat, (0, 0))
        if len(event.cards) > size:
            return
        draws = self.draws.setdefault(event.seat, Draws())
        draws.cards += len(event.cards)
        draws.wounds += event.cards.count(WOUND)
        draws.expected += len(event.cards) * wounds / size

    def settled(self, state: BoardState) -> None:
        """After a step: what lies in the decks now."""
        for seat, player in enumerate(state.players):
            self.decks[seat] = (len(player.deck), player.deck.count(WOUND))

    def best(self, last: list[int]) -> list[BestTurn]:
        """The turns that brought their player most Fame, the best first; none if the game ended before the first."""
        if not self.turns:
            return []
        after = [turn.fame for turn in self.turns[1:]] + [last]
        gains = [fame[turn.seat] - turn.fame[turn.seat] for turn, fame in zip(self.turns, after, strict=True)]
        order = sorted(range(len(gains)), key=lambda at: (-gains[at], at))[:BEST]
        return [
            BestTurn(
                seat=self.turns[at].seat,
                round=self.turns[at].round,
                night=self.turns[at].night,
                action=self.turns[at].action,
                fame=gains[at],
                beaten=self.turns[at].beaten,
                wounds=self.turns[at].wounds,
            )
            for at in order
            if gains[at] > 0
        ]


def tally(steps: Iterable[tuple[int, BoardState, list[Event[Any]]]]) -> GameTally:
    """A game from its steps: the number of each action, the position after it, and what happened.

    What was drawn is told only when the game is over: before, it would show what others hold.
    """
    counted = Tally()
    last: list[int] = []
    for action, state, events in steps:
        for event in events:
            counted.take(action, state, event)
        counted.settled(state)
        last = [player.fame for player in state.players]
    draws = sorted(counted.draws.items()) if counted.over else []
    return GameTally(
        turns=[turn.told() for turn in counted.turns],
        last=last,
        best=counted.best(last),
        rolled=dict(zip(COLOURS, counted.rolled, strict=True)),
        drawn=[DrawnCards(seat, each.cards, each.wounds, each.expected) for seat, each in draws],
    )
