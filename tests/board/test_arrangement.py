"""Situation files of the board game: what they leave open is as in a fresh game."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.rehearsal import begin
from mageknight.server.wire.phrases import phrases


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_situation_that_names_no_turn_begins_with_the_first_of_the_round_order(seats: int) -> None:
    match = begin(f"game: board\nseats: {seats}\n").match
    view: Any = match.view(None)
    first = next(seat for seat in view.order if seat >= 0)
    assert [(decision.kind, decision.seat) for decision in match.pending() if not decision.standing] == [
        ("turn", first)
    ]


def test_the_colour_of_a_mine_stands_with_the_mine() -> None:
    match = begin("game: board\nseats: 1\ntiles:\n  0,1: countryside_01\n  1,0: countryside_02\n").match
    told = [phrases("en").render(line) for line in match.kit.lines(match.view(0))]
    assert any("Crystal mine: green" in line for line in told)


def arranged(*lines: str) -> Any:
    return begin("\n".join(["game: board", *lines])).match


def test_the_tile_deck_can_be_laid_out_to_its_end() -> None:
    assert arranged("seats: 1", "tile-deck:", "  only: yes").state.map.deck == []
    two = arranged("seats: 1", "tile-deck: countryside_05, core_01", "  only: yes").state.map
    assert len(two.deck) == 2


def test_the_dummy_player_has_the_cards_and_crystals_named() -> None:
    lines = ("dummy:", "  deck: rage, march", "  crystals: red 2", "  tactic: planning")
    dummy = arranged("seats: 1", *lines).view(None).dummy
    assert (dummy.deck, dummy.crystals, dummy.tactic) == (2, {"red": 2}, "planning")


def test_the_end_of_the_round_can_have_been_announced() -> None:
    match = arranged("seats: 3", "order: 1, 0, 2", "turn: 0", "announced: 1")
    assert (match.view(None).announced, match.view(None).last_turns) == (0, (0, 2))
    by_dummy = arranged("seats: 1", "order: 0, -1", "announced: dummy")
    assert (by_dummy.view(None).announced, by_dummy.view(None).last_turns) == (1, (0,))
    some = arranged("seats: 3", "order: 1, 0, 2", "turn: 2", "announced: 1", "last-turns: 2")
    assert some.view(None).last_turns == (2,)


def test_a_team_can_have_named_its_member() -> None:
    lines = ("seats: 4", "scenario: one_to_return", "variants: team_game", "teams: 0, 1, 0, 1", "named: 2, 1")
    assert arranged(*lines).state.affairs.named == (2, 1)


def test_a_turn_that_begins_with_nothing_is_forfeited() -> None:
    match = arranged("seats: 2", "order: 0, 1", "turn: 0", "seat 0:", "  hand:", "  deck:", "    only: yes")
    assert (match.view(None).announced, match.view(None).last_turns) == (0, (1,))


@pytest.mark.parametrize(
    "lines",
    [
        ("seats: 2", "announced: 5"),
        ("seats: 2", "announced: dummy"),
        ("seats: 2", "dummy:", "  deck: rage"),
        ("seats: 1", "dummy:", "  hand: rage"),
        ("seats: 2", "announced: 0", "last-turns: 7"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(lines: tuple[str, ...]) -> None:
    with pytest.raises(Refusal) as caught:
        arranged(*lines)
    line = caught.value.facts["line"]
    assert isinstance(line, int)
    assert line > 1
