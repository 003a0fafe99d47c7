"""Smite: a blow that also reaches the enemies beside its target, and tires the one who strikes it."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DEALT, ability_part
from mageknight.minis.events import BY_PUSHING
from mageknight.minis.figures.roster import foes_of, members
from mageknight.minis.rules.attack.close import Blow
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import Battle


class Smite(Ability):
    """A close combat action against one opposing figure; a hit is also compared with the enemies that touch it."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("smite", {"smite": ("M2-ABL-SWD-33", "M2-ABL-SWD-34")})

    def manners(self) -> list[Manner]:
        return [Smiting(self.id)]


class Smiting(Blow):
    """The full damage value for each one hit, then 1 pushing damage for the attacker, whether it hit or not."""

    def __init__(self, ability: int) -> None:
        super().__init__("smite", ability)
        self.toll = 1

    def beyond(self, state: Battle, attacker: int, hits: tuple[int, ...]) -> tuple[int, ...]:
        """The enemies touching the target when the roll is made (reading R70)."""
        return tuple(members(state.table.touch[hits[0]] & foes_of(state, attacker))) if hits else ()

    def over(self, flow: Flow[Battle], attacker: int, targets: tuple[int, ...]) -> None:
        hurt(flow, attacker, [(ability_part(self.ability, DEALT), self.toll)], BY_PUSHING)
