from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.ledger.books import BOOKS, Book, LedgerError, Rule, load_books, load_excuses, load_floor
from tools.ledger.collection import Claim
from tools.ledger.rules import make_report, table

ROOT = Path(__file__).resolve().parents[2]
BOOK = Book(
    "quickstart",
    "Quick-Start",
    tuple(Rule(f"QS-{n}", "Turn" if n < 3 else "End", f"Rule {n}.", "turn", testable=n != 5) for n in range(1, 6)),
)
NO_FLOOR = {"quickstart": 0}


def claim(*ids: str) -> Claim:
    return Claim("tests/test_x.py::test_x", ids, ())


def test_the_four_books_have_the_rules_the_project_promised_to_show():
    books = load_books(ROOT / "docs" / "rules")
    assert {book.key: len(book.testable()) for book in books} == {
        "ultimate_edition": 859,
        "miniatures_2_0": 1169,
        "rebellion": 289,
        "quickstart": 91,
    }
    assert [len(book.rules) for book in books] == [889, 1209, 302, 92]


def test_the_project_s_own_excuses_and_floor_can_be_read():
    folder = ROOT / "docs" / "rules"
    known = {each for book in load_books(folder) for each in book.testable()}
    assert set(load_excuses(folder / "excused.tsv")) <= known
    assert all(load_floor(folder / "floor.json")[book.key] <= len(book.testable()) for book in load_books(folder))


def test_testable_is_shown_and_excused_and_missing():
    report = make_report([BOOK], [claim("QS-1"), claim("QS-1", "QS-3")], {"QS-2": "a matter of taste"}, NO_FLOOR)
    assert report.errors == []
    assert report.as_json() == {
        "books": {"quickstart": {"testable": 4, "shown": 2, "excused": ["QS-2"], "missing": ["QS-4"]}}
    }


def test_a_rule_no_program_can_show_never_counts():
    report = make_report([BOOK], [claim("QS-5")], {}, NO_FLOOR)
    assert report.errors == []
    assert report.shown() == {"quickstart": 0}


@pytest.mark.parametrize(
    "ids, excuses, floor, fault",
    [
        (["QS-9"], {}, 0, "names QS-9, which no book has"),
        (["QS-1", "QS-2", "QS-3", "QS-4", "QS-5"], {}, 0, "names 5 rules"),
        ([], {"QS-9": "why"}, 0, "excused.tsv names QS-9, which no book has"),
        (["QS-1"], {"QS-1": "why"}, 0, "excused.tsv names QS-1, which a test shows"),
        ([], {"QS-5": "why"}, 0, "needs no excuse"),
        (["QS-1"], {}, 2, "Quick-Start: 1 rules are shown, but the floor is 2"),
    ],
)
def test_faults_are_named(ids, excuses, floor, fault):
    errors = make_report([BOOK], [claim(*ids)], excuses, {"quickstart": floor}).errors
    assert len(errors) == 1
    assert fault in errors[0]


def test_the_table_counts_by_section():
    claims = [claim("QS-1")]
    lines = table(make_report([BOOK], claims, {"QS-4": "why"}, NO_FLOOR), claims, {"QS-4": "why"}).splitlines()
    assert [line.split() for line in lines if line.startswith("  ")] == [
        ["Turn", "2", "1", "0", "1"],
        ["End", "2", "0", "1", "1"],
    ]
    assert lines[-1].split() == ["Quick-Start", "4", "1", "1", "2"]


@pytest.mark.parametrize(
    "text, fault",
    [
        ("rule\treason\n", "excused.tsv:1: the header"),
        ("id\treason\nQS-1\n", "excused.tsv:2"),
        ("id\treason\nQS-1\t \n", "excused.tsv:2"),
        ("id\treason\nQS-1\ta\nQS-1\tb\n", "excused.tsv:3: QS-1 is excused twice"),
    ],
)
def test_a_broken_list_of_excuses_is_refused(tmp_path, text, fault):
    (tmp_path / "excused.tsv").write_text(text)
    with pytest.raises(LedgerError, match=fault):
        load_excuses(tmp_path / "excused.tsv")


def test_an_id_stands_in_one_book_only(tmp_path):
    for key in BOOKS:
        (tmp_path / f"{key}.tsv").write_text("X-1\tTurn\tA rule.\tturn\tyes\n")
    with pytest.raises(LedgerError, match=r"X-1 stands in ultimate_edition\.tsv and again in miniatures_2_0\.tsv"):
        load_books(tmp_path)


TESTS = """
import pytest
from tests.marks import rule

@rule("QS-1")
def test_plain(): ...

@rule("QS-2")
class TestClass:
    def test_inherits(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("QS-3")), 2])
def test_cases(n): ...

@rule("QS-4")
@pytest.mark.skip
def test_that_never_runs(): ...

@rule("QS-4")
def helper_that_is_no_test(): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with one book of four rules and tests of its own."""
    folder = tmp_path / "docs" / "rules"
    folder.mkdir(parents=True)
    for key in BOOKS:
        rules = [f"QS-{n}\tTurn\tRule {n}.\tturn\tyes\n" for n in range(1, 5)] if key == "quickstart" else []
        (folder / f"{key}.tsv").write_text("".join(rules))
    (folder / "excused.tsv").write_text("id\treason\n")
    (folder / "floor.json").write_text(json.dumps(dict.fromkeys(BOOKS, 0)))
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sample.py").write_text(TESTS)
    return tmp_path


def ledger(project: Path, *arguments: str) -> tuple[int, str, dict[str, Any]]:
    """Run the ledger over the project. Its tests need no plugin, and loading those takes longer than all the rest."""
    command = [sys.executable, "-m", "tools.ledger", "--root", str(project), *arguments]
    quick = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quick, capture_output=True, text=True, check=False)
    path = project / "build" / "rules.json"
    written = json.loads(path.read_text())["books"]["quickstart"] if path.exists() else {}
    return done.returncode, done.stdout + done.stderr, written


def test_marks_are_collected_as_pytest_sees_them_and_the_floor_rises(project):
    code, output, written = ledger(project, "rules", "--raise")
    assert (code, written) == (0, {"testable": 4, "shown": 3, "excused": [], "missing": ["QS-4"]}), output
    assert load_floor(project / "docs" / "rules" / "floor.json")["quickstart"] == 3
    (project / "tests" / "test_sample.py").write_text(TESTS.replace('@rule("QS-1")', ""))
    code, output, written = ledger(project, "rules", "--raise")
    assert (code, written["shown"]) == (1, 2)
    assert "the floor is 3" in output
    assert load_floor(project / "docs" / "rules" / "floor.json")["quickstart"] == 3


def test_a_test_file_that_cannot_be_imported_is_an_error(project):
    (project / "tests" / "test_broken.py").write_text("import no_such_module\n")
    code, output, written = ledger(project, "rules")
    assert code == 1
    assert "test_broken.py" in output
    assert "no_such_module" in output
    assert written == {}


def test_a_rule_is_shown_with_its_words_and_tests(project):
    code, output, _ = ledger(project, "show", "QS-3", "QS-4")
    assert code == 0
    assert output.splitlines() == [
        "QS-3 (Turn, turn): Rule 3.",
        "  tests/test_sample.py::test_cases[1]",
        "QS-4 (Turn, turn): Rule 4.",
    ]
