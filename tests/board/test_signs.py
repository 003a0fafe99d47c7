"""Effects as signs: drawn only where they say everything."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mageknight.board.content.library import library
from mageknight.board.effect import EFFECTS, parse_effect
from mageknight.board.sign import Sign, sign
from mageknight.board.view.pieces import pieces

FIRE = sign("ranged", 3, "fire")


@pytest.mark.parametrize(
    "plain, signs",
    [
        ({"attack": 3, "kind": "ranged", "element": "fire"}, [FIRE]),
        ({"move": 2}, [sign("move", 2)]),
        (
            {"any_of": [{"attack": 2}, {"block": 2}]},
            [sign("melee", 2), Sign("block", 2, "physical", "", alternative=True)],
        ),
        ([{"influence": 5}, {"reputation": -1}], [sign("influence", 5), sign("reputation", -1)]),
        ({"gain_crystal": "red", "count": 1}, [sign("gain_crystal", 1, colour="red")]),
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
    march = next(card for card in found.cards if card.id == "march")
    assert (march.basic, march.strong) == ([sign("move", 2)], [sign("move", 4)])
    plain = msgspec.json.decode(msgspec.json.encode(found.cards + found.units + found.skills))
    assert msgspec.convert(plain, list[dict[str, Any]])
    for piece in plain:
        for signs in (piece.get("basic"), piece.get("strong"), piece.get("effect")):
            assert signs is None or msgspec.convert(signs, list[Sign])
