"""Activating a unit for one of its abilities (UE-UNIT-11 to 15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ActivateUnit
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.moves.plays.play_card import NOTHING
from mageknight.board.names import colour_name, unit_name
from mageknight.board.rules.mana.available import Means
from mageknight.board.rules.turn.plays import ability_refusal, activate_unit, is_calm, unit_of_seat, unit_refusal
from mageknight.board.rules.turn.serving import gives_nothing_else, vain_uses
from mageknight.board.rules.turn.triggers import is_quiet
from mageknight.board.state import BoardState
from mageknight.board.terms import COLOURS
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class ActivatingUnit(OpenMove[ActivateUnit]):
    """Use one ability of a unit."""

    COMMAND = ActivateUnit

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [
            ActivateUnit(ask.seat, unit.uid, ability)
            for unit in state.players[ask.seat].units
            for ability in range(len(LIB.units[unit.kind].abilities))
        ]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        calm = is_calm(state)
        means = Means(state, ask.seat)
        for unit in state.players[ask.seat].units:
            for ability, line in enumerate(LIB.units[unit.kind].abilities):
                if not (calm and line.effect.fights) and ability_refusal(state, ask.seat, unit, ability, means) is None:
                    found.append(ActivateUnit(ask.seat, unit.uid, ability))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> Refusal | None:
        return unit_refusal(state, ask.seat, command.unit, command.ability)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: ActivateUnit) -> None:
        activate_unit(flow, ask.seat, command.unit, command.ability)

    def words(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> Message:
        player = state.players[ask.seat]
        name = unit_name(player, command.unit)
        unit = unit_of_seat(player, command.unit)
        if unit is None or not 0 <= command.ability < len(LIB.units[unit.kind].abilities):
            return say("board-do-activate", unit=name, text=NOTHING)
        line = LIB.units[unit.kind].abilities[command.ability]
        mana = [colour_name(colour) for colour in range(len(COLOURS)) if line.mana >> colour & 1]
        if mana:
            return say("board-do-activate-for-mana", unit=name, mana=mana, text=line.effect.text())
        return say("board-do-activate", unit=name, text=line.effect.text())

    def about(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> tuple[str, ...]:
        return subjects.unit(command.unit)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> bool | None:
        unit = unit_of_seat(state.players[ask.seat], command.unit)
        if unit is None or state.contest is not None or not is_quiet(state):
            return None
        kind = LIB.units[unit.kind]
        return False if not kind.special and not kind.abilities[command.ability].effect.reveals else None

    def is_vain(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> bool:
        unit = unit_of_seat(state.players[ask.seat], command.unit)
        if unit is None:
            return False
        return gives_nothing_else(LIB.units[unit.kind].abilities[command.ability].effect, vain_uses(state, ask.seat))


ACTIVATE_UNIT: Final = ActivatingUnit()
