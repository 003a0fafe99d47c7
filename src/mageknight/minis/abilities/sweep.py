"""Sweep: one roll against every opposing figure touching the front arc."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import Manner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import foes_in_front
from mageknight.minis.rules.attack.aiming import Strike
from mageknight.minis.rules.attack.close import Fight, close_refusal
from mageknight.minis.state.battle import Battle


class Sweep(Ability):
    """A close combat action against everybody in front, without formation or capture."""

    def __init__(self) -> None:
        super().__init__(
            "sweep",
            {
                "sweep": ("REB-ABL-28", "M2-ABL-SWD-28"),
                "sweep-captives": ("M2-ABL-SWD-29",),
            },
        )

    def manners(self) -> list[Manner]:
        return [Sweeping(self.id)]


class Sweeping(Fight):
    """The full damage value for each one hit."""

    def __init__(self, ability: int) -> None:
        super().__init__()
        self.word = "sweep"
        self.ability = ability
        self.formation = False

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return close_refusal(state, figure)

    def follows_move(self) -> bool:
        return True

    def is_open(self, state: Battle, figure: int) -> bool:
        return len(foes_in_front(state, figure)) > 0

    def struck_with(self, state: Battle, attacker: int, target: int) -> tuple[int, ...]:
        return tuple(foes_in_front(state, attacker))

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Strike(self.word, figure, tuple(foes_in_front(flow.state, figure)), ()))
