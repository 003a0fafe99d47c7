"""Wylden Host, Nature's Ally: woods and grass are open to its eyes, and shelter it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.figures.roster import has
from mageknight.minis.state.battle import Battle
from mageknight.minis.subfactions.shadow_khans import stands_in
from mageknight.minis.table.terrain import HINDERING


class WyldenHost(Ability):
    """Such terrain is clear to its lines of fire (`rules.attack.lines`); in hindering terrain 1 more defense, not against its kind."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "wylden-host",
            {
                "wylden-host": (
                    "M2-SUBF-22",
                    "M2-SUBF-23",
                ),
            },
        )
        self.sees_through = True

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if stands_in(state, target, HINDERING) and not has(state, attacker, self.id):
            parts.append((self.modifier(), 1))
