"""Combat with enemies: how it starts, its phases, how it ends (UE-COMBAT, UE-RANGED, UE-BLOCK, UE-ATTACK, UE-OUTCOME)."""

from __future__ import annotations

from typing import Final

from mageknight.board.battle import Enemy
from mageknight.board.commands import AimAt, BlockAttack, EndPhase, SlowAttack, Strike
from mageknight.board.content.library import LIB
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.fight import (
    AttackBlocked,
    AttackMade,
    BlockMade,
    CombatBegan,
    CombatEnded,
    EnemyChanged,
    EnemyJoined,
    EnemyLeft,
    PoolsEmptied,
    RampagersJoined,
    TargetAdded,
    TargetDropped,
    enemy_index,
    fight,
)
from mageknight.board.events.tracks import HEAL, INFLUENCE, MOVE, EffectsExpired, PointsGained, PointsLost
from mageknight.board.register import DOOMED, ENEMY_ATTACK, UNTIL_COMBAT, UNTIL_PHASE, UNTIL_TURN, enter, targeted
from mageknight.board.rules.chance import FetchEnemy
from mageknight.board.rules.combat import (
    ALL_ATTACKS,
    abilities_of,
    armor_total,
    attack_abilities,
    attack_of,
    attack_share,
    attack_total,
    attackable,
    attacks_left,
    block_needed,
    block_share,
    block_total,
    find_enemy,
    fully_blocked,
    idle,
    keys_of,
    kind_of,
    meant_for_others,
    targets,
)
from mageknight.board.rules.defeat import defeat
from mageknight.board.rules.duels import meddle_with
from mageknight.board.rules.exploring import turn_up
from mageknight.board.rules.ground import tokens_at, wall_between
from mageknight.board.rules.moments import ATTACK_PHASE as ATTACK_MOMENT
from mageknight.board.rules.moments import due
from mageknight.board.rules.plays import PLAYS, carry_out_play, list_plays, play_refusal
from mageknight.board.rules.skills import join_fight
from mageknight.board.rules.thoughts import in_combat
from mageknight.board.rules.triggers import BLOCKED_BY_THIS, DEFEATED_BY_THIS, HEALING_SPENT, fire, forget
from mageknight.board.rules.wagers import take_back_die, wager_frames
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    CUMBERSOME,
    DEFEND,
    PH_ATTACK,
    PH_BLOCK,
    PH_DAMAGE,
    PH_RANGED,
    PHASES,
)
from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_SUCH_ENEMY: Final = refuse("board-no-such-enemy", "UE-RANGED-02")
TWICE_FORTIFIED: Final = refuse("board-twice-fortified", "UE-RANGED-05")
NO_TARGETS: Final = refuse("board-no-targets", "UE-RANGED-02")
NO_SUCH_ATTACK: Final = refuse("board-no-such-attack", "UE-BLOCK-02")
NOT_CUMBERSOME: Final = refuse("board-not-cumbersome", "UE-ABIL-14")
NO_MOVE_POINTS: Final = refuse("board-no-move-points", "UE-ABIL-14")
WRONG_PHASE: Final = refuse("board-wrong-phase", "UE-COMBAT-17")


def begin_combat(
    flow: Flow[BoardState],
    seat: int,
    site: int,
    origin: int,
    kind: int,
    units: bool = True,
    unit_limit: int = -1,
    night: bool = False,
    path: int = 0,
) -> None:
    """Points left over are lost (UE-TURN-36, UE-WOUND-13); then the enemies join and the phases run."""
    for what in (MOVE, INFLUENCE, HEAL):
        flow.emit(PointsLost(seat, what))
    forget(flow, seat, HEALING_SPENT)
    flow.emit(CombatBegan(seat, site, origin, kind, units, unit_limit, night, path))


def join_map_tokens(flow: Flow[BoardState], space: int, fortified: bool, defender: bool, walled: bool = False) -> None:
    """UE-COMBAT-16: the tokens of a space are turned up and take part."""
    for packed in tokens_at(flow.state, space):
        token = packed >> 1
        if not packed & 1:
            turn_up(flow, space * 1024 + packed)
        flow.emit(EnemyJoined(token, LIB.token_kind[token], space, fortified, defender, -1, walled))


def join_rampagers(flow: Flow[BoardState], space: int) -> None:
    """UE-COMBAT-11: rampaging enemies join, never fortified by the site; a wall between them and the hero fortifies them."""
    flow.emit(RampagersJoined(space))
    walled = wall_between(flow.state, flow.state.me().where, space)
    join_map_tokens(flow, space, False, False, walled)


class EnterPhase(Frame[BoardState]):
    """A phase of the combat begins."""

    FIELDS = ("seat", "phase")

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PhaseChanged(self.seat, self.phase))
        flow.emit(PoolsEmptied())
        flow.emit(EffectsExpired(UNTIL_PHASE))
        if self.phase == PH_ATTACK:
            dismiss_summoned(flow)
        wagers = wager_frames(flow.state, self.seat, self.phase)
        if self.phase == PH_BLOCK:
            flow.then(*wagers, *summons(flow.state), AskCombat(self.seat))
        elif self.phase == PH_ATTACK:
            flow.then(*wagers, *due(flow, self.seat, ATTACK_MOMENT), AskCombat(self.seat))
        else:
            flow.then(*wagers, *join_fight(flow, self.seat), AskCombat(self.seat))


def summons(state: BoardState) -> list[Frame[BoardState]]:
    """UE-ABIL-01: one token for each summon attack of every summoner still in combat and not prevented from attacking."""
    frames: list[Frame[BoardState]] = []
    for enemy in fight(state).enemies:
        piles = [pile for pile in kind_of(enemy).summons if pile >= 0]
        if piles and not idle(state, enemy):
            frames.append(StandAside(enemy.token))
            frames.extend([FetchEnemy(pile, enemy.where, False, False, enemy.token) for pile in piles])
    return frames


class StandAside(Frame[BoardState]):
    """UE-ABIL-02: a summoner cannot be targeted while its monster stands in for it."""

    FIELDS = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def run(self, flow: Flow[BoardState]) -> None:
        combat = fight(flow.state)
        enemy = combat.enemies[enemy_index(combat, self.token)].clone()
        enemy.away = True
        flow.emit(EnemyChanged(enemy))


def dismiss_summoned(flow: Flow[BoardState]) -> None:
    """UE-ABIL-03, UE-ABIL-06: summoned monsters leave, their summoners are back; blocked if all their monsters were (reading 9)."""
    present = list(fight(flow.state).enemies)
    for enemy in present:
        if enemy.summoner >= 0:
            flow.emit(EnemyLeft(enemy.token, kind_of(enemy).number))
        elif enemy.away:
            stopped = [monster for monster in present if monster.summoner == enemy.token and fully_blocked(monster)]
            back = enemy.clone()
            back.away = False
            if len(stopped) == len(kind_of(enemy).attack_values):
                back.blocked = (1 << len(stopped)) - 1
            flow.emit(EnemyChanged(back))


class AskCombat(Ask[BoardState]):
    """What to do in the Ranged and Siege, Block or Attack phase."""

    FIELDS = ("seat",)
    COMMANDS = (*PLAYS, AimAt, Strike, BlockAttack, SlowAttack, EndPhase)
    RULES = ("UE-COMBAT-17",)
    NESTED = False

    def kind(self) -> str:
        return "combat"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-combat-" + PHASES[state.turn.phase])

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = []
        list_plays(state, self.seat, found)
        if state.turn.phase == PH_BLOCK:
            self.list_blocks(state, found)
        else:
            self.list_attacks(state, found)
        found.append(EndPhase(self.seat))
        return found

    def candidates(self, state: BoardState) -> list[Command]:
        return in_combat(state, self.seat, self.choices(state))

    def list_attacks(self, state: BoardState, found: list[Command]) -> None:
        for enemy in fight(state).enemies:
            if self.aim_refusal(state, enemy.token) is None:
                found.append(AimAt(self.seat, enemy.token))
        if self.strike_refusal(state) is None:
            found.append(Strike(self.seat))

    def list_blocks(self, state: BoardState, found: list[Command]) -> None:
        combat = fight(state)
        for enemy in combat.enemies:
            cumbersome = state.turn.move > 0 and abilities_of(state, enemy) & CUMBERSOME
            for attack in attacks_left(state, enemy):
                if block_total(state, enemy, attack, combat.block) >= block_needed(state, enemy, attack):
                    found.append(BlockAttack(self.seat, enemy.token, attack))
                if cumbersome and attack_of(state, enemy, attack) > 0:
                    found.append(SlowAttack(self.seat, enemy.token, attack))

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        if isinstance(command, EndPhase):
            return None
        if isinstance(command, AimAt):
            return self.aim_refusal(state, command.enemy)
        if isinstance(command, Strike):
            return self.strike_refusal(state)
        if isinstance(command, BlockAttack):
            return self.block_refusal(state, command)
        if isinstance(command, SlowAttack):
            return slow_refusal(state, command)
        return play_refusal(state, self.seat, command)

    def aim_refusal(self, state: BoardState, token: int) -> Refusal | None:
        if state.turn.phase not in (PH_RANGED, PH_ATTACK):
            return WRONG_PHASE
        enemy = find_enemy(state, token)
        if enemy is None:
            return NO_SUCH_ENEMY
        if token in fight(state).aims:
            return None
        return None if attackable(state, self.seat, enemy) else TWICE_FORTIFIED

    def strike_refusal(self, state: BoardState) -> Refusal | None:
        """UE-RANGED-10, UE-RANGED-14: only an attack that reaches the Armor of all its targets is carried out."""
        if state.turn.phase not in (PH_RANGED, PH_ATTACK):
            return WRONG_PHASE
        aimed = targets(state)
        if not aimed:
            return NO_TARGETS
        total = attack_total(state, self.seat, aimed, fight(state).attack)
        needed = armor_total(state, aimed) + defence(state, aimed)
        if total >= needed:
            return None
        return refuse("board-attack-too-weak", "UE-RANGED-10", "UE-RANGED-14", total=total, needed=needed)

    def block_refusal(self, state: BoardState, command: BlockAttack) -> Refusal | None:
        """UE-BLOCK-10, UE-BLOCK-13: a Block that is too small has no effect, so it is not carried out."""
        enemy = attacker(state, command.enemy, command.attack)
        if enemy is None:
            return NO_SUCH_ATTACK
        total = block_total(state, enemy, command.attack, fight(state).block)
        needed = block_needed(state, enemy, command.attack)
        if total >= needed:
            return None
        return refuse("board-block-too-weak", "UE-BLOCK-10", "UE-BLOCK-13", total=total, needed=needed)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, EndPhase):
            end_phase(flow, self.seat)
            return
        flow.then(self)
        if isinstance(command, AimAt):
            aim(flow, self.seat, command.enemy)
        elif isinstance(command, Strike):
            strike(flow, self.seat)
        elif isinstance(command, BlockAttack):
            block(flow, self.seat, command.enemy, command.attack)
        elif isinstance(command, SlowAttack):
            slow(flow, self.seat, command.enemy, command.attack)
        else:
            carry_out_play(flow, self.seat, command)


def slow_refusal(state: BoardState, command: SlowAttack) -> Refusal | None:
    """UE-ABIL-14: why no Move point can be spent against this attack."""
    enemy = attacker(state, command.enemy, command.attack)
    if enemy is None or not attack_of(state, enemy, command.attack):
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
            fire(flow, seat, DEFEATED_BY_THIS, token * 8 + ALL_ATTACKS, 0, keys)
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
    fire(flow, seat, BLOCKED_BY_THIS, token * 8 + attack, surplus, keys)


def stop_attack(flow: Flow[BoardState], seat: int, enemy: Enemy, attack: int) -> None:
    """An attack counts as blocked; an enemy doomed to it is destroyed once all its attacks are."""
    flow.emit(AttackBlocked(seat, enemy.token, attack, kind_of(enemy).number))
    blocked = find_enemy(flow.state, enemy.token)
    if blocked is not None and fully_blocked(blocked) and targeted(flow.state, DOOMED, enemy.token):
        defeat(flow, seat, blocked)


def slow(flow: Flow[BoardState], seat: int, token: int, attack: int) -> None:
    """UE-ABIL-14, UE-ABIL-15: each Move point weakens the attack; at 0 it counts as blocked."""
    flow.emit(PointsGained(seat, MOVE, -1, 0))
    enter(flow, ENEMY_ATTACK, seat, token * 8 + attack, -1, 0, UNTIL_TURN, 0)
    enemy = find_enemy(flow.state, token)
    assert enemy is not None
    if attack_of(flow.state, enemy, attack) == 0:
        stop_attack(flow, seat, enemy, attack)


def end_phase(flow: Flow[BoardState], seat: int) -> None:
    """UE-COMBAT-17: the phases follow each other; a combat without enemies left is over."""
    phase = flow.state.turn.phase
    if not fight(flow.state).enemies or phase == PH_ATTACK:
        flow.then(FinishCombat(seat))
    elif phase == PH_RANGED:
        flow.then(EnterPhase(seat, PH_BLOCK))
    else:
        from_damage(flow, seat)


def from_damage(flow: Flow[BoardState], seat: int) -> None:
    flow.then(StartDamage(seat))


class StartDamage(Frame[BoardState]):
    """UE-DAMAGE-01: the Assign Damage phase, left out when nobody attacks; attacks reduced to nothing count as blocked."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PhaseChanged(self.seat, PH_DAMAGE))
        flow.emit(PoolsEmptied())
        for enemy in list(fight(flow.state).enemies):
            for attack in attacks_left(flow.state, enemy):
                if attack_of(flow.state, enemy, attack) == 0:
                    stop_attack(flow, self.seat, enemy, attack)
        flow.then(NextDamage(self.seat))


class NextDamage(Frame[BoardState]):
    """The next attack deals its damage, or the Attack phase begins."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.rules.damage import AskAttacker

        open_attacks = [(e.token, a) for e in fight(flow.state).enemies for a in attacks_left(flow.state, e)]
        if open_attacks:
            flow.then(AskAttacker(self.seat))
        else:
            flow.then(EnterPhase(self.seat, PH_ATTACK))


class FinishCombat(Frame[BoardState]):
    """UE-OUTCOME-01: the combat is over; what follows depends on its site."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        from mageknight.board.rules.outcome import after_combat

        dismiss_summoned(flow)
        after_combat(flow, self.seat)
        flow.emit(CombatEnded(self.seat))
        take_back_die(flow)
        flow.emit(EffectsExpired(UNTIL_PHASE))
        flow.emit(EffectsExpired(UNTIL_COMBAT))


def attack_is(state: BoardState, enemy: Enemy, attack: int, ability: int) -> bool:
    """Does one attack of an enemy have an ability?"""
    return bool(attack_abilities(state, enemy, attack) & ability)
