"""Tellers: for each kind of event worth a line in the log the function that knows its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mageknight.kernel.event import Event
from mageknight.kernel.message import Message
from mageknight.minis import events as e
from mageknight.minis.state.battle import Battle

Words = TypeVar("Words", bound=Callable[[Battle, Any, int | None], Message | None])
"""The line of an event for a seat (None: a spectator)."""

TELLERS: Final[dict[type[Event[Any]], Callable[[Battle, Any, int | None], Message | None]]] = {}


def teller(*kinds: type[Event[Any]]) -> Callable[[Words], Words]:
    """A decorator for the function that tells events of these kinds."""

    def registered(words: Words) -> Words:
        for kind in kinds:
            TELLERS[kind] = words
        return words

    return registered


def tell(state: Battle, event: Event[Any], seat: int | None = None) -> Message | None:
    """An event as a line of the log; nothing if it is not worth a line."""
    words = TELLERS.get(type(event))
    return None if words is None else words(state, event, seat)


SILENT: Final[dict[type[Event[Any]], str]] = {
    e.SpellLost: "the end of its effect is told",
    e.IllusionFaded: "a count; its end is told",
    e.Spared: "the token of the leader is told",
    e.TokensLost: "a figure that rests, dies or is taken is told",
    e.Engaged: "its token is told when the action is over",
    e.ActionEnded: "what the action brought is told",
    e.MagicFelt: "what the ability did is told",
    e.ClockRanOut: "the end that follows is told",
    e.Refreshed: "the figure that comes back is told",
    e.CaptiveLifted: "it is put down at once, which is told",
    e.FigureWithdrawn: "the player who leaves is told",
    e.DistancesRolled: "the dice are told",
    e.TerrainChanged: "the section, portal or piece that changes it is told",
    e.TerrainLeft: "only what is used is told",
}
"""Events that are no line of the log, each with the reason."""
