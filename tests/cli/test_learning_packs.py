"""Puzzles and honours of the user's: taken in with a pack, and refused with file, line and reason."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from mageknight import packs
from mageknight.honours import shelf as honours
from mageknight.kernel.problem import ContentError
from mageknight.locale import languages, render
from mageknight.puzzles import shelf as puzzles
from tests.cli.conftest import Run

HERE = Path(__file__).parent.parent
PIECES = HERE / "board/packs/example_pack"
FIGURES = HERE / "minis/content/example_pack"
HONOUR = """honour: mine-hunter
game: board
needs:
  enemies: 5
title: Hunter
title de: Jäger
about: Defeat five enemies.
"""


@pytest.fixture(autouse=True)
def without_packs() -> Iterator[None]:
    yield
    packs.take_in([])


def puzzle() -> str:
    """A fight of the package under a name of its own."""
    texts = [(each, (puzzles.HOME / each.file).read_text("utf-8")) for each in puzzles.own()]
    first, text = next((each, text) for each, text in texts if "  strike\n" in text)
    return text.replace(f"puzzle: {first.name}", "puzzle: mine-fight-1\ntitle: Duel\ntitle de: Zweikampf")


@pytest.fixture(params=[PIECES, FIGURES], ids=["board", "minis"])
def pack(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    folder = Path(shutil.copytree(request.param, tmp_path / "pack"))
    (folder / "puzzles").mkdir()
    (folder / "honours").mkdir()
    (folder / "puzzles" / "first.puzzle").write_text(puzzle(), "utf-8")
    (folder / "honours" / "hunter.honour").write_text(HONOUR, "utf-8")
    return folder


def test_puzzles_and_honours_of_a_pack_are_known_with_their_words(mageknight: Run, pack: Path) -> None:
    assert mageknight("content", "check", pack).exit_code == 0
    packs.take_in([pack])
    mine = puzzles.puzzle_named("mine-fight-1")
    assert mine in puzzles.puzzles_of(mine.game)
    assert render(mine.title(), "de") == "Zweikampf 1"
    honour = next(each for each in honours.honours() if each.name == "mine-hunter")
    assert [render(honour.title(), lang) for lang in ("en", "de")] == ["Hunter", "Jäger"]
    for lang in languages():
        assert render(honour.about(), lang) == "Defeat five enemies."
    packs.take_in([])
    assert mine not in puzzles.puzzles()
    assert honour not in honours.honours()


@pytest.mark.parametrize(
    "file, old, new, place, word",
    [
        ("honours/hunter.honour", "enemies: 5", "enemys: 5", "honours/hunter.honour, line 4: ", "enemys"),
        ("honours/hunter.honour", "title: Hunter\n", "titel: Hunter\n", "honours/hunter.honour, line 5: ", "titel"),
        ("honours/hunter.honour", "mine-hunter", "board-victory", "honours/hunter.honour: ", "board-victory"),
        ("puzzles/first.puzzle", "grade: ", "grade: 8", "puzzles/first.puzzle, line ", "1 to 5"),
        ("puzzles/first.puzzle", "title: Duel\ntitle de: Zweikampf\n", "", "puzzles/first.puzzle: ", "title"),
        ("puzzles/first.puzzle", "  strike\n", "", "puzzles/first.puzzle", "solution"),
    ],
)
def test_what_is_wrong_is_named(
    mageknight: Run, pack: Path, file: str, old: str, new: str, place: str, word: str
) -> None:
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new), "utf-8")
    done = mageknight("content", "check", pack, "--lang", "en")
    assert done.exit_code == 1
    assert done.output.count("in order") == 0
    (line,) = done.stderr.splitlines()
    assert line.startswith(place)
    assert word in line
    with pytest.raises(ContentError):
        packs.take_in([pack])
