"""The choices of a phase of a combat: Ranged and Siege, Block or Attack (UE-COMBAT-17)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import AimAt, EndPhase
from mageknight.board.events.fight import fight
from mageknight.board.moves.combat.aim import AIM
from mageknight.board.moves.combat.block import BLOCK
from mageknight.board.moves.combat.end_phase import END_PHASE
from mageknight.board.moves.combat.slow import SLOW
from mageknight.board.moves.combat.strike import STRIKE
from mageknight.board.moves.plays.plays import PLAYS, plays
from mageknight.board.rules.turn.serving import is_idle
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_BLOCK, PHASES
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.move import Move, MoveAsk

ATTACKING: Final = tuple([(*plays(has_units), AIM, STRIKE, END_PHASE) for has_units in (False, True)])
BLOCKING: Final = tuple([(*plays(has_units), BLOCK, SLOW, END_PHASE) for has_units in (False, True)])


class AskCombat(MoveAsk[BoardState]):
    """A phase of a combat is open; it ends when the player says so."""

    KIND = "combat"
    FIELDS = ("seat",)
    MOVES = (*PLAYS, AIM, STRIKE, BLOCK, SLOW, END_PHASE)
    OPEN = True
    RULES = ("UE-COMBAT-17",)
    NESTED = False

    def moves_now(self, state: BoardState) -> tuple[Move[Any, Any, Any], ...]:
        has_units = len(state.players[self.seat].units) > 0
        return BLOCKING[has_units] if state.turn.phase == PH_BLOCK else ATTACKING[has_units]

    def sole(self, state: BoardState, legal: list[Command]) -> Command | None:
        """The only enemy is aimed at once something is gathered against it; a phase with nothing left to do in it is ended."""
        combat = fight(state)
        if len(combat.enemies) == 1 and combat.attack and combat.enemies[0].token not in combat.aims:
            for command in legal:
                if type(command) is AimAt:
                    return command
        ending = EndPhase(self.seat)
        if ending in legal:
            empty = not combat.attack and all(type(command) in (AimAt, EndPhase) for command in legal)
            if is_idle(state) or (empty and len(legal) > 1):
                return ending
        return super().sole(state, legal)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-combat-" + PHASES[state.turn.phase])
