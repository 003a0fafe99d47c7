"""Magic Enhancement: friends in contact shoot harder."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import instances
from mageknight.minis.rules.spells.magic import is_immune
from mageknight.minis.state.battle import Battle


class MagicEnhancement(Ability):
    """A friend in contact deals 1 extra click to each opposing figure it hits in ranged combat."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "magic-enhancement",
            {
                "magic-enhancement": ("REB-ABL-42", "M2-ABL-DMG-06"),
            },
        )

    def enhances(self, state: Battle, manner: AttackManner, helper: int, attacker: int, target: int) -> int:
        if manner.kind != RANGED or is_immune(state, attacker) or is_immune(state, target, manner.ignores):
            return 0
        return state.foes[state.controller[attacker]] >> target & 1


class MagicEnhancement2003(MagicEnhancement):
    """The ranged damage value of a friend in contact is 1 higher: it is the attacker who must not be immune to magic."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__()
        self.topics = {**self.topics, "magic-enhancement-immune": ("M2-ABL-DMG-07",)}

    def enhances(self, state: Battle, manner: AttackManner, helper: int, attacker: int, target: int) -> int:
        if manner.kind != RANGED or is_immune(state, attacker):
            return 0
        return instances(state, helper, self.id)
