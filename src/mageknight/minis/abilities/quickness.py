"""Quickness: a move that costs no action."""

from __future__ import annotations

from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.state.battle import Battle


class Quickness(Ability):
    """Moves for nothing, alone: not in a movement formation."""

    def __init__(self) -> None:
        super().__init__(
            "quickness",
            {
                "quickness": ("REB-ABL-03", "M2-ABL-SPD-04"),
                "quickness-formation": ("REB-ABL-04", "M2-ABL-SPD-05"),
            },
        )

    def is_free(self, state: Battle, figure: int, manner: Manner) -> bool:
        return manner.kind == MOVE
