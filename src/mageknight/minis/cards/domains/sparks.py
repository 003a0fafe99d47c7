"""Magestone Storm: a die at the start of every command phase."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.content.domains import SPARKS
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import DOMAIN
from mageknight.minis.events import BY_ABILITY, FOR_STORM, DiceRolled
from mageknight.minis.figures.figure import DEFENSE_TYPES
from mageknight.minis.figures.roster import is_fielded, members, own_figures
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing

IMMUNE = DEFENSE_TYPES.index("magic-immunity")


class Sparks(Happening):
    """On a 1 everybody who touches another figure takes 1 damage, but for those whose defense type is magic immunity."""

    def __init__(self) -> None:
        super().__init__(SPARKS, COMMAND_BEGINS, 0, in_order=False, loose=True)

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        figures = own_figures(state, about) if doing(state, SPARKS) else []
        return [(figures[0], -1)] if figures else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        flow.then(StormRoll(flow.state.controller[figure]))


class StormRoll(Roll[Battle]):
    """The die of a player whose command phase begins."""

    FIELDS = ("seat_of",)

    def __init__(self, seat_of: int) -> None:
        super().__init__(DICE, 1, 6)
        self.seat_of = seat_of

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_STORM, self.seat_of, -1, (die,)))
        if die > 1:
            return
        struck = [
            figure
            for figure in members(state.table.afield)
            if state.table.touch[figure] & state.table.afield and state.defs[figure].types.defense != IMMUNE
        ]
        for figure in struck:
            if is_fielded(state, figure):
                hurt(flow, figure, [(DOMAIN, 1)], BY_ABILITY)
