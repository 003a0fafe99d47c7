"""Space Bending."""

from __future__ import annotations

from tests.board.rules.fights import hand, me
from tests.board.rules.land import land, place
from tests.marks import content, rule
from tests.play import deciding, do, refused, view

NIGHT = "night: yes; source: gold, gold, gold"


@content("board/card/space_bending")
def test_space_bending_leaps_over_spaces_and_rampagers() -> None:
    match = land("1,-3", "hand: space_bending; mana: blue", "move: 3", "1,-4: prowlers")
    assert refused(match, "0: step-to 1,-1").reason == "board-not-adjacent"
    do(match, "0: play-card space_bending basic", "0: step-to 1,-1")
    assert (place(match), view(match).turn.move) == ((1, -1), 0)
    near = land("1,-3", "hand: space_bending; mana: blue", "move: 3", "1,-4: prowlers")
    do(near, "0: play-card space_bending basic", "0: step-to 0,-3")
    assert deciding(near) == [(0, "turn")], "next to the orcs all the way, but nobody is provoked"


@content("board/card/space_bending")
def test_space_bending_explores_from_further_away() -> None:
    match = land("1,-3", "hand: space_bending; mana: blue", "move: 2")
    assert refused(match, "0: explore-at 1,1").reason == "board-explore-not-adjacent"
    do(match, "0: play-card space_bending basic", "0: explore-at 1,1")
    assert len(view(match).tiles) == 4


@content("board/card/space_bending")
def test_time_bending_gives_the_turn_back_but_not_itself() -> None:
    seat = "hand: space_bending, march, stamina; mana: blue, black; deck: rage, swiftness"
    match = land("0,0", seat, NIGHT)
    do(match, "0: play-card march basic", "0: play-card space_bending strong", "0: end-turn", "0: decline")
    assert deciding(match) == [(0, "turn")]
    assert sorted(hand(match)) == ["march", "stamina"], "nothing is drawn"
    assert me(match).aside == ("space_bending",)
    do(match, "0: play-card march basic")
    assert view(match).turn.move == 2


@content("board/card/space_bending")
@rule("UE-EFFECT-10")
def test_time_bending_through_another_card_sets_that_card_aside() -> None:
    seat = "hand: magic_talent, march, crystallize, stamina; mana: blue, black; deck: rage"
    match = land("0,0", seat, NIGHT + "; spells: space_bending, fireball, snowstorm")
    do(match, "0: play-card magic_talent basic", "0: choose-card crystallize", "0: use-grant 0")
    do(match, "0: choose-card space_bending", "0: choose-option 1", "0: end-turn", "0: decline")
    assert deciding(match) == [(0, "turn")]
    assert me(match).aside == ("magic_talent",)
    assert "space_bending" in view(match).offers.spells
    assert sorted(hand(match)) == ["march", "stamina"], "what was discarded does not come back"
