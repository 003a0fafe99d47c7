"""Shockwave: one roll against everybody near, in all directions."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import SPECIAL, AttackManner, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import CRITICAL, DAMAGE_VALUE, DEALT, Parts, ability_part
from mageknight.minis.events import BY_ABILITY, BY_PUSHING
from mageknight.minis.figures.bodies import figures_of
from mageknight.minis.figures.roster import called, is_fielded, members, reach_of
from mageknight.minis.figures.sections import affected, hull_of, is_section, seen_sections
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.ranged import Shoot, blocked_refusal, firer_refusal
from mageknight.minis.rules.attack.steps import Strike
from mageknight.minis.rules.attack.values import close_damage
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import distance, is_within
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.sight import BLOCKED, EDGE_FRONT, Optics, trace
from mageknight.minis.table.verdicts import inches

EVERY_ABILITY: Final = ~0

WAVES: Final = Optics(EDGE_FRONT, False, bases=False)
"""A shockwave passes over bases, not through terrain."""


class Shockwave(Ability):
    """A ranged combat action that ignores the abilities of those it reaches, friends included."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "shockwave",
            {
                "shockwave": ("REB-ABL-21", "M2-ABL-SWD-07"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Wave(self.id)]


class Shockwave2003(Shockwave):
    """A special action, also beside opposing figures: 1 pushing damage for each one hit, the damage value for a single one."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__()
        self.topics = {
            **self.topics,
            "shockwave-alone": ("M2-ABL-SWD-08",),
            "shockwave-itself": ("M2-ABL-SWD-10",),
        }

    def manners(self) -> list[Manner]:
        return [Quake(self.id)]


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
        """Lists ask this of every figure: no words are looked for."""
        return firer_refusal(state, figure) is None and bool(in_wave(state, figure))

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """The reason the wave does not reach a figure: arcs, bases, contact and abilities do not matter to it."""
        if attacker == target:
            return state.edition.refuse("minis-targets-itself")
        if not is_fielded(state, target):
            return refuse("minis-no-such-figure")
        if state.captor[target] >= 0:
            return state.edition.refuse("minis-target-captive", target=called(state, target))
        half = reach_of(state, attacker) * 50
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


class Quake(AttackManner):
    """One roll against everybody within half the range, rounded up, at any level and whatever lies between (R48, R71)."""

    def __init__(self, ability: int) -> None:
        super().__init__("shockwave", SPECIAL, ability)
        self.counts_hits = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        name = called(state, figure)
        if reach_of(state, figure) == 0:
            return state.edition.refuse("minis-no-range", figure=name)
        if quaked(state, figure):
            return None
        others = members(state.table.afield & ~state.held & ~(1 << figure))
        nearest = min([distance(state.table, figure, other) for other in others], default=0)
        half = half_range(state, figure)
        missing = inches(max(nearest - half * 100, 1))
        return state.edition.refuse(
            "minis-nobody-in-wave", "shockwave", figure=name, half=inches(half * 100), missing=missing
        )

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        """The reason the wave does not reach a figure."""
        if attacker == target:
            return state.edition.refuse("minis-targets-itself", "shockwave-itself")
        if not is_fielded(state, target):
            return refuse("minis-no-such-figure")
        name = called(state, target)
        if state.captor[target] >= 0:
            return state.edition.refuse("minis-target-captive", target=name)
        half = half_range(state, attacker)
        if not is_within(state.table, attacker, target, half):
            far = max(distance(state.table, attacker, target), half * 100 + 1)
            return state.edition.refuse(
                "minis-beyond-wave",
                "shockwave",
                target=name,
                half=inches(half * 100),
                missing=inches(far - half * 100),
            )
        return None

    def reached(self, state: Battle, attacker: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        """Everybody near is reached, whoever was asked about."""
        return quaked(state, attacker)

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        return super().clicks(state, attacker, target, count) if count == 1 else 1

    def is_reduced(self, count: int) -> bool:
        return count == 1

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Strike(self.word, figure, quaked(flow.state, figure), ()))

    def settles(self, flow: Flow[Battle], attacker: int, hits: tuple[int, ...], critical: bool) -> bool:
        """A single figure hit takes the damage value, several take 1 pushing damage each; what a 12 adds is never pushing
        damage."""
        extra: Parts = [(CRITICAL, 1)] if critical else []
        value = (DAMAGE_VALUE, close_damage(flow.state, attacker))
        for figure in hits:
            if len(hits) == 1:
                hurt(flow, figure, [value, *extra], BY_ABILITY, attacker)
            else:
                hurt(flow, figure, [(ability_part(self.ability, DEALT), 1)], BY_PUSHING, attacker)
                hurt(flow, figure, extra, BY_ABILITY, attacker)
        return True


def half_range(state: Battle, figure: int) -> int:
    """Half the range in inches, rounded up."""
    return (reach_of(state, figure) + 1) // 2


def quaked(state: Battle, figure: int) -> tuple[int, ...]:
    """Everybody a shockwave of the card of 2003 reaches, on the ground or in the air; captives never take damage."""
    half = half_range(state, figure)
    others = figures_of(state, state.table.afield & ~state.held & ~(1 << figure))
    near = [other for other in others if is_within(state.table, figure, other, half)]
    if state.table.rooted and not state.defs[figure].is_giant:
        near = [other for other in near if not state.defs[other].is_castle]
    return tuple([other for other in near if not is_section(state, other) or is_met(state, figure, other)])


def is_met(state: Battle, figure: int, section: int) -> bool:
    """Is this the section of another large warrior that an area round a figure meets (M2-MDIAL-48)?"""
    hull = hull_of(state, section)
    if hull == hull_of(state, figure):
        return False
    return section == affected(state, seen_sections(state, hull, state.table.x[figure], state.table.y[figure]))[0]


def wave_refusal(state: Battle, figure: int) -> Refusal:
    """Nobody is within half the range, or terrain blocks the line to whoever is: how far off the nearest is."""
    table = state.table
    others = members(table.afield & ~state.held & ~(1 << figure))
    nearest = min([distance(table, figure, other) for other in others], default=0)
    half = reach_of(state, figure) * 50
    name = called(state, figure)
    if nearest <= half:
        return state.edition.refuse("minis-wave-blocked", "shockwave", figure=name)
    return state.edition.refuse(
        "minis-nobody-in-wave", "shockwave", figure=name, half=inches(half), missing=inches(nearest - half)
    )


def is_near(state: Battle, figure: int, other: int) -> bool:
    """Is a figure within half the range of another?"""
    table = state.table
    reach = reach_of(state, figure) * INCH
    dx = table.x[other] - table.x[figure]
    dy = table.y[other] - table.y[figure]
    return 4 * (dx * dx + dy * dy) <= reach * reach


def in_wave(state: Battle, figure: int) -> tuple[int, ...]:
    """Everybody a shockwave reaches: no captive, within half the range, with an unblocked line."""
    table = state.table
    found: list[int] = []
    for other in members(table.afield & ~state.held & ~(1 << figure)):
        if is_near(state, figure, other) and not trace(table, figure, other, WAVES) & BLOCKED:
            found.append(other)
    return tuple(found)
