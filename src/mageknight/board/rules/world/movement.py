"""Moving the figure, space by space (UE-MOVE-01 to 26)."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.tracks import MOVE, PointsGained
from mageknight.board.events.world import FigureMoved
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.register import ADJACENCY, NO_PROVOKE, holds
from mageknight.board.rules.rivals.rivals import contest_refusal, rival_at
from mageknight.board.rules.turn.required_card import MUST_REST, must_rest
from mageknight.board.rules.world.exploring import (
    NOT_ADJACENT,
    LookAround,
    RevealTile,
    explore_cost,
    position_refusal,
    positions_in_reach,
)
from mageknight.board.rules.world.ground import (
    heroes_at,
    is_held,
    is_stronghold,
    move_cost,
    on_map,
    owner_of,
    printed_site,
    rampager_spaces,
    rampagers_at,
    shares_space,
    terrain_of,
    wall_between,
)
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.terms import CITY, NO_ENTRY, NO_SITE, PH_MOVE, SEA
from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse

CHEAPEST: Final = 2
"""No step costs less, unless an effect says so."""

NOT_MOVING: Final = refuse("board-no-movement-now", "UE-TURN-27", "UE-TURN-35", "UE-MOVE-01")
NOT_NEXT_TO: Final = refuse("board-not-adjacent", "UE-MOVE-04")
ALREADY_THERE: Final = refuse("board-already-there", "UE-MOVE-04")
INACCESSIBLE: Final = refuse("board-inaccessible", "UE-MOVE-05")
RAMPAGER_THERE: Final = refuse("board-rampager-there", "UE-MOVE-10")
CITY_CLOSED: Final = refuse("board-city-closed", "UE-SCN-RECON-03")
OWNER_AT_HOME: Final = refuse("board-owner-at-home", "UE-OTHERP-01")
PROVOKES_TOO: Final = refuse("board-hero-and-rampager", "UE-PVP-01", "UE-COMBAT-15")


def may_move(state: BoardState) -> bool:
    """UE-TURN-27, UE-TURN-28: movement is possible before the action of a Regular turn."""
    return state.turn.phase == PH_MOVE and not state.turn.acted and state.combat is None


def moves_too_little(state: BoardState) -> bool:
    """Are there too few Move points for any step? While something lasts that could make steps cheaper this is not said."""
    return state.turn.move < CHEAPEST and not state.active


def spaces_near(state: BoardState, seat: int, where: int) -> list[int]:
    """The spaces that count as adjacent, `NOWHERE` among them: the neighbours, or more of them while space is bent."""
    if not holds(state, ADJACENCY, seat):
        return NEIGHBOURS[where]
    near = [space for space in NEIGHBOURS[where] if space != NOWHERE]
    far = [beyond for space in near for beyond in NEIGHBOURS[space] if beyond != NOWHERE and beyond != where]
    return list(dict.fromkeys(near + far))


def step_cost(state: BoardState, seat: int, space: int) -> int:
    """The cost of the step to an adjacent space."""
    return cost_between(state, seat, state.players[seat].where, space)


def cost_between(state: BoardState, seat: int, origin: int, space: int) -> int:
    """The cost of a step from one space to the next; a wall on the way costs one more."""
    cost = move_cost(state, seat, space)
    return cost if cost == NO_ENTRY or origin // 7 != space // 7 else cost + wall_cost(state, origin, space)


def wall_cost(state: BoardState, origin: int, space: int) -> int:
    """The price of a wall between two neighbouring spaces; walls stand only between spaces of one tile."""
    return 1 if wall_between(state, origin, space) else 0


def step_refusal(state: BoardState, seat: int, space: int) -> Refusal | None:
    """The reason why the figure may not step there."""
    if not may_move(state):
        return NOT_MOVING
    if must_rest(state, seat):
        return MUST_REST
    where = state.players[seat].where
    if space == where >= 0:
        return ALREADY_THERE
    if not 0 <= space < len(NEIGHBOURS) or where < 0 or space not in spaces_near(state, seat, where):
        return NOT_NEXT_TO
    refusal = way_refusal(state, seat, where, space)
    if refusal is not None:
        return refusal
    cost = step_cost(state, seat, space)
    if cost == NO_ENTRY:
        return INACCESSIBLE
    if cost > state.turn.move:
        return refuse("board-too-few-move-points", "UE-MOVE-03", cost=cost, have=state.turn.move)
    return None


def way_refusal(state: BoardState, seat: int, origin: int, space: int) -> Refusal | None:
    """The reason why a step from one space to the next is closed, whatever it costs."""
    refusal = barred(state, seat, space)
    if refusal is not None:
        return refusal
    return PROVOKES_TOO if rival_at(state, seat, space) >= 0 and provoked(state, seat, origin, space) else None


def barred(state: BoardState, seat: int, space: int) -> Refusal | None:
    """The reason why nobody may step onto a space, whatever it costs and wherever one comes from."""
    if space < 0 or not on_map(state, space) or terrain_of(state, space) == SEA:
        return INACCESSIBLE
    site = printed_site(state, space)
    if site == NO_SITE:
        return None
    if site == CITY and scenario_of(state).city_rule == CLOSED:
        return CITY_CLOSED
    if rampagers_at(state, space):
        return RAMPAGER_THERE
    if is_held(state, site) and owner_of(state, space) in heroes_at(state, space, seat):
        if contest_refusal(state, seat, owner_of(state, space)) is not None:
            return OWNER_AT_HOME
    return None


def provoked(state: BoardState, seat: int, origin: int, target: int) -> list[int]:
    """UE-MOVE-11: the spaces of rampaging enemies next to both ends of a step, and no wall between them and its end."""
    if holds(state, NO_PROVOKE, seat):
        return []
    return [
        space
        for space in rampager_spaces(state)
        if space in NEIGHBOURS[origin] and space in NEIGHBOURS[target] and not wall_between(state, target, space)
    ]


def explore_refusal(state: BoardState, seat: int, position: int) -> Refusal | None:
    """The reason why no tile can be revealed there (UE-EXPLORE-01 to 13)."""
    if not may_move(state):
        return NOT_MOVING
    if must_rest(state, seat):
        return MUST_REST
    where = state.players[seat].where
    if where < 0 or position not in positions_in_reach(state, seat):
        return NOT_ADJACENT
    cost = explore_cost(state, seat)
    if cost > state.turn.move:
        return refuse("board-too-few-move-points", "UE-EXPLORE-04", cost=cost, have=state.turn.move)
    return position_refusal(state, position)


def explore(flow: Flow[BoardState], seat: int, position: int) -> None:
    flow.emit(PointsGained(seat, MOVE, -explore_cost(flow.state, seat), 0))
    flow.then(RevealTile(seat, position))


def step(flow: Flow[BoardState], seat: int, space: int) -> list[int]:
    """Make the step; returns the spaces of the rampaging enemies it provokes."""
    state = flow.state
    origin = state.players[seat].where
    angry = provoked(state, seat, origin, space)
    cost = step_cost(state, seat, space)
    if cost:
        flow.emit(PointsGained(seat, MOVE, -cost, 0))
    flow.emit(FigureMoved(seat, space))
    if not is_stronghold(state, seat, space):
        flow.then(LookAround())
    return angry


def crowded(state: BoardState, seat: int, space: int) -> bool:
    """Does another hero stand here where only one may (UE-OTHERP-03)?"""
    return bool(heroes_at(state, space, seat)) and not shares_space(state, space)
