"""A decision made of moves: what follows from its list."""

from __future__ import annotations

from mageknight.demo.commands import Breathe, EndTurn, LayCard, Tug
from mageknight.demo.rounds import TakeTurn
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Options
from mageknight.kernel.move import command_types
from tests.kernel.tables import demo, position


def turn(text: str = "actions: 1\nseat 0:\n  breath: 2\n  hand: updraft\n") -> Options:  # type: ignore[type-arg]
    match = position("seats: 2\nturn: 0\n" + text)
    return match.options(match.pending()[0])


def kinds(commands: list[Command]) -> list[type[Command]]:
    return [type(command) for command in commands]


def test_a_decision_takes_the_commands_of_its_moves():
    assert command_types(TakeTurn) == (LayCard, Tug, Breathe, EndTurn)


def test_legal_commands_come_move_by_move():
    options = turn()
    assert kinds(options.all()) == [LayCard, Tug, Breathe, EndTurn]
    assert all(options.explain(command) is None for command in options)


def test_what_is_not_legal_is_thought_of_after_what_is():
    options = turn("actions: 0\nseat 0:\n  hand: updraft\n")
    assert kinds(options.all()) == [EndTurn]
    assert kinds(options.ask.candidates(options.state)) == [EndTurn, LayCard, Tug, Breathe]
    refused = options.explain(Tug(0))
    assert refused is not None
    assert refused.reason == "demo-no-actions"


def test_a_move_says_what_it_is_about_and_finds_its_words():
    options = turn()
    first = options.all()[0]
    assert options.ask.about(options.state, first) == ("card:updraft-1",)
    assert options.ask.words(options.state, first) == demo().describe(options.state, first)


def test_a_kind_no_move_has_is_refused():
    options = turn()
    ask = options.ask
    assert ask.words(options.state, Command(0)) is None
    found = ask.refusal(options.state, Command(0))
    assert found is not None
    assert found.reason == "unknown-command"
