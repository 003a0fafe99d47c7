"""Sunder: a hit strikes an item out of its wielder's hands."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged
from mageknight.minis.rules.figures.wielding import items_of
from mageknight.minis.state.battle import LYING
from tests.marks import content
from tests.minis.second.spells.grimoire import FOE, MAGE, cast, sorcery

ARMED = "1 wielders-sword 16 10 180 with I-012,R-005"
ONE = "1 wielders-sword 16 10 180 with I-012"


@content("minis/spell/sunder")
def test_the_caster_names_the_item_and_its_wielder_lays_it_down() -> None:
    play = sorcery(MAGE, ARMED, FOE.replace("16 10", "30 30"), book="sunder", dice=[(5, 5)])
    cast(play, 1)
    assert (play.seat, play.kind) == (0, "sunder")
    assert play.options() == [c.TakeItem(0, 0), c.TakeItem(0, 1)]
    assert play.refused(c.TakeItem(0, 7)).reason == "not-an-option"
    play.do(c.TakeItem(0, 1))
    assert (play.seat, play.kind) == (1, "leave-item")
    play.do(c.LayItem(1, 0))
    assert (play.state.bearer[1], items_of(play.state, 1)) == (LYING, [0])
    assert not play.has(1, "toughness")
    assert not [each for each in play.log if isinstance(each, Damaged)]


@content("minis/spell/sunder")
def test_one_item_needs_no_choice_a_miss_drops_nothing_and_bare_hands_are_no_target() -> None:
    far = FOE.replace("16 10", "30 30")
    assert cast(sorcery(MAGE, ONE, far, book="sunder", dice=[(5, 5)]), 1).kind == "leave-item"
    missed = cast(sorcery(MAGE, ONE, far, book="sunder", dice=[(1, 2)]), 1)
    assert items_of(missed.state, 1) == [0]
    bare = sorcery(MAGE, FOE, ONE.replace("16 10", "16 12"), book="sunder")
    bare.act(0, "cast")
    assert bare.refused(c.Target(0, 1)).reason == "minis-wields-nothing"
    assert sorcery(MAGE, FOE, book="sunder").refused(c.Act(0, 0, "cast")).reason == "minis-spell-no-target"
