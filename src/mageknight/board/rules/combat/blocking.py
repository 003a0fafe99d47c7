"""Blocking attacks of enemies, and slowing cumbersome ones (UE-BLOCK, UE-ABIL-14, UE-ABIL-15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.fight import AttackBlocked, BlockMade, fight
from mageknight.board.events.tracks import MOVE, PointsGained
from mageknight.board.register import DOOMED, ENEMY_ATTACK, UNTIL_TURN, enter, targeted
from mageknight.board.rules.combat.combat import (
    abilities_of,
    attack_of,
    attacks_left,
    block_needed,
    block_share,
    block_total,
    find_enemy,
    fully_blocked,
    keys_of,
    kind_of,
    meant_for_others,
)
from mageknight.board.rules.combat.defeat import defeat
from mageknight.board.rules.rivals.duels import meddle_with
from mageknight.board.rules.turn.triggers import BLOCKED_BY_THIS, fire
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.state.marks import attack_mark
from mageknight.board.terms import CUMBERSOME, PH_BLOCK
from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse

NO_SUCH_ATTACK: Final = refuse("board-no-such-attack", "UE-BLOCK-02")
NOT_BLOCKING_NOW: Final = refuse("board-not-blocking-now", "UE-BLOCK-01")
NOT_CUMBERSOME: Final = refuse("board-not-cumbersome", "UE-ABIL-14")
NO_MOVE_POINTS: Final = refuse("board-no-move-points", "UE-ABIL-14")


def is_blocked_by_all(state: BoardState, enemy: Enemy, attack: int) -> bool:
    """UE-BLOCK-10: would everything gathered block this attack?"""
    return block_total(state, enemy, attack, fight(state).block) >= block_needed(state, enemy, attack)


def block_refusal(state: BoardState, token: int, attack: int) -> Refusal | None:
    """UE-BLOCK-10, UE-BLOCK-13: a Block that is too small has no effect, so it is not carried out."""
    enemy = attacker(state, token, attack)
    if enemy is None:
        return NO_SUCH_ATTACK if state.turn.phase == PH_BLOCK else NOT_BLOCKING_NOW
    if is_blocked_by_all(state, enemy, attack):
        return None
    total = block_total(state, enemy, attack, fight(state).block)
    needed = block_needed(state, enemy, attack)
    return refuse("board-block-too-weak", "UE-BLOCK-10", "UE-BLOCK-13", total=total, needed=needed)


def slow_refusal(state: BoardState, token: int, attack: int) -> Refusal | None:
    """UE-ABIL-14: why no Move point can be spent against this attack."""
    enemy = attacker(state, token, attack)
    if enemy is None or not attack_of(state, enemy, attack):
        return NO_SUCH_ATTACK
    if not abilities_of(state, enemy) & CUMBERSOME:
        return NOT_CUMBERSOME
    return None if state.turn.move > 0 else NO_MOVE_POINTS


def attacker(state: BoardState, token: int, attack: int) -> Enemy | None:
    """The enemy that makes this attack and has neither dealt it nor been blocked."""
    if state.turn.phase != PH_BLOCK:
        return None
    enemy = find_enemy(state, token)
    return enemy if enemy is not None and attack in attacks_left(state, enemy) else None


def block(flow: Flow[BoardState], seat: int, token: int, attack: int) -> None:
    """UE-BLOCK-10, UE-BLOCK-11: this attack is blocked; what was gathered is used up."""
    enemy = find_enemy(flow.state, token)
    assert enemy is not None
    pool = fight(flow.state).block
    surplus = block_total(flow.state, enemy, attack, pool) - block_needed(flow.state, enemy, attack)
    share = block_share(enemy, pool)
    keys = keys_of(share)
    kept = meant_for_others(pool, [token])
    meddle_with(flow, token, share)
    stop_attack(flow, seat, enemy, attack)
    flow.emit(BlockMade(kept))
    fire(flow, seat, BLOCKED_BY_THIS, attack_mark(token, attack), surplus, keys)


def stop_attack(flow: Flow[BoardState], seat: int, enemy: Enemy, attack: int) -> None:
    """An attack counts as blocked; an enemy doomed to it is destroyed once all its attacks are."""
    flow.emit(AttackBlocked(seat, enemy.token, attack, kind_of(enemy).number))
    blocked = find_enemy(flow.state, enemy.token)
    if blocked is not None and fully_blocked(blocked) and targeted(flow.state, DOOMED, enemy.token):
        defeat(flow, seat, blocked)


def slow(flow: Flow[BoardState], seat: int, token: int, attack: int) -> None:
    """UE-ABIL-14, UE-ABIL-15: each Move point weakens the attack; at 0 it counts as blocked."""
    flow.emit(PointsGained(seat, MOVE, -1, 0))
    enter(flow, ENEMY_ATTACK, seat, target=attack_mark(token, attack), amount=-1, until=UNTIL_TURN)
    enemy = find_enemy(flow.state, token)
    assert enemy is not None
    if attack_of(flow.state, enemy, attack) == 0:
        stop_attack(flow, seat, enemy, attack)
