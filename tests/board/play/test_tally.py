"""A game in numbers."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.events.cards import CardsDrawn
from mageknight.board.queries.tally import Tally, tally
from mageknight.board.queries.tally_types import GameTally
from mageknight.kernel.match import Match
from tests.board.play.test_golden import replayed
from tools.golden import GAMES


def counted(match: Match[Any], share: float = 1.0) -> GameTally:
    """The numbers of the first part of a game."""
    state = match.kit.copy(match.start)
    until = int(len(match.history) * share)
    return tally(
        (at + 1, state, match.kit.engine.apply(state, command)) for at, command in enumerate(match.history[:until])
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_course_of_fame_ends_with_the_fame_of_the_end(name: str) -> None:
    match = replayed(name)
    found = counted(match)
    fame = [player.fame for player in match.state.players]
    assert found.last == fame
    assert {turn.seat for turn in found.turns} == set(range(match.setup.seats))
    assert all(
        now <= then
        for turn, after in zip(found.turns, found.turns[1:], strict=False)
        for now, then in zip(turn.fame, after.fame, strict=True)
    )
    assert [turn.fame for turn in found.best] == sorted((turn.fame for turn in found.best), reverse=True)
    assert any(turn.beaten for turn in found.best)
    assert sum(found.rolled.values()) >= len(match.state.dice)


def test_what_was_drawn_is_told_only_at_the_end() -> None:
    match = replayed("full_conquest")
    assert counted(match, 0.6).drawn == []
    told = counted(match).drawn
    assert {each.seat for each in told} == set(range(match.setup.seats))
    for each in told:
        assert 0 <= each.wounds <= each.cards
        assert 0 <= each.expected < each.cards
    assert any(each.expected > 0 for each in told)


def test_a_draw_from_a_deck_gathered_in_the_same_step_does_not_count() -> None:
    match = replayed("solo_conquest")
    counting = Tally()
    counting.settled(match.state)
    size = len(match.state.players[0].deck)
    counting.drawn(CardsDrawn(0, (0,) * (size + 1)))
    assert counting.draws == {}


def test_a_game_that_ended_before_its_first_turn_has_no_best_turn() -> None:
    found = counted(replayed("full_conquest"), 0.0)
    assert (found.turns, found.best) == ([], [])
