"""A battle in numbers: points turn by turn, what each figure did, luck thrown against luck expected, moments worth a picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mageknight.kernel.event import Event
from mageknight.minis.events import FOR_ATTACK, Attacked, Damaged, DiceRolled, Eliminated, Healed, TurnBegan
from mageknight.minis.queries.tally_types import BattleTally, FigureDeeds, SeatLuck, TurnScores
from mageknight.minis.rules.attack.values import chance_in_36
from mageknight.minis.state.battle import FIELDED, RESERVE, Battle

PICTURES: Final = 5
"""So many moments are worth a picture."""
MEAN: Final = 7
"""Two dice throw as much on the average."""


class Deeds:
    """The deeds of one figure, and what it suffered."""

    def __init__(self) -> None:
        self.attacks = 0
        self.hits = 0
        self.dealt = 0
        self.taken = 0
        self.healed = 0
        self.slain = 0

    def told(self, figure: int) -> FigureDeeds:
        return FigureDeeds(
            figure=figure,
            attacks=self.attacks,
            hits=self.hits,
            dealt=self.dealt,
            taken=self.taken,
            healed=self.healed,
            slain=self.slain,
        )


class Luck:
    """The throws of one player: their sum, and hits against what was to be expected, in parts of 36."""

    def __init__(self) -> None:
        self.throws = 0
        self.thrown = 0
        self.attacks = 0
        self.hits = 0
        self.chances = 0

    def told(self, seat: int) -> SeatLuck:
        return SeatLuck(
            seat=seat,
            throws=self.throws,
            thrown=self.thrown,
            expected=self.throws * MEAN,
            attacks=self.attacks,
            hits=self.hits,
            chances=self.chances,
        )


class Tally:
    """Counts a battle event by event."""

    def __init__(self) -> None:
        self.deeds: dict[int, Deeds] = {}
        self.luck: dict[int, Luck] = {}
        self.turns: list[TurnScores] = []
        self.weights: list[tuple[int, int]] = []
        self.by = -1
        self.dice = 0
        self.thrower = -1

    def of(self, figure: int) -> Deeds:
        return self.deeds.setdefault(figure, Deeds())

    def take(self, state: Battle, event: Event[Any]) -> int:
        """Count an event; how much it is worth a picture."""
        if isinstance(event, TurnBegan):
            self.mark(state, event.seat)
        elif isinstance(event, DiceRolled) and event.purpose == FOR_ATTACK:
            found = self.luck.setdefault(event.seat, Luck())
            found.throws += 1
            self.dice, self.thrower = sum(event.dice), event.seat
            found.thrown += self.dice
        elif isinstance(event, Attacked):
            return self.attacked(state, event)
        elif isinstance(event, Damaged):
            self.of(event.figure).taken += event.amount
            self.by = event.by
            if event.by >= 0:
                self.of(event.by).dealt += event.amount
            return event.amount
        elif isinstance(event, Healed):
            if event.by >= 0:
                self.of(event.by).healed += event.amount
        elif isinstance(event, Eliminated):
            if self.by >= 0 and self.by != event.figure:
                self.of(self.by).slain += state.defs[event.figure].points
            return state.defs[event.figure].points
        return 0

    def attacked(self, state: Battle, event: Attacked) -> int:
        deeds = self.of(event.attacker)
        deeds.attacks += 1
        deeds.hits += event.hit
        if self.thrower >= 0:
            luck = self.luck.setdefault(self.thrower, Luck())
            luck.attacks += 1
            luck.hits += event.hit
            luck.chances += chance_in_36(state, event.total - self.dice, event.defense)
        return 1

    def mark(self, state: Battle, seat: int) -> None:
        """The count when a turn begins."""
        left = [0] * state.setup.seats
        for figure in range(len(state.defs)):
            if state.where[figure] in (FIELDED, RESERVE):
                left[state.owner[figure]] += state.defs[figure].points
        self.turns.append(TurnScores(seat, list(state.score), left))


def tally(steps: Iterable[tuple[int, Battle, list[Event[Any]]]]) -> BattleTally:
    """A battle from its steps: the number of each action, the position after it, and what happened."""
    counted = Tally()
    state: Battle | None = None
    for action, after, events in steps:
        state = after
        weight = sum([counted.take(after, event) for event in events])
        if weight > 1:
            counted.weights.append((weight, action))
    if state is not None:
        counted.mark(state, -1)
    moments = sorted([action for _, action in sorted(counted.weights, reverse=True)[:PICTURES]])
    return BattleTally(
        turns=counted.turns,
        figures=[counted.deeds[figure].told(figure) for figure in sorted(counted.deeds)],
        luck=[counted.luck[seat].told(seat) for seat in sorted(counted.luck)],
        moments=moments,
    )
