"""Armies as text that people paste into a message.

    Army: Rich's Guild
    Game: Rebellion
    Total: 100

    1x Altem Guardsman (tough) [rebellion-060] 37
    1x Demi-magus (weak) [rebellion-010] 22

    = 59

Behind a figure stands what it rides and what it wields, below it and further in the spells of its book:

    1x Dark Lancer (tough) [dark-riders-012] 31 on Battle Horse (weak) [mounts-001] 14 with Field Grimoire [R-014] 12
        Ember Dart [ember-dart]
        2x Deny [deny]

An army for tables where figures of all generations are fielded says so: ``Generations: all``. ``Company:`` and ``Domain:`` are
what it brings besides its figures, each ``Castle:`` a section of the plan of its castle (`army.castle_plan`).

Reading what was written gives the same army, in every language. Reading is generous otherwise: bullets, ``#`` comments,
missing headers, and names in any of the offered languages with or without keys.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from mageknight.kernel.files.problem import ContentError, Problem
from mageknight.kernel.message import Message, say
from mageknight.minis.army.model import Army, company_cost
from mageknight.minis.army.names import Names, NotFoundError, Renderer, plain
from mageknight.minis.content.items import ItemDef
from mageknight.minis.content.library import Library
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.edition.building import STEP
from mageknight.minis.figures.figure import RANKS, FigureDef
from mageknight.minis.setup.entries import MOST_SPELLS, Enlisted

DEFAULT_GAME: Final = "rebellion"
MOST_COPIES: Final = 999
MOST_LINES: Final = 1000
MOST_WIDTH: Final = 400
INDENT: Final = "    "
"""Before the spells of a book."""
MOST_HINTS: Final = 10
"""For how many unknown names similar ones are looked up: comparing is slow, and a list of nonsense needs no more."""

_BULLET: Final = re.compile(r"^(?:[-*•>–]\s+)+")
_HEADER: Final = re.compile(r"^([^:\d\[\]]{1,30}):\s*(.*)$")
_COUNT: Final = re.compile(r"^(?:(\d{1,6})\s*[xX×]\s*|(\d{1,6})\s+(?=\D))(.+)$")
_COUNT_LAST: Final = re.compile(r"^(.*\S)\s+[xX×]\s*(\d{1,6})$")
_KEY: Final = re.compile(r"\[([^\]]*)\]")
_AMOUNT: Final = re.compile(r"^(\d{1,6})\b")


def write(army: Army, library: Library, renderer: Renderer | None = None) -> str:
    """An army as text, in the words of a language or in plain English."""
    lines = [
        f"{_word(renderer, 'army')}: {' '.join(army.name.split())}".rstrip(),
        f"{_word(renderer, 'game')}: {_word(renderer, army.game, 'minis-game')}",
        f"{_word(renderer, 'total')}: {army.total}",
        *([f"{_word(renderer, 'generations')}: {_word(renderer, 'all').lower()}"] if army.all_generations else []),
        *([f"{_word(renderer, 'company')}: {_company(army, library, renderer)}"] if army.company else []),
        *([f"{_word(renderer, 'domain')}: [{army.domain}]"] if army.domain else []),
        *[f"{_word(renderer, 'castle')}: [{section}]" for section in army.castle],
        "",
    ]
    for entry in army.entries:
        lines.append(f"{entry.count}x {_entry(entry, library, renderer)}")
        lines += [f"{INDENT}{_spells(library.spells[key], count, renderer)}" for key, count in _in_rows(entry.spells)]
    lines += ["", f"= {army.points(library)}"]
    return "\n".join(lines) + "\n"


def _entry(entry: Enlisted, library: Library, renderer: Renderer | None) -> str:
    """One line without its count: the figure, what it rides or boards, what it wields; points are those of all copies."""
    line = _figure(library[entry.figure], entry.count, renderer)
    if entry.rides:
        line += f" {_word(renderer, 'on').lower()} {_figure(library[entry.rides], entry.count, renderer)}"
    if entry.boards:
        line += f" {_word(renderer, 'aboard').lower()} {_figure(library[entry.boards], 0, renderer)}"
    items = [library.items[key] for key in entry.items]
    if items:
        named = [f"{_item(each, renderer)} [{each.key}] {each.points * entry.count}" for each in items]
        line += f" {_word(renderer, 'with').lower()} {', '.join(named)}"
    return line


def _figure(figure: FigureDef, count: int, renderer: Renderer | None) -> str:
    """A figure with its key and the points of so many; of one that is paid for elsewhere the key alone."""
    name = renderer(figure.title()) if renderer else figure.name
    rank = _word(renderer, RANKS[figure.rank], "minis-rank")
    return f"{name} ({rank}) [{figure.key}] {figure.points * count}" if count else f"{name} ({rank}) [{figure.key}]"


def _item(item: ItemDef, renderer: Renderer | None) -> str:
    return renderer(item.title()) if renderer else item.name.replace("-", " ").title()


def _company(army: Army, library: Library, renderer: Renderer | None) -> str:
    """A company with its key and what is left of its price; of an unknown one the key alone."""
    company = library.companies.get(army.company)
    if company is None:
        return f"[{army.company}]"
    name = renderer(company.title()) if renderer else company.name.replace("-", " ").title()
    return f"{name} [{company.key}] {company_cost(army, library)}"


def _spells(spell: SpellDef, count: int, renderer: Renderer | None) -> str:
    """Equal spells that lie together in a book."""
    name = renderer(spell.title()) if renderer else spell.key.replace("-", " ").title()
    return f"{count}x {name} [{spell.key}]" if count > 1 else f"{name} [{spell.key}]"


def _in_rows(keys: tuple[str, ...]) -> list[tuple[str, int]]:
    """Keys in their order, equal neighbours counted together."""
    found: list[tuple[str, int]] = []
    for key in keys:
        if found and found[-1][0] == key:
            found[-1] = (key, found[-1][1] + 1)
        else:
            found.append((key, 1))
    return found


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
        if not too_wide and raw[:1].isspace() and sheet.take_spell(line):
            continue
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
        self.all_generations = False
        self.company = ""
        self.domain = ""
        self.castle: tuple[str, ...] = ()
        self.entries: list[Enlisted] = []
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
        elif word == "generations":
            self.all_generations = self.names.words.get(plain(value)) == "all"
        elif word == "company":
            return self._take_company(value)
        elif word == "domain":
            self.domain = _key(value)
        elif word == "castle":
            self.castle += tuple([_key(each) for each in value.split(",") if each.strip()])
        return None

    def take_spell(self, line: str) -> bool:
        """Put the spell of a line into the book of the figure above; False if it names none, or there is no figure."""
        count, words = _counted(line)
        key = self.names.spell(words)
        if key is None or not self.entries or not 1 <= count <= MOST_SPELLS:
            return False
        last = self.entries[-1]
        self.entries[-1] = msgspec.structs.replace(last, spells=last.spells + (key,) * count)
        return True

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

    def _take_company(self, value: str) -> Message | None:
        """An army has one company at most (M2-COMPANY-04)."""
        if self.company:
            return say("minis-list-one-company")
        try:
            self.company = self.names.company(value)
        except NotFoundError as error:
            return error.reason
        return None

    def _take_figure(self, line: str) -> Message | None:
        count, words = _counted(line)
        if not 1 <= count <= MOST_COPIES:
            return say("minis-list-count", most=MOST_COPIES)
        (_, first), *more = self.names.parts(words)
        rides = boards = ""
        items: list[str] = []
        try:
            figure = self.names.figure(first, hint=self.unknown < MOST_HINTS)
            for word, text in more:
                if word == "with":
                    items += [self.names.item(each) for each in text.split(",") if each.strip()]
                elif word == "on":
                    rides = self.names.figure(text).key
                else:
                    boards = self.names.figure(text).key
        except NotFoundError as error:
            self.unknown += 1
            return error.reason
        self.entries.append(
            Enlisted(figure=figure.key, count=count, items=tuple(items), spells=(), rides=rides, boards=boards)
        )
        return None

    def army(self) -> Army:
        army = Army(
            name=self.name,
            game=self.game,
            total=self.total,
            entries=tuple(self.entries),
            all_generations=self.all_generations,
            company=self.company,
            domain=self.domain,
            castle=self.castle,
        )
        if army.total:
            return army
        points = army.points(self.names.library)
        return msgspec.structs.replace(army, total=max(STEP, (points + STEP - 1) // STEP * STEP))


def _counted(line: str) -> tuple[int, str]:
    """The count, and the words for the thing: ``2x Zombie``, ``2 Zombie``, ``Zombie x2`` or just ``Zombie``."""
    match = _COUNT.match(line)
    if match:
        return int(match.group(1) or match.group(2)), match.group(3)
    match = _COUNT_LAST.match(line)
    return (int(match.group(2)), match.group(1)) if match else (1, line)


def _key(text: str) -> str:
    """The key of a card: what stands in square brackets, or the whole text."""
    match = _KEY.search(text)
    return (match.group(1) if match else text).strip()


def _word(renderer: Renderer | None, word: str, family: str = "minis-word") -> str:
    if renderer is None:
        return word if family == "minis-rank" else word.capitalize()
    key = "-".join((family, word))
    return renderer(say(key))
