"""Sneak Attack: twice the damage from behind, and no free spin for those it comes up to."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, AttackManner, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import SNEAKED, Parts
from mageknight.minis.figures.roster import called, foes_in_front
from mageknight.minis.rules.attack.close import Blow, because, nearest_refusal
from mageknight.minis.rules.movement.spin import is_rushing
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import strikes_rear


class SneakAttack(Ability):
    """The close combat damage value is doubled when it touches the rear arc of the target."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "sneak-attack",
            {
                "sneak-attack": ("REB-ABL-27", "M2-ABL-SWD-26"),
                "sneak-attack-spin": ("REB-ABL-26", "M2-ABL-SWD-25"),
            },
        )

    def damage(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == CLOSE and strikes_rear(state.table, attacker, target):
            parts.append((SNEAKED, parts[0][1]))

    def sneaks_up(self, state: Battle, figure: int) -> bool:
        return True


class SneakAttack2003(Ability):
    """It comes up unnoticed with a move action only, and doubles its damage with a close combat action given behind the
    target's back: never after a charge or a surge, nor when it strikes back (readings R66, R67)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "sneak-attack",
            {
                "sneak-attack": ("M2-ABL-SWD-26",),
                "sneak-attack-surge": ("M2-ABL-SWD-27",),
            },
        )

    def sneaks_up(self, state: Battle, figure: int) -> bool:
        return not is_rushing(state)

    def manners(self) -> list[Manner]:
        return [Backstab("sneak-attack", self.id)]


class Backstab(Blow):
    """A close combat attack from behind with twice the damage value."""

    def __init__(self, word: str, ability: int) -> None:
        super().__init__(word, ability)
        self.from_contact = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = super().refusal(state, figure)
        if found is None and not self.is_open(state, figure):
            why = nearest_refusal(state, figure, foes_in_front(state, figure), self.target_refusal)
            found = because(state, figure, "minis-nobody-behind", why, "sneak-attack")
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return any(self.target_refusal(state, figure, foe) is None for foe in foes_in_front(state, figure))

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        if found is None and not strikes_rear(state.table, attacker, target):
            found = state.edition.refuse("minis-not-behind", "sneak-attack", target=called(state, target))
        return found

    def modify_damage(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        parts.append((SNEAKED, parts[0][1]))
