"""Teams: who they are, what passes teammates by, what they share."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.commands import PickHero
from mageknight.board.events.parties import TeamsFormed
from mageknight.board.rules.turn.hands import hand_limit
from mageknight.board.setup import BoardSetup
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from tests.board.rules.fights import hand, me
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.sides import WAITING, sides
from tests.board.rules.sites import spot
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

KEEP = spot("NE")
"""The keep of the tile with the village, north-east of the northern tile."""

LAND = "1,1: countryside_03"


def new_team_game(seed: str, **more: Any) -> Match[Any]:
    setup = BoardSetup(seats=4, scenario="full_conquest", variants=("team_game",), **more)
    return Match(kit_named("board"), setup, seed_from_text(seed))


# Who plays with whom.


@rule("UE-TEAM-01", "UE-TEAM-14")
def test_teams_are_drawn_by_lot_before_the_heroes_are_picked() -> None:
    drawn = []
    for seed in ("one", "two", "three", "four", "five", "six"):
        match = new_team_game(seed)
        assert deciding(match)[0][1] == "hero"
        teams = view(match).teams
        assert sorted(teams) == [0, 0, 1, 1]
        drawn.append(teams)
    assert len(set(drawn)) > 1


@rule("UE-TEAM-14", "UE-TEAM-01")
def test_teams_can_be_agreed_on_instead() -> None:
    match = new_team_game("agreed", teams=(1, 0, 0, 1))
    assert view(match).teams == (1, 0, 0, 1)
    assert not [option for option in match.options(match.pending()[0]) if not isinstance(option, PickHero)]


@rule("UE-TEAM-01")
@pytest.mark.parametrize(
    "more, reason",
    [
        ({"seats": 3, "variants": ("team_game",)}, "board-variant-for-others"),
        ({"seats": 4, "teams": (0, 0, 1, 1)}, "board-no-teams"),
        ({"seats": 4, "variants": ("team_game",), "teams": (0, 0, 0, 1)}, "board-impossible-teams"),
        ({"seats": 4, "variants": ("team_game",), "teams": (0, 1)}, "board-impossible-teams"),
    ],
)
def test_teams_are_two_of_two(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason) as caught:
        game("full_conquest", more.pop("seats"), **more)
    assert caught.value.rules


@rule("UE-SCN-COOP-07")
def test_those_who_play_together_are_one_team() -> None:
    assert view(game("full_cooperation", 3)).teams == (0, 0, 0)
    assert view(game("full_conquest", 3)).teams == ()


def test_two_teams_are_announced() -> None:
    match = new_team_game("told")
    event = TeamsFormed(tuple(match.state.teams))
    assert match.kit.log_line(match.state, event, None) is not None
    assert match.kit.log_line(match.state, TeamsFormed((0, 0)), None) is None


# What touches teammates.


def step_costs(match: Match[Any], seat: int) -> list[int]:
    """What the steps of a seat cost when its turn has come."""
    walk(match, lazily, lambda m: m.state.turn.seat == seat and deciding(m)[0][1] == "turn")
    return sorted(step.cost.total for step in view(match).turn.steps)


@rule("UE-TEAM-02")
def test_interactive_skills_pass_the_teammate_by() -> None:
    """Prayer of Weather makes all terrain dearer for others: plains cost the opponents 3, the teammate 2."""
    match = sides("hand: march, rage; skills: norowas_prayer_of_weather; at: 0,-1; deck: stamina", *[WAITING] * 3)
    do(match, "0: use-skill norowas_prayer_of_weather")
    costs = [step_costs(match, seat) for seat in (1, 2)]
    assert [cost + 1 for cost in costs[0]] == costs[1]


@rule("UE-TEAM-02")
@pytest.mark.parametrize("teams, wounded", [("0, 0, 1, 1", [2]), ("0, 1, 0, 1", [1])])
def test_a_wound_for_the_closest_hero_never_goes_to_the_teammate(teams: str, wounded: list[int]) -> None:
    match = sides(
        "hand: march, wound, wound; skills: arythea_healing_ritual; at: 0,-1",
        "hand: march; at: 0,-2",
        "hand: march; at: 1,-2",
        "hand: march",
        teams=teams,
    )
    do(match, "0: use-skill arythea_healing_ritual")
    if deciding(match)[0][1] != "turn":
        do(match, "0: decline")
    assert [seat for seat in (1, 2, 3) if "wound" in hand(match, seat)] == wounded


@rule("UE-TEAM-03")
def test_interactive_spells_strike_the_teammate_too() -> None:
    match = sides("hand: mana_meltdown, march; mana: red; at: 0,-1", "hand: march", "hand: march", "hand: march")
    for player in match.state.players:
        player.crystals[:] = [0, 0, 0, 0]
    do(match, "0: play-card mana_meltdown basic")
    assert [hand(match, seat).count("wound") for seat in (1, 2, 3)] == [1, 1, 1]


@rule("UE-TEAM-04")
def test_a_teammates_crystals_pay_for_nothing() -> None:
    match = sides("hand: march; at: 0,-1", "hand: rage; crystals: green, red; mana: gold")
    assert refused(match, "0: play-card march strong").reason == "board-no-mana"
    assert not [word for word in options(match) if "choose-seat" in word or "give" in word]


# Keeps and spaces.


@rule("UE-TEAM-07")
def test_the_later_of_two_teammates_on_a_space_withdraws() -> None:
    match = sides("hand: march, rage, stamina; at: 0,-1", "hand: march; at: 0,-2", more="move: 2")
    do(match, "0: step-to 0,-2", "0: play-card march move", "0: end-turn")
    assert me(match).space == match.kit.parse_value("space", "0,-1")
    assert hand(match).count("wound") == 1


@rule("UE-TEAM-07")
def test_teammates_share_the_portal() -> None:
    match = sides("hand: march, rage; at: 0,-1", "hand: march; at: 0,0", more="move: 2")
    do(match, "0: step-to 0,0", "0: play-card march move", "0: end-turn")
    assert "wound" not in hand(match)


@rule("UE-TEAM-08")
def test_an_empty_keep_of_a_teammate_is_entered_without_assault_and_recruits() -> None:
    match = sides(
        "hand: march, promise; at: 4,-6",
        more="move: 9; units: guardian_golems, peasants",
        tiles=LAND,
        shields=f"{KEEP}: 1",
    )
    do(match, f"0: step-to {KEEP}")
    assert (view(match).combat, me(match).reputation, view(match).turn.acted) == (None, 0, False)
    do(match, "0: interact")
    match.state.turn.influence = 9
    do(match, "0: recruit guardian_golems")
    assert [unit.unit for unit in me(match).units] == ["guardian_golems"]
    assert match.state.map.shields == [int(match.kit.parse_value("space", KEEP)) * 8 + 1]


@rule("UE-TEAM-08")
def test_a_keep_of_the_other_team_is_assaulted() -> None:
    match = sides("hand: march; at: 4,-6", more="move: 9", tiles=LAND, shields=f"{KEEP}: 2")
    do(match, f"0: step-to {KEEP}")
    assert (view(match).combat.kind, view(match).combat.site) == ("assault", "keep")


@rule("UE-TEAM-09")
@pytest.mark.parametrize("owners, more", [("1", 0), ("0", 1)])
def test_at_a_teammates_keep_only_the_own_keeps_raise_the_hand_limit(owners: str, more: int) -> None:
    match = sides("hand: march; at: 4,-6", tiles=LAND, shields=f"{KEEP}: {owners}")
    assert hand_limit(match.state, 0) == 5 + more


@rule("UE-TEAM-09")
def test_next_to_a_teammates_keep_own_keeps_far_away_count() -> None:
    tiles = LAND + "; 0,2: countryside_10"
    match = sides("hand: march; at: 4,-6", tiles=tiles, shields=f"{KEEP}: 1")
    space = next(
        h.space for tile in view(match).tiles if tile.tile == "countryside_10" for h in tile.hexes if h.site == "keep"
    )
    match.state.map.shields.append(space * 8)
    assert hand_limit(match.state, 0) == 5 + 1
    assert hand_limit(match.state, 2) == 5
