"""The examples in the documentation and in the package run as written."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "builders"


@pytest.mark.parametrize("page", ["python.md", "lab.md", "bots.md"])
def test_the_examples_of_a_page_run(page):
    if page == "lab.md":
        pytest.importorskip("pettingzoo")
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 5
    assert failed == 0


def test_the_example_of_the_readme_runs():
    failed, tried = doctest.testfile(str(DOCS.parents[1] / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("module", ["mageknight", "mageknight.session"])
def test_the_examples_of_a_module_run(module):
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried > 2
    assert failed == 0
