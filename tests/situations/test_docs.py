"""The examples in the description of the format are true."""

from __future__ import annotations

import re
from pathlib import Path

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.situations.rehearsal import rehearse

PAGE = Path(__file__).resolve().parents[2] / "docs" / "builders" / "situations.md"


def blocks(language):
    """The fenced blocks of the page in one language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    return found


def test_the_first_example_comes_out_as_it_says():
    rehearsal = rehearse(blocks("")[0], "docs")
    assert rehearsal.situation.expectations
    assert rehearsal.differences == []


def test_the_example_of_a_test_passes():
    for example in blocks("python"):
        exec(compile(example, "docs", "exec"), {})
