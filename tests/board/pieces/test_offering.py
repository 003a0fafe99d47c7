"""Offering."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import attacks, fight, hand, me
from tests.board.rules.land import land
from tests.marks import content
from tests.play import deciding, do

NIGHT = "night: yes"


@content("board/card/offering")
@pytest.mark.parametrize(
    "first, second, expected",
    [
        ("green", "red", (8, "siege", "fire")),
        ("green", "blue", (4, "siege", "ice")),
        ("white", "red", (6, "ranged", "fire")),
        ("white", "blue", (6, "ranged", "ice")),
    ],
)
def test_sacrifice_turns_pairs_of_crystals_into_an_attack_and_mana(
    first: str, second: str, expected: tuple[int, str, str]
) -> None:
    seat = "mana: red, black; crystals: green 2, white, red 3, blue"
    match = fight("golems", "offering", seat=seat, more=NIGHT)
    do(match, "0: play-card offering strong", "0: pay-mana token-red red")
    do(match, f"0: choose-colour {first}", f"0: choose-colour {second}")
    assert attacks(match) == [expected]
    pairs = 2 if (first, second) == ("green", "red") else 1
    assert me(match).mana == {first: pairs, second: pairs}
    had = {"green": 2, "white": 1, "red": 3, "blue": 1}
    assert me(match).crystals.get(first, 0) == had[first] - pairs
    assert me(match).crystals.get(second, 0) == had[second] - pairs


@content("board/card/offering")
def test_offering_turns_cards_into_crystals() -> None:
    seat = "hand: offering, march, ruby_ring, wound; mana: red"
    match = land("0,0", seat)
    do(match, "0: play-card offering basic", "0: choose-option 0", "0: choose-card march")
    assert me(match).crystals == {"red": 1, "green": 1}
    do(match, "0: choose-card ruby_ring", "0: choose-colour blue")
    assert me(match).crystals == {"red": 1, "green": 1, "blue": 1}
    assert (hand(match), deciding(match)) == (("wound",), [(0, "turn")]), "a Wound is no offering"
    assert set(me(match).discard) == {"march", "ruby_ring"}
