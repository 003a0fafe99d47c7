"""Maximal Effect."""

from __future__ import annotations

from tests.board.cards.hands import BLOCK, check, gains, holding, play
from tests.marks import content, rule
from tests.play import do, options, refused, view


@content("board/card/maximal_effect")
@rule("UE-EFFECT-06")
def test_maximal_effect_uses_a_basic_effect_three_times():
    match = holding("maximal_effect", "march", "promise")
    play(match, "maximal_effect", "basic", "choose-card march")
    check(match, move=6)
    assert gains(match)["hand"] == ["promise"]
    assert view(match).players[0].played == ("maximal_effect",)


@content("board/card/maximal_effect")
@rule("UE-EFFECT-07")
def test_maximal_effect_makes_one_block_that_cannot_be_split():
    match = holding("maximal_effect", "determination", phase=BLOCK, enemies="diggers, cursed_hags")
    play(match, "maximal_effect", "basic", "choose-card determination")
    check(match, block=("2 physical", "2 physical", "2 physical"))
    do(match, "0: block-attack diggers 0")
    check(match, block=())
    assert refused(match, "0: block-attack cursed_hags 0").reason == "board-block-too-weak"


@content("board/card/maximal_effect")
@rule("UE-EFFECT-08")
def test_maximal_effect_powered_uses_a_strong_effect_twice_without_its_mana():
    match = holding("maximal_effect", "threaten", "rage", mana="red")
    do(match, "0: play-card maximal_effect strong")
    assert options(match) == ["choose-card card=threaten"]
    do(match, "0: choose-card threaten")
    check(match, influence=10, reputation=-2)


@content("board/card/maximal_effect")
@rule("UE-DEED-20")
def test_maximal_effect_needs_another_action_card_of_use():
    for cards in (("maximal_effect",), ("maximal_effect", "wound", "fireball")):
        match = holding(*cards, mana="red")
        for half in ("basic", "strong"):
            assert refused(match, f"0: play-card maximal_effect {half}").reason == "board-no-card-to-discard"
    useless = holding("maximal_effect", "rage", mana="red")
    assert refused(useless, "0: play-card maximal_effect basic").reason == "board-block-not-now"
    assert refused(useless, "0: play-card maximal_effect strong").reason == "board-attack-not-now"
