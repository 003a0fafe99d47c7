"""The actions a castle brings: for anybody, or in the battles of whole hosts for its sections alone (M2-CASTLE-48, M2-CONQ-18, reading
R137).

Those for sections alone are part of the actions of the turn; an entry in the register of what lasts says how many are set aside.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.content.available import piece
from mageknight.minis.figures.castles import sections_of
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_TURN, UNBOUND, Lasting, lasting_of

KEEP: Final = "castle-keep"
"""The section that lets its player do more."""
SET_ASIDE: Final = "castle-actions"
"""The kind of entry that counts the actions for sections alone."""


def castle_actions(state: Battle, seat: int) -> int:
    """The number of actions the castle of a seat brings: a keep one, or where they are for sections alone two, and any other section but a
    wall one."""
    if not state.table.rooted:
        return 0
    kinds = [state.defs[each].fittings.castle for each in sections_of(state, seat)]
    alone = state.edition.scale.stone_apart
    if KEEP in kinds:
        return 2 if alone else 1
    return 1 if alone and any(not is_wall(kind) for kind in kinds) else 0


def is_wall(kind: str) -> bool:
    """Is a section of this kind a wall?"""
    known = piece(kind)
    return known is not None and known.castle is not None and known.castle.is_wall


def set_aside(flow: Flow[Battle], seat: int) -> None:
    """A turn begins: what the castle brings is for its sections, where the edition says so."""
    amount = castle_actions(flow.state, seat) if flow.state.edition.scale.stone_apart else 0
    if amount:
        begin_lasting(
            flow,
            Lasting(kind=SET_ASIDE, source=-1, target=-1, amount=amount, until=THIS_TURN, seat=seat, bound=UNBOUND),
        )


def left_for(state: Battle, figure: int) -> int:
    """The actions that can still be given to a figure this turn. Those set aside are no good to anybody once the last section that brings
    them has fallen."""
    if not state.table.rooted and not state.lasting:
        return state.actions
    aside = sum([entry.amount for entry in lasting_of(state, SET_ASIDE)])
    if not aside or (state.defs[figure].is_castle and castle_actions(state, state.controller[figure])):
        return state.actions
    return state.actions - aside


def draw(flow: Flow[Battle], figure: int) -> None:
    """A section is given an action: those set aside are used up before the others."""
    for entry in lasting_of(flow.state, SET_ASIDE) if flow.state.defs[figure].is_castle else ():
        end_lasting(flow, entry)
        if entry.amount > 1:
            rest = Lasting(
                kind=SET_ASIDE,
                source=-1,
                target=-1,
                amount=entry.amount - 1,
                until=THIS_TURN,
                seat=entry.seat,
                bound=UNBOUND,
            )
            begin_lasting(flow, rest)


def none_left(state: Battle, figure: int) -> Refusal:
    """The reason a figure is given no action: none is left, or only some for castle sections."""
    if state.actions > 0:
        return state.edition.refuse("minis-actions-for-castle", figure=called(state, figure))
    return state.edition.refuse("minis-no-actions-left")
