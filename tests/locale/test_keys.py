"""The catalogues agree with each other and with the sources: nothing missing, nothing unused, the same variables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from mageknight.locale import languages
from mageknight.locale.catalogue import HOME
from tests.locale import usage
from tests.locale.entries import Entry, all_variables, read_language

ROOT = Path(__file__).resolve().parents[2]
FUNCTIONS = {"NUMBER", "DATETIME", "FORM", "ANY", "SIGNED"}
PENDING = set((Path(__file__).parent / "pending.txt").read_text("utf-8").split())
"""Keys written ahead of the code that will say them; the list only shrinks."""

LANGUAGES = languages()
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.fixture(scope="module")
def catalogues() -> dict[str, dict[str, Entry]]:
    return {lang: {entry.key: entry for entry in read_language(HOME / lang)} for lang in LANGUAGES}


@pytest.fixture(scope="module")
def sources() -> usage.Usage:
    return usage.read_sources(ROOT)


@pytest.fixture(scope="module")
def families() -> dict[str, str]:
    return usage.read_families((HOME / "families.txt").read_text("utf-8"))


def none_of(faults: Iterable[str], what: str) -> None:
    """Fail with every fault on a line of its own."""
    listed = sorted(faults)
    assert not listed, "\n".join([f"{what}:", *listed])


def messages(catalogue: dict[str, Entry]) -> set[str]:
    return {key for key in catalogue if not key.startswith("-")}


def test_english_and_german_are_there():
    assert {"en", "de"} <= set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_is_written_once(lang):
    counted = Counter(entry.key for entry in read_language(HOME / lang))
    none_of((key for key, count in counted.items() if count > 1), f"twice in {lang}")


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_keys_of_english(lang, catalogues):
    none_of(messages(catalogues["en"]) - messages(catalogues[lang]), f"missing in {lang}")
    none_of(messages(catalogues[lang]) - messages(catalogues["en"]), f"only in {lang}")


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_uses_the_variables_of_english(lang, catalogues):
    english, other = catalogues["en"], catalogues[lang]
    differing = [
        f"{key}: en {sorted(all_variables(english[key], english))}, {lang} {sorted(all_variables(other[key], other))}"
        for key in messages(english) & messages(other)
        if all_variables(english[key], english) != all_variables(other[key], other)
    ]
    none_of(differing, "different variables")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reference_and_function_exists(lang, catalogues):
    for entry in catalogues[lang].values():
        none_of(entry.references - set(catalogues[lang]), f"{lang}/{entry.place} refers to what is not there")
        none_of(entry.functions - FUNCTIONS, f"{lang}/{entry.place} calls what nobody offers")


def test_everything_the_sources_say_is_in_the_catalogue(catalogues, sources, families):
    english = catalogues["en"]
    lost = [f"{call.place}: {call.key}" for call in sources.calls if "*" not in call.key and call.key not in english]
    undeclared = [
        f"{call.place}: {call.key}"
        for call in sources.calls
        if "*" in call.key and not usage.in_family(call.key, families)
    ]
    none_of(lost, "not in the catalogue")
    none_of(undeclared, "put together, but no family of families.txt")


def test_everything_in_the_catalogue_is_said(catalogues, sources, families):
    for lang in LANGUAGES:
        entries = catalogues[lang]
        referred = {key for entry in entries.values() for key in entry.references}
        unused = [
            f"{lang}/{entry.place}: {key}"
            for key, entry in entries.items()
            if key not in referred
            and key not in PENDING
            and not sources.uses(key)
            and not usage.in_family(key, families)
        ]
        none_of(unused, "nobody says")


def test_every_variable_of_a_sentence_is_given_where_it_is_said(catalogues, sources):
    english = catalogues["en"]
    wanting = [
        f"{call.place}: {call.key} lacks {', '.join(sorted(all_variables(english[call.key], english) - call.arguments))}"
        for call in sources.calls
        if call.key in english
        and call.arguments is not None
        and all_variables(english[call.key], english) - call.arguments
    ]
    none_of(wanting, "variables not given")


def test_every_family_has_a_reason_and_members(catalogues, families):
    english = messages(catalogues["en"])
    for pattern, reason in families.items():
        assert reason, f"{pattern} has no reason"
        assert pattern.strip("*"), "a family that takes in everything is none"
        assert any(usage.in_family(key, {pattern: reason}) for key in english), f"{pattern} has no members"


def test_the_list_of_pending_keys_only_shrinks(catalogues, sources):
    none_of(PENDING - set(catalogues["en"]), "gone from the catalogue: take them off pending.txt")
    none_of([key for key in PENDING if sources.uses(key)], "said by now: take them off pending.txt")
