"""Limited Invisibility: no target of ranged combat."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import called
from mageknight.minis.state.battle import Battle


class LimitedInvisibility(Ability):
    """It cannot be the target of an opposing ranged combat action."""

    def __init__(self) -> None:
        super().__init__(
            "limited-invisibility",
            {
                "limited-invisibility": ("REB-ABL-39", "M2-ABL-DEF-21"),
            },
        )

    def target_refusal(self, state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
        return state.edition.refuse("minis-invisible", self.name, target=called(state, target))
