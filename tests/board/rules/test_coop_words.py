"""Cooperative assaults, teams and Megapolises in words: options, log and picture, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.match import Match
from mageknight.locale import languages, render
from tests.board.rules.sides import sides
from tests.board.rules.sieges import CITY, agree, invite, siege, win
from tests.play import deciding, do, situation


def spoken(match: Match[Any], language: str) -> list[str]:
    """What can be answered now, as people read it."""
    decision = next(one for one in match.pending() if not one.standing)
    answers = [match.kit.describe(match.state, command) for command in match.options(decision)]
    prompt = match.state.core.agenda[-1].prompt(match.state)
    return [render(message, language) for message in (prompt, *answers)]


def drawn(match: Match[Any], language: str) -> list[str]:
    return [render(line, language) for line in match.kit.lines(match.view(0))]


@pytest.mark.parametrize("language", languages())
def test_every_step_of_an_assault_has_words(language: str) -> None:
    match = siege()
    do(match, f"0: propose-assault {CITY}")
    said = spoken(match, language)
    do(match, "0: choose-seat 1")
    said += spoken(match, language)
    do(match, "0: decline")
    said += spoken(match, language)
    do(match, "0: choose-number 3")
    said += spoken(match, language)
    agree(match, 1)
    said += spoken(match, language)
    assert not [text for text in said if "board-" in text or not text.strip()]


def test_the_words_say_what_is_meant() -> None:
    match = siege()
    assert "Propose to assault together: White city" in spoken(match, "en")
    invite(match, 1, shares=(3, 1))
    assert spoken(match, "en") == [
        "Arythea invites you to assault the city; you would face 1 defender. Do you join? It costs you your next turn.",
        "Join the assault (White city): Arythea: 3 and Tovak: 1",
        "Stay out of it",
    ]
    agree(match, 1)
    assert spoken(match, "en")[-1] == "Stay behind; your share of the garrison is not fought"


def test_the_picture_shows_who_faces_whom() -> None:
    match = siege(chance="tokens: 0 1 2 3")
    invite(match, 1, shares=(3, 1))
    agree(match, 1)
    win(match, 0)
    assert deciding(match) == [(1, "march")]
    parts = [line for line in drawn(match, "en") if line.startswith("In the assault")]
    assert len(parts) == 2
    assert parts[0].startswith("In the assault Arythea has fought.")


def test_the_picture_names_teams_and_both_halves_of_a_megapolis() -> None:
    assert "Team: Arythea and Tovak" in drawn(sides(), "en")
    match = situation("game: board\nseats: 2\ntiles:\n  1,1: core_07\ncities:\n  white: level 9, annex red\nturn: 0")
    assert any(line.startswith("Megapolis (White city, Red city), level 9") for line in drawn(match, "en"))
