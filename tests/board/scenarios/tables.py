"""Words for tests of scenarios: tables at their first turn, their tiles, the lines of their score sheets."""

from __future__ import annotations

from typing import Any

from mageknight.board.commands import ExploreAt
from mageknight.board.content.library import LIB
from mageknight.board.lattice import slot_at
from mageknight.board.rules.game.scoring import score_sheet
from mageknight.board.rules.world.exploring import positions_beside
from mageknight.kernel.contract import Outcome
from mageknight.kernel.match import Match
from tests.board.rules.games import game, lazily, walk
from tests.play import deciding


def table(scenario: str, seats: int, seed: str = "test", **more: Any) -> Match[Any]:
    """A game at its first turn."""
    match = game(scenario, seats, seed, **more)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    return match


def ended(match: Match[Any]) -> Outcome:
    """How the game ends if everybody does as little as possible."""
    walk(match, lazily, lambda m: m.outcome() is not None)
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def points(match: Match[Any], line: str, seat: int = 0) -> int:
    """The points of one line of the sheet."""
    return next(
        one.points for one in score_sheet(match.state) if one.seat == seat and one.what.key == "board-score-" + line
    )


def tiles_in(match: Match[Any], kind: str) -> list[str]:
    """The names of the tiles of a kind that belong to this game, those on the map included."""
    field = match.state.map
    return sorted(
        LIB.tiles[tile].name for tile in (*field.deck, *field.tile_at) if tile >= 0 and LIB.tiles[tile].kind == kind
    )


def found_city(match: Match[Any], space: int, leader: int) -> None:
    """A city lies on the map, conquered or not."""
    field = match.state.map
    field.city_at.append(space)
    field.city_kind.append(0)
    field.city_level.append(5)
    field.city_taken.append(leader)


def lay_city(match: Match[Any], name: str = "core_08") -> None:
    """The tile of the red city, or another, is found by exploring."""
    state = match.state
    tile = LIB.number("tile", name)
    state.map.deck[:] = [other for other in state.map.deck if other != tile] + [tile]
    wanted = slot_at(1, 1)
    seat = state.turn.seat
    player = state.players[seat]
    player.where = next(
        s for s in range(slot_at(1, 0) * 7, slot_at(1, 0) * 7 + 7) if wanted in positions_beside(state, s)
    )
    state.turn.move = 9
    match.play(ExploreAt(seat, wanted))
