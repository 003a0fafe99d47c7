"""Every situation file under tests/ is played and must come out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.situations.rehearsal import rehearse
from mageknight.locale import render

TESTS = Path(__file__).resolve().parents[1]
FILES = sorted(TESTS.rglob("*.situation"))


def test_there_are_situations():
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(TESTS)))
def test_a_situation_comes_out_as_its_file_says(file):
    rehearsal = rehearse(file.read_text("utf-8"), str(file.relative_to(TESTS)))
    assert [f"{one.line}: {render(one.what, 'en')}" for one in rehearsal.differences] == []
    assert rehearsal.situation.steps or rehearsal.situation.expectations
