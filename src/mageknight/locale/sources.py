"""Sources of a translation: fingerprints of the English entry and of the translation, noted for every key."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from mageknight.locale.catalogue import HOME, catalogue, cut

ENGLISH: Final = "en"
NOTES: Final = "sources.tsv"
LENGTH: Final = 8

Marks = tuple[str, str]
"""The fingerprints of the English entry and of the translation."""


def fingerprint(entry: str) -> str:
    return hashlib.sha256(entry.encode()).hexdigest()[:LENGTH]


def own_entries(lang: str) -> dict[str, str]:
    """The entries of the program itself in a language; packs bring their own."""
    files = sorted((HOME / lang).glob("*.ftl"))
    return {key: entry for file in files for key, entry in cut(file.read_text(encoding="utf-8"))}


def current(lang: str) -> dict[str, Marks]:
    """The fingerprints of every key as the catalogues stand now."""
    english, other = own_entries(ENGLISH), own_entries(lang)
    return {key: (fingerprint(english[key]), fingerprint(other[key])) for key in sorted(other) if key in english}


@cache
def noted(lang: str) -> dict[str, Marks]:
    """The fingerprints noted when the translations were last looked at."""
    file = HOME / lang / NOTES
    if not file.exists():
        return {}
    rows = [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines()]
    return {key: (english, own) for key, english, own in rows}


def write(lang: str, marks: dict[str, Marks]) -> None:
    text = "".join(f"{key}\t{english}\t{own}\n" for key, (english, own) in sorted(marks.items()))
    (HOME / lang / NOTES).write_text(text, encoding="utf-8")


def is_outdated(marks: Marks | None, english: str, translation: str) -> bool:
    """True if the English has changed since a translation was noted, and the translation has not."""
    return marks is not None and fingerprint(english) != marks[0] and fingerprint(translation) == marks[1]


def outdated(lang: str) -> frozenset[str]:
    """The keys of a language whose translation is older than its source."""
    english, own, marks = own_entries(ENGLISH), own_entries(lang), noted(lang)
    return frozenset(key for key in own if key in english and is_outdated(marks.get(key), english[key], own[key]))


def shows_its_age(lang: str, key: str) -> bool:
    """True if a sentence is to be shown with the mark of an old translation."""
    if lang == ENGLISH or key not in noted(lang):
        return False
    english = catalogue(ENGLISH)
    return key in english and is_outdated(noted(lang)[key], english.entry(key), catalogue(lang).entry(key))
