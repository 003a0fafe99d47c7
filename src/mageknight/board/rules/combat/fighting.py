"""Combat with enemies: how it starts, its phases, how it ends (UE-COMBAT, UE-RANGED, UE-BLOCK, UE-ATTACK, UE-OUTCOME)."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.fight import (
    CombatBegan,
    CombatEnded,
    EnemyChanged,
    EnemyJoined,
    EnemyLeft,
    PoolsEmptied,
    RampagersJoined,
    enemy_index,
    fight,
)
from mageknight.board.events.tracks import HEAL, INFLUENCE, MOVE, EffectsExpired, PointsLost
from mageknight.board.register import UNTIL_COMBAT, UNTIL_PHASE
from mageknight.board.rules.combat.blocking import stop_attack
from mageknight.board.rules.combat.combat import (
    attack_of,
    attacks_left,
    fully_blocked,
    idle,
    kind_of,
)
from mageknight.board.rules.game.chance import FetchEnemy
from mageknight.board.rules.game.wagers import take_back_die, wager_frames
from mageknight.board.rules.turn.delayed import ATTACK_PHASE as ATTACK_MOMENT
from mageknight.board.rules.turn.delayed import due
from mageknight.board.rules.turn.skills import join_fight
from mageknight.board.rules.turn.triggers import HEALING_SPENT, forget
from mageknight.board.rules.world.exploring import turn_up
from mageknight.board.rules.world.ground import tokens_at, wall_between
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    PH_ATTACK,
    PH_BLOCK,
    PH_DAMAGE,
    PH_RANGED,
)
from mageknight.kernel.agenda import Flow, Frame


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
    flow.emit(
        CombatBegan(
            seat=seat,
            site=site,
            origin=origin,
            kind=kind,
            units_allowed=units,
            unit_limit=unit_limit,
            night=night,
            path=path,
        )
    )


def join_map_tokens(flow: Flow[BoardState], space: int, fortified: bool, defender: bool, walled: bool = False) -> None:
    """UE-COMBAT-16: the tokens of a space are turned up and take part."""
    for packed in tokens_at(flow.state, space):
        token = packed >> 1
        if not packed & 1:
            turn_up(flow, space * 1024 + packed)
        flow.emit(
            EnemyJoined(
                token=token,
                kind=LIB.token_kind[token],
                where=space,
                fortified=fortified,
                defender=defender,
                summoner=-1,
                walled=walled,
            )
        )


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
        from mageknight.board.moves.combat.combat import AskCombat

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
        from mageknight.board.rules.combat.damage import AskAttacker

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
        from mageknight.board.rules.combat.outcome import after_combat

        dismiss_summoned(flow)
        after_combat(flow, self.seat)
        flow.emit(CombatEnded(self.seat))
        take_back_die(flow)
        flow.emit(EffectsExpired(UNTIL_PHASE))
        flow.emit(EffectsExpired(UNTIL_COMBAT))
