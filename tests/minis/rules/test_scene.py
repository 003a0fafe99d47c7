from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import DiceRolled, OrderSet
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.setup import MinisSetup, turn_limit
from mageknight.minis.table.lattice import INCH
from tests.marks import rule
from tests.minis.drill import Play, open_battle, units

ARMIES = (("drill-trooper", "drill-archer"), ("drill-trooper", "drill-elf"))
FIRST = [(6, 6, 1, 1)]
SECOND = [(1, 1, 6, 6)]


def scene(dice: Sequence[tuple[int, ...]], **fields: Any) -> Play:
    return open_battle(dice=dice, **{"armies": ARMIES, **fields})


def lay(play: Play, piece: str, x: float, y: float, turn: int = 0) -> c.PlaceTerrain:
    return c.PlaceTerrain(play.seat, piece, units(x), units(y), turn)


def with_pile(*pieces: str, dice: Sequence[tuple[int, ...]]) -> Play:
    """Player 1 contributes the pieces (two at most), player 2 nothing; terrain is to be laid next."""
    play = scene(dice, edges=(0, 2))
    for piece in pieces:
        play.do(c.Contribute(0, piece))
    if len(pieces) < 2:
        play.do(c.Enough(0))
    return play.do(c.Enough(1))


@rule("REB-SET-01", "REB-SET-03", "REB-SET-04", "REB-STD-01")
def test_the_field_is_36_inches_square_and_starting_areas_20_by_3():
    play = scene(FIRST, table="open-field", edges=(0, 3))
    ground = play.state.table.ground
    assert (ground.width, ground.height) == (36 * INCH, 36 * INCH)
    south = area_of(play.state, 0).outline
    assert (south.x0, south.y0, south.x1, south.y1) == (8 * INCH, 0, 28 * INCH, 3 * INCH)
    west = area_of(play.state, 1).outline
    assert (west.x0, west.y0, west.x1, west.y1) == (0, 8 * INCH, 3 * INCH, 28 * INCH)


@rule("REB-SET-02")
def test_each_player_chooses_an_edge_of_his_own():
    play = scene(FIRST, table="open-field")
    assert (play.seat, play.kind) == (0, "edge")
    play.do(c.ChooseEdge(0, 3))
    assert "REB-SET-02" in play.refused(c.ChooseEdge(1, 3)).rules
    play.do(c.ChooseEdge(1, 0))
    assert play.state.edge == [3, 0]


@rule("REB-SET-05")
def test_each_player_contributes_up_to_two_pieces():
    play = scene(FIRST, edges=(0, 2))
    assert play.kind == "contribute"
    play.do(c.Contribute(0, "thicket")).do(c.Contribute(0, "boulder"))
    assert (play.seat, play.state.pile) == (1, ["thicket", "boulder"])
    play.do(c.Enough(1))
    assert play.state.pile == ["thicket", "boulder"]
    assert play.kind == "terrain"


@rule("REB-SET-07", "REB-GLO-03")
def test_the_highest_roll_is_the_first_player_and_ties_are_rolled_again():
    play = with_pile("thicket", dice=[(3, 4, 2, 5), (1, 2, 6, 5)])
    assert play.state.order == [1, 0]
    assert [event.dice for event in play.all(DiceRolled)] == [(3, 4), (2, 5), (1, 2), (6, 5)]
    assert (play.seat, play.kind) == (1, "terrain")
    play.do(lay(play, "thicket", 18, 18))
    assert (play.seat, play.kind) == (1, "deploy")
    for figure, x in ((2, 12), (3, 16)):
        play.put(figure, x, 34, 270)
    for figure, x in ((0, 12), (1, 16)):
        play.put(figure, x, 2)
    assert (play.seat, play.kind) == (1, "action")


@rule("REB-SET-08")
def test_players_lay_terrain_in_turn_until_the_pile_is_empty():
    play = with_pile("thicket", "boulder", dice=SECOND)
    assert "REB-SET-08" in play.refused(lay(play, "pond", 18, 18)).rules
    assert play.refused(c.LeaveTerrain(1, "thicket")).reason == "minis-piece-fits"
    play.do(lay(play, "boulder", 18, 18))
    assert (play.seat, play.kind, play.state.pile) == (0, "terrain", ["thicket"])
    play.do(lay(play, "thicket", 18, 10))
    assert play.kind == "deploy"
    assert [name for name, *_ in play.state.terrain] == ["boulder", "thicket"]


@rule("REB-SET-09", "REB-SET-10")
def test_terrain_keeps_2_inches_from_other_terrain_and_out_of_starting_areas():
    play = with_pile("boulder", "boulder", dice=FIRST)
    assert "REB-SET-10" in play.refused(lay(play, "boulder", 18, 2)).rules
    play.do(lay(play, "boulder", 18, 18))
    outline = play.state.table.ground.pieces[0].outline
    width = (outline.x1 - outline.x0) / INCH
    assert "REB-SET-09" in play.refused(lay(play, "boulder", 18 + width + 1.9, 18)).rules
    assert play.offers(lay(play, "boulder", 18 + width + 2.1, 18))


@rule("REB-SET-11", "REB-ABL-40")
def test_all_dials_begin_at_their_starting_position():
    play = scene(FIRST, table="open-field", edges=(0, 2))
    assert play.state.click == [known.start for known in play.state.defs]


@rule("REB-SET-12", "REB-CON-01")
def test_figures_are_deployed_with_their_centres_in_the_starting_area():
    play = scene(FIRST, table="open-field", edges=(0, 2))
    assert "REB-SET-12" in play.refused(play.putting(0, 18, 3.1)).rules
    assert "REB-SET-12" in play.refused(play.putting(0, 7.9, 2)).rules
    assert "REB-SET-12" in play.refused(play.putting(0, 28.1, 2)).rules
    play.put(0, 8, 3)
    assert "REB-MOV-03" in play.refused(play.putting(1, 9, 3)).rules
    play.put(1, 9.5, 3)
    assert play.is_fielded(0)
    assert play.is_fielded(1)


@rule("REB-SET-12")
def test_figures_set_up_may_be_shifted_until_the_last_one_stands():
    play = scene(SECOND, table="open-field", edges=(0, 2))
    play.put(2, 18, 33, 270).put(2, 20, 34, 270)
    assert play.place(2) == (20, 34)
    assert "REB-SET-12" in play.refused(play.putting(2, 20, 32)).rules
    play.put(3, 18, 33, 270)
    assert play.seat == 0
    assert play.refused(play.putting(3, 20, 34, 270)).reason == "minis-not-in-reserve"


@rule("REB-SET-12")
def test_whoever_fits_in_between_is_not_left_out():
    play = scene(FIRST, armies=(("drill-frail",) * 28, ("drill-elf",)), table="open-field", edges=(0, 2))
    front = [(8 + 1.5 * number, 3.0) for number in range(14)]
    back = [(x + 1.5 * number, 1.1) for x, count in ((8.1, 3), (14.15, 10)) for number in range(count)]
    for figure, (x, y) in enumerate(front + back):
        play.put(figure, x, y)
    assert play.refused(c.LeaveOut(0, 27)).rules == ("REB-SET-12",)
    assert play.do(play.options()[0]).is_fielded(27)
    assert 12.5 < play.place(27)[0] < 12.75


@rule("REB-SET-12")
@pytest.mark.parametrize("edge", range(4))
def test_a_crowd_is_offered_close_ranks(edge: int):
    edges = (edge, (edge + 2) % 4)
    play = scene(FIRST, armies=(("drill-frail",) * 32, ("drill-elf",)), total=300, table="open-field", edges=edges)
    for figure in range(32):
        assert play.do(play.options()[0]).is_fielded(figure)
    assert play.seat == 1


@rule("REB-SET-12")
def test_whoever_finds_no_room_is_left_out():
    play = scene(FIRST, armies=(("drill-frail",) * 28, ("drill-elf",)), table="open-field", edges=(0, 2))
    for figure, x in enumerate([8 + 1.5 * number for number in range(13)]):
        play.put(figure, x, 3).put(figure + 13, x, 1.4)
    play.put(26, 27.5, 2)
    play.do(c.LeaveOut(0, 27))
    assert (play.seat, play.is_fielded(27)) == (1, False)


@rule("REB-SET-13", "REB-TRN-01")
def test_each_player_deploys_everything_then_the_battle_begins_with_the_first():
    play = open_battle(
        dice=[(1, 1, 6, 6, 1, 2)],
        armies=(("drill-trooper",), ("drill-elf", "drill-elf"), ("drill-spawn",)),
        seats=3,
        total=100,
        table="open-field",
        edges=(0, 1, 2),
    )
    # To the left of east sits south, then north.
    assert play.state.order == [1, 0, 2]
    order = []
    while play.kind == "deploy":
        order.append(play.seat)
        play.do(play.options()[0])
    assert order == [1, 1, 0, 2]
    turns = []
    for _ in range(4):
        turns.append(play.seat)
        play.end_turn()
    assert turns == [1, 0, 2, 1]


@rule("REB-STD-03")
def test_the_standard_hour_is_a_clock_of_the_host():
    play = scene(FIRST, table="open-field", edges=(0, 2), minutes=60)
    assert turn_limit(MinisSetup(minutes=60)) == 0
    while play.kind == "deploy":
        play.do(play.options()[0])
    play.time_up()
    outcome = play.match.outcome()
    assert outcome is not None
    assert outcome.ending.key == "minis-ending-time"


@rule("REB-STD-04", "REB-STD-05")
def test_the_standard_game_takes_two_equal_pieces_and_no_hills():
    play = scene(FIRST, standard=True, edges=(0, 2))
    assert "REB-STD-05" in play.refused(c.Contribute(0, "hill")).rules
    assert "REB-STD-04" in play.refused(c.Enough(0)).rules
    play.do(c.Contribute(0, "thicket"))
    assert (play.seat, play.state.pile) == (1, ["thicket", "thicket"])
    play.do(c.Contribute(1, "pond"))
    assert play.state.pile == ["thicket", "thicket", "pond", "pond"]


@rule("REB-INT-04", "REB-CON-03")
def test_players_can_fight_as_allies():
    play = open_battle(
        armies=(("drill-trooper",),) * 4, seats=4, total=100, sides=(0, 1, 0, 1), table="open-field", edges=(0, 1, 2, 3)
    )
    while play.kind == "deploy":
        play.do(play.options()[0])
    friends = play.state.friends[0]
    assert [friends >> figure & 1 for figure in range(4)] == [1, 0, 1, 0]
    assert play.state.foes[1] == friends


def test_terrain_can_be_strewn_by_chance():
    play = scene(FIRST, table="random", edges=(0, 2))
    assert play.only(OrderSet).order == (0, 1) if play.events else True
    assert len(play.state.terrain) == 4


@pytest.mark.parametrize("table", ["no-such-table", "four-boulders"])
def test_a_table_that_does_not_fit_is_refused(table: str):
    from mageknight.kernel.refusal import Refusal

    with pytest.raises(Refusal, match="minis-unknown-table"):
        scene(FIRST, table=table)


@pytest.mark.parametrize(
    "edition, total, seats", [("rebellion", 200, 2), ("rebellion", 100, 4), ("quick-start", 100, 2)]
)
def test_who_names_no_armies_gets_ready_made_ones(edition: str, total: int, seats: int):
    play = open_battle(edition=edition, total=total, seats=seats, table="random")
    assert {play.state.owner[figure] for figure in range(len(play.state.owner))} == set(range(seats))


@rule("REB-SET-05")
def test_terrain_of_a_kind_the_edition_does_not_use_is_not_contributed():
    refused = scene(FIRST, edges=(0, 2)).refused(c.Contribute(0, "reeds"))
    assert (refused.reason, refused.rules) == ("minis-kind-not-used", ("REB-SET-05",))
