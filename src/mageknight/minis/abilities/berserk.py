"""Berserk: no ranged combat and no captives, by its traits on the card."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability


class Berserk(Ability):
    """Berserk: no ranged combat and no captives, by its traits on the card."""

    def __init__(self) -> None:
        super().__init__(
            "berserk",
            {
                "berserk": ("REB-ABL-41", "M2-ABL-DMG-03"),
                "berserk-captives": ("REB-ABL-41", "M2-ABL-DMG-04"),
            },
        )
