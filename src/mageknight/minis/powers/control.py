"""Control: a ranged attack that deals no damage, but makes its target obey."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003, numbers
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.bodies import figures_of
from mageknight.minis.figures.roster import called, foes_of
from mageknight.minis.figures.sections import hull_of, live_sections
from mageknight.minis.rules.attack.aiming import Aim
from mageknight.minis.rules.attack.ranged import Shoot
from mageknight.minis.rules.figures.control import pass_control
from mageknight.minis.rules.large.powers import likely, once_refusal, spend, sway_refusal
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import LENDS, Lasting


class Control(Ability):
    """As many figures at once as the warrior has live sections."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "control",
            {
                "control": ("M2-DRAGON-44",),
                "control-most": ("M2-DRAGON-46",),
                "power-once": ("M2-DRAGON-40",),
                "power-source": ("M2-DRAGON-39",),
            },
        )

    def manners(self) -> list[Manner]:
        return [TakeControl(self.id)]


def subjects(state: Battle, hull: int) -> list[int]:
    """The figures a warrior controls."""
    number = numbers()["controlled"]
    return [each.target for each in state.lasting if (each.kind, each.source, each.amount) == (LENDS, hull, number)]


class TakeControl(Shoot):
    """The attack."""

    def __init__(self, ability: int) -> None:
        super().__init__("control", ability)
        self.formation = False
        self.harms = False

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = self.limit_refusal(state, figure)
        return found if found is not None else super().refusal(state, figure)

    def limit_refusal(self, state: Battle, figure: int) -> Refusal | None:
        """Used in this turn already, or as many figures under control as there are live sections (M2-DRAGON-46)."""
        found = once_refusal(state, figure, self.ability)
        hull = hull_of(state, figure)
        most = len(live_sections(state, hull))
        if found is None and len(subjects(state, hull)) >= most:
            found = state.edition.refuse("minis-controls-enough", "control-most", figure=called(state, hull), most=most)
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return self.limit_refusal(state, figure) is None and self.has_target(state, figure)

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = super().target_refusal(state, attacker, target)
        return found if found is not None else sway_refusal(state, state.controller[attacker], target)

    def promise(self, state: Battle, figure: int) -> float:
        """Half of the dearest figure it is likely to get."""
        worth = [
            likely(state, self, figure, foe) * state.defs[hull_of(state, foe)].points / 2
            for foe in figures_of(state, foes_of(state, figure))
            if self.target_refusal(state, figure, foe) is None
        ]
        return max(worth, default=0.0)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        spend(flow, figure, self.ability)
        flow.then(Aim(flow.state.controller[figure], self.word, figure))

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        state = flow.state
        whole = hull_of(state, target)
        pass_control(flow, whole, state.controller[attacker])
        begin_lasting(flow, Lasting(LENDS, hull_of(state, attacker), whole, numbers()["controlled"]))
