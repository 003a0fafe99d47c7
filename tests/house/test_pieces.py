"""Odd pieces are found by their name: a module of the piece's id, and a test of the same name beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mageknight.board.effects.pieces as pieces
from mageknight.board.content.library import library
from mageknight.board.effect import PARSERS
from mageknight.kernel.discover import modules_of

TESTS = Path(__file__).parents[1] / "board" / "pieces"
ODD = [each.__name__.rpartition(".")[2] for each in modules_of(pieces.__name__)[1:]]
WORDS = [each.__name__ for each in modules_of("mageknight.board.effects.words")[1:]]


def words_in(plain: Any) -> set[str]:
    """The words of effects that stand in a piece of data."""
    if isinstance(plain, list):
        return {word for each in plain for word in words_in(each)}
    if isinstance(plain, dict):
        return {word for word in plain if word in PARSERS} | words_in(list(plain.values()))
    return set()


def users() -> dict[str, set[str]]:
    """For every word the pieces that use it."""
    found: dict[str, set[str]] = {}
    for kind in ("card", "unit", "skill", "tactic"):
        for row in library().rows[kind]:
            for word in words_in(row):
                found.setdefault(word, set()).add(row["id"])
    return found


def words_of(module: str) -> set[str]:
    """The words whose parsers, or whose effects, a module brings along."""
    library()
    return {word for word, parser in PARSERS.items() if getattr(parser, "__module__", "") == module}


@pytest.mark.parametrize("name", ODD)
def test_an_odd_piece_has_words_that_only_it_uses_and_a_test_of_its_name(name: str) -> None:
    words = words_of(f"{pieces.__name__}.{name}")
    assert words, "no word of effects stands in this module"
    assert {word: users().get(word) for word in words} == {word: {name} for word in words}
    assert (TESTS / f"test_{name}.py").is_file()


def test_every_test_of_a_piece_has_its_piece() -> None:
    tested = {each.stem.removeprefix("test_") for each in TESTS.glob("test_*.py")}
    assert sorted(tested - set(ODD)) == []


@pytest.mark.parametrize("module", WORDS)
def test_a_shared_word_is_used(module: str) -> None:
    words = words_of(module)
    assert words, "no word of effects stands in this module"
    assert sorted(word for word in words - {"sequence"} if not users().get(word)) == []
