"""Green advanced actions: paths, patience, training."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, RANGED, check, cost, end_turn, gains, holding, play
from tests.board.rules.fights import me
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, seen, view


@content("board/card/path_finding")
@rule("UE-MOVE-17", "UE-EFFECT-04")
def test_path_finding_makes_every_terrain_easier_but_not_below_two():
    match = holding("path_finding", at="1,-2")
    assert (cost(match, "1,-3"), cost(match, "0,-2")) == (3, 2)
    play(match, "path_finding", "basic")
    check(match, move=2)
    assert (cost(match, "1,-3"), cost(match, "0,-2")) == (2, 2)
    end_turn(match)
    assert not view(match).lasting


@content("board/card/path_finding")
def test_path_finding_powered_sets_every_cost_to_two_and_opens_nothing():
    match = holding("path_finding", mana="green", at="2,-3", more="night: yes")
    play(match, "path_finding", "strong")
    check(match, move=4)
    assert cost(match, "1,-3") == 2
    assert cost(match, "2,-4") == -1


@content("board/card/ambush")
@pytest.mark.parametrize("half, move, attack, block", [("basic", 2, 1, 2), ("strong", 4, 2, 4)])
def test_ambush_raises_the_first_attack_or_block_card(half, move, attack, block):
    match = holding("ambush", "rage", "rage", phase=BLOCK, mana="green")
    play(match, "ambush", half)
    assert seen(match, "turn/move") == move
    play(match, "rage", "basic")
    assert gains(match)["block"] == (f"{2 + block} physical",)
    do(match, "0: end-phase")
    play(match, "rage", "basic")
    assert gains(match)["attack"] == ("2 melee physical",), "the block was first"
    other = holding("ambush", "swiftness", "rage", phase=RANGED, mana="green, white")
    play(other, "ambush", half)
    play(other, "swiftness", "strong")
    assert gains(other)["attack"] == (f"{3 + attack} ranged physical",)
    do(other, "0: end-phase")
    play(other, "rage", "basic")
    assert gains(other)["block"] == ("2 physical",)


@content("board/card/ambush")
def test_ambush_is_not_for_units_nor_for_cards_played_sideways():
    match = holding("ambush", "promise", "rage", phase=ATTACK, seat="units: peasants")
    play(match, "ambush", "basic")
    do(match, f"0: activate-unit {view(match).players[0].units[0].uid} 0")
    play(match, "promise", "attack")
    play(match, "rage", "basic")
    assert gains(match)["attack"] == ("2 melee physical", "1 melee physical", "3 melee physical")


@content("board/card/ambush")
def test_an_ambush_that_nobody_fell_into_is_over_with_the_turn():
    match = holding("ambush", "promise")
    play(match, "ambush", "basic")
    assert len(view(match).lasting) == 2
    end_turn(match)
    do(match, "0: decline")
    assert not view(match).lasting


ACTIONS = "actions: crushing_bolt, fire_bolt, power_of_crystals"


@content("board/card/training")
@rule("UE-GAIN-04", "UE-GAIN-05")
@pytest.mark.parametrize("half, zone", [("basic", "discard"), ("strong", "hand")])
def test_training_exchanges_an_action_card_for_an_advanced_one_of_its_colour(half, zone):
    match = holding("training", "march", "promise", mana="green", more=ACTIONS)
    do(match, f"0: play-card training {half}")
    assert options(match) == ["choose-card card=march"], "no white card is offered"
    do(match, "0: choose-card march")
    assert options(match) == ["choose-card card=crushing_bolt", "choose-card card=power_of_crystals"]
    do(match, "0: choose-card crushing_bolt")
    assert "crushing_bolt" in gains(match)[zone]
    assert "march" not in gains(match)["discard"]
    assert seen(match, "offers/actions/count") == 3
    assert "crushing_bolt" not in view(match).offers.actions


@content("board/card/force_of_nature")
@rule("UE-DAMAGE-08", "UE-DAMAGE-09")
def test_force_of_nature_hardens_one_unit_for_the_combat():
    match = holding("force_of_nature", phase=BLOCK, seat="units: peasants, utem_guardsmen; fame: 20")
    play(match, "force_of_nature", "basic")
    assert len(options(match)) == 2
    guards = view(match).players[0].units[1].uid
    do(match, f"0: choose-unit {guards}", "0: end-phase", f"0: assign-damage {guards}")
    assert [unit.wounds for unit in view(match).players[0].units] == [0, 0]
    assert gains(match)["hand"] == []


@content("board/card/force_of_nature")
def test_force_of_nature_needs_a_combat_and_a_unit():
    assert refused(holding("force_of_nature", seat="units: peasants"), "0: play-card force_of_nature basic") is not None
    alone = holding("force_of_nature", phase=BLOCK)
    assert refused(alone, "0: play-card force_of_nature basic").reason == "board-no-units"


HILLS, MOUNTAIN = "3,-2", "mountain"


@content("board/card/mountain_lore")
def test_mountain_lore_lets_draw_more_after_a_turn_that_ends_in_hills():
    match = holding("mountain_lore", "march", at=HILLS)
    play(match, "mountain_lore", "basic")
    check(match, move=3)
    end_turn(match)
    do(match, "0: decline")
    assert len(gains(match)["hand"]) == 5 + 1
    plains = holding("mountain_lore", "march", at="1,-2")
    play(plains, "mountain_lore", "basic")
    end_turn(plains)
    do(plains, "0: decline")
    assert len(gains(plains)["hand"]) == 5


@content("board/card/mountain_lore")
@rule("UE-MOVE-20")
def test_mountain_lore_powered_opens_mountains_and_makes_them_safe():
    match = holding("mountain_lore", "march", mana="green", at="1,-2", tiles="0,1: countryside_06")
    peak, beside = mountain_near(match)
    match = holding("mountain_lore", "march", mana="green", at=beside, tiles="0,1: countryside_06")
    assert cost(match, peak) == -1
    play(match, "mountain_lore", "strong")
    check(match, move=5)
    do(match, f"0: step-to {peak}")
    check(match, move=0)
    end_turn(match)
    do(match, "0: decline")
    assert len(gains(match)["hand"]) == 5 + 2
    assert "wound" not in gains(match)["hand"]


@content("board/card/mountain_lore")
def test_mountain_lore_powered_rewards_hills_a_little():
    match = holding("mountain_lore", "march", mana="green", at=HILLS)
    play(match, "mountain_lore", "strong")
    end_turn(match)
    do(match, "0: decline")
    assert len(gains(match)["hand"]) == 5 + 1


def mountain_near(match) -> tuple[str, str]:
    """A mountain of the map and a plain space beside it, as places."""
    hexes = {(h.q, h.r): h for tile in view(match).tiles for h in tile.hexes}
    for (q, r), here in hexes.items():
        if here.terrain != MOUNTAIN:
            continue
        for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            near = hexes.get((q + dq, r + dr))
            if near is not None and near.terrain in ("plains", "hills", "forest") and near.site == "none":
                return f"{q},{r}", f"{q + dq},{r + dr}"
    raise AssertionError("no mountain on this map")


@content("board/card/power_of_crystals")
@pytest.mark.parametrize(
    "first, second, expected",
    [
        ("0", "0", {"move": 4 + 2}),
        ("1", "1", {"heal": 2 + 1}),
        ("0", "1", {"move": 4, "heal": 1}),
    ],
)
def test_power_of_crystals_powered_grows_with_full_sets(first, second, expected):
    crystals = "crystals: red 2, blue, green 3, white"
    match = holding("power_of_crystals", mana="blue", seat=crystals, more="source: black, black")
    play(match, "power_of_crystals", "strong", "pay-mana token-blue blue", first, second)
    check(match, crystals={"red": 2, "blue": 1, "green": 3, "white": 1}, **expected)
    assert deciding(match) == [(0, "turn")]


@rule("UE-MANA-04")
@content("board/card/power_of_crystals")
def test_a_crystal_turned_into_mana_first_makes_room_for_another():
    """With a crystal of each colour nothing could be gained; a crystal turned into mana is none any more."""
    match = holding("power_of_crystals", "march", seat="crystals: red, blue, green, white", more="source: black, black")
    assert refused(match, "0: play-card power_of_crystals basic").reason == "board-no-such-crystal"
    assert refused(match, "0: turn-crystal gold").rules == ("UE-MANA-04",)
    do(match, "0: turn-crystal red")
    assert (me(match).crystals, me(match).mana) == ({"blue": 1, "green": 1, "white": 1}, {"red": 1})
    play(match, "power_of_crystals", "basic")
    assert me(match).crystals["red"] == 1


@content("board/card/power_of_crystals")
def test_power_of_crystals_powered_draws_two_without_a_full_set():
    match = holding("power_of_crystals", mana="green", seat="crystals: red 3, white; deck: rage, march, stamina")
    play(match, "power_of_crystals", "strong", "2")
    assert gains(match)["hand"] == ["march", "rage"]


@content("board/card/power_of_crystals")
def test_power_of_crystals_gives_only_what_is_missing():
    match = holding("power_of_crystals", seat="crystals: red, blue, green")
    play(match, "power_of_crystals", "basic")
    check(match, crystals={"red": 1, "blue": 1, "green": 1, "white": 1})
    full = holding("power_of_crystals", seat="crystals: red, blue, green, white")
    assert refused(full, "0: play-card power_of_crystals basic").reason == "board-no-such-crystal"


@content("board/card/crushing_bolt")
@rule("UE-RANGED-04")
def test_crushing_bolt_reaches_fortified_enemies():
    match = holding("crushing_bolt", phase=RANGED, mana="green", enemies="diggers")
    play(match, "crushing_bolt", "strong")
    do(match, "0: aim-at diggers", "0: strike")
    assert view(match).combat.enemies == ()
    assert seen(match, "players/0/fame") == 2


@content("board/card/refreshing_walk")
@rule("UE-WOUND-07")
def test_refreshing_walk_heals_a_wound_in_hand():
    match = holding("refreshing_walk", "wound")
    play(match, "refreshing_walk", "basic")
    do(match, "0: heal-wound hand")
    assert gains(match)["hand"] == []
