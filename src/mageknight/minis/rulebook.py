"""All manners by their word, and which of them an edition offers in which order."""

from __future__ import annotations

from typing import Final

from mageknight.minis.manners import AttackManner, Manner

_MANNERS: Final[dict[str, Manner]] = {}


def enter(manner: Manner) -> None:
    """Make a manner known; done once for each when the rules are loaded."""
    assert manner.word not in _MANNERS
    _MANNERS[manner.word] = manner


def manner(word: str) -> Manner:
    return _MANNERS[word]


def knows(word: str) -> bool:
    return word in _MANNERS


def attack_manner(word: str) -> AttackManner:
    found = _MANNERS[word]
    assert isinstance(found, AttackManner)
    return found


def all_manners() -> list[Manner]:
    return list(_MANNERS.values())
