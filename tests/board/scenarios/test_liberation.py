"""Mines Liberation: enemies hold the mines."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.rules.game.chance import PlaceToken
from mageknight.board.rules.turn.income import income_frames
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.liberation import mine_spaces
from mageknight.board.terms import MINES, PILE_BROWN, PILE_GREEN, PILE_RED
from mageknight.kernel.agenda import Flow
from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.board.rules.sites import finish, hexagon, rush, spot, visit
from tests.board.scenarios.tables import lay_city, points, table, tiles_in
from tests.marks import rule
from tests.play import do, view

SCENARIO = "scenario: mines_liberation"
MINE = spot("C")


def mine(
    tokens: str = "prowlers, minotaur hidden", seat: str = "hand: march", more: str = "", **rest: Any
) -> Match[Any]:
    """Seat 0 on the mine in the centre of a countryside tile, with these guards."""
    guards = f"{MINE}: {tokens}" if tokens else ""
    return visit(
        "countryside_06", "C", seat, more=f"{SCENARIO}; {more}" if more else SCENARIO, tokens=guards, seats=2, **rest
    )


@rule("UE-SCN-MINES-01", "UE-SCN-MINES-02", "UE-SCN-MINES-03")
@pytest.mark.parametrize("seats, counts, start", [(2, (8, 1), "a"), (3, (9, 2), "a"), (4, (11, 3), "b")])
def test_only_tiles_without_mines_are_left_out(seats: int, counts: tuple[int, int], start: str) -> None:
    match = game("mines_liberation", seats)
    with_mines = [t.name for t in LIB.tiles if t.kind == "countryside" and any(site in MINES for site in t.sites)]
    chosen = tiles_in(match, "countryside")
    assert len(chosen) == counts[0]
    assert set(with_mines) <= set(chosen)
    core = tiles_in(match, "core_non_city")
    assert len(core) == counts[1]
    assert "core_01" not in core
    assert tiles_in(match, "core_city") == ["core_08"]
    assert view(match).rounds == 4
    assert scenario_of(match.state).starting_side(seats) == "start_" + start


@rule("UE-SCN-MINES-05")
def test_a_revealed_mine_has_a_guard_everybody_sees_and_one_nobody_sees() -> None:
    for at in range(4):
        state = table("mines_liberation", 2, f"mines {at}").state
        for space in mine_spaces(state):
            tokens = [packed for packed in state.map.tokens if packed >> 10 == space]
            piles = [LIB.enemies[LIB.token_kind[(packed & 1023) >> 1]].pile for packed in tokens]
            core = LIB.tiles[state.map.tile_at[space // 7]].is_core
            assert piles == [PILE_RED if core else PILE_GREEN, PILE_BROWN]
            assert [packed & 1 for packed in tokens] == [1, 0]


@rule("UE-SCN-MINES-06", "UE-SCN-MINES-08", "UE-SCN-MINES-09")
def test_who_defeats_both_guards_liberates_the_mine_and_gets_its_crystal_at_once() -> None:
    match = mine(seat="hand: march, rage; reputation: 0")
    do(match, "0: enter-site 0")
    combat = view(match).combat
    assert sorted(enemy.enemy for enemy in combat.enemies) == ["minotaur", "prowlers"]
    assert combat.units_allowed
    assert match.state.combat.night
    strike_hard(match, "prowlers", "minotaur")
    finish(match)
    assert hexagon(match, "C").shields == (0,)
    assert view(match).players[0].reputation == 1
    before = view(match).players[0].crystals
    walk(match, lazily, lambda m: view(m).turn.seat == 1)
    assert len(view(match).players[0].crystals) == len(before) + 1


@rule("UE-SCN-MINES-07", "UE-SCN-MINES-09")
def test_guards_that_were_not_defeated_stay_and_the_mine_gives_nothing() -> None:
    match = mine()
    do(match, "0: enter-site 0")
    rush(match)
    finish(match)
    assert len(hexagon(match, "C").enemies) == 2
    walk(match, lazily, lambda m: view(m).turn.seat == 1)
    assert len(view(match).players[0].crystals) == 0
    assert hexagon(match, "C").shields == ()


@rule("UE-SCN-MINES-10")
def test_each_new_round_a_liberated_mine_gives_a_crystal_at_any_distance() -> None:
    match = mine("", shields=f"{MINE}: 1")
    assert len(income_frames(match.state)) == 1
    match.state.players[0].where = 0
    now = view(match).round
    walk(match, lazily, lambda m: view(m).round > now and m.pending()[0].kind == "tactic")
    assert len(view(match).players[1].crystals) == 1


@rule("UE-SCN-MINES-16")
def test_guards_do_not_bar_the_space_nor_are_they_provoked() -> None:
    match = visit(
        "countryside_06",
        "NE",
        "hand: march",
        more=f"{SCENARIO}; move: 9",
        tokens=f"{MINE}: prowlers, minotaur hidden",
        seats=2,
    )
    do(match, f"0: step-to {spot('E')}")
    assert view(match).combat is None
    do(match, f"0: step-to {MINE}")
    assert view(match).combat is None


@rule("UE-SCN-MINES-04")
def test_the_city_is_friendly_and_nobody_leads_it() -> None:
    match = table("mines_liberation", 2)
    lay_city(match)
    city = view(match).cities[0]
    assert (city.city, city.garrison, city.leader, city.shields) == ("city_red", 0, -2, (0, 1))


@rule("UE-SCN-MINES-12", "UE-SCN-MINES-15")
def test_the_end_is_near_when_all_tiles_lie_and_all_mines_are_free() -> None:
    match = mine("", shields=f"{MINE}: 1; 2,-1: 0")
    scenario = scenario_of(match.state)
    assert not scenario.end_reached(match.state)
    match.state.map.deck.clear()
    assert scenario.end_reached(match.state)
    match.state.map.shields.pop()
    assert not scenario.end_reached(match.state)


@rule("UE-SCN-MINES-13", "UE-SCN-MINES-14")
def test_mines_count_four_or_seven_and_most_of_it_five_more() -> None:
    match = visit("core_02", "E", more=SCENARIO, seats=2, shields=f"{spot('E')}: 0; 2,-1: 1")
    assert [points(match, "mines-liberation", seat) for seat in (0, 1)] == [7, 4]
    assert [points(match, "title-mines-liberation", seat) for seat in (0, 1)] == [5, 0]


@rule("UE-SCN-MINES-11")
def test_when_brown_tokens_run_out_a_substitute_waits_in_the_mine() -> None:
    match = land("2,-3", "hand: march", f"{SCENARIO}; move: 2", seats=2, piles="green: prowlers")
    state = match.state
    spare = state.piles[PILE_BROWN].copy()
    state.piles[PILE_BROWN].clear()
    state.map.deck.append(LIB.number("tile", "countryside_06"))
    do(match, "0: explore-at 1,1")
    assert [(token.pile, token.enemy) for token in hexagon(match, "C").enemies] == [
        ("green", "prowlers"),
        ("brown", ""),
    ]
    assert len(state.affairs.owed) == 1
    state.discards[PILE_BROWN].append(spare[0])
    state.players[0].where = match.kit.parse_value("space", MINE)
    do(match, "0: enter-site 0")
    names = [enemy.enemy for enemy in view(match).combat.enemies]
    assert sorted(names) == sorted(["prowlers", LIB.enemies[LIB.token_kind[spare[0]]].name])
    assert state.affairs.owed == ()


@rule("UE-SCN-MINES-11")
def test_hidden_tokens_are_lent_to_whoever_must_reveal_one() -> None:
    match = mine("prowlers, minotaur hidden, gargoyle hidden", more="move: 0")
    state = match.state
    state.piles[PILE_BROWN].clear()
    state.discards[PILE_BROWN].clear()
    flow: Flow[Any] = Flow(state)
    PlaceToken(PILE_BROWN, 0, True).run(flow)
    assert len(state.affairs.owed) == 2
    assert [token.pile for token in hexagon(match, "C").enemies] == ["green", "brown", "brown"]
    assert len(state.discards[PILE_BROWN]) == 2
    assert match.kit.audit(state) == []
