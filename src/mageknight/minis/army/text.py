"""Armies as text that people paste into a message.

    Army: Rich's Guild
    Game: Rebellion
    Total: 100

    1x Altem Guardsman (tough) [rebellion-060] 37
    1x Demi-magus (weak) [rebellion-010] 22

    = 59

Reading what was written gives the same army, in every language. Reading is generous otherwise: bullets, ``#`` comments,
missing headers, and names in any of the offered languages with or without keys.
"""

from __future__ import annotations

import re
from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.kernel.problem import ContentError, Problem
from mageknight.minis.army.check import STEP
from mageknight.minis.army.model import Army, Entry
from mageknight.minis.army.names import WORDS, Names, NotFoundError, Tongue, plain
from mageknight.minis.content.library import Library
from mageknight.minis.figure import RANKS

DEFAULT_GAME: Final = "rebellion"
MOST_COPIES: Final = 999
MOST_LINES: Final = 1000
MOST_WIDTH: Final = 200
MOST_HINTS: Final = 10
"""For how many unknown names similar ones are looked up: comparing is slow, and a list of nonsense needs no more."""

_BULLET: Final = re.compile(r"^(?:[-*•>–]\s+)+")
_HEADER: Final = re.compile(r"^([^:\d\[\]]{1,30}):\s*(.*)$")
_COUNT: Final = re.compile(r"^(?:(\d{1,6})\s*[xX×]\s*|(\d{1,6})\s+(?=\D))(.+)$")
_COUNT_LAST: Final = re.compile(r"^(.*\S)\s+[xX×]\s*(\d{1,6})$")
_AMOUNT: Final = re.compile(r"^(\d{1,6})\b")


def write(army: Army, library: Library, tongue: Tongue | None = None) -> str:
    """An army as text, in the words of a language or in plain English."""
    army_word, game_word, total_word, _ = (_word(tongue, "minis-word", each) for each in WORDS)
    lines = [
        f"{army_word}: {' '.join(army.name.split())}".rstrip(),
        f"{game_word}: {_word(tongue, 'minis-game', army.game)}",
        f"{total_word}: {army.total}",
        "",
    ]
    for entry in army.entries:
        figure = library[entry.figure]
        name = tongue(figure.title()) if tongue else figure.name
        rank = _word(tongue, "minis-rank", RANKS[figure.rank])
        lines.append(f"{entry.count}x {name} ({rank}) [{figure.key}] {figure.points * entry.count}")
    lines += ["", f"= {army.points(library)}"]
    return "\n".join(lines) + "\n"


def read(text: str, names: Names, file: str = "") -> Army:
    """The army a text describes; raises `ContentError` with every line that cannot be understood.

    The army need not be legal. Without a header the game is Rebellion and the build total the next hundred.
    """
    sheet = _Sheet(names)
    problems: list[Problem] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = _BULLET.sub("", raw.strip())
        if number > MOST_LINES:
            problems.append(Problem(file, number, "", say("minis-list-too-long", most=MOST_LINES)))
            break
        if not line or line.startswith(("#", "//", "=")):
            continue
        too_wide = len(line) > MOST_WIDTH
        reason = say("minis-list-too-wide", most=MOST_WIDTH) if too_wide else sheet.take(line)
        if reason is not None:
            problems.append(Problem(file, number, "", reason))
    if problems:
        raise ContentError(problems)
    return sheet.army()


class _Sheet:
    """An army list while it is being read."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.name = ""
        self.game = DEFAULT_GAME
        self.total = 0
        self.entries: list[Entry] = []
        self.unknown = 0

    def take(self, line: str) -> Message | None:
        """Take one line in, or say why it cannot be understood."""
        match = _HEADER.match(line)
        word = self.names.words.get(plain(match.group(1))) if match else None
        if match is None or word is None:
            return self._take_figure(line)
        value = match.group(2).strip()
        if word == "army":
            self.name = value
        elif word == "game":
            return self._take_game(value)
        elif word == "total":
            return self._take_total(value)
        return None

    def _take_game(self, value: str) -> Message | None:
        game = self.names.games.get(plain(value))
        if game is None:
            return say("minis-list-game", game=value)
        self.game = game
        return None

    def _take_total(self, value: str) -> Message | None:
        amount = _AMOUNT.match(value)
        if amount is None:
            return say("minis-list-total", total=value)
        self.total = int(amount.group(1))
        return None

    def _take_figure(self, line: str) -> Message | None:
        count, words = _counted(line)
        if not 1 <= count <= MOST_COPIES:
            return say("minis-list-count", most=MOST_COPIES)
        try:
            figure = self.names.figure(words, hint=self.unknown < MOST_HINTS)
        except NotFoundError as error:
            self.unknown += 1
            return error.reason
        self.entries.append(Entry(figure.key, count))
        return None

    def army(self) -> Army:
        points = sum(self.names.library[each.figure].points * each.count for each in self.entries)
        total = self.total or max(STEP, (points + STEP - 1) // STEP * STEP)
        return Army(self.name, self.game, total, tuple(self.entries))


def _counted(line: str) -> tuple[int, str]:
    """How many, and the words for what: ``2x Zombie``, ``2 Zombie``, ``Zombie x2`` or just ``Zombie``."""
    match = _COUNT.match(line)
    if match:
        return int(match.group(1) or match.group(2)), match.group(3)
    match = _COUNT_LAST.match(line)
    return (int(match.group(2)), match.group(1)) if match else (1, line)


def _word(tongue: Tongue | None, family: str, word: str) -> str:
    if tongue is None:
        return word if family == "minis-rank" else word.capitalize()
    key = "-".join((family, word))
    return tongue(say(key))
