"""The page about content of one's own: its examples pass the check, its commands work, its error is what one sees."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mageknight import packs
from mageknight.board.content.pack import KINDS, read_pack
from mageknight.cli.main import app
from mageknight.minis.army.ready import check_folder

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/builders/packs.md").read_text("utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^    (mageknight .*)$", PAGE, re.MULTILINE)
FILES = ("pack", "cards", "skills", "heroes", "units", "enemies", "tiles", "scenarios")


@pytest.fixture(autouse=True)
def without_packs() -> Iterator[None]:
    yield
    packs.take_in([])


def spring(folder: Path) -> Path:
    """The pack of the page."""
    for name, block in zip(FILES, BLOCKS, strict=False):
        file = folder / (f"{name}.json" if name == "pack" else f"{name}/{name}.json")
        file.parent.mkdir(exist_ok=True)
        file.write_text(block, "utf-8")
    return folder


def test_the_examples_make_a_pack(tmp_path: Path) -> None:
    pack = read_pack(spring(tmp_path))
    assert pack.name == "spring"
    assert all(pack.rows[kind] for kind, _ in KINDS.values()), "there is an example of every kind"


def test_the_example_of_a_figure_passes(tmp_path: Path) -> None:
    (tmp_path / "figures").mkdir()
    (tmp_path / "pack.json").write_text('{"pack": "meadow-folk", "title": "Meadow"}', "utf-8")
    (tmp_path / "figures/meadow.json").write_text(BLOCKS[len(FILES)], "utf-8")
    assert check_folder(tmp_path) == []


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_work(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = CliRunner().invoke(app, shlex.split(line)[1:], input="quit\n", env={"LANG": "C.UTF-8"})
    assert done.exit_code == 0, done.output


def test_the_error_of_the_page_is_what_one_sees(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    (folder / "cards").mkdir(parents=True)
    example = ROOT / "tests/board/packs/example_pack"
    (folder / "pack.json").write_bytes((example / "pack.json").read_bytes())
    text = (example / "cards/cards.json").read_text("utf-8")
    (folder / "cards/cards.json").write_text(text.replace('{"move": 5}', '{"mvoe": 5}'), "utf-8")
    done = CliRunner().invoke(app, ["content", "check", str(folder)], env={"LANG": "C.UTF-8"})
    shown = re.search(r"^    (cards/cards\.json, line .*)$", PAGE, re.MULTILINE)
    assert shown is not None
    assert done.exit_code == 1
    assert done.stderr.strip() == shown[1]
