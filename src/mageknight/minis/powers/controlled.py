"""Under another's will: after each of its actions a figure may shake off whoever controls it."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.minis.content.abilities import CARD_2003, numbers
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import ELIMINATED, Happening
from mageknight.minis.events import FOR_CONTROL, ControlPassed, DiceRolled
from mageknight.minis.figures.roster import is_fielded
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.turn.moments import end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import LENDS, Lasting, lasting_of

FREE_ON: Final = 7
"""On this sum of two dice or less control is lost."""


class Controlled(Ability):
    """It is lent to whoever is controlled, for as long as that lasts."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("controlled", {"controlled": ("M2-DRAGON-45", "M2-DRAGON-34")})

    def given(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Struggle(hull_of(flow.state, figure)))

    def happenings(self) -> list[Happening]:
        return [MasterGone("control-ends", ELIMINATED, self.id, in_order=False)]


def bond(state: Battle, figure: int) -> Lasting | None:
    """The entry by which a figure is controlled."""
    number = numbers()["controlled"]
    found = [entry for entry in lasting_of(state, LENDS, target=figure) if entry.amount == number]
    return found[0] if found else None


def let_go(flow: Flow[Battle], figure: int) -> None:
    """A figure obeys the player again to whom it belongs."""
    entry = bond(flow.state, figure)
    if entry is not None:
        end_lasting(flow, entry)
    owner = flow.state.owner[figure]
    if flow.state.controller[figure] != owner:
        flow.emit(ControlPassed(figure, owner))


class Struggle(Frame[Battle]):
    """The action of a controlled figure is over."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if not is_fielded(state, self.figure) or bond(state, self.figure) is None:
            return
        if state.defs[self.figure].nature.headstrong:  # no dice: one action, no more (M2-DRAGON-34)
            let_go(flow, self.figure)
        else:
            flow.then(StruggleRoll(self.figure))


class StruggleRoll(Roll[Battle]):
    """Two dice: on 7 or less it is free."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        super().__init__(DICE, 2, 6)
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        dice = (outcome[0] + 1, outcome[1] + 1)
        flow.emit(DiceRolled(FOR_CONTROL, flow.state.controller[self.figure], self.figure, dice))
        if sum(dice) <= FREE_ON:
            let_go(flow, self.figure)


class MasterGone(Happening):
    """Whoever controlled the figure has fallen."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        entry = bond(state, figure)
        return [about] if entry is not None and entry.source == about else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        let_go(flow, figure)
