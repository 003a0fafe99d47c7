"""Forced March: its movement formation goes at its speed (`rules.march`)."""

from __future__ import annotations

from mageknight.minis.ability import Ability


class ForcedMarch(Ability):
    """Forced March: its movement formation goes at its speed (`rules.march`)."""

    def __init__(self) -> None:
        super().__init__(
            "forced-march",
            {
                "forced-march": ("REB-ABL-13", "M2-ABL-SPD-22"),
            },
        )
