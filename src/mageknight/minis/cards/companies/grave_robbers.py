"""Grave Robbers: the fallen pay for the next fight."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import is_fielded
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.state.battle import Battle


class GraveRobbers(Ability):
    """A member that eliminates an opposing figure in close combat heals 1 click."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "grave-robbers",
            {
                "grave-robbers": ("M2-COMPANY-02",),
            },
        )

    def heeds(self, manner: AttackManner) -> bool:
        return manner.kind == CLOSE

    def wounds(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        if self.heeds(manner) and not is_fielded(flow.state, target):
            heal(flow, attacker, [(self.dealt(), 1)], attacker)
