"""One step with all it sets off (UE-MOVE-08 to 11, UE-COMBAT-10)."""

from __future__ import annotations

from mageknight.board.rules.rivals.combat import storm
from mageknight.board.rules.turn.triggers import MOVED, fire, is_quiet
from mageknight.board.rules.world.actions import fight_provoked
from mageknight.board.rules.world.exploring import garrisons_seen, ruins_seen
from mageknight.board.rules.world.ground import is_stronghold
from mageknight.board.rules.world.movement import provoked, step
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow


def walk(flow: Flow[BoardState], seat: int, space: int) -> None:
    """One step; it may be an assault (UE-MOVE-08, 09), may provoke rampaging enemies (UE-MOVE-11), or both (UE-COMBAT-10)."""
    origin = flow.state.players[seat].where
    stronghold = is_stronghold(flow.state, seat, space)
    angry = step(flow, seat, space)
    if stronghold:
        storm(flow, seat, space, origin, angry)
    elif angry:
        fight_provoked(flow, seat, origin, angry)
    fire(flow, seat, MOVED, space)


def walks_unseeing(state: BoardState, seat: int, space: int) -> bool:
    """Is it a mere step: no fight, nothing that waits for it, no garrison or ruin seen from there? Others have looked already."""
    return (
        is_quiet(state)
        and not is_stronghold(state, seat, space)
        and not provoked(state, seat, state.players[seat].where, space)
        and not garrisons_seen(state, seat, space)
        and not ruins_seen(state, seat, space)
    )
