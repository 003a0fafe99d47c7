"""Cursed: magic that is felt hurts once more when the action is over."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import CURSE
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.figures.bodies import deeds_of
from mageknight.minis.figures.figure import ATTACK_TYPES
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import BUSY, CURSED_BIT, Battle
from mageknight.minis.state.lasting import THIS_ACTION, Lasting, lasting_of

WAND: Final = ATTACK_TYPES.index("wand")
STIRRED: Final = "cursed"


class Cursed(Ability):
    """It takes 1 click after an action whose magic it felt."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "cursed",
            {
                "cursed": ("M2-ABL-DEF-26",),
                "cursed-affected": ("M2-ABL-DEF-27",),
            },
        )

    def action_ended(self, flow: Flow[Battle], figure: int) -> None:
        if flow.state.marks[figure] & CURSED_BIT:
            hurt(flow, figure, [(CURSE, 1)], BY_ABILITY)


class Cursed2003(Cursed):
    """It takes 1 damage after an action of a wand figure that moved, hurt or healed it or changed its tokens, once for each
    action and from that figure (reading R80)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def affected(self, flow: Flow[Battle], figure: int, by: int) -> None:
        state = flow.state
        acts = deeds_of(state, by) & BUSY and state.defs[by].types.attack == WAND
        if acts and not lasting_of(state, STIRRED, target=figure):
            begin_lasting(flow, Lasting(STIRRED, by, figure, until=THIS_ACTION, bound=False))

    def action_ended(self, flow: Flow[Battle], figure: int) -> None:
        for entry in lasting_of(flow.state, STIRRED, target=figure):
            hurt(flow, figure, [(CURSE, 1)], BY_ABILITY, entry.source)
