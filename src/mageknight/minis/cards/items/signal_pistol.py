"""Signal Pistol: friends shoot precisely with less trouble."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle


class SignalPistol(Ability):
    """Precision costs the other friends of its wielder 1 less attack; several pistols do no more."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "signal-pistol",
            {
                "signal-pistol": ("M2-ITEM-27",),
            },
        )

    def aids(self, state: Battle, manner: AttackManner, helper: int, attacker: int, parts: Parts) -> None:
        if manner.precise and not any(part == self.modifier() for part, _ in parts):
            parts.append((self.modifier(), 1))
