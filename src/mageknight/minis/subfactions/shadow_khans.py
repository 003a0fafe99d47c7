"""Shadow Khans, Lurk: hard to hurt, and hidden in concealing terrain."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.terrain import CONCEALING


class ShadowKhans(Ability):
    """1 less damage but for pushing; 1 more defense in concealing terrain."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "shadow-khans",
            {
                "shadow-khans": (
                    "M2-SUBF-34",
                    "M2-SUBF-35",
                ),
            },
        )

    def reduction(self, state: Battle, figure: int, parts: Parts) -> None:
        parts.append((self.dealt(), -1))

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if stands_in(state, target, CONCEALING):
            parts.append((self.modifier(), 1))


def stands_in(state: Battle, figure: int, kind: int) -> bool:
    """Does a figure occupy terrain of a kind, with its centre dot?"""
    x, y = state.table.x[figure], state.table.y[figure]
    ground = state.table.ground
    return any(
        piece.kind == kind and ground.covered_by(1 << number, x, y, x, y, 0)
        for number, piece in enumerate(ground.pieces)
    )
