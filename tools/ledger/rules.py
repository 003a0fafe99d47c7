"""`make rules`: per book and section, how many rules are testable, shown, excused, missing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.marks import MOST_RULES
from tools.ledger.books import Book
from tools.ledger.collection import Claim


@dataclass(frozen=True)
class Tally:
    """The count of one book or section. `testable` = shown + excused + missing."""

    testable: int
    shown: int
    excused: list[str]
    missing: list[str]


@dataclass(frozen=True)
class Report:
    """What the tests show of every book, and everything that is wrong with what they claim."""

    books: list[tuple[Book, Tally]]
    errors: list[str]

    def as_json(self) -> dict[str, Any]:
        return {"books": {book.key: vars(tally) for book, tally in self.books}}

    def shown(self) -> dict[str, int]:
        return {book.key: tally.shown for book, tally in self.books}


def make_report(books: list[Book], claims: list[Claim], excuses: dict[str, str], floor: dict[str, int]) -> Report:
    """Compare what the tests claim with the books; faults are gathered, not raised, so that all are seen at once."""
    known = {rule.id: rule for book in books for rule in book.rules}
    shown = {each for claim in claims for each in claim.rules}
    errors = [*_claim_faults(claims, known), *_excuse_faults(excuses, known, shown)]
    tallies = [(book, tally(book.testable(), shown, excuses)) for book in books]
    for book, count in tallies:
        if count.shown < floor[book.key]:
            errors.append(f"{book.title}: {count.shown} rules are shown, but the floor is {floor[book.key]}")
    return Report(tallies, errors)


def tally(ids: list[str], shown: set[str], excuses: dict[str, str]) -> Tally:
    """Count some testable rules; an excuse never changes how many are testable."""
    return Tally(
        testable=len(ids),
        shown=sum(1 for each in ids if each in shown),
        excused=[each for each in ids if each in excuses and each not in shown],
        missing=[each for each in ids if each not in shown and each not in excuses],
    )


def _claim_faults(claims: list[Claim], known: dict[str, Any]) -> list[str]:
    faults: list[str] = []
    for claim in claims:
        faults.extend(f"{claim.test} names {each}, which no book has" for each in claim.rules if each not in known)
        if len(claim.rules) > MOST_RULES:
            faults.append(f"{claim.test} names {len(claim.rules)} rules; at most {MOST_RULES} are believed")
    return faults


def _excuse_faults(excuses: dict[str, str], known: dict[str, Any], shown: set[str]) -> list[str]:
    faults = []
    for each in excuses:
        if each not in known:
            faults.append(f"excused.tsv names {each}, which no book has")
        elif not known[each].testable:
            faults.append(f"excused.tsv names {each}, which is not testable and needs no excuse")
        elif each in shown:
            faults.append(f"excused.tsv names {each}, which a test shows")
    return faults


def table(report: Report, claims: list[Claim], excuses: dict[str, str]) -> str:
    """The report for people: each book with its sections, then the four books together."""
    shown = {each for claim in claims for each in claim.rules}
    lines: list[str] = []
    for book, _ in report.books:
        lines += [_heading(book.title), *_section_lines(book, shown, excuses), ""]
    lines.append(_heading("Book"))
    lines += [_line(book.title, count) for book, count in report.books]
    return "\n".join(lines)


def _section_lines(book: Book, shown: set[str], excuses: dict[str, str]) -> list[str]:
    sections: dict[str, list[str]] = {}
    for rule in book.rules:
        ids = sections.setdefault(rule.section, [])
        if rule.testable:
            ids.append(rule.id)
    return [_line("  " + name, tally(ids, shown, excuses)) for name, ids in sections.items() if ids]


def _heading(name: str) -> str:
    return f"{name:<52}{'testable':>9}{'shown':>9}{'excused':>9}{'missing':>9}"


def _line(name: str, count: Tally) -> str:
    clipped = name if len(name) <= 50 else name[:49] + "…"
    return f"{clipped:<52}{count.testable:>9,}{count.shown:>9,}{len(count.excused):>9,}{len(count.missing):>9,}"
