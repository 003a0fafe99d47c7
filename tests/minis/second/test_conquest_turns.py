"""Conquest: its actions, its formations, its giants (M2-CONQ)."""

from __future__ import annotations

from typing import Any

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import BY_PUSHING, ActionGiven, Attacked, Damaged, DiceRolled, SectionBreached, TokenPlaced
from mageknight.minis.figures.roster import reach_of
from mageknight.minis.figures.sections import skulls
from mageknight.minis.state.battle import ELIMINATED, FIELDED
from mageknight.minis.table.lattice import INCH
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import second

FAR = "1 cadets-plain 60 40 270"
TITAN = "0 giants-titan 20 20 0"
HULK = "0 hulks-hulk 15 15 0"


def conquest(*figures: str, **fields: Any) -> Play:
    """A battle of 1,200 points in the middle of the first player's turn."""
    return second(*figures, **{"edition": "conquest", "total": 1200, **fields})


def row(count: int, kind: str = "cadets-sword", more: str = "") -> tuple[str, ...]:
    """Figures of the first player beside each other, base to base."""
    return tuple([f"0 {kind} 20 {5 + 1.5 * at:g} 0{more}" for at in range(count)])


# Actions


@rule("M2-CONQ-16", "M2-CONQ-28")
def test_one_action_for_every_full_400_points():
    assert conquest("0 cadets-sword 10 10 0", FAR, begin="yes").state.actions == 3
    assert conquest("0 cadets-sword 10 10 0", FAR, begin="yes", total=2000).state.actions == 5
    play = conquest(*row(4), FAR)
    for figure in range(3):
        play.act(figure, "move").stay(figure)
    assert play.seat == 1, "all three are given"


@rule("M2-CONQ-17")
def test_command_in_the_army_gives_one_more_and_its_dice_come_on_top():
    three = [f"0 adepts-command 10 {at} 0" for at in (10, 20, 30)]
    play = conquest(*three, FAR, begin="yes", total=2000, dice=[(6,), (6,), (6,)])
    assert play.state.actions == 6
    while play.kind == "react":
        play.resolve(0)
    assert play.state.actions == 9
    assert len([each for each in play.log if isinstance(each, DiceRolled)]) == 3
    lost = conquest("0 adepts-command 10 10 0 click 3", FAR, begin="yes", total=2000)
    assert lost.state.actions == 5, "nobody shows it any more"


# Formations


@rule("M2-CONQ-21")
def test_up_to_ten_march_together():
    play = conquest(*row(11), FAR).act(0, "march")
    for figure in range(1, 10):
        play.join(figure)
    assert play.kind == "march", "ten are full"
    for figure in range(10):
        play.move(figure, (26, 5 + 1.5 * figure))
    play.enough()
    assert [play.place(figure)[0] for figure in range(11)] == [26] * 10 + [20]
    assert play.state.actions == 2
    two = conquest(*row(2), FAR)
    assert two.refused(c.Act(0, 0, "march")).rules == ("M2-CONQ-21",)
    mixed = conquest(*row(3), "0 cadets-plain 20 9.5 0", FAR).act(0, "march")
    assert mixed.refused(c.Join(0, 3)).rules == ("M2-FORM-04",)


@rule("M2-CONQ-22")
def test_soaring_warriors_march_together():
    wings = [f"0 cadets-wing {10 + at} 10 0 soaring" for at in range(3)]
    play = second(*wings, FAR, edition="conquest", total=1200)
    touching = [play.state.table.touch[each] for each in range(3)]
    assert all(touching)
    play.act(0, "march").join(1).join(2)
    for figure in range(3):
        play.move(figure, (16 + figure, 10))
    play.enough()
    assert play.place(2) == (18, 10)
    small = second(*wings, "1 cadets-plain 30 30 270")
    assert "M2-SOAR-14" in small.refused(c.Act(0, 0, "march")).rules


@rule("M2-CONQ-23")
def test_each_companion_adds_1_attack_and_1_damage_whatever_its_type():
    bows = ("0 cadets-bow 20 10 0", "0 cadets-wand 20 11.5 0", "0 cadets-wand 20 13 0")
    play = conquest(*bows, "1 cadets-plain 27 11.5 180", FAR, dice=[(3, 3)])
    play.act(0, "shoot").target(3)
    assert not [each for each in play.options() if isinstance(each, c.Strengthen)]
    play.join(1).join(2)
    attack = next(each for each in play.log if isinstance(each, Attacked))
    assert (parts.FORMATION, 2) in attack.adds
    hit = next(each for each in play.log if isinstance(each, Damaged))
    assert (parts.GIFT, 2) in hit.parts
    assert play.state.where[3] == ELIMINATED, "3 printed and 2 more"


@rule("M2-CONQ-23")
def test_five_are_the_most_that_shoot_together():
    play = conquest(*row(6, "cadets-bow"), "1 cadets-plain 27 8 180", FAR).act(0, "shoot").target(6)
    for figure in range(1, 5):
        play.join(figure)
    assert not play.offers(c.Join(0, 5))
    pair = conquest(*row(2, "cadets-bow"), "1 cadets-plain 27 6 180", FAR, dice=[(1, 2)]).act(0, "shoot").target(2)
    assert pair.kind != "aim", "two are none"


@rule("M2-CONQ-24")
def test_nobody_is_captured():
    play = conquest("0 cadets-sword 10 10 0", "1 cadets-plain 11.5 10 180", FAR)
    assert c.Act(0, 0, "capture") not in play.options()
    assert play.refused(c.Act(0, 0, "capture")).rules == ("M2-CONQ-24",)


# Giants


@rule("M2-CONQ-05")
def test_giants_fall_by_skulls_only():
    play = conquest("0 giants-faint 20 20 0 click 1", "0 adepts-brave 5 5 0 click 2", "0 cadets-sword 9 9 0", FAR)
    play.end_turn()
    assert play.state.where[0] == FIELDED, "a titan has skulls for that"
    assert play.state.where[1] == ELIMINATED
    hulk = conquest("1 hulks-hulk 15 15 0 sections 3 3 2 1", "0 cadets-sword 15 12.25 90", FAR, dice=[(6, 5)])
    assert (skulls(hulk.state, 0), hulk.state.where[0]) == (5, FIELDED)
    hulk.act(5, "fight").target(4)
    assert (skulls(hulk.state, 0), hulk.state.where[0]) == (6, ELIMINATED)


@rule("M2-CONQ-19")
def test_one_move_action_moves_any_sections_and_spends_them():
    play = conquest(HULK, "0 cadets-sword 4 4 0", FAR).act(1, "move")
    before = play.state.actions
    for section in (2, 3, 4):
        play.join(section)
    assert play.state.actions == before == 2, "one action for all of them"
    speeds = [play.state.defs[section].dial[0] for section in (1, 2, 3, 4)]
    play.move(0, (15 + sum(speeds), 15))
    assert play.place(0) == (15 + sum(speeds), 15)
    assert not [each for each in play.options() if isinstance(each, c.Act) and each.figure in range(5)]
    small = second(HULK, "1 cadets-plain 30 30 270", total=300).act(1, "move").join(2)
    assert small.state.actions == 1, "elsewhere each section costs one"


@rule("M2-CONQ-20")
def test_a_titan_moves_before_its_only_action():
    play = conquest(TITAN, "0 cadets-sword 4 4 0", "1 giants-ogre 28 20 180", FAR, dice=[(1, 2)])
    play.act(0, "move").move(0, (25, 20))
    assert play.state.actions == 2
    play.decline()
    play.act(0, "fight").target(2)
    assert play.state.actions == 2, "move and blow are one action"
    assert [each.cost for each in play.log if isinstance(each, ActionGiven)] == [1, 0]
    assert len([each for each in play.log if isinstance(each, TokenPlaced) and each.figure == 0]) == 1
    assert not [each for each in play.log if isinstance(each, Damaged) and each.cause == BY_PUSHING]
    refusal = play.refused(c.Act(0, 0, "move"))
    assert (refusal.reason, refusal.rules) == ("minis-titan-one-action", ("M2-CONQ-20",))


@rule("M2-CONQ-20")
def test_a_titan_that_is_touched_or_interrupted_gets_no_move_before_it():
    held = conquest(TITAN, "0 cadets-sword 4 4 0", "1 giants-ogre 23 20 180", FAR, dice=[(6,)])
    held.act(0, "move").break_away(0).move(0, (17, 20))
    assert held.refused(c.Act(0, 0, "shoot")).reason == "minis-titan-one-action"
    play = conquest(TITAN, "0 cadets-sword 4 4 0", "1 cadets-plain 30 20 180", "0 cadets-sword 4 8 0", FAR)
    play.act(0, "move").move(0, (24, 20))
    assert play.offers(c.Act(0, 0, "shoot"))
    play.act(1, "move").stay(1)
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-titan-one-action", "the move was part of that action"


# Far effects


@rule("M2-CONQ-27")
def test_items_without_a_range_reach_24_inches():
    def total(armed: str, away: int, **fields: Any) -> int:
        foe, held = "1 cadets-plain 16 10 180", "0 cadets-sword 16 11.5 270"
        figures = ("0 wielders-bow 10 10 0", foe, held, f"0 wielders-sword 10 {10 + away} 0{armed}")
        return conquest(*figures, FAR, dice=[(4, 4)], **fields).act(0, "precision").target(1).only(Attacked).total

    plain = total("", 24)
    assert total(" with I-024", 24) == plain + 1
    assert total(" with I-024", 25) == plain, "too far from its wielder"


@rule("M2-CONQ-26")
def test_illusions_reach_24_inches_from_their_caster():
    def reach(away: float, **fields: Any) -> int:
        figures = ("0 adepts-mage 10 10 0", f"0 cadets-bow 10 {10 + away} 0", FAR)
        play = conquest(*figures, book_0="0 false-mist", **fields).act(0, "cast")
        return reach_of(play.state, 1)

    printed = reach_of(conquest("0 cadets-bow 10 10 0", FAR).state, 0)
    assert printed > 8
    assert (reach(24), reach(25)) == (8, printed)


@rule("M2-CONQ-26")
def test_each_illusion_is_felt_near_its_caster_only():
    def play(book: str, *figures: str, **fields: Any) -> Play:
        return conquest("0 adepts-mage 10 10 0", *figures, FAR, book_0=f"0 {book}", **fields).act(0, "cast")

    # Two are enough for a formation only where the banner is seen.
    pair = ("0 cadets-sword {x} 20 0", "0 cadets-sword {x} 21.5 0")
    near = play("banner-of-ghosts", *[each.format(x=14) for each in pair])
    assert c.Act(0, 1, "march") in near.options()
    apart = play("banner-of-ghosts", *[each.format(x=40) for each in pair])
    assert apart.refused(c.Act(0, 1, "march")).rules == ("M2-CONQ-21",)
    # The blood moon hurts the tired near its caster.
    for x, clicks in ((16, 3), (40, 2)):
        fight = play(
            "blood-moon", f"0 cadets-sword {x} 20 0", f"1 adepts-plain {x + 1.5} 20 180 tokens 1", dice=[(5, 5)]
        )
        fight.act(1, "fight").target(2)
        assert fight.only_hurt(2).amount == clicks


@rule("M2-CONQ-26")
def test_an_illusion_whose_caster_has_fallen_is_felt_by_nobody():
    foe = "1 cadets-sword 11.5 10 180"
    play = conquest(
        "0 adepts-mage 10 10 0 click 4", "0 cadets-bow 10 20 0", foe, FAR, book_0="0 false-mist", dice=[(6, 6)]
    )
    play.act(0, "cast")
    assert reach_of(play.state, 1) == 8
    while (play.seat, play.kind) != (1, "action"):
        play.do(c.EndTurn(0) if play.kind == "action" else c.Decline(play.seat))
    play.act(2, "fight").target(0)
    assert play.is_eliminated(0)
    assert reach_of(play.state, 1) > 8


# Castles


def opened(play: Play) -> Play:
    """Leave all portals as they are."""
    while play.kind != "action":
        play.do(play.options()[-1])
    return play


@rule("M2-CONQ-04")
def test_a_demoralized_section_is_breached_and_stands():
    breaker = "1 giants-titan 18 15.75 90"
    play = conquest("0 castles-454 18 18 0 click 2", "0 cadets-sword 40 40 0", breaker, FAR, turn=1, dice=[(6, 5)])
    play.act(2, "fight").target(0)
    assert play.only(SectionBreached).figure == 0
    play.end_turn().end_turn().end_turn()
    assert play.state.where[0] == FIELDED


@rule("M2-CONQ-18")
def test_a_castle_brings_actions_for_its_sections_alone():
    tower, keep, wall = "0 castles-452 18 10 0", "0 castles-451 18 10 0", "0 castles-454 18 10 0"
    swords = row(4)
    foe = "1 cadets-plain 30 10 180"
    assert conquest(wall, "0 cadets-sword 40 40 0", foe, FAR, begin="yes").state.actions == 3
    assert conquest(keep, "0 cadets-sword 40 40 0", foe, FAR, begin="yes").state.actions == 5
    play = conquest(
        tower, *[each.replace("20 ", "30 ", 1) for each in swords], foe.replace("30 10", "18 20"), FAR, begin="yes"
    )
    assert play.state.actions == 4
    opened(play)
    for figure in (1, 2, 3):
        play.act(figure, "move").stay(figure)
    refusal = play.refused(c.Act(0, 4, "move"))
    assert (refusal.reason, refusal.rules) == ("minis-actions-for-castle", ("M2-CONQ-18",))
    assert {each.figure for each in play.options() if isinstance(each, c.Act)} == {0}
    play.act(0, "shoot")
    while play.kind == "aim":
        play.do(play.options()[0])
    assert play.seat == 1, "nothing is left to give"


@rule("M2-CONQ-18")
def test_sections_use_up_their_own_actions_before_those_of_the_army():
    tower, foe = "0 castles-452 18 10 0", "1 cadets-plain 18 20 270"
    play = opened(conquest(tower, "0 cadets-sword 40 40 0", "0 cadets-sword 44 40 0", foe, FAR, begin="yes")).act(
        0, "shoot"
    )
    while play.kind == "aim":
        play.do(play.options()[0])
    assert (play.state.actions, play.seat) == (3, 0)
    play.act(1, "move").stay(1)
    assert play.state.actions == 2


@rule("M2-CONQ-28")
def test_the_standard_game_has_five_actions_on_four_by_six_feet_and_two_hours():
    play = conquest("0 cadets-sword 10 10 0", FAR, total=2000, minutes=120, begin="yes")
    ground = play.state.table.ground
    assert (ground.width // INCH, ground.height // INCH, play.state.actions) == (72, 48, 5)
    rules = play.state.edition.building
    assert (2 * 2000 // rules.share, 2000 // rules.share) == (10, 5), "items, and relics among them"
    for _ in range(60):
        play.end_turn()
    assert play.match.outcome() is None, "the clock decides, no number of turns"
    play.time_up()
    while play.match.outcome() is None:
        play.end_turn()
