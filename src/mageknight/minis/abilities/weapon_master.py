"""Weapon Master: a die instead of the damage value in close combat."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, AttackManner, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.mounted import has_printed
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.attack.close import Blow
from mageknight.minis.state.battle import Battle


class WeaponMaster(Ability):
    """A close combat hit deals one die of clicks."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "weapon-master",
            {
                "weapon-master": ("REB-ABL-18", "M2-ABL-SWD-04"),
            },
        )

    def is_die(self, state: Battle, manner: AttackManner, attacker: int) -> bool:
        return manner.kind == CLOSE and manner.harms


class WeaponMaster2003(Ability):
    """A close combat action of its own, so that no other ability that asks for one shares it (reading R20)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("weapon-master", {"weapon-master": ("M2-ABL-SWD-04",), "weapon-master-impale": ("M2-CAV-62",)})

    def manners(self) -> list[Manner]:
        return [MasterStroke(self.id)]


class MasterStroke(Blow):
    """A close combat attack whose hit deals a die."""

    def __init__(self, ability: int) -> None:
        super().__init__("weapon-master", ability)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if has_printed(state, figure, "impale"):
            return state.edition.refuse("minis-impale-instead", "weapon-master-impale", figure=called(state, figure))
        return super().refusal(state, figure)

    def is_open(self, state: Battle, figure: int) -> bool:
        return super().is_open(state, figure) and not has_printed(state, figure, "impale")

    def by_die(self, state: Battle, attacker: int) -> bool:
        return True
