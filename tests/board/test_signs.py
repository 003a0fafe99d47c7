"""Effects as signs: drawn only where they say everything."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.board.effect import EFFECTS, parse_effect
from mageknight.board.sign import Sign
from mageknight.board.view.pieces import pieces

FIRE = Sign("ranged", 3, "fire")


@pytest.mark.parametrize(
    "plain, signs",
    [
        ({"attack": 3, "kind": "ranged", "element": "fire"}, [FIRE]),
        ({"move": 2}, [Sign("move", 2)]),
        ({"any_of": [{"attack": 2}, {"block": 2}]}, [Sign("melee", 2), Sign("block", 2, alternative=True)]),
        ([{"influence": 5}, {"reputation": -1}], [Sign("influence", 5), Sign("reputation", -1)]),
        ({"gain_crystal": "red", "count": 1}, [Sign("gain_crystal", 1, colour="red")]),
        ({"gain_crystal": "any_basic", "count": 1}, None),
        ({"any_of": [[{"move": 1}, {"heal": 1}], {"draw": 1}]}, None),
        ({"block": 3, "double_vs": "swift"}, None),
    ],
)
def test_signs_say_everything_or_nothing(plain: Any, signs: list[Sign] | None) -> None:
    library()
    before = len(EFFECTS)
    try:
        assert parse_effect(plain).signs() == signs
    finally:
        del EFFECTS[before:]


def test_clients_get_signs_and_words_and_no_grammar_of_effects() -> None:
    found = pieces()
    march = next(card for card in found["cards"] if card["id"] == "march")
    assert (march["basic"], march["strong"]) == ([Sign("move", 2)], [Sign("move", 4)])
    halves = [card.get(half) for card in found["cards"] for half in ("basic", "strong")]
    lines = [line["effect"] for unit in found["units"] for line in unit["abilities"]]
    for signs in (*halves, *lines, *[skill["effect"] for skill in found["skills"]]):
        assert signs is None or all(isinstance(sign, Sign) for sign in signs)
