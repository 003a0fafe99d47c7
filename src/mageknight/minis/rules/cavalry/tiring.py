"""Pushing damage dealt to a cavalry unit as such: its player says which of the two takes it (M2-CAV-41, reading R101)."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Target
from mageknight.minis.effects.parts import PUSHING
from mageknight.minis.events import BY_PUSHING
from mageknight.minis.figures.bodies import halves
from mageknight.minis.figures.roster import called, figure_word
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import Battle


def tire(flow: Flow[Battle], figure: int) -> None:
    """One click of pushing damage for what a figure or a unit has done."""
    both = halves(flow.state, figure)
    if len(both) > 1:
        flow.then(TireOne(flow.state.controller[figure], both))
    else:
        hurt(flow, figure, [(PUSHING, 1)], BY_PUSHING)


class Taking(Move[Battle, "TireOne", Target]):
    """This one takes it."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: TireOne) -> list[Command]:
        return [Target(ask.seat, each) for each in ask.halves]

    def refusal(self, state: Battle, ask: TireOne, command: Target) -> Refusal | None:
        return None if command.figure in ask.halves else refuse("minis-other-figure")

    def carry_out(self, flow: Flow[Battle], ask: TireOne, command: Target) -> None:
        hurt(flow, command.figure, [(PUSHING, 1)], BY_PUSHING)

    def words(self, state: Battle, ask: TireOne, command: Target) -> Message:
        return say("minis-do-tire", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: TireOne, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class TireOne(MoveAsk[Battle]):
    """Mount or rider: one of the two takes the pushing damage of the unit."""

    FIELDS = ("seat", "halves")
    KIND = "minis-tire"
    MOVES = (Taking(),)

    def __init__(self, seat: int, halves: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.halves = halves

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-tire", figure=called(state, self.halves[0]))
