"""Combats between players in words: what can be done, what happened, what the terminal draws."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from mageknight.locale import languages, render
from tests.board.rules.rivals import duel, play, two, uid
from tests.play import command, do, view


def offered(match: Match[Any], lang: str = "en") -> list[str]:
    """All answers in words."""
    decision = next(one for one in match.pending() if not one.standing)
    return [render(match.kit.describe(match.state, answer), lang) for answer in match.options(decision)]


def drawn(match: Match[Any], lang: str = "en") -> list[str]:
    return [render(line, lang) for line in match.kit.lines(view(match))]


def test_an_attack_and_how_to_attend_it_are_named() -> None:
    match = two("hand: march", "hand: march", more="move: 2")
    do(match, "0: step-to 0,-2")
    assert "Attack Tovak" in offered(match)
    do(match, "0: attack-hero other=1")
    assert offered(match) == [
        "Attend fully: take your next turn now, with a die of the Source and your skills",
        "Attend in part: keep your next turn",
    ]


def test_the_same_commands_have_their_own_words_against_a_player() -> None:
    match = duel("hand: rage, march", "hand: march; units: peasants; discard: horn_of_wrath")
    play(match, 0, "rage strong", "march attack")
    assert offered(match)[-2:] == ["Attack with 5", "Do not attack"]
    do(match, "0: strike")
    assert offered(match)[-1] == "Block no more (5 damage gets through)"
    do(match, "1: end-phase")
    assert offered(match)[:3] == [
        "Wound Tovak (for 2)",
        "Wound Peasants (for 3)",
        "Steal Horn of Wrath (for 5)",
    ]
    assert "Drive your opponent to plains north-west of the Portal (for 2)" in offered(match)


def test_an_opponents_unit_is_named_as_a_target_and_in_what_people_type() -> None:
    match = duel("hand: tremor", "hand: march; units: peasants, peasants")
    do(match, "0: play-card tremor basic", "0: choose-option 0")
    assert offered(match) == ["Choose Peasants no. 1 of Tovak", "Choose Peasants no. 2 of Tovak"]
    typed = command(match, f"0: choose-enemy unit-{uid(match, 1, 1)}")
    assert match.explain(typed) is None


def test_the_terminal_draws_who_fights_whom_in_every_language() -> None:
    match = duel("hand: rage", "hand: march", attends="fully")
    play(match, 0, "rage strong")
    assert any(
        "Arythea against Tovak (attends fully). Arythea attacks: 4, of which 4 gets through." in line
        for line in drawn(match)
    )
    for lang in languages():
        assert all(line.strip() for line in drawn(match, lang))
        assert all(text.strip() for text in offered(match, lang))
