"""Setting up a battle of edition 2.0."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.content.terrain import TOKEN_RADIUS, TableDef, misplaced
from mageknight.minis.events import DiceRolled, PhaseBegan
from mageknight.minis.rules.opening.areas import area_of, far_edge
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.minis.table.lattice import INCH
from tests.marks import rule
from tests.minis.drill import Play, units
from tests.minis.second.field import CRUSADERS, ELVES, FIRST, holders, lay, scene, second, token


def with_pile(*pieces: str, dice: Sequence[tuple[int, ...]] = FIRST, seats: int = 2) -> Play:
    """Player 1 contributes the pieces, the others nothing; objectives are to be placed next."""
    armies = (ELVES, CRUSADERS, ELVES)[:seats]
    play = scene(dice, armies=armies, seats=seats, edges=(0, 2, 1)[:seats])
    for piece in pieces:
        play.do(c.Contribute(0, piece))
    if len(pieces) < 4:
        play.do(c.Enough(0))
    for seat in range(1, seats):
        play.do(c.Enough(seat))
    return play


def placed(play: Play) -> Play:
    """All own objectives in the middle of their lines."""
    while play.kind == "objective":
        play.do(play.options()[0])
    return play


@rule("M2-SETUP-02", "M2-SETUP-03")
def test_two_players_sit_at_opposite_edges():
    play = scene(edges=(), table="open-field")
    assert (play.seat, play.kind) == (0, "edge")
    play.do(c.ChooseEdge(0, 1))
    assert play.state.edge == [1, 3], "the second player has no choice left"
    with pytest.raises(Refusal) as caught:
        scene(edges=(0, 1))
    assert caught.value.rules == ("M2-SETUP-03",)


@rule("M2-SETUP-02")
def test_three_players_choose_any_edges_nobody_has():
    play = scene([(4, 3, 2, 1, 1, 1)], edges=(), seats=3, armies=(ELVES, CRUSADERS, ELVES), table="open-field")
    play.do(c.ChooseEdge(0, 0))
    assert "M2-SETUP-02" in play.refused(c.ChooseEdge(1, 0)).rules
    play.do(c.ChooseEdge(1, 1)).do(c.ChooseEdge(2, 2))
    assert play.state.edge == [0, 1, 2]


@rule("M2-SETUP-04", "M2-SETUP-05")
def test_deployment_areas_are_20_by_3_with_a_far_edge():
    play = scene()
    south = area_of(play.state, 0).outline
    assert (south.x0, south.y0, south.x1, south.y1) == (8 * INCH, 0, 28 * INCH, 3 * INCH)
    assert far_edge(play.state, 0) == (8 * INCH, 3 * INCH, 28 * INCH, 3 * INCH)
    assert far_edge(play.state, 1) == (8 * INCH, 33 * INCH, 28 * INCH, 33 * INCH)


@rule("M2-SETUP-06")
def test_each_player_brings_up_to_four_pieces():
    play = scene()
    for piece in ("thicket", "boulder", "thicket", "boulder"):
        assert (play.seat, play.kind) == (0, "contribute")
        play.do(c.Contribute(0, piece))
    assert (play.seat, len(play.state.pile)) == (1, 4)
    play.do(c.Enough(1))
    assert play.kind == "objective"


@rule("M2-SETUP-07", "M2-SETUP-08", "M2-SETUP-09")
def test_one_objective_in_the_centre_and_one_for_each_player():
    play = placed(with_pile())
    assert play.state.objectives[0][:2] == (18 * INCH, 18 * INCH)
    assert len(play.state.objectives) == 3
    three = placed(with_pile(seats=3, dice=[(4, 3, 2, 1, 1, 1)]))
    assert len(three.state.objectives) == 4


@rule("M2-SETUP-10", "M2-SETUP-11")
def test_ties_are_rolled_again_and_the_first_player_places_first():
    play = with_pile(dice=[(3, 4, 5, 2), (1, 1, 6, 2)])
    assert [event.dice for event in play.all(DiceRolled)] == [(3, 4), (5, 2), (1, 1), (6, 2)]
    assert play.state.order == [1, 0]
    assert (play.seat, play.kind) == (1, "objective")
    assert play.state.rolls == [2, 8], "the last roll counts as the distance"


@rule("M2-SETUP-12", "M2-SETUP-13", "M2-SETUP-14", "M2-SETUP-15")
def test_the_roll_is_the_exact_distance_from_any_point_of_the_far_edge():
    play = with_pile()
    assert play.state.rolls[0] == 7
    for y in (9.9, 10.1):
        assert play.refused(token(play, 18, y)).rules == ("M2-SETUP-12", "M2-SETUP-13")
    assert play.refused(token(play, 7.9, 10)).rules == ("M2-SETUP-14", "M2-SETUP-15")
    assert play.offers(token(play, 8, 10))
    assert play.offers(token(play, 28, 10))
    play.do(token(play, 21.5, 10))
    assert play.state.objectives[1][:2] == (units(21.5), 10 * INCH)
    assert play.offers(token(play, 18, 30)), "the other side measures from its own edge"


@rule("M2-SETUP-16")
def test_a_token_lies_whole_and_three_inches_from_every_edge():
    """The highest throw leaves 3 inches and the token's own width: a smaller battlefield is none for this edition."""
    deepest = 3 * INCH + 12 * INCH + TOKEN_RADIUS + 3 * INCH
    for side, faults in ((18 * INCH, ["minis-problem-too-small"]), (19 * INCH, [])):
        yard = TableDef("yard", side, 36 * INCH, (), ("second",))
        assert [reason.key for _, reason in misplaced(yard)] == faults
        assert (deepest <= side) is (faults == [])
    play = scene([(6, 6, 1, 1)]).do(c.Enough(0)).do(c.Enough(1))
    for seat, y in ((0, 15), (1, 31)):
        assert (play.seat, play.offers(token(play, 18, y))) == (seat, True)
        play.do(token(play, 18, y))


@rule("M2-SETUP-17", "M2-OBJ-01", "M2-OBJ-02")
def test_objectives_are_neutral_at_first_and_markers_tell_players_apart():
    play = placed(with_pile())
    assert holders(play) == [-1, -1, -1]
    marked = second("0 cadets-plain 18 18 0", "1 cadets-plain 30 30 0", objective_0="18 18", objective_1="30 30")
    marked.end_turn()
    assert holders(marked) == [0, 1]


@rule("M2-SETUP-18")
def test_objective_tokens_are_clear_terrain():
    play = second(
        "0 cadets-plain 14 18 0",
        "0 cadets-bow 14 12 0",
        "1 cadets-plain 22 12 180",
        objective_0="18 18",
        objective_1="18 12",
    )
    play.act(0, "move").move(0, (21, 18), facing=0)
    assert play.place(0) == (21, 18)
    shot = second("0 cadets-bow 14 12 0", "1 cadets-plain 22 12 180", objective_0="18 12", dice=[(6, 5)])
    shot.act(0, "shoot").target(1)
    assert shot.click(1) == 3


@rule("M2-SETUP-19", "M2-SETUP-20")
def test_the_player_after_the_first_lays_terrain_first_and_takes_any_piece():
    play = placed(with_pile("thicket", "boulder"))
    assert (play.seat, play.kind) == (1, "terrain")
    assert "M2-SETUP-20" in play.refused(lay(play, "pond", 12, 24)).rules
    play.do(lay(play, "boulder", 12, 24))
    assert (play.seat, play.state.pile) == (0, ["thicket"])


@rule("M2-SETUP-19")
def test_terrain_goes_clockwise_among_three():
    play = placed(with_pile("thicket", "boulder", seats=3, dice=[(4, 3, 2, 1, 1, 1)]))
    assert play.state.order == [0, 1, 2], "south, north, east: clockwise from south come west, north, east"
    seats = []
    while play.kind == "terrain":
        seats.append(play.seat)
        play.do(play.options()[0])
    assert seats == [1, 2]


@rule("M2-SETUP-21", "M2-SETUP-22", "M2-SETUP-23", "M2-SETUP-24")
def test_terrain_keeps_three_inches_from_everything():
    """A house is 3 by 2 inches."""
    play = placed(with_pile("house", "house"))
    rim = TOKEN_RADIUS / INCH
    assert "M2-SETUP-23" in play.refused(lay(play, "house", 4.4, 18)).rules
    assert play.offers(lay(play, "house", 4.5, 18))
    assert "M2-SETUP-22" in play.refused(lay(play, "house", 18 - rim - 4.4, 18)).rules
    assert play.offers(lay(play, "house", 18 - rim - 4.5, 18))
    assert "M2-SETUP-24" in play.refused(lay(play, "house", 12, 6.9)).rules
    assert play.offers(lay(play, "house", 12, 7))
    assert play.offers(lay(play, "house", 4.5, 6.9)), "beside the far edge there is room"
    play.do(lay(play, "house", 5, 18))
    assert "M2-SETUP-21" in play.refused(lay(play, "house", 5, 22.9)).rules
    assert play.offers(lay(play, "house", 5, 23))


@rule("M2-SETUP-25")
def test_four_pieces_are_enough_and_an_empty_pile_ends_it_sooner():
    play = scene()
    for seat in (0, 1):
        for _ in range(4):
            play.do(c.Contribute(seat, "boulder"))
    placed(play)
    while play.kind == "terrain":
        play.do(play.options()[0])
    assert len(play.state.terrain) == 4
    assert len(play.state.pile) == 4
    few = placed(with_pile("boulder"))
    few.do(few.options()[0])
    assert few.kind == "deploy"


@rule("M2-SETUP-27", "M2-SETUP-28", "M2-SETUP-29", "M2-SETUP-33")
def test_armies_are_deployed_one_after_the_other_and_the_battle_begins():
    play = placed(with_pile())
    assert (play.seat, play.kind) == (0, "deploy")
    assert play.state.click == [known.start for known in play.state.defs]
    assert "M2-SETUP-29" in play.refused(play.putting(0, 12, 3.1)).rules
    play.put(0, 12, 3).put(1, 16, 2)
    assert (play.seat, play.kind) == (1, "deploy")
    play.put(2, 12, 34, 270).put(3, 16, 34, 270)
    assert (play.seat, play.kind) == (0, "action")
    assert [event.phase for event in play.all(PhaseBegan)] == [1, 2]


@rule("M2-SETUP-30", "M2-SETUP-31")
def test_no_base_overhangs_the_edge_and_nobody_leaves():
    play = placed(with_pile())
    assert "M2-SETUP-30" in play.refused(play.putting(0, 12, 0.5)).rules
    walker = second("0 cadets-plain 3 10 180", "1 cadets-plain 30 30 0").act(0, "move")
    for x in (0.5, -1):
        assert "M2-SETUP-30" in walker.refused(walker.path(0, (x, 10))).rules


@rule("M2-TOURN-04")
def test_no_deep_water_in_tournaments():
    play = scene(tournament=True)
    assert "M2-TOURN-04" in play.refused(c.Contribute(0, "lake")).rules
    assert scene().offers(c.Contribute(0, "lake"))


@rule("M2-TOURN-06")
@pytest.mark.parametrize(
    "figure, item, fits",
    [("wielders-bow", "R-002", True), ("wielders-squire", "R-002", False), ("wielders-whelp", "R-008", True)],
)
def test_in_tournaments_no_relic_is_dearer_than_its_wielder_unless_it_asks_for_a_faction(
    figure: str, item: str, fits: bool
):
    armies = (Muster((Enlisted(figure, 1, (item,)),)), ELVES)
    assert scene(armies=armies).state.items
    if fits:
        assert scene(armies=armies, tournament=True).state.items
    else:
        with pytest.raises(Refusal) as refusal:
            scene(armies=armies, tournament=True)
        assert (refusal.value.reason, refusal.value.rules) == ("army-relic-dear", ("M2-TOURN-06",))


@rule("M2-VICTORY-06")
def test_the_standard_game_knows_no_elevated_terrain():
    play = scene(standard=True)
    assert "M2-VICTORY-06" in play.refused(c.Contribute(0, "hill")).rules
    assert scene().offers(c.Contribute(0, "hill"))
    assert play.do(c.Enough(0)).seat == 1, "from no piece to four"
