"""Flight: moves over bases and terrain (`rules.movement.modes`); breaks away more easily and joins no movement formation."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability


class Flight(Ability):
    """Flight: moves over bases and terrain (`rules.movement.modes`); breaks away more easily and joins no movement formation."""

    def __init__(self) -> None:
        super().__init__(
            "flight",
            {
                "flight": ("REB-ABL-07", "M2-ABL-SPD-10"),
                "flight-formation": ("REB-ABL-08", "M2-ABL-SPD-12"),
                "flight-double-time": ("M2-ABL-SPD-13",),
            },
        )
