"""Long Night."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import deciding, do, refused


@content("board/tactic/long_night")
def test_long_night_brings_three_discarded_cards_back_once() -> None:
    match = land(
        seat="hand: march, rage; discard: stamina, promise, threaten, swiftness; deck:; tactic: long_night",
        more="night: yes",
    )
    match.state.players[0].deck.clear()
    do(match, "0: use-tactic")
    assert (me(match).deck, len(me(match).discard)) == (3, 1)
    assert refused(match, "0: use-tactic").reason == "board-no-tactic-to-use"
    full = land(seat="hand: march, rage; discard: stamina; deck: promise; tactic: long_night", more="night: yes")
    assert refused(full, "0: use-tactic").reason == "board-deck-not-empty"


def drawing_by_night(rest: str) -> Match[Any]:
    """The end of a turn with a single card left to draw and Long Night not used yet."""
    match = land(seat=f"hand: march, rage; deck: promise; {rest}; tactic: long_night", more="night: yes")
    del match.state.players[0].deck[:-1]
    do(match, "0: play-card march move", "0: end-turn", "0: decline")
    return match


@content("board/tactic/long_night")
@rule("UE-ENDTURN-29", "UE-ENDTURN-30")
def test_long_night_can_be_used_in_the_middle_of_drawing() -> None:
    match = drawing_by_night("discard: stamina, threaten, swiftness")
    assert deciding(match) == [(0, "draw-on")]
    do(match, "0: use-tactic")
    assert (len(hand(match)), me(match).deck, len(me(match).discard)) == (5, 0, 1)
    assert me(match).tactic_used


@content("board/tactic/long_night")
@rule("UE-ENDTURN-30")
def test_long_night_need_not_be_used_while_drawing() -> None:
    match = drawing_by_night("discard: stamina, threaten, swiftness")
    do(match, "0: decline")
    assert (len(hand(match)), me(match).deck, len(me(match).discard)) == (2, 0, 4)
    assert not me(match).tactic_used


@content("board/tactic/long_night")
@rule("UE-ENDTURN-30")
def test_a_card_that_draws_goes_on_by_long_night() -> None:
    match = land(
        seat="hand: tranquility, rage; deck: promise; discard: stamina, march; mana: green; tactic: long_night",
        more="night: yes; source: gold, gold, gold",
    )
    del match.state.players[0].deck[:-1]
    do(match, "0: play-card tranquility strong", "0: choose-option 1", "0: use-tactic")
    assert (len(hand(match)), me(match).deck) == (3, 1)
