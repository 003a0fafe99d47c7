"""Crystal Mastery."""

from __future__ import annotations

from tests.board.cards.hands import check, end_turn, gains, holding, play
from tests.marks import content, rule
from tests.play import do, options, refused


@content("board/card/crystal_mastery")
def test_crystal_mastery_copies_a_crystal():
    match = holding("crystal_mastery", seat="crystals: red, white")
    do(match, "0: play-card crystal_mastery basic")
    assert options(match) == ["choose-colour colour=red", "choose-colour colour=white"]
    do(match, "0: choose-colour white")
    check(match, crystals={"red": 1, "white": 2})
    none = holding("crystal_mastery")
    assert refused(none, "0: play-card crystal_mastery basic").reason == "board-no-such-crystal"


@content("board/card/crystal_mastery")
@rule("UE-MANA-04")
def test_crystal_mastery_powered_returns_every_crystal_spent_this_turn():
    match = holding("crystal_mastery", "march", "stamina", "rage", seat="crystals: blue 2, green")
    play(match, "march", "strong")
    play(match, "crystal_mastery", "strong")
    play(match, "stamina", "strong")
    check(match, move=8)
    end_turn(match)
    assert gains(match)["crystals"] == {"blue": 2, "green": 1}
