"""Dodge: a hit may miss after all."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability
from mageknight.minis.state.battle import Battle


class Dodge(Ability):
    """The figure throws a die when it is hit: on 4 to 6 the attack misses it."""

    def __init__(self) -> None:
        super().__init__(
            "dodge",
            {
                "dodge": ("REB-ABL-37", "M2-ABL-DEF-18"),
            },
        )

    def dodges_on(self, state: Battle, figure: int) -> int:
        return 4
