"""Other missions alone: what Solo Conquest changes, changed for them too."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.scenarios import SCENARIOS, setup_refusal
from mageknight.board.setup import BoardSetup
from mageknight.board.terms import DUNGEON, GLADE, MINES
from mageknight.kernel.match import Match
from tests.board.rules.games import game, lazily, walk
from tests.board.scenarios.tables import ended, points, table, tiles_in
from tests.marks import rule
from tests.play import deciding, do, view

MISSIONS = ("solo_blitz", "solo_liberation", "solo_druids", "solo_depths")


@rule("UE-SCN-SOLO-14")
@pytest.mark.parametrize(
    "scenario, tiles", [(name, (5, 2, 2) if name == "solo_blitz" else (7, 1, 2)) for name in MISSIONS]
)
def test_a_mission_alone_has_a_dummy_and_tactics_used_once(scenario: str, tiles: tuple[int, int, int]) -> None:
    match = game(scenario, 1)
    found = tuple(len(tiles_in(match, kind)) for kind in ("countryside", "core_city", "core_non_city"))
    assert found == tiles
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    assert view(match).dummy is not None
    used = {view(match).players[0].tactic, view(match).dummy.tactic}
    rounds = view(match).rounds
    walk(match, lazily, lambda m: view(m).round == 3 and deciding(m)[0][1] == "tactic")
    assert not used & set(view(match).offers.tactics)
    assert rounds == SCENARIOS[scenario].rounds


@rule("UE-SCN-SOLO-14")
@pytest.mark.parametrize("scenario", MISSIONS)
def test_a_mission_alone_is_scored_without_titles(scenario: str) -> None:
    outcome = ended(table(scenario, 1))
    assert not [line for line in outcome.sheet if "title" in line.what.key]
    assert outcome.winners == ()


@rule("UE-SCN-SOLO-14")
def test_tiles_of_the_mission_are_never_left_out_alone_either() -> None:
    for scenario, sites in (("solo_liberation", MINES), ("solo_druids", (GLADE,)), ("solo_depths", (DUNGEON,))):
        wanted = [t.name for t in LIB.tiles if t.kind == "countryside" and any(site in sites for site in t.sites)]
        assert set(wanted) <= set(tiles_in(game(scenario, 1), "countryside"))


def freed() -> Match[Any]:
    """All tiles lie on the map; one mine is left, and seat 0 has it now."""
    match = table("solo_liberation", 1)
    field = match.state.map
    field.deck.clear()
    for slot, tile in enumerate(field.tile_at):
        for place, site in enumerate(LIB.tiles[tile].sites if tile >= 0 else ()):
            if site in MINES:
                field.shields.append((slot * 7 + place) * 8)
    return match


@rule("UE-SCN-SOLO-14")
def test_who_frees_all_mines_alone_wins_with_points_for_the_time_left() -> None:
    match = freed()
    mines = len(match.state.map.shields)
    do(match, "0: end-turn")
    outcome = ended(match)
    assert outcome.winners == (0,)
    assert points(match, "mines-liberation") == 4 * mines
    assert (points(match, "goal-mission"), points(match, "goal-rounds")) == (15, 30 * 3)


def test_shields_on_glades_are_contested_by_nobody_alone() -> None:
    refusal = setup_refusal(BoardSetup(seats=1, scenario="solo_druids", variants=("contested_glades",)))
    assert refusal is not None
    assert refusal.reason == "board-variant-senseless"
    assert setup_refusal(BoardSetup(seats=1, scenario="solo_druids", variants=("epic",))) is None
