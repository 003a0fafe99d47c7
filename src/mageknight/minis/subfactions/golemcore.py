"""Golemcore, Field Repair: mends golems past their repair markers."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.abilities.healing import Heal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DEALT, ability_part
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.rules.attack.healing import is_golem, with_critical
from mageknight.minis.state.battle import Battle


class Golemcore(Ability):
    """A close combat action on a friendly golem heals 1; only this way repair markers are ignored."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "golemcore",
            {
                "golemcore": ("M2-SUBF-05",),
                "golemcore-markers": ("M2-SUBF-06",),
            },
        )

    def manners(self) -> list[Manner]:
        return [FieldRepair(self.id)]


class FieldRepair(Heal):
    """One golem, modifiers ignored; its card asks nobody to stand apart from opponents."""

    def __init__(self, ability: int) -> None:
        super().__init__(ability, "field-repair", "golemcore")
        self.apart = False

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        if found is None and not is_golem(state, target):
            found = state.edition.refuse("minis-no-golem", "golemcore", target=called(state, target))
        if found is None and state.click[target] <= state.defs[target].start:
            found = state.edition.refuse("minis-marker-shows", "golemcore", target=called(state, target))
        return found

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        part = ability_part(self.ability, DEALT)
        heal(flow, target, with_critical(part, 1, critical), attacker, past_markers=True)
