"""The order of the log: which events head a turn or an action, which are trifles, and the figures they are about."""

from __future__ import annotations

from typing import Any, Final

from mageknight.kernel.event import Event
from mageknight.kernel.mark import STEP, Mark, Rank
from mageknight.minis import events as e

RANKS: Final[dict[type[Event[Any]], Rank]] = {
    e.TurnBegan: "turn",
    e.PhaseBegan: "trifle",
    e.ActionGiven: "phase",
    e.FigureTurned: "trifle",
    e.TokenPlaced: "trifle",
    e.TokenReceived: "trifle",
    e.TokenTaken: "trifle",
    e.Frozen: "trifle",
    e.Rested: "trifle",
    e.AbilitiesRecalled: "trifle",
    e.AbilityCancelled: "trifle",
    e.TerrainContributed: "trifle",
}
"""Events that are no ordinary step."""

FIGURES: Final = ("figure", "attacker", "target", "captor", "captive", "other", "by")
"""Fields that name a figure where they hold a number."""


def mark(event: Event[Any]) -> Mark:
    """The place of an event in the log, its figures first. Everybody sees everything of a battle."""
    rank = RANKS.get(type(event), "step")
    if isinstance(event, e.LastingEnded) and event.card < 0:
        rank = "trifle"
    named = type(event).PUBLIC
    values = [getattr(event, field) for field in FIGURES if field in named]
    about = tuple([f"figure:{figure}" for figure in values if isinstance(figure, int) and figure >= 0])
    if isinstance(event, e.DiceRolled) and about:
        about = (*about, "dice:" + e.PURPOSES[event.purpose])
    return STEP if rank == "step" and not about else Mark(rank, about)
