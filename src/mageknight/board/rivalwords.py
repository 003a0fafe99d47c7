"""Commands of combats between players in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.board import commands as do
from mageknight.board.asked import question
from mageknight.board.names import card_name, seat_name, space_name, unit_name
from mageknight.board.rules.blows import ARTIFACT_PRICE, attack_value, damage_left
from mageknight.board.rules.exchange import AskRivalAttack, AskRivalBlock, AskRivalDamage
from mageknight.board.rules.ground import on_map, plain_cost
from mageknight.board.state import BoardState
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say


def attack_hero(state: BoardState, command: do.AttackHero) -> Message:
    return say("board-do-attack-hero", player=seat_name(state, command.other))


def strike(state: BoardState, command: do.Strike) -> Message:
    if isinstance(question(state), AskRivalAttack):
        return say("board-do-attack-rival", value=attack_value(state))
    return Message("board-do-strike")


def end_phase(state: BoardState, command: do.EndPhase) -> Message:
    """Against another player: not to attack, or to block no more."""
    asked = question(state)
    if isinstance(asked, AskRivalAttack):
        return Message("board-do-pass-attack")
    if isinstance(asked, AskRivalBlock):
        return say("board-do-meet-attack", left=damage_left(state))
    return Message("board-do-end-phase")


def wound_rival(state: BoardState, asked: AskRivalDamage, unit: int) -> Message:
    victim = asked.victim(state)
    price = max(0, asked.wound_price(state, unit))
    if unit < 0:
        return say("board-do-wound-hero", hero=seat_name(state, victim), price=price)
    return say("board-do-wound-unit", unit=unit_name(state.players[victim], unit), price=price)


def steal_artifact(state: BoardState, command: do.StealArtifact) -> Message:
    return say("board-do-steal-artifact", card=card_name(command.card), price=ARTIFACT_PRICE)


def force_retreat(state: BoardState, command: do.ForceRetreat) -> Message:
    cost = plain_cost(state, command.space) if on_map(state, command.space) else 0
    return say("board-do-force-retreat", space=space_name(state, command.space), cost=cost)


RIVAL_DESCRIBERS: Final[dict[type[Command], Callable[[BoardState, Any], Message]]] = {
    do.AttackHero: attack_hero,
    do.Strike: strike,
    do.EndPhase: end_phase,
    do.StealArtifact: steal_artifact,
    do.ForceRetreat: force_retreat,
}
