"""Domains: which one helps the own army more than the others'. Everybody's figures are known when they are chosen."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.command import Command
from mageknight.minis.commands import ChooseDomain
from mageknight.minis.content.abilities import (
    BOMBARDMENT,
    DEMORALIZED,
    HEALING,
    LIFE_DRAIN,
    MAGIC_HEALING,
    REGENERATION,
    VAMPIRISM,
)
from mageknight.minis.content.domains import (
    ARMS,
    DRAINS,
    HEARTENS,
    OVERGROWS,
    PAVES,
    RANGED,
    SCATTERS,
    SPARKS,
    SWELTERS,
    WIDENS,
    WITHERS,
    DomainDef,
    official_domains,
)
from mageknight.minis.content.items import meets
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import DEFENSE_TYPES, SPEED_TYPES, FigureDef
from mageknight.minis.state.battle import Battle

CAP: Final = 0.4
"""What a figure loses with all of its range, in parts of its points; of its speed half as much."""
DISARMED: Final = 0.5
"""What a figure with a range loses that may not fire."""
GROUNDED: Final = 0.1
POINT: Final = 0.12
"""What one more or less of a value is worth."""
BONUS: Final = 0.08
BOOK: Final = 6.0
"""What is lost where casting hurts, by book."""
WINGS: Final = SPEED_TYPES.index("wing")


FAINT: Final = 0.15
"""What a figure loses that is eliminated as soon as its heart sinks, and a third of what it gains where hearts rise again."""
SPARKED: Final = 0.03
"""What a figure loses that may be struck by sparks; somebody who fights at close quarters gains as much by a head start."""
UNHEALED: Final = 0.06
UNSEEN: Final = 0.08
"""What a figure with a long range loses where woods end lines of fire, and a bomber whose tokens go astray."""
HEALERS: Final = 1 << HEALING | 1 << MAGIC_HEALING | 1 << REGENERATION | 1 << VAMPIRISM | 1 << LIFE_DRAIN
LONG: Final = 12
IMMUNE: Final = DEFENSE_TYPES.index("magic-immunity")


def best_domain(state: Battle, seat: int, answers: list[Command]) -> Command:
    """The domain that gives the own side most, or takes most from the others."""
    return max(answers, key=lambda answer: leaning(state, seat, answer))


def leaning(state: Battle, seat: int, answer: Command) -> float:
    """The lean of a domain towards the own side."""
    if not isinstance(answer, ChooseDomain):
        return 0.0
    domain = official_domains()[answer.domain]
    worth = 0.0
    for figure, owner in enumerate(state.owner):
        share = effect(state, domain, figure)
        worth += share if state.sides[owner] == state.sides[seat] else -share
    if domain.does == DRAINS:
        for book in state.books:
            own = state.sides[state.owner[book.maker]] == state.sides[seat]
            worth += -BOOK if own else BOOK
    return worth


def effect(state: Battle, domain: DomainDef, figure: int) -> float:
    """The effect of a domain on one figure, in points."""
    kind = state.defs[figure]
    speed = dial.speed(kind, kind.start)
    share = 0.0
    if kind.range:
        share -= CAP * max(0, kind.range - domain.caps.get("range", kind.range)) / kind.range
        share -= DISARMED if RANGED in domain.bars else 0.0
    if speed:
        share -= CAP / 2 * max(0, speed - domain.caps.get("speed", speed)) / speed
    if kind.types.speed == WINGS and "soar" in domain.bars:
        share -= GROUNDED
    for each in domain.modifiers:
        if not each.symbol or meets(kind, kind.start, each.symbol):
            share += POINT * each.amount * (1.0 if each.value == "attack" else 0.5)
    if domain.does == ARMS and not kind.attack_bonus:
        share += BONUS
    return (share + leanings(domain.does, kind)) * kind.points


def leanings(does: str, kind: FigureDef) -> float:
    """The gain or loss of a figure by a domain that does something by itself, in parts of its points."""
    shown = 0
    for mask in kind.masks:
        shown |= mask
    if does == SWELTERS and shown >> DEMORALIZED & 1:
        return -FAINT
    if does == HEARTENS and shown >> DEMORALIZED & 1:
        return FAINT / 3
    if does == SPARKS and kind.types.defense != IMMUNE:
        return -SPARKED
    if does == WITHERS and shown & HEALERS:
        return -UNHEALED
    if (does == OVERGROWS and kind.range > LONG) or (does == SCATTERS and shown >> BOMBARDMENT & 1):
        return -UNSEEN
    if does in (WIDENS, PAVES) and not kind.range:
        return SPARKED if does == WIDENS else SPARKED / 2
    return 0.0
