"""The map as everybody sees it. Land on which nothing lies is described once and shared between views."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.world import RUIN_MARK
from mageknight.board.lattice import PORTAL_HEX, hex_place, slot_place
from mageknight.board.rules.world.ground import annexed, site_of
from mageknight.board.state import BoardState
from mageknight.board.state.marks import seat_of, space_of
from mageknight.board.state.scenario_extras import Affairs, is_plain
from mageknight.board.terms import CITY, CITY_GROUND, COLOURS, NO_SITE, PILES, SITES, TERRAINS
from mageknight.board.view.types import CityView, HexView, LookedView, TileView, TokenView

HIDDEN: Final = "hidden"
_LAND: Final[dict[int, TileView]] = {}
"""Tiles as printed, by position, tile and rotation."""

_TOKENS: Final[dict[int, TokenView]] = {}


def forget() -> None:
    """The library has changed: what was remembered of it does not hold any more."""
    _LAND.clear()
    _TOKENS.clear()


def bits(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the bits that are set."""
    return tuple([name for at, name in enumerate(names) if mask >> at & 1]) if mask else ()


def map_view(state: BoardState) -> tuple[TileView, ...]:
    """The revealed tiles by position; a tile on which nothing lies is the printed one."""
    field = state.map
    touched = touched_spaces(state)
    slots = [space // 7 for space in touched]
    rotation = field.rotation
    printed = [
        land(slot, tile, rotation[slot] if rotation else 0) for slot, tile in enumerate(field.tile_at) if tile >= 0
    ]
    return tuple([laid_tile(state, tile, touched) if tile.position in slots else tile for tile in printed])


class Lying:
    """The things that lie on one space."""

    def __init__(self) -> None:
        self.enemies: list[TokenView] = []
        self.ruin = ""
        self.shields: list[int] = []


def touched_spaces(state: BoardState) -> dict[int, Lying]:
    """The spaces on which something lies, or of which the site is gone."""
    field = state.map
    touched: dict[int, Lying] = {}
    for packed in field.tokens:
        touched.setdefault(packed >> 10, Lying()).enemies.append(token_view(packed & 1023))
    for packed in field.ruins:
        face = LIB.ruins[(packed & 1023) >> 1].name if packed & 1 else HIDDEN
        touched.setdefault(packed >> 10, Lying()).ruin = face
    for shield in field.shields:
        touched.setdefault(space_of(shield), Lying()).shields.append(seat_of(shield))
    for space in field.slain:
        touched.setdefault(space, Lying())
    for packed in field.annexes:
        touched.setdefault(packed >> 6, Lying())
    if not is_plain(state.affairs):
        touch_affairs(state.affairs, touched)
    return touched


def touch_affairs(affairs: Affairs, touched: dict[int, Lying]) -> None:
    """Additions of scenarios to the map: secret entrances, substitutes for tokens, the end of the portal."""
    for secret in affairs.secrets:
        touched.setdefault(secret >> 5, Lying())
    for owed in affairs.owed:
        touched.setdefault(owed >> 3, Lying()).enemies.append(TokenView(PILES[owed & 7], ""))
    if affairs.shut:
        touched.setdefault(PORTAL_HEX, Lying())


def land(slot: int, tile: int, rotation: int) -> TileView:
    """A tile as printed, at a position; made once."""
    key = (slot * 6 + rotation) * 1024 + tile
    found = _LAND.get(key)
    if found is None:
        a, b = slot_place(slot)
        hexes = tuple([printed_hex(slot, tile, rotation, place) for place in range(7)])
        found = _LAND[key] = TileView(LIB.tiles[tile].name, slot, a, b, hexes)
    return found


def printed_hex(slot: int, tile: int, rotation: int, place: int) -> HexView:
    """One space of a tile; `place` counts on the map, the print is turned by the rotation."""
    kind = LIB.tiles[tile]
    at = (place - 1 - rotation) % 6 + 1 if place else 0
    space = slot * 7 + place
    q, r = hex_place(space)
    behind = [b if a == at else a for a, b in kind.walls if at in (a, b)]
    walls = tuple([slot * 7 + ((other - 1 + rotation) % 6 + 1 if other else 0) for other in behind])
    return HexView(
        space=space,
        q=q,
        r=r,
        terrain=TERRAINS[kind.terrain[at]],
        site=SITES[kind.sites[at]],
        empty=False,
        mine=bits(kind.mines[at], COLOURS),
        walls=walls,
    )


def laid_tile(state: BoardState, printed: TileView, touched: dict[int, Lying]) -> TileView:
    """A tile with what lies on its spaces."""
    hexes = [laid_hex(state, each, touched[each.space]) if each.space in touched else each for each in printed.hexes]
    return TileView(printed.tile, printed.position, printed.a, printed.b, tuple(hexes))


def laid_hex(state: BoardState, printed: HexView, lying: Lying) -> HexView:
    """A space with what lies on it; where enemies are left the site is not empty. What was found there is as good as printed;
    the half of a Megapolis covers what is."""
    space = printed.space
    if state.map.annexes and annexed(state, space) >= 0:
        return HexView(space, printed.q, printed.r, TERRAINS[CITY_GROUND], SITES[CITY], walls=printed.walls)
    now = SITES[site_of(state, space)]
    site = printed.site if printed.site != SITES[NO_SITE] else now
    return HexView(
        space=space,
        q=printed.q,
        r=printed.r,
        terrain=printed.terrain,
        site=site,
        empty=not lying.enemies and site != now,
        mine=printed.mine,
        walls=printed.walls,
        enemies=tuple(lying.enemies),
        ruin=lying.ruin,
        shields=tuple(lying.shields),
    )


def token_view(packed: int) -> TokenView:
    """A token, as instance * 2 + face up: face down only the colour of its back is known (UE-EXPLORE-14). Made once."""
    found = _TOKENS.get(packed)
    if found is None:
        kind = LIB.enemies[LIB.token_kind[packed >> 1]]
        found = _TOKENS[packed] = TokenView(PILES[kind.pile], kind.name if packed & 1 else "")
    return found


def looked_views(state: BoardState, seat: int) -> tuple[LookedView, ...]:
    """The tokens a seat has looked at that still lie face down: nobody else learns it."""
    known = state.map.known
    if not known or seat < 0:
        return ()
    seen = dict.fromkeys([mark >> 4 for mark in known if (mark & 15) >> 1 == seat])
    found: list[LookedView] = []
    for packed in state.map.tokens:
        token = (packed & 1023) >> 1
        if token in seen and not packed & 1:
            kind = LIB.enemies[LIB.token_kind[token]]
            found.append(LookedView(kind.name, PILES[kind.pile], packed >> 10, 0))
    for packed in state.map.ruins:
        ruin = (packed & 1023) >> 1
        if RUIN_MARK + ruin in seen and not packed & 1:
            found.append(LookedView(LIB.ruins[ruin].name, "", packed >> 10, 0))
    for at, pile in enumerate(state.piles):
        for row, token in enumerate(pile):
            if token in seen:
                name = LIB.enemies[LIB.token_kind[token]].name
                found.append(LookedView(name, PILES[at], -1, len(pile) - 1 - row))
    return tuple(found)


def annex_of(state: BoardState, at: int) -> tuple[int, str]:
    """The right half of a Megapolis: its space and its City card."""
    for packed in state.map.annexes:
        if packed & 7 == at:
            return packed >> 6, LIB.cities[(packed >> 3) & 7].name
    return -1, ""


def city_views(state: BoardState) -> tuple[CityView, ...]:
    field = state.map
    return tuple(
        [
            CityView(
                LIB.cities[field.city_kind[at]].name,
                space,
                field.city_level[at],
                sum([1 for packed in field.tokens if packed >> 10 == space]),
                field.city_taken[at],
                tuple([seat_of(shield) for shield in field.city_shields if space_of(shield) == space]),
                *annex_of(state, at),
            )
            for at, space in enumerate(field.city_at)
        ]
    )
