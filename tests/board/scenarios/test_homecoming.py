"""One to Return: the portal closes, and opens for whoever stands on it."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import WOUND
from mageknight.board.events.affairs import MembersShown
from mageknight.board.rules.coop.teams import allied
from mageknight.board.scenarios import agreed
from mageknight.board.setup import BoardSetup
from mageknight.kernel.event import Event
from mageknight.kernel.match import Match
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.board.scenarios.tables import ended, tiles_in
from tests.marks import rule
from tests.play import deciding, do, options, view

SCENARIO = "scenario: one_to_return"
PLAINS = "1,-2"
BESIDE = "1,-1"


def homecoming(at: str = PLAINS, when: int = 1, others: str = "at: 0,-2", seats: int = 2, more: str = "") -> Match[Any]:
    """Seat 0 on the small map in a Round of the game; from the second on the portal is closed."""
    night = "yes" if when % 2 == 0 else "no"
    shut = "; portal: closed" if when > 1 else ""
    words = f"{SCENARIO}; round: {when}; night: {night}{shut}" + (f"; {more}" if more else "")
    return land(at, "hand: march", words, seats=seats, others=others)


def announce(match: Match[Any]) -> None:
    """Seat 1 has announced the End of the Round; seat 0 has its last turn."""
    match.state.announced = match.state.order.index(1)
    match.state.last_turns[:] = [0]


@rule("UE-SCN-RETURN-01", "UE-SCN-RETURN-02")
@pytest.mark.parametrize("seats, counts", [(2, (7, 1, 1)), (3, (8, 2, 2)), (4, (10, 3, 3))])
def test_tiles_and_length(seats: int, counts: tuple[int, int, int]) -> None:
    match = game("one_to_return", seats)
    found = tuple(len(tiles_in(match, kind)) for kind in ("countryside", "core_city", "core_non_city"))
    assert found == counts
    assert view(match).rounds == 4
    scenario = agreed(match.state.setup)
    assert (scenario.starting_side(seats), scenario.city_level(seats, 0)) == ("start_a", 3)


@rule("UE-SCN-RETURN-03")
def test_whoever_stays_on_the_portal_on_the_first_day_is_out() -> None:
    match = homecoming(others="at: 0,0")
    walk(match, lazily, lambda m: view(m).round == 2)
    assert (view(match).affairs.out, view(match).affairs.portal) == ((1,), False)
    assert view(match).players[1].space == -1
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    assert view(match).order == (0,)
    walk(match, lazily, lambda m: any(one.seat == 1 for one in m.pending()) or view(m).round == 4)
    assert view(match).round == 4
    outcome = ended(match)
    assert outcome.winners == ()


@rule("UE-SCN-RETURN-03")
def test_the_game_is_over_if_nobody_left_the_portal() -> None:
    match = homecoming("0,0", others="at: 0,0")
    outcome = ended(match)
    assert view(match).round == 1
    assert outcome.winners == ()


@rule("UE-SCN-RETURN-04")
def test_the_closed_portal_is_plains_for_one_hero_only() -> None:
    match = homecoming(BESIDE, 2, others="at: 0,0", more="move: 2")
    portal = next(h for tile in view(match).tiles for h in tile.hexes if (h.q, h.r) == (0, 0))
    assert portal.empty
    do(match, "0: step-to 0,0")
    assert view(match).turn.move == 0
    assert "attack-hero other=1" in options(match)
    late = homecoming(BESIDE, 2, others="at: 0,0", more="move: 2")
    announce(late)
    do(late, "0: step-to 0,0")
    walk(late, lazily, lambda m: view(m).turn.seat == 1)
    assert view(late).players[0].space == late.kit.parse_value("space", BESIDE)
    player = late.state.players[0]
    assert [*player.hand, *player.discard, *player.deck].count(WOUND) == 1
    before = homecoming(BESIDE, 1, others="at: 0,0", more="move: 2")
    do(before, "0: step-to 0,0")
    walk(before, lazily, lambda m: view(m).turn.seat == 1)
    assert view(before).players[0].space == -1


@rule("UE-SCN-RETURN-05", "UE-SCN-RETURN-06")
def test_who_stands_on_the_portal_in_the_end_wins_whatever_the_fame() -> None:
    match = homecoming("0,0", 4, others="at: 1,-2; fame: 90")
    outcome = ended(match)
    assert (view(match).round, outcome.winners, outcome.sheet) == (4, (0,), ())
    nobody = homecoming(PLAINS, 4, others="at: 0,-2; fame: 90")
    outcome = ended(nobody)
    assert outcome.winners == ()


@rule("UE-SCN-RETURN-07")
def test_after_the_announcement_nobody_can_drive_the_hero_from_the_portal() -> None:
    match = homecoming(BESIDE, 4, others="at: 0,0", more="move: 2")
    do(match, "0: step-to 0,0")
    assert any(option.startswith("attack-hero") for option in options(match))
    late = homecoming(BESIDE, 4, others="at: 0,0", more="move: 2")
    announce(late)
    do(late, "0: step-to 0,0")
    assert not any(option.startswith("attack-hero") for option in options(late))
    outcome = ended(late)
    assert outcome.winners == (1,)


@rule("UE-SCN-RETURN-08")
@pytest.mark.parametrize("seats, counts", [(2, (8, 2, 2)), (3, (9, 3, 3)), (4, (11, 4, 4))])
def test_the_epic_version_is_longer_and_larger(seats: int, counts: tuple[int, int, int]) -> None:
    match = game("one_to_return", seats, variants=("epic",))
    found = tuple(len(tiles_in(match, kind)) for kind in ("countryside", "core_city", "core_non_city"))
    assert found == counts
    assert view(match).rounds == 6
    setup = BoardSetup(seats=seats, scenario="one_to_return", variants=("epic",))
    assert agreed(setup).city_level(seats, 0) == 4


def teams(named: tuple[int, int], at: tuple[str, str, str, str]) -> Match[Any]:
    """Seats 0 and 2 against 1 and 3, in the last Night; each team has named a member."""
    match = game("one_to_return", 4, variants=("team_game",), teams=(0, 1, 0, 1))
    assert deciding(match) == [(0, "name-member")]
    do(match, f"0: choose-seat {named[0]}", f"1: choose-seat {named[1]}")
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    state = match.state
    state.affairs = state.affairs.copy()
    state.affairs.shut = True
    state.round, state.night = 4, True
    for player, place in zip(state.players, at, strict=True):
        player.where = match.kit.parse_value("space", place)
    return match


@rule("UE-SCN-RETURN-09", "UE-SCN-RETURN-12")
def test_a_team_secretly_names_a_member_and_wins_with_it() -> None:
    match = teams((2, 1), ("1,0", "0,-1", "0,0", "1,-1"))
    assert [view(match, seat).affairs.named for seat in range(4)] == [2, 1, 2, 1]
    assert view(match).affairs.named == -1
    told: list[Event[Any]] = []
    while match.outcome() is None:
        seat = deciding(match)[0][0]
        told += do(match, f"{seat}: {lazily('', options(match))}")
    assert [event.members for event in told if isinstance(event, MembersShown)] == [(2, 1)]
    assert ended(match).winners == (0, 2)


@rule("UE-SCN-RETURN-10")
@pytest.mark.parametrize("places", [("0,0", "0,-1", "1,0", "1,-1"), ("1,0", "0,-1", "1,-1", "1,-2")])
def test_no_team_wins_with_another_member_or_with_nobody(places: tuple[str, str, str, str]) -> None:
    assert ended(teams((2, 1), places)).winners == ()


@rule("UE-SCN-RETURN-11")
def test_all_team_rules_are_in_force() -> None:
    match = teams((2, 1), ("1,0", "0,-1", "0,0", "1,-1"))
    assert match.state.teams == [0, 1, 0, 1]
    match.state.turn.seat = 0
    assert allied(match.state, 0, 2)
    assert not allied(match.state, 0, 1)
    assert agreed(match.state.setup).joint_assaults
