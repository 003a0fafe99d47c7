"""Nimble: change facing in the own turn without an action."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import FREE, Manner
from mageknight.minis.commands import Turn
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.bodies import body
from mageknight.minis.figures.roster import called
from mageknight.minis.moves import Moves, TurnMove
from mageknight.minis.rules.movement.moving import turn_figure
from mageknight.minis.rules.movement.paths import turn_refusal
from mageknight.minis.rules.movement.spin import Shifted
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS


class Nimble(Ability):
    """Turns at any time of its own turn between two actions; where turning is moving, that is a movement (reading R35)."""

    def __init__(self) -> None:
        super().__init__("nimble", {"nimble": ("REB-ABL-14", "M2-ABL-SPD-23")})

    def manners(self) -> list[Manner]:
        return [TurnFreely("nimble", self.id)]


class TurnFreely(Manner):
    """Change facing in the own turn without an action."""

    def __init__(self, word: str, ability: int) -> None:
        super().__init__(word, FREE, ability)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Facing(flow.state.controller[figure], body(flow.state, figure)))


class TakingFacing(TurnMove["Facing"]):
    """Look this way."""

    def candidates(self, state: Battle, ask: Facing) -> list[Command]:
        found: list[Command] = [Turn(ask.seat, ask.figure, step * STEPS // 8) for step in range(8)]
        return [*found, Turn(ask.seat, ask.figure, state.table.facing[ask.figure])]

    def refusal(self, state: Battle, ask: Facing, command: Turn) -> Refusal | None:
        if command.figure != ask.figure:
            return refuse("minis-other-figure")
        return turn_refusal(state, ask.figure, command.facing)

    def carry_out(self, flow: Flow[Battle], ask: Facing, command: Turn) -> None:
        turns = command.facing != flow.state.table.facing[ask.figure]
        turn_figure(flow, ask.figure, command.facing)
        if turns and flow.state.edition.footing.turns_move:
            flow.then(Shifted(ask.figure))


class Facing(MoveAsk[Battle]):
    """Take a facing on the spot."""

    FIELDS = ("seat", "figure")
    KIND = "minis-facing"
    MOVES: ClassVar[Moves] = (TakingFacing(),)
    LISTED = False

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-facing", figure=called(state, self.figure))
