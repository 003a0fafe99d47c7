"""Spellbooks as items: they stay behind with their spells, and whoever takes one up reads it."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.content.available import library, spell_named
from mageknight.minis.figures.sorcery import pages_of
from mageknight.minis.state.battle import LOST, LYING
from mageknight.minis.state.books import wielder
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.second.spells.grimoire import attack, cast, in_force, over_to, sorcery, stack

SORCERER = "0 muster-145 10 10 0 click 6 with R-013"
"""A wand with a book, at its last click."""
ARCHER = "1 adepts-bowman 18 10 180"
FRIEND = "0 muster-145 10 13 0"


@rule("M2-SPELL-07", "M2-SPELL-13")
def test_a_book_left_behind_is_read_by_whoever_picks_it_up() -> None:
    play = sorcery(SORCERER, ARCHER, FRIEND, book="hawk-eye balm", dice=[(6, 5)])
    assert wielder(play.state, 0) == 0
    attack(over_to(play, 1), 1, "shoot", 0)
    assert play.is_eliminated(0)
    if play.kind == "leave-item":
        play.do(c.LayItem(play.seat, -1))
    assert (play.state.bearer[0], wielder(play.state, 0)) == (LYING, -1)
    for viewer in (0, 1, None):
        assert battle_view(play.state, viewer).books[0].spells == ()
    over_to(play, 0).act(2, "move").move(2, (10, 11), facing=0)
    over_to(play, 1)
    over_to(play, 0).act(2, "pick-up")
    if play.kind == "take-item":
        play.do(c.TakeItem(play.seat, 0))
    assert wielder(play.state, 0) == 2
    assert stack(play, 2) == ["hawk-eye", "balm"]
    assert battle_view(play.state, 0).books[0].spells == ("hawk-eye", "balm")


@rule("M2-SPELL-06", "M2-SPELL-07")
def test_who_picks_a_book_up_need_not_have_its_pages() -> None:
    keeper, stranger = library()["muster-145"], library()["wielders-wand"]
    full = [spell_named(each) for each in ("mirror-ward", "mirror-ward", "ember-dart")]
    room = library().items["R-013"].pages
    assert pages_of(keeper, full) == room < pages_of(stranger, full)
    wand = "0 wielders-wand 10 11.6 0"
    play = sorcery(SORCERER, ARCHER, wand, book="mirror-ward mirror-ward ember-dart", dice=[(6, 5)])
    attack(over_to(play, 1), 1, "shoot", 0)
    if play.kind == "leave-item":
        play.do(c.LayItem(play.seat, -1))
    over_to(play, 0).act(2, "move").move(2, (10, 10.5), facing=0)
    over_to(over_to(play, 1), 0).act(2, "pick-up").do(c.TakeItem(0, 0))
    assert stack(play, 2) == ["mirror-ward", "mirror-ward", "ember-dart"]
    over_to(over_to(over_to(over_to(play, 1), 0), 1), 0)  # it has acted twice in a row and rests
    assert play.offers(c.Act(0, 2, "cast"))


@rule("M2-SPELL-27")
def test_a_sealed_book_is_lost_as_an_item_too() -> None:
    play = sorcery(SORCERER, ARCHER, FRIEND, book="hawk-eye sealed-page", dice=[(6, 5)])
    cast(play, 0)
    attack(over_to(play, 1), 1, "shoot", 0)
    assert play.state.bearer[0] == LOST
    assert play.state.books[0].out
    assert in_force(play) == []
    assert play.kind != "leave-item"
