"""Demands of an edition on an army, as facts."""

from __future__ import annotations

from typing import Final

from mageknight.minis.content import abilities
from mageknight.minis.figures.figure import FigureDef

STEP: Final = 100
"""Build totals are multiples of this (REB-BLD-02, M2-ARMY-01)."""
OFFERED: Final = 600
"""The largest build total that is offered; a set-up may ask for more."""

ITEMS: Final = "items"
SPELLS: Final = "spells"
MOUNTS: Final = "mounts"
PASSENGERS: Final = "passengers"
COMPANY: Final = "company"
DOMAIN: Final = "domain"
CASTLE: Final = "castle"
BRINGS: Final = (ITEMS, SPELLS, MOUNTS, PASSENGERS, COMPANY, DOMAIN, CASTLE)
"""What an army may hold besides its figures, where its edition knows it."""


class BuildRules:
    """The demands of an edition on an army.

    `total` is the only build total it allows, or 0 for every multiple of `step` from `least` on; totals to `most` are offered.
    `generations` are the kinds of bases it reads, `older` those it reads besides where a table agrees on it; `card` is the year
    of the card its abilities stand on. `brings` are the words of `BRINGS` for what an army may hold besides its figures. For
    every `share` points of its total an army has at most two items, one of them a relic; 0 allows any number.
    """

    def __init__(
        self,
        generations: tuple[int, ...],
        card: int,
        total: int = 0,
        older: tuple[int, ...] = (),
        brings: tuple[str, ...] = (),
        step: int = STEP,
        least: int = STEP,
        most: int = OFFERED,
        share: int = 0,
    ) -> None:
        self.generations = generations
        self.card = card
        self.total = total
        self.older = older
        assert all(word in BRINGS for word in brings)
        self.brings = brings
        self.step = step
        self.least = least
        self.most = most
        self.share = share

    def totals(self) -> list[int]:
        """The build totals that are offered."""
        return [self.total] if self.total else list(range(self.least, self.most + 1, self.step))

    def read(self, all_generations: bool = False) -> tuple[int, ...]:
        """The generations an army may be taken from."""
        return (*self.older, *self.generations) if all_generations else self.generations

    def reads(self, figure: FigureDef, all_generations: bool = False) -> bool:
        """Can the edition play this figure: does it know bases of its kind and every ability on its dial?"""
        return figure.generation in self.read(all_generations) and not self.strange(figure)

    def strange(self, figure: FigureDef) -> list[int]:
        """The abilities on a figure's dial that are not on the edition's card."""
        unknown = ~abilities.on_card(self.card)
        found = 0
        for mask in figure.masks:
            found |= mask & unknown
        return [each.id for each in abilities.table() if found >> each.id & 1] if found else []
