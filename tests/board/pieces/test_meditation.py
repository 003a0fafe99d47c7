"""Meditation."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import hand, me
from tests.board.rules.games import lazily, walk
from tests.board.rules.land import land
from tests.marks import content
from tests.play import deciding, do, view

NIGHT = "night: yes; source: gold, gold, gold"


@content("board/card/meditation")
def test_meditation_brings_back_two_random_cards() -> None:
    match = land("0,0", "hand: meditation, march; mana: green; discard: rage, stamina, swiftness; deck: tranquility")
    deck = me(match).deck
    do(match, "0: play-card meditation basic", "0: choose-option 0")
    assert (len(me(match).discard), me(match).deck) == (1, deck + 2)
    assert me(match).hand_limit.total == 7


@content("board/card/meditation")
def test_trance_brings_back_two_chosen_cards() -> None:
    seat = "hand: meditation, march; mana: green, black; discard: rage, stamina, wound; deck: tranquility"
    match = land("0,0", seat, NIGHT)
    do(match, "0: play-card meditation strong", "0: choose-card rage", "0: choose-card stamina", "0: choose-option 0")
    assert me(match).discard == ("wound",)
    do(match, "0: play-card march basic", "0: end-turn")
    walk(match, lazily, lambda now: view(now).turn.seat == 0 and deciding(now) == [(0, "turn")])
    assert {"rage", "stamina", "tranquility"} <= set(hand(match))
    assert len(hand(match)) == 7


@content("board/card/meditation")
def test_trance_may_put_them_under_the_deck() -> None:
    seat = "hand: meditation; mana: green, black; discard: rage, stamina; deck: tranquility"
    match = land("0,0", seat, NIGHT)
    do(match, "0: play-card meditation strong", "0: choose-card rage", "0: choose-card stamina", "0: choose-option 1")
    assert match.state.players[0].deck[:2] == [card(match, "stamina"), card(match, "rage")]


def card(match: Match[Any], name: str) -> int:
    return int(match.kit.parse_value("card", name))
