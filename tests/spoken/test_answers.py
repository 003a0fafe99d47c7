"""Playing by ear: the surroundings, the actions and the reasons in words, the same for the terminal and the page."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.board.lattice import hex_at
from mageknight.board.queries.screen_reader import bearing
from mageknight.kernel.match import Match
from mageknight.kernel.rehearsal import begin as begin_situation
from mageknight.kernel.wire import command_info
from mageknight.locale import Words, languages
from mageknight.server.http.typed_lines import hear
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.spoken.answers import Answers, text_of
from mageknight.spoken.verbs import ASKING, VERBS, verb_of
from tests.play import at_random


def begun(game: str, steps: int, seats: int = 2) -> Match[Any]:
    """A match some way into it."""
    return at_random(game, steps, seats, b"spoken words 123")


def told(match: Match[Any], line: str, seat: int | None = 0, lang: str = "en") -> list[str]:
    words = Words.of(lang)
    verb, rest = verb_of(line, words)
    return [text_of(said) for said in Answers(match, seat, words).to(verb, rest)]


@pytest.mark.parametrize("game", ["board", "minis", "demo"])
@pytest.mark.parametrize("lang", languages())
def test_every_question_is_answered_from_every_seat_in_every_language(game: str, lang: str, strict_words: None):
    match = begun(game, 40 if game != "demo" else 5)
    for verb in ASKING:
        for seat in (0, 1, None):
            assert told(match, verb, seat, lang), f"{verb} is not answered"


@pytest.mark.parametrize("lang", languages())
def test_words_are_understood_in_the_language_and_in_english(lang: str):
    words = Words.of(lang)
    for verb in VERBS:
        assert verb_of(f"{verb} the rest", words) == (verb, "the rest")
    assert verb_of("fly away", words) == ("", "fly away")


def test_a_hero_hears_the_six_spaces_around_and_how_far_the_sites_are():
    match = begun("board", 6)
    seat = match.state.turn.seat
    near = told(match, "near", seat)
    assert [line.partition(":")[0] for line in near] == [
        "North-east",
        "East",
        "South-east",
        "South-west",
        "West",
        "North-west",
    ]
    assert told(match, "distance plains", seat) != told(match, "distance", seat)
    assert told(match, "distance teapot", seat) == ["Nothing in sight is called like “teapot”."]


@pytest.mark.parametrize(
    "q, r, word", [(1, -1, "ne"), (1, 0, "e"), (0, 1, "se"), (-1, 1, "sw"), (0, -1, "nw"), (1, -2, "n"), (-1, 2, "s")]
)
def test_a_bearing_is_the_nearest_point_of_the_compass(q: int, r: int, word: str):
    assert bearing(hex_at(0, 0), hex_at(q, r)) == word


def test_figures_are_measured_between_two_names():
    match = begun("minis", 30)
    lines = told(match, "distance 1 2") or []
    assert all("″" in line for line in lines if "(1)" in line)
    assert any("(2)" in line for line in lines)


def test_a_line_means_the_command_it_names_and_the_page_is_told_which_decision_it_answers():
    match = begun("board", 6, seats=1)
    numbered = NumberedMatch(match)
    first = told(match, "actions")[1]
    heard = hear(numbered, 0, "en", "a", first.partition(" ")[2])
    waiting = next(decision for decision in match.pending() if not decision.standing)
    assert heard.command in [command_info(match.kit, command) for command in match.options(waiting)]
    assert heard.number == waiting.number
    assert not heard.standing


def test_a_word_the_client_obeys_comes_back_with_what_followed_it():
    heard = hear(NumberedMatch(begun("demo", 3)), 0, "de", "a", "sprache en")
    assert (heard.verb, heard.rest, heard.command) == ("lang", "en", None)


def test_what_fits_several_options_lists_them():
    heard = hear(NumberedMatch(begun("board", 6, seats=1)), 0, "en", "a", "play")
    assert heard.command is None
    assert len(heard.lines) > 1


@pytest.mark.parametrize(
    "lang, line, told_so", [("en", "dial rider", "rider of"), ("de", "Scheibe Reiter auf", "(Reiter auf")]
)
def test_the_dial_of_a_rider_is_looked_up_by_words(lang: str, line: str, told_so: str):
    play = begin_situation(CAVALRY).match
    (told_line,) = told(play, line, 0, lang)
    assert told_so in told_line
    assert len(told(play, "look", 0, lang)) > 3
    assert "unicorn" in told(play, "look unicorn", 0, lang)[0]


CAVALRY = """game: minis
edition: second
seats: 2
total: 100
figure 0: mounts-001 of 0 at 10 10 facing 90
figure 1: muster-066 of 0 rides 0
figure 2: starter-005 of 1 at 30 30 facing 270
"""
