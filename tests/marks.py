"""Marks that tie a test to what it shows: rules of the ledger and pieces of content.

    @rule("UE-BLOCK-05")
    def test_a_block_that_falls_short_stops_nothing(): ...

    @content("board/card/rage")
    def test_rage_attacks_or_blocks(): ...

`make rules` and `make content` collect them. Both work on functions, on classes and on single cases of a
parametrised test: ``pytest.param(..., marks=rule("UE-BLOCK-05"))``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

MOST_RULES = 4
"""A test that claims more rules than this proves none of them well."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as showing one to four rules: it would fail if any of them were left out."""
    if not 1 <= len(ids) <= MOST_RULES:
        raise ValueError(f"a test names one to {MOST_RULES} rules, not {len(ids)}: {', '.join(ids)}")
    return pytest.mark.rule(*_texts(ids))


def content(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as showing pieces of content, such as ``board/card/rage`` or ``minis/ability/quickness``."""
    if not ids:
        raise ValueError("a content mark names at least one piece")
    return pytest.mark.content(*_texts(ids))


def _texts(ids: Iterable[object]) -> list[str]:
    """Refuse what is not a plain id: a bare ``@rule`` would otherwise swallow the test function itself."""
    texts: list[str] = []
    for each in ids:
        if not isinstance(each, str) or not each or each != each.strip():
            raise TypeError(f"an id is a non-empty text without blanks around it, not {each!r}")
        texts.append(each)
    return texts


def content_cases(ids: Iterable[str]) -> list[ParameterSet]:
    """Cases for a table-driven test, one for each piece: ``@pytest.mark.parametrize("piece", content_cases(ids))``."""
    return [pytest.param(each, marks=content(each), id=each) for each in ids]
