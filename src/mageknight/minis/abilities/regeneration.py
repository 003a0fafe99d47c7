"""Regeneration: an action by which a figure heals itself."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.actions.manner import MOVE, SPECIAL, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DIE, REGENERATED
from mageknight.minis.events import FOR_REGENERATION, DiceRolled
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.state.battle import Battle


class Regeneration(Ability):
    """One die minus 2, at least 0, in clicks of healing."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "regeneration",
            {
                "regeneration": ("REB-ABL-34", "M2-ABL-DEF-07"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Regenerate(self.id, MOVE, 0)]


class Regeneration2003(Regeneration):
    """A special action: one die minus 2, at least 1."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [Regenerate(self.id, SPECIAL, 1)]


class Regenerate(Manner):
    """Throw the die; `least` is what it heals in any case."""

    def __init__(self, ability: int, kind: int, least: int) -> None:
        super().__init__("regenerate", kind, ability)
        self.least = least

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(RegenerationRoll(figure, self.least))


class RegenerationRoll(Roll[Battle]):
    """One die minus 2 in clicks of healing, and never less than `least`."""

    FIELDS = ("figure", "least")

    def __init__(self, figure: int, least: int = 0) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.least = least

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_REGENERATION, flow.state.controller[self.figure], self.figure, (die,)))
        heal(flow, self.figure, [(DIE, die), (REGENERATED, max(-2, self.least - die))], self.figure)
