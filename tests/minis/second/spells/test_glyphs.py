"""The glyphs, each cast once for what it does within its reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from mageknight.minis.rules.movement.modes import inches_for
from tests.marks import content
from tests.minis.drill import Play
from tests.minis.second.spells.grimoire import FOE, FRIEND, MAGE, attack, covered, in_force, lay, over_to, sorcery


def glyph(play: Play, x: float = 10, y: float = 10) -> Play:
    """Cast the bookmarked glyph; its element lies beneath the mage unless a place is named."""
    return lay(play.act(0, "cast"), x, y)


@content("minis/spell/glyph-of-warding")
def test_warding_shields_friends_from_shots() -> None:
    archer = "1 adepts-bowman 18 11.5 180"
    play = sorcery(MAGE, FRIEND, archer, book="glyph-of-warding", dice=[(3, 4)])
    over_to(glyph(play), 1)
    attack(play, 2, "shoot", 1)
    assert play.only(Attacked).defense == 16


@content("minis/spell/glyph-of-thorns")
def test_thorns_hurt_opponents_that_end_a_move_near_them() -> None:
    play = sorcery(MAGE, FOE, FRIEND, book="glyph-of-thorns")
    glyph(play)
    play.act(2, "move").move(2, (9, 12.5))
    assert play.click(2) == 0
    over_to(play, 1).act(1, "move").move(1, (12.8, 10), facing=180)
    assert play.click(1) == 1


@content("minis/spell/glyph-of-silence")
def test_nobody_near_silence_casts() -> None:
    rival = "1 adepts-mage 15 10 180"
    far = "1 adepts-mage 25 25 180"
    play = sorcery(
        MAGE, rival, far, book="glyph-of-silence", book_1="1 ember-dart", book_2="2 hawk-eye", dice=[(1, 1, 1)]
    )
    play.act(0, "cast")
    lay(play, 10, 10)
    over_to(play, 1)
    assert play.refused(c.Act(1, 1, "cast")).reason == "minis-silenced"
    assert play.offers(c.Act(1, 2, "cast"))


@content("minis/spell/glyph-of-haste")
def test_haste_speeds_friends_that_start_near_it() -> None:
    play = sorcery(MAGE, FOE, FRIEND, "0 adepts-plain 10 20 0", book="glyph-of-haste")
    near, far, foe = (inches_for(play.state, each) for each in (2, 3, 1))
    glyph(play)
    assert [inches_for(play.state, each) for each in (2, 3, 1)] == [near + 1, far, foe]


@content("minis/spell/glyph-of-dread")
def test_dread_weakens_opponents_near_it() -> None:
    near = "1 adepts-plain 10 13 270"
    play = sorcery(MAGE, near, "0 adepts-plain 10 11.5 90", book="glyph-of-dread", dice=[(3, 4)])
    over_to(glyph(play), 1)
    attack(play, 1, "fight", 2)
    assert play.only(Attacked).total == 14


@content("minis/spell/glyph-of-mending")
def test_mending_heals_one_friend_in_the_own_command_phase() -> None:
    hurt = "0 adepts-plain 10 11.5 0 click 2"
    worse = "0 adepts-plain 8.5 10 0 click 3"
    play = sorcery(MAGE, FOE, hurt, worse, book="glyph-of-mending")
    over_to(glyph(play), 1)
    play.end_turn()
    assert (play.seat, play.kind) == (0, "mend")
    play.target(3)
    assert [play.click(each) for each in (2, 3)] == [2, 2]


@content("minis/spell/glyph-of-anchoring")
def test_anchoring_keeps_everybody_near_on_the_ground() -> None:
    bird = "1 cadets-wing 15 10 180"
    play = sorcery(MAGE, bird, FOE.replace("16 10", "20 20"), book="glyph-of-anchoring")
    over_to(glyph(play), 1)
    assert play.refused(c.Act(1, 1, "soar")).reason == "minis-anchored"
    play.act(1, "move").move(1, (20, 10), facing=180)
    over_to(play, 0)
    over_to(play, 1)
    assert play.offers(c.Act(1, 1, "soar"))


@content("minis/spell/glyph-of-flame")
def test_flame_burns_everybody_near_whenever_a_command_phase_begins() -> None:
    near = "1 adepts-plain 12.5 10 180"
    play = sorcery(MAGE, near, "1 adepts-plain 20 20 180", book="glyph-of-flame balm")
    glyph(play)
    assert covered(play)
    over_to(play, 1)
    assert [play.click(each) for each in (0, 1, 2)] == [1, 1, 0]
    over_to(play, 0)
    assert [play.click(each) for each in (0, 1, 2)] == [2, 2, 0]
    assert in_force(play) == ["glyph-of-flame"]


# How far they reach: the centre dot of a figure, from the middle of the element beneath the mage at 10, 10.

NEARLY, BARELY_NOT = -0.1, 0.1
REACHES = {
    "glyph-of-warding": 4,
    "glyph-of-thorns": 3,
    "glyph-of-silence": 6,
    "glyph-of-haste": 4,
    "glyph-of-dread": 4,
    "glyph-of-mending": 4,
    "glyph-of-anchoring": 8,
    "glyph-of-flame": 3,
}


def warded(y: float) -> bool:
    archer = f"1 adepts-bowman 18 {y} 180"
    play = sorcery(MAGE, f"0 adepts-plain 10 {y} 0", archer, book="glyph-of-warding", dice=[(3, 4)])
    over_to(glyph(play), 1)
    attack(play, 2, "shoot", 1)
    return play.only(Attacked).defense == 16


def pricked(y: float) -> bool:
    play = glyph(sorcery(MAGE, "1 adepts-plain 10 20 270", book="glyph-of-thorns"))
    over_to(play, 1).act(1, "move").move(1, (10, y), facing=270)
    return play.click(1) > 0


def silenced(y: float) -> bool:
    play = sorcery(MAGE, f"1 adepts-mage 10 {y} 270", book="glyph-of-silence", book_1="1 hawk-eye", dice=[(1, 1, 1)])
    over_to(glyph(play), 1)
    return not play.offers(c.Act(1, 1, "cast"))


def hastened(y: float) -> bool:
    play = sorcery(MAGE, FOE, f"0 adepts-plain 10 {y} 0", book="glyph-of-haste")
    before = inches_for(play.state, 2)
    return inches_for(glyph(play).state, 2) > before


def daunted(y: float) -> bool:
    pair = (f"1 adepts-plain 10 {y} 90", f"0 adepts-plain 10 {y + 1.5} 270")
    play = sorcery(MAGE, *pair, book="glyph-of-dread", dice=[(3, 4)])
    over_to(glyph(play), 1)
    attack(play, 1, "fight", 2)
    return play.only(Attacked).total == 14


def mended(y: float) -> bool:
    play = sorcery(MAGE, FOE, f"0 adepts-plain 10 {y} 0 click 2", book="glyph-of-mending")
    over_to(glyph(play), 1)
    play.end_turn()
    return play.kind == "mend"


def anchored(y: float) -> bool:
    play = sorcery(MAGE, f"1 cadets-wing 10 {y} 180", book="glyph-of-anchoring")
    over_to(glyph(play), 1)
    return not play.offers(c.Act(1, 1, "soar"))


def burnt(y: float) -> bool:
    play = glyph(sorcery(MAGE, f"1 adepts-plain 10 {y} 180", book="glyph-of-flame balm"))
    over_to(play, 1)
    return play.click(1) > 0


WORKS = (warded, pricked, silenced, hastened, daunted, mended, anchored, burnt)


@pytest.mark.parametrize(
    "works, inches",
    [
        pytest.param(works, inches, marks=content(f"minis/spell/{spell}"), id=spell)
        for works, (spell, inches) in zip(WORKS, REACHES.items(), strict=True)
    ],
)
def test_a_glyph_reaches_as_far_as_its_card_says(works: Callable[[float], bool], inches: int) -> None:
    assert [works(10 + inches + more) for more in (NEARLY, BARELY_NOT)] == [True, False]
