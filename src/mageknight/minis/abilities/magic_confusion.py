"""Magic Confusion: a hit lets the attacker's player move the target."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.ability import Ability
from mageknight.minis.events import MagicFelt
from mageknight.minis.manners import Manner
from mageknight.minis.rules.gaits import inches_for
from mageknight.minis.rules.movement import Moving
from mageknight.minis.rules.ranged import Shoot
from mageknight.minis.state import Battle


class MagicConfusion(Ability):
    """A ranged combat action without damage."""

    def __init__(self) -> None:
        super().__init__(
            "magic-confusion",
            {
                "magic-confusion": ("REB-ABL-52", "M2-ABL-DMG-29"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Confuse(self.id)]


class Confuse(Shoot):
    """Magic Confusion: a hit lets the attacker's player move the target at once, without a token."""

    def __init__(self, ability: int) -> None:
        super().__init__("magic-confuse", ability)
        self.magic = True
        self.harms = False
        self.formation = False

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        state = flow.state
        seat = state.owner[attacker]
        flow.emit(MagicFelt(target))
        flow.then(Moving(seat, target, inches_for(state, target), spared=state.friends[seat]))
