"""Revealing tiles."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from tests.board.rules.fights import me
from tests.board.rules.land import land
from tests.marks import rule
from tests.play import do, options, refused, situation, view


def positions(match: object) -> list[str]:
    return [o.removeprefix("explore-at position=") for o in options(match) if o.startswith("explore-at")]  # type: ignore[arg-type]


@rule("UE-EXPLORE-01", "UE-EXPLORE-02")
def test_a_tile_is_revealed_next_to_the_space_one_stands_on() -> None:
    match = land(at="2,-3", more="move: 2", seat="hand: march")
    assert positions(match) == ["1,1"]
    assert refused(match, "0: explore-at 2,0").rules == ("UE-EXPLORE-01",)


@rule("UE-EXPLORE-04", "UE-EXPLORE-05", "UE-EXPLORE-07")
def test_it_costs_two_move_points_and_is_the_top_of_the_deck() -> None:
    match = land(at="2,-3", more="move: 3", seat="hand: march")
    top = LIB.tiles[match.state.map.deck[-1]].name
    do(match, "0: explore-at 1,1")
    assert view(match).turn.move == 1
    assert [tile.tile for tile in view(match).tiles if (tile.a, tile.b) == (1, 1)] == [top]
    assert refused(land(at="2,-3", more="move: 1", seat="hand: march"), "0: explore-at 1,1").rules == ("UE-EXPLORE-04",)


@rule("UE-REVERT-02", "UE-REVERT-05")
def test_nothing_before_a_revealed_tile_can_be_taken_back() -> None:
    match = land(at="2,-2", more="move: 9", seat="hand: march")
    do(match, "0: step-to 2,-3", "0: explore-at 1,1")
    refusal = match.can_undo(0)
    assert refusal is not None
    assert refusal.reason == "undo-barrier"
    assert "UE-REVERT-02" in refusal.rules


@rule("UE-EXPLORE-03", "UE-MAPSHAPE-02")
def test_no_tile_lies_beyond_the_coast() -> None:
    match = land(at="0,-3", more="move: 9", seat="hand: march")
    assert "-1,2" not in positions(match)
    assert refused(match, "0: explore-at -1,2").rules == ("UE-EXPLORE-03",)


@rule("UE-EXPLORE-06")
def test_with_two_positions_the_player_names_one_first() -> None:
    match = land(at="4,-3", more="move: 9", seat="hand: march")
    assert positions(match) == ["2,0", "1,1"]


@rule("UE-EXPLORE-08", "UE-EXPLORE-09")
def test_a_countryside_tile_may_continue_a_row_and_a_core_tile_may_not() -> None:
    match = land(at="1,-4", more="move: 9", seat="hand: march")
    match.state.map.slain.append(me(match).space)
    assert positions(match) == ["0,2"]
    match.state.map.deck[:] = [LIB.number("tile", "core_01")]
    assert positions(match) == []
    assert refused(match, "0: explore-at 0,2").rules == ("UE-EXPLORE-03",)


@rule("UE-MAPSHAPE-03")
def test_core_tiles_do_not_lie_on_the_coast_of_the_wedge() -> None:
    match = land(at="2,-3", more="move: 9", seat="hand: march")
    match.state.map.deck[:] = [LIB.number("tile", "core_01")]
    assert positions(match) == ["1,1"]


@rule("UE-EXPLORE-10", "UE-EXPLORE-12")
def test_with_an_empty_deck_left_out_tiles_need_three_neighbours() -> None:
    match = land(at="2,-3", more="move: 9", seat="hand: march", tiles="0,2: countryside_03; 2,0: countryside_04")
    match.state.map.deck.clear()
    match.state.map.spare[:] = [LIB.number("tile", "countryside_05")]
    do(match, "0: explore-at 1,1")
    assert [tile.tile for tile in view(match).tiles if (tile.a, tile.b) == (1, 1)] == ["countryside_05"]


@rule("UE-EXPLORE-11", "UE-EXPLORE-13")
def test_then_core_tiles_without_a_city_and_then_none() -> None:
    match = land(at="2,-3", more="move: 9", seat="hand: march", tiles="0,2: countryside_03; 2,0: countryside_04")
    match.state.map.deck.clear()
    match.state.map.spare[:] = [LIB.number("tile", "core_01")]
    assert positions(match) == ["1,1"]
    match.state.map.spare.clear()
    assert refused(match, "0: explore-at 1,1").rules == ("UE-EXPLORE-13",)


@rule("UE-EXPLORE-14", "UE-EXPLORE-15")
def test_sites_follow_their_instructions_when_revealed() -> None:
    match = land(at="2,-3", more="move: 9", seat="hand: march")
    match.state.map.deck.append(LIB.number("tile", "countryside_05"))
    before = view(match).decks.actions
    do(match, "0: explore-at 1,1")
    tile = next(t for t in view(match).tiles if t.tile == "countryside_05")
    tokens = [hex_.enemies for hex_ in tile.hexes if hex_.enemies]
    assert len(tokens) == 1
    assert tokens[0][0].enemy != ""
    assert len(view(match).offers.monastery) == 1
    assert view(match).decks.actions == before - 1


@rule("UE-EXPLORE-16", "UE-EXPLORE-17", "UE-EXPLORE-18")
def test_a_revealed_city_has_its_level_and_a_hidden_garrison() -> None:
    match = land(at="2,-3", more="move: 9", seat="hand: march")
    match.state.map.deck.append(LIB.number("tile", "core_07"))
    do(match, "0: explore-at 1,1")
    city = view(match).cities[0]
    assert (city.city, city.level, city.garrison) == ("city_white", 5, 3)
    tile = next(t for t in view(match).tiles if t.tile == "core_07")
    garrison = [token for hex_ in tile.hexes if hex_.site == "city" for token in hex_.enemies]
    assert sorted(token.pile for token in garrison) == ["gray", "white", "white"]


@rule("UE-SCN-RECON-04", "UE-SCN-RECON-03", "UE-SCN-RECON-09")
def test_in_reconnaissance_tiles_give_fame_and_a_city_ends_the_game() -> None:
    match = situation(
        """
        game: board
        seats: 1
        scenario: solo_reconnaissance
        move: 9
        tiles:
          0,1: countryside_01
          1,0: countryside_02
        seat 0:
          at: 2,-3
          hand: march, rage
          deck: stamina
        """
    )
    match.state.map.deck.append(LIB.number("tile", "core_07"))
    do(match, "0: explore-at 1,1")
    assert me(match).fame == 1
    do(match, "0: end-turn", "0: choose-card rage", "0: decline")
    assert view(match).ending == 1
