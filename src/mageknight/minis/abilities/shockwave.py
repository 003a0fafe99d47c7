"""Shockwave: one roll against everybody near, in all directions."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.ability import Ability
from mageknight.minis.manners import Manner
from mageknight.minis.roster import called, is_fielded, members
from mageknight.minis.rules.attack import Strike
from mageknight.minis.rules.ranged import Shoot, blocked_refusal, firer_refusal
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import distance
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.sight import BLOCKED, EDGE_FRONT, Optics, trace
from mageknight.minis.table.verdicts import inches

EVERY_ABILITY: Final = ~0

WAVES: Final = Optics(EDGE_FRONT, False, bases=False)
"""A shockwave passes over bases, not through terrain."""


class Shockwave(Ability):
    """A ranged combat action that ignores the abilities of those it reaches, friends included."""

    def __init__(self) -> None:
        super().__init__(
            "shockwave",
            {
                "shockwave": ("REB-ABL-21", "M2-ABL-SWD-07"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Wave(self.id)]


class Wave(Shoot):
    """One roll against everybody within half range."""

    def __init__(self, ability: int) -> None:
        super().__init__("shockwave", ability)
        self.formation = False
        self.ignores = EVERY_ABILITY
        self.optics = WAVES

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        found = firer_refusal(state, figure)
        if found is None and not in_wave(state, figure):
            found = wave_refusal(state, figure)
        return found

    def is_open(self, state: Battle, figure: int) -> bool:
        return self.refusal(state, figure) is None

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """Why the wave does not reach a figure: arcs, bases, contact and abilities do not matter to it."""
        if attacker == target:
            return state.edition.refuse("minis-targets-itself")
        if not is_fielded(state, target):
            return refuse("minis-no-such-figure")
        if state.captor[target] >= 0:
            return state.edition.refuse("minis-target-captive", target=called(state, target))
        half = state.defs[attacker].range * 50
        far = distance(state.table, attacker, target)
        if not is_near(state, attacker, target):
            missing = inches(max(far, half + 1) - half)
            return state.edition.refuse(
                "minis-beyond-wave", "shockwave", target=called(state, target), half=inches(half), missing=missing
            )
        if trace(state.table, attacker, target, WAVES) & BLOCKED:
            return blocked_refusal(state, attacker, target, WAVES)
        return None

    def reached(self, state: Battle, attacker: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        """Everybody near is reached, whoever was asked about."""
        return in_wave(state, attacker)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Strike(self.word, figure, in_wave(flow.state, figure), ()))


def wave_refusal(state: Battle, figure: int) -> Refusal:
    """Nobody is within half the range, or terrain blocks the line to whoever is: how far off the nearest is."""
    table = state.table
    others = members(table.down & ~state.held & ~(1 << figure))
    nearest = min([distance(table, figure, other) for other in others], default=0)
    half = state.defs[figure].range * 50
    name = called(state, figure)
    if nearest <= half:
        return state.edition.refuse("minis-wave-blocked", "shockwave", figure=name)
    return state.edition.refuse(
        "minis-nobody-in-wave", "shockwave", figure=name, half=inches(half), missing=inches(nearest - half)
    )


def is_near(state: Battle, figure: int, other: int) -> bool:
    """Is a figure within half the range of another?"""
    table = state.table
    reach = state.defs[figure].range * INCH
    dx = table.x[other] - table.x[figure]
    dy = table.y[other] - table.y[figure]
    return 4 * (dx * dx + dy * dy) <= reach * reach


def in_wave(state: Battle, figure: int) -> tuple[int, ...]:
    """Everybody a shockwave reaches: no captive, within half the range, with an unblocked line."""
    table = state.table
    found: list[int] = []
    for other in members(table.down & ~state.held & ~(1 << figure)):
        if is_near(state, figure, other) and not trace(table, figure, other, WAVES) & BLOCKED:
            found.append(other)
    return tuple(found)
