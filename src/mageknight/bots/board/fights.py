"""The fight at hand solved: who can be beaten, what is blocked, which cards do it, and at what price in Wounds.

The hand is looked at as it would serve in each phase. For every set of enemies that can be struck from afar and every set of attacks
that can be blocked the cheapest cards are found, then what is left strikes at close quarters; sums, elements, resistances and
fortifications are those of the rules themselves. What it finds can be done; that nothing better can be done is proved only as far
as plays add up.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.events.fight import fight
from mageknight.board.rules.combat.combat import (
    armor_of,
    attack_abilities,
    attack_of,
    attack_total,
    attackable,
    attacks_left,
    block_needed,
    block_total,
    fame_of,
)
from mageknight.board.rules.combat.striking import defence
from mageknight.board.rules.world.ground import city_index
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy, Points
from mageknight.board.terms import PH_ATTACK, PH_BLOCK, PH_RANGED, VAMPIRIC
from mageknight.bots.board.battleplan import FightPlan, Line, Step, line_cost
from mageknight.bots.board.harm import Bearers, Blow, Burden
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.plays import ManaLeft, Source, strokes_at
from mageknight.bots.board.sets import Row, Stock
from mageknight.bots.board.worth import BREACH, CITY_CONQUEST, fame_worth

SETS: Final = 2
"""So many of the cheapest sets are followed for each thing to do."""
BRANCHES: Final = 700
"""So many questions for a cheapest set are asked in one fight."""
VOLLEYS: Final = 10
"""So many ways to begin from afar are followed."""
CONQUEST: Final = 4.0
STRONGER: Final = 0.015


class Ending:
    """A fight before its Attack phase: who still stands, what was blocked, what hurt."""

    __slots__ = ("blocked", "burden", "cost", "enemies", "extra", "line")

    def __init__(self, line: Line, enemies: list[Enemy], blocked: list[tuple[int, int]], burden: Burden) -> None:
        self.line = line
        self.enemies = enemies
        self.blocked = blocked
        self.burden = burden
        self.cost = line.cost + burden.cost
        self.extra: dict[int, int] = {}


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
        self.known: dict[tuple[object, ...], tuple[list[Row], int]] = {}
        mana_left = ManaLeft(state, seat)
        for phase in (PH_RANGED, PH_BLOCK, PH_ATTACK):
            if phase >= self.phase:
                stage = at_phase(state, phase)
                self.stages[phase] = stage
                self.stocks[phase] = Stock(strokes_at(mind, stage), self.player.hand, mana_left)
        self.best = FightPlan((), float("-inf"), (), 0, [])
        self.spare_the_strong()
        self.strikers = self.units_that_strike()
        combat = fight(state)
        self.aims = set(combat.aims)
        self.defenders = [enemy.token for enemy in combat.enemies if enemy.defender]
        self.city = city_index(state, combat.site) >= 0
        self.sure = self.worth_without([], 0.0)

    def spare_the_strong(self) -> None:
        """Of plays that cost the same those are dearer whose card could do more elsewhere."""
        most: dict[tuple[str, int], int] = {}
        plays = [play for stock in self.stocks.values() for play in stock.plays]
        for play in plays:
            points = sum([one.amount for one in play.attack + play.block])
            most[play.source] = max(points, most.get(play.source, 0))
        for play in plays:
            play.spare = STRONGER * most[play.source]

    def units_that_strike(self) -> list[Source]:
        """The units that could strike at close quarters, the strongest first."""
        most: dict[Source, int] = {}
        for play in self.stocks[PH_ATTACK].plays:
            if play.source[0] == "unit":
                points = sum([one.amount for one in play.attack])
                most[play.source] = max(points, most.get(play.source, 0))
        return sorted(most, key=lambda source: -most[source])

    def solve(self) -> FightPlan:
        """The best plan found."""
        enemies = [enemy for enemy in fight(self.state).enemies if enemy.summoner < 0]
        begun = [Line([], [], 0.0)]
        if self.phase == PH_RANGED:
            begun = self.volleys(enemies)
        endings: list[Ending] = []
        for line in begun:
            left = [enemy for at, enemy in enumerate(enemies) if not line.done >> at & 1]
            if self.phase <= PH_BLOCK:
                endings.extend(self.guards(line, left))
            else:
                endings.append(Ending(line, left, [], Burden()))
        endings.sort(key=ending_cost)
        for ending in endings:
            if self.sure - ending.cost <= self.best.worth:
                break
            self.close(ending)
            if self.branches <= 0:
                break
        return self.best

    def pool(self, phase: int) -> list[Points]:
        """The points gathered already, if this is the phase under way."""
        return fight(self.state).attack if phase == self.phase else []

    def against(self, phase: int, targets: list[Enemy]) -> tuple[list[Row], int]:
        """The worth of each play against these enemies, in half points, and how many are needed."""
        key = (phase, *[(enemy.token, enemy.blocked) for enemy in targets])
        found = self.known.get(key)
        if found is None:
            stage = self.stages[phase]
            stock = self.stocks[phase]
            amounts = {
                id(play): attack_total(stage, self.seat, targets, doubled(play.attack))
                for play in stock.plays
                if play.attack
            }
            armor = sum([armor_of(stage, enemy) for enemy in targets]) + defence(stage, targets)
            need = 2 * armor - attack_total(stage, self.seat, targets, doubled(self.pool(phase)))
            found = self.known[key] = (stock.rows(amounts), need)
        return found

    def volleys(self, enemies: list[Enemy]) -> list[Line]:
        """Ranged and Siege attacks: every set of enemies that can be beaten so, one after the other or all at once."""
        stage = self.stages[PH_RANGED]
        stock = self.stocks[PH_RANGED]
        open_to = [at for at, enemy in enumerate(enemies) if attackable(stage, self.seat, enemy)]
        lines: dict[int, list[Line]] = {0: [Line([], [], 0.0)]}
        for mask in range(1, 1 << len(open_to)):
            picked = [at for bit, at in enumerate(open_to) if mask >> bit & 1]
            done = sum([1 << at for at in picked])
            found: list[Line] = []
            ways = [([at], line) for at in picked for line in lines.get(done & ~(1 << at), ())]
            if len(picked) > 1:
                ways.append((picked, lines[0][0]))
            for group, line in ways:
                if self.tired():
                    break
                targets = [enemies[at] for at in group]
                if not line.done and not self.aims.issubset(tokens_of(targets)):
                    continue
                rows, need = self.against(PH_RANGED, targets)
                for pick in stock.cheapest(rows, need, line.used, SETS):
                    step = Step(PH_RANGED, pick.plays, tokens_of(targets))
                    found.append(line.longer(step, pick.cost, done))
            if found:
                lines[done] = sorted(found, key=line_cost)[:SETS]
        every = [line for group in lines.values() for line in group]
        every.sort(key=lambda line: line.cost - 4.0 * line.done.bit_count())
        return every[:VOLLEYS]

    def guards(self, line: Line, enemies: list[Enemy]) -> list[Ending]:
        """Every set of attacks that can be blocked; the rest hurts."""
        stage = self.stages[PH_BLOCK]
        stock = self.stocks[PH_BLOCK]
        everybody = enemies + [e for e in fight(self.state).enemies if e.summoner >= 0]
        blows = [Blow(stage, enemy, attack) for enemy in everybody for attack in attacks_left(stage, enemy)]
        blows.sort(key=lambda blow: -blow.damage)
        lines: dict[int, list[Line]] = {0: [Line(line.used, line.steps, line.cost)]}
        for at, blow in enumerate(blows):
            rows, need, free = self.block_of(blow)
            for done, group in list(lines.items()):
                found: list[Line] = []
                for one in group:
                    if self.tired():
                        break
                    gathered = free if len(one.steps) == len(line.steps) else 0
                    for pick in stock.cheapest(rows, need - gathered, one.used, SETS):
                        step = Step(PH_BLOCK, pick.plays, (blow.enemy.token,), blow.attack)
                        found.append(one.longer(step, pick.cost, done | 1 << at))
                if found:
                    lines[done | 1 << at] = sorted(found, key=line_cost)[:SETS]
        bearers = Bearers(stage, self.mind.scale)
        every = [one for group in lines.values() for one in group]
        return [ending for one in every for ending in self.endings(one, enemies, blows, bearers)]

    def block_of(self, blow: Blow) -> tuple[list[Row], int, int]:
        """The worth of each play against an attack, in half points, how many are needed and how many there are already."""
        stage = self.stages[PH_BLOCK]
        stock = self.stocks[PH_BLOCK]
        enemy, attack = blow.enemy, blow.attack
        free = 0
        if self.phase == PH_BLOCK:
            free = block_total(stage, enemy, attack, doubled(fight(self.state).block))
        found = self.known.get((PH_BLOCK, enemy.token, attack))
        if found is None:
            amounts = {
                id(play): block_total(stage, enemy, attack, doubled(play.block)) for play in stock.plays if play.block
            }
            found = (stock.rows(amounts), 2 * block_needed(stage, enemy, attack))
            self.known[PH_BLOCK, enemy.token, attack] = found
        return found[0], found[1], free

    def endings(self, line: Line, enemies: list[Enemy], blows: list[Blow], bearers: Bearers) -> list[Ending]:
        """Blows that were not blocked are borne by whoever bears them best, or by none of the units that could still strike."""
        taken = [blow for at, blow in enumerate(blows) if not line.done >> at & 1]
        blocked = [(blow.enemy.token, blow.attack) for at, blow in enumerate(blows) if line.done >> at & 1]
        used = [play.source for play in line.used]
        strikers = [row for row in self.strikers if row not in used]
        found = [self.ending(line, enemies, taken, blocked, bearers, set())]
        lamed = found[0].burden.lamed
        for spared in (strikers[:1], strikers) if len(strikers) > 1 else (strikers,):
            names = {number for _, number in spared}
            if names & lamed:
                found.append(self.ending(line, enemies, taken, blocked, bearers, names))
        return found

    def ending(
        self,
        line: Line,
        enemies: list[Enemy],
        taken: list[Blow],
        blocked: list[tuple[int, int]],
        bearers: Bearers,
        spared: set[int],
    ) -> Ending:
        burden = bearers.bear(taken, spared)
        if self.phase == PH_RANGED:
            more, dread = bearers.summoned(enemies)
            burden.wounds, burden.cost = burden.wounds + more, burden.cost + dread
        found = Ending(line, enemies, blocked, burden)
        stage = self.stages[PH_ATTACK]
        for blow in taken:
            if attack_abilities(stage, blow.enemy, blow.attack) & VAMPIRIC:
                bites = -(-attack_of(stage, blow.enemy, blow.attack) // bearers.armor)
                found.extra[blow.enemy.token] = bites
        return found

    def close(self, ending: Ending) -> None:
        """The Attack phase: all that are left, or one after the other."""
        line = Line(ending.line.used, ending.line.steps, ending.cost)
        if ending.burden.wounds + fight(self.state).wounds >= self.player.hand_limit():
            self.weigh(ending, ending.enemies, line)
            return
        self.melee(ending, [marked(enemy, ending.blocked) for enemy in ending.enemies], 0, line)

    def melee(self, ending: Ending, enemies: list[Enemy], at: int, line: Line) -> None:
        self.weigh(ending, enemies, line)
        groups = [[enemy] for enemy in enemies[at:]]
        if len(enemies) > 1 and at == 0:
            groups.insert(0, enemies)
        if self.phase == PH_ATTACK and self.aims and not line.steps:
            groups = [enemies, [enemy for enemy in enemies if enemy.token in self.aims]]
        for number, group in enumerate(groups):
            if self.sure - line.cost <= self.best.worth or self.tired():
                return
            rows, need = self.against(PH_ATTACK, group)
            if ending.burden.paralyzed:
                rows = [row for row in rows if row.source[0] != "card"]
            if ending.burden.lamed:
                rows = [row for row in rows if row.source[0] != "unit" or row.source[1] not in ending.burden.lamed]
            more = 2 * sum([ending.extra.get(enemy.token, 0) for enemy in group])
            for pick in self.stocks[PH_ATTACK].cheapest(rows, need + more, line.used, 1):
                left = [enemy for enemy in enemies if enemy not in group]
                step = Step(PH_ATTACK, pick.plays, tokens_of(group))
                self.melee(ending, left, at + number, line.longer(step, pick.cost, 0))

    def tired(self) -> bool:
        self.branches -= 1
        return self.branches <= 0 or (self.branches % 8 == 0 and self.mind.budget.pressed())

    def weigh(self, ending: Ending, left: list[Enemy], line: Line) -> None:
        """Is this end of the fight the best so far?"""
        worth = self.worth_without(left, line.cost)
        if worth > self.best.worth:
            standing = tokens_of(left)
            beaten = [e.token for e in fight(self.state).enemies if e.summoner < 0 and e.token not in standing]
            self.best = FightPlan(tuple(line.steps), worth, tuple(beaten), ending.burden.wounds, ending.burden.orders)

    def worth_without(self, left: list[Enemy], cost: float) -> float:
        """The worth of a position in which only these are left."""
        combat = fight(self.state)
        standing = tokens_of(left)
        fame = sum([fame_of(self.state, e) for e in combat.enemies if e.summoner < 0 and e.token not in standing])
        later = self.mind.scale.later
        worth = fame_worth(self.player.fame + fame, later) - fame_worth(self.player.fame, later) - cost
        held = sum([1 for token in self.defenders if token in standing])
        if self.city:
            worth += self.mind.scale.city * BREACH * (len(self.defenders) - held)
        if self.defenders and not held:
            worth += self.mind.scale.city * CITY_CONQUEST if self.city else CONQUEST
        return worth


def ending_cost(ending: Ending) -> float:
    return ending.cost


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
    return [
        Points(
            amount=p.amount * 2,
            kind=p.kind,
            element=p.element,
            source=p.source,
            limit=p.limit,
            about=p.about,
            key=p.key,
        )
        for p in pool
    ]


def tokens_of(enemies: list[Enemy]) -> tuple[int, ...]:
    return tuple([enemy.token for enemy in enemies])


def marked(enemy: Enemy, blocked: list[tuple[int, int]]) -> Enemy:
    """An enemy as it is after these attacks were blocked."""
    found = enemy.clone()
    for token, attack in blocked:
        if token == enemy.token:
            found.blocked |= 1 << attack
    return found
