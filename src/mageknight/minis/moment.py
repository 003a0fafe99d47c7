"""Moments: what happens by itself when something else has happened.

A happening belongs to a moment (`COMMAND_BEGINS`, `MOVED` …) and to the figures with a certain ability. `rules.moments` collects
what is due and lets it happen in the order the players choose; nobody is asked where nothing is due.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.minis.state import Battle

COMMAND_BEGINS: Final = 0
"""A seat's turn, or its command phase, begins; about that seat."""
ACTION_GIVEN: Final = 1
"""A figure was given an action; about it."""
AIMED: Final = 2
"""The targets of an attack are named; about the attacker."""
ROLLED: Final = 3
"""The dice of an attack are thrown; about the attacker."""
HIT: Final = 4
"""An attack has hit; about the figure hit."""
MISSED: Final = 5
"""An attack has missed; about the figure missed."""
DAMAGED: Final = 6
"""A figure took damage; about it."""
ELIMINATED: Final = 7
"""A figure was eliminated; about it."""
MOVED: Final = 8
"""A figure has moved and the free spins are done; about it."""
ENDS: Final = 9
"""A seat's turn, or its end phase, ends; about that seat."""
MOMENTS: Final = 10


class Happening:
    """Something that happens at a moment to the figures with an ability, or because of them.

    `word` names it in saved battles and in the catalogue. `in_order`: the players choose when it happens among others of the
    moment; else it happens first. `optional`: its player may do without.
    """

    def __init__(self, word: str, when: int, ability: int, in_order: bool = True, optional: bool = False) -> None:
        self.word = word
        self.when = when
        self.ability = ability
        self.in_order = in_order
        self.optional = optional

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        """To whom it happens because of this figure, one entry for each time; -1 for everybody it reaches. Empty: nothing is due."""
        raise AssertionError(f"{self.word} is never due")

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        """Let it happen, if nothing before it has put an end to it."""
        raise AssertionError(f"{self.word} cannot happen")


HAPPENINGS: Final[dict[str, Happening]] = {}
_AT: Final[list[list[Happening]]] = [[] for _ in range(MOMENTS)]
BITS: Final[list[int]] = [0] * MOMENTS
"""By moment: the abilities that have something there."""


def enter(happening: Happening) -> None:
    """Make a happening known; done once for each when the rules are loaded."""
    assert happening.word not in HAPPENINGS, happening.word
    HAPPENINGS[happening.word] = happening
    _AT[happening.when].append(happening)
    _AT[happening.when].sort(key=_number)
    BITS[happening.when] |= 1 << happening.ability


def _number(happening: Happening) -> int:
    return happening.ability


def happenings_at(when: int) -> list[Happening]:
    return _AT[when]
