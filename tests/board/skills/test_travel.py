"""Skills on the map: flying, seeing far, secret ways, cheaper exploring."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import me
from tests.board.skills.trials import battle, end_turn, state, turn, usable, use
from tests.marks import content, rule
from tests.play import do, options, refused, view


def where(match: object) -> tuple[int, int]:
    """The coordinates of the hero of seat 0."""
    seen = view(match)  # type: ignore[arg-type]
    space = seen.players[0].space
    return next((one.q, one.r) for tile in seen.tiles for one in tile.hexes if one.space == space)


@content("board/skill/goldyx_flight")
@rule("UE-SKILL-05")
def test_flight_over_one_space_is_free() -> None:
    match = turn("goldyx_flight", at="1,-2", tokens="1,-4: prowlers")
    use(match, "goldyx_flight", "choose-space 1,-3")
    assert (where(match), state(match, "goldyx_flight")) == ((1, -3), "round")


@content("board/skill/goldyx_flight")
@rule("UE-MOVE-11", "UE-MOVE-24")
def test_flight_over_two_spaces_costs_two_and_provokes_nobody() -> None:
    match = turn("goldyx_flight", at="0,-3", more="move: 2", tokens="1,-4: prowlers")
    do(match, "0: use-skill goldyx_flight", "0: choose-option 1")
    assert "choose-space space=1,-4" not in options(match)
    assert "choose-space space=2,-4" not in options(match)
    do(match, "0: choose-space 2,-3" if "choose-space space=2,-3" in options(match) else "0: choose-space 1,-3")
    assert (view(match).turn.move, view(match).combat) == (0, None)
    poor = turn("goldyx_flight", at="0,-3")
    do(poor, "0: use-skill goldyx_flight")
    assert "choose-option option=1" not in options(poor)


@content("board/skill/goldyx_flight")
@rule("UE-TURN-22", "UE-REST-02")
def test_no_flight_for_those_who_can_only_rest() -> None:
    match = turn("goldyx_flight", seat="hand: wound, wound")
    assert refused(match, "0: use-skill goldyx_flight").reason == "board-must-rest"
    assert options(match) == ["begin-rest"]


@content("board/skill/goldyx_flight")
@rule("UE-TURN-27")
def test_no_flight_after_the_action() -> None:
    assert not usable(battle("goldyx_flight", "prowlers", "attack"), "goldyx_flight")


@content("board/skill/braevalar_feral_allies")
@rule("UE-EXPLORE-04")
def test_feral_allies_always_explore_for_less() -> None:
    match = turn("braevalar_feral_allies", at="2,-3", more="move: 1")
    assert any(one.startswith("explore-at") for one in options(match))
    do(match, f"0: {next(one for one in options(match) if one.startswith('explore-at'))}")
    assert (view(match).turn.move, state(match, "braevalar_feral_allies")) == (0, "ready")
    plain = turn("goldyx_flight", at="2,-3", more="move: 1")
    assert not any(one.startswith("explore-at") for one in options(plain))


@content("board/skill/braevalar_secret_ways")
@rule("UE-MOVE-05", "UE-ENDTURN-02")
def test_secret_ways_lead_over_mountains() -> None:
    tiles = "1,1: countryside_04"
    match = turn("braevalar_secret_ways", at="4,-4", tiles=tiles, more="move: 4")
    mountain = next(f"{one.q},{one.r}" for tile in view(match).tiles for one in tile.hexes if one.terrain == "mountain")
    assert refused(match, f"0: step-to {mountain}").reason == "board-inaccessible"
    use(match, "braevalar_secret_ways")
    assert view(match).turn.move == 5
    do(match, f"0: step-to {mountain}")
    assert view(match).turn.move == 0
    end_turn(match)
    assert f"{where(match)[0]},{where(match)[1]}" == mountain
    assert "wound" not in me(match).discard


@content("board/skill/braevalar_secret_ways")
@pytest.mark.parametrize("answer, cost", [("choose-option 0", 2), ("decline", 0)])
def test_secret_ways_lead_over_lakes_for_blue_mana(answer: str, cost: int) -> None:
    match = turn("braevalar_secret_ways", "hand: march; mana: blue", at="2,-3", more="move: 3")
    use(match, "braevalar_secret_ways", answer)
    if cost:
        assert me(match).mana == {}
        do(match, "0: step-to 2,-4")
        assert view(match).turn.move == 2
        end_turn(match)
        assert where(match) == (2, -4)
    else:
        assert refused(match, "0: step-to 2,-4").reason == "board-inaccessible"
