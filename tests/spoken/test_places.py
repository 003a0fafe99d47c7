"""Moving figures by words alone: to a place, up to a figure, or to what a hint has named."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.match import Match
from mageknight.kernel.situations.rehearsal import begin
from mageknight.locale import Words
from mageknight.minis.commands import Act, Move, Put
from mageknight.minis.table.lattice import INCH
from mageknight.spoken.answers import Answers, text_of
from mageknight.spoken.choices import Choices
from tests.play import at_random

FIELD = """
game: minis
seats: 2
total: 100
figure 0: rebellion-005 of 0 at 10 10 facing 0
figure 1: rebellion-065 of 1 at 10 15 facing 270
figure 2: rebellion-062 of 1 at 20 10 facing 180
"""
"""A guardsman with 8 inches to go, a Troll Brawler to the north and somebody else to the east."""


def moving() -> Match[Any]:
    match: Match[Any] = begin(FIELD.lstrip()).match
    match.play(Act(0, 0, "move"))
    return match


def understood(match: Match[Any], line: str, lang: str = "en") -> Any:
    (choice,) = Choices(match, 0, Words.of(lang)).understand(line)
    return choice.command


@pytest.mark.parametrize(
    "lang, line", [("en", "to 12 13.5 facing 80"), ("de", "nach 12 13,5 Blick 80"), ("en", "12 13.5 80")]
)
def test_a_move_goes_to_the_place_that_is_said(lang: str, line: str) -> None:
    move = understood(moving(), line, lang)
    assert isinstance(move, Move)
    assert move.path[-1] == (12 * INCH, 27 * INCH // 2)
    assert move.facing == 160


def test_a_move_goes_up_to_the_figure_that_is_named() -> None:
    match = moving()
    match.play(understood(match, "to troll"))
    assert match.state.table.touch[0] == 1 << 1


def test_a_place_beyond_reach_is_gone_to_as_far_as_it_goes() -> None:
    move = understood(moving(), "to 1 10 180")
    x, y = move.path[-1]
    assert y == 10 * INCH
    assert 2 * INCH <= x < 3 * INCH


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_of_a_hinted_move_do_it(lang: str) -> None:
    match = moving()
    wished = Move(0, 0, ((12 * INCH, 12 * INCH),), 90)
    words = Words.of(lang)
    said = words.render(match.kit.describe(match.state, wished))
    move = understood(match, said, lang)
    assert (move.path[-1], move.facing) == (wished.path[-1], wished.facing)


def test_help_says_how_a_place_is_said_and_only_where_one_is_asked_for() -> None:
    words = Words.of("en")
    here = [text_of(said) for said in Answers(moving(), 0, words).to("help", "")]
    assert any(line.startswith("to 12 13.5") for line in here)
    assert any(line.startswith("move figure=") for line in here)
    idle: Match[Any] = begin(FIELD.lstrip()).match
    assert not any("12 13.5" in text_of(said) for said in Answers(idle, 0, words).to("help", ""))


def test_figures_are_set_up_at_the_place_that_is_said() -> None:
    match = at_random("minis", 0, 2, b"places said 1234")
    for steps in range(1, 20):
        if any(each.kind == "minis-deploy" for each in match.pending()):
            break
        match = at_random("minis", steps, 2, b"places said 1234")
    seat = match.pending()[0].seat
    choices = Choices(match, seat, Words.of("en"))
    first = next(choice.command for choice in choices.offered if isinstance(choice.command, Put))
    said = Words.of("en").render(match.kit.describe(match.state, first))
    (choice,) = choices.understand(said + "!")
    assert choice.command == first
