"""Magic Confusion: a hit lets the attacker's player move the target."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import MagicFelt
from mageknight.minis.figures.bodies import body
from mageknight.minis.rules.attack.damage import feel
from mageknight.minis.rules.attack.ranged import Shoot
from mageknight.minis.rules.movement.modes import inches_for
from mageknight.minis.rules.movement.moving import Moving
from mageknight.minis.rules.movement.shifts import shift_refusal
from mageknight.minis.state.battle import Battle


class MagicConfusion(Ability):
    """A ranged combat action without damage."""

    def __init__(self) -> None:
        super().__init__(
            "magic-confusion",
            {
                "magic-confusion": ("REB-ABL-52", "M2-ABL-DMG-29"),
                "magic-confusion-contact": ("REB-ABL-52", "M2-ABL-DMG-30"),
                "magic-confusion-cancel": ("REB-ABL-52", "REB-CON-08", "M2-ABL-DMG-31"),
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

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        return found if found is not None else shift_refusal(state, target)

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        state = flow.state
        seat = state.controller[attacker]
        flow.emit(MagicFelt(target))
        feel(flow, target, attacker)
        mover = body(state, target)
        flow.then(Moving(seat, mover, inches_for(state, mover), spared=state.friends[seat]))
