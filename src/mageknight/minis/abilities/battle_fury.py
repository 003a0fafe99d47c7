"""Battle Fury: neither takes captives nor can be captured, by its traits on the card."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability


class BattleFury(Ability):
    """Battle Fury: neither takes captives nor can be captured, by its traits on the card."""

    def __init__(self) -> None:
        super().__init__(
            "battle-fury",
            {
                "battle-fury": ("REB-ABL-43", "M2-ABL-DMG-08"),
                "battle-fury-captives": ("REB-ABL-43", "M2-ABL-DMG-08"),
            },
        )
