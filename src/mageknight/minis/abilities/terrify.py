"""Terrify: a die decides whether an opposing figure dares to come into contact (`rules.movement`)."""

from __future__ import annotations

from mageknight.minis.ability import Ability


class Terrify(Ability):
    """Terrify: a die decides whether an opposing figure dares to come into contact (`rules.movement`)."""

    def __init__(self) -> None:
        super().__init__(
            "terrify",
            {
                "terrify": ("M2-ABL-DEF-22", "M2-ABL-DEF-23"),
            },
        )
