"""Units: gaining, activating, disbanding them."""

from __future__ import annotations

import pytest

from mageknight.board.content.library import library
from tests.board.rules.fights import hand, me
from tests.board.rules.games import game
from tests.board.rules.sites import visit
from tests.board.units.ranks import gather, leading, uid, unit, use, village
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


@rule("UE-UNIT-01")
def test_units_of_both_decks_serve_side_by_side() -> None:
    match = leading("peasants, fire_golems", "attack")
    use(match, 0)
    use(match, 0, at=1)
    assert [points.amount for points in view(match).combat.attack] == [2, 3]
    state = game("full_conquest", 2).state
    assert not any(library().units[number].elite for number in [*state.regulars, *state.unit_offer])
    assert all(library().units[number].elite for number in state.elites)


@rule("UE-UNIT-02")
@pytest.mark.parametrize("scenario, seats", [("solo_conquest", 1), ("full_conquest", 3)])
def test_nobody_begins_with_units(scenario: str, seats: int) -> None:
    match = game(scenario, seats)
    assert [player.units for player in view(match).players] == [()] * seats


@rule("UE-UNIT-03")
def test_a_unit_is_no_card_of_the_deck() -> None:
    match = village("peasants", "hand: march; deck: rage")
    gather(match, 4)
    before = (hand(match), me(match).deck, me(match).discard)
    do(match, "0: recruit peasants")
    assert (hand(match), me(match).deck, me(match).discard) == before
    assert [one.unit for one in me(match).units] == ["peasants"]


@rule("UE-UNIT-04", "UE-UNIT-08", "UE-UNIT-09", "UE-UNIT-10")
def test_without_a_free_command_token_a_unit_must_go_for_good() -> None:
    match = village("herbalists", "hand: march; fame: 8; level: 3; units: peasants spent wounded, foresters")
    gather(match, 3)
    do(match, "0: recruit herbalists")
    assert deciding(match) == [(0, "choose-unit")]
    do(match, f"0: choose-unit {uid(match)}")
    assert [one.unit for one in me(match).units] == ["foresters", "herbalists"]
    new = unit(match, 1)
    assert (new.ready, new.wounds) == (True, 0)
    assert me(match).command == 2
    peasants = library().number("unit", "peasants")
    state = match.state
    assert [*state.regulars, *state.unit_offer].count(peasants) <= 3


@rule("UE-UNIT-05", "UE-UNIT-11", "UE-UNIT-12")
def test_an_activated_unit_is_spent_and_cannot_be_used_again() -> None:
    match = leading("peasants")
    assert unit(match).ready
    use(match, 2)
    assert not unit(match).ready
    assert refused(match, f"0: activate-unit {uid(match)} 1").rules == ("UE-UNIT-11",)


@rule("UE-UNIT-06", "UE-UNIT-11")
def test_a_wounded_unit_cannot_be_used() -> None:
    match = leading("peasants wounded")
    assert (unit(match).wounds, unit(match).ready) == (1, True)
    assert refused(match, f"0: activate-unit {uid(match)} 2").rules == ("UE-UNIT-11",)
    assert not any(option.startswith("activate-unit") for option in options(match))


@rule("UE-UNIT-13")
def test_an_activation_uses_exactly_one_ability() -> None:
    match = leading("peasants")
    use(match, 1)
    assert (view(match).turn.influence, view(match).turn.move) == (2, 0)
    assert deciding(match) == [(0, "turn")]


@rule("UE-UNIT-14")
def test_units_cards_and_other_units_add_up() -> None:
    match = leading("peasants, utem_crossbowmen", "attack")
    use(match, 0)
    use(match, 0, at=1)
    do(match, "0: play-card rage basic", "0: aim-at prowlers")
    assert view(match).combat.total == 2 + 3 + 2


@rule("UE-UNIT-15")
def test_the_mana_of_an_ability_is_paid_first_and_by_choice() -> None:
    match = leading("herbalists", mana="green", seat="crystals: green")
    do(match, f"0: activate-unit {uid(match)} 0")
    assert sorted(options(match)) == [
        "pay-mana source=crystal-green colour=green",
        "pay-mana source=token-green colour=green",
    ]
    assert view(match).turn.heal == 0
    do(match, "0: pay-mana crystal-green green")
    assert (view(match).turn.heal, me(match).crystals) == (2, {})


@rule("UE-UNIT-16")
def test_a_readied_unit_can_be_used_again() -> None:
    match = leading("herbalists, peasants")
    use(match, 2, at=1)
    use(match, 1)
    use(match, 2, at=1)
    assert view(match).turn.move == 4


@rule("UE-UNIT-17")
def test_a_bonus_to_attacks_does_not_make_a_unit_attack() -> None:
    match = leading("shocktroops, herbalists, foresters", "ranged")
    use(match, 0)
    use(match, 0, at=2)
    assert [points.amount for points in view(match).combat.attack] == [1]
    match.undo(0)
    do(match, "0: end-phase")
    use(match, 1, at=2)
    assert [points.amount for points in view(match).combat.block] == [3]


@rule("UE-UNIT-23", "UE-UNIT-12")
def test_a_spent_unit_stays_spent_when_the_turn_ends() -> None:
    match = visit("countryside_03", "C", "hand: march, rage; deck: stamina; units: peasants")
    use(match, 2)
    do(match, "0: play-card march basic", "0: end-turn")
    while deciding(match)[0][1] == "discard":
        do(match, "0: decline")
    assert deciding(match) == [(0, "turn")]
    assert [(one.unit, one.ready) for one in me(match).units] == [("peasants", False)]
