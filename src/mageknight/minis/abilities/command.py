"""Command: a die for one more action, and heart for demoralized friends."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2002, CARD_2003, DEMORALIZED
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.forces import forces_on
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import RALLIED
from mageknight.minis.events import FOR_COMMAND, ActionsGained, DiceRolled
from mageknight.minis.figures.roster import called, friends_of, has, instances, members, powers
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.rules.attack.prospects import names
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_TURN, Lasting, lasting_of

HEARD: Final = "commanded"
"""A Command die of this turn has been thrown while an illusion allows only one."""


class Command(Ability):
    """At the start of the own turn a 6 gives one more action, and each demoralized friend in contact heals 1 click."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

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


class Command2003(Command):
    """One effect of the command phase: the die, and 2 damage healed. Who forgets it loses it for the turn (reading R4)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__()
        self.topics = {**self.topics, "command-forgotten": ("M2-ABL-DMG-21",)}

    def happenings(self) -> list[Happening]:
        return [TakesCommand(self.name, COMMAND_BEGINS, self.id, optional=True)]


class TakesCommand(Happening):
    """The demoralized friends in contact heal 2, and a die is thrown; once for each instance of the ability."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] * instances(state, figure, self.ability)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        faint = rallied(state, figure)
        key = "minis-do-command-rally" if faint else "minis-do-command"
        return say(key, figure=called(state, figure), least=least_of(state, figure), others=names(state, faint))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        for friend in rallied(flow.state, figure):
            heal(flow, friend, [(RALLIED, 2)], figure)
        if forces_on(flow.state, "stillness", figure):
            if lasting_of(flow.state, HEARD):
                return
            begin_lasting(flow, Lasting(HEARD, figure, until=THIS_TURN, bound=False))
        flow.then(CommandRoll(figure))


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
        state = flow.state
        seat = state.controller[self.figure]
        least = least_of(state, self.figure)
        flow.emit(DiceRolled(FOR_COMMAND, seat, self.figure, (outcome[0] + 1,), least))
        if outcome[0] + 1 >= least:
            flow.emit(ActionsGained(seat, 1))


def least_of(state: Battle, figure: int) -> int:
    """The least number of a commander's die that gives one more action."""
    card = state.edition.card
    urged = powers(state, figure) & card.masks.urges
    return 6 - sum([card.abilities[number].urges(state, figure) for number in members(urged)])


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
