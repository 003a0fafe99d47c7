"""Magic Immunity: no ability with magic in its name affects it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.attack.ranged import WAND
from mageknight.minis.state.battle import Battle


class MagicImmunity(Ability):
    """It is no target of magic; it gives and gets no Magic Enhancement."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "magic-immunity",
            {
                "magic-immunity": ("REB-ABL-31", "M2-ABL-DEF-04"),
            },
        )

    def magic_refusal(self, state: Battle, target: int) -> Refusal | None:
        return state.edition.refuse("minis-magic-immune", self.name, target=called(state, target))


class MagicImmunity2003(MagicImmunity):
    """No wand aims at it either."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def target_refusal(self, state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
        if manner.kind != RANGED or state.defs[attacker].types.attack != WAND:
            return None
        return state.edition.refuse("minis-wand-immune", self.name, target=called(state, target))
