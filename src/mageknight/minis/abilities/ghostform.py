"""Ghostform: no target of ranged combat, nothing in anybody's line of fire, hard to hold."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import called
from mageknight.minis.state.battle import Battle


class Ghostform(Ability):
    """It cannot be shot at. Lines of fire go through its base (`rules.attack.lines`) and it breaks away on a 2, by its traits."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "ghostform",
            {
                "ghostform": ("M2-ABL-DEF-12",),
                "ghostform-line": ("M2-ABL-DEF-13",),
                "ghostform-break": ("M2-ABL-DEF-14",),
            },
        )

    def target_refusal(self, state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
        return state.edition.refuse("minis-ghost", self.name, target=called(state, target))
