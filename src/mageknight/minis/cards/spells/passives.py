"""Spells that are never cast: they work by lying in the book (M2-SPELL-30)."""

from __future__ import annotations

from mageknight.minis.effects.spell import Spellwork


class Construct(Spellwork):
    """Its sorcerer counts as a golem when items are given out, books left aside (`army.check`, M2-SPELL-09)."""

    def __init__(self) -> None:
        super().__init__("construct")


class Study(Spellwork):
    """Spells with two bars in its book are browsed like those with one (`minis.state.books`)."""

    def __init__(self) -> None:
        super().__init__("study")


class Seal(Spellwork):
    """Its book leaves the game when its wielder is eliminated (`cards.endings`)."""

    def __init__(self) -> None:
        super().__init__("seal")
