"""What a player might think of: commands that a list of reasons is about, legal or not.

Whoever asks why something cannot be done is answered from these lists. They hold what lies on the table before the player – the cards
in hand, the units, the spaces next to the figure, the offers, the enemies – and nothing anybody else has hidden.
"""

from __future__ import annotations

from mageknight.board.commands import (
    ActivateUnit,
    AimAt,
    BeginRest,
    BlockAttack,
    BuyCard,
    BuyHealing,
    EndTurn,
    EnterSite,
    ExploreAt,
    Interact,
    PlayCard,
    Recruit,
    StepTo,
    Strike,
)
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.events.fight import fight
from mageknight.board.lattice import NOWHERE
from mageknight.board.rules.combat import attacks_left
from mageknight.board.rules.exploring import positions_in_reach
from mageknight.board.rules.interaction import cards_for_sale
from mageknight.board.rules.movement import spaces_near
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC_USE, SIDE_ATTACK, SIDE_BLOCK, STRONG_USE
from mageknight.kernel.command import Command


def in_turn(state: BoardState, seat: int, legal: list[Command]) -> list[Command]:
    """Everything legal, then everything else one might think of outside of combat."""
    player = state.players[seat]
    thoughts = plays(state, seat)
    if player.where >= 0:
        for near in spaces_near(state, seat, player.where):
            if near != NOWHERE and state.map.tile_at[near // 7] >= 0:
                thoughts.append(StepTo(seat, near))
        for position in positions_in_reach(state, seat):
            thoughts.append(ExploreAt(seat, position))
    thoughts.append(Interact(seat))
    for number in dict.fromkeys(state.unit_offer):
        thoughts.append(Recruit(seat, number))
    thoughts.append(BuyHealing(seat))
    for kind, card in cards_for_sale(state, seat):
        thoughts.append(BuyCard(seat, card, kind))
    thoughts += [EnterSite(seat, 0), BeginRest(seat), EndTurn(seat)]
    return joined(legal, thoughts)


def in_combat(state: BoardState, seat: int, legal: list[Command]) -> list[Command]:
    """Everything legal, then everything else one might think of in a phase of combat."""
    thoughts = plays(state, seat)
    for enemy in fight(state).enemies:
        thoughts.append(AimAt(seat, enemy.token))
        for attack in attacks_left(state, enemy):
            thoughts.append(BlockAttack(seat, enemy.token, attack))
    thoughts.append(Strike(seat))
    return joined(legal, thoughts)


def plays(state: BoardState, seat: int) -> list[Command]:
    """Both halves of every card in hand, what it could be turned sideways for in a fight, and every ability of every unit."""
    found: list[Command] = []
    player = state.players[seat]
    for number in dict.fromkeys(player.hand):
        if number != WOUND:
            for use in (BASIC_USE, STRONG_USE, SIDE_ATTACK, SIDE_BLOCK):
                found.append(PlayCard(seat, number, use))
    for unit in player.units:
        for ability in range(len(LIB.units[unit.kind].abilities)):
            found.append(ActivateUnit(seat, unit.uid, ability))
    return found


def joined(legal: list[Command], thoughts: list[Command]) -> list[Command]:
    """Both lists without saying anything twice."""
    return [*legal, *[thought for thought in thoughts if thought not in legal]]
