"""White advanced actions: agility, diplomacy, learning, mercy."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, RANGED, check, cost, enemy, gains, holding, play
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, seen, view

VILLAGE = "2,-3"


@content("board/card/agility")
@rule("UE-TURN-26")
def test_agility_turns_move_into_attack_point_by_point():
    match = holding("agility", "march", phase=ATTACK)
    play(match, "agility", "basic")
    play(match, "march", "basic")
    assert seen(match, "turn/move") == 4
    do(match, "0: use-grant 0", "0: use-grant 0", "0: use-grant 0")
    check(match, move=1, attack=("1 melee physical",) * 3)
    do(match, "0: aim-at prowlers", "0: strike")
    assert view(match).combat.enemies == ()


@content("board/card/agility")
def test_agility_is_no_ranged_attack_unless_powered():
    match = holding("agility", phase=RANGED)
    play(match, "agility", "basic")
    assert refused(match, "0: use-grant 0").reason == "board-attack-not-ranged"
    powered = holding("agility", phase=RANGED, mana="white")
    play(powered, "agility", "strong")
    assert options(powered)[-3:-1] == ["use-grant grant=1", "aim-at enemy=prowlers-1"]
    do(powered, "0: use-grant 1")
    check(powered, move=2, attack=("1 ranged physical",))
    do(powered, "0: use-grant 1")
    check(powered, move=0, attack=("1 ranged physical",) * 2)
    assert refused(powered, "0: use-grant 1").reason == "board-too-few-points"


@content("board/card/agility")
def test_agility_powered_mixes_both_ways_in_the_attack_phase():
    match = holding("agility", phase=ATTACK, mana="white")
    play(match, "agility", "strong")
    do(match, "0: use-grant 0", "0: use-grant 1")
    check(match, move=1, attack=("1 melee physical", "1 ranged physical"))


@content("board/card/agility")
def test_agility_is_for_combat():
    match = holding("agility")
    play(match, "agility", "basic")
    assert refused(match, "0: use-grant 0").reason == "board-attack-not-now"
    block = holding("agility", phase=BLOCK)
    play(block, "agility", "basic")
    assert refused(block, "0: use-grant 0").reason == "board-attack-not-now"


@content("board/card/song_of_wind")
@pytest.mark.parametrize("half, plains", [("basic", 1), ("strong", 0)])
def test_song_of_wind_carries_over_open_land(half, plains):
    match = holding("song_of_wind", mana="white", at="1,-2")
    play(match, "song_of_wind", half)
    check(match, move=2, mana={"white": 1} if half == "basic" else {})
    assert (cost(match, "0,-2"), cost(match, "1,-3")) == (plains, 3)
    assert deciding(match) == [(0, "turn")], "without blue mana the lakes are not offered"


@content("board/card/song_of_wind")
@rule("UE-MOVE-19", "UE-MOVE-20")
def test_song_of_wind_powered_carries_over_lakes_for_blue_mana():
    match = holding("song_of_wind", mana="white, blue", at=VILLAGE)
    play(match, "song_of_wind", "strong", "0")
    assert cost(match, "2,-4") == 0
    check(match, move=2)
    modest = holding("song_of_wind", mana="white, blue", at=VILLAGE)
    play(modest, "song_of_wind", "strong", "decline")
    assert cost(modest, "2,-4") == -1


@content("board/card/heroic_tale")
@pytest.mark.parametrize("half, influence, fame", [("basic", 3, 0), ("strong", 6, 1)])
def test_heroic_tale_makes_known_whoever_is_recruited_before_or_after(half, influence, fame):
    more = "units: peasants, peasants, foresters; influence: 0"
    match = holding("heroic_tale", "promise", "promise", mana="white 3", at=VILLAGE, more=more, seat="fame: 20")
    do(match, "0: interact")
    play(match, "promise", "strong")
    do(match, "0: recruit peasants")
    play(match, "heroic_tale", half)
    assert seen(match, "turn/influence") == influence
    assert (seen(match, "players/0/reputation"), seen(match, "players/0/fame")) == (1, 20 + fame)
    play(match, "promise", "strong")
    do(match, "0: recruit foresters")
    assert (seen(match, "players/0/reputation"), seen(match, "players/0/fame")) == (2, 20 + 2 * fame)


@content("board/card/diplomacy")
def test_diplomacy_turns_influence_into_block():
    match = holding("diplomacy", "promise", phase=BLOCK)
    play(match, "diplomacy", "basic")
    play(match, "promise", "basic")
    do(match, *["0: use-grant 0"] * 4)
    check(match, block=("1 physical",) * 4)
    do(match, "0: block-attack prowlers 0")
    assert enemy(match).attacks[0].blocked


@content("board/card/diplomacy")
@pytest.mark.parametrize("option, element", [("0", "ice"), ("1", "fire")])
def test_diplomacy_powered_blocks_in_ice_or_fire(option, element):
    match = holding("diplomacy", phase=BLOCK, mana="white")
    play(match, "diplomacy", "strong", option)
    do(match, "0: use-grant 0")
    check(match, influence=3, block=(f"1 {element}",))
    assert refused(match, "0: use-grant 1").reason == "board-no-such-grant"


@content("board/card/learning")
@rule("UE-GAIN-05")
@pytest.mark.parametrize("half, gained, price, zone", [("basic", 2, 6, "discard"), ("strong", 4, 9, "hand")])
def test_learning_buys_one_advanced_action_this_turn(half, gained, price, zone):
    actions = "actions: crushing_bolt, fire_bolt, ambush"
    match = holding("learning", "promise", "threaten", mana="white 2, red", more=actions)
    play(match, "learning", half)
    check(match, influence=gained, mana={"white": 2 if half == "basic" else 1, "red": 1})
    assert refused(match, "0: use-grant 0").reason == "board-too-little-influence"
    play(match, "threaten", "strong")
    play(match, "promise", "strong")
    do(match, "0: use-grant 0", "0: choose-card fire_bolt")
    assert seen(match, "turn/influence") == gained + 5 + 4 - price
    assert "fire_bolt" in gains(match)[zone]
    assert refused(match, "0: use-grant 0").reason == "board-no-such-grant"


@content("board/card/chivalry")
@pytest.mark.parametrize("half, attack, fame", [("basic", 2, 0), ("strong", 4, 1)])
def test_chivalry_earns_reputation_for_every_enemy_it_helps_to_defeat(half, attack, fame):
    match = holding("chivalry", "rage", "rage", phase=ATTACK, mana="white, red", enemies="prowlers, diggers")
    play(match, "chivalry", half, "1")
    assert gains(match)["attack"] == (f"{attack} melee physical",)
    play(match, "rage", "strong")
    do(match, "0: aim-at prowlers", "0: aim-at diggers", "0: strike")
    assert (seen(match, "players/0/reputation"), seen(match, "players/0/fame")) == (2, 4 + 2 * fame)


@content("board/card/chivalry")
def test_an_attack_without_chivalry_earns_no_reputation():
    match = holding("chivalry", "rage", "rage", phase=ATTACK, mana="white, red", enemies="prowlers, diggers")
    play(match, "chivalry", "strong", "1")
    do(match, "0: aim-at prowlers", "0: strike")
    play(match, "rage", "strong")
    do(match, "0: aim-at diggers", "0: strike")
    assert (seen(match, "players/0/reputation"), seen(match, "players/0/fame")) == (1, 4 + 1)


@content("board/card/peaceful_moment")
@rule("UE-TURN-34", "UE-TURN-36")
def test_peaceful_moment_as_an_action_heals_for_influence():
    match = holding("peaceful_moment", "promise", "wound", "wound", more="move: 2; influence: 3")
    play(match, "peaceful_moment", "basic", "1")
    check(match, influence=3)
    play(match, "promise", "influence")
    do(match, "0: use-grant 0", "0: use-grant 0")
    check(match, heal=2)
    do(match, "0: heal-wound hand", "0: heal-wound hand")
    assert gains(match)["hand"] == []
    assert seen(match, "turn/acted") is True


@content("board/card/peaceful_moment")
@pytest.mark.parametrize("half, influence", [("basic", 3), ("strong", 6)])
def test_peaceful_moment_is_plain_influence_too(half, influence):
    match = holding("peaceful_moment", mana="white", more="influence: 1")
    play(match, "peaceful_moment", half, "0")
    assert (seen(match, "turn/influence"), seen(match, "turn/acted")) == (influence + 1, False)
    fight = holding("peaceful_moment", phase=BLOCK, mana="white")
    play(fight, "peaceful_moment", half)
    assert seen(fight, "turn/influence") == influence


@content("board/card/peaceful_moment")
def test_peaceful_moment_powered_readies_one_unit_for_influence():
    units = "units: utem_guardsmen spent, peasants spent; fame: 20"
    match = holding("peaceful_moment", mana="white", seat=units)
    play(match, "peaceful_moment", "strong", "1")
    check(match, influence=6, fame=20)
    do(match, "0: use-grant 1")
    guards = view(match).players[0].units[0].uid
    do(match, f"0: choose-unit {guards}")
    check(match, influence=2, fame=20)
    assert [unit.ready for unit in view(match).players[0].units] == [True, False]
    assert refused(match, "0: use-grant 1").reason == "board-no-such-grant"
    do(match, "0: use-grant 0")
    check(match, heal=1, fame=20)


@content("board/card/dodge_and_weave")
@pytest.mark.parametrize("half, left, attack", [("basic", 2, 1), ("strong", 0, 2)])
def test_dodge_and_weave_weakens_an_attack_and_strikes_back_unhurt(half, left, attack):
    match = holding("dodge_and_weave", "march", "stamina", phase=BLOCK, mana="white")
    play(match, "dodge_and_weave", half)
    assert enemy(match).attacks[0].value.total == left
    assert refused(match, "0: use-grant 0").reason == "board-attack-not-now"
    if half == "basic":
        play(match, "march", "block")
        play(match, "stamina", "block")
    do(match, "0: block-attack prowlers 0", "0: end-phase")
    do(match, "0: use-grant 0")
    check(match, attack=(f"{attack} melee physical",), mana={"white": 1} if half == "basic" else {})


@content("board/card/dodge_and_weave")
def test_dodge_and_weave_gives_no_attack_to_the_wounded():
    match = holding("dodge_and_weave", phase=BLOCK)
    play(match, "dodge_and_weave", "basic")
    do(match, "0: end-phase")
    assert seen(match, "turn/phase") == "attack"
    assert refused(match, "0: use-grant 0").reason == "board-condition-not-met"


@content("board/card/dodge_and_weave")
@rule("UE-ABIL-25")
def test_dodge_and_weave_powered_may_weaken_two_attacks_of_one_or_two_enemies():
    match = holding("dodge_and_weave", phase=BLOCK, mana="white", enemies="prowlers, cursed_hags")
    play(match, "dodge_and_weave", "strong", "1", "choose-enemy prowlers 0")
    assert [enemy(match, name).attacks[0].value.total for name in ("prowlers", "cursed_hags")] == [2, 1]
    twice = holding("dodge_and_weave", phase=BLOCK, mana="white", enemies="orc_skirmishers")
    play(twice, "dodge_and_weave", "strong", "1", "choose-enemy orc_skirmishers 1")
    assert [attack.value.total for attack in enemy(twice, "orc_skirmishers").attacks] == [0, 0]
    alone = holding("dodge_and_weave", phase=BLOCK, mana="white")
    play(alone, "dodge_and_weave", "strong")
    assert enemy(alone).attacks[0].value.total == 0, "with one attack there is no choice"


@content("board/card/swift_bolt")
def test_swift_bolt_strikes_before_the_enemy_does():
    match = holding("swift_bolt", phase=RANGED, mana="white")
    play(match, "swift_bolt", "strong")
    do(match, "0: aim-at prowlers", "0: strike")
    assert view(match).combat.enemies == ()
