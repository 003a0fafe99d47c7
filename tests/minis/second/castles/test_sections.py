"""Castle sections as warriors: their dials and points, what they can be given, who can attack them, how they fall."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from mageknight.locale import Words
from mageknight.minis import commands as c
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.content.library import official
from mageknight.minis.content.terrain import pieces
from mageknight.minis.events import Damaged, SectionBreached, SectionFell
from mageknight.minis.figures.castles import fortification, is_breached, number_of, section_at, standing_on
from mageknight.minis.figures.dial import shows_yellow
from mageknight.minis.figures.roster import is_able
from mageknight.minis.queries.preview import TargetAnswer, targets
from mageknight.minis.rules.castles.assailing import is_strong_enough
from mageknight.minis.rules.castles.occupying import castle_points
from mageknight.minis.rules.figures.control import pass_control
from mageknight.minis.rules.movement.formations import join_refusal
from mageknight.minis.rules.turn.ending import sides_left
from mageknight.minis.table.contact import stands_on
from mageknight.minis.table.terrain import ABRUPT, HINDERING
from tests.marks import content_cases, rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, holders, second

KEEP, TOWER, GATE, WALL, DOORWAY = "castles-451", "castles-452", "castles-453", "castles-454", "castles-455"
HEAVY_AND_LIGHT = {KEEP: (173, 84), TOWER: (113, 59), GATE: (112, 53), WALL: (20, 12), DOORWAY: (20, 12)}


def shot(play: Play, attacker: int, target: int, how: str = "shoot") -> TargetAnswer:
    return targets(play.state, attacker, how, only=[target])[0]


def why(play: Play, attacker: int, target: int, how: str = "shoot") -> Refusal | None:
    return shot(play, attacker, target, how).refusal


def defense(play: Play, attacker: int, target: int, how: str = "shoot") -> int:
    found = shot(play, attacker, target, how)
    assert found.refusal is None, found.refusal
    assert found.defense is not None
    return found.defense.total


# What is printed.


@rule("M2-CASTLE-05", "M2-CASTLE-78", "M2-CASTLE-03", "M2-CASTLE-04")
@pytest.mark.parametrize("key", list(HEAVY_AND_LIGHT))
def test_heavy_and_light_sections_differ_in_points_and_by_three_clicks(key: str) -> None:
    heavy, light = HEAVY_AND_LIGHT[key]
    known = official()
    assert (known[f"{key}@1"].points, known[f"{key}@1"].start) == (heavy, 0)
    assert (known[f"{key}@2"].points, known[f"{key}@2"].start) == (light, 3)
    play = second(f"0 {key}@2 18 18 0", "1 cadets-plain 30 30 0")
    state = play.state
    assert fortification(state, 0) == known[key].dial[3 * 10]
    assert known[key].ranged_damage == -1, "the damage on the dial is that of its shots"


@rule("M2-CASTLE-75")
def test_walls_have_neither_attack_nor_damage_nor_stairs() -> None:
    for key in (WALL, DOORWAY):
        figure = official()[key]
        assert not any(figure.dial[at + slot] for at in range(0, len(figure.dial), 10) for slot in (1, 3))
        assert figure.range == 0
    assert [len(pieces()[name].castle.portals) for name in ("castle-wall", "castle-doorway")] == [0, 1]  # type: ignore[union-attr]
    assert pieces()["castle-doorway-open-1"].laid((0, 0), 0)[0].access == []


@pytest.mark.parametrize("name", content_cases(f"minis/piece/{name}" for name, each in pieces().items() if each.castle))
def test_every_section_lies_as_a_top_with_stone_beneath(name: str) -> None:
    piece = pieces()[name.rpartition("/")[2]]
    top, *below = piece.laid((9000, 9000), 1)
    assert top.castle is not None
    assert top.kind == ABRUPT
    assert all(each.masonry and not each.elevates for each in below)
    assert piece.castle is not None
    assert pieces()[piece.castle.ruin].kind == HINDERING
    for lang in ("en", "de"):
        assert Words.of(lang).render(say(piece.name_key)) != piece.name_key


@rule("M2-CASTLE-01", "M2-CASTLE-18", "M2-CASTLE-79")
def test_a_section_is_a_warrior_and_an_abrupt_elevation_at_once() -> None:
    play = second(f"0 {WALL} 15 18 0", f"0 {TOWER} 20 18 0", FAR)
    state = play.state
    assert [state.terrain[number_of(state, each)][0] for each in (0, 1)] == ["castle-wall", "castle-tower"]
    top = state.table.perch[0]
    assert state.table.ground.pieces[top].kind == ABRUPT
    assert section_at(state, top) == 0
    assert state.table.perch[1] != top, "two dials, two sections, though they adjoin"
    assert state.table.ground.one_walk(top, state.table.perch[1])


@rule("M2-CASTLE-13", "M2-CASTLE-11")
def test_a_section_touches_nobody_and_looks_all_round() -> None:
    play = second(
        f"0 {TOWER} 18 18 0", "1 cadets-sword 18 15.25 90", "1 cadets-plain 25 18 180", "1 cadets-plain 11 18 0"
    )
    assert play.state.table.touch[0] == 0
    assert play.state.table.touch[1] == 0
    assert [each.refusal is None for each in targets(play.state, 0, "shoot", only=[2, 3])] == [True, True]
    assert play.state.table.rear[0] == 0


# What sections do.


@rule("M2-CASTLE-46", "M2-CASTLE-12")
def test_sections_only_shoot() -> None:
    play = second(f"0 {TOWER} 18 18 0", f"0 {WALL} 26 18 0", "1 cadets-plain 25 10 180")
    assert {command.how for command in play.options() if isinstance(command, c.Act)} == {"shoot"}
    for how in ("move", "fight", "double-time"):
        assert play.refused(c.Act(0, 0, how)).rules == ("M2-CASTLE-46",)
    assert play.refused(c.Act(0, 1, "shoot")).reason == "minis-castle-cannot-shoot"


@rule("M2-CASTLE-50")
def test_no_section_shoots_at_what_is_four_inches_away_or_less() -> None:
    play = second(f"0 {TOWER} 18 18 0", "1 cadets-plain 18 14 90", "1 cadets-plain 22.002 18 90")
    assert why(play, 0, 1).rules == ("M2-CASTLE-50",)  # type: ignore[union-attr]
    assert why(play, 0, 2) is None


@rule("M2-CASTLE-49", "M2-CASTLE-56")
def test_bases_never_stand_in_the_way_of_shots_of_and_at_a_section() -> None:
    play = second(f"0 {TOWER} 18 18 0", "1 giants-titan 18 8 90", "1 cadets-plain 18 12 90", "0 cadets-bow 5 5 90")
    assert why(play, 0, 1) is None
    titan = second(f"1 {TOWER} 18 18 0", "0 giants-titan 18 10.5 90", "0 cadets-plain 18 13 90", "1 cadets-bow 5 5 90")
    assert why(titan, 1, 0) is None


@rule("M2-CASTLE-57")
def test_a_section_is_higher_than_whoever_is_not_on_elevated_terrain() -> None:
    ground = second(f"1 {TOWER} 18 18 0", "0 giants-sapper 18 10 90", FAR, dice=[(4, 5)])
    found = shot(ground, 1, 0)
    assert found.defense is not None
    assert found.defense.total == 18 + 1
    ground.act(1, "shoot").target(0)
    assert ground.click(0) == 0, "9 and 9 are not 19"
    high = second(f"1 {TOWER} 18 18 0", "0 giants-sapper 18 10 90", f"0 {WALL} 18 10 0", FAR, dice=[(4, 5)])
    assert defense(high, 1, 0) == 18
    high.act(1, "shoot").target(0)
    assert high.click(0) == 2
    hill = second(f"1 {TOWER} 18 18 0", "0 giants-sapper 18 10 90", FAR, terrain=["hill: 18 10"])
    assert defense(hill, 1, 0) == 18


@rule("M2-CASTLE-09")
def test_a_critical_miss_and_pushing_hurt_no_section() -> None:
    """The same throw, given by a warrior, hurts it."""
    target = "1 cadets-plain 24 10 180"
    play = second(f"0 {TOWER} 18 18 0 tokens 1", target, dice=[(1, 1)])
    play.act(0, "shoot").target(1)
    assert (play.tokens(0), play.click(0)) == (2, 0)
    assert not play.all(Damaged)
    warrior = second("0 cadets-bow 24 16 270 tokens 1", target, dice=[(1, 1)])
    warrior.act(0, "shoot").target(1)
    assert [event.figure for event in warrior.all(Damaged)] == [0, 0], "once by the throw, once by pushing"


@rule("M2-CASTLE-47")
def test_a_section_that_acts_two_turns_running_rests_the_third() -> None:
    """Played from turn to turn, until its owner lets it rest."""
    play = second(f"0 {TOWER} 18 18 0", "0 cadets-plain 5 5 0", "1 cadets-plain 24 10 180", dice=[(1, 2)] * 3)
    for tokens in (1, 2):
        play.act(0, "shoot").target(2)
        assert (play.tokens(0), play.click(0)) == (tokens, 0)
        back_to_action(play.end_turn())
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-pushed-already"
    back_to_action(play.end_turn())
    assert play.tokens(0) == 0
    play.act(0, "shoot").target(2)


def back_to_action(play: Play) -> None:
    """The other seat does nothing; the portals stay as they are."""
    while (play.seat, play.kind) != (0, "action"):
        play.do(c.EndPhase(0) if play.kind == "portals" else c.EndTurn(play.seat))


@rule("M2-CASTLE-45")
def test_several_sections_act_in_one_turn_each_once() -> None:
    play = second(f"0 {TOWER} 18 18 0", f"0 {KEEP} 28 18 0", "1 cadets-plain 24 10 180", dice=[(1, 2)] * 2, total=200)
    play.act(0, "shoot").target(2)
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-acted-already"
    play.act(1, "shoot").target(2)
    assert (play.tokens(0), play.tokens(1)) == (1, 1)


@rule("M2-CASTLE-48")
def test_a_keep_gives_one_more_action_while_it_stands() -> None:
    with_keep = second(f"0 {KEEP} 18 18 0", "0 cadets-plain 5 5 0", FAR, begin="yes")
    with_keep.do(c.EndPhase(0))
    assert with_keep.state.actions == 2
    tower = second(f"0 {TOWER} 18 18 0", "0 cadets-plain 5 5 0", FAR, begin="yes")
    tower.do(c.EndPhase(0))
    assert tower.state.actions == 1


# Who can attack a section.


@rule("M2-CASTLE-52", "M2-CASTLE-53", "M2-CASTLE-55")
def test_only_heavy_shots_reach_a_section() -> None:
    play = second(
        f"1 {WALL} 18 18 0",
        "0 cadets-bow 18 12 90",
        "0 giants-titan 22 12 90",
        "0 giants-sapper 14 12 90",
        "0 giants-sapper 10 14 45 click 1",
    )
    found = why(play, 1, 0)
    assert found is not None
    assert found.rules == ("M2-CASTLE-53", "M2-CASTLE-55")
    assert [why(play, each, 0) for each in (2, 3, 4)] == [None, None, None]
    assert play.refused(c.Act(0, 1, "shoot")).reason == "minis-nobody-to-shoot"


@rule("M2-CASTLE-54", "M2-CASTLE-55", "M2-CASTLE-58")
def test_only_heavy_blows_break_stone() -> None:
    play = second(
        f"1 {WALL} 18 18 0",
        "0 cadets-sword 17 16.5 90",
        "0 giants-titan 20.5 15.75 90",
        "0 cadets-steed 15.2 16.5 90",
        "0 giants-ogre 14 5 90",
    )
    weak, titan, ram = (why(play, each, 0, "fight") for each in (1, 2, 3))
    assert weak is not None
    assert weak.rules == ("M2-CASTLE-54", "M2-CASTLE-55")
    assert (titan, ram) == (None, None)
    assert why(play, 4, 0, "fight").rules == ("M2-CASTLE-58",)  # type: ignore[union-attr]
    fight = attack_manner(play.state, "fight")
    helping = join_refusal(play.state, fight, 2, (), 0, 1)
    assert helping is not None
    assert helping.rules == ("M2-CASTLE-54", "M2-CASTLE-55")


@rule("M2-CASTLE-59")
def test_nobody_attacks_the_section_he_stands_on() -> None:
    play = second(f"1 {KEEP} 18 18 0", "0 cadets-steed 18 18 90", f"1 {WALL} 18 21.75 0")
    assert standing_on(play.state, 1) == 0
    assert why(play, 1, 0, "fight").rules == ("M2-CASTLE-59",)  # type: ignore[union-attr]
    assert play.refused(c.Act(0, 1, "fight")).reason == "minis-nobody-in-front"


@rule("M2-CASTLE-51")
def test_sections_and_giants_shoot_at_each_other_from_afar() -> None:
    play = second(f"0 {TOWER} 6 18 0", "1 giants-titan 24 18 180", "1 cadets-plain 24 22 180")
    assert why(play, 0, 1, "long-shot") is None
    found = shot(play, 0, 1, "long-shot")
    assert found.damage is not None
    assert found.damage.total == 3 - 2
    assert why(play, 0, 2, "long-shot").reason == "minis-long-range-giants"  # type: ignore[union-attr]
    back = second("0 giants-titan 20 18 180", f"1 {TOWER} 6 18 0")
    assert why(back, 0, 1, "long-shot") is None


# Damage, breach, collapse.


def storm(*more: str, dice: Sequence[tuple[int, ...]] = ((6, 5),), click: int = 0) -> Play:
    """A titan before a wall of the opponent."""
    return second(f"1 {WALL} 18 18 0 click {click}", "0 giants-titan 18 15.75 90", *more, dice=dice, total=200)


@rule("M2-CASTLE-44", "M2-CASTLE-69", "M2-CASTLE-68")
def test_a_breached_wall_gives_half_its_points_and_no_longer_counts() -> None:
    play = storm(click=2)
    play.act(1, "fight").target(0)
    assert play.click(0) == 6
    assert is_breached(play.state, 0)
    assert shows_yellow(play.state.defs[0], 6)
    assert play.only(SectionBreached).points == 10
    assert play.state.score[0] == 10
    assert not is_able(play.state, 0)
    assert sides_left(play.state) == [0]


@rule("M2-CASTLE-02", "M2-CASTLE-60", "M2-CASTLE-61", "M2-CASTLE-62")
def test_a_section_falls_to_rubble_under_those_who_stand_on_it() -> None:
    """First the rubble, then everybody's facing, then the dice in the order the castle player says."""
    on_top = ("1 cadets-plain 17 18 0", "0 cadets-plain 19 18 0")
    play = storm(*on_top, "1 cadets-plain 30 30 0", dice=[(6, 5), (1,), (2,)], click=5)
    play.act(1, "fight").target(0)
    assert play.is_eliminated(0)
    assert play.state.terrain == [("castle-wall-rubble", 9000, 9000, 0)]
    assert (play.kind, play.seat) == ("tumble", 1)
    play.turn(2, 180)
    assert (play.kind, play.seat) == ("tumble", 0), "each is turned by its own controller"
    assert not play.all(Damaged), "nobody is hurt before all stand"
    play.turn(3, 45)
    assert (play.kind, play.seat) == ("bury", 1), "the castle player says whose die comes first"
    play.target(3)
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(3, 1), (2, 2)]
    assert [(play.place(each), play.facing(each)) for each in (2, 3)] == [((17, 18), 180), ((19, 18), 45)]
    assert play.state.table.perch[2] == -1
    assert play.state.score[0] == 20


@rule("M2-CASTLE-61")
def test_whoever_falls_with_a_section_stays_where_it_stood_in_hindering_terrain() -> None:
    play = storm("1 cadets-plain 18 18 0", "1 cadets-plain 30 30 0", dice=[(6, 5), (1,)], click=5)
    play.act(1, "fight").target(0)
    assert not play.offers(c.Turn(0, 2, 0)), "its own controller turns it"
    play.turn(2, 270)
    assert (play.place(2), play.facing(2)) == ((18, 18), 270)
    assert stands_on(play.state.table, 2, play.state.table.ground.slow)


@rule("M2-CASTLE-69", "M2-CASTLE-68")
def test_whoever_brings_a_breached_section_down_has_its_points_once() -> None:
    play = storm(click=2, dice=[(6, 5), (6, 5)])
    play.act(1, "fight").target(0)
    assert play.state.score == [10, 0]
    play = storm("1 cadets-plain 30 30 0", click=4, dice=[(6, 5), (6, 5)])
    play.act(1, "fight").target(0)
    assert play.only(SectionFell).points == 0
    assert play.state.score == [20, 0]


# What they have no part in.


@rule("M2-CASTLE-06", "M2-CASTLE-10")
def test_sections_are_not_captured_and_join_no_formation() -> None:
    play = second(f"1 {WALL} 18 18 0", "0 cadets-sword 18 16.5 90")
    assert play.refused(c.Act(0, 1, "capture")).reason == "minis-nobody-to-capture"
    bows = second(f"0 {TOWER} 18 18 0", "0 cadets-bow 18 15.25 270", "1 cadets-plain 18 10 90")
    bows.act(0, "shoot").target(2)
    assert bows.kind != "aim", "nobody can join, so the dice are thrown"


@rule("M2-CASTLE-07", "M2-CASTLE-15")
def test_sections_ignore_freezing_healing_and_the_like() -> None:
    play = second(f"0 {WALL} 18 18 0 click 2", "0 giants-helper 18 16.5 90", FAR)
    assert play.refused(c.Act(0, 1, "heal")).reason == "minis-nobody-to-heal"
    foe = second(f"1 {WALL} 18 18 0 click 2", "0 giants-helper 18 12 90")
    assert why(foe, 1, 0, "magic-freeze").rules[0].startswith("M2-CASTLE")  # type: ignore[union-attr]


@rule("M2-CASTLE-08")
def test_nobody_brings_a_fallen_section_back() -> None:
    raising = second("0 recruits-necromancer 10 10 0", f"0 {WALL} eliminated", "0 recruits-zombie eliminated", FAR)
    raising.act(0, "raise")
    assert raising.refused(c.Target(0, 1)).rules == ("M2-CASTLE-08",)
    assert raising.offers(c.Target(0, 2))
    calling = second(
        "0 recruits-speaker 10 10 0", f"1 {TOWER} eliminated", "1 cadets-plain eliminated", FAR, begin="yes"
    )
    calling.act(0, "revenant")
    assert calling.refused(c.Target(0, 1)).rules == ("M2-CASTLE-08",)


@rule("M2-CASTLE-14")
def test_trampling_through_a_gate_hurts_those_in_it_and_not_the_gatehouse() -> None:
    play = second(
        "0 stable-trample 18 12 90",
        "0 stable-rider rides 0",
        "1 cadets-plain 18 15.5 270",
        f"1 {GATE} 18 18 0 open 12",
        FAR,
    )
    play.act(0, "trample").move(0, (18, 20), facing=90)
    assert [event.figure for event in play.all(Damaged)] == [2]
    assert play.click(3) == 0


@rule("M2-CASTLE-16", "M2-CASTLE-12")
def test_no_spell_enchants_a_section_blows_it_away_or_changes_its_side() -> None:
    wall, foe = f"1 {WALL} 16 14 0", "1 adepts-plain 16 10 180"
    play = second("0 adepts-mage 10 10 0", wall, foe, total=300, book_0="0 lead-feet")
    play.act(0, "cast")
    assert play.refused(c.Target(0, 1)).rules == ("M2-CASTLE-16",)
    play.target(2)
    gust = second("0 adepts-mage 10 10 0", wall, foe, total=300, book_0="0 gust").act(0, "cast")
    assert gust.refused(c.Target(0, 1)).rules == ("M2-CASTLE-12", "M2-CASTLE-15")
    pass_control(Flow(gust.state), 1, 0)
    assert gust.state.controller[1] == 1


def test_places_for_the_garrison_lie_on_its_keep_and_on_all_sides_of_it() -> None:
    play = second(f"0 {KEEP}@1 18 18 0", "0 cadets-plain 30 6 0", "1 cadets-plain 30 30 0")
    state = play.state
    guard = next(each for each in range(len(state.defs)) if state.defs[each].key == "cadets-plain")
    around = state.table.ground.pieces[state.table.perch[0]].outline
    found = castle_points(state, 0, guard)
    assert any(around.x0 <= x <= around.x1 and around.y0 <= y <= around.y1 for x, y in found)
    sides = {(x < around.x0) - (x > around.x1) or 2 * ((y < around.y0) - (y > around.y1)) for x, y in found}
    assert {-2, -1, 1, 2} <= sides


@rule("M2-OBJ-06", "M2-CASTLE-01")
def test_an_objective_on_a_tower_is_taken_from_its_top_alone() -> None:
    """A token whose rim is so near to the edge that a base at the foot would touch it, seen from above (reading R191)."""
    foot = second(f"0 {TOWER} 18 18 0", "0 cadets-plain 18 15.249 90", FAR, objective_0="18 16.7")
    foot.end_turn()
    assert holders(foot) == [-1]
    top = second(f"0 {TOWER} 18 18 0", "0 cadets-plain 18 18 90", FAR, objective_0="18 16.7")
    top.end_turn()
    assert holders(top) == [0]
    below = second(f"0 {TOWER} 18 18 0", "0 cadets-plain 18 16.76 90", FAR, objective_0="18 15.2")
    below.end_turn()
    assert holders(below) == [-1], "nor from the top what lies at the foot"


@rule("M2-CASTLE-58")
def test_a_section_is_struck_through_the_front_arc_alone() -> None:
    play = second(f"1 {WALL} 18 18 0", "0 cadets-steed 18 16.5 270", FAR)
    found = why(play, 1, 0, "fight")
    assert found is not None
    assert (found.reason, found.rules) == ("minis-not-in-front", ("M2-CASTLE-58",))


@rule("M2-CASTLE-53", "M2-CASTLE-54")
def test_blasts_and_great_blows_break_stone_whatever_their_damage() -> None:
    """Those who make them are too weak otherwise: the same figures with a plain attack are refused."""
    play = second(f"1 {WALL} 18 18 0", "0 cadets-sword 17 16.5 90", "0 cadets-bow 18 12 90", FAR)
    state = play.state
    for word, plain, figure in (("smite", "fight", 1), ("thunder-blow", "fight", 1), ("mage-blast", "shoot", 2)):
        assert not is_strong_enough(state, attack_manner(state, plain), figure)
        assert is_strong_enough(state, attack_manner(state, word), figure)
