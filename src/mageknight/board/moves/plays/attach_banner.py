"""Giving a banner to a unit (UE-UNIT-18, UE-UNIT-22)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import AttachBanner
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import card_name, unit_name
from mageknight.board.rules.units.banners import attach, attach_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class AttachingBanner(OpenMove[AttachBanner]):
    """Attach a banner from hand to a unit."""

    COMMAND = AttachBanner

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        player = state.players[ask.seat]
        return [
            AttachBanner(ask.seat, card, unit.uid)
            for card in dict.fromkeys(player.hand)
            if LIB.cards[card].is_banner
            for unit in player.units
        ]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: AttachBanner) -> Refusal | None:
        return attach_refusal(state, ask.seat, command.card, command.unit)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: AttachBanner) -> None:
        attach(flow, ask.seat, command.card, command.unit)

    def words(self, state: BoardState, ask: Ask[BoardState], command: AttachBanner) -> Message:
        unit = unit_name(state.players[ask.seat], command.unit)
        return say("board-do-attach-banner", card=card_name(command.card), unit=unit)

    def about(self, state: BoardState, ask: Ask[BoardState], command: AttachBanner) -> tuple[str, ...]:
        return (*subjects.card_in_hand(command.card), *subjects.unit(command.unit))


ATTACH_BANNER: Final = AttachingBanner()
