"""Bridle of Will: a mount that has learned to obey goes on obeying."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class BridleOfWill(Ability):
    """The mount its wielder comes off, however it does, is independent from then on (`rules.cavalry.taming`)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("bridle-of-will", {"bridle-of-will": ("M2-ITEM-27", "M2-MOUNT-07")})
        self.tames = True
