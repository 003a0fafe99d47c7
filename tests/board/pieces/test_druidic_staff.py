"""Druidic Staff."""

from __future__ import annotations

from tests.board.rules.fights import me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


@content("board/card/druidic_staff")
@rule("UE-DEED-20", "UE-DEED-21")
def test_druidic_staff_does_as_the_discarded_card_is_coloured() -> None:
    hand_of = "hand: druidic_staff, wound, "
    white = land("0,0", hand_of + "swiftness")
    do(white, "0: play-card druidic_staff basic", "0: choose-card swiftness", "0: choose-space 1,-2")
    blue = land("0,0", hand_of + "stamina")
    do(blue, "0: play-card druidic_staff basic", "0: choose-card stamina", "0: choose-colour red")
    assert me(blue).crystals == {"red": 2}
    red = land("0,0", hand_of + "rage; units: fire_mages spent")
    do(red, "0: play-card druidic_staff basic", "0: choose-card rage")
    assert me(red).units[0].ready
    green = land("0,0", hand_of + "march")
    do(green, "0: play-card druidic_staff basic", "0: choose-card march")
    assert view(green).turn.heal == 3
    none = land("0,0", "hand: druidic_staff, wound, ruby_ring")
    assert refused(none, "0: play-card druidic_staff basic").reason == "board-no-option"


@content("board/card/druidic_staff")
def test_druidic_staff_does_two_different_things() -> None:
    match = land("0,0", "hand: druidic_staff; units: altem_mages spent")
    do(match, "0: play-card druidic_staff strong", "0: choose-option 3")
    assert view(match).turn.heal == 3
    assert options(match) == ["choose-option option=0", "choose-option option=1"], "no unit of level III, healing once"
    do(match, "0: choose-option 1", "0: choose-colour white")
    assert (me(match).crystals, deciding(match)) == ({"white": 2}, [(0, "turn")])
