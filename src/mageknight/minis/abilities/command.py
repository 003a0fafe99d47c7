"""Command: a die for one more action, and heart for demoralized friends."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.ability import Ability
from mageknight.minis.content.abilities import DEMORALIZED
from mageknight.minis.events import FOR_COMMAND, ActionsGained, DiceRolled
from mageknight.minis.moment import COMMAND_BEGINS, Happening
from mageknight.minis.roster import friends_of, has, members
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.damage import heal
from mageknight.minis.rules.parts import RALLIED
from mageknight.minis.state import Battle


class Command(Ability):
    """At the start of the own turn a 6 gives one more action, and each demoralized friend in contact heals 1 click."""

    def __init__(self) -> None:
        super().__init__(
            "command",
            {
                "command": ("REB-ABL-48", "M2-ABL-DMG-18"),
                "command-rally": ("REB-ABL-49", "M2-ABL-DMG-20"),
                "command-captives": ("REB-ABL-49", "M2-ABL-DMG-19"),
            },
        )

    def happenings(self) -> list[Happening]:
        return [
            Commands("command-die", COMMAND_BEGINS, self.id, in_order=False),
            Rallies("command", COMMAND_BEGINS, self.id),
        ]


class Commands(Happening):
    """One die for each commander; their order cannot matter."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1]

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        flow.then(CommandRoll(figure))


class CommandRoll(Roll[Battle]):
    """A commander's die at the start of the turn: a 6 gives one more action."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        seat = flow.state.owner[self.figure]
        flow.emit(DiceRolled(FOR_COMMAND, seat, self.figure, (outcome[0] + 1,)))
        if outcome[0] == 5:
            flow.emit(ActionsGained(seat, 1))


class Rallies(Happening):
    """Each demoralized friend in contact heals 1 click."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] if rallied(state, figure) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if has(flow.state, figure, self.ability):
            for friend in rallied(flow.state, figure):
                heal(flow, friend, [(RALLIED, 1)], figure)


def rallied(state: Battle, commander: int) -> list[int]:
    """The demoralized friends in contact with a commander."""
    touched = state.table.touch[commander] & friends_of(state, commander)
    return [friend for friend in members(touched) if has(state, friend, DEMORALIZED)]
