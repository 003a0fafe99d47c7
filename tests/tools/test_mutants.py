from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.mutants import KINDS, find_mutants
from tools.mutate import choose, main


def faults(source: str, kind: str) -> list[str]:
    return [mutant.apply(source) for mutant in find_mutants(source, "m.py") if mutant.kind == kind]


@pytest.mark.parametrize(
    "kind, source, expected",
    [
        ("comparison", "x = a < b", ["x = (a <= b)"]),
        ("comparison", "x = a <= b == c", ["x = (a < b == c)", "x = (a <= b != c)"]),
        ("comparison", "x = a not in b", ["x = (a in b)"]),
        ("arithmetic", "x = a + b", ["x = (a - b)"]),
        ("and/or", "x = a and b and c", ["x = (a or b or c)"]),
        ("not", "x = not a", ["x = (a)"]),
        ("not", "while left(x):\n    f()", ["while (not left(x)):\n    f()"]),
        ("number", "x = 3", ["x = (2)", "x = 4"]),
        ("return", "def f():\n    return x", ["def f():\n    return None"]),
        (
            "deletion",
            "a.b = 1\nc = 2\nd += 3\nf()",
            ["pass\nc = 2\nd += 3\nf()", "a.b = 1\nc = 2\npass\nf()", "a.b = 1\nc = 2\nd += 3\npass"],
        ),
    ],
)
def test_each_kind_of_fault(kind, source, expected):
    assert faults(source, kind) == expected


@pytest.mark.parametrize(
    "source",
    [
        "def f(x: Literal[3]) -> Small[4]:\n    return None",
        "x: Final[3]",
        "text = f'{a + 3}'",
        "assert a < 3",
        "raise AssertionError(a + 3)",
        "if TYPE_CHECKING:\n    import this",
        "x = True",
        "@limit(3)\ndef f():\n    pass",
    ],
)
def test_what_no_test_can_notice_is_left_alone(source):
    assert find_mutants(source, "m.py") == []


def test_places_are_right_behind_letters_of_several_bytes():
    source = 'name = "Größe"; size = wide < 3\n'
    assert faults(source, "comparison") == ['name = "Größe"; size = (wide <= 3)\n']


def test_a_fault_over_several_lines_knows_them():
    (mutant,) = [m for m in find_mutants("x = (\n    a <\n    b\n)\n", "m.py") if m.kind == "comparison"]
    assert (mutant.line, mutant.last_line) == (2, 3)
    assert str(mutant) == "m.py:2: a < b  →  (a <= b)  (comparison)"


def test_the_same_seed_chooses_the_same_faults_and_every_kind_has_its_share():
    source = "TABLE = [" + "1, " * 300 + "]\ndef f(a, b):\n    a.c = not b\n    g(a and b < a + b)\n    return a\n"
    found = find_mutants(source, "m.py")
    assert choose(found, 40, seed=5) == choose(found, 40, seed=5)
    assert choose(found, 40, seed=5) != choose(found, 40, seed=6)
    assert {mutant.kind for mutant in choose(found, 40, seed=5)} == set(KINDS)
    assert len(set(choose(found, 10_000, seed=5))) == len(found)


RULES = """
def price(day):
    if day:
        return 3
    return 5
"""
TESTS = """
from mageknight.kernel.toy import price

def test_price():
    assert price(True) == {price}
"""
ONLY = ["--paths", "src/mageknight/kernel"]


def project(folder: Path, price: int) -> Path:
    """A small project with one rule, of which only the first half is tested."""
    (folder / "src" / "mageknight" / "kernel").mkdir(parents=True)
    (folder / "tests").mkdir()
    for package in ("src/mageknight", "src/mageknight/kernel"):
        (folder / package / "__init__.py").write_text("")
    (folder / "src" / "mageknight" / "kernel" / "toy.py").write_text(RULES)
    (folder / "tests" / "test_toy.py").write_text(TESTS.format(price=price))
    return folder


@pytest.fixture(autouse=True)
def few_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the plugins only coverage is needed; loading the others for every mutant takes longer than all the rest."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "pytest_cov.plugin")


def test_survivors_are_listed_and_the_project_stays_as_it_is(tmp_path, capsys):
    root = project(tmp_path, price=3)
    files = sorted(file for file in root.rglob("*") if file.is_file())
    assert main(["--root", str(root), "--quick", "-n", "100", *ONLY]) == 0
    written = json.loads((root / "build" / "mutants.json").read_text())
    survivors = sorted((mutant["line"], mutant["kind"], mutant["after"]) for mutant in written["survivors"])
    assert survivors == [(5, "number", "(4)"), (5, "number", "6"), (5, "return", "return None")]
    assert {m["why"] for m in written["survivors"]} == {"no test reaches it"}
    assert f"{written['tried']} tried, {written['tried'] - 3} noticed, 3 survived" in capsys.readouterr().out
    assert sorted(f for f in root.rglob("*") if f.is_file()) == sorted([*files, root / "build" / "mutants.json"])
    assert (root / "src" / "mageknight" / "kernel" / "toy.py").read_text() == RULES


def test_tests_that_fail_by_themselves_measure_nothing(tmp_path, capsys):
    assert main(["--root", str(project(tmp_path, price=4)), "-n", "1", *ONLY]) == 1
    assert "the tests fail without any mutant" in capsys.readouterr().err
