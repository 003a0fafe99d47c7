"""The way into the city in a cooperative assault (UE-COOP-17)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Decline, StepTo
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.parties import StayedBehind, assault_of
from mageknight.board.moves import subjects
from mageknight.board.moves.base import SeatMove
from mageknight.board.moves.plays.plays import PLAYS
from mageknight.board.moves.travel.step import step_words
from mageknight.board.rules.coop.joint import March, march_refusal
from mageknight.board.rules.world.ground import city_spaces
from mageknight.board.rules.world.walking import walk
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_DONE
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal


class Marching(SeatMove[StepTo]):
    """Step into the city."""

    COMMAND = StepTo

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [StepTo(ask.seat, space) for space in city_spaces(state, assault_of(state).city)]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: StepTo) -> Refusal | None:
        return march_refusal(state, ask.seat, command.space)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: StepTo) -> None:
        walk(flow, ask.seat, command.space)

    def words(self, state: BoardState, ask: Ask[BoardState], command: StepTo) -> Message:
        return step_words(state, ask.seat, command.space)

    def about(self, state: BoardState, ask: Ask[BoardState], command: StepTo) -> tuple[str, ...]:
        return subjects.space(command.space)


class StayingBehind(SeatMove[Decline]):
    """Do not march."""

    COMMAND = Decline

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Decline) -> None:
        flow.emit(StayedBehind(ask.seat))
        flow.emit(PhaseChanged(ask.seat, PH_DONE))

    def words(self, state: BoardState, ask: Ask[BoardState], command: Decline) -> Message:
        return Message("board-do-stay-behind")


MARCH: Final = Marching()
STAY_BEHIND: Final = StayingBehind()


class AskMarch(MoveAsk[BoardState]):
    """UE-COOP-17: nothing but the way into the city, and what helps to pay for it; who cannot pay stays behind."""

    KIND = "march"
    FIELDS = ("seat",)
    MOVES = (*PLAYS, MARCH, STAY_BEHIND)
    OPEN = True
    RULES = ("UE-COOP-17",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-march")

    def reopen(self, flow: Flow[BoardState]) -> None:
        flow.then(March(self.seat))
