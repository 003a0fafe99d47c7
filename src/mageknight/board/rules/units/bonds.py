"""A skill that holds a unit like a Command token: cheaper to recruit, usable everywhere, never disbanded (Bonds of Loyalty)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import COUNT, JOINS_UNDER_BOND, PICKED, RECRUITS_UNDER_BOND, Effect, EffectUse, load, store
from mageknight.board.events.warband import UnitJoined
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


def bond_of(state: BoardState, seat: int) -> int:
    """The discount on a unit recruited under the free bond of a player; 0 if there is no such bond, or it holds a unit."""
    for number in free_bonds(state, seat):
        return LIB.skills[number].bond
    return 0


def free_bonds(state: BoardState, seat: int) -> list[int]:
    """The skills of a player under which a unit can be recruited now."""
    player = state.players[seat]
    if any(unit.bond for unit in player.units):
        return []
    return [number for number in player.skills if LIB.skills[number].bond]


class RecruitUnderBond(Effect):
    """The unit being recruited comes under the bond and costs less."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + bond_of(flow.state, ctx.seat))
        store(flow, ctx, PICKED, 1)

    def text(self) -> Message:
        return Message("board-effect-recruit-under-bond")


class UnderBond(Effect):
    """The new unit comes under the bond."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(UnitJoined(ctx.seat, ctx.source, True))

    def text(self) -> Message:
        return Message("board-effect-join-under-bond")


RECRUIT_UNDER_BOND: Final = RecruitUnderBond(RECRUITS_UNDER_BOND)
UNDER_BOND: Final = UnderBond(JOINS_UNDER_BOND)


def is_bonded(state: BoardState, ctx: EffectUse) -> bool:
    """Has the player chosen the bond for the unit being recruited?"""
    return load(state, ctx, PICKED) >= 0
