"""The rules in other languages: complete, in the order of the books, and as new as their English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mageknight.locale import languages
from tools.ledger import translations
from tools.ledger.books import BOOKS, Book, LedgerError, Rule, load_books

FOLDER = translations.FOLDER
OTHERS = [lang for lang in languages() if lang != "en"]
LIBRARY = {book.key: book for book in load_books(FOLDER)}
CASES = [(lang, LIBRARY[key]) for lang in OTHERS for key in BOOKS]


def case_name(value: object) -> str:
    return value.key if isinstance(value, Book) else str(value)


@pytest.mark.parametrize("lang, book", CASES, ids=case_name)
def test_every_rule_is_translated_in_the_order_of_its_book(lang: str, book: Book):
    assert [rule.id for rule in translations.load(FOLDER, lang, book.key)] == [rule.id for rule in book.rules]


@pytest.mark.parametrize("lang, book", CASES, ids=case_name)
def test_no_translated_rule_is_older_than_its_english(lang: str, book: Book):
    english = {rule.id: rule for rule in book.rules}
    rules = translations.load(FOLDER, lang, book.key)
    assert [rule.id for rule in rules if rule.is_old(english[rule.id])] == []
    assert [rule.id for rule in rules if not rule.mark] == [], "note them with: python -m scripts.translations"


@pytest.mark.parametrize("lang, book", CASES, ids=case_name)
def test_a_section_has_one_name(lang: str, book: Book):
    names: dict[str, set[str]] = {}
    for english, own in zip(book.rules, translations.load(FOLDER, lang, book.key), strict=True):
        names.setdefault(english.section, set()).add(own.section)
    assert {section: own for section, own in names.items() if len(own) > 1} == {}


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang, book", CASES, ids=case_name)
def test_a_translated_rule_has_the_numbers_of_its_english(lang: str, book: Book):
    pairs = zip(book.rules, translations.load(FOLDER, lang, book.key), strict=True)
    assert [own.id for english, own in pairs if numbers(english.text) != numbers(own.text)] == []


def write_books(folder: Path, text: str) -> None:
    for key in BOOKS:
        line = f"QS-1\tTurn\t{text}\tturn\tyes\n" if key == "quickstart" else ""
        (folder / f"{key}.tsv").write_text(line, encoding="utf-8")


def test_a_translation_is_noted_with_its_source_and_named_once_the_source_changes(tmp_path: Path):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "quickstart.tsv").write_text("QS-1\tZug\tEine Regel.\n", encoding="utf-8")
    write_books(tmp_path, "A rule.")
    assert translations.note("de", folder=tmp_path) == []
    [noted] = translations.load(tmp_path, "de", "quickstart")
    assert not noted.is_old(Rule("QS-1", "Turn", "A rule.", "turn", testable=True))

    write_books(tmp_path, "Another rule.")
    assert translations.note("de", folder=tmp_path) == ["QS-1"]
    assert translations.load(tmp_path, "de", "quickstart") == [noted]
    assert translations.note("de", accept=True, folder=tmp_path) == []
    assert translations.note("de", folder=tmp_path) == []


def test_a_line_without_words_is_named(tmp_path: Path):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "quickstart.tsv").write_text("QS-1\tZug\n", encoding="utf-8")
    with pytest.raises(LedgerError, match=r"de/quickstart\.tsv:1"):
        translations.load(tmp_path, "de", "quickstart")
