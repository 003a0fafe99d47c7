"""Situation files at the terminal."""

from __future__ import annotations

import re

import pytest

TEXT = """\
game: demo
turn: 0
seat 0:
  height: 3
  hand: updraft, tangle
seat 1:
  hand: snag
commands:
  0: lay-card tangle
expect 0:
  hand/*/name: updraft
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "lesson.situation"
    path.write_text(TEXT, "utf-8")
    return path


def shown(mageknight, *arguments):
    result = mageknight("situation", "show", *arguments)
    assert result.exit_code == 0
    return result.stdout


def test_a_file_that_comes_out_as_it_says(mageknight, file):
    result = mageknight("situation", "check", file)
    assert result.exit_code == 0
    assert "lesson.situation: as expected (one command, one expectation)." in result.stdout
    assert "One situation checked, all as expected." in result.stdout


def test_a_difference_is_printed_with_its_line_and_fails(mageknight, file):
    file.write_text(TEXT.replace("name: updraft", "name: snag"), "utf-8")
    result = mageknight("situation", "check", file)
    assert result.exit_code == 1
    assert "lesson.situation, line 11: hand/*/name should be snag, but is updraft." in result.stdout


def test_one_bad_file_does_not_hide_the_others(mageknight, file, tmp_path):
    typo = tmp_path / "typo.situation"
    typo.write_text(TEXT.replace("height", "heigth"), "utf-8")
    result = mageknight("situation", "check", typo, file, tmp_path / "missing.situation", lang="de_DE.UTF-8")
    assert result.exit_code == 1
    assert "typo.situation, Zeile 4" in result.stdout
    assert "lesson.situation: wie erwartet" in result.stdout
    assert "3 Situationen geprüft, 2 nicht wie erwartet." in result.stdout


def test_a_position_is_shown_as_everybody_sees_it(mageknight, file):
    _, spectator, red, blue = re.split(r"^== (?:Spectator|Red|Blue) ==$", shown(mageknight, file), flags=re.MULTILINE)
    assert "Your hand" not in spectator
    assert "Your hand: Updraft and Tangle" in red
    assert "Your hand: Snag" in blue


def test_what_can_be_done_is_shown_as_it_is_typed_in_a_file(mageknight, file):
    assert "lay-card card=tangle-1" in shown(mageknight, file)


def test_the_position_after_the_commands_is_shown(mageknight, file):
    assert "On the table: Tangle of Red" not in shown(mageknight, file)
    assert "On the table: Tangle of Red" in shown(mageknight, file, "--after")


def test_showing_a_file_with_a_mistake_names_it(mageknight, file):
    file.write_text(TEXT.replace("game: demo", "game: dmeo"), "utf-8")
    result = mageknight("situation", "show", file)
    assert result.exit_code == 1
    assert "lesson.situation, line 1: there is no game “dmeo”." in result.stderr


def test_a_situation_can_be_played_after_its_commands(mageknight, file):
    result = mageknight("play", "--situation", file, typed=["log", "pay with breath"])
    assert "Pay 1, one at a time." in result.stdout
    assert "Red lays Tangle." in result.stdout
    assert "Blue decides now." in result.stdout


def test_a_played_situation_can_be_saved_and_verified(mageknight, file, tmp_path):
    save = tmp_path / "lesson.match"
    mageknight("play", "--situation", file, typed=["pay with breath", f"save {save}"])
    assert mageknight("replay", save, "--verify").exit_code == 0


def test_a_situation_of_another_game_or_one_that_goes_wrong_is_not_opened(mageknight, file):
    assert "is of the game demo, not board" in mageknight("play", "board", "--situation", file).stderr
    file.write_text(TEXT.replace("lay-card tangle", "lay-card updraft-2"), "utf-8")
    result = mageknight("play", "--situation", file)
    assert result.exit_code == 1
    assert "lesson.situation, line 9" in result.stderr


def test_chance_that_cannot_come_out_as_laid_down_refuses_the_command(mageknight, file):
    file.write_text(TEXT.partition("commands:")[0] + "chance:\n  dice: 9 9\n", "utf-8")
    result = mageknight("play", "--situation", file, typed=["tug", "end-turn"])
    assert result.exit_code == 0
    assert "line 9: dice cannot turn out as 9 9 at that moment." in result.stdout
    assert "Blue decides now." in result.stdout
