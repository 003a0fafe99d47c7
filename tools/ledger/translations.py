"""The rules in other languages: ``docs/rules/<language>/<book>.tsv`` with id, section, rule and the fingerprint of the English rule."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from mageknight.locale.sources import fingerprint
from tools.ledger.books import LedgerError, Rule, load_books

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"


@dataclass(frozen=True)
class Translated:
    """A rule in another language; the mark tells from which English rule it was made, or is empty when nobody noted it."""

    id: str
    section: str
    text: str
    mark: str

    def is_old(self, english: Rule) -> bool:
        return bool(self.mark) and self.mark != fingerprint(english.text)


def load(folder: Path, lang: str, book: str) -> list[Translated]:
    """The translated rules of one book, in the order of the file."""
    path = folder / lang / f"{book}.tsv"
    if not path.exists():
        return []
    rules = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        fields = line.split("\t")
        if len(fields) not in (3, 4) or not all(field.strip() for field in fields[:3]):
            raise LedgerError(f"{lang}/{path.name}:{number}: a line is id, section, rule and a fingerprint")
        rules.append(Translated(fields[0], fields[1], fields[2], fields[3] if len(fields) == 4 else ""))
    return rules


def note(lang: str, accept: bool = False, folder: Path = FOLDER) -> list[str]:
    """Write the fingerprint of its English rule beside every new translation; return the ids of those that are older than it."""
    old: list[str] = []
    for book in load_books(folder):
        english = {rule.id: rule for rule in book.rules}
        rules = load(folder, lang, book.key)
        stale = [] if accept else [rule.id for rule in rules if rule.is_old(english[rule.id])]
        noted = [rule if rule.id in stale else replace(rule, mark=fingerprint(english[rule.id].text)) for rule in rules]
        if noted:
            _write(folder / lang / f"{book.key}.tsv", noted)
        old += stale
    return old


def _write(path: Path, rules: list[Translated]) -> None:
    lines = [f"{rule.id}\t{rule.section}\t{rule.text}\t{rule.mark}\n" for rule in rules]
    path.write_text("".join(lines), encoding="utf-8")
