"""The illusions, each cast once for what it changes for everybody."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, DiceRolled
from mageknight.minis.figures.roster import reach_of
from mageknight.minis.rules.movement.modes import inches_for
from tests.marks import content
from tests.minis.second.spells.grimoire import FOE, MAGE, attack, cast, in_force, over_to, sorcery


@content("minis/spell/false-mist")
def test_in_false_mist_nobody_sees_further_than_eight_inches() -> None:
    far = "1 recruits-spawn 18.5 10 180"
    play = sorcery(MAGE, far, book="false-mist")
    assert [reach_of(play.state, each) for each in (0, 1)] == [10, 8]
    play.act(0, "cast")
    assert [reach_of(play.state, each) for each in (0, 1)] == [8, 8]
    over_to(play, 1)
    over_to(play, 0)
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-nobody-to-shoot"


@content("minis/spell/phantom-woods")
def test_phantom_woods_conceal_whoever_is_far_away() -> None:
    archer = "0 adepts-bowman 10 11.5 0"
    for distance, defense in ((10.1, 16), (9.9, 15)):
        target = f"1 adepts-plain {10 + distance} 11.5 180"
        play = sorcery(MAGE, archer, target, book="hawk-eye phantom-woods", dice=[(4, 4)])
        cast(play, 1)
        over_to(play, 1)
        over_to(play, 0).act(0, "cast")
        attack(play, 1, "shoot", 2)
        assert play.only(Attacked).defense == defense


@content("minis/spell/mirage-of-water")
def test_a_mirage_makes_water_clear_for_everybody() -> None:
    wader = "1 adepts-plain 20 20 180"
    play = sorcery(MAGE, wader, book="mirage-of-water", terrain=["pond: 20 20"])
    before = inches_for(play.state, 1)
    play.act(0, "cast")
    assert inches_for(play.state, 1) > before


@content("minis/spell/blood-moon")
def test_under_a_blood_moon_tired_figures_are_hurt_more() -> None:
    friend = "0 adepts-plain 10 11.5 90"
    tired = "1 adepts-plain 10 13 270 tokens 1"
    play = sorcery(MAGE, friend, tired, book="blood-moon", dice=[(4, 4)])
    play.act(0, "cast")
    attack(play, 1, "fight", 2)
    assert play.only_hurt(2).amount == 3


@content("minis/spell/banner-of-ghosts")
def test_under_the_banner_two_march_together() -> None:
    play = sorcery(MAGE, FOE, "0 adepts-plain 20 5 0", "0 adepts-plain 20 6.5 0", book="banner-of-ghosts")
    assert play.refused(c.Act(0, 2, "march")).rules == ("M2-FORM-02",)
    play = sorcery(MAGE, FOE, "0 adepts-plain 20 5 0", "0 adepts-plain 20 6.5 0", book="banner-of-ghosts")
    play.act(0, "cast")
    play.act(2, "march").join(3).enough()
    assert play.kind != "formation"
    alone = sorcery(MAGE, FOE, "0 adepts-plain 20 5 0", book="banner-of-ghosts")
    assert not alone.act(0, "cast").offers(c.Act(0, 2, "march"))


@content("minis/spell/stillness")
def test_in_the_stillness_one_command_die_is_thrown() -> None:
    chiefs = ("1 adepts-command 20 20 180", "1 adepts-command 24 20 180")
    play = sorcery(MAGE, *chiefs, book="stillness", dice=[(2,)])
    play.act(0, "cast")
    while play.kind in ("order", "react"):
        play.resolve(0)
    assert [event.purpose for event in play.log if isinstance(event, DiceRolled)].count(8) == 1
    assert in_force(play) == ["stillness"]
