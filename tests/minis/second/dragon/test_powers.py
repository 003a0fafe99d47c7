"""The powers of the Apocalypse Dragon (M2-DRAGON-38 to M2-DRAGON-54)."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.content import factions
from mageknight.minis.content.library import official
from mageknight.minis.events import Attacked, Damaged, DiceRolled, Healed, ItemLaid
from mageknight.minis.powers.beastmother import spawn
from mageknight.minis.powers.control import subjects
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.dragon.lair import ANGRY, BEFORE, FRONT, FURIOUS, HULL, LEFT, RAMPAGING, RIGHT
from tests.minis.second.field import FAR, second

POWERS = {"beastmother", "control", "famine", "pestilence", "war", "smash"}


def hows(play: Play, figure: int) -> set[str]:
    return {command.how for command in play.options() if isinstance(command, c.Act) and command.figure == figure}


def spawned(play: Play) -> Play:
    """Take the first of what is offered until the Brood stands."""
    while play.kind in ("spawn", "place-spawn"):
        play.do(play.options()[0])
    return play


@rule("M2-DRAGON-38")
@pytest.mark.parametrize(
    "level, count", [("apocalypse-001@1", 2), ("apocalypse-001@2", 5), ("apocalypse-001@3", 7), ("apocalypse-001", 7)]
)
def test_each_level_has_more_powers(level: str, count: int):
    powers = official()[level].nature.powers
    known = ("beastmother", "control", "famine", "pestilence", "war", "death", "smash")
    assert set(powers) - {"apocalypse"} == set(known[:2] if count == 2 else known[:5] if count == 5 else known)


@rule("M2-DRAGON-39", "M2-DRAGON-40")
def test_a_power_takes_an_action_and_is_used_once_a_turn():
    play = second(FURIOUS, FAR, total=900, dice=[(1,)])
    spawned(play.act(FRONT, "beastmother"))
    assert (play.state.actions, play.tokens(FRONT)) == (2, 1)
    assert play.refused(c.Act(0, LEFT, "beastmother")).rules == ("M2-DRAGON-40",)
    assert "beastmother" not in hows(play, LEFT)
    tired = second(FURIOUS, FAR, total=900)
    tired.state.tokens[FRONT] = 2
    assert tired.refused(c.Act(0, FRONT, "beastmother")).reason == "minis-pushed-already"


@rule("M2-DRAGON-41", "M2-DRAGON-42")
def test_brood_crawls_out_beside_the_section():
    play = second(FURIOUS, FAR, total=900, dice=[(4,)])
    play.act(LEFT, "beastmother")
    people = factions.ids()["mage-spawn"]
    assert all(each.points <= 40 and people in each.factions for each in spawn())
    play.do(c.ChooseMode(0, 3))
    figure = 6
    assert play.refused(play.putting(figure, 18, 14)).rules == ("M2-DRAGON-41", "M2-DRAGON-42")  # to its right
    assert play.refused(play.putting(figure, 18, 25.5)).rules == ("M2-DRAGON-41", "M2-DRAGON-42")
    play.put(figure, 18, 24.5)
    spawned(play)
    assert len(play.state.kind) == 8
    assert [play.is_fielded(each) for each in (6, 7)] == [True, True]
    assert audit(play.state) == []
    few = spawned(second(FURIOUS, FAR, total=900, dice=[(2,)]).act(FRONT, "beastmother"))
    assert len(few.state.kind) == 7


@rule("M2-DRAGON-43")
def test_brood_has_five_actions_after_all_others():
    play = second(FURIOUS, FAR, total=900, begin="yes", dice=[(6,)])
    play.do(c.EndPhase(0))
    spawned(play.act(FRONT, "beastmother"))
    assert play.refused(c.Act(0, 6, "move")).rules == ("M2-DRAGON-43",)
    play.end_turn()
    assert (play.kind, play.seat, play.state.actions) == ("action", 0, 5)
    assert play.refused(c.Act(0, LEFT, "move")).rules == ("M2-DRAGON-43",)
    assert hows(play, LEFT) == set()
    play.act(6, "move").stay(6)
    assert (play.state.actions, play.tokens(6)) == (4, 1)
    play.end_turn()
    assert play.seat == 1
    play.end_turn().do(c.EndPhase(0)).end_turn()
    assert play.state.actions == 5


PREY = "1 cadets-plain 27 18 180"


@rule("M2-DRAGON-44", "M2-DRAGON-45", "M2-DRAGON-46")
def test_control_lasts_until_the_target_shakes_it_off():
    play = second(ANGRY, PREY, FAR, total=600, actions=4, dice=[(5, 6), (6, 6), (1, 2)])
    play.act(FRONT, "control").target(5)
    assert play.only(Attacked).hit
    assert not play.all(Damaged)
    assert (play.state.controller[5], play.state.owner[5]) == (0, 1)
    assert subjects(play.state, HULL) == [5]
    play.act(5, "move").stay(5)
    assert play.state.controller[5] == 0
    play.end_turn().do(c.EndPhase(0))
    assert play.refused(c.Act(0, FRONT, "control")).rules == ("M2-DRAGON-46",)
    play.act(5, "move").stay(5)
    assert [each.dice for each in play.all(DiceRolled)] == [(1, 2)]
    assert (play.state.controller[5], subjects(play.state, HULL)) == (1, [])


@rule("M2-DRAGON-47")
def test_famine_makes_the_tired_pay():
    other = "1 cadets-plain 26 20 180"
    play = second(FURIOUS, f"{PREY} tokens 2", f"{other} tokens 1", FAR, total=900, dice=[(1,)])
    play.act(FRONT, "famine")
    play.target(5)
    assert (play.click(5), play.tokens(5), play.tokens(6)) == (2, 0, 1)
    assert play.kind == "action"
    rested = second(FURIOUS, PREY, FAR, total=900)
    assert rested.refused(c.Act(0, FRONT, "famine")).reason == "minis-power-idle"


@rule("M2-DRAGON-51")
def test_pestilence_strikes_all_before_the_section_and_feeds_it():
    beside, behind = "1 cadets-plain 24.5 20 180", "1 cadets-plain 18 25.5 270"
    play = second(
        "0 apocalypse-001@2 18 18 0 sections 5 3 20 0",
        f"1 cadets-plain {BEFORE}",
        beside,
        behind,
        FAR,
        total=900,
        dice=[(4, 4)],
    )
    play.act(FRONT, "pestilence")
    assert {each.target for each in play.all(Attacked)} == {5, 6}
    assert play.kind == "feed"
    play.target(LEFT)
    assert play.only(Healed).figure == LEFT
    play.target(FRONT)
    assert (play.click(FRONT), play.click(LEFT)) == (4, 2)


@rule("M2-DRAGON-52")
def test_smash_strikes_items_out_of_hands():
    play = second(
        RAMPAGING,
        "1 wielders-wand 25 18 180 with I-004",
        FAR,
        total=1200,
        dice=[(3,)],
    )
    play.act(FRONT, "smash")
    assert play.only(ItemLaid).item == 0
    assert play.state.bearer[0] == -1


@rule("M2-DRAGON-53", "M2-DRAGON-54")
def test_war_turns_a_fresh_figure_on_its_own():
    play = second(
        FURIOUS, "1 cadets-sword 26 18 90", "1 cadets-plain 26 19.5 270 tokens 1", FAR, total=900, dice=[(5, 6)]
    )
    play.act(FRONT, "war")
    assert [each for each in play.options() if isinstance(each, c.Target)] == [c.Target(0, 5)]
    play.target(5)
    play.target(6)
    assert (play.only(Attacked).attacker, play.only(Attacked).target) == (5, 6)
    assert (play.state.controller[5], play.tokens(5), play.click(5)) == (1, 0, 0)
    assert play.tokens(RIGHT) == 0


@rule("M2-DRAGON-48", "M2-DRAGON-49", "M2-DRAGON-50")
def test_death_lets_the_fallen_strike_once_for_the_dragon():
    foes = (f"1 cadets-plain {BEFORE} click 2", "1 cadets-plain 23.75 19.5 180 tokens 1", FAR)
    play = second(RAMPAGING, *foes, total=1200, dice=[(5, 6), (6, 6)])
    play.act(FRONT, "fight").target(5)
    assert (play.kind, play.seat) == ("claim", 0)
    play.target(5)
    assert (play.state.controller[5], play.click(5)) == (0, 0)
    assert (play.state.actions, play.tokens(LEFT)) == (2, 0)
    assert play.kind == "action" or play.kind == "last-blow"
    fell = second(RAMPAGING, *foes, total=1200, dice=[(5, 6)])
    fell.act(FRONT, "fight").target(5).decline()
    assert fell.is_eliminated(5)
    assert fell.state.actions == 3


@rule("M2-DRAGON-49")
def test_whoever_rose_is_gone_after_its_blow():
    foes = (f"1 cadets-plain {BEFORE} click 2", "1 cadets-plain 22.25 21.75 270", "1 cadets-sword 25.25 18 180", FAR)
    play = second(RAMPAGING, foes[0], foes[2], FAR, total=1200, dice=[(5, 6), (5, 6)])
    play.state.table.turn(5, 0)  # it looks at its friend
    play.act(FRONT, "fight").target(5)
    play.target(5)
    assert play.kind == "last-blow"
    play.act(5, "fight").target(6)
    assert play.only(Attacked).attacker == 5
    assert not play.is_fielded(5)
    assert not play.is_eliminated(5)
    assert audit(play.state) == []
