"""The players' guide: every page stands in every language the app speaks, and tells as much in each."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from mageknight.locale import languages

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "players"
PAGES = re.findall(r"^  '([a-z]+)',$", (ROOT / "web" / "plugins" / "guide.ts").read_text("utf-8"), re.M)
OTHERS = [lang for lang in languages() if lang != "en"]


def shape(text: str) -> Counter[str]:
    """How many headings, points, rows and lines of commands a page has."""
    kinds = {"heading": r"^#{1,4} ", "point": r"^\s*(?:-|\d+\.) ", "row": r"^\|", "command": r"^    \S"}
    return Counter({kind: len(re.findall(pattern, text, re.M)) for kind, pattern in kinds.items()})


def test_the_guide_has_pages() -> None:
    assert {"browser", "miniatures"} <= set(PAGES)
    assert all((GUIDE / f"{page}.md").exists() for page in PAGES)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_tells_as_much_in_every_language(lang: str, page: str) -> None:
    english = (GUIDE / f"{page}.md").read_text("utf-8")
    other = (GUIDE / lang / f"{page}.md").read_text("utf-8")
    assert shape(other) == shape(english)
