"""Fame: it counts at once; scenarios may add to it when a line is crossed."""

from __future__ import annotations

from mageknight.board.events.tracks import FameGained
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import level_of
from mageknight.kernel.agenda import Flow


def gain_fame(flow: Flow[BoardState], seat: int, amount: int, source: int) -> None:
    """Gain Fame; each line crossed may give more, which may cross the next (reading 16)."""
    if amount <= 0:
        return
    before = level_of(flow.state.players[seat].fame)
    flow.emit(FameGained(seat, amount, source))
    crossed = level_of(flow.state.players[seat].fame) - before
    extra = scenario_of(flow.state).fame_per_line
    if crossed > 0 and extra:
        gain_fame(flow, seat, crossed * extra, source)
