"""`mageknight content check FOLDER`, and matches with content of one's own, for both games."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight import packs
from mageknight.board.content.library import library
from mageknight.board.setup import BoardSetup
from mageknight.board.setup.packs import use_packs
from mageknight.kernel.registry import kit_named
from mageknight.minis.content.available import library as figures
from mageknight.server.tables import forms
from tests.cli.conftest import Run

HERE = Path(__file__).parent.parent
PIECES = HERE / "board/packs/example_pack"
FIGURES = HERE / "minis/content/example_pack"


@pytest.fixture(autouse=True)
def without_packs() -> Iterator[None]:
    yield
    packs.take_in([])


@pytest.fixture(autouse=True, scope="module")
def environment_as_before() -> Iterator[None]:
    """Servers started later in this process would take in what the environment names."""
    before = os.environ.get(packs.VARIABLE)
    yield
    assert os.environ.get(packs.VARIABLE) == before


@pytest.mark.parametrize("folder", [PIECES, FIGURES], ids=["board", "minis"])
def test_a_good_folder(mageknight: Run, folder: Path) -> None:
    done = mageknight("content", "check", folder)
    assert (done.exit_code, done.output) == (0, f"{folder}: everything is in order.\n")


@pytest.mark.parametrize(
    "pack, file, old, new, place",
    [
        (PIECES, "cards/cards.json", '{"move": 5}', '{"mvoe": 5}', "cards/cards.json, line 4, [0].strong.mvoe: "),
        (FIGURES, "figures/garden.json", '"points": 24', '"points": 0', "figures/garden.json, line 11, figures[0].points: "),
    ],
    ids=["board", "minis"],
)  # fmt: skip
def test_a_broken_folder(
    mageknight: Run, tmp_path: Path, pack: Path, file: str, old: str, new: str, place: str
) -> None:
    folder = Path(shutil.copytree(pack, tmp_path / "pack"))
    text = (folder / file).read_text("utf-8")
    (folder / file).write_text(text.replace(old, new), "utf-8")
    for lang, word in (("en", "line"), ("de", "Zeile")):
        done = mageknight("content", "check", folder, "--lang", lang)
        assert done.exit_code == 1
        assert done.stderr.startswith(place.replace("line", word))
    assert mageknight("play", "board", "--content", folder).exit_code == 1


def test_a_language_nobody_speaks(mageknight: Run) -> None:
    assert mageknight("content", "check", PIECES, "--lang", "xx").exit_code == 1


def test_a_match_is_played_saved_and_loaded_with_a_pack(mageknight: Run, tmp_path: Path) -> None:
    file = tmp_path / "winter.mk"
    started = mageknight(
        "play", "board", "--content", PIECES, "--with", "scenario=first_snow", "--seed", "1", typed=["1", f"save {file}", "quit"]
    )  # fmt: skip
    assert started.exit_code == 0
    assert "First Snow" in started.output
    assert file.exists()
    use_packs(())
    refused = mageknight("play", "--load", file)
    assert refused.exit_code == 1
    assert "long_winter:" in refused.stderr
    assert mageknight("play", "--load", file, "--content", PIECES, typed=["quit"]).exit_code == 0
    assert mageknight("replay", file, "--verify", "--content", PIECES).exit_code == 0


def test_processes_that_belong_together_load_the_same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(packs.VARIABLE, "")
    monkeypatch.delenv(packs.VARIABLE)
    packs.from_environment()
    assert "hero/skadi" not in library().numbers
    packs.to_environment([PIECES, FIGURES])
    packs.from_environment()
    assert "hero/skadi" in library().numbers
    assert figures()["garden-001"].points == 24


def test_a_table_of_a_server_plays_with_its_packs() -> None:
    packs.take_in([PIECES])
    kit = kit_named("board")
    setup = forms.check(kit, {"seats": 1, "scenario": "first_snow"})
    assert isinstance(setup, BoardSetup)
    assert setup.packs
    assert "long_winter" in setup.sets
