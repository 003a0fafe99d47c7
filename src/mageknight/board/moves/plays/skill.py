"""Skills in words, wherever they are used."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import UseSkill
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import skill_name
from mageknight.board.rules.turn.skills import FLIPPED, THIS_ROUND, holder_of, skill_state
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask
from mageknight.kernel.message import Message, say


class SkillMove(OpenMove[UseSkill]):
    """Use a skill token."""

    COMMAND = UseSkill

    def words(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> Message:
        """A skill that lies face down is turned up, one in the centre is returned."""
        skill = LIB.skills[command.skill]
        name = skill_name(command.skill)
        used = skill_state(state.players[ask.seat], command.skill)
        if used in (THIS_ROUND, FLIPPED) and skill.back is not None:
            return say("board-do-turn-skill-up", skill=name, text=skill.back.text())
        if holder_of(state, command.skill) >= 0 and skill.returns is not None:
            return say("board-do-return-skill", skill=name, text=skill.returns.text())
        return say("board-do-use-skill", skill=name, text=skill.effect.text())

    def about(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> tuple[str, ...]:
        return subjects.skill(command.skill)


SKILL: Final = SkillMove()
"""For decisions that use skills in a way of their own."""
