"""Ways over the map: how many Move points every space is away, and by which steps, without provoking anybody."""

from __future__ import annotations

from heapq import heappop, heappush

from mageknight.board.commands import StepTo
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.rules.exploring import position_refusal, positions_beside
from mageknight.board.rules.ground import (
    is_stronghold,
    move_cost,
    on_map,
    printed_site,
    rampager_spaces,
    wall_between,
)
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.terms import CITY, NO_ENTRY


class Ways:
    """All spaces within so many Move points: what they cost and where one comes from."""

    def __init__(self, state: BoardState, seat: int, allowance: int) -> None:
        self.state = state
        self.seat = seat
        self.start = state.players[seat].where
        self.cost: dict[int, int] = {self.start: 0}
        self.storm: dict[int, int] = {}
        """Strongholds: what it costs to assault them, the last step included."""
        self.dare: dict[int, int] = {}
        """Spaces that can only be entered by angering a rampaging enemy: what it costs to get there."""
        self.back: dict[int, int] = {}
        self.daring: dict[int, int] = {}
        self.rampagers = rampager_spaces(state)
        self._spread(allowance)

    def _spread(self, allowance: int) -> None:
        state, seat = self.state, self.seat
        closed = scenario_of(state).city_rule == CLOSED
        heap: list[tuple[int, int]] = [(0, self.start)]
        while heap:
            cost, space = heappop(heap)
            if cost > self.cost[space]:
                continue
            for near in NEIGHBOURS[space]:
                if near == NOWHERE or not on_map(state, near) or near in self.rampagers:
                    continue
                step = move_cost(state, seat, near)
                if step == NO_ENTRY or (closed and printed_site(state, near) == CITY):
                    continue
                total = cost + step + (1 if wall_between(state, space, near) else 0)
                if total > allowance:
                    continue
                if self.provokes(space, near):
                    if (
                        near not in self.cost
                        and not is_stronghold(state, seat, near)
                        and total < self.dare.get(near, 99)
                    ):
                        self.dare[near] = total
                        self.daring[near] = space
                elif is_stronghold(state, seat, near):
                    if total < self.storm.get(near, 99):
                        self.storm[near] = total
                        self.back[near] = space
                elif total < self.cost.get(near, 99):
                    self.cost[near] = total
                    self.back[near] = space
                    heappush(heap, (total, near))

    def provokes(self, origin: int, target: int) -> bool:
        """Would this step anger a rampaging enemy?"""
        return any(foe in NEIGHBOURS[origin] and foe in NEIGHBOURS[target] for foe in self.rampagers)

    def steps_to(self, space: int) -> list[StepTo]:
        """The steps of the way."""
        steps: list[StepTo] = []
        while space != self.start:
            steps.append(StepTo(self.seat, space))
            space = self.back[space]
        return steps[::-1]

    def daring_steps_to(self, space: int) -> list[StepTo]:
        """The steps of a way whose last one angers somebody."""
        return [*self.steps_to(self.daring[space]), StepTo(self.seat, space)]

    def beside(self, space: int) -> tuple[int, int]:
        """The cheapest reachable space next to one, as (cost, space); (99, -1) if there is none."""
        found = [(self.cost[near], near) for near in NEIGHBOURS[space] if near in self.cost]
        return min(found) if found else (99, -1)

    def lookouts(self) -> dict[int, tuple[int, int]]:
        """For every tile position that can be explored the cheapest space to do it from, as (cost, space)."""
        found: dict[int, tuple[int, int]] = {}
        for space, cost in self.cost.items():
            for position in positions_beside(self.state, space):
                if position_refusal(self.state, position) is None and (cost, space) < found.get(position, (99, 0)):
                    found[position] = (cost, space)
        return found
