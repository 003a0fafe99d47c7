"""Chaos Shamans, Magestone Trance: a second action in one turn, and its price."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import PUSHING
from mageknight.minis.events import BY_PUSHING, FOR_TRANCE, DiceRolled
from mageknight.minis.figures.bodies import deeds_of
from mageknight.minis.figures.roster import attack, is_fielded
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import ACTED, Battle
from mageknight.minis.state.lasting import THIS_TURN, Lasting, lasting_of

THROWS: Final = 36
TRANCE: Final = "trance"
"""The entry of what lasts that tells who has had a second action this turn."""


class ChaosShamans(Ability):
    """It may be given a second action of its player's total, while it has fewer than two tokens (reading R125)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("chaos-shamans", {"chaos-shamans": ("M2-SUBF-31", "M2-SUBF-32", "M2-SUBF-33")})

    def acts_again(self, state: Battle, figure: int) -> bool:
        return not lasting_of(state, TRANCE, figure)

    def again_costs(self, state: Battle, figure: int) -> int:
        """A click for each throw that fails to wake it."""
        wakes = sum([6 - abs(7 - dice) for dice in range(max(2, attack(state, figure)), 13)])
        return 100 * (THROWS - wakes) // max(1, wakes)

    def given(self, flow: Flow[Battle], figure: int) -> None:
        """The second action is being given, or one that takes the place of a second action it could not use."""
        unused = lasting_of(flow.state, TRANCE, figure)
        if deeds_of(flow.state, figure) & ACTED and not unused:
            begin_lasting(flow, Lasting(TRANCE, figure, until=THIS_TURN))
            flow.then(Awakes(figure))
        elif unused and not deeds_of(flow.state, figure) & ACTED:
            flow.then(Awakes(figure))


class Awakes(Frame[Battle]):
    """The second action is over. Who was not able to use it has still to be given another one, and pays then (reading R24)."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        if is_fielded(flow.state, self.figure) and deeds_of(flow.state, self.figure) & ACTED:
            flow.then(TranceRoll(self.figure))


class TranceRoll(Roll[Battle]):
    """Two dice until they show at least the unmodified attack value; 1 pushing damage for each lower throw."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        super().__init__(DICE, 2, 6)
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        dice = (outcome[0] + 1, outcome[1] + 1)
        wanted = attack(state, self.figure)
        flow.emit(
            DiceRolled(
                purpose=FOR_TRANCE,
                seat=state.controller[self.figure],
                figure=self.figure,
                dice=dice,
                least=wanted,
                most=12,
            )
        )
        if dice[0] + dice[1] < wanted:
            flow.then(Awakes(self.figure))
            hurt(flow, self.figure, [(PUSHING, 1)], BY_PUSHING)
