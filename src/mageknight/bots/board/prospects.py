"""Prospects of every space: how near it is to land to explore, sites to take, enemies to beat. Worked out once for each map."""

from __future__ import annotations

from collections.abc import Container
from heapq import heappop, heappush
from typing import Final

from mageknight.board.content.lairs import LAIRS
from mageknight.board.content.library import LIB
from mageknight.board.lattice import HEXES, NEIGHBOURS, NOWHERE
from mageknight.board.rules.world.exploring import position_refusal, positions_beside
from mageknight.board.rules.world.ground import (
    ADVENTURE,
    is_stronghold,
    on_map,
    owner_of,
    plain_cost,
    printed_site,
    rampager_spaces,
    rampagers_at,
    site_of,
    tokens_at,
)
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    CITY,
    KEEP,
    MAGE_TOWER,
    MAZE,
    MONASTERY,
    NO_ENTRY,
    PILE_BROWN,
    PILE_VIOLET,
    REPUTATION_INFLUENCE,
    REPUTATION_X,
    RUINS,
    VILLAGE,
)
from mageknight.bots.board.marks import card_gain, unit_gain
from mageknight.bots.board.power import all_beaten, foe_at, one_beaten, strength, usual

NEARNESS: Final = 0.16
"""What a Move point less on the way is worth."""
SHARE: Final = 0.4
"""So much of a goal counts while one only stands before it."""
DANGER: Final = 0.8
"""What it takes off that a step angers somebody."""
NO_PROSPECT: Final = -2.2
TAKEN: Final = 3.0
"""What it is worth to hold a place, beside the Fame of its defenders."""
REWARDED: Final = 2.5
"""What a site gives, beside the Fame of what hides in it."""
CITY_GOAL: Final = 4.0
"""What it promises to beat one defender of a city, beside Fame."""
CITY_HELD: Final = 20.0
"""What it promises to take the whole city."""
CITY_TURNS: Final = 1.2
"""A city may be taken in more than one assault: so much stronger one is in all of them."""
PEOPLE: Final = 0.5
DEALING: Final = (VILLAGE, MONASTERY, KEEP, MAGE_TOWER, CITY)
"""Where people deal with a hero, keeps, towers and cities once they are taken."""
OPEN: Final = (VILLAGE, MONASTERY)
DEAL: Final = 2.0
"""What a turn is worth that is given to people, with the cards that pay."""
CARD_PAYS: Final = 1.4
"""Influence a card of the hand brings, more or less, in a turn that is given to it."""
LUCK: Final = 5.0
"""From so much less Influence than usual to so much more a price is out of reach, or sure to be paid."""
LURKS: Final = {MAZE: PILE_BROWN, **{site: lair.pile for site, lair in LAIRS.items()}}
REMEMBERED: Final = 64
_FIELDS: Final[dict[tuple[object, ...], list[float]]] = {}


class Aims:
    """The worth of goals to a seat: a tile found, a point of Fame, how much a city counts now, what it can beat, what people have to
    offer at each kind of site. `fights` is what has been reckoned of single fights, by their space."""

    __slots__ = ("city", "fame", "fights", "nearness", "people", "seat", "strong", "tile")

    def __init__(
        self,
        state: BoardState,
        seat: int,
        tile: float,
        fame: float,
        city: float,
        service: float,
        later: float,
        haste: float = 1.0,
    ) -> None:
        player = state.players[seat]
        self.seat = seat
        self.tile = round(tile, 1)
        self.fame = round(fame, 1)
        self.city = round(city, 1)
        self.strong = round(strength(player))
        self.nearness = NEARNESS * haste
        self.fights: dict[int, float] = {}
        self.people = {site: round(wares_worth(state, seat, site, service, later), 1) for site in DEALING}


def prospects(state: BoardState, aims: Aims) -> list[float]:
    """For every space what the best goal near it promises."""
    field = state.map
    key = (
        tuple(field.tile_at),
        tuple(field.tokens),
        tuple(field.shields),
        tuple(field.city_taken),
        len(field.deck),
        state.night,
        state.setup.scenario,
        aims.seat,
        aims.tile,
        aims.fame,
        aims.city,
        aims.strong,
        tuple(aims.people.values()),
        aims.nearness,
        tuple([(space, round(worth, 1)) for space, worth in aims.fights.items()]),
    )
    found = _FIELDS.get(key)
    if found is None:
        if len(_FIELDS) >= REMEMBERED:
            _FIELDS.clear()
        found = _FIELDS[key] = measure(state, aims)
    return found


def spaces_on_map(state: BoardState) -> list[int]:
    return [slot * 7 + place for slot, tile in enumerate(state.map.tile_at) if tile >= 0 for place in range(7)]


def measure(state: BoardState, aims: Aims, but: Container[int] = ()) -> list[float]:
    """The promises, spread from the goals over the map, those from the spaces `but` left out: they can be tried at once."""
    worth = [NO_PROSPECT] * HEXES
    heap: list[tuple[float, int]] = []
    walkable = [space for space in spaces_on_map(state) if passable(state, aims.seat, space)]
    for space in walkable:
        if space in but:
            continue
        promise = max([SHARE * goal for goal in goals_at(state, space, aims)], default=NO_PROSPECT)
        if promise > NO_PROSPECT:
            worth[space] = promise
            heappush(heap, (-promise, space))
    allowed = set(walkable)
    foes = rampager_spaces(state)
    while heap:
        minus, space = heappop(heap)
        if -minus < worth[space]:
            continue
        passed = -minus - aims.nearness * plain_cost(state, space)
        for near in NEIGHBOURS[space]:
            if near not in allowed or passed <= worth[near]:
                continue
            angry = any(foe in NEIGHBOURS[near] and foe in NEIGHBOURS[space] for foe in foes)
            held = passed - DANGER if angry else passed
            if held > worth[near]:
                worth[near] = held
                heappush(heap, (-held, near))
    return worth


def goals_at(state: BoardState, space: int, aims: Aims) -> list[float]:
    """The goals at a space."""
    goals: list[float] = []
    if any(position_refusal(state, position) is None for position in positions_beside(state, space)):
        goals.append(aims.tile)
    site = site_of(state, space)
    if site in ADVENTURE and owner_of(state, space) < 0:
        reckoned = aims.fights.get(space)
        goals.append(hidden_goal(state, space, site, aims) if reckoned is None else reckoned)
    elif (
        site in aims.people
        and not is_stronghold(state, aims.seat, space)
        and (site in OPEN or owner_of(state, space) >= 0)
    ):
        goals.append(aims.people[site])
    for near in NEIGHBOURS[space]:
        if near == NOWHERE or not on_map(state, near):
            continue
        if near in aims.fights and (rampagers_at(state, near) or is_stronghold(state, aims.seat, near)):
            goals.append(aims.fights[near])
        elif rampagers_at(state, near):
            foes = [foe_at(token) for token in tokens_at(state, near)]
            goals.append(aims.fame * sum([foe.fame for foe in foes]) * all_beaten(foes, False, aims.strong))
        elif is_stronghold(state, -1, near) and owner_of(state, near) < 0:
            goals.append(stronghold_goal(state, near, aims))
    return goals


def wares_worth(state: BoardState, seat: int, site: int, service: float, later: float) -> float:
    """The worth of the best thing offered at such a site, as far as its price can be paid with a usual hand."""
    player = state.players[seat]
    place = min(max(0, player.reputation - REPUTATION_X), len(REPUTATION_INFLUENCE) - 1)
    if place == 0:
        return 0.0
    mana_left = CARD_PAYS * player.hand_limit() + REPUTATION_INFLUENCE[place]
    worst = min([unit_gain(unit.kind, service) for unit in player.units], default=0.0)
    least = worst if len(player.units) >= player.command() else 0.0
    found = [PEOPLE]
    for number in dict.fromkeys(state.unit_offer):
        kind = LIB.units[number]
        if site in kind.sites:
            found.append((unit_gain(number, service) - least - DEAL) * affordable(mana_left, kind.cost))
    if site == MONASTERY:
        found.extend(
            [(1.0 + card_gain(card, later) - DEAL) * affordable(mana_left, 6) for card in state.monastery_offer]
        )
    elif site == MAGE_TOWER:
        found.extend(
            [(2.0 + card_gain(card, later) - DEAL) * affordable(mana_left - 1.5, 7) for card in state.spell_offer]
        )
    return max(found)


def affordable(mana_left: float, price: int) -> float:
    """The likelihood that so much Influence comes together."""
    return min(1.0, max(0.0, (mana_left - price) / LUCK + 0.5))


def hidden_goal(state: BoardState, space: int, site: int, aims: Aims) -> float:
    """The worth of a site that hides something: the Fame of what hides there and a reward, as far as it can be beaten."""
    foes = [foe_at(token) for token in tokens_at(state, space)]
    if not foes:
        foes = [usual(LURKS.get(site, PILE_VIOLET))] * (
            LAIRS[site].count if site in LAIRS else 2 if site == RUINS else 1
        )
    return (aims.fame * sum([foe.fame for foe in foes]) + REWARDED) * all_beaten(foes, False, aims.strong)


def stronghold_goal(state: BoardState, space: int, aims: Aims) -> float:
    """The worth of a keep, a tower or a city; a city can be taken bit by bit, but all its defenders attack."""
    foes = [foe_at(token) for token in tokens_at(state, space)]
    if not foes:
        return TAKEN
    fame = aims.fame * sum([foe.fame for foe in foes])
    if printed_site(state, space) != CITY:
        return (fame + TAKEN) * all_beaten(foes, True, aims.strong)
    if scenario_of(state).city_rule == CLOSED:
        return 0.0
    some = (0.5 * fame + aims.city * CITY_GOAL) * one_beaten(foes, True, aims.strong)
    return some + (0.5 * fame + aims.city * CITY_HELD) * all_beaten(foes, True, CITY_TURNS * aims.strong)


def passable(state: BoardState, seat: int, space: int) -> bool:
    """Can one walk over this space without a fight?"""
    if plain_cost(state, space) == NO_ENTRY or rampagers_at(state, space):
        return False
    if printed_site(state, space) == CITY and scenario_of(state).city_rule == CLOSED:
        return False
    return not is_stronghold(state, seat, space)
