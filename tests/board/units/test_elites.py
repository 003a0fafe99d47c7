"""Elite units whose cards say something of their own."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, RANGED, enemy
from tests.board.rules.fights import fighting, hand, me
from tests.board.units.ranks import gather, leading, uid, unit, use, village
from tests.marks import content, rule
from tests.play import deciding, do, refused, view


@content("board/unit/amotep_freezers")
@rule("UE-COMBAT-22")
def test_freezers_stop_an_enemy_and_crack_its_armor() -> None:
    match = leading("amotep_freezers", RANGED, mana="blue", enemies="swordsmen, ice_mages")
    use(match, 1)
    assert enemy(match, "swordsmen").armor.total == 2
    assert not enemy(match, "swordsmen").attacks[0].left
    assert enemy(match, "ice_mages").attacks[0].left


@content("board/unit/amotep_freezers")
def test_freezers_leave_at_least_one_armor() -> None:
    match = leading("amotep_freezers", RANGED, mana="blue", enemies="prowlers")
    use(match, 1)
    assert enemy(match, "prowlers").armor.total == 1


@content("board/unit/altem_guardians")
def test_altem_guardians_lend_all_resistances() -> None:
    match = leading("altem_guardians, peasants", BLOCK, mana="green", enemies="fire_mages")
    use(match, 2)
    assert unit(match, 1).resistances == ("physical", "fire", "ice")
    do(match, "0: end-phase", f"0: assign-damage unit={uid(match, 1)}")
    assert unit(match, 1).wounds == 1
    assert "wound" not in hand(match)


# Heroes.


@content("board/unit/heroes_white", "board/unit/heroes_green", "board/unit/heroes_blue", "board/unit/heroes_red")
@pytest.mark.parametrize("name", ["heroes_white", "heroes_green", "heroes_blue", "heroes_red"])
@pytest.mark.parametrize("reputation, influence", [(4, 9 - 4), (-4, 9 + 4), (0, 9)])
def test_heroes_count_reputation_twice(name: str, reputation: int, influence: int) -> None:
    match = village(name, f"hand: march; reputation: {reputation}")
    gather(match, influence - 1)
    assert refused(match, f"0: recruit {name}").reason == "board-too-little-influence"
    gather(match, 1)
    do(match, f"0: recruit {name}")
    assert view(match).turn.influence == 0


@content("board/unit/heroes_white", "board/unit/heroes_green")
@rule("UE-INTERACT-22")
def test_reputation_is_doubled_once_however_many_heroes_come() -> None:
    match = village("heroes_white, heroes_green", "hand: march; reputation: 4; fame: 8; level: 3")
    gather(match, (9 - 4) + 9)
    do(match, "0: recruit heroes_white", "0: recruit heroes_green")
    assert view(match).turn.influence == 0


@content("board/unit/heroes_white", "board/unit/heroes_green", "board/unit/heroes_blue", "board/unit/heroes_red")
@pytest.mark.parametrize("name", ["heroes_white", "heroes_green", "heroes_blue", "heroes_red"])
def test_heroes_raise_the_reputation_when_they_talk_to_locals(name: str) -> None:
    match = village("peasants", f"hand: march; units: {name}")
    use(match, 2)
    assert (view(match).turn.influence, me(match).reputation) == (5, 1)


@content("board/unit/heroes_white", "board/unit/heroes_green", "board/unit/heroes_blue", "board/unit/heroes_red")
@pytest.mark.parametrize("name", ["heroes_white", "heroes_green", "heroes_blue", "heroes_red"])
def test_heroes_join_an_assault_only_for_influence(name: str) -> None:
    match = leading(name, ATTACK, kind="assault")
    assert refused(match, f"0: activate-unit {uid(match)} 0").facts == {"cost": 2, "have": 0}
    do(match, "0: play-card march influence", "0: play-card rage influence")
    use(match, 0)
    assert view(match).turn.influence == 0
    assert [points.amount for points in view(match).combat.attack] == [5]


# Sorcerers and Delphana Masters.


@content("board/unit/sorcerers")
def test_sorcerers_break_fortifications_and_shoot() -> None:
    match = leading("sorcerers", RANGED, mana="white", enemies="diggers fortified, prowlers fortified")
    use(match, 1, "choose-enemy diggers")
    assert (enemy(match, "diggers").fortified, enemy(match, "prowlers").fortified) == (0, 1)
    do(match, "0: aim-at diggers", "0: strike")
    assert fighting(match) == ["prowlers"]


@content("board/unit/sorcerers")
def test_sorcerers_break_resistances_and_shoot() -> None:
    match = leading("sorcerers", RANGED, mana="green", enemies="gargoyle, ironclads")
    use(match, 2, "choose-enemy ironclads")
    assert (enemy(match, "ironclads").resistances, enemy(match, "gargoyle").resistances) == ((), ("physical",))
    do(match, "0: aim-at ironclads", "0: strike")
    assert fighting(match) == ["gargoyle"]


@content("board/unit/delphana_masters")
@rule("UE-UNIT-13")
def test_delphana_masters_use_several_abilities_each_paid_for() -> None:
    match = leading("delphana_masters", RANGED, mana="blue, green, white", enemies="swordsmen fortified, ironclads")
    use(match, 0, "choose-enemy swordsmen")
    assert deciding(match) == [(0, "next-ability")]
    assert refused(match, f"0: activate-unit {uid(match)} 0").reason == "board-unit-not-ready"
    use(match, 2, "choose-enemy ironclads")
    use(match, 3, "choose-enemy ironclads")
    assert not enemy(match, "swordsmen").attacks[0].left
    assert (enemy(match, "ironclads").armor.total, enemy(match, "ironclads").resistances) == (1, ())
    assert deciding(match) == [(0, "combat")]
    assert (me(match).mana, unit(match).ready) == ({}, False)


@content("board/unit/delphana_masters")
def test_delphana_masters_may_stop_after_one_ability() -> None:
    match = leading("delphana_masters", RANGED, mana="blue, green", enemies="swordsmen")
    use(match, 2, "decline")
    assert me(match).mana == {"blue": 1}
    assert deciding(match) == [(0, "combat")]


@content("board/unit/delphana_masters")
@rule("UE-ABIL-27")
def test_delphana_masters_destroy_an_enemy_once_all_its_attacks_are_blocked() -> None:
    match = leading("delphana_masters, utem_crossbowmen, peasants", BLOCK, mana="red", enemies="orc_skirmishers")
    use(match, 1)
    use(match, 0, at=1)
    do(match, "0: block-attack orc_skirmishers 0")
    assert fighting(match) == ["orc_skirmishers"]
    use(match, 0, at=2)
    do(match, "0: block-attack orc_skirmishers 1")
    assert fighting(match) == []
    assert me(match).fame == 80 + 2


@content("board/unit/delphana_masters")
@rule("UE-COMBAT-21")
def test_the_red_ability_does_nothing_to_the_fire_resistant() -> None:
    match = leading("delphana_masters", BLOCK, mana="red", enemies="fire_mages")
    assert refused(match, f"0: activate-unit {uid(match)} 1").reason == "board-no-enemy-to-affect"
