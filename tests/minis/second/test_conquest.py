"""Conquest: large armies on large tables (M2-CONQ)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.content.available import library
from mageknight.minis.editions import edition_named
from mageknight.minis.events import DiceRolled, Eliminated
from mageknight.minis.rules.opening.areas import area_of, far_edge
from mageknight.minis.setup.entries import Enlisted
from mageknight.minis.state.battle import ELIMINATED, FIELDED
from mageknight.minis.table.lattice import INCH
from tests.marks import rule
from tests.minis.drill import Play, open_battle
from tests.minis.second.field import second, token

HOST = ("cadets-sword",) * 60
CROWD = ("cadets-plain",) * 60
FAR = "1 cadets-plain 60 40 270"


def conquest(*figures: str, **fields: Any) -> Play:
    """A battle of 1,200 points in the middle of the first player's turn."""
    return second(*figures, **{"edition": "conquest", "total": 1200, **fields})


def muster(dice: Sequence[tuple[int, ...]] = [(4, 3, 2, 1)], **fields: Any) -> Play:
    """A battle from its very beginning."""
    known = {"edition": "conquest", "total": 1200, "armies": (HOST, CROWD), "edges": (0, 2), "table": "wide-plain"}
    return open_battle(dice=dice, **{**known, **fields})


def army(total: int, *entries: Enlisted) -> list[str]:
    """The reasons why an army of Conquest cannot be fielded, each with its first rule."""
    found = check(Army("", "conquest", total, entries or (Enlisted("cadets-sword"),)), library())
    return [f"{each.reason} {each.rules[0]}" for each in found]


# Armies


@rule("M2-CONQ-06")
def test_build_totals_are_multiples_of_400_from_1200_on():
    assert army(1200) == army(6000) == []
    assert army(1300) == ["army-total-step M2-CONQ-06"]
    assert army(800) == ["army-total-least M2-CONQ-06"]
    assert edition_named("conquest").building.totals()[:3] == [1200, 1600, 2000]


@rule("M2-CONQ-07", "M2-CONQ-28")
def test_items_and_relics_are_rationed_by_400_points():
    known = list(library().items.values())
    relics = [each for each in known if each.is_relic]
    plain = next(each for each in known if not each.is_relic and not each.needs)
    wielder = next(
        each for each in library() if each.fittings.item_slots and each.generation == 2 and not each.is_unique
    )
    carried = Enlisted(wielder.key, 6, (plain.key,))
    assert not [each for each in army(1200, carried) if "M2-CONQ-07" in each]
    assert "army-many-items M2-CONQ-07" in army(1200, Enlisted(wielder.key, 7, (plain.key,)))
    assert "army-many-items M2-CONQ-07" in army(2000, Enlisted(wielder.key, 11, (plain.key,)))
    assert not [each for each in army(2000, Enlisted(wielder.key, 10, (plain.key,))) if "M2-CONQ-07" in each]
    laden = [Enlisted(wielder.key, 1, (each.key,)) for each in relics[:6]]
    assert "army-many-relics M2-CONQ-07" in army(2000, *laden)
    assert not [each for each in army(2000, *laden[:5]) if "M2-CONQ-07" in each]


@rule("M2-CONQ-25")
def test_no_adventuring_companies():
    found = check(Army("", "conquest", 1200, (Enlisted("cadets-sword"),), company="dragonslayers"), library())
    assert [each.rules for each in found] == [("M2-CONQ-25",)]


@pytest.mark.parametrize("name", [each for each, army in ready_armies().items() if army.game == "conquest"])
def test_ready_armies_are_legal_and_nearly_whole(name: str):
    found = ready_armies()[name]
    assert check(found, library()) == []
    assert found.total - 40 <= found.points(library()) <= found.total


# The table


@rule("M2-CONQ-08", "M2-CONQ-09", "M2-CONQ-10")
@pytest.mark.parametrize(
    "total, size, tokens, pooled, placed",
    [
        (1200, (72, 48), 5, 6, 6),
        (2000, (72, 48), 5, 6, 6),
        (2400, (96, 48), 7, 8, 8),
        (3200, (96, 48), 7, 8, 8),
        (3600, (108, 72), 9, 8, 10),
        (6000, (108, 72), 9, 8, 10),
    ],
)
def test_the_battlefield_grows_with_the_armies(total, size, tokens, pooled, placed):
    play = muster([], total=total, table="")
    ground = play.state.table.ground
    assert (ground.width, ground.height) == (size[0] * INCH, size[1] * INCH)
    for seat in (0, 1):
        for _ in range(pooled):
            assert (play.kind, play.seat) == ("contribute", seat)
            play.do(c.Contribute(seat, "thicket"))
    laid = 0
    while play.kind in ("objective", "terrain"):
        laid += play.kind == "terrain"
        play.do(play.options()[0])
    assert play.kind == "deploy"
    assert len(play.state.objectives) == tokens
    assert laid == placed == len(play.state.terrain)


@rule("M2-CONQ-08", "M2-CONQ-10")
def test_a_ready_table_must_have_the_size_for_the_armies():
    with pytest.raises(Refusal) as caught:
        muster(total=2400)
    assert (caught.value.reason, caught.value.rules[0]) == ("minis-field-size", "M2-CONQ-08")
    assert muster(total=2400, table="long-marches").kind == "objective"
    assert muster(total=4000, table="crown-plain").kind == "objective"


@rule("M2-CONQ-11")
def test_deployment_areas_are_4_deep_and_30_apart():
    play = muster()
    near, far = area_of(play.state, 0).outline, area_of(play.state, 1).outline
    assert near.y1 - near.y0 == far.y1 - far.y0 == 4 * INCH
    assert far_edge(play.state, 1)[1] - far_edge(play.state, 0)[1] >= 30 * INCH


@rule("M2-CONQ-13", "M2-CONQ-14")
def test_objectives_are_placed_in_turn_from_far_edge_and_centreline_with_new_rolls():
    play = muster([(4, 3, 2, 1), (1, 2, 3, 3)])
    assert [(x, y) for x, y, _ in play.state.objectives] == [(36 * INCH, 24 * INCH)]
    assert play.seat == 0
    assert play.refused(token(play, 36, 12)).rules == ("M2-CONQ-13", "M2-CONQ-14")
    play.do(token(play, 36, 11))
    play.do(token(play, 20, 41))
    assert [each.dice for each in play.events if isinstance(each, DiceRolled)] == [(1, 2), (3, 3)]
    refusal = play.refused(token(play, 30, 7))
    assert (refusal.reason, refusal.rules) == ("minis-objective-centerline", ("M2-CONQ-14",))
    assert play.offers(token(play, 36, 21))
    play.do(token(play, 5, 27))
    play.do(token(play, 60, 18))
    assert play.kind == "deploy"
    assert len(play.state.objectives) == 5


@rule("M2-CONQ-29")
def test_the_highest_roll_places_deploys_and_begins():
    play = muster([(3, 3, 2, 4), (2, 1, 6, 5)])
    assert [each.dice for each in play.log if isinstance(each, DiceRolled)] == []
    assert play.state.order == [1, 0], "the tie was rolled again"
    assert (play.seat, play.kind) == (1, "objective")
    while play.kind == "objective":
        play.do(play.options()[0])
    assert (play.seat, play.kind) == (1, "deploy")
    while play.kind == "deploy":
        play.do(play.options()[0])
    assert (play.seat, play.kind) == (1, "action")


@rule("M2-CONQ-15")
def test_armies_are_deployed_in_two_halves():
    play = muster()
    while play.kind == "objective":
        play.do(play.options()[0])
    first = len([each for each in play.state.where if each == FIELDED])
    for _ in range(29):
        play.do(play.options()[0])
    refusal = play.refused(c.Enough(0))
    assert (refusal.reason, refusal.rules) == ("minis-deploy-half", ("M2-CONQ-15",))
    assert c.Enough(0) not in play.options()
    play.do(play.options()[0])
    assert first == 0
    assert c.Enough(0) in play.options()
    play.do(play.options()[0]).enough()
    assert (play.seat, play.kind) == (1, "deploy")
    while play.seat == 1:
        play.do(c.Enough(1) if c.Enough(1) in play.options() else play.options()[0])
    assert len([each for each in range(60, 120) if play.state.where[each] == FIELDED]) == 30
    x, y = play.place(0)
    assert play.refused(play.putting(0, x + 1, y)).reason == "minis-not-in-reserve", "the first half stays"
    while play.seat == 0:
        play.do(play.options()[0])
    assert all(each == FIELDED for each in play.state.where[:60])
    while play.kind == "deploy":
        assert play.seat == 1
        play.do(play.options()[0])
    assert (play.seat, play.kind) == (0, "action")


# Warriors


@rule("M2-CONQ-02")
def test_most_warriors_see_and_fight_all_round():
    play = conquest("0 cadets-sword 10 10 0", "1 cadets-plain 8.5 10 0", FAR)
    assert (play.state.table.arc[0], play.state.table.rear[0]) == (360, 0)
    assert play.act(0, "fight").offers(c.Target(0, 1)), "from behind its back"
    unique = next(each for each in library() if each.is_unique and each.generation == 2 and each.arc < 360)
    edition = edition_named("conquest")
    assert edition.arcs(unique) == (unique.arc, unique.rear)


@rule("M2-CONQ-02")
def test_cavalry_titans_and_large_warriors_keep_their_arcs():
    unit = ("0 stable-horse 10 10 0", "0 stable-rider rides 0")
    play = conquest(*unit, "0 giants-titan 20 20 0", "0 hulks-hulk 40 20 0", FAR)
    state = play.state
    assert [(state.table.arc[each], state.table.rear[each]) for each in (0, 1)] == [
        (state.defs[0].arc, state.defs[0].rear)
    ] * 2
    assert state.table.arc[0] < 360
    assert (state.table.arc[2], state.table.rear[2]) == (state.defs[2].arc, state.defs[2].rear)
    assert state.table.arc[4] == 90
    play.act(1, "dismount")
    play.do(play.options()[0])
    assert (state.table.arc[1], play.state.table.arc[1], play.state.table.arc[0]) == (360, 360, 360), (
        "apart they are no unit"
    )


@rule("M2-CONQ-03")
def test_who_is_demoralized_falls_when_its_turn_ends_by_whoever_shook_it():
    figures = ("0 cadets-sword 10 10 0", "1 adepts-brave 11.5 10 180", "1 cadets-coward 30 30 0", FAR)
    play = conquest(*figures, dice=[(4, 5)])
    play.act(0, "fight").target(1)
    assert play.state.where[1] == FIELDED
    play.do_nothing_until(1)
    assert play.state.where[1] == FIELDED, "the turn of its own player has not ended"
    play.end_turn()
    assert play.state.where[1] == ELIMINATED
    assert play.state.where[2] == FIELDED, "its dial shows the starting marker"
    fallen = [each for each in play.log if isinstance(each, Eliminated)]
    assert [(each.figure, each.seat) for each in fallen] == [(1, 0)]
    assert play.state.score[0] == 20
    plain = second(*figures[:2], "1 cadets-plain 30 30 270", dice=[(4, 5)])
    plain.act(0, "fight").target(1)
    plain.do_nothing_until(1)
    plain.end_turn()
    assert plain.state.where[1] == FIELDED, "in small battles it stays"
