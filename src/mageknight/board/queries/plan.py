"""Planning: where one can go and whom that angers, what a fight still needs, what a purchase lacks, how the score stands.

Whoever plans (a client, a terminal, a bot) asks here and hears what the rules would say, without trying anything out. The
answers use only what everybody can see, so they betray nothing.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from typing import Any, Final

import msgspec

from mageknight.board.content.definitions import UnitDef
from mageknight.board.content.library import LIB
from mageknight.board.events.fight import fight
from mageknight.board.moves.subjects import card_of_offer, unit_of_offer
from mageknight.board.moves.turn.turn import AskTurn
from mageknight.board.names import card_name, kind_name, named, skill_name, source_name
from mageknight.board.queries.types import (
    AttackNeed,
    BoardPlan,
    EnemyNeed,
    Needs,
    Question,
    Reach,
    Standing,
    Ware,
    Wares,
    Way,
)
from mageknight.board.register import NO_PROVOKE, holds
from mageknight.board.rules.combat.combat import (
    armor_of,
    attack_abilities,
    attack_share,
    attack_total,
    attackable,
    attacks_left,
    block_amount,
    block_needed,
    block_share,
    block_total,
    damage_of,
    doubles_physical,
    efficient_block,
    element_of,
    fortifications,
    resistances_of,
    resisted,
)
from mageknight.board.rules.combat.damage import hero_wounds
from mageknight.board.rules.game.scoring import standing
from mageknight.board.rules.rivals.rivals import rival_at
from mageknight.board.rules.units.bonds import free_bonds
from mageknight.board.rules.units.specials import company_refusal
from mageknight.board.rules.world.exploring import explore_cost, garrisons_seen, ruins_seen
from mageknight.board.rules.world.ground import is_stronghold, land_of, move_cost, rampager_spaces, site_of
from mageknight.board.rules.world.interaction import (
    ACTION_DONE,
    ELITE_PRICE,
    PRICES,
    cards_for_sale,
    discounts,
    elite_refusal,
    healing_price,
    inhabited_here,
    interact_refusal,
    missing_mana,
    opening_influence,
    recruit_price,
)
from mageknight.board.rules.world.movement import barred, may_move, provoked, spaces_near, wall_cost
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.board.terms import (
    ATTACK_KINDS,
    ELEMENTS,
    NO_ENTRY,
    PH_ATTACK,
    PH_INTERACT,
    PH_RANGED,
    PHYSICAL,
    SITES,
    SWIFT,
)
from mageknight.kernel.message import Message, say
from mageknight.kernel.number import Modifier, Number, number
from mageknight.kernel.refusal import refuse

FAR: Final = 99
"""More Move points than anybody has."""

WARES: Final = ("spell", "action", "monastery", "unseen", "artifact")
"""The kinds of card for sale, in the order of `rules.world.interaction`."""
WARE_RULES: Final = ("UE-INTERACT-19", "UE-CITY-06", "UE-INTERACT-16", "UE-CITY-07", "UE-CITY-01")
"""The rules that set their prices."""
HEALING_RULES: Final = {3: "UE-INTERACT-14", 2: "UE-INTERACT-15"}
"""The rules that set the price of Healing, in a village and in a monastery."""


# Ways over the map.


def hero_spaces(state: BoardState) -> list[int]:
    """The spaces where heroes stand."""
    return [player.where for player in state.players if player.where >= 0]


def hides_something(state: BoardState) -> bool:
    """Does a garrison or a ruin lie face down anywhere?"""
    for packed in state.map.tokens:
        if not packed & 1:
            return True
    for packed in state.map.ruins:
        if not packed & 1:
            return True
    return False


class Ways:
    """All spaces within so many Move points of a hero: what they cost and where one comes from (UE-MOVE-01 to 26).

    `cost` has the spaces one can walk on from. A step that ends all movement is known apart: `storm` has the strongholds and
    what it costs to assault them, `dare` the spaces that are cheaper, or only to be had, by angering a rampaging enemy.
    """

    def __init__(self, state: BoardState, seat: int, allowance: int) -> None:
        self.state = state
        self.seat = seat
        self.start = state.players[seat].where
        self.cost: dict[int, int] = {self.start: 0} if self.start >= 0 else {}
        self.storm: dict[int, int] = {}
        self.dare: dict[int, int] = {}
        self.back: dict[int, int] = {}
        self.daring: dict[int, int] = {}
        self.rampagers = rampager_spaces(state)
        self._wary = bool(self.rampagers) and not holds(state, NO_PROVOKE, seat)
        self._strong: dict[int, bool] = {}
        self._rivals = {at: rival_at(state, seat, at) for at in hero_spaces(state)}
        self._hides = hides_something(state)
        self._seen: dict[int, bool] = {}
        self._spread(allowance)

    def _spread(self, allowance: int) -> None:
        state, seat = self.state, self.seat
        heap: list[tuple[int, int]] = [(0, space) for space in self.cost]
        prices: dict[int, int] = {}
        walled = land_of(state).walled
        while heap:
            cost, space = heappop(heap)
            if cost > self.cost[space]:
                continue
            for near in spaces_near(state, seat, space):
                price = prices.get(near, -1)
                if price < 0:
                    price = prices[near] = NO_ENTRY if barred(state, seat, near) else move_cost(state, seat, near)
                if price == NO_ENTRY or cost + price > allowance:
                    continue
                total = cost + price
                if near // 7 in walled:
                    total += wall_cost(state, space, near)
                if total <= allowance and total < self.cost.get(near, FAR):
                    self._note(space, near, total, heap)
        for near in [near for near, cost in self.dare.items() if cost >= self.peaceful(near)]:
            del self.dare[near]

    def peaceful(self, space: int) -> int:
        """The cost of the way to a space without angering a rampaging enemy."""
        return min(self.cost.get(space, FAR), self.storm.get(space, FAR))

    def _note(self, space: int, near: int, total: int, heap: list[tuple[int, int]]) -> None:
        """Remember a step if none so cheap leads there."""
        if self._wary and provoked(self.state, self.seat, space, near):
            if total < self.dare.get(near, FAR) and self._rivals.get(near, -1) < 0:
                self.dare[near] = total
                self.daring[near] = space
        elif self._storms(near):
            if total < self.storm.get(near, FAR):
                self.storm[near] = total
                self.back[near] = space
        else:
            self.cost[near] = total
            self.back[near] = space
            heappush(heap, (total, near))

    def _storms(self, space: int) -> bool:
        """Would entering this space be an assault?"""
        known = self._strong.get(space)
        if known is None:
            known = self._strong[space] = is_stronghold(self.state, self.seat, space)
        return known

    def path_to(self, space: int) -> list[int]:
        """The spaces of the way, the last one included."""
        path: list[int] = []
        while space != self.start:
            path.append(space)
            space = self.back[space]
        return path[::-1]

    def daring_path_to(self, space: int) -> list[int]:
        """The spaces of a way whose last step angers somebody."""
        return [*self.path_to(self.daring[space]), space]

    def ways(self) -> tuple[Way, ...]:
        """Every way, the cheapest first."""
        walks = [(at, cost) for at, cost in self.cost.items() if at != self.start]
        found = [self._way(at, cost, self.path_to(at), (), False) for at, cost in walks]
        found.extend([self._way(at, cost, self.path_to(at), (), True) for at, cost in self.storm.items()])
        for at, cost in self.dare.items():
            angry = tuple(provoked(self.state, self.seat, self.daring[at], at))
            storms = self._storms(at)
            found.append(self._way(at, cost, self.daring_path_to(at), angry, storms))
        return tuple(sorted(found, key=lambda way: (way.cost, way.space, len(way.provokes))))

    def _way(self, at: int, cost: int, path: list[int], angry: tuple[int, ...], storms: bool) -> Way:
        """A way with the cost of each step. Every way to a space on it is the cheapest, so what a step costs is a difference."""
        reached = [0, *[self.cost[space] for space in path[:-1]], cost]
        costs = tuple([after - before for before, after in pairwise(reached)])
        return Way(
            space=at,
            cost=cost,
            path=tuple(path),
            costs=costs,
            provokes=angry,
            assault=storms,
            reveals=self._hides and self._shows(path),
            rival=self._rivals.get(at, -1),
        )

    def _shows(self, path: list[int]) -> bool:
        """Is something hidden seen from this way?"""
        state, seat, known = self.state, self.seat, self._seen
        for space in path:
            if space not in known:
                known[space] = bool(garrisons_seen(state, seat, space) or ruins_seen(state, seat, space))
            if known[space]:
                return True
        return False


def reach(state: BoardState, allowance: int = -1) -> tuple[Way, ...]:
    """The spaces the hero on turn can reach with the Move points at hand, or with so many; none if nobody may move."""
    seat = state.turn.seat
    if seat < 0 or not may_move(state) or state.players[seat].where < 0:
        return ()
    allowance = state.turn.move if allowance < 0 else allowance
    kept = land_of(state).ways
    key = ways_key(state, seat, allowance)
    ways = kept.get(key)
    if ways is None:
        ways = kept[key] = Ways(state, seat, allowance).ways()
    return ways


def ways_key(state: BoardState, seat: int, allowance: int) -> tuple[Any, ...]:
    """Everything besides the map that ways depend on: they are kept with the map, and most that is done in a turn leaves both as
    they are."""
    heroes = [(player.where, player.flipped) for player in state.players]
    active = [(each.key, each.seat, each.target, each.amount, each.bound) for each in state.active]
    return (seat, allowance, state.night, state.ending, state.announced, *heroes, *state.teams, *active)


# The fight under way.


def needs(state: BoardState) -> tuple[EnemyNeed, ...]:
    """For every enemy of the present fight what is still needed; nothing if there is none."""
    return () if state.combat is None else tuple([enemy_need(state, enemy) for enemy in state.combat.enemies])


def enemy_need(state: BoardState, enemy: Enemy) -> EnemyNeed:
    """The need for defeating one enemy."""
    seat = state.turn.seat
    combat = fight(state)
    armor = armor_of(state, enemy)
    kinds = kinds_against(state, seat, enemy)
    gathered = attack_total(state, seat, [enemy], combat.attack) if kinds else 0
    resistances = resistances_of(state, enemy)
    return EnemyNeed(
        token=enemy.token,
        kinds=kinds,
        halved=tuple([name for element, name in enumerate(ELEMENTS) if resisted(resistances, element)]),
        armor=armor,
        gathered=gathered,
        missing=max(0, armor - gathered),
        sum=attack_sum(state, enemy) if kinds else Number(0),
        attacks=()
        if state.turn.phase == PH_ATTACK
        else tuple([attack_need(state, enemy, at) for at in attacks_left(state, enemy)]),
    )


def kinds_against(state: BoardState, seat: int, enemy: Enemy) -> tuple[str, ...]:
    """The kinds of attack that count against an enemy in this phase (UE-RANGED-03 to 05, UE-ATTACK-02)."""
    phase = state.turn.phase
    if phase not in (PH_RANGED, PH_ATTACK) or not attackable(state, seat, enemy):
        return ()
    if phase == PH_ATTACK:
        return ATTACK_KINDS
    return ATTACK_KINDS[2:] if fortifications(state, enemy, seat) else ATTACK_KINDS[1:]


def attack_need(state: BoardState, enemy: Enemy, attack: int) -> AttackNeed:
    """The need for stopping one attack."""
    needed = block_needed(state, enemy, attack)
    gathered = block_total(state, enemy, attack, fight(state).block)
    against = element_of(state, enemy, attack)
    damage = damage_of(state, enemy, attack)
    return AttackNeed(
        attack=attack,
        needed=needed,
        gathered=gathered,
        missing=max(0, needed - gathered),
        damage=damage,
        wounds=hero_wounds(state, state.turn.seat, enemy.token, attack, damage),
        halved=tuple([name for element, name in enumerate(ELEMENTS) if not efficient_block(element, against)]),
        sum=block_sum(state, enemy, attack),
    )


def attack_sum(state: BoardState, enemy: Enemy) -> Number:
    """The gathered Attack against one enemy alone, contribution by contribution (UE-ABIL-18)."""
    seat = state.turn.seat
    doubled = doubles_physical(state, seat)
    resistances = resistances_of(state, enemy)
    parts: list[Modifier] = []
    half = 0
    for points in attack_share(state, seat, [enemy], fight(state).attack):
        amount = points.amount * 2 if doubled and points.element == PHYSICAL else points.amount
        parts.append(Modifier(amount, source_name(state, points.source)))
        if resisted(resistances, points.element):
            half += amount
    return with_halves(parts, half, "UE-ABIL-18")


def block_sum(state: BoardState, enemy: Enemy, attack: int) -> Number:
    """The gathered Block against one attack, contribution by contribution (UE-BLOCK-05 to 09)."""
    swift = bool(attack_abilities(state, enemy, attack) & SWIFT)
    against = element_of(state, enemy, attack)
    parts: list[Modifier] = []
    half = 0
    for points in block_share(enemy, fight(state).block):
        amount = block_amount(enemy, points, swift)
        parts.append(Modifier(amount, source_name(state, points.source)))
        if not efficient_block(points.element, against):
            half += amount
    return with_halves(parts, half, "UE-BLOCK-09")


def with_halves(parts: list[Modifier], half: int, rule: str) -> Number:
    """A sum of which so much counts only half, rounded down (UE-BLOCK-09)."""
    if half:
        parts.append(Modifier(half // 2 - half, Message("board-part-halved"), rule))
    return number(parts)


# Purchases.


def wares(state: BoardState, seat: int) -> tuple[Ware, ...]:
    """The wares of the people here; before an interaction as if it began now, with the Influence one would begin with.

    Whoever has acted otherwise this turn is not sold anything any more.
    """
    player = state.players[seat]
    begun = state.turn.phase == PH_INTERACT
    if player.where < 0 or not inhabited_here(state, seat, player.where):
        return ()
    if not begun and interact_refusal(state, seat) is ACTION_DONE:
        return ()
    have = state.turn.influence if begun else opening_influence(state, seat)
    offered = [
        number for number in dict.fromkeys(state.unit_offer) if recruit_price(state, seat, LIB.units[number]) >= 0
    ]
    found = [unit_ware(state, seat, number, have) for number in offered]
    price = healing_price(state, player.where)
    here = named("site", SITES[site_of(state, player.where)])
    if price >= 0:
        cost = number([Modifier(price, here, HEALING_RULES[price])])
        found.append(ware("healing", "", Message("board-ware-healing"), cost, have, []))
    for kind, card in cards_for_sale(state, seat):
        name = card_name(card) if card >= 0 else Message("board-ware-" + WARES[kind])
        lacks = missing_mana(state, seat, kind, card)
        cost = number([Modifier(PRICES[kind], here, WARE_RULES[kind])])
        found.append(
            ware(
                WARES[kind], "".join(card_of_offer(card)), name, cost, have, [] if lacks is None else [lacks.message()]
            )
        )
    refusal = elite_refusal(state, seat)
    if refusal is None or refusal.reason == "board-too-little-influence":
        cost = number([Modifier(ELITE_PRICE, here)])
        found.append(ware("elite", "", Message("board-ware-elite"), cost, have, []))
    return tuple(found)


def unit_ware(state: BoardState, seat: int, offered: int, have: int) -> Ware:
    """A unit of the offer that is recruited here."""
    kind = LIB.units[offered]
    lacks: list[Message] = []
    refusal = company_refusal(state, seat, kind)
    if refusal is not None:
        lacks.append(refusal.message())
    return ware("unit", "".join(unit_of_offer(offered)), kind_name(offered), unit_cost(state, seat, kind), have, lacks)


def unit_cost(state: BoardState, seat: int, kind: UnitDef) -> Number:
    """The cost of a unit here if everything that may make it cheaper is used, as a sum."""
    parts: list[Modifier] = []
    left = recruit_price(state, seat, kind, parts)
    offs = [(entry.amount, source_name(state, entry.source)) for entry in discounts(state, seat)]
    offs += [(LIB.skills[bond].bond, skill_name(bond)) for bond in free_bonds(state, seat)]
    for off, source in offs:
        used = min(off, left)
        left -= used
        if used:
            parts.append(Modifier(-used, source))
    return number(parts)


def ware(kind: str, about: str, name: Message, cost: Number, have: int, lacks: list[Message]) -> Ware:
    """Something for sale, with the Influence it lacks."""
    price = cost.total
    missing = max(0, price - max(0, have))
    if missing:
        lacks = [say("board-lacks-influence", missing=missing), *lacks]
    return Ware(
        kind=kind, about=about, name=name, price=price, have=have, missing=missing, lacks=tuple(lacks), sum=cost
    )


# Plans and questions of clients.


def plan(state: BoardState, seat: int | None) -> BoardPlan | None:
    """Facts that help the viewer to plan; nothing while somebody else moves, or when the game is over."""
    if state.combat is not None:
        if state.contest is not None:
            return None
        return BoardPlan(needs=needs(state))
    agenda = state.core.agenda
    if seat is None or state.turn.seat != seat or not agenda or not isinstance(agenda[-1], AskTurn):
        return None
    return BoardPlan(reach(state, FAR), wares(state, seat), explore=explore_cost(state, seat))


_decoder: Final = msgspec.json.Decoder(Reach | Needs | Wares | Standing)


def question_in(raw: bytes) -> Question:
    """A question as it came over the wire; nonsense is refused."""
    try:
        question: Question = _decoder.decode(raw)
    except msgspec.DecodeError:
        raise refuse("unknown-question") from None
    return question


def answer(state: BoardState, question: Question) -> Any:
    """The answer to a question about what everybody can see."""
    if isinstance(question, Reach):
        return reach(state, min(question.points, FAR))
    if isinstance(question, Needs):
        return needs(state)
    if isinstance(question, Wares):
        return wares(state, state.turn.seat) if state.turn.seat >= 0 else ()
    return standing(state)
