"""Using an effect that was granted earlier."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import UseGrant
from mageknight.board.effect import EFFECTS
from mageknight.board.moves.base import OpenMove
from mageknight.board.moves.plays.play_card import NOTHING
from mageknight.board.names import source_name
from mageknight.board.rules.turn.grants import grant_refusal, grants_of, open_grants, use_grant
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class UsingGrant(OpenMove[UseGrant]):
    """Use a grant, by its place among those that are open."""

    COMMAND = UseGrant

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [UseGrant(ask.seat, at) for at in range(len(grants_of(state, ask.seat)))]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """The list of grants is made once for all of them."""
        for at in open_grants(state, ask.seat):
            found.append(UseGrant(ask.seat, at))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseGrant) -> Refusal | None:
        return grant_refusal(state, ask.seat, command.grant)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseGrant) -> None:
        use_grant(flow, ask.seat, command.grant)

    def words(self, state: BoardState, ask: Ask[BoardState], command: UseGrant) -> Message:
        grants = grants_of(state, ask.seat)
        if not 0 <= command.grant < len(grants):
            return say("board-do-use-grant", source=Message("board-source-rules"), text=NOTHING)
        entry = grants[command.grant]
        return say("board-do-use-grant", source=source_name(state, entry.source), text=EFFECTS[entry.effect].text())


USE_GRANT: Final = UsingGrant()
