"""Combat."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.events.shapes import OfEnemy, OfSeat
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Combat, Enemy, Points
from mageknight.board.state.turn import BLOCKED
from mageknight.kernel.event import Event


def fight(state: BoardState) -> Combat:
    """The present combat."""
    assert state.combat is not None
    return state.combat


def enemy_index(combat: Combat, token: int) -> int:
    for at, enemy in enumerate(combat.enemies):
        if enemy.token == token:
            return at
    raise LookupError(f"no enemy {token}")


class CombatBegan(Event[BoardState]):
    """A combat starts at a space; enemies join by events of their own."""

    FIELDS = ("seat", "site", "origin", "kind", "units_allowed", "unit_limit", "night", "path")
    PUBLIC = ("seat", "site", "kind")

    def __init__(
        self, seat: int, site: int, origin: int, kind: int, units_allowed: bool, unit_limit: int, night: bool, path: int
    ) -> None:
        self.seat = seat
        self.site = site
        self.origin = origin
        self.kind = kind
        self.units_allowed = units_allowed
        self.unit_limit = unit_limit
        self.night = night
        self.path = path

    def apply(self, state: BoardState) -> None:
        state.combat = Combat(
            enemies=[],
            site=self.site,
            origin=self.origin,
            kind=self.kind,
            units_allowed=self.units_allowed,
            unit_limit=self.unit_limit,
            night=self.night,
            aims=[],
            attack=[],
            block=[],
            wounds=0,
            knocked_out=False,
            defeated=[],
            path=self.path,
            extra=[],
        )


class EnemyJoined(Event[BoardState]):
    """UE-COMBAT-16: an enemy takes part in the combat, face up."""

    FIELDS = ("token", "kind", "where", "fortified", "defender", "summoner", "walled")
    PUBLIC = FIELDS

    def __init__(
        self,
        token: int,
        kind: int,
        where: int,
        fortified: bool,
        defender: bool,
        summoner: int = -1,
        walled: bool = False,
    ) -> None:
        self.token = token
        self.kind = kind
        self.where = where
        self.fortified = fortified
        self.defender = defender
        self.summoner = summoner
        self.walled = walled

    def apply(self, state: BoardState) -> None:
        enemy = Enemy(self.token, self.where, self.fortified, self.defender, self.summoner, walled=self.walled)
        fight(state).enemies.append(enemy)


class RampagersJoined(Event[BoardState]):
    """The rampaging enemies of a space take part in the combat."""

    FIELDS = ("space",)
    PUBLIC = FIELDS

    def __init__(self, space: int) -> None:
        self.space = space

    def apply(self, state: BoardState) -> None:
        fight(state).extra.append(self.space)


class TokenFetched(Event[BoardState]):
    """A token was drawn from its pile straight into a combat."""

    FIELDS = ("pile", "token")
    PUBLIC = ("pile",)
    REVEALS = True

    def __init__(self, pile: int, token: int) -> None:
        self.pile = pile
        self.token = token

    def apply(self, state: BoardState) -> None:
        state.own_supply().piles[self.pile].pop()


class EnemyChanged(Event[BoardState]):
    """Something about an enemy in combat changed."""

    FIELDS = ("enemy",)
    PUBLIC = ()

    def __init__(self, enemy: Enemy) -> None:
        self.enemy = enemy

    def apply(self, state: BoardState) -> None:
        combat = fight(state)
        combat.enemies[enemy_index(combat, self.enemy.token)] = self.enemy


class EnemyLeft(Event[BoardState]):
    """A token left the combat for its discard pile; not as a defeat."""

    FIELDS = ("token", "kind")
    PUBLIC = ("kind",)

    def __init__(self, token: int, kind: int) -> None:
        self.token = token
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        combat = fight(state)
        del combat.enemies[enemy_index(combat, self.token)]
        state.own_supply().discards[LIB.enemies[self.kind].pile].append(self.token)


class EnemyDefeated(Event[BoardState]):
    """UE-RANGED-11: a defeated enemy takes no further part."""

    FIELDS = ("seat", "token", "kind")
    PUBLIC = ("seat", "kind")

    def __init__(self, seat: int, token: int, kind: int) -> None:
        self.seat = seat
        self.token = token
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        combat = fight(state)
        del combat.enemies[enemy_index(combat, self.token)]
        combat.defeated.append(self.token)
        if self.token in combat.aims:
            combat.aims.remove(self.token)


class AttackGathered(Event[BoardState]):
    """Points for the attack being prepared."""

    FIELDS = ("seat", "points")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, points: Points) -> None:
        self.seat = seat
        self.points = points

    def apply(self, state: BoardState) -> None:
        fight(state).attack.append(self.points)


class BlockGathered(Event[BoardState]):
    """Points for the block being prepared."""

    FIELDS = ("seat", "points")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, points: Points) -> None:
        self.seat = seat
        self.points = points

    def apply(self, state: BoardState) -> None:
        fight(state).block.append(self.points)


class PoolsEmptied(Event[BoardState]):
    """UE-RANGED-17, UE-BLOCK-16: what was gathered has been used or is lost."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        combat = fight(state)
        combat.attack.clear()
        combat.block.clear()
        combat.aims.clear()


class AttackMade(Event[BoardState]):
    """UE-RANGED-17: the points of an attack are used up, but for those meant for other enemies only, which took no part in it."""

    FIELDS = ("kept",)
    PUBLIC = ()

    def __init__(self, kept: tuple[Points, ...]) -> None:
        self.kept = kept

    def apply(self, state: BoardState) -> None:
        combat = fight(state)
        combat.attack[:] = self.kept
        combat.aims.clear()


class BlockMade(Event[BoardState]):
    """UE-BLOCK-16: the points of a block are used up, but for those meant for other enemies only, which took no part in it."""

    FIELDS = ("kept",)
    PUBLIC = ()

    def __init__(self, kept: tuple[Points, ...]) -> None:
        self.kept = kept

    def apply(self, state: BoardState) -> None:
        fight(state).block[:] = self.kept


class TokenKept(Event[BoardState]):
    """A player keeps the token of a defeated enemy."""

    FIELDS = ("seat", "token", "kind")
    PUBLIC = ("seat", "kind")

    def __init__(self, seat: int, token: int, kind: int) -> None:
        self.seat = seat
        self.token = token
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        if state.combat is not None and self.token in state.combat.defeated:
            state.combat.defeated.remove(self.token)
        else:
            state.own_supply().discards[LIB.enemies[self.kind].pile].remove(self.token)


class TokenReleased(Event[BoardState]):
    """A token kept by a player goes to its discard pile."""

    FIELDS = ("seat", "token", "kind")
    PUBLIC = ("seat", "kind")

    def __init__(self, seat: int, token: int, kind: int) -> None:
        self.seat = seat
        self.token = token
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        state.own_supply().discards[LIB.enemies[self.kind].pile].append(self.token)


class TargetAdded(OfEnemy):
    """UE-RANGED-02: an enemy is among the targets of the attack being prepared."""

    def apply(self, state: BoardState) -> None:
        fight(state).aims.append(self.enemy)


class TargetDropped(OfEnemy):
    """UE-RANGED-15: an enemy is no longer among the targets of the attack being prepared."""

    def apply(self, state: BoardState) -> None:
        fight(state).aims.remove(self.enemy)


class AttackBlocked(Event[BoardState]):
    """UE-BLOCK-10: one attack of an enemy was blocked."""

    FIELDS = ("seat", "enemy", "attack", "kind")
    PUBLIC = ("seat", "attack", "kind")

    def __init__(self, seat: int, enemy: int, attack: int, kind: int) -> None:
        self.seat = seat
        self.enemy = enemy
        self.attack = attack
        self.kind = kind

    def apply(self, state: BoardState) -> None:
        combat = fight(state)
        at = enemy_index(combat, self.enemy)
        enemy = combat.enemies[at].clone()
        enemy.blocked |= 1 << self.attack
        combat.enemies[at] = enemy
        if enemy.blocked == (1 << len(LIB.enemies[self.kind].attack_values)) - 1:
            state.turn.counts[BLOCKED] += 1


class HeroWounded(Event[BoardState]):
    """UE-DAMAGE-14: so many Wounds came into the hand during this combat."""

    FIELDS = ("seat", "count")
    PUBLIC = FIELDS

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def apply(self, state: BoardState) -> None:
        fight(state).wounds += self.count


class KnockedOut(OfSeat):
    """UE-DAMAGE-16: the hero is knocked out."""

    def apply(self, state: BoardState) -> None:
        fight(state).knocked_out = True


class CombatEnded(OfSeat):
    """UE-OUTCOME-01: the combat is over; units can be assigned damage again in the next one."""

    def apply(self, state: BoardState) -> None:
        combat = fight(state)
        for token in combat.defeated:
            state.own_supply().discards[LIB.enemies[LIB.token_kind[token]].pile].append(token)
        state.combat = None
        units = state.players[self.seat].units
        units[:] = [unit.changed(unit.spent, unit.wounds, unit.banner, False) if unit.hurt else unit for unit in units]
