"""Mines in the hands of enemies: their guards, their liberation, what they are worth (UE-SCN-MINES-05 to 16)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.rules.game.chance import PlaceToken
from mageknight.board.rules.world.ground import owner_of, place_on_tile, printed_site
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, MINES, PILE_BROWN, PILE_GREEN, PILE_RED
from mageknight.kernel.agenda import Frame

CRYSTALS: Final = 3


def in_core(state: BoardState, space: int) -> bool:
    """Does a space lie on a Core tile?"""
    return LIB.tiles[state.map.tile_at[space // 7]].is_core


def guard_frames(state: BoardState, space: int) -> list[Frame[BoardState]]:
    """UE-SCN-MINES-05: a revealed mine gets a green or red token face up and a brown one face down."""
    if not scenario_of(state).guarded_mines:
        return []
    pile = PILE_RED if in_core(state, space) else PILE_GREEN
    return [PlaceToken(pile, space, True), PlaceToken(PILE_BROWN, space, False)]


def guarded(state: BoardState, space: int) -> bool:
    """UE-SCN-MINES-06, UE-SCN-MINES-09: is this a mine nobody has liberated, where mines must be?"""
    return printed_site(state, space) in MINES and scenario_of(state).guarded_mines and owner_of(state, space) < 0


def liberation_reputation(state: BoardState, space: int) -> int:
    """UE-SCN-MINES-08: one for a mine of the countryside, two for one of the core."""
    return 2 if in_core(state, space) else 1


def crystals_of(state: BoardState, seat: int, space: int) -> int:
    """The colours of crystals a mine can give a player, a bit each; those held three times are left out."""
    colours = LIB.tiles[state.map.tile_at[space // 7]].mines[place_on_tile(state, space)]
    wanted = 0
    for colour in range(BASIC):
        if colours >> colour & 1 and state.players[seat].crystals[colour] < CRYSTALS:
            wanted |= 1 << colour
    return wanted
