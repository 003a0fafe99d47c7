"""Thugs, Shocktroops and Magic Familiars."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from tests.board.cards.hands import ATTACK, BLOCK, PEACE, check
from tests.board.rules.fights import hand, me
from tests.board.rules.sites import visit
from tests.board.units.ranks import INTERACT, end_the_round, gather, leading, uid, unit, use, village
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

# Thugs.


@content("board/unit/thugs")
@pytest.mark.parametrize("reputation, influence, left", [(4, 9, 9 + 2 - (5 + 4)), (-4, 3, 3 - 2 - (5 - 4)), (0, 5, 0)])
def test_thugs_take_reputation_the_other_way_round(reputation: int, influence: int, left: int) -> None:
    match = village("thugs", f"hand: march; reputation: {reputation}")
    gather(match, influence)
    do(match, "0: recruit thugs")
    assert view(match).turn.influence == left
    assert unit(match).unit == "thugs"


@content("board/unit/thugs")
@rule("UE-INTERACT-05")
def test_what_reputation_does_to_a_price_is_settled_when_the_interaction_begins() -> None:
    match = village("thugs", "hand: march; reputation: 3; fame: 8; level: 3; units: thugs")
    use(match, 2)
    assert me(match).reputation == 2
    gather(match, 2)
    assert view(match).turn.influence == 1 + 4 + 2
    do(match, "0: recruit thugs")
    assert view(match).turn.influence == 0


@content("board/unit/thugs", "board/unit/heroes_red")
@rule("UE-INTERACT-22")
def test_heroes_and_thugs_do_not_come_together() -> None:
    match = village("thugs, heroes_red", "hand: march; fame: 8; level: 3")
    gather(match, 30)
    do(match, "0: recruit thugs")
    assert refused(match, "0: recruit heroes_red").reason == "board-heroes-and-thugs"


@content("board/unit/thugs")
def test_giving_damage_to_thugs_costs_two_influence() -> None:
    match = leading("thugs", BLOCK)
    do(match, "0: end-phase")
    assert hand(match).count("wound") == 1
    paid = leading("thugs", BLOCK)
    do(paid, "0: play-card march influence", "0: play-card rage influence", "0: end-phase")
    do(paid, f"0: assign-damage unit={uid(paid)}")
    assert (view(paid).turn.influence, unit(paid).wounds, hand(paid).count("wound")) == (0, 1, 0)


# Magic Familiars.


@content("board/unit/magic_familiars")
@pytest.mark.parametrize(
    "colour, ability, phase, gained",
    [
        ("red", 0, ATTACK, {"attack": ("5 melee physical",)}),
        ("blue", 0, ATTACK, {"attack": ("3 melee physical",)}),
        ("blue", 1, BLOCK, {"block": ("7 physical",)}),
        ("red", 1, BLOCK, {"block": ("4 physical",)}),
        ("green", 3, PEACE, {"heal": 3}),
        ("red", 3, PEACE, {"heal": 2}),
    ],
)
def test_the_mana_on_familiars_raises_one_of_their_abilities(
    colour: str, ability: int, phase: str, gained: dict[str, Any]
) -> None:
    match = leading(f"magic_familiars {colour}", phase)
    assert unit(match).mana == colour
    use(match, ability)
    check(match, fame=80, **gained)


@content("board/unit/magic_familiars")
@pytest.mark.parametrize("option, what", [(0, "move"), (1, "influence")])
@pytest.mark.parametrize("colour, amount", [("white", 5), ("green", 3)])
def test_white_familiars_carry_or_persuade_better(option: int, what: str, colour: str, amount: int) -> None:
    match = leading(f"magic_familiars {colour}")
    use(match, 2, f"choose-option {option}")
    check(match, fame=80, **{what: amount})


@content("board/unit/magic_familiars")
@pytest.mark.parametrize("tile, place", [("countryside_05", "NE"), ("countryside_05", "W")])
def test_familiars_are_recruited_with_mana_that_stays_on_them(tile: str, place: str) -> None:
    match = visit(tile, place, "hand: march; mana: blue, red", more="units: magic_familiars")
    do(match, INTERACT)
    gather(match, 6)
    do(match, "0: recruit magic_familiars", "0: pay-mana token-blue blue")
    assert (unit(match).unit, unit(match).mana, me(match).mana) == ("magic_familiars", "blue", {"red": 1})
    assert view(match).turn.influence == 0


@content("board/unit/magic_familiars")
def test_without_basic_mana_familiars_do_not_come() -> None:
    match = visit("countryside_05", "NE", "hand: march; mana: black", more="units: magic_familiars")
    do(match, INTERACT)
    gather(match, 6)
    assert refused(match, "0: recruit magic_familiars").reason == "board-no-mana-for-recruiting"


@content("board/unit/magic_familiars")
def test_a_glade_is_no_place_to_talk_without_familiars_on_offer() -> None:
    match = visit("countryside_05", "W", "hand: march", more="units: peasants")
    assert refused(match, INTERACT).reason == "board-no-locals"


@content("board/unit/magic_familiars")
@pytest.mark.parametrize("answer, mana", [("choose-colour green", "green"), ("decline", "")])
def test_familiars_cost_a_crystal_each_round(answer: str, mana: str) -> None:
    match = leading("magic_familiars red", seat="crystals: green")
    end_the_round(match)
    assert (0, "upkeep") in deciding(match)
    do(match, f"0: {answer}")
    shown = [one.mana for one in view(match).players[0].units]
    assert shown == ([mana] if mana else [])
    assert me(match).crystals == ({} if mana else {"green": 1})


@content("board/unit/magic_familiars")
def test_without_a_crystal_familiars_leave_at_the_end_of_the_round() -> None:
    match = leading("magic_familiars red, peasants")
    end_the_round(match)
    assert [one.unit for one in view(match).players[0].units] == ["peasants"]


@content("board/unit/magic_familiars")
def test_familiars_are_no_reward() -> None:
    match = visit("countryside_05", "NE", "hand: march", more="units: magic_familiars, peasants")
    match.state.turn.rewards.append(3)
    do(match, "0: play-card march basic", "0: end-turn")
    assert options(match) == [f"choose-unit unit={library().number('unit', 'peasants')}", "decline"]
