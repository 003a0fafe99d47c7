"""Magic Blast: one target, whatever stands in between; a die gives the clicks."""

from __future__ import annotations

from mageknight.minis.actions.manner import Manner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.attack.ranged import Shoot
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.sight import UNHINDERED


class MagicBlast(Ability):
    """A ranged combat action that nothing blocks."""

    def __init__(self) -> None:
        super().__init__(
            "magic-blast",
            {
                "magic-blast": ("REB-ABL-19", "M2-ABL-SWD-05"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Blast(self.id)]


class Blast(Shoot):
    """One target, whatever stands in between; a die gives the clicks."""

    def __init__(self, ability: int) -> None:
        super().__init__("magic-blast", ability)
        self.magic = True
        self.optics = UNHINDERED

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def by_die(self, state: Battle, attacker: int) -> bool:
        return True
