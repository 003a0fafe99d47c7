"""Roles of players in a battle, for the record of results: the people most of the army belongs to."""

from __future__ import annotations

from mageknight.minis.content import factions
from mageknight.minis.state.battle import Battle


def roles(state: Battle) -> list[str]:
    """For every seat the faction with most points in its army, by the key of its name; none for a seat without figures."""
    points: list[dict[int, int]] = [{} for _ in range(state.setup.seats)]
    for figure, definition in enumerate(state.defs):
        of_seat = points[state.owner[figure]]
        for faction in definition.factions[:1]:
            of_seat[faction] = of_seat.get(faction, 0) + definition.points
    return [faction_key(each) for each in points]


def faction_key(points: dict[int, int]) -> str:
    """The key of the faction with most points; of equal ones the first."""
    best = -1
    for faction in sorted(points):
        if best < 0 or points[faction] > points[best]:
            best = faction
    return factions.table()[best].name_key if best >= 0 else ""
