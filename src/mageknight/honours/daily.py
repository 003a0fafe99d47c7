"""The game of the day: which scenario, with whom, on which ground. Its luck belongs to whoever runs the server.

Short games from Monday to Friday and long ones at the weekend; hero, table and opponent change from day to day and come round again.
"""

from __future__ import annotations

from datetime import date
from typing import Any, Final

import msgspec

WEEK: Final = (
    "solo_reconnaissance",
    "solo_blitz",
    "solo_reconnaissance",
    "solo_druids",
    "solo_blitz",
    "solo_conquest",
    "solo_liberation",
)
"""The scenario of every day of the week, Monday first."""
HEROES: Final = ("arythea", "tovak", "goldyx", "norowas", "wolfhawk", "krang", "braevalar")
TABLES: Final = (
    "everything",
    "marshland",
    "old-orchard",
    "open-field",
    "river-crossing",
    "ruined-village",
    "twin-hills",
    "two-woods",
)
OPPONENT: Final = "knight"
"""Who plays against everybody in the battle of the day."""


class DailyGame(msgspec.Struct, frozen=True):
    """The set-up of a day; `bots` sit on the seats after the first."""

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...] = ()


def board_game(day: date) -> DailyGame:
    """A game alone: the scenario by the weekday, every week another row of heroes."""
    weeks, weekday = divmod(day.toordinal() - 1, 7)
    hero = HEROES[(weekday + weeks) % len(HEROES)]
    return DailyGame("board", {"seats": 1, "scenario": WEEK[weekday], "heroes": [hero]})


def battle(day: date) -> DailyGame:
    """A battle of 100 points with ready-made armies against the same opponent for everybody."""
    table = TABLES[day.toordinal() % len(TABLES)]
    setup = {"seats": 2, "edition": "rebellion", "total": 100, "table": table, "edges": [0, 2]}
    return DailyGame("minis", setup, (OPPONENT,))


PROGRAMME: Final = {"board": board_game, "minis": battle}
"""The game of the day in every game that has one."""
