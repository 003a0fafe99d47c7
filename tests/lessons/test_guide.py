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
    "board": (
        """
        game: board
        scenario: solo_reconnaissance
        heroes: tovak
        turn: 0
        tiles:
          0,1: countryside_01
        seat 0:
          at: 2,-3
          hand: march, rage
          deck: stamina, promise, swiftness, threaten
        commands:
          0: play-card march basic
          0: end-turn
          0: decline
        """,
    ),
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


@pytest.mark.parametrize(
    "cards", ["march, stamina, rage, promise", "march, march, stamina, stamina, rage, rage, promise"]
)
def test_blunders_are_noticed_and_good_play_is_not(cards: str) -> None:
    match = situation(f"""
        game: board
        scenario: solo_reconnaissance
        turn: 0
        seat 0:
          hand: {cards}
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


PAYING = """
    game: board
    scenario: solo_reconnaissance
    turn: 0
    source: {source}
    seat 0:
      hand: march, stamina
      crystals: green
    commands:
      0: play-card march strong
"""


def test_a_crystal_where_a_die_would_do_is_a_blunder() -> None:
    match = situation(PAYING.format(source="green, red, white"))
    found = guide("board").blunder(match, command(match, "0: pay-mana crystal-green green"))
    assert found is not None
    assert found.name == "crystal"
    assert guide("board").blunder(match, command(match, "0: pay-mana die-green green")) is None


def test_a_crystal_is_no_blunder_where_only_a_golden_die_could_pay() -> None:
    match = situation(PAYING.format(source="gold, red, white"))
    assert guide("board").blunder(match, command(match, "0: pay-mana crystal-green green")) is None


BATTLE = """
    game: minis
    edition: rebellion
    seats: 2
    total: 200
    turn: 0
    figure 0: rebellion-005 of 0 at 18 10 facing 90 tokens 1
    figure 1: rebellion-025 of 1 at 18 18 facing 270
    figure 2: rebellion-004 of 0 at 6 10 facing 90
    figure 3: rebellion-005 of 0 at 12 10 facing 90
    commands:
      0: act figure=3 how=move
"""


def test_a_back_turned_to_the_enemy_is_a_blunder_and_a_face_is_not() -> None:
    match = situation(BATTLE)
    for phrase, name in (
        ("0: move figure=3 path=6000:6500 facing=540", "back"),
        ("0: turn figure=3 facing=540", "back"),
        ("0: move figure=3 path=6000:6500 facing=120", None),
        ("0: move figure=3 path=5000:3500 facing=540", None),
    ):
        found = guide("minis").blunder(match, command(match, phrase))
        assert (found.name if found is not None else None) == name, phrase


def test_an_action_that_hurts_its_own_figure_is_told() -> None:
    match = situation(BATTLE.partition("    commands:")[0])
    found = guide("minis").blunder(match, command(match, "0: act figure=0 how=move"))
    assert found is not None
    assert found.name == "pushed"
    assert guide("minis").blunder(match, command(match, "0: act figure=2 how=move")) is None


@pytest.mark.parametrize("announced, is_said", [("", False), ("order: 0, -1\n        announced: dummy", True)])
def test_the_last_turn_of_a_round_is_told_only_when_its_end_was_announced(announced: str, is_said: bool) -> None:
    match = situation(f"""
        game: board
        scenario: solo_reconnaissance
        heroes: tovak
        turn: 0
        {announced}
        seat 0:
          hand: march, rage
    """)
    assert ("announced" in {tip.name for tip in guide("board").now(match, 0)}) is is_said


def test_a_fight_left_while_the_enemy_stands_is_a_blunder_and_an_empty_hand_is_none() -> None:
    for cards, name in (("march, rage, promise", "left-fight"), ("", None)):
        match = situation(f"""
            game: board
            scenario: solo_reconnaissance
            combat:
              enemies: prowlers
              phase: attack
              kind: rampage
            seat 0:
              hand: {cards}
        """)
        found = guide("board").blunder(match, command(match, "0: end-phase"))
        assert (found.name if found is not None else None) == name, cards
