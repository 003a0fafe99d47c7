"""Wings of Wind."""

from __future__ import annotations

from tests.board.rules.fights import enemy, fight, fighting
from tests.board.rules.land import land, place
from tests.marks import content
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes"


@content("board/card/wings_of_wind")
def test_wings_of_night_hold_back_more_enemies_for_move_points() -> None:
    seat = "mana: white, black; deck: march"
    match = fight("prowlers, golems, swordsmen", "wings_of_wind, march, stamina", seat=seat, more=NIGHT)
    do(match, "0: play-card march basic", "0: play-card wings_of_wind strong", "0: choose-enemy prowlers")
    assert view(match).turn.move == 2
    do(match, "0: choose-enemy golems")
    assert view(match).turn.move == 1
    assert deciding(match) == [(0, "combat")], "a third would cost 2"
    left = {name: enemy(match, name).attacks[0].left for name in fighting(match)}
    assert left == {"prowlers": False, "golems": False, "swordsmen": True}


@content("board/card/wings_of_wind")
def test_wings_of_wind_fly_as_far_as_points_are_spent() -> None:
    match = land("0,0", "hand: wings_of_wind; mana: white", "move: 2", "1,-4: prowlers")
    do(match, "0: play-card wings_of_wind basic", "0: choose-space 1,-2")
    assert (place(match), view(match).turn.move) == ((1, -2), 0)
    poor = land("0,0", "hand: wings_of_wind; mana: white")
    assert refused(poor, "0: play-card wings_of_wind basic").reason == "board-no-space-to-fly-to"
    rich = land("0,0", "hand: wings_of_wind; mana: white", "move: 7")
    do(rich, "0: play-card wings_of_wind basic")
    assert "choose-space space=4,-3" in options(rich)
    do(rich, "0: choose-space 1,-2")
    assert view(rich).turn.move == 5
