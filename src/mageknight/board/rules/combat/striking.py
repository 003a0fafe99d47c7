"""Attacks on enemies: their targets, and whether they are strong enough (UE-RANGED, UE-ATTACK)."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.fight import (
    AttackMade,
    EnemyChanged,
    TargetAdded,
    TargetDropped,
    enemy_index,
    fight,
)
from mageknight.board.rules.combat.combat import (
    abilities_of,
    armor_total,
    attack_share,
    attack_total,
    attackable,
    find_enemy,
    keys_of,
    kind_of,
    meant_for_others,
    targets,
)
from mageknight.board.rules.combat.defeat import defeat
from mageknight.board.rules.rivals.duels import meddle_with
from mageknight.board.rules.turn.triggers import DEFEATED_BY_THIS, fire
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark
from mageknight.board.terms import DEFEND, PH_ATTACK, PH_RANGED
from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse

NO_SUCH_ENEMY: Final = refuse("board-no-such-enemy", "UE-RANGED-02")
TWICE_FORTIFIED: Final = refuse("board-twice-fortified", "UE-RANGED-05")
NO_TARGETS: Final = refuse("board-no-targets", "UE-RANGED-02")
WRONG_PHASE: Final = refuse("board-wrong-phase", "UE-COMBAT-17")


def aim_refusal(state: BoardState, seat: int, token: int) -> Refusal | None:
    """UE-RANGED-02 to 05: why an enemy cannot be a target of the attack being prepared."""
    if state.turn.phase not in (PH_RANGED, PH_ATTACK):
        return WRONG_PHASE
    enemy = find_enemy(state, token)
    if enemy is None:
        return NO_SUCH_ENEMY
    if token in fight(state).aims:
        return None
    return None if attackable(state, seat, enemy) else TWICE_FORTIFIED


def strike_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-RANGED-10, UE-RANGED-14: only an attack that reaches the Armor of all its targets is carried out."""
    if state.turn.phase not in (PH_RANGED, PH_ATTACK):
        return WRONG_PHASE
    aimed = targets(state)
    if not aimed:
        return NO_TARGETS
    total = attack_total(state, seat, aimed, fight(state).attack)
    needed = armor_total(state, aimed) + defence(state, aimed)
    if total >= needed:
        return None
    return refuse("board-attack-too-weak", "UE-RANGED-10", "UE-RANGED-14", total=total, needed=needed)


def aim(flow: Flow[BoardState], seat: int, token: int) -> None:
    """UE-RANGED-02, UE-RANGED-15: an enemy becomes a target of the attack being prepared, or is one no longer."""
    flow.emit(TargetDropped(seat, token) if token in fight(flow.state).aims else TargetAdded(seat, token))


def defenders_of(state: BoardState, aimed: list[Enemy]) -> list[tuple[Enemy, Enemy]]:
    """Reading 1: who lends Defend to whom; each attacked enemy gets at most one, first its own."""
    pairs: list[tuple[Enemy, Enemy]] = []
    free = [enemy for enemy in fight(state).enemies if abilities_of(state, enemy) & DEFEND and not enemy.defended]
    open_targets = [enemy for enemy in aimed if not enemy.guarded]
    for target in list(open_targets):
        if target in free:
            pairs.append((target, target))
            free.remove(target)
            open_targets.remove(target)
    for target in open_targets:
        if free:
            pairs.append((free.pop(0), target))
    return pairs


def defence(state: BoardState, aimed: list[Enemy]) -> int:
    """The Armor that Defend will add when this attack is made (UE-ABIL-24)."""
    return sum([kind_of(guard).defend for guard, _ in defenders_of(state, aimed)])


def strike(flow: Flow[BoardState], seat: int) -> None:
    """All targets of the attack are defeated; its points are used up (UE-RANGED-10, UE-RANGED-17)."""
    state = flow.state
    aimed = targets(state)
    share = attack_share(state, seat, aimed, fight(state).attack)
    keys = keys_of(share)
    kept = meant_for_others(fight(state).attack, [enemy.token for enemy in aimed])
    for guard, target in defenders_of(state, aimed):
        use_defend(flow, guard.token, target.token)
    for token in [enemy.token for enemy in aimed]:
        enemy = find_enemy(state, token)
        if enemy is not None:
            meddle_with(flow, token, share)
            defeat(flow, seat, enemy)
            fire(flow, seat, DEFEATED_BY_THIS, attack_mark(token, ALL_ATTACKS), 0, keys)
    flow.emit(AttackMade(kept))


def use_defend(flow: Flow[BoardState], guard: int, target: int) -> None:
    combat = fight(flow.state)
    shielded = combat.enemies[enemy_index(combat, target)].clone()
    lender = combat.enemies[enemy_index(combat, guard)]
    shielded.guarded = kind_of(lender).defend
    flow.emit(EnemyChanged(shielded))
    used = combat.enemies[enemy_index(combat, guard)].clone()
    used.defended = True
    flow.emit(EnemyChanged(used))
