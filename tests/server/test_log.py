"""The log as clients lay it out: turns and phases head their lines, trifles can be folded, every line knows its moment."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.server import gate
from mageknight.server.chronicle import Chronicle, pack_lines, unpack_lines
from mageknight.server.infos import LineInfo


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
