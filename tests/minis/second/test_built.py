"""Constructed terrain of edition 2.0: laid, occupied, fought from and for, attacked, brought down."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.content.terrain import BUILT_KINDS, pieces
from mageknight.minis.events import FeatureAttacked, FeatureDestroyed, StructureDamaged
from mageknight.minis.queries.preview import TargetAnswer, path_to, targets
from mageknight.minis.rules.attack.built import dealt, demolition, hit_chance, structure_left
from mageknight.minis.table.terrain import KINDS
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import Play, units
from tests.minis.second.field import FAR, lay, scene, second

HAMMER = "0 masons-hammer 10 10 0"
BOW = "0 cadets-bow 10 10 0"
TOWER = "wooden-watchtower: 15 10"
UP = "15 10"
"""The top of the tower; its ladder is on the south side, between (14.6, 8.75) and (15.4, 8.75)."""
PLAIN = 15


def shot(*figures: str, terrain: Sequence[str] = ()) -> TargetAnswer:
    """What a player is told about a shot of figure 0 at figure 1."""
    return targets(second(*figures, terrain=terrain).state, 0, "shoot", only=[1])[0]


def defense(*figures: str, terrain: Sequence[str] = ()) -> int:
    found = shot(*figures, terrain=terrain)
    assert found.refusal is None, found.refusal
    assert found.defense is not None
    return found.defense.total


def aim(play: Play, number: int = 0) -> c.TargetPiece:
    return c.TargetPiece(play.seat, number)


def batter(play: Play, figure: int = 0, number: int = 0) -> Play:
    return play.act(figure, "batter").do(aim(play, number))


# What the cards say.


@rule("M2-CONSTR-02", "M2-CONSTR-03")
def test_every_card_names_type_defense_fortification_and_structure():
    cards = {name: piece for name, piece in pieces().items() if piece.built is not None}
    assert {KINDS[piece.kind] for piece in cards.values()} == set(BUILT_KINDS)
    for name, piece in cards.items():
        assert piece.built is not None
        assert piece.built.defense >= 12, name
        assert piece.built.structure >= 2, name
    play = second(HAMMER, FAR, terrain=["barricade: 12 10", "palisade: 20 10", "crop-field: 25 20"])
    told = [(each.piece, each.number, each.left) for each in battle_view(play.state).terrain]
    assert told == [("barricade", 0, 2), ("palisade", 1, 3), ("crop-field", 2, 0)]


# Set-up.


@rule("M2-CONSTR-08", "M2-CONSTR-09")
def test_two_features_more_on_the_pile_and_two_laid_for_one():
    play = scene(constructed=True)
    early = play.refused(c.Contribute(0, "palisade"))
    assert (early.reason, early.rules) == ("minis-built-comes-besides", ("M2-CONSTR-08",))
    for _ in range(2):
        play.do(c.Contribute(play.seat, "thicket")).enough()
    late = play.refused(c.Contribute(play.seat, "thicket"))
    assert late.reason == "minis-only-built"
    play.do(c.Contribute(0, "palisade")).do(c.Contribute(0, "hedgerow"))
    play.do(c.Contribute(1, "palisade")).do(c.Contribute(1, "hedgerow"))
    assert play.kind == "objective", "nobody adds a third one"
    for _ in range(2):
        play.do(play.options()[0])
    assert play.kind == "terrain"
    first = play.seat
    play.do(lay(play, "palisade", 8, 14))
    assert (play.kind, play.seat) == ("terrain", first), "a second one may follow"
    other = play.refused(lay(play, "thicket", 10, 18))
    assert (other.reason, other.rules) == ("minis-only-built", ("M2-CONSTR-09",))
    play.do(lay(play, "hedgerow", 8, 17))
    assert play.seat == 1 - first
    play.do(lay(play, "palisade", 28, 14)).enough()
    assert play.seat == first


@rule("M2-CONSTR-09")
def test_two_constructed_features_count_as_one():
    play = scene(constructed=True)
    for _ in range(2):
        for piece in ("thicket", "boulder", "thicket", "boulder"):
            play.do(c.Contribute(play.seat, piece))
    for _ in range(2):
        play.do(c.Contribute(play.seat, "palisade")).do(c.Contribute(play.seat, "hedgerow"))
    for _ in range(2):
        play.do(play.options()[0])
    play.do(lay(play, "palisade", 8, 13)).do(lay(play, "hedgerow", 8, 15))
    for y in (10, 18, 26):
        assert play.kind == "terrain"
        play.do(lay(play, "boulder" if y < 20 else "thicket", 28, y))
    assert play.kind != "terrain", "with four features, two counted as one, the table is full"
    assert len(play.state.terrain) == 5


@rule("M2-CONSTR-10", "M2-CONSTR-11")
def test_constructed_features_may_stand_side_by_side_but_wholly_on_the_field():
    play = scene(constructed=True)
    for _ in range(2):
        play.do(c.Contribute(play.seat, "thicket")).enough()
    for _ in range(2):
        play.do(c.Contribute(play.seat, "palisade")).do(c.Contribute(play.seat, "hedgerow"))
    for _ in range(2):
        play.do(play.options()[0])
    play.do(lay(play, "thicket", 8, 18))
    near = play.refused(lay(play, "palisade", 12, 18))
    assert (near.reason, near.rules) == ("minis-terrain-too-close", ("M2-SETUP-21",))
    play.do(lay(play, "palisade", 24, 14))
    over = play.refused(lay(play, "palisade", 24.5, 14))
    assert (over.reason, over.rules) == ("minis-terrain-on-terrain", ("M2-CONSTR-10",))
    assert play.refused(lay(play, "palisade", 1, 14)).reason == "minis-terrain-off-table"
    play.do(lay(play, "palisade", 28, 14))
    assert [x for _, x, _, _ in play.state.terrain[1:]] == [units(24), units(28)]


@rule("M2-TOURN-03")
def test_no_constructed_terrain_in_tournaments():
    with pytest.raises(Refusal) as caught:
        scene(constructed=True, tournament=True)
    assert (caught.value.reason, caught.value.rules) == ("minis-no-built-in-tournament", ("M2-TOURN-03",))
    plain = scene()
    assert not any(isinstance(each, c.Contribute) and each.piece == "palisade" for each in plain.options())
    assert plain.refused(c.Contribute(0, "palisade")).reason == "minis-built-comes-besides"


def test_older_editions_know_no_constructed_terrain():
    with pytest.raises(Refusal) as caught:
        scene(edition="rebellion", constructed=True, armies=())
    assert caught.value.reason == "minis-nothing-built"


def test_a_strewn_battlefield_has_constructed_terrain_too():
    play = scene(constructed=True, table="random")
    for _ in range(2):
        play.do(play.options()[0])
    names = [name for name, _, _, _ in play.state.terrain]
    built = [name for name in names if pieces()[name].built is not None]
    assert 2 <= len(built) <= 4


# Features as terrain.


@rule("M2-TERRAIN-20", "M2-CONSTR-17")
@content("minis/piece/palisade", "minis/piece/hedgerow")
def test_the_type_of_a_feature_says_what_a_line_across_it_meets():
    foe = "1 cadets-plain 18 10 180"
    blocked = shot(BOW, foe, terrain=["palisade: 14 10 turn 1"]).refusal
    assert blocked is not None
    assert blocked.reason == "minis-terrain-in-line"
    assert defense(BOW, foe, terrain=["hedgerow: 14 10 turn 1"]) == PLAIN + 1
    assert defense(BOW, foe) == PLAIN


@rule("M2-CONSTR-18", "M2-CONSTR-29", "M2-DEF-16")
@content("minis/piece/barricade")
def test_who_crouches_behind_a_barricade_adds_its_fortification():
    behind = "1 cadets-plain 18 10 180"
    assert defense(BOW, behind, terrain=["barricade: 17 10 turn 1"]) == PLAIN + 1 + 2
    assert defense(BOW, behind, terrain=["barricade: 15 10 turn 1"]) == PLAIN + 1, "not touched"
    assert defense(BOW, behind, terrain=["barricade: 19 10 turn 1"]) == PLAIN, "not crossed"


@rule("M2-CONSTR-19")
@content("minis/piece/earthwork")
def test_who_stands_inside_is_fortified_from_every_side():
    inside = "1 cadets-plain 18 10 180"
    assert defense(BOW, inside, terrain=["earthwork: 18 10"]) == PLAIN + 1 + 1, "height and fortification"
    play = second("0 cadets-bow 18 18 270", inside, terrain=["earthwork: 18 10"])
    found = targets(play.state, 0, "shoot", only=[1])[0].defense
    assert found is not None
    assert found.total == PLAIN + 2
    assert [line.rule for line in found.parts].count("M2-CONSTR-18") == 1


@rule("M2-CONSTR-29")
def test_the_rule_of_3_holds_for_fortification_too():
    foe = "1 cadets-plain 18 10 180"
    both = ["barricade: 17 10 turn 1", "hedgerow: 14 10 turn 1", "barricade: 18.9 10 turn 1"]
    assert defense(BOW, foe, terrain=[*both, "mantlet: 17.1 12 turn 1"]) <= PLAIN + 3


@rule("M2-CONSTR-12")
def test_only_features_with_a_dot_are_occupied_and_by_no_more_than_they_have_dots():
    play = second("0 cadets-sword 18 6 90", "0 cadets-sword 12 10 0", FAR, terrain=["barricade: 18 10"])
    play.act(0, "move")
    found = play.refused(play.path(0, (18, 10), facing=90))
    assert (found.reason, found.rules) == ("table-no-dot", ("M2-CONSTR-12",))
    play.move(0, (18, 12), facing=90)
    tower = second("0 cadets-sword 15 7 90", "1 cadets-plain 15 11.2 180", FAR, terrain=[TOWER])
    tower.act(0, "move")
    full = tower.refused(tower.path(0, (15, 8.75), facing=90))
    assert (full.reason, full.rules) == ("table-full-up", ("M2-CONSTR-12",))


@rule("M2-CONSTR-13", "M2-CONSTR-14")
@content("minis/piece/wooden-watchtower")
def test_lines_to_who_is_on_top_end_at_the_dot_of_the_feature():
    at_the_edge = "1 cadets-plain 14 10 180"
    shooter = "0 cadets-bow 4.3 10 0"
    assert shot(shooter, at_the_edge).refusal is None, "9.7 inches in the open"
    far = shot(shooter, at_the_edge, terrain=[TOWER]).refusal
    assert far is not None
    assert far.reason == "minis-out-of-range", "the dot is 10.7 inches away"
    near = "0 cadets-bow 5.2 10 0"
    beyond = "1 cadets-plain 16 10 180"
    assert shot(near, beyond, terrain=[TOWER]).refusal is None, "the dot is 9.8 inches away"
    beside = "1 cadets-plain 16.4 10 180"
    out = shot(near, beside, terrain=[TOWER]).refusal
    assert out is not None, "its centre dot is beside the tower, though its base is over it"


@rule("M2-CONSTR-06", "M2-CONSTR-07")
def test_who_is_on_top_touches_whoever_is_at_the_ladder():
    play = second("0 cadets-sword 15 8 90", f"1 cadets-plain {UP} 90", FAR, terrain=[TOWER], dice=[(4, 5)])
    assert play.touches(0, 1)
    assert play.touches(1, 0)
    play.act(0, "fight").target(1)
    assert play.click(1) == 2
    aside = second("0 cadets-sword 13 10 0", f"1 cadets-plain {UP} 90", FAR, terrain=[TOWER])
    assert not aside.touches(0, 1), "beside the tower, but not at its ladder"
    turned = second("0 cadets-sword 15 8 270", f"1 cadets-plain {UP} 90", FAR, terrain=[TOWER])
    assert turned.touches(0, 1)
    assert turned.refused(c.Act(0, 0, "fight")).reason == "minis-nobody-in-front", "the front arc must touch the ladder"


@rule("M2-CONSTR-06")
def test_who_is_on_top_strikes_down_whichever_way_it_looks_and_has_no_rear():
    for facing in (90, 270):
        play = second(f"0 cadets-sword {UP} {facing}", "1 cadets-plain 15 8 90", FAR, terrain=[TOWER], dice=[(4, 5)])
        play.act(0, "fight").target(1)
        assert play.click(1) == 2
        below = second("0 cadets-sword 15 8 90", f"1 cadets-plain {UP} {facing}", FAR, terrain=[TOWER])
        attack = targets(below.state, 0, "fight", only=[1])[0].attack
        assert attack is not None
        assert attack.total == 10, "no bonus for the rear"


@rule("M2-CONSTR-07")
def test_contact_at_the_ladder_must_be_broken_away_from():
    play = second("0 cadets-sword 15 8 90", f"1 cadets-plain {UP} 90", FAR, terrain=[TOWER], dice=[(1,)])
    play.act(0, "move")
    play.break_away(0)
    assert play.place(0) == (15, 8)


@rule("M2-CONSTR-12", "M2-CONSTR-06")
def test_the_way_up_leads_over_the_ladder():
    play = second("0 cadets-sword 15 7 90", FAR, terrain=[TOWER])
    assert path_to(play.state, 0, units(15), units(8.75)).fault == 0
    play.act(0, "move").move(0, (15, 8.75), facing=90)
    assert play.state.table.perch[0] == 0
    side = second("0 cadets-sword 12 10 0", FAR, terrain=[TOWER])
    side.act(0, "move")
    assert side.refused(side.path(0, (15, 10))).reason == "table-cliff"


@rule("M2-CONSTR-15")
def test_no_flight_stand_on_constructed_terrain():
    play = second("0 cadets-wing 15 6 90", FAR, terrain=["hedgerow: 15 10"])
    play.act(0, "soar")
    assert play.refused(play.path(0, (15, 9.8), facing=90)).reason == "table-on-solid"


@rule("M2-CONSTR-16")
@pytest.mark.parametrize("kind", ["titan", "mount"])
def test_large_bases_stand_on_a_tower_with_their_centre_dot(kind: str):
    play = second(f"0 masons-{kind} 15 9.6 90", "1 cadets-plain 15 8 90", FAR, terrain=[TOWER])
    assert play.state.table.perch[0] == 0
    assert play.touches(0, 1), "its base hangs over the foot of the tower"


@rule("M2-CONSTR-20")
def test_a_palisade_keeps_bases_from_touching():
    play = second("0 cadets-sword 17 10 0", "1 cadets-plain 19 10 180", terrain=["palisade: 18 10 turn 1"])
    assert not play.touches(0, 1)
    assert play.refused(c.Act(0, 0, "fight")).reason == "minis-nobody-in-front"
    play.act(0, "move")
    assert play.refused(play.path(0, (17.5, 10))).reason == "table-solid-in-way"


@rule("M2-CONSTR-26")
def test_constructed_terrain_is_no_matter_to_titans():
    foe = "1 cadets-plain 18 10 180"
    assert shot("0 masons-titan 10 10 0", foe, terrain=["palisade: 14 10 turn 1"]).refusal is None
    assert defense("0 masons-titan 10 10 0", foe, terrain=["barricade: 17 10 turn 1"]) == PLAIN
    assert defense(BOW, "1 masons-titan 18 10 180", terrain=["hedgerow: 14 10 turn 1"]) == PLAIN


# Features as targets.


@rule("M2-CONSTR-04", "M2-CONSTR-24")
def test_a_close_attack_on_a_feature_must_meet_its_defense():
    play = second("0 masons-hammer 10 10 0", FAR, terrain=["palisade: 10.95 10 turn 1"], dice=[(1, 1), (1, 2), (6, 6)])
    way = demolition(play.state, "batter")
    assert hit_chance(play.state, way, 0, 0) == 35, "only the 2 misses: 10 and 2 against 15"
    play.act(0, "batter").do(aim(play))
    told = play.only(FeatureAttacked)
    assert (told.total, told.defense, told.hit) == (14, 15, False)
    assert play.click(0) == 1, "a roll of 2 hurts"
    again = second("0 masons-hammer 10 10 0", FAR, terrain=["palisade: 10.95 10 turn 1"], dice=[(1, 2)])
    batter(again)
    assert again.only(FeatureAttacked).hit
    assert again.only(StructureDamaged).amount == 3
    behind = second("0 masons-hammer 10 10 180", FAR, terrain=["palisade: 10.95 10 turn 1"])
    found = behind.refused(c.Act(0, 0, "batter"))
    assert (found.reason, found.rules) == ("minis-no-feature-to-attack", ("M2-CONSTR-24",))


@rule("M2-CONSTR-21", "M2-CONSTR-22", "M2-DEF-17")
def test_damage_counts_for_one_turn_and_equal_damage_brings_a_feature_down():
    play = second(
        "0 cadets-sword 17.25 9 0",
        "0 cadets-sword 17.25 11 0",
        FAR,
        terrain=["palisade: 18.2 10 turn 1"],
        dice=[(4, 4), (4, 4)],
        total=200,
    )
    batter(play, 0)
    assert dealt(play.state, 0) == 2
    assert structure_left(play.state, 0) == 1
    assert battle_view(play.state).terrain[0].left == 1
    play.end_turn()
    assert dealt(play.state, 0) == 0, "the next turn begins again"
    whole = second(
        "0 cadets-sword 17.25 9 0",
        "0 cadets-sword 17.25 11 0",
        FAR,
        terrain=["palisade: 18.2 10 turn 1"],
        dice=[(4, 4), (4, 4)],
        total=200,
    )
    batter(whole, 0)
    batter(whole, 1)
    assert whole.only(FeatureDestroyed).piece == "palisade"
    assert whole.state.table.ground.pieces == []
    assert battle_view(whole.state).terrain == ()


@rule("M2-CONSTR-23")
def test_a_shot_needs_a_line_to_some_edge_and_deals_ranged_damage():
    play = second(BOW, FAR, terrain=["palisade: 16 10 turn 1"], dice=[(4, 4)])
    play.act(0, "shoot-down").do(aim(play))
    assert play.only(StructureDamaged).amount == 3
    assert play.only(FeatureDestroyed).number == 0
    hidden = second(BOW, FAR, terrain=["palisade: 16 10 turn 1", "barn: 13 10 turn 1"])
    found = hidden.refused(c.Act(0, 0, "shoot-down"))
    assert (found.reason, found.rules) == ("minis-no-feature-to-attack", ("M2-CONSTR-23",))
    partly = second(BOW, FAR, terrain=["palisade: 16 10 turn 1", "boulder: 13 10"], dice=[(4, 4)])
    partly.act(0, "shoot-down")
    touched = second(BOW, "1 cadets-plain 8.5 10 0", terrain=["palisade: 16 10 turn 1"])
    assert touched.refused(c.Act(0, 0, "shoot-down")).reason == "minis-firer-in-contact"
    behind = second("0 cadets-bow 10 10 180", FAR, terrain=["palisade: 16 10 turn 1"])
    assert behind.refused(c.Act(0, 0, "shoot-down")).reason == "minis-no-feature-to-attack"


@rule("M2-CONSTR-25")
def test_whoever_is_on_a_tower_falls_with_it():
    play = second(
        "0 masons-hammer 15 8 90",
        f"1 cadets-plain {UP} 90",
        FAR,
        terrain=[TOWER],
        dice=[(6, 6)],
    )
    batter(play)
    assert play.only(FeatureDestroyed).piece == "wooden-watchtower"
    assert play.is_eliminated(1)
    assert play.state.score[0] == 20
    wall = second("0 masons-hammer 15.5 10 0", "1 cadets-plain 18 10 180", terrain=["earthwork: 18 10"], dice=[(6, 6)])
    assert wall.state.table.perch[1] == 0
    batter(wall)
    assert wall.is_fielded(1)


@rule("M2-CONSTR-30")
def test_other_terrain_cannot_be_eliminated():
    alone = second(HAMMER, FAR, terrain=["high-wall: 11 10 turn 1"])
    assert alone.refused(c.Act(0, 0, "batter")).reason == "minis-no-feature-to-attack"
    both = second(HAMMER, FAR, terrain=["high-wall: 11 12.5 turn 1", "palisade: 10.95 10 turn 1"])
    both.act(0, "batter")
    found = both.refused(aim(both, 0))
    assert (found.reason, found.rules) == ("minis-not-constructed", ("M2-CONSTR-30",))


@rule("M2-CONSTR-05")
@content("minis/piece/bridge", "minis/piece/broken-bridge")
def test_a_bridge_crosses_its_brook_until_it_is_brought_down():
    play = second("0 cadets-sword 18 6.9 90", FAR, terrain=["bridge: 18 10"])
    kinds = [KINDS[each.kind] for each in play.state.table.ground.pieces]
    assert kinds == ["concealing", "deep-water", "deep-water"], "one feature of several terrain types"
    play.act(0, "move").move(0, (18, 13), facing=90)
    wet = second("0 cadets-sword 16 6.9 90", FAR, terrain=["bridge: 18 10"])
    wet.act(0, "move")
    assert wet.refused(wet.path(0, (16, 13), facing=90)).reason == "table-solid-in-way"
    gone = second("0 masons-hammer 18 7.25 90", FAR, terrain=["bridge: 18 10"], dice=[(6, 6)])
    batter(gone)
    assert gone.state.terrain[0][0] == "broken-bridge"
    gone.end_turn()
    gone.do_nothing_until(0)
    gone.act(0, "move")
    assert gone.refused(gone.path(0, (18, 13), facing=90)).reason == "table-solid-in-way"


@rule("M2-CONSTR-27")
@content("minis/piece/mantlet")
def test_a_mantlet_is_pushed_along_by_who_touches_it():
    play = second("0 cadets-sword 10 10 0", FAR, terrain=["mantlet: 10.9 10 turn 1", "boulder: 11 13.5"])
    play.act(0, "push-along")
    assert play.kind == "push"
    far = play.refused(c.PushPiece(0, 0, units(14), units(10)))
    assert (far.reason, far.rules) == ("minis-push-too-far", ("M2-CONSTR-27",))
    assert play.refused(c.PushPiece(0, 0, units(9.5), units(10))).reason == "minis-push-not-free", "onto its own base"
    assert play.refused(c.PushPiece(0, 0, units(10.9), units(12))).reason == "minis-push-not-free", (
        "against the boulder"
    )
    play.do(c.PushPiece(0, 0, units(12.9), units(10)))
    assert play.state.terrain[0][1:3] == (units(12.9), units(10))
    assert play.tokens(0) == 1
    held = second("0 cadets-sword 10 10 0", "1 cadets-plain 8.5 10 0", terrain=["mantlet: 10.9 10 turn 1"])
    assert held.refused(c.Act(0, 0, "push-along")).reason == "minis-push-in-contact"


@content("minis/piece/stone-shrine")
def test_a_shrine_blocks_lines_and_ways_until_it_is_broken():
    foe = "1 cadets-plain 18 10 180"
    assert shot(BOW, foe, terrain=["stone-shrine: 14 10"]).refusal is not None
    short = second("0 masons-hammer 12 10 0", foe, terrain=["stone-shrine: 14 10"])
    assert short.refused(c.Act(0, 0, "batter")).reason == "minis-no-feature-to-attack", "a quarter of an inch short"
    close = second("0 masons-hammer 12.25 10 0", foe, terrain=["stone-shrine: 14 10"], dice=[(2, 3)])
    close.act(0, "move")
    assert close.refused(close.path(0, (16, 10))).reason == "table-solid-in-way"
    hit = second("0 masons-hammer 12.25 10.2 0", foe, terrain=["stone-shrine: 14 10"], dice=[(2, 3)])
    batter(hit)
    assert not hit.only(FeatureAttacked).hit, "10 and 2 and 5 against 18"


CARDS = (
    ("wooden-watchtower", 14, 4),
    ("barricade", 13, 2),
    ("palisade", 15, 3),
    ("hedgerow", 12, 3),
    ("earthwork", 17, 6),
    ("bridge", 15, 4),
    ("mantlet", 14, 2),
    ("stone-shrine", 18, 5),
)
"""The defense value and the structural points of each."""


@rule("M2-CONSTR-02", "M2-CONSTR-04", "M2-CONSTR-21")
@pytest.mark.parametrize(
    "piece, defends, points",
    [pytest.param(*each, marks=content(f"minis/piece/{each[0]}"), id=each[0]) for each in CARDS],
)
def test_shots_of_3_bring_a_feature_down_once_they_reach_its_structure(piece: str, defends: int, points: int):
    bows = [f"0 cadets-bow 10 {y} 0" for y in (10, 8.4)]
    play = second(*bows, FAR, terrain=[f"{piece}: 16 10"], dice=[(6, 5), (6, 5)], total=600)
    assert battle_view(play.state).terrain[0].left == points
    for shots in range(1, -(-points // 3) + 1):
        assert not play.all(FeatureDestroyed)
        play.act(shots - 1, "shoot-down").do(aim(play))
        assert [each.defense for each in play.log if isinstance(each, FeatureAttacked)] == [defends] * shots
    assert play.all(FeatureDestroyed)


@rule("M2-CONSTR-18", "M2-CONSTR-19")
@content("minis/piece/wooden-watchtower", "minis/piece/mantlet")
def test_the_top_of_a_tower_and_a_mantlet_are_fortified():
    at = f"1 cadets-plain {UP} 180"
    shooter = "0 cadets-bow 6 10 0"
    assert defense(shooter, at, terrain=[TOWER]) == PLAIN + 1 + 1, "height and fortification"
    behind = "1 cadets-plain 18 10 180"
    assert defense(BOW, behind, terrain=["mantlet: 17.1 10 turn 1"]) == PLAIN + 1 + 2


def test_captors_and_the_demoralized_attack_no_feature():
    play = second("0 cadets-coward 10 10 0", FAR, terrain=["palisade: 10.95 10 turn 1"])
    assert play.refused(c.Act(0, 0, "batter")).reason == "minis-demoralized"
    captor = second(
        "0 masons-hammer 10 10 0", "1 cadets-plain 8.5 10 180 captive of 0", FAR, terrain=["palisade: 10.95 10 turn 1"]
    )
    assert captor.refused(c.Act(0, 0, "batter")).reason == "minis-captor-only-moves"
