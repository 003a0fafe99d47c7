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
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch, Step, pack_lines, unpack_lines
from mageknight.server.store.records import SeatRecord
from mageknight.server.tables.display_names import Names, names_of
from mageknight.server.wire.types import LineInfo


def played(game: str, steps: int) -> tuple[NumberedMatch, list[LineInfo]]:
    """A match at random, and its log as a spectator reads it, written and read again."""
    kit: Any = kit_named(game)
    numbered = NumberedMatch.begin(kit, next(setup for setup in kit.setups() if setup.seats == 2), b"a log of sixteen")
    rng = Rng(b"another sixteen!")
    lines: list[LineInfo] = []
    for _ in range(steps):
        waiting = next(one for one in numbered.pending() if not one.standing)
        step = numbered.play(numbered.match.options(waiting).sample(rng))
        lines += outgoing.line_infos(step.number, unpack_lines(pack_lines(step.lines)), None, "en")
    return numbered, lines


@pytest.mark.parametrize("game, things", [("board", {"space", "seat"}), ("minis", {"figure", "dice"})])
def test_turns_head_their_lines_and_lines_name_what_they_are_about(game: str, things: set[str]):
    numbered, lines = played(game, 120)
    ranks = {line.rank for line in lines}
    assert {"turn", "step", "trifle"} <= ranks
    assert {about.split(":")[0] for line in lines for about in line.about} == things
    assert [line.action for line in lines] == sorted(line.action for line in lines)
    assert 0 < lines[-1].action <= numbered.played


def test_the_same_line_is_read_in_either_language():
    numbered, _ = played("board", 1)
    step = numbered.play(next(iter(numbered.match.options(numbered.pending()[0]))))
    english = list(outgoing.line_infos(step.number, step.lines, None, "en"))
    german = list(outgoing.line_infos(step.number, step.lines, None, "de"))
    assert [one.rank for one in english] == [one.rank for one in german]
    assert [one.text for one in english] != [one.text for one in german]


def test_after_taking_back_a_line_knows_the_action_it_returned_to():
    kit: Any = kit_named("demo")
    numbered = NumberedMatch.begin(kit, next(iter(kit.setups())), b"a log of sixteen")
    while numbered.undo_refusal(seat := numbered.waiting()[0]) is not None:
        decision = next(one for one in numbered.pending() if not one.standing)
        numbered.play(next(iter(numbered.match.options(decision))))
        seat = numbered.match.history[-1].seat
        if numbered.undo_refusal(seat) is None:
            break
    before = numbered.played
    back = numbered.undo(seat)
    (line,) = outgoing.line_infos(back.number, back.lines, None, "en")
    assert line.action == numbered.played < before
    assert back.number > before


def test_players_are_called_by_their_names_where_the_game_knows_only_numbers():
    numbered, lines = played("minis", 40)
    assert any("Player 1" in line.text for line in lines)
    step = next(step for step in replayed(numbered) if any("Player 1" in each.text for each in told(step, ())))
    named = " ".join(line.text for line in told(step, (say("server-person", name="Ann"), None)))
    assert "Ann" in named
    assert "Player 1" not in named


def replayed(numbered: NumberedMatch) -> Iterator[Step]:
    """The steps of a match, played again."""
    again = NumberedMatch.begin(numbered.kit, numbered.match.setup, numbered.match.seed)
    for command in numbered.match.history:
        yield again.play(command)


def told(step: Step, names: Names) -> list[LineInfo]:
    return list(outgoing.line_infos(step.number, step.lines, None, "en", names))


def test_a_name_that_two_seats_share_tells_nobody_apart():
    def names(*seats: tuple[str, str, str]) -> list[str]:
        seated = [
            SeatRecord("t", at, None, name, bot, "", False, None, None, False, False, held, None, brought="")
            for at, (name, bot, held) in enumerate(seats)
        ]
        return [render(name, "en") if name is not None else "" for name in names_of(seated)]

    assert names(("Ann", "", ""), ("Bob", "", "")) == ["Ann", "Bob"]
    assert names(("Ann", "", ""), ("Ann", "", "")) == ["", ""]
    assert names(("Ann", "", ""), ("", "knight", "")) == ["Ann", "Computer"]
    assert names(("", "", ""), ("", "knight", "Bob"), ("", "page", "")) == ["", "Bob", "Computer"]
