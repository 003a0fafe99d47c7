"""Ignoring some of the damage at hand by a skill of the hero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.board.commands import UseSkill
from mageknight.board.moves import subjects
from mageknight.board.moves.base import BoardMove
from mageknight.board.moves.plays.skill import SKILL
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal

if TYPE_CHECKING:
    from mageknight.board.rules.combat.damage import AskDamage


class IgnoringDamage(BoardMove["AskDamage", UseSkill]):
    """Use a skill against the damage before giving it to somebody."""

    COMMAND = UseSkill
    ENDS = False

    def candidates(self, state: BoardState, ask: AskDamage) -> list[Command]:
        return [UseSkill(ask.seat, skill) for skill in state.players[ask.seat].skills if ask.hardy(state, skill)]

    def refusal(self, state: BoardState, ask: AskDamage, command: UseSkill) -> Refusal | None:
        return ask.hardy_refusal(state, command.skill)

    def carry_out(self, flow: Flow[BoardState], ask: AskDamage, command: UseSkill) -> None:
        ask.ignore(flow, command.skill)

    def words(self, state: BoardState, ask: AskDamage, command: UseSkill) -> Message:
        return SKILL.words(state, ask, command)

    def about(self, state: BoardState, ask: AskDamage, command: UseSkill) -> tuple[str, ...]:
        return subjects.skill(command.skill)

    def reveals(self, state: BoardState, ask: AskDamage, command: UseSkill) -> bool | None:
        return False


IGNORE_BY_SKILL: Final = IgnoringDamage()
