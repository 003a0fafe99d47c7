"""The guide of a first game: everything it has to say is said somewhere, in every language, and blunders are noticed."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.lessons import check
from mageknight.lessons.course import Course
from mageknight.lessons.guide import Guide, guide_of
from mageknight.lessons.shelf import lessons_of
from mageknight.locale import languages, render
from tests.play import command, situation

GAMES = ("board", "minis")
SETUPS: dict[str, dict[str, Any]] = {
    "board": {"scenario": "solo_reconnaissance", "seats": 1},
    "minis": {"edition": "rebellion", "seats": 2},
}
POSITIONS: dict[str, tuple[str, ...]] = {
    "minis": (
        """
        game: minis
        seats: 2
        turn: 1
        figure 0: rebellion-005 of 0 at 18 10 facing 0
        figure 1: rebellion-025 of 1 at 18 16 facing 270
        commands:
          1: act figure=1 how=move
          1: move figure=1 path=9000:5750 facing=540
        """,
    ),
}
"""Positions that neither lessons nor chance lead to."""


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_the_guide_says_has_words(game: str) -> None:
    for tip in (*guide(game).tips, *guide(game).blunders):
        assert [lang for lang in languages() if not render(guide(game).says(tip), lang)] == []
        assert tip.lights


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_is_given_in_a_lesson_or_a_first_game(game: str) -> None:
    given: set[str] = set()
    for lesson in lessons_of(game):
        course = Course(lesson)
        match = course.begin()
        while (deed := course.deed(course.standing(match))) is not None:
            given |= {tip.name for tip in guide(game).now(match, 0)}
            check.do(course, match, deed)
        given |= {tip.name for tip in guide(game).now(match, 0)}
    for text in POSITIONS.get(game, ()):
        given |= {tip.name for tip in guide(game).now(situation(text), 0)}
    for seed in (b"first game alone", b"second game here", b"a third one then"):
        given |= heard_at_random(game, seed)
    assert sorted({tip.name for tip in guide(game).tips} - given) == []


def heard_at_random(game: str, seed: bytes, steps: int = 250) -> set[str]:
    """The tips of a game in which everybody does anything."""
    kit: Any = kit_named(game)
    wanted = SETUPS[game]
    setup = next(one for one in kit.setups() if all(getattr(one, name) == value for name, value in wanted.items()))
    match: Match[Any] = Match(kit, setup, seed)
    rng = Rng(seed)
    heard: set[str] = set()
    for _ in range(steps):
        waiting = [decision for decision in match.pending() if not decision.standing]
        if not waiting:
            break
        heard |= {tip.name for tip in guide(game).now(match, 0)}
        match.play(match.options(waiting[0]).sample(rng))
    return heard


def test_blunders_are_noticed_and_good_play_is_not() -> None:
    match = situation("""
        game: board
        scenario: solo_reconnaissance
        turn: 0
        seat 0:
          hand: march, stamina, rage, promise
    """)
    found = guide("board").blunder(match, command(match, "0: end-turn"))
    assert found is not None
    assert found.name == "full-hand"
    assert guide("board").blunder(match, command(match, "0: play-card march basic")) is None


def test_a_gathered_block_that_is_not_used_is_a_blunder() -> None:
    match = situation("""
        game: board
        scenario: solo_reconnaissance
        source: blue, red, white
        combat:
          enemies: prowlers
          phase: block
          kind: rampage
        seat 0:
          hand: determination
        commands:
          0: play-card determination strong
    """)
    found = guide("board").blunder(match, command(match, "0: end-phase"))
    assert found is not None
    assert found.name == "unblocked"
