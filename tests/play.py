"""Words for tests that play: situations in, commands as people type them, refusals and views out.

match = situation('''
    game: demo
    seat 0:
      hand: updraft
''')
do(match, "0: lean climb", "1: lean hold")
assert refused(match, "0: lay-card card=snag").reason == "demo-only-answers"
assert view(match, 0).kites[0].height == 3
"""

from __future__ import annotations

import textwrap
from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.command import Command
from mageknight.kernel.event import Event
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.kernel.situations.phrase import format_command, parse_command
from mageknight.kernel.situations.rehearsal import begin, compare, look_up, perform
from mageknight.locale import render


def situation(text: str) -> Match[Any]:
    """The match of a situation after its commands; whatever it expects must hold."""
    rehearsal = begin(textwrap.dedent(text), "test")
    if perform(rehearsal):
        compare(rehearsal)
    differences = [f"line {one.line}: {render(one.what, 'en')}" for one in rehearsal.differences]
    assert not differences, "\n".join(differences)
    return rehearsal.match


def at_random(game: str, steps: int, seats: int, seed: bytes) -> Match[Any]:
    """A match some way into it, whatever its players did."""
    kit: Any = kit_named(game)
    match: Match[Any] = Match(kit, next(setup for setup in kit.setups() if setup.seats == seats), seed)
    rng = Rng(b"another sixteen!")
    for _ in range(steps):
        waiting = next(decision for decision in match.pending() if not decision.standing)
        match.play(match.options(waiting).sample(rng))
    return match


def command(match: Match[Any], text: str) -> Command:
    """A command as typed: the seat, a colon, the words."""
    seat, _, phrase = text.partition(":")
    return parse_command(match.kit, int(seat), phrase)


def do(match: Match[Any], *texts: str) -> list[Event[Any]]:
    """Give commands in order; what happened in all of them."""
    events: list[Event[Any]] = []
    for text in texts:
        events += match.play(command(match, text))
    return events


def refused(match: Match[Any], text: str) -> Refusal:
    """The refusal of a command that must not be allowed now; the match stays as it was."""
    given = command(match, text)
    before = match.digest()
    with pytest.raises(Refusal) as caught:
        match.play(given)
    assert match.digest() == before, f"{text} was refused, but changed the state"
    foretold = match.explain(given)
    assert foretold is not None, f"{text} was refused, but explained as allowed"
    assert (foretold.reason, foretold.rules) == (caught.value.reason, caught.value.rules)
    return caught.value


def view(match: Match[Any], seat: int | None = None) -> Any:
    """What a seat, or a spectator, sees."""
    return match.view(seat)


def seen(match: Match[Any], path: str, seat: int | None = None) -> Any:
    """The value at a path of a view, as in the expectations of a situation."""
    return look_up(match.view(seat), path.split("/"))


def options(match: Match[Any], seat: int | None = None) -> list[str]:
    """What can be answered now, as typed words; of one seat, or of all that must choose."""
    decisions = [one for one in match.pending() if not one.standing and (seat is None or one.seat == seat)]
    return [format_command(match.kit, answer) for one in decisions for answer in match.options(one)]


def deciding(match: Match[Any]) -> list[tuple[int, str]]:
    """Who must choose what: seat and kind of decision."""
    return [(one.seat, one.kind) for one in match.pending() if not one.standing]
