"""Challenging a rampaging enemy next to the figure (UE-TURN-32)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Challenge
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import direction_name, enemy_kind_name
from mageknight.board.rules.world.actions import challenge, challenge_refusal, free_to_act, rampagers_beside
from mageknight.board.rules.world.ground import tokens_at
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Challenging(OpenMove[Challenge]):
    """Challenge the enemies on a space."""

    COMMAND = Challenge

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        where = state.players[ask.seat].where
        return [Challenge(ask.seat, space) for space in rampagers_beside(state, where)] if where >= 0 else []

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Whoever may act may challenge all of them."""
        near = self.candidates(state, ask)
        if near and free_to_act(state, ask.seat) is None:
            found.extend(near)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Challenge) -> Refusal | None:
        return challenge_refusal(state, ask.seat, command.space)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Challenge) -> None:
        challenge(flow, ask.seat, command.space)

    def words(self, state: BoardState, ask: Ask[BoardState], command: Challenge) -> Message:
        tokens = [packed >> 1 for packed in tokens_at(state, command.space)]
        return say(
            "board-do-challenge",
            enemies=[enemy_kind_name(LIB.token_kind[token]) for token in tokens],
            direction=direction_name(state.players[ask.seat].where, command.space),
        )

    def about(self, state: BoardState, ask: Ask[BoardState], command: Challenge) -> tuple[str, ...]:
        return subjects.space(command.space)


CHALLENGE: Final = Challenging()
