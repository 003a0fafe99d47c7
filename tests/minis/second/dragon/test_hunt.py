"""The hunt: set-up, sides, the end and who has won (M2-DRAGON-09 to M2-DRAGON-20)."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.editions.dragon import leader
from mageknight.minis.events import LeaderChosen
from mageknight.minis.figures.roster import foes_of, friends_of, members
from mageknight.minis.setup.entries import Lineup
from mageknight.minis.setup.samples import army
from mageknight.minis.state.battle import FIELDED
from mageknight.minis.table.tabletop import SOARING
from tests.marks import rule
from tests.minis.drill import Play, battle, open_battle, units
from tests.minis.second.dragon.lair import BEFORE
from tests.minis.second.field import outcome

ELVES, ORCS = army("elven-lords-300"), army("orc-khans-300")
MIDDLE = 18


def hunt(total: int = 600, armies: tuple[Lineup, ...] = (ELVES, ORCS, ("apocalypse-001@1",)), **fields: Any) -> Play:
    """A hunt from its very beginning, the first hunter first."""
    seats = len(armies)
    known = {"edition": "dragon", "total": total, "seats": seats, "armies": armies, "edges": (0, 2, 1, 3)[:seats]}
    rolled = seats - 1 if fields.get("shared") else seats
    dice = [(6, 6, *[1] * (2 * rolled - 2))]
    return open_battle(dice=dice, **{**known, "table": "random", **fields})


def chase(*figures: str, **fields: object) -> Play:
    """A hunt in the middle of the first hunter's turn; the last seat is the Dragon."""
    return battle(*figures, **{"edition": "dragon", "total": 900, "seats": 3, **fields})  # type: ignore[arg-type]


DRAGON = "2 apocalypse-001@2 18 18 0"


@rule("M2-DRAGON-09")
def test_all_hunters_together_are_worth_no_more_than_the_dragon():
    with pytest.raises(Refusal) as caught:
        hunt(armies=(ELVES, ORCS, ELVES, ("apocalypse-001@1",)))
    assert caught.value.rules == ("M2-DRAGON-09",)
    with pytest.raises(Refusal) as alone:
        hunt(armies=(ELVES, ORCS, ("apocalypse-001@2",)))
    assert alone.value.reason == "minis-quarry-alone"
    with pytest.raises(Refusal) as odd:
        hunt(total=700)
    assert odd.value.reason == "minis-totals"


@rule("M2-DRAGON-10")
def test_hunters_are_neither_friends_nor_foes():
    play = chase(DRAGON, "0 cadets-sword 30 30 0", "1 cadets-sword 31.5 30 180", "0 cadets-sword 30 27 0")
    assert members(friends_of(play.state, 5)) == [7]
    assert members(foes_of(play.state, 5)) == [0, 1, 2, 4]
    assert play.refused(c.Act(0, 5, "fight")).reason == "minis-nobody-in-front"
    assert 5 in members(foes_of(play.state, 1))
    assert 6 in members(foes_of(play.state, 1))


@rule("M2-DRAGON-13", "M2-DRAGON-14", "M2-DRAGON-12")
def test_the_dragon_begins_in_the_middle_and_there_are_no_objectives():
    play = hunt()
    assert (play.kind, play.seat) == ("lair", 2)
    hull = play.state.where.index(0, play.state.owner.index(2))
    assert play.refused(play.putting(hull, 17, 18)).rules == ("M2-DRAGON-14",)
    play.put(hull, MIDDLE, MIDDLE, facing=45)
    assert play.place(hull) == (MIDDLE, MIDDLE)
    assert play.state.objectives == []
    assert play.click(hull + 1) == 0
    while play.kind == "deploy":
        play.do(play.options()[0])
    assert audit(play.state) == []
    assert play.kind == "action"
    assert play.state.actions == 3


@rule("M2-DRAGON-15")
@pytest.mark.parametrize("level, total, pieces", [(1, 600, 3), (2, 900, 1), (3, 1200, 0)])
def test_one_piece_of_terrain_less_for_each_dial_in_use(level: int, total: int, pieces: int):
    play = hunt(total, (ELVES, (f"apocalypse-001@{level}",)))
    play.do(play.options()[0])
    assert len(play.state.terrain) == pieces


@rule("M2-DRAGON-16", "M2-DRAGON-18")
def test_whoever_fells_the_dragon_wins_at_once():
    worn = "2 apocalypse-001@2 18 18 0 sections 19 12 20 0"
    play = chase(worn, f"0 cadets-sword {BEFORE}", "1 cadets-sword 30 30 0", dice=[(6, 6)])
    play.act(5, "fight").target(1)
    assert play.match.outcome() is not None
    assert outcome(play).winners == (0,)


@rule("M2-DRAGON-16", "M2-DRAGON-17")
def test_the_dragon_wins_when_nobody_is_left():
    play = chase(DRAGON, f"0 cadets-plain {BEFORE}", "1 cadets-plain gone", turn=2, dice=[(5, 6)])
    play.act(1, "fight").target(5)
    assert outcome(play).winners == (2,)


def at_the_end(*figures: str) -> Play:
    """A hunt whose time is up."""
    return chase(*figures, minutes=60).time_up()


@rule("M2-DRAGON-19", "M2-DRAGON-20")
def test_when_time_is_up_the_side_worth_more_wins():
    rich = "0 muster-001 30 30 0"
    whole = at_the_end(DRAGON, rich, "1 muster-001 4 4 0")
    assert outcome(whole).winners == (2,)
    assert outcome(whole).sheet[2].points == 900
    worn = at_the_end("2 apocalypse-001@2 18 18 0 sections 0 12 20 0", rich, "1 muster-001 4 4 0")
    assert outcome(worn).sheet[2].points == 600
    colossus = "0 apocalypse-001@3 6 30 0"
    beaten = at_the_end("2 apocalypse-001@2 18 18 0 sections 0 12 20 0", colossus, "1 muster-001 4 4 0")
    assert outcome(beaten).winners == (0, 1)


@rule("M2-DRAGON-20")
def test_brood_is_worth_nothing_at_the_end():
    play = chase(DRAGON, "0 muster-001 30 30 0", "1 muster-001 4 4 0", turn=2, minutes=60, dice=[(6,)])
    play.act(1, "beastmother")
    while play.kind in ("spawn", "place-spawn"):
        play.do(play.options()[0])
    assert play.state.where[7:] == [FIELDED] * 4
    play.time_up()
    while play.match.outcome() is None:
        play.end_turn()
    assert outcome(play).sheet[2].points == 900


@rule("M2-DRAGON-14", "M2-SOAR-03")
def test_the_dragon_begins_with_any_facing_on_the_ground_or_in_the_air():
    play = hunt()
    hull = play.state.where.index(0, play.state.owner.index(2))
    assert not play.match.options(play.match.pending()[0]).listed
    assert any(isinstance(each, c.Put) and each.soaring for each in play.options())
    play.do(c.Put(2, hull, units(MIDDLE), units(MIDDLE), 137, soaring=True))
    assert (play.state.table.facing[hull], play.state.table.level[hull]) == (137, SOARING)


@rule("M2-DRAGON-11", "M2-DRAGON-14")
def test_a_dragon_nobody_owns_is_led_by_the_cheapest_army_first_and_then_to_the_left():
    cheap = army("orc-khans-200")
    play = hunt(armies=(ELVES, cheap, ("apocalypse-001@1",)), shared=True)
    assert (play.state.order[-1], leader(play.state)) == (2, 1)
    assert (play.kind, play.seat) == ("lair", 2)
    play.do(play.options()[0])
    while play.kind == "deploy":
        play.do(play.options()[0])
    led = []
    for _ in range(3):
        while play.seat != 2:
            play.do(c.EndTurn(play.seat) if play.kind == "action" else play.options()[-1])
        led.append(leader(play.state))
        while play.seat == 2:
            play.do(c.EndTurn(2) if play.kind == "action" else c.EndPhase(2))
    assert led == [1, 0, 1]
    assert audit(play.state) == []


@rule("M2-DRAGON-11")
def test_equal_armies_leave_the_first_lead_to_whoever_comes_later():
    play = hunt(armies=(ELVES, ELVES, ("apocalypse-001@1",)), shared=True)
    assert leader(play.state) == play.state.order[1]
    owned = hunt(armies=(ELVES, ELVES, ("apocalypse-001@1",)))
    assert leader(owned.state) == -1


@rule("M2-DRAGON-11", "M2-DRAGON-17")
def test_whoever_leads_it_wins_when_nobody_is_left_to_hunt_it():
    play = chase(DRAGON, f"0 cadets-plain {BEFORE}", "1 cadets-plain gone", turn=2, shared="yes", dice=[(5, 6)])
    LeaderChosen(1).apply(play.state)
    play.act(1, "fight").target(5)
    assert outcome(play).winners == (1,)
