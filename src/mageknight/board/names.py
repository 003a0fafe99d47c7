"""Names of pieces, places and people of the board game as messages of the catalogue."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.rival_combat import opponent
from mageknight.board.events.tracks import BY_REPUTATION, BY_SHIELDS
from mageknight.board.lattice import NEIGHBOURS, SLOT_STEPS, STEPS, hex_place, slot_place
from mageknight.board.rules.world.ground import city_index, city_kinds, ground_of, land_of, on_map, site_of
from mageknight.board.state import BoardState
from mageknight.board.state.battle import UNIT_MARK, is_unit
from mageknight.board.state.player import Player
from mageknight.board.state.sources import (
    FROM_CARD,
    FROM_SITE,
    FROM_SKILL,
    FROM_TACTIC,
    FROM_UNIT,
    source_kind,
    source_number,
)
from mageknight.board.terms import CITY, COLOURS, ELEMENTS, PILES, SITES, SPELL, TERRAINS
from mageknight.kernel.message import Message, say

DIRECTIONS: Final = ("ne", "e", "se", "sw", "w", "nw")
"""The sides of a space, in the order of `lattice.STEPS`."""

TILE_DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
"""The sides of a tile, in the order of `lattice.SLOT_STEPS`."""

RULE_SOURCES: Final = {BY_REPUTATION: "board-source-reputation", BY_SHIELDS: "board-source-shields"}
"""What the rules themselves give, where there is more to say."""

MANA_KINDS: Final = ("mana", "crystal", "die", "endless", "stolen")
"""What can pay, in steps of eight, as `rules.mana.available` numbers its sources."""


def named(kind: str, name: str) -> Message:
    """The name of a piece or a term by its kind and id; each kind is a family of the catalogue."""
    key = f"board-{kind}-{name.replace('_', '-')}"
    return Message(key)


def card_name(card: int) -> Message:
    return named("card", LIB.cards[card].name)


def half_name(card: int, strong: bool) -> Message:
    """The name of one half of a card: the stronger half of a spell has its own."""
    if strong and LIB.cards[card].kind == SPELL:
        return named("card", LIB.cards[card].name + "_strong")
    return card_name(card)


def card_names(cards: tuple[int, ...] | list[int]) -> list[Message]:
    return [card_name(card) for card in cards]


def kind_name(unit: int) -> Message:
    """The name of a kind of unit."""
    return named("unit", LIB.units[unit].name)


def enemy_kind_name(enemy: int) -> Message:
    return named("enemy", LIB.enemies[enemy].name)


def skill_name(skill: int) -> Message:
    return named("skill", LIB.skills[skill].name)


def tactic_name(tactic: int) -> Message:
    return named("tactic", LIB.tactics[tactic].name)


def hero_name(hero: int) -> Message:
    return named("hero", LIB.heroes[hero].name)


def colour_name(colour: int) -> Message:
    return named("colour", COLOURS[colour])


def element_name(element: int) -> Message:
    return named("element", ELEMENTS[element])


def pile_name(pile: int) -> Message:
    return named("pile", PILES[pile])


def mana_name(source: int) -> Message:
    """A source of mana: a token, a crystal, a die …"""
    return named(MANA_KINDS[source >> 3], COLOURS[source & 7])


def seat_name(state: BoardState, seat: int) -> Message:
    """A seat by its hero; -1 is the dummy player, a seat without a hero has a number."""
    if seat < 0:
        return Message("board-dummy")
    hero = state.players[seat].hero
    return hero_name(hero) if hero >= 0 else say("player-number", number=seat + 1)


def nth(name: Message, number: int) -> Message:
    """One of several pieces of the same name."""
    return say("board-nth", name=name, number=number)


def unit_name(player: Player, uid: int) -> Message:
    """A unit of a player; two of a kind are told apart by a number."""
    for unit in player.units:
        if unit.uid == uid:
            alike = [other.uid for other in player.units if other.kind == unit.kind]
            name = kind_name(unit.kind)
            return name if len(alike) == 1 else nth(name, alike.index(uid) + 1)
    return Message("board-some-unit")


def enemy_name(state: BoardState, token: int) -> Message:
    """An enemy by its token, or a unit of the opponent; two of a kind in one combat are told apart by a number."""
    if is_unit(token):
        owner = max(0, opponent(state))
        return say(
            "board-unit-of", unit=unit_name(state.players[owner], token - UNIT_MARK), player=seat_name(state, owner)
        )
    kind = LIB.token_kind[token]
    name = enemy_kind_name(kind)
    combat = state.combat
    alike = [] if combat is None else [e.token for e in combat.enemies if LIB.token_kind[e.token] == kind]
    return nth(name, alike.index(token) + 1) if len(alike) > 1 and token in alike else name


def place_text(space: int) -> str:
    """The coordinates of a space as people type them."""
    q, r = hex_place(space)
    return f"{q},{r}"


def position_text(position: int) -> str:
    a, b = slot_place(position)
    return f"{a},{b}"


def space_name(state: BoardState, space: int) -> Message:
    """The name of a space: site and terrain, plain ground by the site it lies beside.

    Where that does not tell it from others, the steps from another site do; its coordinates stand in where there is none.
    """
    land = land_of(state)
    known = land.names.get(space)
    if known is None:
        known = land.names[space] = _space_name(state, space)
    return known


def _space_name(state: BoardState, space: int) -> Message:
    if not on_map(state, space):
        return say("board-space-unknown", place=place_text(space))
    terrain = named("terrain", TERRAINS[ground_of(state, space)])
    site = site_of(state, space)
    if site and _is_only(state, space, site):
        return _only_space(state, space, site)
    if site == CITY and city_index(state, space) >= 0:
        return city_name(state, space)
    what = named("site", SITES[site]) if site else terrain
    beside = _beside(state, space)
    if beside is not None:
        return say("board-space-beside", what=what, side=beside[0], site=beside[1])
    away = _away(state, space, what)
    if away is not None:
        return away
    if site == 0:
        return say("board-space", terrain=terrain, place=place_text(space))
    return say("board-space-site", terrain=terrain, site=named("site", SITES[site]), place=place_text(space))


def near_name(state: BoardState, origin: int, space: int) -> Message:
    """A space next to another for whoever does not see the map: as always where a site tells it, else by terrain and direction."""
    around = NEIGHBOURS[origin] if origin >= 0 else []
    if not on_map(state, space) or space not in around or _is_told_by_site(state, space):
        return space_name(state, space)
    site = site_of(state, space)
    what = named("site", SITES[site]) if site else named("terrain", TERRAINS[ground_of(state, space)])
    return say("board-space-towards", what=what, direction=direction_name(origin, space))


def _is_told_by_site(state: BoardState, space: int) -> bool:
    """Does a site tell this space from all others, without its coordinates?"""
    site = site_of(state, space)
    if site and (_is_only(state, space, site) or (site == CITY and city_index(state, space) >= 0)):
        return True
    return _beside(state, space) is not None


def _beside(state: BoardState, space: int) -> tuple[Message, Message] | None:
    """The next site that is the only one of its kind, in a straight line of two spaces at most, and on which side of it a space lies."""
    own = site_of(state, space)
    for family, reach in (("beside", 1), ("beyond", 2)):
        for at in range(6):
            there = space
            for _ in range(reach):
                there = NEIGHBOURS[there][at] if there >= 0 else there
            if there < 0 or not on_map(state, there):
                continue
            site = site_of(state, there)
            if site and site != own and _is_only(state, there, site):
                return named(family, DIRECTIONS[(at + 3) % 6]), _short_name(state, there, site)
    return None


def _away(state: BoardState, space: int, what: Message) -> Message | None:
    """A space by the steps that lead to it from the next site there is no second of: so many one way, so many the other."""
    q, r = hex_place(space)
    found: list[tuple[int, int, int, int]] = []
    for site, spaces in land_of(state).sites.items():
        if site and len(spaces) == 1 and spaces[0] != space:
            from_q, from_r = hex_place(spaces[0])
            at, ahead, aside = _steps(q - from_q, r - from_r)
            found.append((ahead + aside, spaces[0], at, aside))
    if not found:
        return None
    count, origin, at, aside = min(found)
    name = _short_name(state, origin, site_of(state, origin))
    way = named("direction", DIRECTIONS[at])
    if not aside:
        return say("board-space-away", what=what, count=count, direction=way, site=name)
    turned = named("direction", DIRECTIONS[(at + 1) % 6])
    return say("board-space-off", what=what, count=count - aside, direction=way, more=aside, aside=turned, site=name)


def _steps(dq: int, dr: int) -> tuple[int, int, int]:
    """A way between two spaces: steps in a direction, then steps in the next one round."""
    for at in range(6):
        (q, r), (next_q, next_r) = STEPS[at], STEPS[(at + 1) % 6]
        turn = q * next_r - r * next_q
        ahead, aside = (dq * next_r - dr * next_q) * turn, (q * dr - r * dq) * turn
        if ahead > 0 and aside >= 0:
            return at, ahead, aside
    raise AssertionError("a space is nowhere from itself")


def _alike(state: BoardState, space: int, site: int) -> list[int]:
    """The other spaces of the map with a site of this kind."""
    return [other for other in land_of(state).sites.get(site, ()) if other != space]


def _is_only(state: BoardState, space: int, site: int) -> bool:
    """Is there no second site of this kind on such terrain on the map?"""
    ground = land_of(state).ground
    terrain = ground[space]
    for other in _alike(state, space, site):
        if ground[other] == terrain:
            return False
    return True


def _short_name(state: BoardState, space: int, site: int) -> Message:
    """A site from which others are named: without its terrain if there is no second of its kind at all."""
    if _alike(state, space, site):
        return _only_space(state, space, site)
    return say("board-space-city", site=named("site", SITES[site]))


def _only_space(state: BoardState, space: int, site: int) -> Message:
    """The only site of its kind on such terrain, by where it stands; a city is its own ground."""
    terrain, name = TERRAINS[ground_of(state, space)], named("site", SITES[site])
    if terrain == SITES[site]:
        return say("board-space-city", site=name)
    return say("board-space-only", site=name, where=named("where", terrain))


def direction_name(origin: int, space: int) -> Message:
    """The side of a space on which a neighbour lies."""
    around = NEIGHBOURS[origin] if origin >= 0 else []
    return named("direction", DIRECTIONS[around.index(space)] if space in around else "far")


def tile_direction_name(origin: int, position: int) -> Message:
    """The side of the tile of a space on which a position lies."""
    if origin >= 0:
        a, b = slot_place(origin // 7)
        to_a, to_b = slot_place(position)
        if (to_a - a, to_b - b) in SLOT_STEPS:
            return named("direction", TILE_DIRECTIONS[SLOT_STEPS.index((to_a - a, to_b - b))])
    return named("direction", "far")


def city_name(state: BoardState, space: int) -> Message:
    """The city on a space, or both cities of a Megapolis."""
    kinds = city_kinds(state, city_index(state, space))
    names = [named("city", LIB.cities[kind].name) for kind in kinds]
    return names[0] if len(names) == 1 else say("board-megapolis", left=names[0], right=names[1])


def shares_text(state: BoardState, seats: tuple[int, ...], shares: tuple[int, ...]) -> list[Message]:
    """The numbers of defenders each participant faces."""
    return [
        say("board-share", player=seat_name(state, seat), count=count)
        for seat, count in zip(seats, shares, strict=True)
    ]


def source_name(state: BoardState, tag: int) -> Message:
    """The name of the source an effect came from, by the tag of its context; 0 stands for the rules themselves."""
    kind, number = source_kind(tag), source_number(tag)
    if tag <= 0:
        return Message(RULE_SOURCES.get(tag, "board-source-rules"))
    if kind == FROM_CARD:
        return card_name(number)
    if kind == FROM_SKILL:
        return skill_name(number)
    if kind == FROM_TACTIC:
        return tactic_name(number)
    if kind == FROM_SITE:
        return Message("board-source-site")
    assert kind == FROM_UNIT
    for player in state.players:
        for unit in player.units:
            if unit.uid == number:
                return kind_name(unit.kind)
    return Message("board-some-unit")
