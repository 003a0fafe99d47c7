"""The portal that closes, and those who stayed on it (UE-SCN-RETURN-03, UE-SCN-RETURN-04)."""

from __future__ import annotations

from mageknight.board.events.affairs import PlayerOut, PortalClosed
from mageknight.board.events.course import GameEnded
from mageknight.board.lattice import PORTAL_HEX
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame


def closing_frames(state: BoardState) -> list[Frame[BoardState]]:
    """At the end of the first Day the portal closes, where it does."""
    if scenario_of(state).portal_closes and not state.affairs.shut and not state.night:
        return [ClosePortal()]
    return []


class ClosePortal(Frame[BoardState]):
    """UE-SCN-RETURN-03: who is on the portal when it closes is eliminated; without players the game is over."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PortalClosed())
        for seat, player in enumerate(flow.state.players):
            off = player.where == -1  # between their turns heroes on the portal are off the map (UE-OTHERP-06)
            if off or player.where == PORTAL_HEX:
                flow.emit(PlayerOut(seat))
        if len(flow.state.affairs.out) == len(flow.state.players):
            flow.finish()
            flow.emit(GameEnded())


def seats_in(state: BoardState) -> list[int]:
    """The seats that are still in the game."""
    return [seat for seat in range(len(state.players)) if seat not in state.affairs.out]
