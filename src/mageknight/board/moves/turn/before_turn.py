"""Before one's turn, or in others' turns: Tactics, skills, plundering (UE-TURN-01 to 10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.board.commands import Decline, Plunder, UseSkill, UseTactic
from mageknight.board.moves.base import OpenMove, SeatMove
from mageknight.board.moves.plays.skill import SkillMove
from mageknight.board.moves.plays.use_tactic import UsingTactic
from mageknight.board.rules.turn.skills import before_refusal, use_before
from mageknight.board.rules.turn.tactics import early_refusal, use_early
from mageknight.board.rules.world.plunder import PLUNDER_CARDS, plunder, plunder_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal


class UsingTacticEarly(UsingTactic):
    """Use a Tactic that is for the time before the own turn."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if early_refusal(state, ask.seat) is None:
            found.append(UseTactic(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseTactic) -> Refusal | None:
        return early_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseTactic) -> None:
        use_early(flow, ask.seat)


class UsingSkillEarly(SkillMove):
    """Use a skill outside the own turn."""

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [UseSkill(ask.seat, skill) for skill in state.players[ask.seat].skills]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        for skill in state.players[ask.seat].skills:
            if before_refusal(state, ask.seat, skill) is None:
                found.append(UseSkill(ask.seat, skill))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> Refusal | None:
        return before_refusal(state, ask.seat, command.skill)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseSkill) -> None:
        use_before(flow, ask.seat, command.skill)


class Plundering(OpenMove[Plunder]):
    """Plunder the village one stands on."""

    COMMAND = Plunder

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Plunder(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """The other players are asked for this at every decision of a turn."""
        if plunder_refusal(state, ask.seat) is None:
            found.append(Plunder(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Plunder) -> Refusal | None:
        return plunder_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Plunder) -> None:
        plunder(flow, ask.seat)

    def words(self, state: BoardState, ask: Ask[BoardState], command: Plunder) -> Message:
        return Message("board-do-plunder", {"cards": min(PLUNDER_CARDS, len(state.players[ask.seat].deck))})


class GoingOn(SeatMove[Decline]):
    """Do nothing more before the turn."""

    COMMAND = Decline

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Decline) -> None:
        """The turn begins."""


USE_TACTIC_EARLY: Final = UsingTacticEarly()
USE_SKILL_EARLY: Final = UsingSkillEarly()
PLUNDER: Final = Plundering()
GO_ON: Final = GoingOn()


class AskBefore(MoveAsk[BoardState]):
    """Something to do before the own turn; asked only of those who can do something, which everybody can see."""

    KIND = "before-turn"
    FIELDS = ("seat",)
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (
        USE_TACTIC_EARLY,
        USE_SKILL_EARLY,
        PLUNDER,
        GO_ON,
    )
    OPEN = True
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-before-turn")

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None


class AskReaction(AskBefore):
    """UE-TURN-04: another player has announced an effect that may touch this one; it waits for what is done before it."""

    KIND = "reaction"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-reaction")


class AskMeanwhile(AskBefore):
    """The same in another player's turn: it may be done, nobody waits for it."""

    KIND = "meanwhile"
    MOVES = (USE_SKILL_EARLY, PLUNDER)

    def forced(self, state: BoardState) -> Command | None:
        return None

    def reopen(self, flow: Flow[BoardState]) -> None:
        """It stands open by itself as long as there is something to do."""
