"""Formations of edition 2.0: who may be in one, moving together, shooting together, Shyfts and Mage Spawn."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import ActionGiven, Attacked, Damaged, DiceRolled
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

ROW = ("0 cadets-sword 10 10 0", "0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0")
BOWS = ("0 cadets-bow 10 10 0", "0 cadets-bow 10 11.5 0", "0 cadets-bow 10 13 0")
TARGET = "1 cadets-plain 17 11.5 180"


def marching(*figures: str, dice: list[tuple[int, ...]] | None = None, **fields: Any) -> Play:
    """Figures 0, 1 and 2 are about to move together."""
    return second(*figures, FAR, dice=dice or [], **fields).act(0, "march").join(1).join(2)


def shooting(*figures: str, dice: list[tuple[int, ...]] | None = None, **fields: Any) -> Play:
    """Figure 0 aims at figure 3, and 1 and 2 may join."""
    return second(*figures, FAR, dice=dice or [], **fields).act(0, "shoot").target(3)


def last_attack(play: Play) -> Attacked:
    return next(event for event in reversed(play.log) if isinstance(event, Attacked))


# Who may be in one


@rule("M2-FORM-01")
def test_a_formation_shares_one_action_and_is_over_with_it():
    play = marching(*ROW, "0 cadets-sword 10 20 0", total=300)
    for figure, y in ((0, 10), (1, 11.5), (2, 13)):
        play.move(figure, (14, y))
    play.enough()
    assert len([event for event in play.log if isinstance(event, ActionGiven)]) == 1
    assert play.state.actions == 2
    alone = second(*ROW, FAR, total=300).act(0, "move").move(0, (14, 10))
    assert alone.state.actions == 2
    assert alone.offers(c.Act(0, 1, "move")), "nobody has to move in formation"


@rule("M2-FORM-04")
def test_members_are_of_one_faction_whatever_their_subfaction():
    row = ("0 cadets-plain 10 10 0", "0 cadets-vladd 10 11.5 0", "0 cadets-plain 10 13 0", "0 cadets-sword 10 8.5 0")
    play = second(*row, FAR).act(0, "march").join(1)
    assert play.refused(c.Join(0, 3)).rules == ("M2-FORM-04",)
    assert play.join(2).kind == "march"


@rule("M2-FORM-05", "M2-FORM-26", "M2-FORM-27")
def test_mage_spawn_are_in_formations_only_while_a_shyft_of_their_side_is_on_the_field():
    spawn = ("0 recruits-spawn 10 10 0", "0 recruits-spawn 10 11.5 0", "0 recruits-spawn 10 13 0")
    alone = second(*spawn, FAR)
    assert alone.refused(c.Act(0, 0, "march")).rules == ("M2-FORM-05",)
    led = second(*spawn[:2], "0 recruits-shyft 10 13 0", FAR).act(2, "march").join(1).join(0)
    assert led.kind == "march"
    apart = second(*spawn, "0 recruits-shyft 20 20 0", FAR).act(0, "march").join(1).join(2)
    assert apart.kind == "march", "all of them have the symbol, also without a Shyft among them"
    held = second(*spawn, "0 recruits-shyft 20 20 0 captive of 4", "1 cadets-sword 21.5 20 180", FAR)
    assert held.refused(c.Act(0, 0, "march")).rules == ("M2-FORM-05",), "reading R123: no captive"
    theirs = second(*spawn, "1 recruits-shyft 20 20 0", FAR)
    assert theirs.refused(c.Act(0, 0, "march")).rules == ("M2-FORM-05",)


@rule("M2-FORM-27")
def test_the_symbol_is_lost_with_the_shyft():
    figures = (
        "1 cadets-sword 21.5 20 180",
        "0 recruits-spawn 10 10 0",
        "0 recruits-spawn 10 11.5 0",
        "0 recruits-spawn 10 13 0",
    )
    play = second(*figures, "0 recruits-shyft 20 20 0 click 2", FAR, turn=1, dice=[(6, 5)])
    play.act(0, "fight").target(4)
    assert play.is_eliminated(4)
    play.do_nothing_until(0)
    assert play.refused(c.Act(0, 1, "march")).rules == ("M2-FORM-05",)


# Moving together


@rule("M2-FORM-06")
@pytest.mark.parametrize(
    "second_one, rules",
    [("tokens 2", ("M2-TOKEN-02",)), ("captive of 4", ("M2-CAPTURE-15",))],
)
def test_whoever_cannot_be_given_a_move_action_stays_out(second_one: str, rules: tuple[str, ...]):
    figures = (
        "0 cadets-sword 10 10 0",
        f"0 cadets-sword 10 11.5 0 {second_one}",
        "0 cadets-sword 10 8.5 0",
        "0 cadets-sword 10 7 0",
    )
    play = second(*figures, "1 cadets-sword 10 13 270", FAR).act(0, "march")
    assert play.refused(c.Join(0, 1)).rules == rules


@rule("M2-FORM-06")
def test_whoever_has_acted_this_turn_stays_out():
    play = second(*ROW, "0 cadets-sword 10 8.5 0", FAR, total=200).act(1, "move").stay(1)
    assert play.refused(c.Act(0, 0, "march")).reason == "minis-formation-contact"
    play = second(*ROW, "0 cadets-sword 10 8.5 0", "0 cadets-sword 10 7 0", FAR, total=200).act(1, "move").stay(1)
    play.act(0, "march")
    assert play.refused(c.Join(0, 1)).rules == ("M2-TURN-11",)


@rule("M2-FORM-07")
def test_everybody_has_the_speed_of_the_slowest():
    play = marching("0 cadets-sword 10 10 0", "0 cadets-slow 10 11.5 0", "0 cadets-sword 10 13 0")
    assert play.refused(play.path(0, (17.5, 10))).rules == ("M2-MOVE-01", "M2-MOVE-02")
    play.move(0, (17, 10))
    assert play.place(0) == (17, 10)


@rule("M2-FORM-08", "M2-FORM-09")
def test_members_move_one_by_one_and_end_as_one_group():
    play = marching(*ROW)
    play.move(2, (14, 13))
    assert play.refused(play.path(2, (15, 13))).rules == ("M2-FORM-08",)
    assert play.refused(c.Enough(0)).rules == ("M2-FORM-09",)
    play.move(0, (14, 10))
    assert play.refused(c.Enough(0)).rules == ("M2-FORM-09",), "two pieces are no formation"
    play.move(1, (14, 11.5)).enough()
    assert play.seat == 1
    assert [play.place(figure) for figure in range(3)] == [(14, 10), (14, 11.5), (14, 13)]


@rule("M2-FORM-09")
def test_touching_in_pairs_is_not_enough():
    four = (*ROW, "0 cadets-sword 10 14.5 0")
    play = second(*four, FAR).act(0, "march").join(1).join(2).join(3)
    play.move(0, (13, 10)).move(1, (13, 11.5))
    play.do(c.Turn(0, 2, 0)).do(c.Turn(0, 3, 0))
    assert play.refused(c.Enough(0)).rules == ("M2-FORM-09",)
    play.do(c.Halt(0))
    assert [play.place(figure) for figure in range(4)] == [(10, 10), (10, 11.5), (10, 13), (10, 14.5)], "reading R156"
    assert [play.tokens(figure) for figure in range(4)] == [1, 1, 1, 1]


@rule("M2-FORM-08")
def test_an_opponent_spins_once_when_the_formation_stands_towards_any_of_them():
    """Reading R36."""
    play = marching(*ROW, "1 cadets-plain 15.5 10.75 180")
    play.move(0, (14.2, 10)).move(1, (14.2, 11.5))
    assert play.kind == "march", "nobody spins before all have moved"
    play.move(2, (14.2, 13)).enough()
    assert (play.kind, play.seat) == ("free-spin", 1)
    facings = {option.facing for option in play.options() if isinstance(option, c.Spin)}
    play.decline()
    assert play.kind == "action", "not again for the second mover"
    assert facings


@rule("M2-FORM-11")
def test_only_members_with_a_second_token_are_pushed():
    play = marching(ROW[0], ROW[1] + " tokens 1", ROW[2])
    for figure, y in ((0, 10), (1, 11.5), (2, 13)):
        play.move(figure, (14, y))
    play.enough()
    assert [play.tokens(figure) for figure in range(3)] == [1, 2, 1]
    assert [event.figure for event in play.log if isinstance(event, Damaged)] == [1]


@rule("M2-FORM-12", "M2-FORM-13")
def test_all_break_away_before_anybody_moves_and_who_fails_may_turn():
    foes = ("1 cadets-plain 8.5 10 0", "1 cadets-plain 8.5 13 0")
    play = marching(*ROW, *foes, dice=[(3,)])
    assert play.refused(play.path(0, (14, 10))).rules == ("M2-BREAK-01",)
    assert play.refused(c.Turn(0, 0, 180)).rules == ("M2-BREAK-01",)
    play.break_away(0)
    assert play.refused(play.path(0, (14, 10))).rules == ("M2-FORM-13",)
    play.turn(0, 90)
    assert play.facing(0) == 90
    assert play.refused(c.BreakAway(0, 2)).rules == ("M2-FORM-12",)
    assert play.refused(play.path(2, (12, 12))).rules == ("M2-FORM-12",)
    play.move(1, (11.3, 10.75)).stay(2)
    assert play.refused(c.Enough(0)).rules == ("M2-FORM-09",)


@rule("M2-FORM-13")
def test_the_others_move_on_when_one_is_held():
    play = marching(*ROW, "1 cadets-plain 8.5 10 0", dice=[(1,)])
    play.break_away(0).stay(0).move(1, (11.5, 10)).move(2, (11.5, 11.5)).enough()
    assert [play.place(figure) for figure in range(3)] == [(10, 10), (11.5, 10), (11.5, 11.5)]
    rolled = [event for event in play.log if isinstance(event, DiceRolled)]
    assert len(rolled) == 1


@rule("M2-SPEED-07", "M2-FORM-12")
def test_a_horseshoe_shakes_off_its_foe_in_a_formation_too():
    row = ("0 cadets-immune 10 10 0", "0 cadets-immune 10 11.5 0", "0 cadets-immune 10 13 0")
    play = marching(*row, "1 cadets-plain 8.5 10 0", dice=[(2,)])
    play.break_away(0)
    assert play.click(3) == 1
    held = marching(*row, "1 cadets-plain 8.5 10 0", dice=[(1,)]).break_away(0)
    assert held.refused(c.Turn(0, 0, 180)).rules == ("M2-SPEED-06",)


# Shooting together


@rule("M2-FORM-14")
def test_a_ranged_formation_has_one_target_and_never_heals():
    mages = ("0 cadets-wand 10 10 0", "0 cadets-bow 10 11.5 0", "0 cadets-bow 10 13 0")
    two = shooting(*mages, TARGET, "1 cadets-plain 17 14 180", dice=[(1, 2)])
    assert two.offers(c.Join(0, 1))
    two.target(4)
    assert [event.target for event in two.all(Attacked)] == [3, 4], "the dice fall, nobody may join"
    joined = shooting(*mages, TARGET, "1 cadets-plain 17 14 180").join(1)
    assert joined.refused(c.Target(0, 4)).rules == ("M2-FORM-14",)
    hurt = "0 cadets-sword 15 10 0 click 1"
    heals = second("0 recruits-medic 10 10 0", *BOWS[1:], hurt, FAR, dice=[(6, 5)]).act(0, "magic-heal")
    heals.target(3)
    assert heals.click(3) == 0, "nobody could be asked to join"


@rule("M2-FORM-15")
def test_nobody_joins_a_shot_at_what_is_no_figure():
    walls = ["palisade: 17 11.5 turn 1"]
    at_figure = second(*BOWS, TARGET, FAR, dice=[(4, 4)]).act(0, "shoot").target(3)
    assert at_figure.offers(c.Join(0, 1))
    at_wall = second(*BOWS, FAR, terrain=walls, dice=[(4, 4)]).act(0, "shoot-down")
    assert not [each for each in at_wall.options() if isinstance(each, c.Join)]
    assert at_wall.refused(c.Join(0, 1)).reason == "unknown-command"
    at_wall.do(c.TargetPiece(0, 0))
    assert [at_wall.tokens(each) for each in (0, 1, 2)] == [1, 0, 0], "the dice have fallen, nobody was asked"


@rule("M2-FORM-16")
def test_whoever_cannot_be_given_a_ranged_combat_action_stays_out():
    for one, rules in (
        ("0 cadets-bow 10 11.5 0 tokens 2", ("M2-TOKEN-02",)),
        ("0 cadets-sword 10 11.5 0", ("M2-RANGED-01",)),
    ):
        play = shooting(
            "0 cadets-bow 10 10 0", one, "0 cadets-bow 10 8.5 0", "1 cadets-plain 17 10 180", "0 cadets-bow 10 7 0"
        )
        assert play.refused(c.Join(0, 1)).rules == rules
    foe = "1 cadets-plain 10 14.5 270"
    touched = shooting(*BOWS, "1 cadets-plain 17 10 180", "0 cadets-bow 10 8.5 0", foe)
    assert touched.refused(c.Join(0, 2)).rules == ("M2-RANGED-01",)


@rule("M2-FORM-17")
def test_every_member_needs_its_own_line_and_range():
    far = shooting(
        "0 cadets-bow 10 10 0",
        "0 cadets-bow 8.5 10 0",
        "0 cadets-bow 10 11.5 0",
        "1 cadets-plain 19 10 180",
        "0 cadets-bow 10 8.5 0",
    )
    assert far.refused(c.Join(0, 1)).rules == ("M2-RANGED-04",)
    behind = shooting(
        "0 cadets-bow 10 10 0",
        "0 cadets-bow 8.5 10 0",
        "0 cadets-bow 10 11.5 0",
        "1 cadets-plain 17 10 180",
        "0 cadets-bow 10 8.5 0",
    )
    assert behind.refused(c.Join(0, 1)).rules == ("M2-RANGED-05",), "the first one stands in its line"


@rule("M2-FORM-18")
def test_only_the_primary_attacker_uses_abilities():
    stone = "1 recruits-tough 17 11.5 180"
    helped = shooting(
        "0 cadets-bow 10 10 0", "0 recruits-piercer 10 11.5 0", "0 recruits-piercer 10 13 0", stone, dice=[(3, 3)]
    )
    helped.join(1).join(2)
    assert helped.only(Damaged).amount == 2, "toughness takes one away"
    led = shooting("0 recruits-piercer 10 10 0", *BOWS[1:], stone, dice=[(3, 3)]).join(1).join(2)
    assert led.only(Damaged).amount == 3


@rule("M2-FORM-22")
def test_only_the_primary_attackers_line_meets_terrain():
    """The field lies in the line of one member only."""
    field = ["crop-field: 13.5 14"]
    row = ("0 cadets-bow 10 10 0", "0 cadets-bow 10 11.5 0", "0 cadets-bow 10 13 0", "1 cadets-plain 17 12.5 180")
    clear = second(*row, FAR, dice=[(3, 3)], terrain=field).act(0, "shoot").target(3).join(1).join(2)
    assert parts.HINDERING not in dict(last_attack(clear).guards)
    through = second(*row, FAR, dice=[(3, 3)], terrain=field).act(2, "shoot").target(3).join(1).join(0)
    assert dict(last_attack(through).guards)[parts.HINDERING] == 1


@rule("M2-FORM-23")
def test_only_the_primary_attacker_pays_for_a_critical_miss():
    play = shooting(*BOWS, TARGET, dice=[(1, 1)]).join(1).join(2)
    assert [(event.figure, event.parts) for event in play.all(Damaged)] == [(0, ((parts.FUMBLED, 1),))]


@rule("M2-FORM-24")
def test_every_member_must_be_able_to_target_the_figure():
    mage, immune = "0 cadets-wand 10 13 0", "1 cadets-immune 17 11.5 180"
    play = shooting(*BOWS[:2], mage, immune, "0 cadets-bow 10 8.5 0")
    assert play.refused(c.Join(0, 2)).rules == ("M2-COMBAT-20",)


@rule("M2-FORM-25")
def test_the_example_of_the_book():
    """A khan leads; the Orc Hunter helps its attack, the Gulthak Orc its damage."""
    row = ("0 recruits-khan 10 10 0", "0 muster-155 10 11.5 0", "0 starter-008 10 13 0", "1 cadets-plain 15 11.5 180")
    play = second(*row, FAR, dice=[(3, 3)]).act(0, "shoot").target(3).join(1).do(c.Strengthen(0, 2))
    assert dict(last_attack(play).adds)[parts.FORMATION] == 2
    assert (parts.GIFT, 1) in play.only(Damaged).parts
