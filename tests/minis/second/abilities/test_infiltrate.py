"""Infiltrate: deployed after the ordinary figures, if it likes in cover before its own lines."""

from __future__ import annotations

from typing import Any

from mageknight.minis import commands as c
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.minis.view.build import battle_view
from tests.marks import content, rule
from tests.minis.drill import Play
from tests.minis.second.field import lay, scene

ARMIES = (("adepts-infiltrate", "cadets-bow"), ("cadets-plain", "cadets-plain"))


def woods(armies: Any = ARMIES) -> Play:
    """A battle that is about to be deployed, with woods near the first player's area and far from it."""
    play = scene(armies=armies)
    pieces = [each.piece for each in play.options() if isinstance(each, c.Contribute)]
    wood = next(piece for piece in pieces if "wood" in piece or "forest" in piece)
    play.do(c.Contribute(0, wood)).do(c.Enough(0)).do(c.Enough(1))
    while play.kind == "objective":
        play.do(play.options()[0])
    play.do(lay(play, wood, 27, 10))
    assert (play.seat, play.kind) == (0, "deploy")
    return play


@content("minis/ability/infiltrate")
@rule("M2-ABL-DEF-15", "M2-ABL-DEF-16", "M2-ABL-DEF-17")
def test_infiltrators_come_after_the_ordinary_figures_and_hide_in_cover():
    play = woods()
    late = play.refused(play.putting(0, 14, 2))
    assert (late.reason, late.rules) == ("minis-deploys-later", ("M2-ABL-DEF-15", "M2-ABL-DEF-16"))
    assert [each.deploys for each in battle_view(play.state).figures] == [False, True, True, True]
    play.put(1, 18, 2).put(2, 18, 34, 270).put(3, 14, 34, 270)
    assert (play.seat, play.kind) == (0, "deploy")
    assert [each.deploys for each in battle_view(play.state).figures] == [True, False, False, False]
    assert play.refused(play.putting(0, 20, 10)).reason == "minis-outside-area"
    play.put(0, 27, 10)
    assert play.place(0) == (27, 10)
    assert play.tokens(0) == 1


@rule("M2-ABL-DEF-17")
def test_in_its_own_area_it_has_no_token():
    play = woods().put(1, 18, 2).put(2, 18, 34, 270).put(3, 14, 34, 270).put(0, 14, 2)
    assert play.tokens(0) == 0


@content("minis/ability/infiltrate")
@rule("M2-ABL-DEF-16")
def test_boots_carry_an_infiltrator_further():
    """The modified speed counts (reading R16)."""

    def goes(speed: float, *items: str) -> bool:
        prowler = Muster((Enlisted("wielders-prowler", 1, items), Enlisted("cadets-bow")))
        play = woods((prowler, ARMIES[1])).put(1, 18, 2).put(2, 18, 34, 270).put(3, 14, 34, 270)
        return play.offers(play.putting(0, 27, 3 + speed))

    assert goes(8)
    assert not goes(8.1)
    assert goes(9, "I-014")
    assert not goes(9.1, "I-014")
