"""The ways to act of the edition in play, by their word."""

from __future__ import annotations

from mageknight.minis.actions.manner import AttackManner, Manner
from mageknight.minis.state.battle import Battle


def manner(state: Battle, word: str) -> Manner:
    return state.edition.ways.by_word[word]


def knows(state: Battle, word: str) -> bool:
    found = state.edition.ways.by_word.get(word)
    return found is not None and found.chosen


def attack_manner(state: Battle, word: str) -> AttackManner:
    found = state.edition.ways.by_word[word]
    assert isinstance(found, AttackManner)
    return found


def all_manners(state: Battle) -> list[Manner]:
    return state.edition.ways.all
