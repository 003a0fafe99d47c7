"""Battles ready to begin: armies, battlefield and points that belong together.

The form offers them as a whole, and lists of set-ups hold the same: what is measured is what is played.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mageknight.kernel.message import say
from mageknight.kernel.ready import ReadyGame
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.editions import EDITIONS
from mageknight.minis.setup import RANDOM_TABLE, MinisSetup
from mageknight.minis.setup.entries import Lineup

SIEGE: Final = "siege"
HUNT: Final = "hunt"
HOSTS: Final = "hosts"
FIELD: Final = "field"
"""The kinds of battles: round a castle, round the Dragon, between hosts, between two armies of usual size."""
HUNT_TURNS: Final = 20
SIEGE_TURNS: Final = 20
"""Relief is on its way: besiegers have less time than other armies of their size."""


class Occasion(NamedTuple):
    """A battle by its name: `armies` names those of all players but a quarry, whose army follows from the points; `castle` is
    the seat that brings one."""

    name: str
    kind: str
    edition: str
    total: int
    armies: tuple[str, ...]
    table: str
    castle: int = -1
    turns: int = 0

    @property
    def seats(self) -> int:
        return len(self.armies) + (self.kind == HUNT)

    def edges(self) -> tuple[int, ...]:
        """Two players, and two teams, face each other; three and more hunters come from all sides."""
        return ((0, 2, 0, 2) if self.kind == HOSTS else (0, 2, 1, 3, 0))[: self.seats]

    def setup(self) -> MinisSetup:
        """The set-up the table agrees on."""
        ready = ready_armies()
        lineups: list[Lineup] = [ready[name].lineup() for name in self.armies]
        if self.kind == HUNT:
            lineups.append((EDITIONS[self.edition].quarry(self.total),))
        return MinisSetup(
            edition=self.edition,
            seats=self.seats,
            total=self.total,
            armies=tuple(lineups),
            table=self.table,
            edges=self.edges(),
            sides=(0, 1, 0, 1)[: self.seats] if self.kind == HOSTS and self.seats > 2 else (),
            castle=self.castle,
            turns=self.turns,
        )


def _hunt(name: str, total: int, *armies: str) -> Occasion:
    return Occasion(name, HUNT, "dragon", total, armies, RANDOM_TABLE, -1, HUNT_TURNS)


BANDS: Final = ("hunters-powder-300", "hunters-judges-300", "hunters-coil-300", "hunters-elves-300")

OCCASIONS: Final = (
    Occasion("riders-and-spells", FIELD, "second", 300, ("atlantean-empire-300", "orc-khans-300"), "frontier-post"),
    Occasion("lone-tower", SIEGE, "second", 500, ("lone-tower-500", "besiegers-500"), "siege-field", 0, SIEGE_TURNS),
    Occasion("gatehouse", SIEGE, "second", 500, ("gatehouse-500", "besiegers-500"), "siege-field", 0, SIEGE_TURNS),
    _hunt("angry-alone", 600, "hunters-powder-600"),
    _hunt("angry", 600, *BANDS[:2]),
    _hunt("furious", 900, *BANDS[:3]),
    _hunt("rampaging", 1200, *BANDS),
    Occasion("war-road", HOSTS, "conquest", 1200, ("conquest-elves-1200", "conquest-orcs-1200"), "war-road"),
    Occasion("broad-vale", HOSTS, "conquest", 2000, ("conquest-empire-2000", "conquest-dead-2000"), "broad-vale"),
    Occasion(
        "two-teams",
        HOSTS,
        "conquest",
        2400,
        ("conquest-elves-1200", "conquest-orcs-1200", "conquest-rebels-1200", "conquest-dead-1200"),
        "long-marches",
    ),
)

FIRST: Final = ("riders-and-spells", "lone-tower", "angry", "war-road")
"""One of each kind, for people who want to sit down at once."""


def ready_battles() -> tuple[ReadyGame, ...]:
    """The first ones, each with a person in the first seat."""
    found = {each.name: each for each in OCCASIONS}
    return tuple([_ready(found[name]) for name in FIRST])


def _ready(occasion: Occasion) -> ReadyGame:
    title = say(f"minis-occasion-{occasion.name}")
    return ReadyGame(occasion.name, occasion.setup(), 0, title, say(f"minis-occasion-{occasion.name}-about"))
