"""Puzzles at the terminal: listed, solved by typing, made of a saved match and solved from their file."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.cli.commands import puzzling
from mageknight.cli.terminal import Terminal
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.saves import save
from mageknight.kernel.situations.rehearsal import begin
from mageknight.puzzles.puzzle import read
from mageknight.puzzles.shelf import puzzles_of

FIGHT = """
game: board
scenario: solo_conquest
heroes: norowas
source: blue, green, red
combat:
  enemies: diggers
  phase: ranged
  kind: rampage
seat 0:
  hand: determination, rage, march
"""


def terminal(lines: str = "", lang: str = "en") -> tuple[Terminal, io.StringIO]:
    out = io.StringIO()
    return Terminal(lang, io.StringIO(lines), out), out


def test_all_puzzles_are_listed() -> None:
    screen, out = terminal(lang="de")
    puzzling.tell_all(screen)
    assert "board-march-01  Weg 1" in out.getvalue()


def test_a_puzzle_is_solved_by_typing() -> None:
    puzzle = puzzles_of("board")[0]
    screen, out = terminal("hint\n" + "\n".join(puzzle.solution) + "\n")
    puzzling.solve(puzzle.name, screen)
    assert "The solution does this" in out.getvalue()
    assert "Solved!" in out.getvalue()


def test_a_puzzle_is_made_of_a_saved_match(tmp_path: Path) -> None:
    source, target = tmp_path / "fight.mkm", tmp_path / "dusk.puzzle"
    source.write_text(save.dumps(begin(FIGHT).match), encoding="utf-8")
    screen, out = terminal()
    puzzling.make(source, "", "", screen)
    assert "--goal “victory”  Defeat every enemy" in out.getvalue()
    puzzling.make(source, "victory", str(target), screen)
    assert "It can be solved" in out.getvalue()
    solution = read(target.read_text("utf-8"), "-").solution
    screen, out = terminal("\n".join(solution) + "\n")
    puzzling.solve(str(target), screen)
    assert "“dusk”" in out.getvalue()
    assert "Solved!" in out.getvalue()
    with pytest.raises(Refusal) as caught:
        puzzling.make(source, "victory", str(target), screen)
    assert caught.value.reason == "cli-file-in-the-way"
