"""Picking heroes and Tactics."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PickHero, PickTactic, RemoveTactic
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import SeatMove
from mageknight.board.names import hero_name, tactic_name
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask
from mageknight.kernel.message import Message, say


class PickingHero(SeatMove[PickHero]):
    """Take a hero."""

    COMMAND = PickHero

    def words(self, state: BoardState, ask: Ask[BoardState], command: PickHero) -> Message:
        return say("board-do-pick-hero", hero=hero_name(command.hero))

    def about(self, state: BoardState, ask: Ask[BoardState], command: PickHero) -> tuple[str, ...]:
        return subjects.hero(command.hero)


class PickingTactic(SeatMove[PickTactic]):
    """Take a Tactic for the Round."""

    COMMAND = PickTactic

    def words(self, state: BoardState, ask: Ask[BoardState], command: PickTactic) -> Message:
        tactic = LIB.tactics[command.tactic]
        text = Message("board-effect-none") if tactic.effect is None else tactic.effect.text()
        return say("board-do-pick-tactic", number=tactic.order, tactic=tactic_name(command.tactic), text=text)

    def about(self, state: BoardState, ask: Ask[BoardState], command: PickTactic) -> tuple[str, ...]:
        return subjects.tactic(command.tactic)


class RemovingTactic(SeatMove[RemoveTactic]):
    """Remove a used Tactic from the game, for the whole table."""

    COMMAND = RemoveTactic

    def words(self, state: BoardState, ask: Ask[BoardState], command: RemoveTactic) -> Message:
        number = LIB.tactics[command.tactic].order
        return say("board-do-remove-tactic", number=number, tactic=tactic_name(command.tactic))


PICK_HERO: Final = PickingHero()
PICK_TACTIC: Final = PickingTactic()
REMOVE_TACTIC: Final = RemovingTactic()
