"""Income of what players own when a Round begins (UE-SCN-MINES-10)."""

from __future__ import annotations

from mageknight.board.rules.turn.rewards import AskCrystal
from mageknight.board.rules.world.ground import printed_site
from mageknight.board.rules.world.mines import crystals_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.marks import seat_of, space_of
from mageknight.board.terms import MINES
from mageknight.kernel.agenda import Flow, Frame


def income_frames(state: BoardState) -> list[Frame[BoardState]]:
    """One crystal for each liberated mine, wherever its liberator is."""
    if not scenario_of(state).guarded_mines:
        return []
    return [MineIncome(seat_of(s), space_of(s)) for s in state.map.shields if printed_site(state, space_of(s)) in MINES]


class MineIncome(Frame[BoardState]):
    """A mine gives its liberator a crystal."""

    FIELDS = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, flow: Flow[BoardState]) -> None:
        wanted = crystals_of(flow.state, self.seat, self.space)
        if wanted:
            flow.then(AskCrystal(self.seat, wanted))
