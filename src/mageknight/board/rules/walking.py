"""One step with all it sets off (UE-MOVE-08 to 11, UE-COMBAT-10)."""

from __future__ import annotations

from mageknight.board.rules.actions import fight_provoked
from mageknight.board.rules.contest import storm
from mageknight.board.rules.ground import is_stronghold
from mageknight.board.rules.movement import step
from mageknight.board.rules.triggers import MOVED, fire
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
