"""The ground: what lies on a space, who owns it, what it costs to enter, where one may end a turn."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.lairs import LAIRS
from mageknight.board.content.library import LIB
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.register import (
    OTHERS_TERRAIN,
    SPACE_ADD,
    TERRAIN_ADD,
    TERRAIN_ENTER,
    TERRAIN_FORBID,
    TERRAIN_SAFE,
    TERRAIN_SET,
)
from mageknight.board.rules.coop.teams import allied
from mageknight.board.state import BoardState
from mageknight.board.state.land import Land
from mageknight.board.terms import (
    CITY,
    CITY_GROUND,
    DRACONUM,
    KEEP,
    LABYRINTH,
    MAGE_TOWER,
    MAZE,
    MONASTERY,
    MOVE_COST_DAY,
    MOVE_COST_NIGHT,
    NO_ENTRY,
    NO_SITE,
    ORCS,
    PORTAL,
    REFUGEE_CAMP,
    RUINS,
    SEA,
    VILLAGE,
)

ADVENTURE: Final = (*LAIRS, RUINS, MAZE, LABYRINTH)
FORTIFIED_SITES: Final = (KEEP, MAGE_TOWER, CITY)
INHABITED: Final = (VILLAGE, MONASTERY, KEEP, MAGE_TOWER, CITY, REFUGEE_CAMP)


def is_underground(site: int) -> bool:
    """Is it a lair below the ground: a dungeon, a tomb, or one like them?"""
    return site in LAIRS and LAIRS[site].underground


def on_map(state: BoardState, space: int) -> bool:
    """Is there a revealed space?"""
    return space != NOWHERE and state.map.tile_at[space // 7] >= 0


def terrain_of(state: BoardState, space: int) -> int:
    """The terrain of a revealed space."""
    field = state.map
    terrain = LIB.tiles[field.tile_at[space // 7]].terrain
    return terrain[place_on_tile(state, space)] if field.rotation else terrain[space % 7]


def place_on_tile(state: BoardState, space: int) -> int:
    """The one of its tile's seven places a space is, rotation of the tile undone."""
    place = space % 7
    rotation = state.map.rotation
    if place and rotation:
        return (place - 1 - rotation[space // 7]) % 6 + 1
    return place


def printed_site(state: BoardState, space: int) -> int:
    """The site printed on a space, whatever became of it; the right half of a Megapolis covers what is printed, and a
    secret entrance is as good as printed."""
    field = state.map
    if field.annexes and annexed(state, space) >= 0:
        return CITY
    sites = LIB.tiles[field.tile_at[space // 7]].sites
    site = sites[place_on_tile(state, space)] if field.rotation else sites[space % 7]
    if site == NO_SITE and state.affairs.secrets:
        return secret_site(state, space)
    return site


def secret_site(state: BoardState, space: int) -> int:
    """UE-SCN-DUNGEON-05, UE-SCN-DUNGEON-07: the dungeon or tomb below a secret entrance."""
    for secret in state.affairs.secrets:
        if secret >> 5 == space:
            return secret & 31
    return NO_SITE


def site_of(state: BoardState, space: int) -> int:
    """The site of a space as it is now: defeated rampagers and burned monasteries leave it empty."""
    site = printed_site(state, space)
    if site == NO_SITE:
        return NO_SITE
    if site == ORCS or site == DRACONUM:
        return site if space not in state.map.slain else NO_SITE
    if site == MONASTERY and owner_of(state, space) >= 0:
        return NO_SITE
    if site == PORTAL and state.affairs.shut:
        return NO_SITE
    return site


def land_of(state: BoardState) -> Land:
    """The facts of the map, worked out when they are first asked for after somebody wrote on it."""
    land = state.map.land
    affairs = state.affairs
    if land is None or land.secrets != affairs.secrets or land.shut != affairs.shut:
        land = state.map.land = Land(affairs.secrets, affairs.shut)
        for slot, tile in enumerate(state.map.tile_at):
            if tile >= 0:
                if LIB.tiles[tile].walls:
                    land.walled.add(slot)
                for space in range(slot * 7, slot * 7 + 7):
                    land.ground[space] = ground_of(state, space)
                    site = land.site[space] = site_of(state, space)
                    land.sites.setdefault(site, []).append(space)
    return land


def owner_of(state: BoardState, space: int) -> int:
    """The seat whose Shield marks a space, or -1."""
    for shield in state.map.shields:
        # Every step of every search asks this: the shield is unpacked in place (`state.marks`).
        if shield >> 3 == space:
            return shield & 7
    return -1


def city_index(state: BoardState, space: int) -> int:
    """The place of a city among the revealed ones, or -1."""
    cities = state.map.city_at
    for at in range(len(cities)):
        if cities[at] == space:
            return at
    return annexed(state, space) if state.map.annexes else -1


def annexed(state: BoardState, space: int) -> int:
    """The place among the revealed cities of the Megapolis whose right half this space is, or -1."""
    for packed in state.map.annexes:
        if packed >> 6 == space:
            return packed & 7
    return -1


def heart(state: BoardState, space: int) -> int:
    """The place of the garrison and the Shields of a city: on its own space, or on the left half of a Megapolis."""
    at = annexed(state, space) if state.map.annexes else -1
    return state.map.city_at[at] if at >= 0 else space


def city_spaces(state: BoardState, city: int) -> list[int]:
    """The spaces of a city: its own, and the right half of a Megapolis."""
    at = state.map.city_at.index(city)
    return [city, *[packed >> 6 for packed in state.map.annexes if packed & 7 == at]]


def city_kinds(state: BoardState, at: int) -> list[int]:
    """The City cards of a revealed city: one, or the two of a Megapolis."""
    kinds = [state.map.city_kind[at]]
    if state.map.annexes:
        kinds.extend([(packed >> 3) & 7 for packed in state.map.annexes if packed & 7 == at])
    return kinds


def city_conquered(state: BoardState, space: int) -> bool:
    at = city_index(state, space)
    return at >= 0 and state.map.city_taken[at] != -1


def is_stronghold(state: BoardState, seat: int, space: int) -> bool:
    """Would entering this space be an assault (UE-MOVE-08, UE-MOVE-09)? Not into what a teammate holds (UE-TEAM-08)."""
    site = printed_site(state, space)
    if site == KEEP or site == MAGE_TOWER:
        owner = owner_of(state, space)
        return owner < 0 or (owner != seat and is_held(state, site) and not allied(state, owner, seat))
    if site == CITY:
        return not city_conquered(state, space)
    return False


def near_own(state: BoardState, seat: int, where: int, wanted: int) -> bool:
    """Is a space on or next to such a site that the player, or a teammate, owns?"""
    for shield in state.map.shields:
        space, owner = shield >> 3, shield & 7
        if (space == where or space in NEIGHBOURS[where]) and printed_site(state, space) == wanted:
            if owner == seat or allied(state, owner, seat):
                return True
    return False


def is_held(state: BoardState, site: int) -> bool:
    """Does whoever conquers such a site hold it against the others: keeps, and mage towers where the scenario says so?"""
    from mageknight.board.scenarios import scenario_of

    return site == KEEP or (site == MAGE_TOWER and scenario_of(state).towers_held)


def tokens_at(state: BoardState, space: int) -> list[int]:
    """The enemy tokens on a space, as instance * 2 + face up."""
    return [packed & 1023 for packed in state.map.tokens if packed >> 10 == space]


def has_token(state: BoardState, space: int) -> bool:
    for packed in state.map.tokens:
        if packed >> 10 == space:
            return True
    return False


def rampagers_at(state: BoardState, space: int) -> bool:
    """Does an undefeated rampaging enemy hold this space?"""
    site = printed_site(state, space)
    return (site == ORCS or site == DRACONUM) and has_token(state, space)


def rampager_spaces(state: BoardState) -> list[int]:
    """All spaces with rampaging enemies."""
    return [space for space in dict.fromkeys([p >> 10 for p in state.map.tokens]) if rampagers_at(state, space)]


def wall_between(state: BoardState, one: int, other: int) -> bool:
    """Is there a wall between two adjacent spaces of one tile?"""
    if one // 7 != other // 7:
        return False
    walls = LIB.tiles[state.map.tile_at[one // 7]].walls
    if not walls:
        return False
    a, b = place_on_tile(state, one), place_on_tile(state, other)
    return (a, b) in walls or (b, a) in walls


def ground_of(state: BoardState, space: int) -> int:
    """The terrain that counts for the cost of a space; a city is a ground of its own (UE-MOVE-07)."""
    return CITY_GROUND if state.map.city_at and city_index(state, space) >= 0 else terrain_of(state, space)


def plain_cost(state: BoardState, space: int) -> int:
    """The unmodified Move cost of a space; `NO_ENTRY` if it cannot be entered normally (UE-MOVE-03, UE-MOVE-05)."""
    costs = MOVE_COST_NIGHT if state.night else MOVE_COST_DAY
    return costs[ground_of(state, space)]


def move_cost(state: BoardState, seat: int, space: int) -> int:
    """The cost for a player of entering a space now, lasting effects included (UE-MOVE-17 to 20).

    The order of the changes is the one that serves the player best (UE-MOVE-18): the lowest of the costs that were set, then
    what makes it dearer, then what makes it cheaper, beginning with what cannot lower it far.
    """
    ground = ground_of(state, space)
    cost = MOVE_COST_NIGHT[ground] if state.night else MOVE_COST_DAY[ground]
    if not state.active:
        return cost
    opened = cost != NO_ENTRY
    set_costs: list[int] = [cost] if opened else []
    added: list[tuple[int, int]] = []
    for entry in state.active:
        if entry.seat != seat:
            if entry.key == OTHERS_TERRAIN and not allied(state, entry.seat, seat):
                added.append((entry.amount, entry.bound))
            continue
        key = entry.key
        if key == TERRAIN_SET and entry.target in (-1, ground):
            set_costs.append(entry.amount)
        elif key == TERRAIN_ENTER and entry.target == ground:
            opened = True
            if entry.amount:
                set_costs.append(entry.amount)
        elif key == TERRAIN_FORBID and entry.target == ground:
            return NO_ENTRY
        elif (key == TERRAIN_ADD and entry.target in (-1, ground)) or (key == SPACE_ADD and entry.target == space):
            added.append((entry.amount, entry.bound))
    if not opened:
        return NO_ENTRY
    return _changed(min(set_costs) if set_costs else 0, added)


def _changed(cost: int, added: list[tuple[int, int]]) -> int:
    """A cost after all changes, each with its bound."""
    for change, bound in added:
        if change > 0:
            cost = max(cost, min(bound, cost + change))
    for change, bound in sorted([one for one in added if one[0] < 0], key=_bound, reverse=True):
        cost = min(cost, max(bound, cost + change))
    return max(0, cost)


def _bound(change: tuple[int, int]) -> int:
    return change[1]


def heroes_at(state: BoardState, space: int, but: int = -1) -> list[int]:
    """The seats whose figures stand on a space."""
    if but == 0 and len(state.players) == 1:
        return []
    return [seat for seat, player in enumerate(state.players) if player.where == space and seat != but]


def shares_space(state: BoardState, space: int) -> bool:
    """May several figures stand here: the portal while it is open, a conquered city (UE-MOVE-26, UE-SCN-RETURN-04)?"""
    site = printed_site(state, space)
    return (site == PORTAL and not state.affairs.shut) or (site == CITY and city_conquered(state, space))


def is_safe(state: BoardState, seat: int, space: int) -> bool:
    """May a turn end here (UE-MOVE-24 to 26, UE-ENDTURN-02)?"""
    if not on_map(state, space):
        return False
    ground = ground_of(state, space)
    if plain_cost(state, space) == NO_ENTRY and not _made_safe(state, seat, ground):
        return False
    if is_stronghold(state, seat, space) or rampagers_at(state, space):
        return False
    return shares_space(state, space) or not heroes_at(state, space, seat)


def _made_safe(state: BoardState, seat: int, ground: int) -> bool:
    for entry in state.active:
        if entry.key == TERRAIN_SAFE and entry.seat == seat and entry.target == ground:
            return True
    return False


def land_around(state: BoardState, space: int) -> list[int]:
    """The revealed spaces next to a space, the sea left out."""
    return [
        near
        for near in NEIGHBOURS[space]
        if near != NOWHERE and state.map.tile_at[near // 7] >= 0 and terrain_of(state, near) != SEA
    ]
