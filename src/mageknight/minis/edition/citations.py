"""Citations: the rules behind a topic, in the book of each edition.

Shared rules speak of topics (``edge-taken``); `content/citations.tsv` has a row for each and a column for each edition. So a
refusal or a part of a number always names the rule of the edition in play, and no rule id stands in code that editions share.
An ability brings topics of its own, with the rules of all books side by side.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mageknight.minis.content.files import read_bytes

FILE: Final = "citations.tsv"

LATER: Final = (
    ("conquest", "second", "citations_conquest.tsv"),
    ("dragon", "second", "citations_dragon.tsv"),
)
"""Rule sets that are another one with changes: their name, whose rules hold for them besides, and the topics they change."""


@cache
def citations() -> dict[str, dict[str, tuple[str, ...]]]:
    """For each edition: topic and the ids of the rules behind it; a topic its book says nothing about has none."""
    head, *rows = [line.split("\t") for line in read_bytes(FILE).decode("utf-8").splitlines()]
    found: dict[str, dict[str, tuple[str, ...]]] = {edition: {} for edition in head[1:]}
    for topic, *columns in rows:
        for edition, ids in zip(head[1:], columns, strict=True):
            found[edition][topic] = tuple(ids.split(",")) if ids else ()
    for edition, base, file in LATER:
        changed = [line.split("\t") for line in read_bytes(file).decode("utf-8").splitlines()[1:]]
        found[edition] = {**found[base], **{topic: tuple(ids.split(",")) for topic, ids in changed}}
        for column in found.values():
            for topic, _ in changed:
                column.setdefault(topic, ())
    return found


_ABILITIES: Final[dict[str, tuple[str, ...]]] = {}


def enter(topics: dict[str, tuple[str, ...]]) -> None:
    """Make the topics of an ability known: the rules behind each. The cards of an ability may each bring those of their book."""
    for topic, rules in topics.items():
        before = _ABILITIES.get(topic, ())
        _ABILITIES[topic] = before + tuple([rule for rule in rules if rule not in before])


def ability_topics() -> dict[str, tuple[str, ...]]:
    return _ABILITIES


def ability_citations(topic: str, book: str) -> tuple[str, ...]:
    """The rules of one book behind a topic of an ability; `book` is how its ids begin."""
    return tuple([rule for rule in _ABILITIES[topic] if rule.startswith(book)])
