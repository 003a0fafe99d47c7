"""Short words for battles of edition 2.0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mageknight.kernel.game import Outcome
from mageknight.minis import commands as c
from tests.minis.drill import Play, battle, open_battle, units

ELVES = ("cadets-sword", "cadets-bow")
CRUSADERS = ("cadets-plain", "cadets-plain")
FAR = "1 cadets-plain 30 30 270"
"""Somebody far away, so that the other side is not alone."""

FIRST = [(4, 3, 2, 1)]
"""Player 1 begins; the own objectives lie 7 and 3 inches from the far edges."""


def second(*figures: str, dice: Sequence[tuple[int, ...]] = (), terrain: Sequence[str] = (), **fields: object) -> Play:
    """A battle in the middle of the first player's turn."""
    lines = {key.replace("_", " "): value for key, value in fields.items()}
    return battle(*figures, dice=dice, terrain=terrain, **{"edition": "second", "total": 100, **lines})


def scene(dice: Sequence[tuple[int, ...]] = FIRST, **fields: Any) -> Play:
    """A battle from its very beginning."""
    known = {"edition": "second", "total": 100, "armies": (ELVES, CRUSADERS), "edges": (0, 2)}
    return open_battle(dice=dice, **{**known, **fields})


def lay(play: Play, piece: str, x: float, y: float, turn: int = 0) -> c.PlaceTerrain:
    return c.PlaceTerrain(play.seat, piece, units(x), units(y), turn)


def token(play: Play, x: float, y: float) -> c.PlaceObjective:
    return c.PlaceObjective(play.seat, units(x), units(y))


def outcome(play: Play) -> Outcome:
    found = play.match.outcome()
    assert found is not None
    return found


def holders(play: Play) -> list[int]:
    """Who controls each objective, -1 for nobody."""
    return [holder for _, _, holder in play.state.objectives]
