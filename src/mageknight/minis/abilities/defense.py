"""Abilities of the defense value that are ways to act: Regeneration.

Battle Armor, Defend and Invulnerability are in `rules.numbers`, Toughness in `rules.damage`, Dodge and Magic Retaliation in
`rules.attack`, Limited Invisibility and Magic Immunity in `rules.ranged`, Pole Arm in `rules.effects`.
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.content.abilities import REGENERATION
from mageknight.minis.events import FOR_REGENERATION, DiceRolled
from mageknight.minis.manners import MOVE, Manner
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.damage import heal
from mageknight.minis.rules.parts import DIE, REGENERATED
from mageknight.minis.state import Battle


class Regenerate(Manner):
    """A move action without moving that heals the figure itself (REB-ABL-34)."""

    def __init__(self) -> None:
        super().__init__("regenerate", MOVE, REGENERATION)

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
