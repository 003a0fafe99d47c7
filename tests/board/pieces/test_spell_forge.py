"""Spell Forge."""

from __future__ import annotations

from tests.board.cards.hands import check, holding, play
from tests.marks import content
from tests.play import do, options, view

OFFER = "spells: fireball, snowstorm, flame_wall"


@content("board/card/spell_forge")
def test_spell_forge_makes_crystals_in_the_colours_of_the_offer():
    match = holding("spell_forge", more=OFFER)
    do(match, "0: play-card spell_forge basic")
    assert options(match) == ["choose-colour colour=red", "choose-colour colour=blue"]
    do(match, "0: choose-colour blue")
    check(match, crystals={"blue": 1})


@content("board/card/spell_forge")
def test_spell_forge_powered_takes_two_different_spells_not_two_different_colours():
    match = holding("spell_forge", mana="blue", more=OFFER)
    play(match, "spell_forge", "strong", "choose-card fireball")
    assert options(match) == ["choose-card card=snowstorm", "choose-card card=flame_wall"]
    do(match, "0: choose-card flame_wall")
    check(match, crystals={"red": 2})
    assert view(match).offers.spells == ("fireball", "snowstorm", "flame_wall")
