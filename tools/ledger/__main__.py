"""The command line of the ledger.

- `python -m tools.ledger rules [--raise] [--missing PREFIX]`: tables, build/rules.json, the floor
- `python -m tools.ledger content`: tables, build/content.json
- `python -m tools.ledger show ID…`: a rule's words and the tests that show it
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tools.ledger import books, collection, content, rules

ROOT = Path(__file__).resolve().parents[2]
MOST_ERRORS = 60
"""So many faults are printed; the rest are counted."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; faults go to the error stream and make the result 1."""
    options = _parser().parse_args(arguments)
    root: Path = options.root
    try:
        if options.command == "rules":
            errors = _rules(root, options.raise_floor, options.missing)
        elif options.command == "content":
            errors = _content(root)
        else:
            errors = _show(root, options.ids)
    except (books.LedgerError, collection.CollectionError) as failure:
        errors = str(failure).splitlines()
    for error in errors[:MOST_ERRORS]:
        print(f"error: {error}", file=sys.stderr)
    if len(errors) > MOST_ERRORS:
        print(f"error: and {len(errors) - MOST_ERRORS} more", file=sys.stderr)
    return 1 if errors else 0


def _rules(root: Path, raise_floor: bool, missing: str | None) -> list[str]:
    folder = root / "docs" / "rules"
    library, excuses = books.load_books(folder), books.load_excuses(folder / "excused.tsv")
    floor = books.load_floor(folder / "floor.json")
    claims = collection.collect(root / "tests")
    report = rules.make_report(library, claims, excuses, floor)
    _write(root / "build" / "rules.json", report.as_json())
    if missing is not None:
        wanted = {each for _, count in report.books for each in count.missing if each.startswith(missing)}
        print("\n".join(f"{rule.id}  {rule.text}" for book in library for rule in book.rules if rule.id in wanted))
    else:
        print(rules.table(report, claims, excuses))
    if raise_floor and not report.errors:
        books.save_floor(folder / "floor.json", {key: max(count, floor[key]) for key, count in report.shown().items()})
    return report.errors


def _content(root: Path) -> list[str]:
    pieces, errors = content.offered()
    report, faults = content.make_report(pieces, collection.collect(root / "tests"))
    _write(root / "build" / "content.json", report)
    print(content.table(report))
    return errors + faults


def _show(root: Path, ids: list[str]) -> list[str]:
    known = {rule.id: rule for book in books.load_books(root / "docs" / "rules") for rule in book.rules}
    claims = collection.collect(root / "tests")
    for each in ids:
        if each in known:
            print(f"{each} ({known[each].section}, {known[each].kind}): {known[each].text}")
        for claim in claims:
            if each in claim.rules or each in claim.content:
                print(f"  {claim.test}")
    return [f"no book has {each}" for each in ids if each not in known and "/" not in each]


def _write(path: Path, data: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.ledger", description="Which rules and pieces the tests show."
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("rules", help="rules per book and section; writes build/rules.json")
    command.add_argument(
        "--raise", dest="raise_floor", action="store_true", help="lift docs/rules/floor.json to what is shown now"
    )
    command.add_argument(
        "--missing", metavar="PREFIX", help="list the missing rules whose id starts so, with their words"
    )
    commands.add_parser("content", help="pieces per game and kind; writes build/content.json")
    command = commands.add_parser("show", help="a rule's words and the tests that show it")
    command.add_argument("ids", nargs="+")
    return parser


if __name__ == "__main__":
    sys.exit(main())
