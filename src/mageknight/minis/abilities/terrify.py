"""Terrify: a die decides whether an opposing figure dares to come into contact (`rules.movement.moving`)."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability


class Terrify(Ability):
    """Terrify: a die decides whether an opposing figure dares to come into contact (`rules.movement.moving`)."""

    def __init__(self) -> None:
        super().__init__(
            "terrify",
            {
                "terrify": ("M2-ABL-DEF-22", "M2-ABL-DEF-23"),
            },
        )
