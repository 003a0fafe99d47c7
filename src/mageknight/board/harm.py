"""What the damage of an attack would do to whoever takes it, in words: before it is assigned, by the rules that then deal it."""

from __future__ import annotations

from mageknight.board.events.warband import unit_of
from mageknight.board.rules.combat import find_enemy
from mageknight.board.rules.damage import AskDamage, hero_wounds, ignorable, past_unit
from mageknight.board.rules.fighting import attack_is
from mageknight.board.state import BoardState
from mageknight.board.terms import PARALYZE, POISON
from mageknight.kernel.message import Message, say


def harm(state: BoardState, asked: AskDamage, uid: int) -> Message | None:
    """What the damage at hand does to a unit, or to the hero (-1); nothing if that cannot be told any more."""
    enemy = find_enemy(state, asked.enemy)
    units = [unit.uid for unit in state.players[asked.seat].units]
    if enemy is None or (uid >= 0 and uid not in units):
        return None
    poison = attack_is(state, enemy, asked.attack, POISON)
    paralyze = attack_is(state, enemy, asked.attack, PARALYZE)
    if uid < 0:
        return hero_harm(state, asked, poison, paralyze)
    unit = unit_of(state.players[asked.seat], uid)
    left, is_hurt = past_unit(state, asked.seat, unit, enemy, asked.attack, asked.damage)
    fate = "paralyze" if paralyze else "poison" if poison else "wound"
    return say("board-harm-unit-" + (fate if is_hurt else "none"), left=left)


def hero_harm(state: BoardState, asked: AskDamage, poison: bool, paralyze: bool) -> Message:
    """The Wounds of the hero, and what goes with them (UE-ABIL-10, UE-ABIL-12)."""
    wounds = hero_wounds(state, asked.seat, asked.enemy, asked.attack, asked.damage)
    wounds = max(0, wounds - ignorable(state, asked.seat))
    if wounds and poison:
        return say("board-harm-wounds-poison", wounds=wounds)
    if wounds and paralyze:
        return say("board-harm-wounds-paralyze", wounds=wounds)
    return say("board-harm-wounds", wounds=wounds)
