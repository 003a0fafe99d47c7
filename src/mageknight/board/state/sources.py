"""Sources of effects: a card, a unit, a skill, a Tactic or a site, packed into one number, its tag.

The register, the pools of a combat and the gains of a turn keep tags. The number of a piece takes the lowest twelve bits, its kind the
next three, and whatever a unit's uid has beyond twelve bits follows above them: however long a game lasts, no two tags meet.
"""

from __future__ import annotations

from typing import Final

FROM_CARD: Final = 0
FROM_UNIT: Final = 1
FROM_SKILL: Final = 2
FROM_TACTIC: Final = 3
FROM_SITE: Final = 4
SOURCE_KINDS: Final = ("card", "unit", "skill", "tactic", "site")

LOW_BITS: Final = 12
LOW: Final = (1 << LOW_BITS) - 1
KIND_BITS: Final = 3
KINDS: Final = (1 << KIND_BITS) - 1


def packed_source(kind: int, number: int) -> int:
    """Kind and number of a source as a tag."""
    return (number >> LOW_BITS) << (LOW_BITS + KIND_BITS) | kind << LOW_BITS | (number & LOW)


def source_kind(tag: int) -> int:
    """The kind of source a tag names."""
    return tag >> LOW_BITS & KINDS


def source_number(tag: int) -> int:
    """The number of the card, skill, Tactic or site a tag names, or the uid of the unit."""
    return (tag >> (LOW_BITS + KIND_BITS)) << LOW_BITS | (tag & LOW)
