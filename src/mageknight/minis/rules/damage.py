"""Damage, healing, elimination: how dials turn and what that brings with it."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis import dial
from mageknight.minis.ability import trait
from mageknight.minis.content.abilities import AQUATIC
from mageknight.minis.events import BY_ABILITY, BY_ATTACK, Damaged, Eliminated, Freed, Healed, PointsShared
from mageknight.minis.roster import is_healable, powers
from mageknight.minis.rules.parts import Parts, total
from mageknight.minis.rules.values import reduction_parts
from mageknight.minis.state import FIELDED, Battle
from mageknight.minis.table.contact import stands_on


def hurt(flow: Flow[Battle], figure: int, parts: Parts, cause: int, by: int = -1, ignored: int = 0) -> int:
    """Deal damage and return the clicks the dial was turned (REB-DIAL-01); `parts` is what the damage is made of.

    Attacks and abilities are reduced by Toughness and Invulnerability, pushing and critical misses are not. `by` is the
    figure that caused it, -1 for nobody; `ignored` are abilities of the figure that do not count. A captive never takes
    damage (REB-CAP-13).
    """
    state = flow.state
    if state.where[figure] != FIELDED or state.captor[figure] >= 0:
        return 0
    if cause in (BY_ATTACK, BY_ABILITY):
        parts = [*parts, *reduction_parts(state, figure, ignored)]
    amount = total(parts)
    if amount <= 0:
        return 0
    before = state.click[figure]
    click = dial.after_damage(state.defs[figure], before, amount)
    flow.emit(Damaged(figure, click - before, click, cause, by, tuple(parts)))
    if dial.is_eliminated(state.defs[figure], click):
        eliminate(flow, figure, state.owner[by] if by >= 0 else -1)
    else:
        mind_captive(flow, figure)
    return click - before


def heal(flow: Flow[Battle], figure: int, parts: Parts, by: int) -> int:
    """Repair clicks, never past the start, and return how many (REB-DIAL-02, REB-TGT-04); `parts` is what they are made of."""
    state = flow.state
    if state.where[figure] != FIELDED or not is_healable(state, figure):
        return 0
    before = state.click[figure]
    click = dial.after_healing(state.defs[figure], before, max(0, total(parts)))
    if click == before:
        return 0
    flow.emit(Healed(figure, before - click, click, by, tuple(parts)))
    mind_captive(flow, figure)
    return before - click


def eliminate(flow: Flow[Battle], figure: int, seat: int) -> None:
    """Take a figure off the battlefield; an opponent who did it scores its points at once (REB-DIAL-06, REB-VIC-02)."""
    state = flow.state
    scores = seat >= 0 and state.sides[seat] != state.sides[state.owner[figure]]
    captor = state.captor[figure]
    if captor >= 0:
        flow.emit(Freed(captor, figure))
    captive = state.captive[figure]
    flow.emit(Eliminated(figure, seat if scores else -1, state.defs[figure].points if scores else 0))
    if state.edition.shares_points and not scores:
        share_points(flow, figure)
    if captive >= 0:
        free(flow, figure, captive)


def share_points(flow: Flow[Battle], figure: int) -> None:
    """The points of a warrior no opponent eliminated are divided among all its opponents, rounded down (M2-VICTORY-05, R6)."""
    state = flow.state
    side = state.sides[state.owner[figure]]
    opponents = [seat for seat in range(state.setup.seats) if state.sides[seat] != side]
    share = state.defs[figure].points // len(opponents)
    if share:
        flow.emit(PointsShared(figure, tuple(opponents), share))


def free(flow: Flow[Battle], captor: int, captive: int) -> None:
    """Release a captive (REB-CAP-22); one that stands in terrain it could not enter is eliminated (REB-CAP-23)."""
    flow.emit(Freed(captor, captive))
    state = flow.state
    if state.edition.fighting.freed_anywhere:
        return
    solid = state.table.ground.solid
    if powers(state, captive) >> AQUATIC & 1:
        solid &= ~state.table.ground.wet
    if stands_on(state.table, captive, solid):
        eliminate(flow, captive, -1)


def mind_captive(flow: Flow[Battle], figure: int) -> None:
    """A captor whose dial now shows certain abilities frees or eliminates its captive (REB-ABL-36, -41, -43)."""
    state = flow.state
    captive = state.captive[figure]
    if captive < 0:
        return
    mask = powers(state, figure)
    if mask & trait(state, "eliminates-captive"):
        eliminate(flow, captive, state.owner[figure])
    elif mask & trait(state, "frees-captive"):
        free(flow, figure, captive)
