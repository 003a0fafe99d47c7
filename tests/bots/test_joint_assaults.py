"""Bots that are invited to a cooperative assault: they join if they are strong enough, and then they come."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.bots import Budget, bot_named
from mageknight.kernel.match import Match
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.situations.phrase import format_command
from tests.board.rules.sieges import agree, invite, siege, win
from tests.play import view

STRONG = "hand: march, rage, stamina, swiftness; fame: 60; units: catapults, altem_guardians; crystals: red, blue"


def answer(match: Match[Any], seat: int) -> str:
    """What a squire says now."""
    choice = bot_named("board", "squire").choose(match.kit, match.state, seat, Rng(seed_from_text("bot")), Budget(60))
    return str(format_command(match.kit, choice.command))


@pytest.mark.parametrize("hand, said", [(STRONG, "join-assault"), ("hand: march, wound", "decline")])
def test_the_strong_join_and_the_weak_stay_out(hand: str, said: str) -> None:
    match = siege("hand: march", hand)
    invite(match, 1, shares=(3, 1))
    assert answer(match, 1) == said


def test_who_has_joined_moves_into_the_city() -> None:
    match = siege("hand: march", STRONG)
    invite(match, 1, shares=(3, 1))
    agree(match, 1)
    win(match, 0)
    for _ in range(4):
        said = answer(match, 1)
        match.play(next(c for c in match.options(match.pending()[0]) if format_command(match.kit, c) == said))
        if view(match).combat is not None:
            return
    raise AssertionError("it never came to the city")
