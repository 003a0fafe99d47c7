"""Tinker: a close combat action that mends a golem in front."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.abilities.healing import Heal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DAMAGE_VALUE
from mageknight.minis.figures import dial
from mageknight.minis.figures.roster import called, damage
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.rules.attack.healing import is_golem, with_critical
from mageknight.minis.state.battle import Battle


class Tinker(Ability):
    """Heals a golem by the damage value; all modifiers are ignored."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "tinker",
            {
                "tinker": ("M2-ABL-DMG-24",),
                "tinker-markers": ("M2-ABL-DMG-25",),
            },
        )

    def manners(self) -> list[Manner]:
        return [Mend(self.id)]


class Mend(Heal):
    """Under the conditions of Healing, but for golems alone, and not past a repair marker."""

    def __init__(self, ability: int) -> None:
        super().__init__(ability, "tinker", "tinker")

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        if found is not None:
            return found
        known, click = state.defs[target], state.click[target]
        if not is_golem(state, target):
            return state.edition.refuse("minis-no-golem", "tinker", target=called(state, target))
        if dial.shows_repair(known, click) or click <= known.start:
            return state.edition.refuse("minis-marker-shows", "tinker-markers", target=called(state, target))
        return None

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        value = damage(flow.state, attacker)
        heal(flow, target, with_critical(DAMAGE_VALUE, value, critical), attacker)
