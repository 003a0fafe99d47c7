"""Citations: the rules behind a topic, in the book of each edition.

Shared rules speak of topics (``edge-taken``); `content/citations.tsv` has a row for each and a column for each edition. So a
refusal or a part of a number always names the rule of the edition in play, and no rule id stands in code that editions share.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mageknight.minis.content.files import read_bytes

FILE: Final = "citations.tsv"


@cache
def citations() -> dict[str, dict[str, tuple[str, ...]]]:
    """For each edition: topic and the ids of the rules behind it; a topic its book says nothing about has none."""
    head, *rows = [line.split("\t") for line in read_bytes(FILE).decode("utf-8").splitlines()]
    found: dict[str, dict[str, tuple[str, ...]]] = {edition: {} for edition in head[1:]}
    for topic, *columns in rows:
        for edition, ids in zip(head[1:], columns, strict=True):
            found[edition][topic] = tuple(ids.split(",")) if ids else ()
    return found
