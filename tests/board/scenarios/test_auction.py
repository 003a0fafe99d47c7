"""Auctioned heroes: bids, matches, Fame below zero, the first Tactics."""

from __future__ import annotations

from typing import Any

from mageknight.board.scenarios import setup_refusal
from mageknight.board.setup import BoardSetup
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from tests.board.rules.games import lazily, walk
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

SEATS = 4


def auction(seats: int = 3, seed: str = "auction", order: tuple[int, ...] = (1, 0, 2)) -> Match[Any]:
    """A table at the first pick; seats pick in this order."""
    setup = BoardSetup(seats=seats, scenario="full_conquest", variants=("auctioned_heroes",))
    for number in range(200):
        match = Match(kit_named("board"), setup, seed_from_text(f"{seed} {number}"))
        if match.state.core.agenda[-1].order == order:
            return match
    raise AssertionError("no such order")


def heroes(match: Match[Any]) -> list[str]:
    return [player.hero for player in view(match).players]


def unopposed(match: Match[Any]) -> None:
    """Nobody objects."""
    while deciding(match)[0][1] == "bid":
        do(match, f"{deciding(match)[0][0]}: decline")


@rule("UE-VAR-AUCTION-01")
def test_heroes_are_picked_in_random_order_for_nothing_if_nobody_objects() -> None:
    setup = BoardSetup(seats=3, scenario="full_conquest", variants=("auctioned_heroes",))
    firsts = {deciding(Match(kit_named("board"), setup, seed_from_text(f"first {at}")))[0][0] for at in range(20)}
    assert firsts == {0, 1, 2}
    match = auction()
    assert deciding(match) == [(1, "hero")]
    do(match, "1: pick-hero tovak")
    assert deciding(match) == [(0, "bid")]
    unopposed(match)
    assert heroes(match) == ["", "tovak", ""]
    assert view(match).players[1].fame == 0


@rule("UE-VAR-AUCTION-02", "UE-VAR-AUCTION-04")
def test_who_objects_offers_fame_and_the_picker_must_match_or_give_up() -> None:
    match = auction()
    do(match, "1: pick-hero tovak", "0: choose-number 2")
    do(match, "2: decline")
    assert deciding(match) == [(1, "bid")]
    do(match, "1: choose-number 2")
    assert deciding(match) == [(0, "bid")]
    do(match, "0: decline")
    assert heroes(match) == ["", "tovak", ""]
    assert [player.fame for player in view(match).players] == [0, -2, 0]
    other = auction()
    do(other, "1: pick-hero tovak", "0: choose-number 2", "2: decline", "1: decline")
    assert heroes(other) == ["tovak", "", ""]
    assert [player.fame for player in view(other).players] == [-2, 0, 0]


@rule("UE-VAR-AUCTION-03")
def test_offers_rise_but_who_picks_earlier_needs_only_match() -> None:
    match = auction()
    do(match, "1: pick-hero tovak")
    assert refused(match, "0: choose-number 0").reason == "board-bid-too-low"
    do(match, "0: choose-number 3")
    assert refused(match, "2: choose-number 3").reason == "board-bid-too-low"
    do(match, "2: choose-number 5")
    assert deciding(match) == [(1, "bid")]
    assert options(match)[0] == "choose-number number=5"
    do(match, "1: choose-number 5")
    assert deciding(match) == [(0, "bid")]
    assert refused(match, "0: choose-number 5").reason == "board-bid-too-low"
    do(match, "0: choose-number 6", "2: decline", "1: choose-number 6", "0: decline")
    assert heroes(match) == ["", "tovak", ""]
    assert view(match).players[1].fame == -6


@rule("UE-VAR-AUCTION-05")
def test_after_an_auction_the_next_picks_or_the_same_if_it_was_lost() -> None:
    lost = auction()
    do(lost, "1: pick-hero tovak", "0: choose-number 1", "2: decline", "1: decline")
    assert deciding(lost) == [(1, "hero")]
    assert refused(lost, "1: pick-hero tovak").reason == "board-hero-taken"
    won = auction()
    do(won, "1: pick-hero tovak", "0: decline", "2: decline")
    assert deciding(won) == [(0, "hero")]
    do(won, "0: pick-hero arythea")
    assert deciding(won) == [(2, "bid")]
    do(won, "2: decline", "2: pick-hero goldyx")
    assert heroes(won) == ["arythea", "tovak", "goldyx"]


def paid(bid: int) -> Match[Any]:
    """Seat 0 has paid for its hero; the game is at its first turn."""
    match = auction()
    do(match, "1: pick-hero tovak", f"0: choose-number {bid}", "2: decline", "1: decline")
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    return match


@rule("UE-VAR-AUCTION-06")
def test_fame_below_zero_has_room_for_twenty() -> None:
    match = auction()
    do(match, "1: pick-hero tovak")
    assert refused(match, "0: choose-number 21").reason == "board-bid-too-high"
    assert view(paid(20)).players[0].fame == -20


@rule("UE-VAR-AUCTION-07")
def test_with_negative_fame_a_hero_is_of_level_one_and_crossing_zero_does_nothing() -> None:
    from mageknight.board.rules.turn.fame import gain_fame
    from mageknight.kernel.agenda import Flow

    match = paid(2)
    assert view(match).players[0].level == 1
    gain_fame(Flow(match.state), 0, 3, 0)
    walk(match, lazily, lambda m: view(m).turn.seat == 0)
    walk(match, lazily, lambda m: view(m).turn.seat != 0)
    player = view(match).players[0]
    assert (player.fame, player.level, player.skills) == (1, 1, ())


@rule("UE-VAR-AUCTION-08")
def test_the_first_tactics_are_picked_in_reverse_order_whatever_the_fame() -> None:
    match = auction()
    do(match, "1: pick-hero tovak", "0: choose-number 9", "2: decline", "1: decline")
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
    asked = []
    while deciding(match)[0][1] == "tactic":
        asked.append(deciding(match)[0][0])
        do(match, f"{asked[-1]}: {options(match)[-1]}")
    assert asked == [2, 0, 1]


def test_heroes_named_before_cannot_be_auctioned() -> None:
    named = BoardSetup(seats=2, scenario="full_conquest", heroes=("arythea", "tovak"), variants=("auctioned_heroes",))
    refusal = setup_refusal(named)
    assert refusal is not None
    assert refusal.reason == "board-heroes-to-auction"
