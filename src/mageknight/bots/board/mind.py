"""The mind of a bot: who thinks, about which game, how hard, and what counts for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mageknight.board.state import BoardState
from mageknight.bots.board.worth import CALM, Scale, Temper, standing
from mageknight.bots.thought import Budget, decision_of
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.move import command_types

if TYPE_CHECKING:
    from mageknight.bots.board.plays import Play


class Mind:
    """One decision being thought about."""

    __slots__ = ("budget", "idle", "kit", "scale", "seat", "strokes", "temper")

    def __init__(self, kit: Kit[Any], state: BoardState, seat: int, budget: Budget, temper: Temper = CALM) -> None:
        self.kit = kit
        self.seat = seat
        self.budget = budget
        self.temper = temper
        self.scale = Scale(state, seat, temper)
        self.idle: set[tuple[object, ...]] = set()
        self.strokes: dict[tuple[object, ...], list[Play]] = {}

    def standing(self, state: BoardState) -> float:
        return standing(state, self.scale)

    def means(self, state: BoardState) -> tuple[object, ...]:
        """The means plays are paid with, and the phase they are made in."""
        player = state.players[self.seat]
        return state.turn.phase, state.turn.dice, tuple(player.tokens), tuple(player.crystals)

    def decision(self, state: BoardState) -> Decision | None:
        """The decision that waits for this seat."""
        return decision_of(self.kit, state, self.seat)

    def answers(self, state: BoardState, decision: Decision) -> list[Command]:
        return self.kit.engine.options(state, decision).all()

    def fits(self, state: BoardState, decision: Decision, command: Command) -> bool:
        """Is this a legal answer?"""
        return isinstance(command, command_types(type(decision.ask))) and command in self.kit.engine.options(
            state, decision
        )

    def apply(self, state: BoardState, command: Command) -> bool:
        """Carry out a legal command on a position of one's own; was something revealed?"""
        self.budget.spend()
        events = self.kit.engine.apply_trusted(state, command)
        return any(type(event).REVEALS for event in events)
