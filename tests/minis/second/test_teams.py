"""Conquest of two teams: what partners share, and what each of them has alone (M2-CONQ, reading R187)."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.editions import edition_named
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.form import edition_form
from mageknight.minis.setup.samples import army
from tests.marks import rule
from tests.minis.drill import Play, open_battle
from tests.minis.second.field import second

HOST = ("cadets-sword",) * 60
TEAMS = (0, 1, 0, 1)


def teams(dice: list[tuple[int, ...]] | None = None, **fields: Any) -> Play:
    """Two against two from the very beginning; the first player throws most."""
    known = {
        "edition": "conquest",
        "seats": 4,
        "total": 2400,
        "sides": TEAMS,
        "armies": (HOST,) * 4,
        "edges": (0, 2, 0, 2),
        "table": "long-marches",
    }
    return open_battle(dice=[(6, 6, 1, 2, 1, 3, 1, 4)] if dice is None else dice, **{**known, **fields})


def refusal(**fields: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        teams(**fields)
    return caught.value


def test_partners_divide_the_build_total_and_each_has_one_of_conquest():
    assert refusal(total=2000, table="broad-vale").reason == "minis-team-total"
    assert refusal(total=2000, table="broad-vale").rules == ("M2-CONQ-06",)
    dear = ("cadets-sword",) * 70
    assert refusal(armies=(HOST, HOST, dear, HOST)).reason == "army-over-total"
    assert refusal(total=2400, seats=3, sides=(0, 1, 0), edges=(0, 2, 0), armies=(HOST, dear, dear)).reason == (
        "army-over-total"
    )
    alone = teams([(6, 6, 1, 2, 1, 3)], seats=3, sides=(0, 1, 0), edges=(0, 2, 0), armies=(HOST, dear, HOST))
    assert alone.state.edition.share(alone.state.setup, 1) == 2400


def test_there_are_two_sides_at_two_opposite_edges():
    assert refusal(sides=()).reason == "minis-two-sides"
    assert refusal(sides=()).rules == ("M2-CONQ-01",)
    assert refusal(sides=(0, 1, 2, 1)).reason == "minis-two-sides"
    assert refusal(edges=(0, 2, 1, 2)).reason == "minis-edge-of-team"
    assert refusal(edges=(0, 1, 0, 1)).reason == "minis-edge-not-opposite"
    assert refusal(edges=(0, 0, 0, 0)).reason == "minis-edge-taken"


def test_the_first_player_of_each_side_chooses_the_edge_for_all():
    play = teams([], edges=())
    assert (play.kind, play.seat) == ("edge", 0)
    play.do(c.ChooseEdge(0, 2))
    assert play.state.edge == [2, 0, 2, 0]
    assert area_of(play.state, 0).outline.y0 == area_of(play.state, 2).outline.y0


@rule("M2-CONQ-13", "M2-CONQ-14", "M2-CONQ-29")
def test_sides_place_objectives_in_turn_and_partners_take_turns_with_them():
    play = teams(dice=[(6, 6, 1, 2, 1, 3, 1, 4), (2, 2, 2, 3), (4, 4, 4, 5)])
    assert play.state.order == [0, 1, 2, 3]
    placed = []
    while play.kind == "objective":
        placed.append(play.seat)
        play.do(play.options()[0])
    assert placed == [0, 1, 2, 3, 0, 1]
    assert len(play.state.objectives) == 7


@rule("M2-CONQ-15")
def test_the_first_side_deploys_its_halves_before_the_other():
    play = teams()
    while play.kind == "objective":
        play.do(play.options()[0])
    order: list[int] = []
    while play.kind == "deploy":
        if not order or order[-1] != play.seat:
            order.append(play.seat)
        enough = c.Enough(play.seat)
        play.do(enough if enough in play.options() else play.options()[0])
    assert order == [0, 2, 1, 3, 0, 2, 1, 3]
    assert audit(play.state) == []
    assert play.state.active == 0
    assert play.state.actions == 3


def test_the_first_player_decides_whose_partner_comes_when():
    assert teams([(1, 1, 2, 2, 6, 5, 3, 3)]).state.order == [2, 1, 0, 3]
    assert teams([(1, 1, 2, 2, 4, 4, 6, 5)]).state.order == [3, 0, 1, 2]


@rule("M2-CONQ-16")
def test_each_partner_has_the_actions_of_his_own_army():
    fields: dict[str, Any] = {"edition": "conquest", "seats": 4, "total": 2400, "edges": "south, north, south, north"}
    play = second("0 cadets-sword 20 20 0", "1 cadets-sword 60 40 0", **fields, sides="0, 1, 0, 1", begin="yes")
    assert play.state.actions == 3


def test_partners_bring_the_terrain_of_one_player():
    edition = edition_named("conquest")
    assert edition.pool(MinisSetup(edition="conquest", total=2400, seats=4, sides=TEAMS)) == (4, 8)
    assert edition.pool(MinisSetup(edition="conquest", total=2400)) == (8, 8)


def test_the_form_tells_what_each_army_may_cost():
    rows = {row["total"]: row["shares"] for row in edition_form(edition_named("conquest"), str)["totals"]}
    assert rows[2400] == {"2": [2400, 2400], "3": [1200, 2400, 1200], "4": [1200] * 4}
    assert "4" not in rows[2000]
    hunts = {row["total"]: row["shares"] for row in edition_form(edition_named("dragon"), str)["totals"]}
    assert hunts[1200]["5"] == [300, 300, 300, 300, 1200]


@rule("M2-DRAGON-05", "M2-DRAGON-09")
def test_four_hunters_meet_the_rampaging_dragon():
    names = ("elven-lords-300", "orc-khans-300", "dark-crusaders-300", "atlantean-empire-300")
    armies = (*[army(name) for name in names], ("apocalypse-001@3",))
    play = open_battle(
        dice=[(6, 6, *[1] * 8)], edition="dragon", seats=5, total=1200, armies=armies, table="random", turns=3
    )
    while play.kind == "edge":
        play.do(play.options()[0])
    assert sorted(play.state.edge[:4]) == [0, 1, 2, 3]
    assert play.state.edge[4] in play.state.edge[:4]
    assert (play.kind, play.seat) == ("lair", 4)
    while play.kind in ("lair", "deploy"):
        play.do(play.options()[0])
    assert audit(play.state) == []
    assert len(play.state.order) == 5
