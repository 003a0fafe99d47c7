"""Numbers worth knowing about a finished game, and the names of what was used in it."""

from __future__ import annotations

from typing import Any

from mageknight.board.commands import ActivateUnit, PlayCard, Recruit, UseSkill
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.rules.turn.plays import unit_of_seat
from mageknight.board.state import BoardState
from mageknight.board.terms import CARD_USES, SIDE_MOVE
from mageknight.kernel.command import Command, command_name
from mageknight.minis.commands import Act
from mageknight.minis.state.battle import Battle


def facts_of(state: Any) -> dict[str, list[int]]:
    """The numbers of a finished game."""
    if isinstance(state, BoardState):
        return {
            "fame": [player.fame for player in state.players],
            "level": [player.level for player in state.players],
            "wounds": [sum([pile.count(WOUND) for pile in (p.hand, p.deck, p.discard)]) for p in state.players],
            "tiles": [sum([1 for tile in state.map.tile_at if tile >= 0])],
            "cities_found": [len(state.map.city_at)],
            "cities_taken": [sum([1 for leader in state.map.city_taken if leader != -1])],
            "rounds": [state.round],
        }
    if isinstance(state, Battle):
        return {"ending": [state.ending], "turns": list(state.taken), "eliminated": list(state.score)}
    return {}


def used_by(state: Any, command: Command) -> str:
    """The name of what a command uses; nothing if it uses nothing worth counting."""
    if isinstance(command, PlayCard):
        use = CARD_USES[command.use] if command.use < SIDE_MOVE else "sideways"
        return f"card/{LIB.cards[command.card].name}/{use}"
    if isinstance(command, ActivateUnit):
        unit = unit_of_seat(state.players[command.seat], command.unit)
        return "" if unit is None else f"unit/{LIB.units[unit.kind].name}"
    if isinstance(command, UseSkill):
        return f"skill/{LIB.skills[command.skill].name}"
    if isinstance(command, Recruit):
        return f"recruited/{LIB.units[command.unit].name}"
    if isinstance(command, Act):
        return f"figure/{state.defs[command.figure].key}/{command.how}"
    return "" if isinstance(state, BoardState | Battle) else f"command/{command_name(command)}"
