"""Somebody who knows nothing but what the guide has said plays the first game to its end."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.setup import BoardSetup
from mageknight.bots import Budget, bot_named
from mageknight.kernel.contract import Setup
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.lessons.guide import Guide, Tip, guide_of
from mageknight.locale import languages, render
from mageknight.minis.setup import MinisSetup
from tests.lessons.vocabulary import words_in

FIRST: dict[str, Setup] = {
    "board": BoardSetup(seats=1, scenario="solo_reconnaissance"),
    "minis": MinisSetup(seats=2, edition="rebellion", total=100, table="everything", edges=(0, 2)),
}
"""The guided games of the start page."""
NEWCOMER = 0
SIGHT = 20
"""Positions a newcomer looks at before each answer."""


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


@cache
def heard(game: str) -> tuple[tuple[Tip, ...], bool]:
    """The tips of a whole game in the order they are given, each once, and whether the game came to its end."""
    kit: Any = kit_named(game)
    match: Match[Any] = Match(kit, kit.completed(FIRST[game]), seed_from_text("a first game"))
    rng = Rng(seed_from_text("a newcomer"))
    said: dict[str, Tip] = {}
    while waiting := [decision for decision in match.pending() if not decision.standing]:
        said |= {tip.name: tip for tip in guide(game).now(match, NEWCOMER) if tip.name not in said}
        seat = waiting[0].seat
        choice = bot_named(game, "page").choose(kit, kit.redeal(match.state, seat, rng), seat, rng, Budget(SIGHT))
        match.play(choice.command)
    return tuple(said.values()), match.outcome() is not None


@pytest.mark.parametrize("game", sorted(FIRST))
def test_a_guided_first_game_comes_to_its_end(game: str) -> None:
    tips, is_over = heard(game)
    assert is_over
    assert tips


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(FIRST))
def test_no_tip_of_a_first_game_uses_a_word_the_guide_has_not_explained_by_then(game: str, lang: str) -> None:
    known: set[str] = set()
    early: list[tuple[str, str]] = []
    for tip in heard(game)[0]:
        known |= set(tip.introduces)
        early += [
            (tip.name, word) for word in sorted(words_in(render(guide(game).says(tip), lang), game, lang) - known)
        ]
    assert early == []
