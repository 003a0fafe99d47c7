"""The decisions of both players in a combat between players (UE-PVP-23 to 48)."""

from __future__ import annotations

from mageknight.board.events.rival_combat import rival_combat
from mageknight.board.moves.combat.slow import SLOW_RIVAL
from mageknight.board.moves.plays.plays import PLAYS
from mageknight.board.moves.rivals.rival_attack import MEET_ATTACK, PASS_ATTACK, STRIKE_RIVAL
from mageknight.board.moves.rivals.rival_damage import FORCE_RETREAT, KEEP_DAMAGE, STEAL_ARTIFACT, WOUND_RIVAL
from mageknight.board.moves.turn.end_turn import END_TURN_FREELY
from mageknight.board.rules.rivals.numbers import attack_value, damage_left
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_ATTACK
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk


class AskRivalAttack(MoveAsk[BoardState]):
    """UE-PVP-23: prepare an attack on the other player and make it, or pass."""

    KIND = "rival-attack"
    FIELDS = ("seat",)
    MOVES = (*PLAYS, STRIKE_RIVAL, PASS_ATTACK)
    OPEN = True
    RULES = ("UE-PVP-23",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-rival-melee" if rival_combat(state).phase == PH_ATTACK else "board-ask-rival-ranged")


class AskRivalBlock(MoveAsk[BoardState]):
    """UE-PVP-27: any number of Blocks and special effects against the attack; Move points against a unit made cumbersome."""

    KIND = "rival-block"
    FIELDS = ("seat",)
    MOVES = (*PLAYS, SLOW_RIVAL, MEET_ATTACK)
    OPEN = True
    RULES = ("UE-PVP-27",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-rival-block", attack=attack_value(state), left=damage_left(state))


class AskRivalDamage(MoveAsk[BoardState]):
    """UE-PVP-32 to 37, 43 to 48: the attacker spends the damage, as long as it lasts: Wounds, stolen artifacts, a forced retreat."""

    KIND = "rival-damage"
    FIELDS = ("seat", "damage")
    MOVES = (WOUND_RIVAL, STEAL_ARTIFACT, FORCE_RETREAT, KEEP_DAMAGE)
    RULES = ("UE-PVP-32",)
    NESTED = False

    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage = damage

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-rival-damage", damage=self.damage)

    def victim(self, state: BoardState) -> int:
        return rival_combat(state).rival(self.seat)

    def forced(self, state: BoardState) -> Command | None:
        """UE-PVP-37: damage that is too little for anything stays unassigned; all of this lies open."""
        found = self.choices(state)
        return found[0] if len(found) == 1 else None


class AskAftermath(MoveAsk[BoardState]):
    """UE-PVP-12, UE-PVP-13, UE-PVP-64: special and healing effects after the combat, then the end of the turn; nothing else."""

    KIND = "aftermath"
    FIELDS = ("seat",)
    MOVES = (*PLAYS, END_TURN_FREELY)
    OPEN = True
    DELIBERATE = True
    RULES = ("UE-PVP-12",)
    NESTED = False

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-aftermath")
