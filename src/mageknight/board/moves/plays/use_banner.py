"""Using what the banner on a unit allows (UE-UNIT-19)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import UseBanner
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.moves.plays.play_card import NOTHING
from mageknight.board.names import card_name, unit_name
from mageknight.board.rules.turn.plays import unit_of_seat
from mageknight.board.rules.units.banners import banner_of, use_banner, use_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class UsingBanner(OpenMove[UseBanner]):
    """Use a banner that does more than hang there."""

    COMMAND = UseBanner

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        found: list[Command] = []
        for unit in state.players[ask.seat].units:
            if unit.banner >= 0:
                banner = banner_of(state, unit)
                if banner is not None and banner.use is not None:
                    found.append(UseBanner(ask.seat, unit.uid))
        return found

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseBanner) -> Refusal | None:
        return use_refusal(state, ask.seat, command.unit)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseBanner) -> None:
        use_banner(flow, ask.seat, command.unit)

    def words(self, state: BoardState, ask: Ask[BoardState], command: UseBanner) -> Message:
        player = state.players[ask.seat]
        name = unit_name(player, command.unit)
        unit = unit_of_seat(player, command.unit)
        banner = None if unit is None else banner_of(state, unit)
        if unit is None or banner is None or banner.use is None:
            return say("board-do-use-banner", card=Message("board-some-card"), unit=name, text=NOTHING)
        return say("board-do-use-banner", card=card_name(unit.banner), unit=name, text=banner.use.text())

    def about(self, state: BoardState, ask: Ask[BoardState], command: UseBanner) -> tuple[str, ...]:
        return subjects.unit(command.unit)


USE_BANNER: Final = UsingBanner()
