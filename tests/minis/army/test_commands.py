"""The army commands as people call them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from mageknight.cli.commands import army
from mageknight.minis.army.ready import ready_armies

ARMIES = Path(army.__file__).parents[2] / "minis" / "content" / "armies"
EXAMPLE = Path(__file__).parents[1] / "content" / "example_pack"
LIST = "Army: Rich\nTotal: 100\n{}x Altem Guardsman (tough)\nDemi-magus (weak)\n"


def run(*words: str) -> Result:
    return CliRunner().invoke(army.app, list(words), env={"LANG": "C", "COLUMNS": "200"})


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    file = tmp_path / "army.txt"
    file.write_text(LIST.format(1))
    return file


def test_check_says_that_an_army_is_legal(listed: Path) -> None:
    result = run("check", str(listed))
    assert (result.exit_code, result.output) == (0, "Rich: 2 figures, 59 of 100 points. The army is legal.\n")


def test_check_names_rule_and_figure_of_every_violation(listed: Path) -> None:
    listed.write_text(LIST.format(3) + "2x Magus\n")
    result = run("check", str(listed), "--lang", "de")
    assert result.exit_code == 1
    assert "Magus (einzigartig) ist einzigartig" in result.output
    assert "(REB-BLD-08, REB-BLD-09)" in result.output
    assert "Altem-Gardist (stark)" in result.output
    assert "(REB-BLD-04)" in result.output


def test_what_cannot_be_read_is_named_by_line(listed: Path) -> None:
    listed.write_text("Altem Guardsman\nXyzzy\n")
    result = run("check", str(listed))
    assert result.exit_code == 1
    assert f"{listed}, line 1: " in result.stderr
    assert f"{listed}, line 2: " in result.stderr
    assert run("check", str(listed) + ".no").exit_code == 1
    assert run("check", str(listed), "--lang", "xx").exit_code == 1


def test_show_prints_the_dial_click_by_click(listed: Path) -> None:
    output = run("show", str(listed)).output
    assert "Altem Guardsman (tough), 37 points, Rebellion 60" in output
    assert "11 ■ Weapon Master" in output
    assert "3 ■ Starting Position" in output
    assert "skull" in output
    rows = [line for line in output.splitlines() if line.startswith("│ ")]
    assert len(rows) == 9 + 7
    german = run("show", str(listed), "--lang", "de").output
    assert "11 ■ Waffenmeister" in german
    assert "Schädel" in german


def test_show_names_the_types_of_a_second_generation_base(tmp_path: Path) -> None:
    file = tmp_path / "quick.txt"
    file.write_text("Game: Quick-start\nCrusader Priest (tough)\n")
    output = run("show", str(file)).output
    assert "boot, wand, and shield; attack bonus 1, ranged damage 2" in output


@pytest.mark.parametrize("name", [name for name, army in ready_armies().items() if army.game == "second"])
def test_show_knows_a_colour_for_every_mark_of_a_ready_army(name: str) -> None:
    result = run("show", str(ARMIES / f"{name}.txt"))
    assert (result.exit_code, result.exception) == (0, None)


def test_show_says_what_is_carried_ridden_and_brought(tmp_path: Path) -> None:
    file = tmp_path / "sorcerers.txt"
    file.write_text(
        "Game: Edition 2.0\nTotal: 300\nCompany: Lantern Watch\n"
        "Keeper of the Ninth Book with Field Grimoire, Frost Rod\n  Ember Dart\n  2x Deny\n"
        "Griffon Knight (weak) on Sky Dragon (weak)\n"
    )
    output = run("show", str(file)).output
    for words in (
        "Company: Lantern Watch, 25 points",
        "Field Grimoire, 12 points",
        "Frost Rod, 16 points: Magic Freeze",
    ):
        assert words in output
    for words in (
        "2x Deny: +1 to your counter spell roll.",
        "Sky Dragon (weak), 40 points",
        "does not affect the lines of fire",
    ):
        assert words in output
    german = run("show", str(file), "--lang", "de").output
    assert "2x Verwehren: " in german


def test_suggest_prints_a_list_that_check_accepts(tmp_path: Path) -> None:
    for words in (["--faction", "Ork-Plünderer"], ["--faction", "orc raiders", "--total", "300", "--seed", "7"]):
        result = run("suggest", *words)
        assert result.exit_code == 0
        assert result.output == run("suggest", *words).output
        file = tmp_path / "suggested.txt"
        file.write_text(result.output)
        assert run("check", str(file)).exit_code == 0


def test_suggest_fills_up_an_unfinished_list(listed: Path) -> None:
    output = run("suggest", str(listed), "--total", "200").output
    assert "Build total: 200" in output
    assert "1x Altem Guardsman (tough) [rebellion-060] 37" in output
    assert run("suggest", "--faction", "elves").exit_code == 1
    assert run("suggest").exit_code == 1


def test_figures_of_a_pack_can_be_fielded_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "garden.txt"
    file.write_text("Schneckenkönigin\nHedge Knight\n")
    assert run("check", str(file)).exit_code == 1
    assert run("check", str(file), "--pack", str(EXAMPLE)).exit_code == 0
    assert (
        "Queen of Snails (unique), 61 points, Garden folk 2a" in run("show", str(file), "--pack", str(EXAMPLE)).output
    )
    assert "Gartenvolk" in run("show", str(file), "--pack", str(EXAMPLE), "--lang", "de").output


def test_a_folder_is_checked_as_a_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert army.check_content(EXAMPLE, "en") == 0
    assert capsys.readouterr().out == f"{EXAMPLE}: everything is in order.\n"
    assert army.check_content(tmp_path, "de") == 1
    assert capsys.readouterr().err == "pack.json: Diese Datei fehlt.\n"


def test_a_pack_with_an_illegal_army_names_its_own_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(EXAMPLE, folder)
    (folder / "armies" / "snails.txt").write_text("2x Schneckenkönigin\n")
    assert army.check_content(folder, "en") == 1
    assert capsys.readouterr().err.startswith("armies/snails.txt: Queen of Snails (unique) is unique")
