from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mageknight.kernel.game import Outcome
from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.content import factions
from mageknight.minis.content.library import official
from mageknight.minis.events import Attacked, Damaged, ObjectiveControlled, TokenPlaced, TurnEnded
from mageknight.minis.rules.turn.ending import army_points
from mageknight.minis.table.lattice import INCH
from tests.marks import rule
from tests.minis.drill import Play, battle, open_battle, units

FAR = "1 cadets-plain 30 30 270"
ELVES = ("starter-001", "starter-002", "starter-003")
CRUSADERS = ("starter-004", "starter-005", "starter-006")


def quick(*figures: str, dice: Sequence[tuple[int, ...]] = (), terrain: Sequence[str] = (), **fields: object) -> Play:
    known = {"edition": "quick-start", "total": 100, **fields}
    return battle(*figures, dice=dice, terrain=terrain, **known)


def scene(dice: Sequence[tuple[int, ...]] = ((6, 6, 1, 1),), **fields: Any) -> Play:
    return open_battle(
        dice=dice, **{"edition": "quick-start", "total": 100, "armies": (ELVES, CRUSADERS), "edges": (0, 2), **fields}
    )


def outcome(play: Play) -> Outcome:
    found = play.match.outcome()
    assert found is not None
    return found


def lay(play: Play, piece: str, x: float, y: float) -> c.PlaceTerrain:
    return c.PlaceTerrain(play.seat, piece, units(x), units(y), 0)


@rule("QS-INT-01")
def test_the_quick_start_game_is_for_two():
    assert scene().state.setup.seats == 2
    with pytest.raises(Refusal, match="minis-seats"):
        scene(armies=(ELVES, CRUSADERS, ELVES), seats=3, edges=(0, 1, 2))


@rule("QS-INT-02", "QS-INT-03")
def test_warriors_belong_to_factions_and_perhaps_to_a_subfaction():
    names = {faction.name for faction in factions.table() if 2 in faction.generations}
    assert {
        "atlantean-empire", "black-powder-revolutionaries", "dark-crusaders", "draconum", "elemental-freeholds",
        "elven-lords", "orc-khans", "shyft", "solonavi",
    } <= names  # fmt: skip
    play = quick("0 cadets-vladd 10 10 0", FAR)
    assert play.state.defs[0].subfaction == "order-of-vladd"
    assert play.state.defs[1].subfaction == ""
    assert all(known.factions for known in play.state.defs)


@rule("QS-DIAL-01", "QS-DIAL-02")
def test_damage_turns_the_dial_until_the_skulls_show():
    play = quick("0 cadets-plain 10 10 0", "1 cadets-plain 11.5 10 180", "1 cadets-frail 30 30 0", dice=[(5, 4)])
    play.act(0, "fight").target(1)
    assert play.click(1) == 2
    fatal = quick("0 cadets-plain 10 10 0", "1 cadets-frail 11.5 10 180", FAR, dice=[(5, 4)]).act(0, "fight").target(1)
    assert fatal.is_eliminated(1)


@rule("QS-DIAL-03", "QS-MOV-01", "QS-MOV-02")
def test_the_speed_is_measured_along_the_path_of_the_centre():
    play = quick("0 cadets-plain 10 10 0", FAR).act(0, "move")
    assert {"QS-MOV-01", "QS-MOV-02"} <= set(play.refused(play.path(0, (14, 10), (14, 14.1))).rules)
    assert play.move(0, (14, 10), (14, 14)).place(0) == (14, 14)


@rule("QS-DIAL-04", "QS-DIAL-06", "QS-CLS-03", "QS-CLS-05")
def test_two_dice_and_the_attack_value_must_reach_the_defense():
    for dice, hit in (((4, 3), True), ((3, 3), False)):
        play = quick("0 cadets-plain 10 10 0", "1 cadets-plain 11.5 10 180", dice=[dice]).act(0, "fight").target(1)
        assert (play.only(Attacked).total, play.only(Attacked).defense) == (8 + sum(dice), 15)
        assert play.only(Attacked).hit is hit
        assert play.click(1) == (2 if hit else 0)


@rule("QS-DIAL-05", "QS-CLS-06", "QS-RNG-09")
def test_the_attack_bonus_counts_for_its_own_type():
    sword = quick("0 cadets-sword 10 10 0", "1 cadets-plain 11.5 10 180", dice=[(3, 3)]).act(0, "fight").target(1)
    assert sword.only(Attacked).total == 16
    for kind in ("bow", "wand"):
        shot = quick(f"0 cadets-{kind} 10 10 0", "1 cadets-plain 18 10 180", dice=[(3, 3)]).act(0, "shoot").target(1)
        assert shot.only(Attacked).total == 16
        close = quick(f"0 cadets-{kind} 10 10 0", "1 cadets-plain 11.5 10 180", dice=[(3, 3)]).act(0, "fight").target(1)
        assert close.only(Attacked).total == 14


@rule("QS-DIAL-07", "QS-DIAL-08", "QS-DMG-01", "QS-RDM-01")
def test_close_and_ranged_damage_are_two_values():
    close = quick("0 cadets-bow 10 10 0", "1 cadets-plain 11.5 10 180", dice=[(5, 5)]).act(0, "fight").target(1)
    assert close.only(Damaged).amount == 1
    shot = quick("0 cadets-bow 10 10 0", "1 cadets-bow 18 10 180", dice=[(5, 5)]).act(0, "shoot").target(1)
    assert shot.only(Damaged).amount == 3


@rule("QS-DIAL-09", "QS-RNG-03", "QS-RNG-07")
def test_the_range_goes_from_centre_to_centre():
    play = quick("0 cadets-bow 10 10 0", "1 cadets-plain 20 10 180", "1 cadets-plain 20.1 12 180", dice=[(5, 5)])
    assert play.act(0, "shoot").refused(c.Target(0, 2)).reason == "minis-out-of-range"
    assert play.target(1).is_eliminated(1)


@rule("QS-TER-01", "QS-TER-05")
def test_only_blocking_terrain_is_used():
    play = scene()
    offered = {command.piece for command in play.options() if isinstance(command, c.PlaceTerrain)}
    assert {"boulder", "house"} <= offered
    assert "thicket" not in offered
    assert play.refused(lay(play, "thicket", 10, 10)).reason == "minis-not-in-pile"


@rule("QS-TER-02", "QS-TER-03", "QS-TER-04")
def test_blocking_terrain_stops_bases_and_lines_and_the_table_nothing():
    play = quick("0 cadets-plain 10 10 0", FAR, terrain=["house: 14 10"]).act(0, "move")
    assert "QS-TER-03" in play.refused(play.path(0, (12, 10))).rules
    assert play.move(0, (11.7, 10)).place(0) == (11.7, 10)
    assert quick("0 cadets-plain 10 10 0", FAR).act(0, "move").move(0, (18, 10)).place(0) == (18, 10)
    shot = quick(
        "0 cadets-bow 10 10 0", "1 cadets-plain 18 10 180", "1 cadets-plain 17 13 180", terrain=["house: 14 10"]
    )
    assert shot.act(0, "shoot").refused(c.Target(0, 1)).reason == "minis-terrain-in-line"


@rule("QS-BLD-01", "QS-BLD-02")
def test_an_army_costs_at_most_100_points():
    assert [official()[key].points for key in CRUSADERS] == [44, 25, 29]
    assert army_points(scene().state, 1) == 98
    with pytest.raises(Refusal) as caught:
        scene(armies=(ELVES, (*CRUSADERS, "starter-005")))
    assert "QS-BLD-01" in caught.value.rules


@rule("QS-SET-01")
def test_the_players_sit_at_opposite_edges():
    play = scene(edges=())
    play.do(c.ChooseEdge(0, 1))
    assert play.state.edge == [1, 3]
    with pytest.raises(Refusal) as caught:
        scene(edges=(0, 1))
    assert "QS-SET-01" in caught.value.rules
    ground = play.state.table.ground
    assert ground.width == ground.height


@rule("QS-SET-02", "QS-SET-03")
def test_the_higher_roll_lays_the_objective_in_the_middle():
    play = scene(dice=[(2, 2, 3, 4)])
    assert play.state.order == [1, 0]
    assert play.state.objectives == [(18 * INCH, 18 * INCH, -1)]


@rule("QS-SET-05", "QS-SET-06", "QS-SET-07")
def test_four_pieces_are_laid_in_turn_beginning_with_the_second_player():
    play = scene()
    assert (play.seat, play.kind) == (1, "terrain")
    assert "QS-SET-06" in play.refused(lay(play, "boulder", 18, 21.9)).rules
    play.do(lay(play, "boulder", 18, 22.1))
    assert play.seat == 0
    assert "QS-SET-07" in play.refused(lay(play, "boulder", 22.5, 22.1)).rules
    for x, y in ((23.5, 22.1), (12, 22.1), (12, 12)):
        play.do(lay(play, "boulder", x, y))
    assert play.kind == "deploy"
    assert len(play.state.terrain) == 4


@rule("QS-SET-04", "QS-OBJ-02")
def test_each_player_has_a_control_marker_of_his_own():
    mine = quick("0 cadets-plain 18 16.5 90", FAR).end_turn()
    assert mine.only(ObjectiveControlled).seat == 0
    theirs = quick("1 cadets-plain 18 16.5 90", "0 cadets-plain 30 30 0", turn=1).end_turn()
    assert theirs.only(ObjectiveControlled).seat == 1


@rule("QS-SET-08", "QS-SET-09")
def test_the_first_player_sets_up_along_his_edge_then_the_second():
    play = scene(table="four-boulders")
    assert (play.seat, play.kind) == (0, "deploy")
    assert "QS-SET-08" in play.refused(play.putting(0, 10, 3.1)).rules
    for figure, x in enumerate((2, 18, 34)):
        play.put(figure, x, 2)
    assert (play.seat, play.kind) == (1, "deploy")
    for figure, x in ((3, 2), (4, 18), (5, 34)):
        play.put(figure, x, 34, 270)
    assert play.state.click == [known.start for known in play.state.defs]
    assert (play.seat, play.kind) == (0, "action")


@rule("QS-TRN-01", "QS-TRN-03", "QS-TRN-07")
def test_turns_alternate_and_an_action_is_followed_by_the_end_phase():
    play = quick("0 cadets-plain 10 10 0", "0 cadets-plain 14 10 0", FAR)
    play.act(0, "move").turn(0, 90)
    assert play.only(TurnEnded).seat == 0
    assert play.seat == 1
    assert play.end_turn().seat == 0


@rule("QS-TRN-04", "QS-TRN-05")
def test_one_action_or_none_of_three_kinds():
    play = quick(
        "0 cadets-bow 10 10 0", "0 cadets-plain 20 10 0", "1 cadets-plain 18 12 180", "1 cadets-plain 21.5 10 180"
    )
    offered = {command.how for command in play.options() if isinstance(command, c.Act)}
    assert offered == {"move", "shoot", "fight"}
    assert "QS-TRN-05" in play.refused(c.Act(0, 0, "pass")).rules
    play.end_turn()
    assert (play.seat, play.all(TokenPlaced)) == (1, [])


@rule("QS-TRN-06", "QS-PSH-01", "QS-PSH-02")
def test_tokens_push_and_stop_a_warrior():
    play = quick("0 cadets-plain 10 10 0", FAR).act(0, "move").turn(0, 90)
    assert play.tokens(0) == 1
    play.end_turn().act(0, "move").turn(0, 0)
    assert (play.tokens(0), play.click(0)) == (2, 1)
    play.end_turn()
    # A warrior with two tokens cannot act, so the turn is over at once and both come off.
    assert play.tokens(0) == 0
    tired = quick("0 cadets-plain 10 10 0 tokens 2", "0 cadets-plain 14 10 0", FAR)
    assert tired.refused(c.Act(0, 0, "move")).reason == "minis-pushed-already"


@rule("QS-END-01", "QS-END-02")
def test_the_end_phase_checks_the_objective_and_clears_tokens():
    play = quick("0 cadets-plain 18 16.5 90 tokens 1", "0 cadets-plain 10 10 0", FAR).act(1, "move").turn(1, 0)
    assert play.only(ObjectiveControlled).seat == 0
    assert play.only(TurnEnded).cleared == (0,)
    assert (play.tokens(0), play.tokens(1)) == (0, 1)


@rule("QS-OBJ-01", "QS-OBJ-03")
def test_control_needs_contact_without_the_enemy():
    alone = quick("0 cadets-plain 18 16.5 90", FAR).end_turn()
    assert alone.state.objectives[0][2] == 0
    near = quick("0 cadets-plain 18 16.4 90", FAR).end_turn()
    assert near.state.objectives[0][2] == -1
    both = quick("0 cadets-plain 18 16.5 90", "1 cadets-plain 18 19.5 270", objective="18 18 of 1").end_turn()
    assert both.state.objectives[0][2] == -1


@rule("QS-OBJ-04", "QS-OBJ-05")
def test_control_stays_until_the_other_side_takes_it():
    play = quick("0 cadets-plain 10 10 90", "1 cadets-plain 18 24 270", objective="18 18 of 0").end_turn()
    assert play.state.objectives[0][2] == 0
    play.act(1, "move").move(1, (18, 19.5), facing=270)
    assert play.only(ObjectiveControlled).seat == 1


@rule("QS-ABL-01")
def test_an_ability_applies_while_it_shows():
    play = quick("0 cadets-plain 10 10 0", "1 cadets-nexus 11.5 10 180", FAR, dice=[(5, 5)])
    assert play.has(1, "toughness")
    play.act(0, "fight").target(1)
    assert play.click(1) == 1
    assert not play.has(1, "toughness")


@rule("QS-ABL-02")
def test_the_nexus_can_add_a_second_ability_to_a_value():
    play = quick("0 cadets-nexus 10 10 0", FAR)
    assert play.has(0, "quickness")
    assert play.has(0, "nimble")
    assert play.offers(c.Act(0, 0, "nimble"))


@rule("QS-ABL-03")
def test_a_subfaction_can_grant_an_ability():
    play = quick("0 cadets-vladd 10 10 0 click 1", "1 cadets-plain 11.5 10 180", FAR, dice=[(5, 5)])
    assert play.act(0, "fight").target(1).click(0) == 0


@rule("QS-ABL-04")
def test_the_first_game_leaves_abilities_out():
    play = quick("0 cadets-plain 10 10 0", "1 cadets-nexus 11.5 10 180", FAR, abilities="no", dice=[(5, 5)])
    assert play.act(0, "fight").target(1).click(1) == 2


@rule("QS-MOV-03", "QS-MOV-04", "QS-MOV-05")
def test_paths_keep_clear_of_bases():
    play = quick("0 cadets-plain 10 10 0", "1 cadets-plain 13 10.75 0", "1 cadets-plain 13 9.25 0").act(0, "move")
    assert "QS-MOV-03" in play.refused(play.path(0, (16, 11.5))).rules
    assert "QS-MOV-04" in play.refused(play.path(0, (16, 10))).rules
    assert "QS-MOV-05" in play.refused(play.path(0, (12, 9.3))).rules


@rule("QS-MOV-06", "QS-MOV-07")
def test_four_speed_types_of_which_the_wing_flies():
    crowd = ("1 cadets-plain 12.5 10 180", "1 cadets-plain 30 30 0")
    for kind in ("sword", "immune", "wave"):
        walker = quick(f"0 cadets-{kind} 10 10 0", *crowd, terrain=["house: 15 10"]).act(0, "move")
        assert "QS-MOV-03" in walker.refused(walker.path(0, (17.6, 10))).rules
    wing = quick("0 cadets-wing 10 10 0", *crowd, terrain=["house: 15 10"]).act(0, "move")
    assert wing.move(0, (17.6, 10)).place(0) == (17.6, 10)


@rule("QS-MOV-08", "QS-MOV-09")
def test_a_wing_lands_in_clear_terrain():
    wing = quick("0 cadets-wing 10 10 0", FAR, terrain=["house: 15 10"]).act(0, "move")
    assert "QS-TER-03" in wing.refused(wing.path(0, (15, 10))).rules


@rule("QS-SPN-01", "QS-SPN-02")
def test_whoever_is_approached_spins_in_the_turn_of_the_other():
    play = quick("0 cadets-plain 10 10 0", "1 cadets-plain 14 10 0").act(0, "move").move(0, (12.5, 10))
    assert (play.seat, play.kind, play.state.active) == (1, "free-spin", 0)
    play.spin(1, 180)
    assert (play.facing(1), play.tokens(1)) == (180, 0)


@rule("QS-CLS-01", "QS-CLS-02")
def test_every_warrior_fights_whoever_touches_its_front():
    for kind in ("sword", "bow", "wand", "immune", "wing", "wave", "plain"):
        play = quick(f"0 cadets-{kind} 10 10 0", "1 cadets-plain 11.5 10 180", "1 cadets-plain 10 11.5 270").act(
            0, "fight"
        )
        assert play.refused(c.Target(0, 2)).reason == "minis-not-in-front"
        assert play.offers(c.Target(0, 1))


@rule("QS-CLS-04")
def test_the_rear_arc_adds_1():
    play = quick("0 cadets-plain 10 10 0", "1 cadets-plain 11.5 10 0", dice=[(3, 3)]).act(0, "fight").target(1)
    assert play.only(Attacked).total == 15


@rule("QS-RNG-01", "QS-RNG-02")
def test_shooting_needs_a_range_and_distance_from_enemies():
    blunt = quick("0 cadets-sword 10 10 0", "1 cadets-plain 18 10 180")
    assert blunt.refused(c.Act(0, 0, "shoot")).reason == "minis-no-range"
    held = quick("0 cadets-bow 10 10 0", "1 cadets-plain 10 11.5 180", "1 cadets-plain 18 10 180")
    assert held.refused(c.Act(0, 0, "shoot")).reason == "minis-firer-in-contact"


@rule("QS-RNG-04", "QS-RNG-05", "QS-RNG-06")
def test_lines_of_fire_need_arc_and_room_and_targets_no_friends():
    play = quick(
        "0 cadets-bow 10 10 0", "1 cadets-plain 15 16 180", "1 cadets-plain 18 10 180", "1 cadets-plain 14 10.2 180",
        "1 cadets-plain 16 6 180", "0 cadets-plain 16 4.5 0",
    ).act(0, "shoot")  # fmt: skip
    reasons = {figure: play.refused(c.Target(0, figure)).reason for figure in (1, 2, 4)}
    assert reasons == {1: "minis-outside-arc", 2: "minis-base-in-line", 4: "minis-target-touches-friend"}
    assert play.offers(c.Target(0, 3))


@rule("QS-RNG-08")
def test_a_shot_must_reach_the_defense():
    for dice, hit in (((3, 2), True), ((2, 2), False)):
        play = quick("0 cadets-bow 10 10 0", "1 cadets-plain 18 10 180", dice=[dice]).act(0, "shoot").target(1)
        assert play.only(Attacked).hit is hit


@rule("QS-RNG-10", "QS-RNG-11")
def test_the_immune_are_safe_from_wands_but_not_from_close_combat():
    far = quick("0 cadets-wand 10 10 0", "1 cadets-immune 18 10 180", "1 cadets-plain 17 13 180").act(0, "shoot")
    assert "QS-RNG-10" in far.refused(c.Target(0, 1)).rules
    bow = quick("0 cadets-bow 10 10 0", "1 cadets-immune 18 10 180").act(0, "shoot")
    assert bow.offers(c.Target(0, 1))
    close = quick("0 cadets-wand 10 10 0", "1 cadets-immune 11.5 10 180", dice=[(5, 5)]).act(0, "fight").target(1)
    assert close.click(1) == 1


@rule("QS-TRN-02", "QS-FIN-01", "QS-FIN-03")
def test_after_the_time_whoever_controls_the_objective_wins():
    play = quick("0 cadets-plain 10 10 0", FAR, objective="18 18 of 1", minutes=50).time_up()
    assert (outcome(play).winners, outcome(play).ending.key) == ((1,), "minis-ending-objective")
    turns = quick("0 cadets-plain 10 10 0", FAR, objective="18 18 of 0", turns=1).end_turn().end_turn()
    assert outcome(turns).winners == (0,)


@rule("QS-FIN-02", "QS-TRN-02")
def test_the_side_with_warriors_left_wins():
    play = quick("0 cadets-plain 10 10 0", "1 cadets-frail 11.5 10 180", objective="18 18 of 1", dice=[(5, 5)])
    play.act(0, "fight").target(1)
    assert (outcome(play).winners, outcome(play).ending.key) == ((0,), "minis-ending-last-standing")


@rule("QS-FIN-04")
def test_without_control_the_points_of_eliminated_enemies_decide():
    play = quick(
        "0 cadets-plain 10 10 0", "1 cadets-frail 11.5 10 180", FAR, "1 cadets-plain 30 20 0", minutes=50, dice=[(5, 5)]
    )
    play.act(0, "fight").target(1).time_up()
    assert outcome(play).scores == (7, 0)
    assert outcome(play).winners == (0,)
