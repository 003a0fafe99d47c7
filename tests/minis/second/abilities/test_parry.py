from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FIGURES = ("0 adepts-plain 10 10 0", "1 adepts-parry 11.5 10 180", FAR)


@content("minis/ability/parry")
@rule("M2-ABL-SWD-21")
def test_a_die_less_2_comes_off_the_attack():
    for die, less in ((1, 1), (3, 1), (4, 2), (5, 3)):
        play = second(*FIGURES, dice=[(die,), (4, 4)]).act(0, "fight").target(1)
        assert (play.kind, play.seat) == ("react", 1)
        assert play.resolve(0).only(Attacked).total == 8 + 8 - less


@rule("M2-ABL-SWD-22")
def test_the_rule_of_3_holds_a_parry_too():
    play = second(*FIGURES, dice=[(6,), (4, 4)]).act(0, "fight").target(1).resolve(0)
    assert play.only(Attacked).total == 8 + 8 - 3


@rule("M2-ABL-SWD-21")
def test_nobody_must_parry_and_nobody_parries_a_sweep_or_a_shot():
    play = second(*FIGURES, dice=[(4, 4)]).act(0, "fight").target(1).decline()
    assert play.only(Attacked).total == 16
    swept = second("0 adepts-sweep 10 10 0", "1 adepts-parry 11.27 10.8 180", "1 adepts-plain 11.27 9.2 180", FAR,
                   dice=[(4, 4)])  # fmt: skip
    assert len(swept.act(0, "sweep").all(Attacked)) == 2
    shot = second("0 adepts-bowman 10 10 0", "1 adepts-parry 16 10 180", FAR, dice=[(4, 4)]).act(0, "shoot").target(1)
    assert shot.only(Attacked).total == 16
    off = second(*FIGURES, dice=[(4, 4)]).cancel(1, 1, "parry").act(0, "fight").target(1)
    assert off.only(Attacked).total == 16
    assert not off.offers(c.Decline(1))
