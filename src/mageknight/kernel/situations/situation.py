"""Situation files: any position of a game written as text, with optional chance, commands and expectations.

The format is lines of ``key: value``; what is indented below a line belongs to it; ``#`` begins a comment. Reading marks
a field as understood; `Section.finish` reports the first one nobody understood, with file and line.
"""

from __future__ import annotations

import textwrap

from mageknight.kernel.message import Arg
from mageknight.kernel.refusal import Refusal


def is_number(text: str) -> bool:
    """Plain digits; there are others that no number is made of."""
    return text.isascii() and text.isdigit()


class Section:
    """A line of a situation file and what is indented below it."""

    def __init__(self, file: str, line: int, key: str, value: str) -> None:
        self.file = file
        self.line = line
        self.key = key
        self.value = value
        self.below: list[Section] = []
        self.understood = False

    def trouble(self, reason_: str, /, **facts: Arg) -> Refusal:
        """A refusal that names this line."""
        return Refusal("situation-" + reason_, (), {"file": self.file, "line": self.line, **facts})

    def find(self, key: str) -> Section | None:
        """The one line below with this key; two of them are an error."""
        found: Section | None = None
        for section in self.below:
            if section.key == key:
                if found is not None:
                    raise section.trouble("repeated-field", field=key)
                found = section
        if found is not None:
            found.understood = True
        return found

    def named(self, prefix: str) -> list[Section]:
        """All lines below whose key begins with a word, such as ``seat`` in ``seat 1``."""
        found = [s for s in self.below if s.key == prefix or s.key.startswith(prefix + " ")]
        for section in found:
            section.understood = True
        return found

    def name(self) -> str:
        """The key without its first word."""
        return self.key.partition(" ")[2].strip()

    def text(self, key: str, default: str = "") -> str:
        section = self.find(key)
        return default if section is None else section.value

    def number(self, key: str, default: int = 0) -> int:
        section = self.find(key)
        return default if section is None else section.as_number()

    def words(self, key: str) -> list[str]:
        """The comma-separated words of a field; none if it is left out."""
        section = self.find(key)
        return [] if section is None else section.as_words()

    def as_number(self) -> int:
        if not is_number(self.value.removeprefix("-")):
            raise self.trouble("not-a-number", field=self.key, value=self.value)
        return int(self.value)

    def as_words(self) -> list[str]:
        return [word.strip() for word in self.value.split(",") if word.strip()]

    def finish(self) -> None:
        """Every field below must have been understood."""
        for section in self.below:
            if not section.understood:
                raise section.trouble("unknown-field", field=section.key)


class Step:
    """One command of a situation file: who, what, and whether it must be refused (then by which rule, if named)."""

    def __init__(self, line: int, seat: int, text: str, refused: bool, rule: str) -> None:
        self.line = line
        self.seat = seat
        self.text = text
        self.refused = refused
        self.rule = rule


class Expectation:
    """Something that must hold at the end: the value at a path of one viewer's view."""

    def __init__(self, line: int, viewer: int | None, path: str, value: str) -> None:
        self.line = line
        self.viewer = viewer
        self.path = path
        self.value = value


class Situation:
    """A situation file taken apart. `root` is for the game; the rest is the same for every game."""

    def __init__(self, root: Section) -> None:
        self.root = root
        self.file = root.file
        self.game = root.text("game")
        self.seed = root.text("seed", "situation")
        self.chance = _chance(root)
        self.steps = _steps(root)
        self.expectations = _expectations(root)


def parse(text: str, file: str = "-") -> Situation:
    """Read a situation; a line that cannot be read is refused by file, line and reason."""
    root = Section(file, 0, "", "")
    open_sections: list[tuple[int, Section]] = [(-1, root)]
    for at, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("#", 1)[0].rstrip()
        if not line.strip():
            continue
        body = line.lstrip(" ")
        key, _, value = body.partition(":")
        section = Section(file, at, " ".join(key.split()), value.strip())
        if "\t" in line:
            raise section.trouble("tab")
        indent = len(line) - len(body)
        while open_sections[-1][0] >= indent:
            open_sections.pop()
        open_sections[-1][1].below.append(section)
        open_sections.append((indent, section))
    situation = Situation(root)
    if not situation.game:
        raise root.trouble("no-game")
    return situation


def _chance(root: Section) -> list[tuple[str, tuple[int, ...]]]:
    """Outcomes of chance laid down beforehand, by stream, in order."""
    outcomes: list[tuple[str, tuple[int, ...]]] = []
    for block in root.named("chance"):
        for line in block.below:
            line.understood = True
            numbers = line.value.split()
            if not all(is_number(n) for n in numbers):
                raise line.trouble("not-a-number", field=line.key, value=line.value)
            outcomes.append((line.key, tuple(int(n) for n in numbers)))
    return outcomes


def _steps(root: Section) -> list[Step]:
    steps: list[Step] = []
    for block in root.named("commands"):
        for line in block.below:
            line.understood = True
            seat = line.key.rstrip("!").strip()
            refused = line.key.endswith("!")
            text, _, rule = line.value.partition("->")
            if not is_number(seat):
                raise line.trouble("not-a-seat", value=seat)
            steps.append(Step(line.line, int(seat), text.strip(), refused, rule.strip()))
    return steps


def _expectations(root: Section) -> list[Expectation]:
    expectations: list[Expectation] = []
    for block in root.named("expect"):
        viewer = block.name()
        if viewer and not is_number(viewer):
            raise block.trouble("not-a-seat", value=viewer)
        for line in block.below:
            line.understood = True
            expectations.append(Expectation(line.line, int(viewer) if viewer else None, line.key, line.value))
    return expectations


def embedded(root: Section, text: str) -> tuple[Situation, str] | None:
    """The situation a file of another kind holds in its block ``situation:``, and its text as a file of its own, for saves.

    The game stands outside the block, in the file's own line ``game:``.
    """
    block = root.find("situation")
    if block is None:
        return None
    game = Section(root.file, block.line, "game", root.text("game"))
    block.below.insert(0, game)
    return Situation(block), f"game: {game.value}\n" + _lines_below(text, block)


def _lines_below(text: str, block: Section) -> str:
    """The lines of a file that are indented below one of its own."""
    lines: list[str] = []
    for line in text.splitlines()[block.line :]:
        if line.strip() and not line.startswith(" "):
            break
        lines.append(line)
    return textwrap.dedent("\n".join(lines)).strip("\n") + "\n"
