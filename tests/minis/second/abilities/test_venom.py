from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FRONT = "1 adepts-plain 11.5 10 180"


@content("minis/ability/venom")
@rule("M2-ABL-SWD-23")
def test_venom_bites_whom_the_front_arc_touches_when_the_command_phase_begins():
    behind = "1 adepts-plain 8.5 10 0"
    play = second("0 adepts-venom 10 10 0", FRONT, behind, FAR, begin="yes")
    assert play.kind == "react"
    play.resolve(0)
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 1)]
    assert play.kind == "action"
    assert play.state.actions == 1


@rule("M2-ABL-SWD-24")
def test_a_forgotten_venom_is_lost_for_the_turn():
    play = second("0 adepts-venom 10 10 0", FRONT, FAR, begin="yes").decline()
    assert play.kind == "action"
    assert play.click(1) == 0


@rule("M2-ABILITY-08")
def test_two_venoms_bite_twice():
    play = second("0 adepts-twice-venom 10 10 0", FRONT, FAR, begin="yes").resolve(0).resolve(0)
    assert play.click(1) == 2
    assert play.kind == "action"


def test_venom_asks_nobody_where_nobody_is_touched():
    play = second("0 adepts-venom 10 10 0", FAR, begin="yes")
    assert not play.offers(c.Decline(0))
    assert play.kind == "action"
