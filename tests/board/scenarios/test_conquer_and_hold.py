"""Conquer and Hold: keeps and mage towers for two sides."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.commands import Concede
from mageknight.board.content.library import LIB
from mageknight.board.lattice import START_SLOT, slot_at, slot_place
from mageknight.board.rules.game.scoring import outcome_of
from mageknight.board.rules.turn.hands import hand_limit
from mageknight.board.rules.turn.rounds import deal_units
from mageknight.board.rules.world.exploring import position_refusal
from mageknight.board.scenarios import SCENARIOS
from mageknight.board.terms import KEEP, MAGE_TOWER
from mageknight.kernel.agenda import Flow
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.fights import enemy, fighting, indent, me, split
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.sites import rush, spot
from tests.board.scenarios.tables import points, table, tiles_in
from tests.marks import rule
from tests.play import deciding, do, options, refused, situation, view

HOLD = "conquer_and_hold"
TOWER = spot("C")
"""The tower of the tile laid at (1,1)."""

KEEP_HERE = spot("NE")
"""The keep of the other tile laid there."""


def hold(
    tile: str = "countryside_04",
    at: str = "NW",
    seat: str = "hand: march, rage",
    others: str = "hand: march, rage, stamina",
    more: str = "",
    shields: str = "",
    tokens: str = "",
    piles: str = "",
    seats: int = 2,
) -> Match[Any]:
    """Seat 0 on a place of a tile at (1,1), at the start of its turn."""
    lines = ["game: board", f"scenario: {HOLD}", f"seats: {seats}", "source: black, black", *split(more)]
    lines += ["teams: 0, 0, 1, 1"] if seats == 4 else []
    lines += ["tiles:", "  0,1: countryside_11", "  1,0: countryside_10", f"  1,1: {tile}"]
    for name, text in (("tokens", tokens), ("piles", piles), ("shields", shields)):
        lines += [name + ":", *indent(text)] if text else []
    lines += ["turn: 0", "seat 0:", f"  at: {spot(at)}", *indent(seat), "seat 1:", *indent(others)]
    return situation("\n".join(lines))


def own_everything(match: Match[Any], seat: int) -> None:
    """All tiles lie on the map and a seat owns every keep and tower."""
    field = match.state.map
    for tile in list(field.deck):
        slot = next(at for at, laid in enumerate(field.tile_at) if laid < 0 and at > 300)
        field.tile_at[slot] = tile
    field.deck.clear()
    for slot, tile in enumerate(field.tile_at):
        for place in range(7):
            if tile >= 0 and LIB.tiles[tile].sites[place] in (KEEP, MAGE_TOWER):
                field.shields.append((slot * 7 + place) * 8 + seat)


# The table.


@rule("UE-SCN-HOLD-01")
@pytest.mark.parametrize("seats, rounds, teams", [(2, 6, 0), (3, 4, 0), (4, 4, 4)])
def test_two_play_six_rounds_four_play_four_in_two_teams(seats: int, rounds: int, teams: int) -> None:
    match = game(HOLD, seats)
    assert (view(match).rounds, len(view(match).teams)) == (rounds, teams)


@rule("UE-SCN-HOLD-02", "UE-SCN-HOLD-03")
def test_the_tiles_are_those_with_keeps_and_towers_and_the_white_city() -> None:
    match = table(HOLD, 2)
    assert tiles_in(match, "countryside") == [f"countryside_{number}" for number in ("03", "04", "09", "10", "11")]
    assert tiles_in(match, "core_non_city") == ["core_02", "core_03", "core_04"]
    assert tiles_in(match, "core_city") == ["core_07"]
    field = match.state.map
    assert LIB.tiles[field.tile_at[START_SLOT]].name == "start_b"
    laid = sorted(slot_place(slot) for slot, tile in enumerate(field.tile_at) if tile >= 0)
    assert laid == [(0, 0), (0, 1), (1, -1), (1, 0)]


@rule("UE-SCN-HOLD-02")
def test_every_other_tile_has_its_position() -> None:
    match = table(HOLD, 2)
    allowed = [
        (a, b) for a in range(-1, 5) for b in range(-3, 4) if position_refusal(match.state, slot_at(a, b)) is None
    ]
    laid = [(0, 1), (1, 0), (1, -1)]
    assert sorted(set(allowed) - set(laid)) == [(1, 1), (2, -1), (2, 0), (2, 1), (3, -1), (3, 0)]


@rule("UE-SCN-HOLD-02")
@pytest.mark.parametrize("position, core", [((1, 1), False), ((2, 0), True)])
def test_a_position_takes_a_tile_of_its_kind_whatever_is_on_top(position: tuple[int, int], core: bool) -> None:
    match = table(HOLD, 2)
    state = match.state
    slot = slot_at(*position)
    state.turn.move = 9
    for space in range(slot_at(1, 0) * 7, slot_at(1, 0) * 7 + 7):
        state.players[state.turn.seat].where = space
        if f"explore-at position={position[0]},{position[1]}" in options(match):
            break
    do(match, f"{state.turn.seat}: explore-at {position[0]},{position[1]}")
    assert LIB.tiles[match.state.map.tile_at[slot]].is_core == core


@rule("UE-SCN-HOLD-19")
def test_all_tiles_can_lie_open_from_the_start() -> None:
    match = table(HOLD, 2, variants=("open_map",))
    assert not match.state.map.deck
    core = {slot_place(s) for s, tile in enumerate(match.state.map.tile_at) if tile >= 0 and LIB.tiles[tile].is_core}
    assert core == {(2, 0), (2, 1), (3, 0), (3, -1)}
    with pytest.raises(Refusal, match="board-variant-senseless"):
        game("full_conquest", 2, variants=("open_map",))


@pytest.mark.parametrize("more", [{"shape": "wedge"}, {"tiles": (8, 1, 1)}])
@rule("UE-SCN-HOLD-02")
def test_the_map_cannot_be_changed(more: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="board-fixed-map"):
        game(HOLD, 2, **more)


@rule("UE-SCN-HOLD-04")
def test_the_city_cannot_be_entered() -> None:
    match = hold("core_07", "NE", more="move: 9")
    assert refused(match, f"0: step-to {spot('C')}").reason == "board-city-closed"


# Units.


@rule("UE-SCN-HOLD-05")
def test_no_units_of_the_fourth_level() -> None:
    levels = [LIB.units[unit].level for unit in game(HOLD, 2).state.elites]
    assert max(levels) == 3
    assert max(LIB.units[unit].level for unit in game("full_conquest", 2).state.elites) == 4


@rule("UE-SCN-HOLD-06")
@pytest.mark.parametrize("seats, first", [(2, 4), (4, 3), (3, 3)])
def test_elite_units_come_in_the_second_half(seats: int, first: int) -> None:
    match = table(HOLD, seats)
    for number in (first - 1, first):
        match.state.round = number
        match.state.unit_offer.clear()
        deal_units(Flow(match.state))
        elite = [LIB.units[unit].elite for unit in match.state.unit_offer]
        assert any(elite) == (number >= first)
    assert elite[:2] == [True, False]


@rule("UE-SCN-HOLD-07")
def test_units_of_monasteries_come_to_towers_and_units_of_villages_to_keeps() -> None:
    match = hold(at="C", more="units: herbalists, peasants", shields=f"{TOWER}: 0")
    do(match, "0: interact")
    match.state.turn.influence = 20
    do(match, "0: recruit herbalists")
    assert refused(match, "0: recruit peasants").reason == "board-unit-not-recruited-here"
    match = hold("countryside_03", "NE", more="units: peasants, herbalists", shields=f"{KEEP_HERE}: 0")
    do(match, "0: interact")
    match.state.turn.influence = 20
    do(match, "0: recruit peasants")


# Sites.


@rule("UE-SCN-HOLD-08", "UE-SCN-HOLD-09")
def test_conquering_a_tower_costs_no_reputation_and_gives_no_spell_but_ownership() -> None:
    match = hold(more="move: 9", tokens=f"{TOWER}: monks")
    do(match, f"0: step-to {TOWER}")
    assert me(match).reputation == 0
    rush(match)
    strike_hard(match, "monks")
    do(match, "0: end-phase")
    assert match.state.map.shields == [match.kit.parse_value("space", TOWER) * 8]
    assert match.state.turn.rewards == []


@rule("UE-SCN-HOLD-09")
def test_spells_can_be_bought_in_an_own_tower() -> None:
    match = hold(
        at="C", seat="hand: march; mana: red", more="spells: fireball, snowstorm, expose", shields=f"{TOWER}: 0"
    )
    do(match, "0: interact")
    match.state.turn.influence = 7
    do(match, "0: buy-card fireball spell")
    assert view(match).turn.influence == 0


@rule("UE-SCN-HOLD-10")
def test_a_tower_of_another_is_assaulted_like_a_keep_for_half_the_fame() -> None:
    """Monks are worth 4 Fame, so 2."""
    match = hold(more="move: 9", shields=f"{TOWER}: 1", piles="violet: monks")
    do(match, f"0: step-to {TOWER}")
    assert (fighting(match), enemy(match, "monks").fortified, enemy(match, "monks").fame) == (["monks"], 1, 2)
    rush(match)
    strike_hard(match, "monks")
    do(match, "0: end-phase")
    assert (me(match).fame, match.state.map.shields) == (2, [match.kit.parse_value("space", TOWER) * 8])


@rule("UE-SCN-HOLD-13")
@pytest.mark.parametrize("number, night", [(3, "no"), (4, "yes")])
def test_on_the_second_day_and_night_two_tokens_defend_and_half_of_their_sum_counts(number: int, night: str) -> None:
    """Crossbowmen are worth 3 Fame, swordsmen 4: half of 3 is 2, half of 7 is 4."""
    match = hold(
        "countryside_03",
        "E",
        more=f"move: 9; round: {number}; night: {night}",
        shields=f"{KEEP_HERE}: 1",
        piles="gray: crossbowmen, swordsmen",
    )
    do(match, f"0: step-to {KEEP_HERE}")
    assert sorted(fighting(match)) == ["crossbowmen", "swordsmen"]
    rush(match)
    strike_hard(match, "crossbowmen")
    assert me(match).fame == 2
    strike_hard(match, "swordsmen")
    assert me(match).fame == 4


@rule("UE-SCN-HOLD-14")
def test_on_the_third_day_three_tokens_defend() -> None:
    match = hold(more="move: 9; round: 5", shields=f"{TOWER}: 1", piles="violet: monks, illusionists, ice_mages")
    do(match, f"0: step-to {TOWER}")
    assert sorted(fighting(match)) == ["ice_mages", "illusionists", "monks"]


@rule("UE-SCN-HOLD-11")
@pytest.mark.parametrize("night, mana", [("no", {"gold": 1}), ("yes", {"black": 1})])
@pytest.mark.parametrize("at", ["C", "NW"])
def test_a_turn_close_to_an_own_tower_begins_with_mana_for_each_tower(
    night: str, mana: dict[str, int], at: str
) -> None:
    match = hold(at=at, more=f"night: {night}", shields=f"{TOWER}: 0")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    walk(match, lazily, lambda m: m.state.turn.seat == 0 and deciding(m)[0][1] == "turn")
    assert me(match).mana == mana


@rule("UE-SCN-HOLD-11")
def test_every_tower_owned_counts_and_none_far_away_from_all() -> None:
    scenario = SCENARIOS[HOLD]
    match = hold(at="NW", shields=f"{TOWER}: 0; 1,-3: 0")
    assert scenario.mana_at_start(match.state, 0) == 2
    match.state.players[0].where = slot_at(1, 0) * 7 + 3
    assert scenario.mana_at_start(match.state, 0) == 0


@rule("UE-SCN-HOLD-11", "UE-PVP-09")
def test_a_turn_taken_in_advance_begins_with_the_mana_of_towers_too() -> None:
    match = hold(at="NE", others=f"at: {spot('NW')}; hand: march, rage", more="move: 5", shields=f"{TOWER}: 1")
    do(match, f"0: step-to {spot('NW')}", "0: attack-hero 1", "1: choose-option 0")
    assert me(match, 1).mana == {"gold": 1}


@rule("UE-SCN-HOLD-12")
def test_close_to_both_both_help() -> None:
    match = hold("countryside_09", "SE", shields="")
    keep, tower = (
        next(h.space for t in view(match).tiles if t.tile == "countryside_09" for h in t.hexes if h.site == site)
        for site in ("keep", "mage_tower")
    )
    match.state.map.shields.extend([keep * 8, tower * 8])
    assert hand_limit(match.state, 0) == 5 + 1
    assert SCENARIOS[HOLD].mana_at_start(match.state, 0) == 1


# Teams.


@rule("UE-SCN-HOLD-15", "UE-TEAM-08")
def test_a_tower_of_the_ally_is_entered_freely_and_recruits() -> None:
    match = hold(more="move: 9; units: herbalists", shields=f"{TOWER}: 1", seats=4)
    do(match, f"0: step-to {TOWER}")
    assert view(match).combat is None
    do(match, "0: interact")
    match.state.turn.influence = 9
    do(match, "0: recruit herbalists")


@rule("UE-SCN-HOLD-15", "UE-TEAM-09")
def test_close_to_the_ally_s_sites_only_the_own_ones_count() -> None:
    match = hold(at="NW", shields=f"{TOWER}: 1", seats=4)
    assert SCENARIOS[HOLD].mana_at_start(match.state, 0) == 0
    match.state.map.shields.append(match.kit.parse_value("space", "1,-3") * 8)
    assert SCENARIOS[HOLD].mana_at_start(match.state, 0) == 1
    assert SCENARIOS[HOLD].mana_at_start(match.state, 2) == 0


@rule("UE-SCN-HOLD-15")
def test_a_tower_of_the_other_team_is_assaulted() -> None:
    match = hold(more="move: 9", shields=f"{TOWER}: 2", seats=4)
    do(match, f"0: step-to {TOWER}")
    assert (view(match).combat.kind, view(match).combat.site) == ("assault", "mage_tower")


# The end.


@rule("UE-SCN-HOLD-16")
def test_keeps_are_worth_three_and_towers_two_and_fame_nothing() -> None:
    match = hold("countryside_09", shields="")
    keep, tower = (
        next(h.space for t in view(match).tiles if t.tile == "countryside_09" for h in t.hexes if h.site == site)
        for site in ("keep", "mage_tower")
    )
    match.state.players[1].fame = 90
    match.state.map.shields.extend([keep * 8, tower * 8 + 1])
    assert (points(match, "held-keep"), points(match, "held-mage-tower", 1)) == (3, 2)
    outcome = outcome_of(match.state)
    assert (outcome.scores, outcome.winners) == ((3, 2), (0,))


@rule("UE-SCN-HOLD-16")
def test_on_a_tie_nobody_wins() -> None:
    assert outcome_of(hold().state).winners == ()


@rule("UE-SCN-HOLD-16", "UE-TEAM-10")
def test_a_team_counts_what_both_own() -> None:
    match = hold(shields=f"{TOWER}: 0; 1,-3: 1", seats=4)
    outcome = outcome_of(match.state)
    assert (outcome.scores, outcome.winners) == ((4, 4, 0, 0), (0, 1))


@rule("UE-SCN-HOLD-17")
def test_there_are_25_points_to_win() -> None:
    match = table(HOLD, 2)
    own_everything(match, 1)
    assert outcome_of(match.state).scores == (0, 25)


@rule("UE-SCN-HOLD-18")
def test_the_game_lasts_to_its_last_round() -> None:
    match = table(HOLD, 2)
    own_everything(match, 1)
    walk(match, lazily, lambda m: not m.pending())
    assert match.outcome() is not None
    assert view(match).round == 6


@rule("UE-SCN-HOLD-18")
@pytest.mark.parametrize("seats, winners", [(2, (1,)), (4, (2, 3))])
def test_a_side_may_concede_at_the_start_of_a_turn(seats: int, winners: tuple[int, ...]) -> None:
    match = hold(shields=f"{TOWER}: 0", seats=seats)
    match.play(Concede(0))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, match.pending()) == (winners, [])


@rule("UE-SCN-HOLD-18")
def test_nobody_concedes_later_in_a_turn_nor_elsewhere() -> None:
    match = hold()
    do(match, "0: play-card march basic")
    with pytest.raises(Refusal):
        match.play(Concede(0))
    with pytest.raises(Refusal):
        table("full_conquest", 2).play(Concede(0))
