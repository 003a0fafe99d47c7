"""Every effect of an action card has words in every language; families of words put together at run time are complete."""

from __future__ import annotations

import pytest

from mageknight.board.content.library import library
from mageknight.board.effects.facts import CONDITIONS, COUNTERS
from mageknight.board.effects.through import HALVES, SLOT_WORDS
from mageknight.board.rules.turn.delayed import MOMENTS
from mageknight.board.rules.turn.triggers import TRIGGERS
from mageknight.board.terms import ADVANCED_ACTION, BASIC_ACTION
from mageknight.kernel.message import Message
from mageknight.locale import languages, render

ACTIONS = [card.name for card in library().cards if card.kind in (BASIC_ACTION, ADVANCED_ACTION)]
PLAIN_CONDITIONS = [word for word in CONDITIONS if word not in ("on_terrain", "at", "paid_mana")]
"""The others take a value; the ones in use are rendered with the cards that use them."""


def words(key: str) -> list[str]:
    return [render(Message(key), lang) for lang in languages()]


@pytest.mark.parametrize("name", ACTIONS)
def test_both_halves_of_an_action_are_put_into_words(name):
    card = library().cards[library().number("card", name)]
    for effect in (card.basic, card.strong):
        assert effect is not None
        texts = [render(effect.text(), lang) for lang in languages()]
        assert all(text.strip() for text in texts)
        assert effect.code()


@pytest.mark.parametrize("word", TRIGGERS)
def test_every_trigger_has_words(word):
    assert all(words("board-trigger-" + word.replace("_", "-")))


@pytest.mark.parametrize("word", [*COUNTERS])
def test_every_counter_has_words(word):
    assert all(words("board-counter-" + word.replace("_", "-")))


@pytest.mark.parametrize("word", PLAIN_CONDITIONS)
def test_every_condition_has_words(word):
    assert all(words("board-condition-" + word.replace("_", "-")))


@pytest.mark.parametrize("word", MOMENTS)
def test_every_moment_has_words(word):
    assert all(words("board-moment-" + word.replace("_", "-")))


def test_halves_and_colours_of_the_offer_have_words():
    for half in HALVES:
        assert all(words("board-half-" + half))
    for origin in ("any", *SLOT_WORDS.values()):
        assert all(words("board-colours-from-" + origin))


@pytest.mark.parametrize(
    "card, half, english, german",
    [
        ("rage", "basic", "Attack 2 or Block 2", "Angriff 2 oder Block 2"),
        ("intimidate", "strong", "Influence 8 or Attack 7; Reputation −2", "Einfluss 8 oder Angriff 7; Ansehen −2"),
        (
            "ice_shield",
            "strong",
            "Block 3 (ice); whenever this helps to block an attack: that enemy: Armor −3 (at least 1)",
            "Block 3 (Eis); immer wenn dies einen Angriff blocken hilft: dieser Gegner: Rüstung −3 (mindestens 1)",
        ),
        (
            "chivalry",
            "basic",
            "Attack 3 or (Attack 2; whenever this helps to defeat an enemy: Reputation +1)",
            "Angriff 3 oder (Angriff 2; immer wenn dies einen Gegner besiegen hilft: Ansehen +1)",
        ),
        (
            "agility",
            "basic",
            "Move 2; this turn, as often as you like: turn a point of move into Attack 1",
            "Bewegung 2; in diesem Zug beliebig oft: einen Punkt Bewegung in Angriff 1 verwandeln",
        ),
        (
            "path_finding",
            "basic",
            "Move 2; every terrain: move cost −1 (at least 2)",
            "Bewegung 2; jedes Gelände: Bewegungskosten −1 (mindestens 2)",
        ),
    ],
)
def test_effects_read_like_sentences(card, half, english, german):
    found = library().cards[library().number("card", card)]
    effect = found.basic if half == "basic" else found.strong
    assert effect is not None
    assert (render(effect.text(), "en"), render(effect.text(), "de")) == (english, german)
