"""Life Drain: ranged damage heals the one that deals it."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import instances
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.state.battle import Battle


class LifeDrain(Ability):
    """Heals 1 for each target it damages with a ranged combat attack."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("life-drain", {"life-drain": ("M2-ABL-DMG-23",)})

    def heeds(self, manner: AttackManner) -> bool:
        return manner.kind == RANGED

    def wounds(self, flow: Flow[Battle], manner: AttackManner, attacker: int, target: int) -> None:
        if self.heeds(manner):
            heal(flow, attacker, [(self.dealt(), instances(flow.state, attacker, self.id))], attacker)
