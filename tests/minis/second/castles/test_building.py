"""Castles before the battle: who may bring one, where its sections stand, who deploys where."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.events import SectionRaised
from mageknight.minis.figures.castles import sections_of
from mageknight.minis.rules.castles.enclosing import is_enclosed
from mageknight.minis.rules.castles.planning import waiting
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.drill import Play, open_battle, units
from tests.minis.second.castles.test_sections import DOORWAY, GATE, KEEP, TOWER, WALL
from tests.minis.second.field import FIRST

DEFENDERS = ("cadets-sword", "cadets-bow")
BESIEGERS = ("cadets-plain", "cadets-plain")


def siege(*sections: str, **fields: Any) -> Play:
    """A battle from its very beginning on the siege field; player 1 sits in the south and has these sections."""
    known = {
        "edition": "second",
        "total": 500,
        "armies": ((*DEFENDERS, *sections), BESIEGERS),
        "edges": (0, 2),
        "table": "siege-field",
        "castle": 0,
    }
    return open_battle(dice=FIRST, **{**known, **fields})


def at(play: Play, piece: str, x: float, y: float, turn: int = 0) -> c.PlaceTerrain:
    return c.PlaceTerrain(play.seat, piece, units(x), units(y), turn)


@rule("M2-CASTLE-19", "M2-CASTLE-77")
def test_one_player_brings_a_castle_if_the_table_has_agreed_on_it() -> None:
    for fields in ({"castle": -1}, {"castle": 1}):
        with pytest.raises(Refusal) as caught:
            siege(WALL, **fields)
        assert caught.value.rules == ("M2-CASTLE-19",)
    with pytest.raises(Refusal) as caught:
        siege(armies=((WALL, *DEFENDERS), (WALL, *BESIEGERS)))
    assert caught.value.reason == "minis-castle-not-agreed"
    with pytest.raises(Refusal) as caught:
        siege(WALL, table="two-woods")
    assert caught.value.rules == ("M2-CASTLE-21",)


@rule("M2-CASTLE-20", "M2-CASTLE-21", "M2-CASTLE-22")
def test_sections_are_placed_first_within_18_inches_of_the_edge() -> None:
    play = siege(WALL, TOWER)
    assert (play.kind, play.seat) == ("terrain", 0)
    assert battle_view(play.state).pile == ("castle-wall", "castle-tower")
    assert play.refused(at(play, "castle-wall", 36, 15)).reason == "minis-castle-too-near-enemy"
    assert play.refused(at(play, "castle-keep", 36, 9)).reason == "minis-castle-not-brought"
    play.do(at(play, "castle-wall", 3, 0.75))
    assert play.only(SectionRaised).figure == 2
    assert play.refused(at(play, "castle-tower", 4, 2)).reason == "minis-castle-overlaps"
    play.do(at(play, "castle-tower", 8, 2))
    assert play.kind == "objective"
    assert sections_of(play.state, 0) == [2, 3]


@rule("M2-CASTLE-21")
def test_no_section_stands_farther_than_18_inches_from_the_own_edge() -> None:
    play = siege(WALL, edges=(3, 1))
    assert play.refused(at(play, "castle-wall", 17.5, 34, 1)).reason == "minis-castle-too-far"
    assert play.offers(c.RaiseCastle(0))
    play.do(at(play, "castle-wall", 17.25, 34, 1))


@rule("M2-CASTLE-23", "M2-CASTLE-24")
def test_an_enclosed_yard_needs_a_portal_and_holds_no_terrain() -> None:
    """Four walls round a yard of three inches; the last must have a doorway."""
    play = siege(WALL, WALL, WALL, WALL, DOORWAY)
    play.do(at(play, "castle-wall", 36, 4.5))
    play.do(at(play, "castle-wall", 39.75, 6.75, 1))
    play.do(at(play, "castle-wall", 32.25, 6.75, 1))
    found = play.refused(at(play, "castle-wall", 36, 9))
    assert found.rules == ("M2-CASTLE-24",)
    play.do(at(play, "castle-doorway", 36, 9))
    assert is_enclosed(play.state, units(36), units(6.75))
    assert not is_enclosed(play.state, units(36), units(20))


@rule("M2-CASTLE-26")
def test_the_castle_player_deploys_at_and_on_his_castle() -> None:
    play = siege(WALL, WALL, GATE, TOWER)
    play.do(c.RaiseCastle(0))
    assert not waiting(play.state, 0)
    while play.kind == "objective":
        play.do(play.options()[0])
    assert play.kind == "deploy"
    assert play.seat == 0
    assert play.refused(play.putting(0, 36, 2)).reason == "minis-outside-area"
    play.put(0, 36, 11)
    assert play.state.table.ground.is_top(play.state.table.perch[0])
    play.put(1, 28, 9.498)
    assert play.state.table.perch[1] == -1


@rule("M2-CASTLE-25")
def test_the_besieger_deploys_more_than_30_inches_from_the_castle() -> None:
    play = siege(KEEP)
    play.do(at(play, "castle-keep", 36, 3))
    while play.kind != "deploy" or play.seat == 0:
        play.do(play.options()[0])
    assert play.refused(play.putting(3, 36, 36.7, 270)).reason == "minis-outside-area"
    play.put(3, 36, 36.8, 270)
    play.put(4, 2, 47, 270)


@rule("M2-CASTLE-12", "M2-CASTLE-20")
def test_sections_stay_where_they_were_built_while_the_warriors_are_deployed() -> None:
    play = siege(GATE, TOWER)
    play.do(c.RaiseCastle(0))
    while play.kind == "objective":
        play.do(play.options()[0])
    gate = sections_of(play.state, 0)[0]
    x, y = play.place(gate)
    assert play.refused(play.putting(gate, x + 1, y)).reason == "minis-not-in-reserve"
    assert play.place(gate) == (x, y)
    assert not battle_view(play.state).figures[gate].deploys
