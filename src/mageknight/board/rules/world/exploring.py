"""Revealing tiles (UE-EXPLORE-01 to 18)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.world import MonasteryCardAdded, RuinTurned, TileRevealed, TokenTurned
from mageknight.board.lattice import NEIGHBOURS, NOWHERE, SLOT_NEIGHBOURS, distance
from mageknight.board.register import DAYLIGHT, EXPLORE_COST, EXPLORE_FAR, FAR_SIGHT, holds, lasting
from mageknight.board.rules.game.chance import TILES, PlaceRuin, PlaceToken
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.rules.turn.skills import explore_discount
from mageknight.board.rules.world.cities import city_frames, covered
from mageknight.board.rules.world.ground import place_on_tile, printed_site
from mageknight.board.rules.world.mines import guard_frames
from mageknight.board.rules.world.tunnels import entrance_frames
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    CITY,
    KEEP,
    MAGE_TOWER,
    MINES,
    MONASTERY,
    PILE_GRAY,
    PILE_VIOLET,
    RUINS,
)
from mageknight.kernel.agenda import Flow, Frame, Roll, Shuffle
from mageknight.kernel.refusal import Refusal, refuse

COST: Final = 2
TOP: Final = -1
"""Instead of a tile: the top one of the deck."""
NO_TILES: Final = refuse("board-no-tiles-left", "UE-EXPLORE-13")
NOT_ADJACENT: Final = refuse("board-explore-not-adjacent", "UE-EXPLORE-01")
BEYOND_COAST: Final = refuse("board-explore-beyond-coast", "UE-EXPLORE-03")
TOO_FEW_TILES: Final = refuse("board-explore-too-few-neighbours", "UE-EXPLORE-08", "UE-EXPLORE-09", "UE-EXPLORE-12")


def explore_cost(state: BoardState, seat: int) -> int:
    """UE-EXPLORE-04: two Move points, unless an effect makes it cheaper."""
    cost = COST + explore_discount(state, seat)
    for entry in lasting(state, EXPLORE_COST, seat):
        cost += entry.amount
    return max(0, cost)


def next_tiles(state: BoardState) -> list[int]:
    """The tiles the next one comes from: the deck's top, or, when it is empty, what was left in the box (UE-EXPLORE-10, 11)."""
    field = state.map
    if field.deck:
        return [field.deck[-1]]
    countryside = [tile for tile in field.spare if LIB.tiles[tile].kind == "countryside"]
    return countryside or [tile for tile in field.spare if LIB.tiles[tile].kind == "core_non_city"]


def position_refusal(state: BoardState, position: int) -> Refusal | None:
    """The reason why the next tile may not lie at a position (UE-EXPLORE-03, 08, 09, 12)."""
    scenario = scenario_of(state)
    tile = scenario.tile_for(state, position)
    if tile < 0:
        left = next_tiles(state)
        if not left:
            return NO_TILES
        tile = left[0]
    core = LIB.tiles[tile].is_core
    if not scenario.allows(state.setup.seats, position, core):
        return BEYOND_COAST
    if scenario.tile_names:
        return None
    around = [slot for slot in SLOT_NEIGHBOURS[position] if state.map.tile_at[slot] >= 0]
    if not state.map.deck:
        return None if len(around) >= 3 else TOO_FEW_TILES
    if len(around) >= 2:
        return None
    if core or not around:
        return TOO_FEW_TILES
    beyond = [slot for slot in SLOT_NEIGHBOURS[around[0]] if state.map.tile_at[slot] >= 0]
    return None if len(beyond) >= 2 else TOO_FEW_TILES


def positions_beside(state: BoardState, space: int) -> list[int]:
    """The free tile positions next to a space."""
    found: list[int] = []
    for near in NEIGHBOURS[space]:
        if near != NOWHERE and state.map.tile_at[near // 7] < 0 and near // 7 not in found:
            found.append(near // 7)
    return found


def positions_in_reach(state: BoardState, seat: int) -> list[int]:
    """The free tile positions a player may explore from where the figure stands (UE-EXPLORE-01), effects included."""
    where = state.players[seat].where
    found = positions_beside(state, where)
    for entry in lasting(state, EXPLORE_FAR, seat):
        for slot in SLOT_NEIGHBOURS[where // 7]:
            if state.map.tile_at[slot] < 0 and slot not in found and slot_distance(where, slot) <= entry.amount:
                found.append(slot)
    return found


def slot_distance(space: int, slot: int) -> int:
    """The distance to the nearest space of a tile position."""
    return min([distance(space, slot * 7 + place) for place in range(7)])


class RevealTile(Frame[BoardState]):
    """The next tile is laid at a position; seat -1 at set-up."""

    FIELDS = ("seat", "position")

    def __init__(self, seat: int, position: int) -> None:
        self.seat = seat
        self.position = position

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        if not state.map.deck:
            flow.then(PickSpare(self.seat, self.position))
        elif scenario_of(state).random_tiles:
            flow.then(TurnTile(self.seat, self.position, TOP))
        else:
            lay_tile(flow, self.seat, scenario_of(state).tile_for(state, self.position), self.position)


class TurnTile(Roll[BoardState]):
    """UE-VAR-MAP-02, UE-VAR-MAP-03: a tile is laid with a random rotation; each of the six connects with what lies there."""

    FIELDS = ("seat_of", "position", "tile")

    def __init__(self, seat_of: int, position: int, tile: int) -> None:
        super().__init__(TILES, 1, 6)
        self.seat_of = seat_of
        self.position = position
        self.tile = tile

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        tile = scenario_of(flow.state).tile_for(flow.state, self.position) if self.tile == TOP else self.tile
        lay_tile(flow, self.seat_of, tile, self.position, outcome[0])


class PickSpare(Shuffle[BoardState]):
    """UE-EXPLORE-10: a random tile of those left in the box."""

    FIELDS = ("seat_of", "position")

    def __init__(self, seat_of: int, position: int) -> None:
        super().__init__(TILES)
        self.seat_of = seat_of
        self.position = position

    def size(self, state: BoardState) -> int:
        return len(next_tiles(state))

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        tile = sorted(next_tiles(flow.state))[outcome[0]]
        if scenario_of(flow.state).random_tiles:
            flow.then(TurnTile(self.seat_of, self.position, tile))
        else:
            lay_tile(flow, self.seat_of, tile, self.position)


def lay_tile(flow: Flow[BoardState], seat: int, tile: int, position: int, rotation: int = 0) -> None:
    """A tile is on the map; every site on it follows its instructions (UE-EXPLORE-14)."""
    flow.emit(TileRevealed(tile, position, rotation))
    if seat >= 0:
        gain_fame(flow, seat, scenario_of(flow.state).fame_per_tile, 0)
    frames: list[Frame[BoardState]] = []
    hidden: list[Frame[BoardState]] = []
    for place in range(7):
        space = position * 7 + place
        frames.extend(site_frames(flow, tile, space))
        if not covered(flow.state, space):
            hidden.extend(entrance_frames(flow.state, seat, printed_site(flow.state, space), space))
    flow.then(*frames, *hidden, LookAround())


def site_frames(flow: Flow[BoardState], tile: int, space: int) -> list[Frame[BoardState]]:
    """The frames of the site of a new space."""
    kind = LIB.tiles[tile]
    place = place_on_tile(flow.state, space)
    site = kind.sites[place]
    if covered(flow.state, space):
        return []
    if kind.rampaging[place] >= 0:
        return [PlaceToken(kind.rampaging[place], space, True)]
    if site == KEEP:
        return [PlaceToken(PILE_GRAY, space, False)]
    if site == MAGE_TOWER:
        return [PlaceToken(PILE_VIOLET, space, False)]
    if site == RUINS:
        return [PlaceRuin(space)]
    if site in MINES:
        return guard_frames(flow.state, space)
    if site == MONASTERY:
        return [AddMonasteryCard()]
    if site == CITY:
        return city_frames(flow, space, kind.city)
    return []


class AddMonasteryCard(Frame[BoardState]):
    """UE-EXPLORE-15: a monastery lays one advanced action into the unit offer."""

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        if flow.state.actions:
            flow.emit(MonasteryCardAdded(flow.state.actions[-1]))


class LookAround(Frame[BoardState]):
    """Garrisons next to a hero are turned up: cities always, keeps and towers by Day; ruins where a hero stands.

    An effect may let a hero see as by Day, when all ruins lie face up.
    """

    FIELDS = ()

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        for seat, player in enumerate(state.players):
            if player.where >= 0:
                for packed in garrisons_seen(state, seat, player.where):
                    turn_up(flow, packed)
                for packed in ruins_seen(state, seat, player.where):
                    flow.emit(RuinTurned((packed & 1023) >> 1, packed >> 10))


def garrisons_seen(state: BoardState, seat: int, where: int) -> list[int]:
    """The tokens that lie face down and that a hero would see from a space."""
    hidden = [packed for packed in state.map.tokens if not packed & 1]
    if not hidden:
        return hidden
    near = NEIGHBOURS[where]
    lit = holds(state, DAYLIGHT, seat)
    return [
        packed
        for packed in hidden
        if (is_near(state, near, packed >> 10) or in_far_sight(state, seat, where, packed >> 10))
        and seen_from_afar(state, packed >> 10, lit)
    ]


def ruins_seen(state: BoardState, seat: int, where: int) -> list[int]:
    """The ruins that lie face down and that a hero would see from a space."""
    hidden = [ruin for ruin in state.map.ruins if not ruin & 1]
    return hidden if not hidden or holds(state, DAYLIGHT, seat) else [ruin for ruin in hidden if ruin >> 10 == where]


def is_near(state: BoardState, near: list[int], space: int) -> bool:
    """Is a garrison on one of these spaces? That of a Megapolis is on both its spaces (UE-VAR-MEGA-08)."""
    if space in near:
        return True
    field = state.map
    return bool(field.annexes) and any(p >> 6 in near and field.city_at[p & 7] == space for p in field.annexes)


def in_far_sight(state: BoardState, seat: int, where: int, space: int) -> bool:
    """Does an effect let this hero see the garrison of a space further away?"""
    return any(distance(where, space) <= entry.amount for entry in lasting(state, FAR_SIGHT, seat))


def seen_from_afar(state: BoardState, space: int, lit: bool) -> bool:
    """Is the garrison of this space turned up when a hero stands next to it? What hides at other sites waits for whoever enters."""
    site = printed_site(state, space)
    return site == CITY or (site in (KEEP, MAGE_TOWER) and (lit or not state.night))


def turn_up(flow: Flow[BoardState], packed: int) -> None:
    token = (packed & 1023) >> 1
    flow.emit(TokenTurned(token, packed >> 10, LIB.token_kind[token]))
