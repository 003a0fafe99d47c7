"""Order of Vladd, Vampirism: close combat damage heals the one that deals it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.state.battle import Battle


class OrderOfVladd(Ability):
    """It works beside the Vampirism of a dial."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "order-of-vladd",
            {
                "order-of-vladd": ("M2-SUBF-19",),
            },
        )

    def wounds(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        if manner.kind == CLOSE:
            heal(flow, attacker, [(self.dealt(), 1)], attacker)
