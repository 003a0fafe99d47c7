"""Using a skill, turning one up again, returning one from the centre of the table (UE-SKILL-05 to 10)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import UseSkill
from mageknight.board.content.library import LIB
from mageknight.board.moves.plays.skill import SkillMove
from mageknight.board.rules.turn.before_turn import reactions
from mageknight.board.rules.turn.serving import gives_nothing_else, vain_uses
from mageknight.board.rules.turn.skills import CENTRE, READY, skill_refusal, skill_state, touches_others, use_skill
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class UsingSkill(SkillMove):
    """Use a skill token in the own turn or in a combat."""

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        """The own skills, then those that lie in the centre."""
        found: list[Command] = [UseSkill(ask.seat, number) for number in state.players[ask.seat].skills]
        for other, player in enumerate(state.players):
            if other != ask.seat and CENTRE in player.skill_used:
                for number, used in zip(player.skills, player.skill_used, strict=True):
                    if used == CENTRE:
                        found.append(UseSkill(ask.seat, number))
        return found

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """In the first Rounds there are none."""
        if len(state.players) > 1 or state.players[ask.seat].skills:
            super().collect(state, ask, found)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> Refusal | None:
        return skill_refusal(state, ask.seat, command.skill)

    def is_vain(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> bool:
        held = skill_state(state.players[ask.seat], command.skill)
        return held == READY and gives_nothing_else(LIB.skills[command.skill].effect, vain_uses(state, ask.seat))

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseSkill) -> None:
        use_skill(flow, ask.seat, command.skill)
        if touches_others(command.skill):
            flow.then(*reactions(flow.state, ask.seat))


USE_SKILL: Final = UsingSkill()
