"""Forced March: its movement formation goes at its speed (`rules.movement.march`)."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability


class ForcedMarch(Ability):
    """Forced March: its movement formation goes at its speed (`rules.movement.march`)."""

    def __init__(self) -> None:
        super().__init__(
            "forced-march",
            {
                "forced-march": ("REB-ABL-13", "M2-ABL-SPD-22"),
            },
        )
