"""Rehearsals: a situation file played through its commands and compared with what it expects.

The same loader serves `mageknight situation`, clients that open a situation to play it, and the rule tests. A typing
mistake is refused with file, line and reason; a difference is reported and leaves the match where it was found.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mageknight.kernel.agenda import Flow
from mageknight.kernel.event import Event
from mageknight.kernel.game import ImpossibleOutcome, Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message, say
from mageknight.kernel.number import Number
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.situations.phrase import NO, NOTHING, YES, format_command, nearest, parse_command
from mageknight.kernel.situations.situation import Expectation, Section, Situation, Step, parse


class Difference:
    """Something a situation file says that did not come true."""

    def __init__(self, line: int, what: Message) -> None:
        self.line = line
        self.what = what


class Rehearsal:
    """A situation, the match it became, and everything that differed from what the file says."""

    def __init__(self, situation: Situation, match: Match[Any]) -> None:
        self.situation = situation
        self.match = match
        self.differences: list[Difference] = []

    def differs(self, line: int, what: Message) -> None:
        self.differences.append(Difference(line, what))


def rehearse(text: str, file: str = "-") -> Rehearsal:
    """Arrange a situation, give its commands, compare its expectations."""
    rehearsal = begin(text, file)
    if perform(rehearsal):
        compare(rehearsal)
    return rehearsal


def begin(text: str, file: str = "-") -> Rehearsal:
    """Arrange a situation; none of its commands is given yet."""
    situation = parse(text, file)
    kit = _kit(situation)
    setup, state = arranged(kit, situation)
    return Rehearsal(situation, Match(kit, setup, seed_from_text(situation.seed), state, text))


def arranged(kit: Kit[Any], situation: Situation) -> tuple[Setup, Any]:
    """The set-up and the position of a situation: chance is laid down first, then the agenda runs to a decision."""
    setup, state = kit.arrange(situation)
    state.core.forced = laid_down(kit, situation)
    try:
        kit.engine.advance(Flow(state))
    except ImpossibleOutcome as impossible:
        raise impossible_chance(kit, situation, impossible) from None
    return setup, state


def laid_down(kit: Kit[Any], situation: Situation) -> list[tuple[int, tuple[int, ...]]]:
    """The outcomes of chance a situation lays down, as the state's core keeps them; an unknown stream is refused."""
    names = type(kit.engine).STREAMS
    for line in _chance_lines(situation):
        if line.key not in names:
            raise line.trouble("unknown-stream", stream=line.key, known=nearest(line.key, names))
    return [(names.index(stream), outcome) for stream, outcome in situation.chance]


def perform(rehearsal: Rehearsal) -> bool:
    """Give the commands in order; stops at the first that does not go as the file says, and tells whether none did."""
    for step in rehearsal.situation.steps:
        perform_step(rehearsal, step)
        if rehearsal.differences:
            return False
    return True


def perform_step(rehearsal: Rehearsal, step: Step) -> list[Event[Any]]:
    """Give one command; a refusal the file foretells is as good as an acceptance it foretells."""
    match = rehearsal.match
    try:
        command = parse_command(match.kit, step.seat, step.text)
    except Refusal as refusal:
        raise at_line(rehearsal.situation, step.line, refusal) from None
    try:
        events = match.play(command)
    except Refusal as refusal:
        if not step.refused:
            rehearsal.differs(step.line, say("rehearsal-refused", command=step.text, reason=refusal.message()))
        elif step.rule and step.rule != refusal.reason and step.rule not in refusal.rules:
            found = ", ".join([refusal.reason, *refusal.rules])
            rehearsal.differs(
                step.line, say("rehearsal-other-rule", command=step.text, expected=step.rule, found=found)
            )
        return []
    except ImpossibleOutcome as impossible:
        raise impossible_chance(match.kit, rehearsal.situation, impossible) from None
    if step.refused:
        rehearsal.differs(step.line, say("rehearsal-not-refused", command=step.text))
    return events


def compare(rehearsal: Rehearsal) -> None:
    """Compare every expectation with what its viewer sees now."""
    match = rehearsal.match
    for expected in rehearsal.situation.expectations:
        path = expected.path.split("/")
        try:
            root: Any = About(match) if path[0].startswith("@") else match.view(_viewer(rehearsal, expected))
            value = look_up(root, path)
        except Refusal as refusal:
            raise at_line(rehearsal.situation, expected.line, refusal) from None
        if not reads_as(match.kit, path, value, expected.value):
            found = readable(match.kit, path, value)
            rehearsal.differs(
                expected.line,
                say("rehearsal-differs", path=expected.path, expected=expected.value or NOTHING, found=found),
            )


class About:
    """The facts an expectation can ask about the match itself, by paths that begin with ``@``."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match

    def ask(self, name: str) -> Any:
        match = self.match
        blocking = [decision for decision in match.pending() if not decision.standing]
        outcome = match.outcome()
        answers: dict[str, Any] = {
            "@decision": [decision.kind for decision in blocking],
            "@seat": [decision.seat for decision in blocking],
            "@over": outcome is not None,
            "@winners": list(outcome.winners) if outcome else [],
            "@scores": list(outcome.scores) if outcome else [],
        }
        if name == "@options":
            return [format_command(match.kit, command) for decision in blocking for command in match.options(decision)]
        if name not in answers:
            raise refuse("rehearsal-no-path", step=name, known=", ".join([*answers, "@options"]))
        return answers[name]


def look_up(value: Any, path: list[str]) -> Any:
    """The value at a path: fields by name, lists by index, by ``field=value`` of one item, by ``count`` for the length
    or by ``*`` for the rest of the path in every item.

    A field that does not exist is refused; a place of a list or dictionary that is empty is None.
    """
    for at, step in enumerate(path):
        if value is None:
            return None
        if step == "*" and isinstance(value, (list, tuple)):
            return [look_up(item, path[at + 1 :]) for item in value]
        value = _step_into(value, step)
    return value


def _step_into(value: Any, step: str) -> Any:
    if isinstance(value, About):
        return value.ask(step)
    if isinstance(value, (list, tuple)):
        return _item(value, step)
    if isinstance(value, dict):
        return value.get(step, value.get(int(step)) if step.lstrip("-").isdigit() else None)
    if isinstance(value, msgspec.Struct) and step in value.__struct_fields__:
        return getattr(value, step)
    known = nearest(step, value.__struct_fields__) if isinstance(value, msgspec.Struct) else NOTHING
    raise refuse("rehearsal-no-path", step=step, known=known)


def _item(items: list[Any] | tuple[Any, ...], step: str) -> Any:
    if step == "count":
        return len(items)
    if step.isdigit():
        return items[int(step)] if int(step) < len(items) else None
    field, equals, wanted = step.partition("=")
    if not equals:
        raise refuse("rehearsal-no-path", step=step, known="0, 1, …, count, *, field=value")
    for item in items:
        if _plain(_step_into(item, field)) == wanted:
            return item
    return None


def reads_as(kit: Kit[Any], path: list[str], value: Any, text: str) -> bool:
    """Does this text describe the value? Numbers may be written as such or by the name the game gives them."""
    wanted = [word.strip() for word in (text or NOTHING).split(",")]
    items = list(value) if isinstance(value, (list, tuple, set, frozenset)) else [value]
    if not items:
        return wanted == [NOTHING]
    return len(items) == len(wanted) and all(
        word in (_plain(item), _in_words(kit, path, item)) for item, word in zip(items, wanted, strict=True)
    )


def readable(kit: Kit[Any], path: list[str], value: Any) -> str:
    """A value as a situation file would expect it."""
    items = value if isinstance(value, (list, tuple)) else [value]
    return ", ".join([_in_words(kit, path, item) for item in items]) or NOTHING


def _in_words(kit: Kit[Any], path: list[str], value: Any) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        names = [step for step in path if not step.isdigit()]
        try:
            return kit.format_value(names[-1], value) if names else str(value)
        except (LookupError, ValueError):
            return str(value)
    return _plain(value)


def _plain(value: Any) -> str:
    """A value in the words of expectations: a sum as its total, a message as its key, a record as ``field=value``."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, Number):
        return str(value.total)
    if isinstance(value, Message):
        return value.key
    if isinstance(value, (list, tuple)):
        return " ".join([_plain(item) for item in value]) or NOTHING
    if isinstance(value, msgspec.Struct):
        return " ".join([f"{name}={_plain(getattr(value, name))}" for name in value.__struct_fields__])
    return str(value) or NOTHING


def at_line(situation: Situation, line: int, refusal: Refusal) -> Refusal:
    """A refusal of words in a file, with the place where they stand."""
    return Refusal("situation-line", refusal.rules, {"file": situation.file, "line": line, "reason": refusal.message()})


def _kit(situation: Situation) -> Kit[Any]:
    section = situation.root.find("game")
    if section is not None and situation.game not in games():
        raise section.trouble("unknown-game", game=situation.game, known=", ".join(games()))
    return kit_named(situation.game)


def _viewer(rehearsal: Rehearsal, expected: Expectation) -> int | None:
    if expected.viewer is not None and expected.viewer >= rehearsal.match.setup.seats:
        raise refuse("rehearsal-no-seat", seat=expected.viewer, seats=rehearsal.match.setup.seats)
    return expected.viewer


def _chance_lines(situation: Situation) -> list[Section]:
    return [line for block in situation.root.named("chance") for line in block.below]


def impossible_chance(kit: Kit[Any], situation: Situation, impossible: ImpossibleOutcome) -> Refusal:
    """The refusal that names the line which laid down what chance could not have given."""
    stream = type(kit.engine).STREAMS[impossible.stream]
    outcome = " ".join([str(number) for number in impossible.outcome])
    for line in _chance_lines(situation):
        if line.key == stream and line.value.split() == outcome.split():
            return line.trouble("impossible-chance", stream=stream, outcome=outcome)
    return situation.root.trouble("impossible-chance", stream=stream, outcome=outcome)
