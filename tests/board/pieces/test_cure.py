"""Cure."""

from __future__ import annotations

from tests.board.rules.fights import enemy, fight, fighting, hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, view

NIGHT = "night: yes"


@content("board/card/cure")
@rule("UE-ABIL-27")
def test_disease_leaves_blocked_enemies_with_armor_1() -> None:
    seat = "mana: green, black; units: utem_guardsmen, foresters"
    match = fight("orc_skirmishers, prowlers, golems", "cure", "block", seat=seat, more=NIGHT)
    guards, foresters = (unit.uid for unit in me(match).units)
    do(match, f"0: activate-unit {guards} 1", "0: block-attack prowlers 0")
    do(match, f"0: activate-unit {foresters} 1", "0: block-attack orc_skirmishers 0")
    do(match, "0: play-card cure strong")
    armor = {name: enemy(match, name).armor.total for name in fighting(match)}
    assert armor == {"orc_skirmishers": 4, "prowlers": 1, "golems": 5}, "one of two attacks is not enough"


@content("board/card/cure")
def test_disease_reaches_a_summoner_whose_monster_was_blocked() -> None:
    seat = "mana: green, black; units: altem_guardians; fame: 20"
    match = fight("orc_summoners", "cure", "ranged", seat=seat, more=NIGHT)
    do(match, "0: end-phase")
    monster = next(one for one in view(match).combat.enemies if one.summoner >= 0)
    do(match, f"0: activate-unit {me(match).units[0].uid} 1", f"0: block-attack {monster.token} 0", "0: end-phase")
    assert enemy(match, "orc_summoners").armor.total == 4
    do(match, "0: play-card cure strong")
    assert enemy(match, "orc_summoners").armor.total == 1


@content("board/card/cure")
@rule("UE-WOUND-07", "UE-WOUND-08")
def test_cure_draws_cards_and_readies_units() -> None:
    seat = "hand: cure, wound, wound; mana: green; units: peasants spent wounded; deck: march, rage"
    match = land("0,0", seat)
    do(match, "0: play-card cure basic", "0: heal-wound hand")
    assert sorted(hand(match)) == ["march", "wound"]
    do(match, f"0: heal-wound {me(match).units[0].uid}")
    assert (me(match).units[0].ready, me(match).units[0].wounds) == (True, 0)
