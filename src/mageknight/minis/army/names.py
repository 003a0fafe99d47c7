"""Finding figures by what people call them: key, set and number, or name and rank, in every language offered."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.minis.army.titles import full_name
from mageknight.minis.content.library import Library
from mageknight.minis.content.sets import figure_key
from mageknight.minis.editions import EDITIONS
from mageknight.minis.figures.figure import RANKS, STANDARD, TOUGH, WEAK, FigureDef

Renderer = Callable[[Message], str]
"""What a language makes of a message, such as ``mageknight.locale.Words.of("de").render``."""

WORDS: Final = (
    "army",
    "game",
    "total",
    "points",
    "generations",
    "all",
    "company",
    "domain",
    "castle",
    "on",
    "aboard",
    "with",
)
"""The words an army list uses itself; ``minis-word-*`` in the catalogues, and always understood in English."""

JOINTS: Final = ("on", "aboard", "with")
"""The words between a figure and what it rides, boards and wields."""

_COUNT: Final = re.compile(r"^\d{1,6}\s*[xX×]?\s*")
_NUMBER: Final = re.compile(r"^(.+?)[\s#-]+(\d{1,3}|\d{1,3}[a-z])$")
_POINTS: Final = re.compile(r"[\s,;:=–-]*\(?(?<![\w-])(\d+)\s*([^\W\d_]*)\.?\)?$")
_ENDING: Final = re.compile(r"e[rsnm]?$")
_STARS: Final = re.compile(r"\s*[\(\[]?([*★]{1,3})[\)\]]?\s*")
_BRACKET: Final = re.compile(r"\[([^\]]*)\]")
_RANK: Final = re.compile(r"\(([^()]*)\)|,\s*([^,()]*)$")


class NotFoundError(Exception):
    """Words that name no figure, or not just one; `reason` says which."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


def plain(text: str) -> str:
    """Words stripped of case, accents and punctuation, for comparison."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.sub(r"[^\w]+", " ", bare.replace("_", " ")).split())


class Names:
    """The names of everything an army list can mention, in English and the given renderers."""

    def __init__(self, library: Library, renderers: Sequence[Renderer] = ()) -> None:
        self.library = library
        self._renderers = renderers
        self._own = {key: names for pack in library.packs for key, names in pack.names.items()}
        self.words = self._lexicon(WORDS, "minis-word")
        self.games = self._lexicon(tuple(EDITIONS), "minis-game")
        self.ranks = self._lexicon(RANKS, "minis-rank")
        self.sets = self._lexicon(library.set_names, "minis-set")
        self._figures: dict[str, list[FigureDef]] = {}
        for figure in library:
            for name in dict.fromkeys([plain(figure.name), *self._called(figure.title())]):
                self._figures.setdefault(name, []).append(figure)
        joints = [word for word, id in self.words.items() if id in JOINTS]
        self._cut = re.compile(r"\s+(" + "|".join(sorted(joints, key=len, reverse=True)) + r")\s+", re.IGNORECASE)
        self._items: dict[str, str] = {}
        for key, item in library.items.items():
            for name in (plain(item.name), *self._called(item.title())):
                self._items.setdefault(name, key)

        self._spells: dict[str, str] = {}
        for key, spell in library.spells.items():
            for name in (plain(key), *self._called(spell.title())):
                self._spells.setdefault(name, key)

    def figure(self, text: str, hint: bool = True) -> FigureDef:
        """The one figure that is meant; raises `NotFoundError` with the reason, and similar names if a `hint` is wanted.

        A key in square brackets decides. Without one: ``Rebellion 4``, ``weak Utem Guardsman``, ``Utem Guardsman (weak)``,
        ``Utem Guardsman, schwach``, ``Utem Guardsman *``. Points at the end are left aside.
        """
        bracket = _BRACKET.search(text)
        if bracket is None:
            return self._by_number(text) or self._by_name(text, hint)
        figure = self._by_number(bracket.group(1))
        if figure is None:
            raise NotFoundError(say("minis-list-unknown-key", key=bracket.group(1)))
        before, _ = self._rank(_without_points(text[: bracket.start()].strip()))
        called = self._figures.get(plain(before), [figure])
        base = figure.key.partition("@")[0]  # a level goes by the name of its figure
        if not any(each is figure or each.key == base for each in called):
            raise NotFoundError(say("minis-list-contradiction", name=before, figure=full_name(figure)))
        return figure

    def item(self, text: str) -> str:
        """The key of the item that is meant: by its number in square brackets, or by its name; points at the end are left aside."""
        bracket = _BRACKET.search(text)
        if bracket is not None:
            key = bracket.group(1).strip()
            known = [each for each in self.library.items if each.casefold() == key.casefold()]
            if not known:
                raise NotFoundError(say("minis-list-unknown-key", key=key))
            return known[0]
        found = self._items.get(plain(_without_points(text)))
        if found is None:
            raise NotFoundError(say("minis-list-unknown-item", text=_without_points(text)))
        return found

    def company(self, text: str) -> str:
        """The key of the company that is meant, by its number in square brackets or by its name."""
        bracket = _BRACKET.search(text)
        if bracket is not None:
            return bracket.group(1).strip()
        for key, company in self.library.companies.items():
            names = [plain(key), plain(company.name), *self._called(company.title())]
            if plain(_without_points(text)) in names or plain(text) in names:
                return key
        raise NotFoundError(say("minis-list-unknown-company", text=_without_points(text)))

    def spell(self, text: str) -> str | None:
        """The key of the spell that is meant, by its key in square brackets or by its name; None if it is no spell."""
        bracket = _BRACKET.search(text)
        if bracket is not None:
            key = bracket.group(1).strip().casefold()
            return key if key in self.library.spells else None
        return self._spells.get(plain(text))

    def parts(self, line: str) -> list[tuple[str, str]]:
        """A line of a list cut where it says what a figure rides, boards and wields: the word for it and what follows."""
        found = [("", line)]
        for match in self._cut.finditer(line):
            word, text = found[-1]
            before = text[: match.start() - len(line) + len(text)]
            if self._is_whole(before):
                found[-1] = (word, before)
                found.append((self.words[plain(match.group(1))], line[match.end() :]))
        return found

    def _is_whole(self, text: str) -> bool:
        """Do these words name something already, so that a word like "on" after them is no part of a name?"""
        if text.count("[") != text.count("]"):
            return False
        name = _without_points(text)
        return "[" in text or plain(name) in self._items or plain(self._rank(_COUNT.sub("", name))[0]) in self._figures

    def _lexicon(self, ids: tuple[str, ...], family: str) -> dict[str, str]:
        """Id by every word for it."""
        found = {plain(each): each for each in ids}
        for each in ids:
            key = "-".join((family, each))
            for word in self._called(say(key)):
                found.setdefault(word, each)
        return found

    def _called(self, name: Message) -> list[str]:
        """The name of a thing: a pack says so itself, the rest is in the catalogues."""
        own = self._own.get(name.key)
        if own is not None:
            return [plain(own.en), plain(own.de or own.en)]
        return [plain(renderer(name)) for renderer in self._renderers]

    def _by_number(self, text: str) -> FigureDef | None:
        """A figure by its key, or by the name of its set and its number."""
        tidy = text.strip().casefold()
        exact = self.library.get(tidy)
        if exact is not None:
            return exact
        match = _NUMBER.match(tidy)
        name = self.sets.get(plain(match.group(1))) if match else None
        if match is None or name is None:
            return None
        number = match.group(2)
        return self.library.get(figure_key(name, int(number) if number.isdecimal() else number))

    def _by_name(self, text: str, hint: bool) -> FigureDef:
        for words in (text, _without_points(text)):
            name, rank = self._rank(words)
            called = self._figures.get(plain(name)) or self._figures.get(plain(words), [])
            fitting = [each for each in called if not rank or RANKS[each.rank] == rank]
            if len(fitting) == 1:
                return fitting[0]
            if len(called) > 1:
                raise NotFoundError(say("minis-list-which", name=name, figures=[full_name(each) for each in called]))
            if called:
                raise NotFoundError(say("minis-list-rank", name=name, figure=full_name(called[0])))
        raise NotFoundError(self._unknown(_without_points(text), hint))

    def _rank(self, text: str) -> tuple[str, str]:
        """Name and rank of some words; the rank is empty when none is given."""
        stars = _STARS.search(text)
        if stars:
            rank = RANKS[(WEAK, STANDARD, TOUGH)[len(stars.group(1)) - 1]]
            return (text[: stars.start()] + " " + text[stars.end() :]).strip(), rank
        for match in _RANK.finditer(text):
            word = self._rank_word(match.group(1) or match.group(2) or "")
            if word:
                return (text[: match.start()] + text[match.end() :]).strip(" ,"), word
        first, _, rest = text.strip().partition(" ")
        if rest and self._rank_word(first):
            return rest.strip(), self._rank_word(first)
        rest, _, last = text.strip().rpartition(" ")
        if rest and self._rank_word(last):
            return rest.strip(), self._rank_word(last)
        return text, ""

    def _rank_word(self, text: str) -> str:
        """The rank a word means, German endings allowed, or nothing."""
        word = plain(text)
        return self.ranks.get(word) or self.ranks.get(_ENDING.sub("", word), "")

    def _unknown(self, text: str, hint: bool) -> Message:
        name = plain(self._rank(text)[0])
        near = get_close_matches(name, list(self._figures), n=3, cutoff=0.75) if hint else []
        if near:
            meant = [self._figures[each][0].title() for each in near]
            return say("minis-list-did-you-mean", text=text, figures=meant)
        return say("minis-list-unknown", text=text)


def _without_points(text: str) -> str:
    return _POINTS.sub("", text).strip()
