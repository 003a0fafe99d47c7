"""Immobilize: a close attack that lays an action token instead of dealing damage."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import foes_in_front
from mageknight.minis.rules.attack.close import Blow, because, nearest_refusal
from mageknight.minis.rules.large.giants import ignored_refusal
from mageknight.minis.rules.turn.tokens import burden
from mageknight.minis.state.battle import Battle


class Immobilize(Ability):
    """A close combat action against one opposing figure."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("immobilize", {"immobilize": ("M2-ABL-DMG-35",)})

    def manners(self) -> list[Manner]:
        return [HoldFast(self.id)]


class HoldFast(Blow):
    """A hit gives a target with 0 or 1 token one more; the second pushes it."""

    def __init__(self, ability: int) -> None:
        super().__init__("immobilize", ability)
        self.harms = False

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = super().refusal(state, figure)
        if found is None and not self.is_open(state, figure):
            why = nearest_refusal(state, figure, foes_in_front(state, figure), self.target_refusal)
            found = because(state, figure, "minis-nobody-in-front", why)
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return any(self.target_refusal(state, figure, foe) is None for foe in foes_in_front(state, figure))

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        return found if found is not None else ignored_refusal(state, target, self.ability)

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        burden(flow, target, attacker)
