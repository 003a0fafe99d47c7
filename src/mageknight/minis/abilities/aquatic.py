"""Aquatic: water is no obstacle to its movement (`rules.gaits`)."""

from __future__ import annotations

from mageknight.minis.ability import Ability


class Aquatic(Ability):
    """Aquatic: water is no obstacle to its movement (`rules.gaits`)."""

    def __init__(self) -> None:
        super().__init__(
            "aquatic",
            {
                "aquatic": ("REB-ABL-09", "M2-ABL-SPD-14"),
            },
        )
