"""Anchor Chain: nobody else moves its wielder."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.refusal import Refusal
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import called
from mageknight.minis.state.battle import Battle


class AnchorChain(Ability):
    """Others cannot put it elsewhere: it is neither levitated nor made to move by those who confuse it."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "anchor-chain",
            {
                "anchor-chain": ("M2-ITEM-27",),
            },
        )

    def shift_refusal(self, state: Battle, figure: int) -> Refusal | None:
        return state.edition.refuse("minis-chained", "anchor-chain", figure=called(state, figure))
