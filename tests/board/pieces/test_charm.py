"""Charm."""

from __future__ import annotations

from tests.board.rules.fights import attacks, enemy, fight, fighting, me
from tests.board.rules.land import land
from tests.marks import content
from tests.play import deciding, do, refused, view

NIGHT = "night: yes"


@content("board/card/charm")
def test_possess_turns_an_enemy_against_the_others() -> None:
    match = fight("heroes_fire, prowlers", "charm", seat="mana: white, black", more=NIGHT)
    do(match, "0: play-card charm strong", "0: choose-enemy heroes_fire")
    assert not any(attack.left for attack in enemy(match, "heroes_fire").attacks)
    do(match, "0: end-phase", "0: end-phase", "0: use-grant 0")
    assert attacks(match) == [(4, "melee", "physical"), (2, "melee", "fire")]
    do(match, "0: aim-at heroes_fire")
    assert refused(match, "0: strike").facts["total"] == 0
    match.undo(0)
    do(match, "0: aim-at prowlers", "0: strike")
    assert fighting(match) == ["heroes_fire"]


@content("board/card/charm")
def test_charm_helps_in_an_interaction() -> None:
    peace = land("0,0", "hand: charm; mana: white")
    do(peace, "0: play-card charm basic")
    assert (view(peace).turn.influence, deciding(peace)) == (4, [(0, "turn")])
    match = land("4,-2", "hand: charm; mana: white; reputation: 0", "units: utem_guardsmen")
    do(match, "0: interact", "0: play-card charm basic", "0: choose-option 1", "0: recruit utem_guardsmen")
    assert (view(match).turn.influence, me(match).units[0].unit) == (2, "utem_guardsmen"), "5 less 3"
    other = land("4,-2", "hand: charm; mana: white; reputation: 0")
    do(other, "0: interact", "0: play-card charm basic", "0: choose-option 0", "0: choose-colour green")
    assert me(other).crystals == {"green": 1}
