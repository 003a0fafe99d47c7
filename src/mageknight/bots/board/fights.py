"""The fight at hand solved: who can be beaten, what is blocked, which cards do it, and at what price in Wounds.

The hand is looked at as it would serve in each phase. For every way to strike from afar, to block and to strike at close quarters the
cheapest cards are found; sums, elements, resistances and fortifications are those of the rules themselves. What it finds can
be done; that nothing better can be done is proved only as far as plays add up.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.battle import Enemy, Points
from mageknight.board.commands import AimAt, BlockAttack, EndPhase, Strike
from mageknight.board.content.library import LIB
from mageknight.board.events.fight import fight
from mageknight.board.rules.combat import (
    armor_of,
    attack_abilities,
    attack_of,
    attack_total,
    attackable,
    attacks_left,
    block_needed,
    block_total,
    element_of,
    fame_of,
    kind_of,
    resisted,
)
from mageknight.board.rules.fighting import defence
from mageknight.board.rules.ground import city_index
from mageknight.board.state import BoardState
from mageknight.board.terms import BRUTAL, PARALYZE, PH_ATTACK, PH_BLOCK, PH_RANGED, POISON, SUMMON, VAMPIRIC
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.plays import Play, Purse, plays_at
from mageknight.bots.board.sets import Stock
from mageknight.bots.board.worth import BREACH, fame_worth, unit_wound, wound_price
from mageknight.kernel.command import Command

SETS: Final = 2
"""So many of the cheapest sets are followed for each thing to do."""
BRANCHES: Final = 1500
UNKNOWN_ATTACK: Final = 4
CONQUEST: Final = 4.0
CITY_CONQUEST: Final = 15.0
KNOCKED_OUT: Final = 3.0
STRONGER: Final = 0.015


class Step:
    """One attack or block: the plays that make it, and against what."""

    __slots__ = ("against", "attack", "phase", "plays")

    def __init__(self, phase: int, plays: tuple[Play, ...], against: tuple[int, ...], attack: int = -1) -> None:
        self.phase = phase
        self.plays = plays
        self.against = against
        self.attack = attack


class FightPlan:
    """What to do in a fight, and what is expected of it."""

    __slots__ = ("beaten", "steps", "worth", "wounds")

    def __init__(self, steps: tuple[Step, ...], worth: float, beaten: tuple[int, ...], wounds: int) -> None:
        self.steps = steps
        self.worth = worth
        self.beaten = beaten
        self.wounds = wounds

    def script(self, seat: int, phase: int) -> list[Command]:
        """The plan as commands, from a phase to the end of the fight."""
        commands: list[Command] = []
        for now in (PH_RANGED, PH_BLOCK, PH_ATTACK):
            if now < phase:
                continue
            for step in self.steps:
                if step.phase == now:
                    commands.extend([command for play in step.plays for command in play.commands])
                    if now == PH_BLOCK:
                        commands.append(BlockAttack(seat, step.against[0], step.attack))
                    else:
                        commands.extend([AimAt(seat, token) for token in step.against])
                        commands.append(Strike(seat))
            commands.append(EndPhase(seat))
        return commands


class Fight:
    """A fight at an open decision of one of its phases."""

    def __init__(self, mind: Mind, state: BoardState) -> None:
        seat = mind.seat
        self.mind = mind
        self.seat = seat
        self.state = state
        self.phase = state.turn.phase
        self.player = state.players[seat]
        self.branches = BRANCHES
        self.stages: dict[int, BoardState] = {}
        self.stocks: dict[int, Stock] = {}
        purse = Purse(state, seat)
        for phase in (PH_RANGED, PH_BLOCK, PH_ATTACK):
            if phase >= self.phase:
                stage = at_phase(state, phase)
                self.stages[phase] = stage
                plays = [p for p in plays_at(mind, stage) if p.attack or p.block]
                self.stocks[phase] = Stock(plays, self.player.hand, purse)
        self.best = FightPlan((), float("-inf"), (), 0)
        self.spare_the_strong()

    def spare_the_strong(self) -> None:
        """Of plays that cost the same those are dearer whose card could do more elsewhere."""
        most: dict[tuple[str, int], int] = {}
        plays = [play for stock in self.stocks.values() for group in stock.groups.values() for play in group]
        for play in plays:
            points = sum([one.amount for one in play.attack + play.block])
            most[play.source] = max(points, most.get(play.source, 0))
        for play in plays:
            play.cost += STRONGER * most[play.source]

    def solve(self) -> FightPlan:
        """The best plan found."""
        enemies = [enemy for enemy in fight(self.state).enemies if enemy.summoner < 0]
        if self.phase == PH_RANGED:
            self.from_afar(enemies, 0, [], [], 0.0)
        elif self.phase == PH_BLOCK:
            self.at_guard(enemies, [], [], 0.0)
        else:
            self.close(enemies, (), 0, [], [], 0.0, [])
        return self.best

    def pool(self, phase: int) -> list[Points]:
        """What has been gathered already, if this is the phase under way."""
        return fight(self.state).attack if phase == self.phase else []

    def attack_amounts(self, phase: int, targets: list[Enemy]) -> dict[int, int]:
        """What each play is worth against these enemies, in half points."""
        stage = self.stages[phase]
        return {
            id(play): attack_total(stage, self.seat, targets, doubled(play.attack))
            for group in self.stocks[phase].groups.values()
            for play in group
            if play.attack
        }

    def attack_need(self, phase: int, targets: list[Enemy], extra: int = 0) -> int:
        stage = self.stages[phase]
        armor = sum([armor_of(stage, enemy) for enemy in targets]) + defence(stage, targets) + extra
        return 2 * armor - attack_total(stage, self.seat, targets, doubled(self.pool(phase)))

    def from_afar(self, enemies: list[Enemy], at: int, used: list[Play], steps: list[Step], cost: float) -> None:
        """Ranged and Siege attacks: on one enemy after the other, or on all at once."""
        self.at_guard(enemies, used, steps, cost)
        stage = self.stages[PH_RANGED]
        open_to = [enemy for enemy in enemies if attackable(stage, self.seat, enemy)]
        groups = [[enemy] for enemy in open_to[at:]]
        if len(open_to) > 1 and at == 0:
            groups.append(open_to)
        for number, group in enumerate(groups):
            if self.tired():
                return
            need = self.attack_need(PH_RANGED, group)
            amounts = self.attack_amounts(PH_RANGED, group)
            for pick in self.stocks[PH_RANGED].cheapest(amounts, need, used, SETS):
                left = [enemy for enemy in enemies if enemy not in group]
                step = Step(PH_RANGED, pick.plays, tokens_of(group))
                self.from_afar(left, at + number, [*used, *pick.plays], [*steps, step], cost + pick.cost)

    def at_guard(self, enemies: list[Enemy], used: list[Play], steps: list[Step], cost: float) -> None:
        """Which attacks are blocked; the rest hurts."""
        stage = self.stages[PH_BLOCK]
        everybody = enemies + [e for e in fight(self.state).enemies if e.summoner >= 0]
        attacks = [(enemy, attack) for enemy in everybody for attack in attacks_left(stage, enemy)]
        attacks.sort(key=lambda one: -attack_of(stage, one[0], one[1]))
        self.block(enemies, attacks, 0, used, steps, cost, [], [])

    def block(
        self,
        enemies: list[Enemy],
        attacks: list[tuple[Enemy, int]],
        at: int,
        used: list[Play],
        steps: list[Step],
        cost: float,
        taken: list[tuple[Enemy, int]],
        blocked: list[tuple[int, int]],
    ) -> None:
        if self.tired():
            return
        if at == len(attacks):
            wounds, hurt = self.damage(enemies, taken)
            self.close(enemies, tuple(blocked), wounds, used, steps, cost + hurt, taken)
            return
        enemy, attack = attacks[at]
        stage = self.stages[PH_BLOCK]
        pool = doubled(self.pool_of_block())
        need = 2 * block_needed(stage, enemy, attack) - (block_total(stage, enemy, attack, pool) if at == 0 else 0)
        stock = self.stocks[PH_BLOCK]
        amounts = {
            id(play): block_total(stage, enemy, attack, doubled(play.block))
            for group in stock.groups.values()
            for play in group
            if play.block
        }
        for pick in stock.cheapest(amounts, need, used, SETS):
            step = Step(PH_BLOCK, pick.plays, (enemy.token,), attack)
            done = [*blocked, (enemy.token, attack)]
            self.block(enemies, attacks, at + 1, [*used, *pick.plays], [*steps, step], cost + pick.cost, taken, done)
        self.block(enemies, attacks, at + 1, used, steps, cost, [*taken, (enemy, attack)], blocked)

    def pool_of_block(self) -> list[Points]:
        return fight(self.state).block if self.phase == PH_BLOCK else []

    def damage(self, enemies: list[Enemy], taken: list[tuple[Enemy, int]]) -> tuple[int, float]:
        """How many Wounds these attacks bring and what they cost; a unit may stand in for the hero."""
        stage = self.stages[PH_BLOCK]
        armor = self.player.armor()
        guards = [unit for unit in self.player.units if not unit.wounds and not unit.hurt]
        allowed = fight(self.state).units_allowed
        wound = wound_price(self.mind.scale)
        wounds, cost = 0, 0.0
        for enemy, attack in taken:
            abilities = attack_abilities(stage, enemy, attack)
            damage = attack_of(stage, enemy, attack) * (2 if abilities & BRUTAL else 1)
            count = -(-damage // armor)
            price = count * wound * (2 if abilities & POISON else 1)
            if count and abilities & PARALYZE:
                price += 2.0
            for unit in guards if allowed else ():
                kind = LIB.units[unit.kind]
                strength = kind.armor * (2 if resisted(kind.resistances, element_of(stage, enemy, attack)) else 1)
                for_unit = unit_wound(kind.level, self.mind.scale.later) + (1.5 if abilities & PARALYZE else 0.0)
                if damage <= strength and for_unit < price:
                    guards.remove(unit)
                    count, price = 0, for_unit
                    break
            wounds += count
            cost += price
        if self.phase == PH_RANGED:
            summoners = [enemy for enemy in enemies if kind_of(enemy).abilities & SUMMON]
            for _ in summoners:
                count = -(-UNKNOWN_ATTACK // armor)
                wounds += count
                cost += 0.6 * count * wound
        if wounds + fight(self.state).wounds >= self.player.hand_limit():
            cost += KNOCKED_OUT
        return wounds, cost

    def close(
        self,
        enemies: list[Enemy],
        blocked: tuple[tuple[int, int], ...],
        wounds: int,
        used: list[Play],
        steps: list[Step],
        cost: float,
        taken: list[tuple[Enemy, int]],
    ) -> None:
        """The Attack phase: all that are left, or one after the other."""
        stage = self.stages[PH_ATTACK]
        now = [marked(enemy, blocked) for enemy in enemies]
        extra = {}
        for enemy, attack in taken:
            if attack_abilities(stage, enemy, attack) & VAMPIRIC:
                extra[enemy.token] = -(-attack_of(stage, enemy, attack) // self.player.armor())
        if wounds + fight(self.state).wounds >= self.player.hand_limit():
            self.weigh(enemies, steps, cost, wounds)
            return
        self.melee(now, 0, extra, used, steps, cost, wounds)

    def melee(
        self,
        enemies: list[Enemy],
        at: int,
        extra: dict[int, int],
        used: list[Play],
        steps: list[Step],
        cost: float,
        wounds: int,
    ) -> None:
        self.weigh(enemies, steps, cost, wounds)
        groups = [[enemy] for enemy in enemies[at:]]
        if len(enemies) > 1 and at == 0:
            groups.insert(0, enemies)
        for number, group in enumerate(groups):
            if self.tired():
                return
            more = sum([extra.get(enemy.token, 0) for enemy in group])
            need = self.attack_need(PH_ATTACK, group, more)
            amounts = self.attack_amounts(PH_ATTACK, group)
            for pick in self.stocks[PH_ATTACK].cheapest(amounts, need, used, 1):
                left = [enemy for enemy in enemies if enemy not in group]
                step = Step(PH_ATTACK, pick.plays, tokens_of(group))
                self.melee(left, at + number, extra, [*used, *pick.plays], [*steps, step], cost + pick.cost, wounds)

    def tired(self) -> bool:
        self.branches -= 1
        return self.branches <= 0 or (self.branches % 8 == 0 and self.mind.budget.pressed())

    def weigh(self, left: list[Enemy], steps: list[Step], cost: float, wounds: int) -> None:
        """What this end of the fight is worth."""
        combat = fight(self.state)
        standing = {enemy.token for enemy in left}
        beaten = [e for e in combat.enemies if e.summoner < 0 and e.token not in standing]
        fame = sum([fame_of(self.state, enemy) for enemy in beaten])
        later = self.mind.scale.later
        worth = fame_worth(self.player.fame + fame, later) - fame_worth(self.player.fame, later) - cost
        defenders = [enemy for enemy in combat.enemies if enemy.defender]
        if defenders and city_index(self.state, combat.site) >= 0:
            worth += BREACH * sum([1 for enemy in defenders if enemy.token not in standing])
        if defenders and not any(enemy.token in standing for enemy in defenders):
            worth += CITY_CONQUEST if city_index(self.state, combat.site) >= 0 else CONQUEST
        if worth > self.best.worth:
            self.best = FightPlan(tuple(steps), worth, tuple([enemy.token for enemy in beaten]), wounds)


def at_phase(state: BoardState, phase: int) -> BoardState:
    """The fight as if that phase had come, with everything still in hand."""
    if state.turn.phase == phase:
        return state
    stage = state.copy()
    stage.turn.phase = phase
    combat = fight(stage)
    combat.attack.clear()
    combat.block.clear()
    combat.aims.clear()
    return stage


def doubled(pool: list[Points]) -> list[Points]:
    """Twice as much of everything: halves can then be added without losing any."""
    return [Points(p.amount * 2, p.kind, p.element, p.source, p.limit, p.about, p.key) for p in pool]


def tokens_of(enemies: list[Enemy]) -> tuple[int, ...]:
    return tuple([enemy.token for enemy in enemies])


def marked(enemy: Enemy, blocked: tuple[tuple[int, int], ...]) -> Enemy:
    """An enemy as it is after these attacks were blocked."""
    found = enemy.clone()
    for token, attack in blocked:
        if token == enemy.token:
            found.blocked |= 1 << attack
    return found
