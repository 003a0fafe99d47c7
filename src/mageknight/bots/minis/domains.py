"""Domains: which one helps the own army more than the others'. Everybody's figures are known when they are chosen."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.command import Command
from mageknight.minis.commands import ChooseDomain
from mageknight.minis.content.domains import ARMS, DRAINS, RANGED, DomainDef, official_domains
from mageknight.minis.content.items import meets
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import SPEED_TYPES
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
    return share * kind.points
