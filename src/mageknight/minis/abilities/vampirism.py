"""Vampirism: close combat damage heals the one that deals it."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DRAINED
from mageknight.minis.figures.roster import instances
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.state.battle import Battle


class Vampirism(Ability):
    """Heals 1 click whenever it inflicts close combat damage."""

    def __init__(self) -> None:
        super().__init__(
            "vampirism",
            {
                "vampirism": ("REB-ABL-23", "QS-ABL-03", "M2-ABL-SWD-12"),
            },
        )

    def heeds(self, manner: AttackManner) -> bool:
        return manner.kind == CLOSE

    def wounds(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        if self.heeds(manner):
            heal(flow, attacker, [(DRAINED, instances(flow.state, attacker, self.id))], attacker)
