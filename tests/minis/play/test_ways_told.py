"""A way is told by whom it leads up to; only a way to nobody is told by its place."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from mageknight.locale import render
from mageknight.minis.commands import Act, Move
from mageknight.minis.table.lattice import INCH

FIELD = """
game: minis
seats: 2
total: 100
figure 0: rebellion-005 of 0 at 10 10 facing 90
figure 1: rebellion-065 of 1 at 10 14.5 facing 270
figure 2: rebellion-062 of 1 at 11.5 14.5 facing 270
"""


def told(x: float, y: float) -> str:
    """The line of the log when the first figure has gone straight to a place."""
    match: Match[Any] = begin(FIELD.lstrip()).match
    match.play(Act(0, 0, "move"))
    played = match.play(Move(0, 0, ((round(x * INCH), round(y * INCH)),), 180))
    lines = [match.kit.log_line(match.state, event, 0) for event in played]
    return next(text for line in lines if line is not None and "moves" in (text := render(line, "en")))


def test_a_way_to_an_enemy_names_the_enemy() -> None:
    assert told(10, 13) == "Utem Guardsman (1) moves up to Troll Brawler (2)."


def test_a_way_to_several_counts_the_others() -> None:
    assert told(10.75, 13.2) == "Utem Guardsman (1) moves up to Troll Brawler (2) and touches another enemy."


def test_a_way_to_nobody_names_the_place() -> None:
    assert told(12, 11) == "Utem Guardsman (1) moves to 12.00″ east, 11.00″ north."
