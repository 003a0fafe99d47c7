"""Translations know what they were made from: one that is older than its source is found, and shown with a mark."""

from __future__ import annotations

import pytest

from mageknight.kernel.message import say
from mageknight.locale import languages, sources
from mageknight.locale.sources import current, fingerprint, is_outdated, noted, outdated
from mageknight.locale.words import OUTDATED, Words

OTHERS = [lang for lang in languages() if lang != "en"]


def test_a_translation_is_outdated_when_only_its_source_has_changed():
    marks = (fingerprint("old"), fingerprint("alt"))
    assert is_outdated(marks, "new", "alt")
    assert not is_outdated(marks, "old", "alt")
    assert not is_outdated(marks, "new", "neu")
    assert not is_outdated(None, "new", "alt")


@pytest.mark.parametrize("lang", OTHERS)
def test_no_translation_is_older_than_its_source(lang: str):
    assert sorted(outdated(lang)) == [], "translate again, or accept with: python -m scripts.translations --accept"


@pytest.mark.parametrize("lang", OTHERS)
def test_nearly_every_sentence_is_noted_with_its_source(lang: str):
    known, there = noted(lang), current(lang)
    missing = [key for key in there if key not in known]
    assert len(missing) * 20 < len(there), "note them with: python -m scripts.translations"


def test_an_old_translation_is_shown_with_a_mark():
    key = "player-number"
    kept = noted("de")
    before = kept[key]
    kept[key] = (fingerprint("something else"), before[1])
    try:
        assert Words("de").render(say(key, number=2)).endswith(OUTDATED)
    finally:
        kept[key] = before
    assert not Words("de").render(say(key, number=2)).endswith(OUTDATED)
    assert sources.shows_its_age("en", key) is False
