"""Regeneration: a move action without moving that heals the figure itself."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.ability import Ability
from mageknight.minis.events import FOR_REGENERATION, DiceRolled
from mageknight.minis.manners import MOVE, Manner
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.damage import heal
from mageknight.minis.rules.parts import DIE, REGENERATED
from mageknight.minis.state import Battle


class Regeneration(Ability):
    """One die minus 2, at least 0, in clicks of healing."""

    def __init__(self) -> None:
        super().__init__(
            "regeneration",
            {
                "regeneration": ("REB-ABL-34", "M2-ABL-DEF-07"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Regenerate(self.id)]


class Regenerate(Manner):
    """Throw the die."""

    def __init__(self, ability: int) -> None:
        super().__init__("regenerate", MOVE, ability)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(RegenerationRoll(figure))


class RegenerationRoll(Roll[Battle]):
    """One die minus 2, at least 0, in clicks of healing."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_REGENERATION, flow.state.owner[self.figure], self.figure, (die,)))
        heal(flow, self.figure, [(DIE, die), (REGENERATED, -2)], self.figure)
