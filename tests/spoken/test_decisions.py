"""Every decision can be spoken: it asks in words, its options have words, and a typed line is understood as the option it names."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.board.moves.base import BoardMove
from mageknight.kernel.agenda import Ask, Chance
from mageknight.kernel.command import Command
from mageknight.kernel.match import Match
from mageknight.kernel.move import Move, MoveAsk, command_types
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.situations.phrase import format_command, parse_command
from mageknight.locale import Words, languages
from mageknight.spoken.choices import Choices, form
from tests.board.rules.fights import fight
from tests.board.rules.land import land

GAMES = [name for name in games() if not name.startswith("-")]
STEPS = 60


def asks(game: str) -> dict[str, type[Ask[Any]]]:
    """Every kind of decision of a game and the record that asks it."""
    kit_named(game)
    found: dict[str, type[Ask[Any]]] = {}
    waiting: list[type[Ask[Any]]] = list(Ask.__subclasses__())
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        if cls.__module__.startswith(f"mageknight.{game}.") and not issubclass(cls, Chance) and command_types(cls):
            try:
                found[cls.kind(cls.__new__(cls))] = cls
            except (AssertionError, AttributeError):
                continue
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_asks_in_every_language(game: str):
    known = asks(game)
    for kind in kit_named(game).decision_kinds():
        if kind == "chance":
            continue
        assert kind in known, f"nobody asks {kind}"
        asks_otherwise = known[kind].prompt is not Ask.prompt
        for lang in languages():
            assert asks_otherwise or f"ask-{kind}" in Words.of(lang), f"{kind} is not asked in {lang}"


@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_every_decision_can_be_typed(game: str):
    for kind, cls in asks(game).items():
        assert command_types(cls), f"{kind} takes no command"
        for command in command_types(cls):
            assert form(kit_named(game), command).startswith(str(command.__struct_config__.tag))


def described(command: type[Command], lang: str) -> bool:
    """Whether the board game has plain words for a command in a list of options."""
    return f"board-do-{command.__struct_config__.tag}" in Words.of(lang)


@pytest.mark.parametrize("game", ["board", "minis"])
@pytest.mark.parametrize("lang", languages())
def test_every_command_has_words_in_the_list_of_options(game: str, lang: str):
    """Every decision is a list of moves, and every move has words."""
    assert [cls.__name__ for cls in asks(game).values() if not issubclass(cls, MoveAsk)] == []
    moves = [move for cls in asks(game).values() if issubclass(cls, MoveAsk) for move in cls.MOVES]
    silent = [type(move).__name__ for move in moves if type(move).words is Move.words]
    plain = [move for move in moves if type(move).words is BoardMove.words]
    silent += [type(move).__name__ for move in plain if not described(move.COMMAND, lang)]
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_what_is_offered_can_be_read_and_typed(game: str, lang: str, strict_words: None):
    """A game at random: every option has words of its own kind, and its spelled-out form means just that option."""
    kit: Any = kit_named(game)
    setup = next(setup for setup in kit.setups() if setup.seats == 2)
    match: Match[Any] = Match(kit, setup, b"spoken words 123")
    rng = Rng(b"another sixteen!")
    words = Words.of(lang)
    for _ in range(STEPS):
        waiting = [decision for decision in match.pending() if not decision.standing]
        if not waiting:
            break
        choices = Choices(match, waiting[0].seat, words)
        assert all(words.render(prompt) for prompt in choices.prompts)
        for choice in choices.offered[:12]:
            assert choice.text
            assert parse_command(kit, choice.command.seat, format_command(kit, choice.command)) == choice.command
        match.play(match.options(waiting[0]).sample(rng))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", ["turn", "combat"])
def test_the_board_game_explains_what_a_player_might_think_of(kind: str, lang: str, strict_words: None):
    """In turns and in combat: whatever is legal is thought of too, and the rest is refused by a rule, in words."""
    if kind == "turn":
        match = land("1,-3", more="move: 3", seat="hand: march, rage; units: peasants", tokens="1,-4: prowlers")
    else:
        match = fight("ironclads", "march, rage, stamina", "block")
    waiting = next(decision for decision in match.pending() if not decision.standing)
    assert waiting.kind == kind
    thoughts = waiting.ask.candidates(match.state)
    assert [command for command in match.options(waiting) if command not in thoughts] == []
    words = Words.of(lang)
    refused = list(Choices(match, waiting.seat, words).refused())
    assert refused
    for text, refusal in refused:
        assert text
        assert refusal.rules
        assert words.render(refusal.message())
