"""Submerged: deployed last, if it likes in water."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import lay, scene

ARMIES = (("scouts-submerged", "cadets-bow"), ("cadets-plain", "scouts-submerged"))


def shore() -> Play:
    """A battle that is about to be deployed, with a tarn and a pond on the battlefield."""
    play = scene(armies=ARMIES)
    play.do(c.Contribute(0, "tarn")).do(c.Contribute(0, "pond")).do(c.Enough(0)).do(c.Enough(1))
    while play.kind == "objective":
        play.do(play.options()[0])
    play.do(lay(play, "tarn", 10, 18)).do(lay(play, "pond", 27, 18))
    assert (play.seat, play.kind) == (0, "deploy")
    return play


def waiting() -> Play:
    """Everybody but the submerged is deployed."""
    play = shore().put(1, 18, 2).put(2, 18, 34, 270)
    assert (play.seat, play.kind) == (0, "deploy")
    return play


@content("minis/ability/submerged")
@rule("M2-ABL-SPD-39")
def test_the_submerged_are_deployed_after_all_others_player_by_player():
    assert shore().refused(shore().putting(0, 14, 2)).reason == "minis-deploys-later"
    play = waiting()
    assert play.refused(play.putting(1, 14, 2)).reason == "minis-not-in-reserve"
    play.put(0, 14, 2)
    assert (play.seat, play.kind) == (1, "deploy")
    play.put(3, 14, 34, 270)
    assert play.kind == "action"


@content("minis/ability/submerged")
@rule("M2-ABL-SPD-39")
def test_any_water_will_do_only_not_beside_an_opponent():
    play = waiting()
    assert any(isinstance(each, c.Put) and each.y > 15 * 500 for each in play.options()), "water is offered"
    assert play.refused(play.putting(0, 22, 22)).reason == "minis-outside-area"
    play.put(0, 27, 18)
    assert play.place(0) == (27, 18)
    assert play.tokens(0) == 0
    assert play.refused(play.putting(3, 28.5, 18)).rules == ("M2-ABL-SPD-39",)
    play.put(3, 10, 18)
    assert play.kind == "action"
