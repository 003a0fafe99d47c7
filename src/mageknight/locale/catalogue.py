"""Catalogues: the entries of one language, found and indexed, not yet understood.

Parsing Fluent is slow and a start needs few sentences, so a catalogue only cuts its files into entries; `bundle` parses an
entry when it is first wanted. Files of one language are merged: each area of the project, and each pack of a user, brings its own.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parent
"""Where the folders of the languages are."""

_START: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_BREAK: Final = re.compile(r"^(?:#|-?[A-Za-z][A-Za-z0-9_-]* *=)", re.MULTILINE)
_NAME: Final = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")
_SIMPLE: Final = re.compile(r"\{ *(\$?-?[A-Za-z][A-Za-z0-9_-]*) *\}")

_catalogues: dict[str, Catalogue] = {}


class CatalogueError(Exception):
    """A Fluent resource cannot be taken in; the text names the resource, the place and the reason."""


class Catalogue:
    """The entries of one language: messages under their key, terms under ``-key``."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._entries: dict[str, str] = {}
        self._origins: dict[str, str] = {}

    def add(self, text: str, origin: str) -> list[str]:
        """Index a resource and return its keys; a key that is already there with other words is an error."""
        entries = cut(text)
        for key, entry in entries:
            if self._entries.get(key, entry) != entry:
                raise CatalogueError(f"{origin}: {key} is already in {self._origins[key]}")
        for key, entry in entries:
            self._entries[key] = entry
            self._origins[key] = origin
        return [key for key, _ in entries]

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def keys(self) -> list[str]:
        """All keys, terms included, in the order of the files."""
        return list(self._entries)

    def entry(self, key: str) -> str:
        """The Fluent source of one entry."""
        return self._entries[key]

    def origin(self, key: str) -> str:
        """The file or pack that brought an entry."""
        return self._origins[key]

    def needed(self, key: str) -> list[str]:
        """The entry and everything it can refer to, in a fixed order; cheap, and at worst a few entries too many."""
        wanted = [key]
        for each in wanted:
            for name in _NAME.findall(self._entries[each]):
                if name in self._entries and name not in wanted:
                    wanted.append(name)
        return wanted

    def plain(self, key: str, inline: bool = True) -> tuple[str, ...] | None:
        """The parts of an entry that is one line of words and ``{ $arguments }``, or None if it takes Fluent to read it.

        Words stand at even places, names of arguments at odd ones. With `inline`, references to entries that are nothing
        but words are put in.
        """
        value = self._entries[key].partition("=")[2].strip(" \n\r")
        if "\n" in value:
            return None
        parts = _SIMPLE.split(value)
        if any("{" in part or "}" in part for part in parts[::2]):
            return None
        return self._inlined(parts, inline)

    def _inlined(self, parts: list[str], inline: bool) -> tuple[str, ...] | None:
        done = [parts[0]]
        for name, words in zip(parts[1::2], parts[2::2], strict=True):
            if name.startswith("$"):
                done += [name[1:], words]
                continue
            inner = self.plain(name, inline=False) if inline and name in self._entries else None
            if inner is None or len(inner) > 1:
                return None
            done[-1] += inner[0] + words
        return tuple(done)


def cut(text: str) -> list[tuple[str, str]]:
    """Cut a resource into (key, source) of its entries, comments left out."""
    text = text.replace("\r\n", "\n")
    entries = []
    for start in _START.finditer(text):
        end = _BREAK.search(text, start.end())
        entries.append((start[1], text[start.start() : end.start() if end else len(text)].rstrip() + "\n"))
    return entries


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: each folder with Fluent files, English first because it is complete by rule."""
    found = sorted(folder.name for folder in HOME.iterdir() if any(folder.glob("*.ftl")))
    return tuple(sorted(found, key=lambda lang: lang != "en"))


def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, read at first use."""
    known = _catalogues.get(lang)
    if known is None:
        known = Catalogue(lang)
        for file in sorted((HOME / lang).glob("*.ftl")):
            known.add(file.read_text(encoding="utf-8"), f"{lang}/{file.name}")
        _catalogues[lang] = known
    return known


def add_resource(lang: str, text: str, origin: str) -> list[str]:
    """Take in the words of a user's pack; returns the new keys.

    The resource is parsed as a whole first. A fault, or a key that already means something else, is a `CatalogueError`
    and changes nothing. Adding the same resource again is allowed.
    """
    if lang not in languages():
        raise CatalogueError(f"{origin}: there is no language {lang!r}; known are {', '.join(languages())}")
    from mageknight.locale.bundle import first_fault

    fault = first_fault(text)
    if fault is not None:
        raise CatalogueError(f"{origin}:{fault[0]}: {fault[1]}")
    return catalogue(lang).add(text, origin)
