"""Decompose."""

from __future__ import annotations

from tests.board.cards.hands import check, gains, holding, play
from tests.marks import content, rule
from tests.play import do, options, view


@content("board/card/decompose")
@rule("UE-GAIN-10")
def test_decompose_turns_an_action_card_into_two_crystals():
    match = holding("decompose", "march", "ruby_ring")
    do(match, "0: play-card decompose basic")
    assert options(match) == ["choose-card card=march"]
    do(match, "0: choose-card march")
    check(match, crystals={"green": 2})
    assert gains(match)["hand"] == ["ruby_ring"]
    assert "march" not in [*gains(match)["discard"], *view(match).players[0].played]


@content("board/card/decompose")
def test_decompose_powered_gives_the_other_colours():
    match = holding("decompose", "march", mana="red", seat="crystals: white 3")
    play(match, "decompose", "strong", "choose-card march")
    check(match, crystals={"red": 1, "blue": 1, "white": 3}, mana={"white": 1})
    dual = holding("decompose", "power_of_crystals", mana="red")
    play(dual, "decompose", "strong", "choose-card power_of_crystals")
    check(dual, crystals={"red": 1, "white": 1})
