"""Units in service: one or more of them, a quiet turn or a phase of a combat around them."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.cards.hands import PEACE, holding
from tests.board.rules.sites import visit
from tests.play import deciding, do, options, view

INTERACT = "0: interact"


def leading(units: str, phase: str = PEACE, seat: str = "", **more: Any) -> Match[Any]:
    """Seat 0, high enough in level to lead them, with two cards in hand."""
    return holding("march", "rage", phase=phase, seat=f"fame: 80; level: 9; units: {units}; {seat}", **more)


def uid(match: Match[Any], at: int = 0) -> int:
    return int(view(match).players[0].units[at].uid)


def unit(match: Match[Any], at: int = 0) -> Any:
    """A unit of seat 0 as everybody sees it."""
    return view(match).players[0].units[at]


def use(match: Match[Any], ability: int, *answers: str, at: int = 0) -> None:
    """Activate a unit and answer what its ability asks."""
    do(match, f"0: activate-unit {uid(match, at)} {ability}", *[f"0: {each}" for each in answers])


def village(offer: str, seat: str, more: str = "") -> Match[Any]:
    """An interaction in a village with these units on offer."""
    match = visit("countryside_03", "SW", seat, more=f"units: {offer}; {more}")
    do(match, INTERACT)
    return match


def gather(match: Match[Any], amount: int) -> None:
    """As if effects of so much Influence had been played in the interaction."""
    match.state.turn.influence += amount


def end_the_round(match: Match[Any]) -> None:
    """Play lazily until the next Round is prepared."""
    player = match.state.players[0]
    player.hand.clear()
    player.deck.clear()
    match.state.dummy.deck.clear()
    round_now = view(match).round
    for _ in range(40):
        kinds = [kind for _, kind in deciding(match)]
        if "upkeep" in kinds or (view(match).round > round_now and "tactic" in kinds):
            return
        choice = next((o for o in options(match) if o in ("forfeit", "end-turn", "decline")), options(match)[0])
        do(match, f"0: {choice}")
    raise AssertionError("the Round does not end")
