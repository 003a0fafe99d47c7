"""Every piece of the board game has a name in every language, and every word on it an explanation."""

from __future__ import annotations

from collections import Counter

import pytest

from mageknight.board.content.library import content_ids, library
from mageknight.board.events.cards import ZONES
from mageknight.board.events.tracks import POINTS
from mageknight.board.scenarios import SCENARIOS
from mageknight.board.setup import ALL_SETS
from mageknight.board.terms import (
    ABILITIES,
    ATTACK_KINDS,
    CARD_KINDS,
    CARD_USES,
    COLOURS,
    ELEMENTS,
    PHASES,
    PILES,
    RESISTANCES,
    SITES,
    SPELL,
    TERRAINS,
)
from mageknight.kernel.message import Message
from mageknight.locale import Words, languages

TERMS = (
    ("colour", COLOURS),
    ("pile", PILES),
    ("element", ELEMENTS),
    ("kind", ATTACK_KINDS),
    ("card-kind", CARD_KINDS),
    ("use", CARD_USES),
    ("points", POINTS),
    ("phase", PHASES),
    ("zone", ZONES),
    ("terrain", TERRAINS),
    ("ability", ABILITIES),
    ("resistance", RESISTANCES),
    ("site", SITES),
    ("set", ALL_SETS),
)
EXPLAINED = (("ability", ABILITIES), ("resistance", RESISTANCES), ("site", SITES), ("terrain", TERRAINS))


def key(kind: str, name: str) -> str:
    return f"board-{kind}-{name.replace('_', '-')}"


def pieces() -> list[str]:
    """The keys of every piece of the library; a spell has a second name for its stronger half."""
    found = [key(*name.split("/")[1:]) for name in content_ids()]
    found += [key("card", card.name) + "-strong" for card in library().cards if card.kind == SPELL]
    return [*found, *[key("scenario", name) for name in SCENARIOS]]


def all_names() -> list[str]:
    return pieces() + [key(kind, name) for kind, names in TERMS for name in names]


@pytest.mark.parametrize("lang", languages())
def test_everything_has_a_name(lang):
    words = Words.of(lang)
    lost = [name for name in all_names() if name not in words or not words.render(Message(name)).strip()]
    assert lost == []


@pytest.mark.parametrize("lang", languages())
def test_what_a_word_means_is_explained_in_a_sentence(lang):
    words = Words.of(lang)
    keys = [key(kind, name) + "-text" for kind, names in EXPLAINED for name in names]
    keys += [key("city", city.name) + "-text" for city in library().cities]
    assert [each for each in keys if each not in words or not words.render(Message(each)).endswith(".")] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", ["card", "unit", "enemy", "tactic", "city", "ruin", "tile", "scenario"])
def test_no_two_pieces_of_a_kind_share_a_name(lang, kind):
    words = Words.of(lang)
    names = Counter(words.render(Message(name)) for name in pieces() if name.startswith(f"board-{kind}-"))
    assert [name for name, count in names.items() if count > 1] == []


def test_german_is_not_english_in_disguise():
    english, german = Words.of("en"), Words.of("de")
    texts = [name for name in pieces() if not name.startswith(("board-hero-", "board-tile-"))]
    alike = [name for name in texts if english.render(Message(name)) == german.render(Message(name))]
    assert len(alike) < len(texts) // 10, alike
