"""The land drawn in signs, for a terminal: a cell for every space, and what the signs mean."""

from __future__ import annotations

from typing import Final

from mageknight.board.names import named, place_text
from mageknight.board.view.text import seat_words
from mageknight.board.view.types import BoardView, HexView
from mageknight.kernel.message import Message, say

CELL: Final = 6
"""Letters a space takes, and the gap to the next; rows are shifted by half of it."""
GAP: Final = "\u00a0"
"""A space that no screen swallows."""
LAND: Final = {
    "plains": ".",
    "hills": "^",
    "forest": "*",
    "wasteland": "~",
    "desert": ":",
    "swamp": "%",
    "lake": "o",
    "mountain": "A",
    "sea": "=",
    "city": "#",
}
SITES: Final = {
    "mage_tower": "To",
    "tomb": "Tb",
    "monster_den": "De",
    "ancient_ruins": "Ru",
    "crystal_mine": "Mi",
    "magical_glade": "Gl",
    "marauding_orcs": "Or",
    "deep_mine": "Dm",
    "maze": "Mz",
    "refugee_camp": "Rc",
    "volkares_camp": "Vc",
    "graveyard": "Gy",
    "hidden_valley": "Hv",
}
"""Sites whose sign is not simply the beginning of their name."""


def drawn(view: BoardView) -> list[Message]:
    """The revealed land row by row from north to south, each with the place of its westernmost space; then the legend."""
    spaces = [each for tile in view.tiles for each in tile.hexes]
    if not spaces:
        return []
    west = min([2 * each.q + each.r for each in spaces])
    told: list[Message] = []
    for r in sorted({each.r for each in spaces}):
        row = sorted([each for each in spaces if each.r == r], key=lambda one: one.q)
        text = place_text(row[0].space).rjust(7) + " "
        for each in row:
            text = text.ljust(8 + (2 * each.q + each.r - west) * CELL // 2) + cell(view, each)
        told.append(say("board-map-row", row=text.rstrip().replace(" ", GAP)))
    return [*told, *legend(view, spaces)]


def cell(view: BoardView, each: HexView) -> str:
    """Terrain, site, enemies, heroes."""
    enemies = " "
    if each.enemies:
        enemies = "!" if any(token.enemy for token in each.enemies) else "?"
    heroes = [hero_sign(view, player.seat) for player in view.players if player.space == each.space]
    return (
        LAND.get(each.terrain, "?") + (site_sign(each.site) if stands(each) else "  ") + enemies + "".join(heroes)[:1]
    )


def stands(each: HexView) -> bool:
    return each.site != "none" and not each.empty


def site_sign(site: str) -> str:
    return SITES.get(site, site[:2].capitalize())


def hero_sign(view: BoardView, seat: int) -> str:
    """One's own hero is @, the others are numbered as they sit."""
    return "@" if seat == view.seat else str(seat + 1)


def legend(view: BoardView, spaces: list[HexView]) -> list[Message]:
    """The signs on the map, in words."""
    lands = sorted({each.terrain for each in spaces})
    sites = sorted({each.site for each in spaces if stands(each)})
    heroes = [player.seat for player in view.players if player.space >= 0]
    told = [
        [meaning(LAND.get(land, "?"), named("terrain", land)) for land in lands],
        [meaning(site_sign(site), named("site", site)) for site in sites],
        [meaning(hero_sign(view, seat), seat_words(view, seat)) for seat in heroes],
    ]
    lines = [say("board-map-legend", signs=each) for each in told if each]
    return [*lines, say("board-map-enemies")]


def meaning(sign: str, what: Message) -> Message:
    return say("board-map-sign", sign=sign, what=what)
