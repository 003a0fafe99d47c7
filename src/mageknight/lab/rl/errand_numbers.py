"""Errands as numbers: their kind, what they would change, and what our own judgement says of them, for programs that learn.

An errand is told by a trial in a position in which everything the seat cannot know was dealt again. The last number is how much less the
errand is worth than the best one, by the judgement of the planners; leave it out to learn from nothing.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import WOUND
from mageknight.board.state import BoardState
from mageknight.bots.board.ideas import Idea

VERSION: Final = 1
"""Changes whenever a number changes its meaning."""
KINDS: Final = (
    "ends-turn",
    "rests",
    "explores",
    "challenges",
    "assaults",
    "enters-site",
    "breaks-through",
    "walks-on",
    "recruits",
    "buys-card",
    "heals",
    "gains",
    "no-choice",
)
PREFIX: Final = "bot-"
CHANGES: Final = (
    "Fame",
    "level",
    "Reputation",
    "Wounds in hand",
    "Wounds elsewhere",
    "cards in hand",
    "own cards",
    "units",
    "units ready",
    "wounded units",
    "crystals",
    "tiles left",
    "cities found",
    "cities conquered",
)
NAMES: Final = (*KINDS, "commands", "reveals", *CHANGES, "behind the best")
SIZE: Final = len(NAMES)
COMMANDS: Final = len(KINDS)
REVEALS: Final = COMMANDS + 1
CHANGED: Final = COMMANDS + 2
JUDGED: Final = SIZE - 1


def possessions(state: BoardState, seat: int) -> tuple[int, ...]:
    """Amounts of what an errand can change, in the order of `CHANGES`."""
    player, land = state.players[seat], state.map
    elsewhere = [*player.deck, *player.discard, *player.played]
    held = player.hand.count(WOUND)
    wounds = elsewhere.count(WOUND)
    return (
        player.fame,
        player.level,
        player.reputation,
        held,
        wounds,
        len(player.hand) - held,
        len(player.hand) + len(elsewhere) - held - wounds,
        len(player.units),
        len([unit for unit in player.units if unit.ready()]),
        len([unit for unit in player.units if unit.wounds]),
        sum(player.crystals),
        len(land.deck),
        len(land.city_at),
        len(land.city_at) - land.city_taken.count(-1),
    )


def errand_rows(ideas: list[Idea], state: BoardState, seat: int) -> list[list[float]]:
    """The rows of all errands at hand, each in the order of `NAMES`."""
    before = possessions(state, seat)
    best = max([idea.worth for idea in ideas], default=0.0)
    rows: list[list[float]] = []
    for idea in ideas:
        row = [0.0] * SIZE
        row[KINDS.index(idea.reason.key.removeprefix(PREFIX))] = 1.0
        row[COMMANDS] = float(len(idea.script))
        row[REVEALS] = float(idea.revealed)
        for at, (now, was) in enumerate(zip(possessions(idea.state, seat), before, strict=True)):
            row[CHANGED + at] = float(now - was)
        row[JUDGED] = idea.worth - best
        rows.append(row)
    return rows
