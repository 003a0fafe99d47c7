"""The books as docs/rules/ indexes them: rules, excuses, and the floor below which no book may fall."""

from __future__ import annotations

import csv
import json
from dataclasses import dataclass
from pathlib import Path

BOOKS = {
    "ultimate_edition": "Ultimate Edition",
    "miniatures_2_0": "Miniatures 2.0",
    "rebellion": "Rebellion",
    "quickstart": "Quick-Start",
}
"""File name of each book's index, and the name people know it by."""


class LedgerError(Exception):
    """The ledger's own files are wrong; the text names file, line and reason."""


@dataclass(frozen=True)
class Rule:
    """One line of a book's index."""

    id: str
    section: str
    text: str
    kind: str
    testable: bool


@dataclass(frozen=True)
class Book:
    """A book: its rules in the order of the index."""

    key: str
    title: str
    rules: tuple[Rule, ...]

    def testable(self) -> list[str]:
        return [rule.id for rule in self.rules if rule.testable]


def load_books(folder: Path) -> list[Book]:
    """Read the four indexes; an id is unique among all of them."""
    books = [Book(key, title, tuple(_read_rules(folder / f"{key}.tsv"))) for key, title in BOOKS.items()]
    seen: dict[str, str] = {}
    for book in books:
        for rule in book.rules:
            if rule.id in seen:
                raise LedgerError(f"{rule.id} stands in {seen[rule.id]}.tsv and again in {book.key}.tsv")
            seen[rule.id] = book.key
    return books


def load_excuses(path: Path) -> dict[str, str]:
    """Read excused.tsv: ids a program cannot show, each with its reason."""
    excuses: dict[str, str] = {}
    for number, row in _rows(path):
        if number == 1:
            if row != ["id", "reason"]:
                raise LedgerError(f"{path.name}:1: the header is id and reason, not {row}")
        elif len(row) != 2 or not row[0] or not row[1].strip():
            raise LedgerError(f"{path.name}:{number}: a line is an id, a tab and a reason")
        elif row[0] in excuses:
            raise LedgerError(f"{path.name}:{number}: {row[0]} is excused twice")
        else:
            excuses[row[0]] = row[1].strip()
    return excuses


def load_floor(path: Path) -> dict[str, int]:
    """Read floor.json: the number of shown rules each book has already reached."""
    floor = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(floor, dict) or set(floor) != set(BOOKS) or not all(isinstance(n, int) for n in floor.values()):
        raise LedgerError(f"{path.name}: expected one number for each of {', '.join(BOOKS)}")
    return floor


def save_floor(path: Path, floor: dict[str, int]) -> None:
    """Write floor.json; the caller takes care that no number falls."""
    path.write_text(json.dumps(floor, indent=2) + "\n", encoding="utf-8")


def _read_rules(path: Path) -> list[Rule]:
    rules = []
    for number, row in _rows(path):
        if len(row) < 5 or row[4] not in ("yes", "no"):
            raise LedgerError(f"{path.name}:{number}: a line is id, section, rule, kind and yes or no")
        rules.append(Rule(row[0], row[1], row[2], row[3], row[4] == "yes"))
    return rules


def _rows(path: Path) -> list[tuple[int, list[str]]]:
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [(reader.line_num, row) for row in reader if row]
