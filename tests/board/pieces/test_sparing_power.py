"""Sparing Power."""

from __future__ import annotations

from tests.board.rules.games import lazily, walk
from tests.board.tactics.picks import taker, taking
from tests.marks import content
from tests.play import deciding, do, view


@content("board/tactic/sparing_power")
def test_sparing_power_stores_cards_and_gives_them_back_at_once() -> None:
    match = taking("sparing_power", night=True)
    seat = taker(match, "sparing_power")
    walk(match, lazily, lambda m: deciding(m) == [(seat, "before-turn")])
    deck = view(match).players[seat].deck
    do(match, f"{seat}: use-tactic")
    if deciding(match)[0][1] == "choose-option":
        do(match, f"{seat}: choose-option 0")
    assert (view(match).players[seat].stored, view(match).players[seat].deck) == (1, deck - 1)
    walk(match, lazily, lambda m: deciding(m) == [(seat, "turn")])
    walk(match, lazily, lambda m: deciding(m) == [(seat, "before-turn")])
    size = view(match).players[seat].hand
    do(match, f"{seat}: use-tactic", f"{seat}: choose-option 1")
    assert (view(match).players[seat].stored, view(match).players[seat].hand) == (0, size + 1)
