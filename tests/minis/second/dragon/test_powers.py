"""The powers of the Apocalypse Dragon (M2-DRAGON-38 to M2-DRAGON-54)."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.content import factions
from mageknight.minis.content.library import official
from mageknight.minis.events import FOR_CONTROL, Attacked, Damaged, DiceRolled, Healed, ItemLaid
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


# Giants under the powers (reading R162).


@rule("M2-DRAGON-44", "M2-MDIAL-11")
def test_control_reaches_a_large_warrior_with_all_its_sections():
    play = second(FURIOUS, "1 hulks-hulk 29 18 180", "1 cadets-plain 24 33 270", total=900, dice=[(6, 6), (6, 6)])
    play.act(FRONT, "control").target(6)
    assert play.state.controller[5:10] == [0] * 5
    assert subjects(play.state, HULL) == [5]
    play.act(7, "move")
    while play.kind != "action":
        play.do(play.options()[0])
    assert [each.dice for each in play.log if isinstance(each, DiceRolled)][-1] == (6, 6)
    assert play.state.controller[5:10] == [0] * 5


@rule("M2-DRAGON-45")
def test_a_large_warrior_shakes_control_off_as_a_whole():
    play = second(FURIOUS, "1 hulks-hulk 29 18 180", "1 cadets-plain 24 33 270", total=900, dice=[(6, 6), (1, 2)])
    play.act(FRONT, "control").target(6)
    play.act(7, "move")
    while play.kind != "action":
        play.do(play.options()[0])
    assert play.state.controller[5:10] == [1] * 5
    assert subjects(play.state, HULL) == []
    assert audit(play.state) == []


@rule("M2-DRAGON-44", "M2-TITAN-10")
def test_control_reaches_titans_and_no_cavalry():
    rider = ("1 stable-horse 28 22 180", "1 stable-rider rides 6")
    play = second(FURIOUS, "1 giants-ogre 28 18 180", *rider, FAR, total=900, dice=[(6, 6)]).act(FRONT, "control")
    assert play.refused(c.Target(0, 7)).rules == ("M2-CAV-10",)
    assert play.target(5).state.controller[5] == 0


@rule("M2-DRAGON-53")
def test_war_turns_a_section_of_a_large_warrior_on_its_own():
    play = second(FURIOUS, "1 hulks-hulk 29 18 90", "1 cadets-plain 31.75 18 180", FAR, total=900, dice=[(5, 6)])
    play.act(FRONT, "war")
    turned = [each.figure for each in play.options() if isinstance(each, c.Target)]
    assert turned == [9]
    play.target(9).target(10)
    assert (play.only(Attacked).attacker, play.only(Attacked).target) == (9, 10)
    assert play.state.controller[5:10] == [1] * 5


@rule("M2-DRAGON-34")
def test_an_opponent_controls_the_dragon_for_one_action_and_no_dice_are_thrown():
    lines = ("0 hulks-tempter 18 5 90", "1 apocalypse-001@2 18 15 270", "1 cadets-plain 4 30 270")
    play = second(*lines, total=900, dice=[(6, 6)])
    play.act(1, "control").target(6)
    assert play.state.controller[5:10] == [0] * 5
    play.end_turn()
    play.end_turn()
    if play.kind == "command":
        play.do(c.EndPhase(0))
    play.act(7, "move")
    while play.kind not in ("action", "command"):
        play.do(play.options()[0])
    assert play.state.controller[5:10] == [1] * 5
    assert not [each for each in play.log if isinstance(each, DiceRolled) and each.purpose == FOR_CONTROL]
    assert subjects(play.state, 0) == []
    assert audit(play.state) == []


# Death, again and again.


def reaped(*figures: str, dice: list[tuple[int, ...]], total: int = 1200, **fields: object) -> Play:
    """The front of the Dragon fells figure 5."""
    play = second(RAMPAGING, *figures, total=total, dice=dice, **fields)  # type: ignore[arg-type]
    return play.act(FRONT, "fight").target(5)


WEAK = f"1 cadets-plain {BEFORE} click 2"


@rule("M2-DRAGON-48")
def test_death_asks_only_where_somebody_would_fall_by_the_dragon():
    fresh = reaped(f"1 cadets-plain {BEFORE}", FAR, dice=[(1, 1)])
    assert fresh.kind != "claim", "a miss fells nobody"
    weak = reaped(WEAK, FAR, dice=[(5, 6)])
    assert weak.kind == "claim"
    level = second(FURIOUS, WEAK, FAR, total=900, dice=[(5, 6)]).act(FRONT, "fight").target(5)
    assert level.is_eliminated(5), "the Furious one has no such power"


@rule("M2-DRAGON-48", "M2-DRAGON-40")
def test_death_costs_an_action_and_is_used_once_a_turn():
    foes = (WEAK, "1 cadets-plain 18 14.25 90 click 2", FAR)
    play = reaped(*foes, dice=[(5, 6), (5, 6)])
    before = play.state.actions
    play.target(5)
    assert play.state.actions == before - 1
    while play.kind != "action":
        play.do(play.options()[0])
    play.act(RIGHT, "fight").target(6)
    assert play.is_eliminated(6), "not twice in one turn"
    last = reaped(WEAK, FAR, dice=[(5, 6)], actions=1)
    assert last.is_eliminated(5), "no action is left for it"


@rule("M2-DRAGON-50")
def test_the_section_that_lets_the_dead_rise_gets_no_token():
    play = reaped(WEAK, FAR, dice=[(5, 6)])
    tokens = [play.tokens(section) for section in range(5)]
    play.target(5)
    while play.kind != "action":
        play.do(play.options()[0])
    assert [play.tokens(section) for section in range(5)] == [
        a + (1 if at == FRONT else 0) for at, a in enumerate(tokens)
    ]


@rule("M2-DRAGON-49")
def test_whoever_rose_shoots_if_nobody_is_near_and_strikes_one_figure_only():
    bow = f"1 cadets-bow {BEFORE} click 2"
    prey = "1 cadets-plain 31 18 180"
    play = second(RAMPAGING, bow, prey, FAR, total=1200, dice=[(5, 6), (6, 5)])
    play.state.table.turn(5, 0)
    play.act(FRONT, "fight").target(5).target(5)
    if play.kind == "last-blow":
        play.act(5, "shoot").target(6)
        assert play.only(Attacked).attacker == 5
    assert not play.is_fielded(5)
    assert play.state.score == [0, 0] or play.state.score[1] == 0


@rule("M2-DRAGON-48")
def test_who_falls_by_brood_may_rise_too():
    victim = "1 cadets-plain 18 26.2 270 click 2"
    play = second(RAMPAGING, victim, FAR, total=1200, begin="yes", dice=[(1,), (6, 5)]).do(c.EndPhase(0))
    play.act(LEFT, "beastmother").do(c.ChooseMode(0, 3))
    play.put(7, 18, 24.7, facing=90)
    play.end_turn()
    assert play.touches(7, 5)
    play.act(7, "fight").target(5)
    assert (play.kind, play.seat) == ("claim", 0)
    play.target(5)
    assert (play.state.owner[5], play.click(5)) == (1, 0)
