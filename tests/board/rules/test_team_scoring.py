"""Scoring of teams: one common score, titles between teams, cities, who wins."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.rules.game.scoring import outcome_of
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from tests.board.rules.games import game
from tests.board.scenarios.tables import found_city, points, table
from tests.marks import rule


def teams() -> Match[Any]:
    """Seats 0 and 2 against seats 1 and 3, at the first turn."""
    return table("full_conquest", 4, variants=("team_game",), teams=(0, 1, 0, 1))


def card(name: str) -> int:
    return LIB.number("card", name)


@rule("UE-TEAM-10")
def test_the_lower_fame_of_the_two_counts_for_both() -> None:
    match = teams()
    for seat, fame in enumerate((30, 12, 7, 20)):
        match.state.players[seat].fame = fame
    assert [points(match, "fame", seat) for seat in range(4)] == [7, 12, 7, 12]


@rule("UE-TEAM-11")
def test_of_each_category_only_the_better_member_counts() -> None:
    match = teams()
    match.state.players[0].deck.extend([card("fireball"), card("snowstorm")])
    match.state.players[2].deck.append(card("expose"))
    match.state.players[2].crystals[:] = [3, 3, 2, 0]
    assert [points(match, "knowledge", seat) for seat in range(4)] == [4, 0, 4, 0]
    assert [points(match, "loot", seat) for seat in range(4)] == [4, 0, 4, 0]


@rule("UE-TEAM-12")
def test_of_the_beating_the_larger_penalty_counts() -> None:
    match = teams()
    match.state.players[0].deck.extend([0])
    match.state.players[2].deck.extend([0, 0, 0])
    assert [points(match, "beating", seat) for seat in range(4)] == [-6, 0, -6, 0]


@rule("UE-TEAM-13")
def test_titles_compare_the_teams_not_their_members() -> None:
    match = teams()
    match.state.players[0].deck.append(card("fireball"))
    match.state.players[2].deck.append(card("snowstorm"))
    assert [points(match, "title-knowledge", seat) for seat in range(4)] == [3, 0, 3, 0]
    match.state.players[1].deck.append(card("expose"))
    assert [points(match, "title-knowledge", seat) for seat in range(4)] == [1, 1, 1, 1]


@rule("UE-TEAM-11", "UE-TEAM-13", "UE-SCN-CONQUEST-08")
def test_cities_count_for_the_better_member_and_their_title_between_teams() -> None:
    match = teams()
    found_city(match, 700, 0)
    found_city(match, 707, 0)
    found_city(match, 714, 1)
    match.state.map.city_shields.append(714 * 8 + 2)
    assert [points(match, "cities", seat) for seat in range(4)] == [14, 7, 14, 7]
    assert [points(match, "title-cities", seat) for seat in range(4)] == [5, 0, 5, 0]


@rule("UE-TEAM-10", "UE-SCN-CONQUEST-09")
def test_a_team_wins_together() -> None:
    match = teams()
    for seat, fame in enumerate((30, 12, 7, 20)):
        match.state.players[seat].fame = fame
    outcome = outcome_of(match.state)
    assert outcome.winners == (1, 3)
    assert outcome.scores[0] == outcome.scores[2]


@rule("UE-SCN-CONQUEST-10")
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"tiles": (11, 2, 3), "city_levels": (10,)},
        {"tiles": (11, 2, 3), "city_levels": (10, 11)},
        {"megapolises": (14, 20)},
    ],
)
def test_two_teams_have_four_cities_or_two_great_ones(more: dict[str, Any]) -> None:
    match = game("full_conquest", 4, variants=("team_game",), **more)
    assert len(match.state.teams) == 4


@rule("UE-SCN-CONQUEST-10")
@pytest.mark.parametrize(
    "more",
    [
        {"tiles": (11, 2, 3)},
        {"tiles": (11, 2, 3), "city_levels": (9,)},
        {"tiles": (11, 2, 3), "city_levels": (10, 9)},
        {"tiles": (11, 3, 3), "city_levels": (11,)},
    ],
)
def test_fewer_or_smaller_cities_are_refused_to_two_teams(more: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="board-team-cities"):
        game("full_conquest", 4, variants=("team_game",), **more)
