"""Commands as words: whatever can be given can be typed."""

from __future__ import annotations

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.command import SettleChance
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.situations.phrase import format_command, parse_command


@pytest.mark.parametrize("game", games())
def test_every_option_of_a_random_match_can_be_typed(game):
    """The words of a command give the command back, with and without the names of its fields."""
    kit = kit_named(game)
    rng = Rng(seed_from_text("typed"))
    match = Match(kit, next(iter(kit.setups())), seed_from_text("typed"))
    for _ in range(200):
        pending = match.pending()
        if not pending:
            break
        for decision in pending:
            for command in match.options(decision):
                phrase = format_command(kit, command)
                assert parse_command(kit, command.seat, phrase) == command
                short = " ".join(word.partition("=")[2] or word for word in phrase.split())
                assert parse_command(kit, command.seat, short) == command
        match.play(match.options(pending[0]).sample(rng))


def test_lists_are_written_with_commas_and_empty_ones_as_none():
    kit = kit_named("demo")
    for outcome, words in [((3, 1, 2), "settle-chance outcome=3,1,2"), ((), "settle-chance outcome=none")]:
        command = SettleChance(-1, outcome)
        assert format_command(kit, command) == words
        assert parse_command(kit, -1, words) == command


def test_a_value_of_the_wrong_kind_is_refused_with_its_field():
    with pytest.raises(Refusal) as caught:
        parse_command(kit_named("demo"), 0, "settle-chance outcome=a,b")
    assert caught.value.reason == "phrase-unknown-value"
    assert caught.value.facts["field"] == "outcome"


def test_no_words_are_no_command():
    with pytest.raises(Refusal) as caught:
        parse_command(kit_named("demo"), 0, "  ")
    assert caught.value.reason == "phrase-unknown-command"


def test_a_field_named_twice_is_refused():
    with pytest.raises(Refusal) as caught:
        parse_command(kit_named("board"), 0, "play-card card=rage card=march")
    assert caught.value.reason == "phrase-repeated-field"
    assert caught.value.facts["field"] == "card"
