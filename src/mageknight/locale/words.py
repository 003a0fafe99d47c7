"""Words: message trees rendered for one reader.

A sentence that is missing never stops a player: English words stand in, then the key in brackets, and the miss is counted in
`misses` for whoever watches. Tests call `be_strict`, which turns every miss into an error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mageknight.kernel.message import Arg, Message
from mageknight.locale.catalogue import Catalogue, catalogue, languages
from mageknight.locale.sources import shows_its_age

if TYPE_CHECKING:
    from mageknight.locale.bundle import Bundle

DEFAULT: Final = "en"
"""The language that is complete by rule and stands in for the others."""

UNGROUPED: Final = 1000
"""Numbers below this look the same in every language."""

OUTDATED: Final = " †"
"""The mark of a translation that is older than its source."""

misses: Counter[tuple[str, str]] = Counter()
"""(language, what was missing) and how often."""

_strict = False
_words: dict[str, Words] = {}


class MissingWordsError(LookupError):
    """A sentence or one of its arguments is missing; raised only after `be_strict`."""


class Words:
    """The words of one language. Use `Words.of`, which keeps one for each language."""

    def __init__(self, lang: str) -> None:
        self.lang = best([lang])
        self._catalogue: Catalogue = catalogue(self.lang)
        self._bundle: Bundle | None = None
        self._plain: dict[str, tuple[str, ...] | None] = {}
        self._outdated: set[str] = set()

    @staticmethod
    def of(lang: str) -> Words:
        """The one `Words` of a language or, for a tag such as ``de-AT``, of the nearest there is."""
        known = _words.get(lang) or _words.get(best([lang]))
        if known is None:
            known = Words(lang)
            _words[known.lang] = known
        return known

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue

    def render(self, message: Message) -> str:
        """The sentence of a message."""
        if message.key not in self._catalogue:
            return self._stand_in(message)
        text = self._quick(message)
        if text is None:
            text, faults = self._fluent().text(message)
            for fault in faults:
                self._miss(fault)
        return text + OUTDATED if message.key in self._outdated else text

    def number(self, value: int) -> str:
        """A whole number as the language writes it."""
        return str(value) if -UNGROUPED < value < UNGROUPED else self._fluent().number(value)

    def join(self, items: Sequence[Message]) -> str:
        """A list as the language writes it: first, second and third."""
        if not items:
            return self.render(Message("list-empty"))
        words = [self.render(each) for each in items]
        return words[0] if len(words) == 1 else self._fluent().join(words, "standard")

    def _quick(self, message: Message) -> str | None:
        """The sentence without Fluent's machinery, if it is a line of words and arguments; the result is the same."""
        key = message.key
        if key not in self._plain:
            self._plain[key] = self._catalogue.plain(key)
            if shows_its_age(self.lang, key):
                self._outdated.add(key)
        parts = self._plain[key]
        if parts is None or any(name not in message.args for name in parts[1::2]):
            return None
        return "".join(self._argument(message.args[part]) if at % 2 else part for at, part in enumerate(parts))

    def _argument(self, value: Arg) -> str:
        if isinstance(value, Message):
            return self.render(value)
        if isinstance(value, list):
            return self.join(value)
        return value if isinstance(value, str) else self.number(value)

    def _fluent(self) -> Bundle:
        if self._bundle is None:
            from mageknight.locale.bundle import Bundle

            self._bundle = Bundle(self._catalogue, self.render, self.join)
        return self._bundle

    def _stand_in(self, message: Message) -> str:
        self._miss(message.key)
        if self.lang != DEFAULT and message.key in Words.of(DEFAULT):
            return Words.of(DEFAULT).render(message)
        return f"[{message.key}]"

    def _miss(self, what: str) -> None:
        if _strict:
            raise MissingWordsError(f"{self.lang}: {what}")
        misses[self.lang, what] += 1


def render(message: Message, lang: str) -> str:
    """The sentence of a message in a language; never fails for a reader."""
    return Words.of(lang).render(message)


def sentence(text: str) -> str:
    """The same with a capital at its beginning: a name such as “the dummy player” stands small within a sentence."""
    return text[:1].upper() + text[1:]


def be_strict(on: bool = True) -> None:
    """From now on a miss is a `MissingWordsError`: for tests."""
    global _strict
    _strict = on


def names() -> dict[str, str]:
    """Every language under the name it gives itself, for menus."""
    return {lang: render(Message("language-name"), lang) for lang in languages()}


def best(wanted: Iterable[str]) -> str:
    """The first wanted language there is; ``de_AT.UTF-8`` and ``de-CH`` find German, and English is always there."""
    there = languages()
    for tag in wanted:
        parts = tag.replace("_", "-").split(".")[0].split("-")
        for length in range(len(parts), 0, -1):
            candidate = "-".join(parts[:length])
            if candidate in there:
                return candidate
    return DEFAULT


def preferred(environ: Mapping[str, str]) -> str:
    """The language a terminal's environment asks for."""
    wanted = environ.get("MAGEKNIGHT_LANG", "")
    system = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return best([wanted, *environ.get("LANGUAGE", "").split(":"), system])
