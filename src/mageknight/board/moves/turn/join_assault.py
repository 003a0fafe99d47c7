"""Agreeing to take part in a cooperative assault (UE-COOP-11, UE-COOP-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.board.commands import JoinAssault
from mageknight.board.moves.base import BoardMove
from mageknight.board.names import city_name, shares_text
from mageknight.board.state import BoardState
from mageknight.kernel.message import Message, say

if TYPE_CHECKING:
    from mageknight.board.rules.coop.proposal import AskAgreement


class JoiningAssault(BoardMove["AskAgreement", JoinAssault]):
    """Agree to the shares that were proposed."""

    COMMAND = JoinAssault

    def words(self, state: BoardState, ask: AskAgreement, command: JoinAssault) -> Message:
        shares = shares_text(state, ask.seats, ask.shares)
        return say("board-do-join-assault-as", city=city_name(state, ask.city), shares=shares)


JOIN_ASSAULT: Final = JoiningAssault()
