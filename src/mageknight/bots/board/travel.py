"""Ways over the map as a bot walks them: the steps of a way, the space next to a goal, the places to explore from."""

from __future__ import annotations

from mageknight.board.commands import StepTo
from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.queries import plan as planning
from mageknight.board.rules.world.exploring import position_refusal, positions_beside
from mageknight.board.state import BoardState


class Ways:
    """All spaces within so many Move points, as `planning` finds them, and the commands that lead there."""

    def __init__(self, state: BoardState, seat: int, allowance: int) -> None:
        self.state = state
        self.seat = seat
        self.plan = planning.Ways(state, seat, allowance)
        self.start = self.plan.start
        self.cost = self.plan.cost
        self.storm = self.plan.storm
        self.dare = self.plan.dare
        self.rampagers = self.plan.rampagers

    def steps_to(self, space: int) -> list[StepTo]:
        """The steps of the way."""
        return [StepTo(self.seat, each) for each in self.plan.path_to(space)]

    def daring_steps_to(self, space: int) -> list[StepTo]:
        """The steps of a way whose last one angers somebody."""
        return [StepTo(self.seat, each) for each in self.plan.daring_path_to(space)]

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
