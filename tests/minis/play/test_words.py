"""Every word the battle is told in exists in every language, whatever is put together at run time."""

from __future__ import annotations

import pytest

from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.locale import MissingWordsError, Words, be_strict, languages, render
from mageknight.minis.content.abilities import is_card
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects.parts import SOURCES
from mageknight.minis.events import CAUSES, PURPOSES
from mageknight.minis.rules.opening.areas import EDGES
from mageknight.minis.rules.turn.ending import ENDINGS
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.samples import ready_setups
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import UNTILS
from mageknight.minis.view.build import PLACES
from tests.minis.play.eager import eager

DECIDED = ("breaking-away", "dodge", "return", "command", "freeze", "terror", "trance", "fury", "overwhelming", "jolt")
"""What dice decide."""

MEMBERS = [
    *[f"minis-how-{word}" for edition in EDITIONS.values() for word in edition.ways.by_word],
    *[f"web-minis-do-{word}" for edition in EDITIONS.values() for word in edition.ways.by_word],
    *[f"minis-edge-{edge}" for edge in EDGES],
    *[f"minis-where-{place}" for place in PLACES],
    *[f"minis-cause-{cause}" for cause in CAUSES],
    *[f"minis-roll-{purpose}" for purpose in PURPOSES],
    *[f"minis-came-{purpose}-{came}" for purpose in DECIDED for came in ("so", "not")],
    *[f"minis-ending-{ending}" for ending in ENDINGS],
    *[key for key, _, _ in SOURCES],
    *[f"setup-minis-{field.replace('_', '-')}" for field in MinisSetup.__struct_fields__],
]


@pytest.fixture
def strict():
    be_strict()
    yield
    be_strict(False)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.usefixtures("strict")
def test_all_members_of_the_families_have_words(lang: str):
    for key in MEMBERS:
        assert render(Message(key), lang)


@pytest.mark.parametrize("lang", languages())
def test_whatever_lasts_happens_or_is_an_ability_has_words(lang: str):
    kit_named("minis")
    words = Words.of(lang)
    for until in UNTILS:
        assert f"minis-until-{until}" in words
    for edition in EDITIONS.values():
        assert edition.card.abilities
        for word, happening in edition.card.happenings.items():
            named = happening.in_order or happening.optional
            assert not named or f"minis-ability-{word}" in words
        for ability in edition.card.abilities.values():
            assert f"minis-ability-{ability.name}" in words
            assert is_card(ability.id) or f"minis-ability-{ability.name}-text" in words


@pytest.mark.usefixtures("strict")
def test_a_whole_battle_is_told_in_both_languages():
    kit = kit_named("minis")
    match: Match[Battle] = Match(kit, ready_setups()[1], seed_from_text("told"))
    rng = Rng(seed_from_text("told"))
    while pending := match.pending():
        for decision in pending:
            options = match.options(decision)
            for message in [options.prompt(), *[kit.describe(match.state, one) for one in options.all()[:6]]]:
                assert all(render(message, lang) for lang in languages())
        for event in match.play(eager(match, pending[0], rng)):
            line = kit.log_line(match.state, event, None)
            if line is not None:
                assert all(render(line, lang) for lang in languages())
    for line in kit.lines(match.view(None)):
        assert all(render(line, lang) for lang in languages())
    assert match.outcome() is not None


CASES = {"minis-cast": ("mode", "figure", "spell", "place")}
"""Decisions that ask for one of several things, each in words of its own."""


def test_every_kind_of_decision_has_a_prompt():
    for lang in languages():
        for kind in kit_named("minis").decision_kinds():
            keys = [f"ask-{kind}-{case}" for case in CASES[kind]] if kind in CASES else [f"ask-{kind}"]
            assert kind == "chance" or all(key in Words.of(lang) for key in keys)


@pytest.mark.usefixtures("strict")
def test_a_missing_word_would_be_noticed():
    with pytest.raises(MissingWordsError):
        render(Message("minis-how-nonsense"), "en")
