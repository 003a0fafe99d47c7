"""Cursed: magic that is felt hurts once more when the action is over."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.ability import Ability
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import CURSE
from mageknight.minis.state import CURSED_BIT, Battle


class Cursed(Ability):
    """It takes 1 click after an action whose magic it felt."""

    def __init__(self) -> None:
        super().__init__(
            "cursed",
            {
                "cursed": ("M2-ABL-DEF-26",),
            },
        )

    def action_ended(self, flow: Flow[Battle], figure: int) -> None:
        if flow.state.marks[figure] & CURSED_BIT:
            hurt(flow, figure, [(CURSE, 1)], BY_ABILITY)
