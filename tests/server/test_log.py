"""The log as clients lay it out: turns and phases head their lines, trifles can be folded, every line knows its moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.message import say
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.locale import render
from mageknight.server import gate
from mageknight.server.callings import Names, names_of
from mageknight.server.chronicle import Chronicle, Step, pack_lines, unpack_lines
from mageknight.server.infos import LineInfo
from mageknight.server.records import SeatRecord


def played(game: str, steps: int) -> tuple[Chronicle, list[LineInfo]]:
    """A match at random, and its log as a spectator reads it, written and read again."""
    kit: Any = kit_named(game)
    chronicle = Chronicle.begin(kit, next(setup for setup in kit.setups() if setup.seats == 2), b"a log of sixteen")
    rng = Rng(b"another sixteen!")
    lines: list[LineInfo] = []
    for _ in range(steps):
        waiting = next(one for one in chronicle.pending() if not one.standing)
        step = chronicle.play(chronicle.match.options(waiting).sample(rng))
        lines += gate.line_infos(step.number, unpack_lines(pack_lines(step.lines)), None, "en")
    return chronicle, lines


@pytest.mark.parametrize("game, thing", [("board", "space:"), ("minis", "figure:")])
def test_turns_head_their_lines_and_lines_name_what_they_are_about(game: str, thing: str):
    chronicle, lines = played(game, 120)
    ranks = {line.rank for line in lines}
    assert {"turn", "step", "trifle"} <= ranks
    assert {about[: len(thing)] for line in lines for about in line.about} == {thing}
    assert [line.action for line in lines] == sorted(line.action for line in lines)
    assert 0 < lines[-1].action <= chronicle.played


def test_the_same_line_is_read_in_either_language():
    chronicle, _ = played("board", 1)
    step = chronicle.play(next(iter(chronicle.match.options(chronicle.pending()[0]))))
    english = list(gate.line_infos(step.number, step.lines, None, "en"))
    german = list(gate.line_infos(step.number, step.lines, None, "de"))
    assert [one.rank for one in english] == [one.rank for one in german]
    assert [one.text for one in english] != [one.text for one in german]


def test_after_taking_back_a_line_knows_the_action_it_returned_to():
    kit: Any = kit_named("demo")
    chronicle = Chronicle.begin(kit, next(iter(kit.setups())), b"a log of sixteen")
    while chronicle.undo_refusal(seat := chronicle.waiting()[0]) is not None:
        decision = next(one for one in chronicle.pending() if not one.standing)
        chronicle.play(next(iter(chronicle.match.options(decision))))
        seat = chronicle.match.history[-1].seat
        if chronicle.undo_refusal(seat) is None:
            break
    before = chronicle.played
    back = chronicle.undo(seat)
    (line,) = gate.line_infos(back.number, back.lines, None, "en")
    assert line.action == chronicle.played < before
    assert back.number > before


def test_players_are_called_by_their_names_where_the_game_knows_only_numbers():
    chronicle, numbered = played("minis", 40)
    assert any("Player 1" in line.text for line in numbered)
    step = next(step for step in replayed(chronicle) if any("Player 1" in each.text for each in told(step, ())))
    named = " ".join(line.text for line in told(step, (say("server-person", name="Ann"), None)))
    assert "Ann" in named
    assert "Player 1" not in named


def replayed(chronicle: Chronicle) -> Iterator[Step]:
    """The steps of a match, played again."""
    again = Chronicle.begin(chronicle.kit, chronicle.match.setup, chronicle.match.seed)
    for command in chronicle.match.history:
        yield again.play(command)


def told(step: Step, names: Names) -> list[LineInfo]:
    return list(gate.line_infos(step.number, step.lines, None, "en", names))


def test_a_name_that_two_seats_share_tells_nobody_apart():
    def names(*seats: tuple[str, str, str]) -> list[str]:
        seated = [
            SeatRecord("t", at, None, name, bot, "", False, None, None, False, False, held, None)
            for at, (name, bot, held) in enumerate(seats)
        ]
        return [render(name, "en") if name is not None else "" for name in names_of(seated)]

    assert names(("Ann", "", ""), ("Bob", "", "")) == ["Ann", "Bob"]
    assert names(("Ann", "", ""), ("Ann", "", "")) == ["", ""]
    assert names(("Ann", "", ""), ("", "knight", "")) == ["Ann", "Computer"]
    assert names(("", "", ""), ("", "knight", "Bob"), ("", "page", "")) == ["", "Bob", "Computer"]
