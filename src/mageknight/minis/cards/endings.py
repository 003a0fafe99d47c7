"""Ends of enchantments before their target falls: one happening for each ending a spell may name (`content.spells.ENDINGS`).

They happen before anything is ordered. A spell that falls with its caster is bound to it, and one that ends with the next spell cast at
its target is ended by casting (`rules.spells.casting`).
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.actions.manner import CLOSE, RANGED
from mageknight.minis.effects.forces import forces
from mageknight.minis.effects.moment import AIMED, DAMAGED, ELIMINATED, ENDS, MISSED, Happening
from mageknight.minis.rules.attack.assault import in_hand, is_attacking
from mageknight.minis.rules.figures.losing import lose_book
from mageknight.minis.rules.turn.moments import end_lasting
from mageknight.minis.state.battle import ACTED, Battle
from mageknight.minis.state.books import NOBODY, holds
from mageknight.minis.state.books import book_of as carried_book
from mageknight.minis.state.lasting import Lasting


def ending_with(state: Battle, word: str, figure: int) -> list[Lasting]:
    """The enchantments on a figure that end with something."""
    if not state.lasting:
        return []
    return [each.entry for each in forces(state) if word in each.spell.ends and each.entry.target == figure]


class Ending(Happening):
    """An enchantment ends. `concerned` says whose enchantments a moment may end."""

    def __init__(self, ends: str, when: int) -> None:
        super().__init__("spell-ends-" + ends, when, 0, in_order=False, outlives=True, loose=True)
        self.ends = ends

    def concerned(self, state: Battle, about: int) -> list[int]:
        return [about]

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        if not state.lasting:
            return []
        return [(each, -1) for each in self.concerned(state, about) if ending_with(state, self.ends, each)]

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        for entry in ending_with(flow.state, self.ends, figure):
            end_lasting(flow, entry)


class AfterMiss(Ending):
    """Its attack of a kind has missed everybody."""

    def __init__(self, ends: str, kind: int) -> None:
        super().__init__(ends, MISSED)
        self.kind = kind

    def concerned(self, state: Battle, about: int) -> list[int]:
        if not is_attacking(state):
            return []
        attack = in_hand(state)
        return [attack.attacker] if not attack.hits and attack.manner(state).kind == self.kind else []


class WithAttack(Ending):
    """It attacks somebody."""

    def concerned(self, state: Battle, about: int) -> list[int]:
        return [about] if not in_hand(state).manner(state).aid else []


class AfterRest(Ending):
    """It was given no action in a turn of its own."""

    def concerned(self, state: Battle, about: int) -> list[int]:
        return [
            figure for figure, seat in enumerate(state.controller) if seat == about and not state.marks[figure] & ACTED
        ]


class Unsealed(Happening):
    """The wielder of a sealed book is eliminated: the book leaves the game with everything in it (M2-SPELL-27)."""

    def __init__(self) -> None:
        super().__init__("sealed-page", ELIMINATED, 0, in_order=False, outlives=True, loose=True)

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        book = carried_book(state, about) if state.books else NOBODY
        return [(about, book)] if book != NOBODY and holds(state, book, "seal") else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        lose_book(flow, other)


def endings() -> list[Happening]:
    """Every happening of this module."""
    return [
        Ending("hurt", DAMAGED),
        AfterMiss("missed-close", CLOSE),
        AfterMiss("missed-ranged", RANGED),
        WithAttack("attacks", AIMED),
        AfterRest("rested", ENDS),
        Unsealed(),
    ]
