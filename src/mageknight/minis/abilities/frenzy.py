"""Frenzy: must act before the others."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability


class Frenzy(Ability):
    """A figure with Frenzy that can act is given its action before any without it; no formations, no captives."""

    def __init__(self) -> None:
        super().__init__(
            "frenzy",
            {
                "frenzy": ("M2-ABL-SPD-24",),
                "frenzy-formation": ("M2-ABL-SPD-25",),
                "frenzy-captives": ("M2-ABL-SPD-27",),
            },
        )
        self.acts_first = True
