"""Mana Storm."""

from __future__ import annotations

from tests.board.cards.hands import check, holding, play
from tests.marks import content, rule
from tests.play import do, options, seen, view


@content("board/card/mana_storm")
@rule("UE-REVERT-03")
def test_mana_storm_turns_a_die_into_a_crystal_and_rolls_it_again():
    match = holding("mana_storm", "march", more="source: red, gold, white\nchance:\n  dice: 2")
    do(match, "0: play-card mana_storm basic")
    assert options(match) == ["choose-die die=0", "choose-die die=2"]
    do(match, "0: choose-die 0")
    check(match, crystals={"red": 1})
    assert [die.colour for die in view(match).source] == ["green", "gold", "white"]
    assert (seen(match, "turn/dice"), seen(match, "source/0/owner")) == (1, -1)


@content("board/card/mana_storm")
def test_mana_storm_powered_rolls_the_source_and_uses_three_more_dice_of_any_kind():
    more = "night: yes; source: green, green, green, green, green\nchance:\n  dice: 5 4 4 5 0"
    match = holding("mana_storm", "march", "stamina", "promise", "rage", mana="white", more=more)
    play(match, "mana_storm", "strong")
    assert [die.colour for die in view(match).source] == ["black", "gold", "gold", "black", "red"]
    assert seen(match, "turn/dice") == 4
    play(match, "march", "strong", "pay-mana die-gold green")
    play(match, "stamina", "strong", "pay-mana die-black blue")
    play(match, "promise", "strong", "pay-mana die-gold white")
    check(match, move=8, influence=4)
    assert seen(match, "turn/dice") == 1
