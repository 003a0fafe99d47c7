"""Explosive fire: a shot that hits hurts everybody near its target."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.minis.actions.manner import RANGED
from mageknight.minis.effects.parts import EXPLODED
from mageknight.minis.events import BY_EXPLOSION
from mageknight.minis.figures.bodies import chariot_of, is_passenger
from mageknight.minis.figures.figure import ATTACK_TYPES
from mageknight.minis.figures.roster import members, powers
from mageknight.minis.figures.sections import hull_of, is_hull
from mageknight.minis.rules.attack.assault import Assault, in_hand
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.large.areas import rock
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import is_within
from mageknight.minis.table.outline import crossed
from mageknight.minis.table.terrain import BLOCKS

EXPLOSIVE: Final = ATTACK_TYPES.index("explosive")
AREA: Final = 3
"""How far an explosion reaches, in inches."""


def is_explosive(state: Battle, figure: int) -> bool:
    """Do the shots of a figure explode?"""
    bursts = powers(state, figure) & state.edition.card.masks.bursts
    return bursts != 0 or (state.edition.typed and state.defs[figure].types.attack == EXPLOSIVE)


def explodes(state: Battle, assault: Assault) -> bool:
    """Will this attack explode where it hits?"""
    manner = assault.manner(state)
    return manner.kind == RANGED and not manner.aid and is_explosive(state, assault.attacker)


def caught(state: Battle, target: int, spared: tuple[int, ...]) -> list[int]:
    """Everybody within the area round a target, friend or foe, but those spared, the targets of the attack; blocking terrain
    between them protects."""
    table = state.table
    return [
        other
        for other in members(table.afield & ~state.held)
        if other not in spared
        and not state.defs[other].is_large
        and not is_passenger(state, other)
        and is_within(table, target, other, AREA)
        and not is_sheltered(state, target, other)
    ]


def is_sheltered(state: Battle, target: int, other: int) -> bool:
    """Does blocking terrain lie between two figures?"""
    table = state.table
    return any(
        piece.fire == BLOCKS
        and crossed(piece.outline, table.x[target], table.y[target], table.x[other], table.y[other])
        for piece in table.ground.pieces
    )


class Exploding(Frame[Battle]):
    """The attack in hand is resolved against its targets: those it has hit blow up, wherever they stood."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        assault = in_hand(state)
        victims: list[int] = []
        for target in assault.targets:
            if target in assault.hits:
                victims += caught(state, target, assault.targets)
        for victim in victims:
            hurt(flow, victim, [(EXPLODED, 1)], BY_EXPLOSION, assault.attacker)
        for target in assault.targets:
            if target in assault.hits:
                self.rock(flow, target, assault)

    def rock(self, flow: Flow[Battle], target: int, assault: Assault) -> None:
        """One section of each large warrior in the area (M2-MDIAL-48 to M2-MDIAL-50)."""
        state = flow.state
        table = state.table
        own = [hull_of(state, each) for each in assault.targets]
        spared = chariot_of(state, assault.attacker)  # a passenger does nothing to its chariot (M2-CHARIOT-15)
        for hull in members(table.afield):
            if not is_hull(state, hull) or hull in own or hull == spared or not is_within(table, target, hull, AREA):
                continue
            if not is_sheltered(state, target, hull):
                place = table.x[target], table.y[target]
                rock(flow, hull, *place, [(EXPLODED, 1)], BY_EXPLOSION, assault.attacker)
