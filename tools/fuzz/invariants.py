"""What must hold in every position of every game. Each check raises `Broken` with what it saw."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mageknight.kernel.agenda import State
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.event import ChanceSettled, Event, redact
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng
from mageknight.kernel.saves import save
from mageknight.locale import languages, render

MOST_OPTIONS: Final = 48
"""Of a longer list of options only so many are tried at a time."""


class Broken(Exception):
    """An invariant does not hold: which one, and what was seen."""

    def __init__(self, check: str, detail: object) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check


def refused_unchanged(kit: Kit[Any], state: State, mutant: Command) -> State:
    """A command that is not offered is refused and changes nothing; one that is accepted must be offered.

    Returns the state to go on with: the one given, or its copy if the mutant turned out to be legal.
    """
    before: State = kit.copy(state)
    try:
        kit.engine.apply(state, mutant)
    except Refusal:
        if state != before:
            raise Broken("a refused command changed the state", mutant) from None
        return state
    for decision in kit.engine.pending(before):
        options = kit.engine.options(before, decision)
        if decision.seat == mutant.seat and (mutant in options.all() if options.listed else mutant in options):
            return before
    raise Broken("a command was accepted that is not among the options", mutant)


def conserved(kit: Kit[Any], state: State) -> None:
    """Cards, tokens and figures are all accounted for."""
    faults = kit.audit(state)
    if faults:
        raise Broken("something is not accounted for", faults)


def all_accepted(kit: Kit[Any], state: State, decisions: list[Decision], rng: Rng) -> None:
    """Everything in the options is accepted, on copies, and a trusted command does the same as a checked one."""
    engine = kit.engine
    for decision in decisions:
        if decision.kind not in kit.decision_kinds():
            raise Broken("a decision is not in the closed list", decision)
        offered = engine.options(state, decision).all()
        if not offered:
            raise Broken("a decision has no options", decision)
        rng.shuffle(offered)
        for command in offered[:MOST_OPTIONS]:
            checked, trusted = kit.copy(state), kit.copy(state)
            try:
                engine.apply(checked, command)
            except Refusal as refusal:
                raise Broken("an option was refused", (command, str(refusal))) from None
            conserved(kit, checked)
            engine.apply_trusted(trusted, command)
            if checked != trusted:
                raise Broken("a trusted command did something else", command)


def loads_back(kit: Kit[Any], state: State) -> None:
    """A state survives its own snapshot."""
    plain = kit.codec.dump(state)
    if kit.codec.dump(kit.codec.load(plain)) != plain:
        raise Broken("a snapshot loads as something else", plain)


def nothing_leaks(match: Match[Any], command: Command, mutants: list[Command], rng: Rng) -> None:
    """Deal again what a viewer cannot know: nothing that viewer is shown may change."""
    kit, state, seats = match.kit, match.state, match.setup.seats
    for viewer in (None, *range(seats)):
        key = rng.bytes16()
        dealt = kit.redeal(state, viewer, Rng(key))
        conserved(kit, dealt)
        again = kit.redeal(dealt, viewer, Rng(key))
        if again != dealt:
            raise Broken("dealing again depends on what was hidden", f"viewer {viewer}")
        shown, other = knowledge(kit, state, viewer, mutants), knowledge(kit, dealt, viewer, mutants)
        if shown != other:
            raise Broken(f"viewer {viewer} can tell what is hidden", difference(shown, other))
        events_tell_nothing(kit, state, dealt, viewer, command)


def knowledge(kit: Kit[Any], state: State, viewer: int | None, mutants: list[Command]) -> list[Any]:
    """Everything a viewer gets to see of a position: view, text, decisions, own options and explanations."""
    engine = kit.engine
    view = engine.view(state, viewer)
    pending = engine.pending(state)
    seen: list[Any] = [msgspec.to_builtins(view), kit.lines(view)]
    seen.append([(one.seat, one.kind, one.number, one.standing, one.cancel_to) for one in pending])
    for decision in pending:
        if decision.seat == viewer:
            options = engine.options(state, decision)
            offered = options.all()
            seen.append([options.prompt(), [(command, kit.describe(state, command)) for command in offered]])
            for asked in [*decision.ask.candidates(state), *mutants]:
                seen.append((asked, _reason(options.explain(asked))))
    return seen


def _reason(refusal: Refusal | None) -> Any:
    return None if refusal is None else (refusal.reason, refusal.rules, refusal.facts)


def difference(shown: list[Any], other: list[Any]) -> str:
    """The first thing in which two lists of knowledge differ."""
    for mine, theirs in zip(shown, other, strict=False):
        if mine != theirs:
            return f"{mine!r} or {theirs!r}"
    return f"{len(shown)} or {len(other)} things"


def events_tell_nothing(kit: Kit[Any], state: State, dealt: State, viewer: int | None, command: Command) -> None:
    """Give the same command in both positions, with the same luck: the viewer is told the same, unless it learns something.

    For the one who acts, learning means an event that reveals: a fact told without one could be taken back after it was
    read. For the others it means that their views differ afterwards.
    """
    first, second = kit.copy(state), kit.copy(dealt)
    events = kit.engine.apply(first, command)
    second.core.forced = [(event.stream, event.outcome) for event in events if isinstance(event, ChanceSettled)]
    try:
        others = kit.engine.apply(second, command)
    except ImpossibleOutcome:
        return
    except Refusal:
        if command.seat == viewer:
            raise Broken("what is hidden decides about an own command", command) from None
        return
    told, untold = told_to(events, viewer), told_to(others, viewer)
    if told == untold:
        return
    if viewer == command.seat:
        if not any(type(event).REVEALS for event in [*events, *others]):
            raise Broken("something was learned that could be taken back", difference(told, untold))
    elif kit.engine.view(first, viewer) == kit.engine.view(second, viewer):
        raise Broken(f"events tell viewer {viewer} more than the view", difference(told, untold))


def told_to(events: list[Event[Any]], viewer: int | None) -> list[Any]:
    return [redact(event, -1 if viewer is None else viewer) for event in events]


def undone_exactly(match: Match[Any], seat: int, before: Any) -> None:
    """Taking back the last command and giving it again leads to the same two positions, bit by bit.

    `before` is the dump of the position in which the command was given.
    """
    if match.can_undo(seat) is not None:
        return
    dump = match.kit.codec.dump
    after = dump(match.state)
    match.undo(seat)
    if dump(match.state) != before:
        raise Broken("undo is not exact", match.history[-1:])
    match.redo(seat)
    if dump(match.state) != after:
        raise Broken("redo is not exact", match.history[-1:])


def cancelled_exactly(match: Match[Any], decision: Decision) -> None:
    """Calling off an effect under way leads back to the position in which it was begun."""
    try:
        match.cancel(decision.seat)
    except Refusal:
        return
    dump = match.kit.codec.dump
    if match.state.core.ply != decision.cancel_to:
        raise Broken("cancelling leads elsewhere", decision)
    if dump(match.state) != dump(match.fork(len(match.history)).state):
        raise Broken("cancelling is not exact", decision)


def saved_exactly(match: Match[Any]) -> None:
    """Saved, loaded and played again, a match is the same."""
    text = save.dumps(match)
    loaded = save.loads(text)
    if loaded.digest() != match.digest():
        raise Broken("a loaded match differs", match.version)
    if save.dumps(loaded) != text:
        raise Broken("a loaded match saves differently", match.version)
    if match.replay().digest() != match.digest():
        raise Broken("a replay differs", match.version)


def ended_properly(match: Match[Any], mutant: Command | None) -> None:
    """A game that waits for nobody has an outcome with a score for every seat, and takes no more commands."""
    outcome = match.outcome()
    seats = match.setup.seats
    if outcome is None:
        raise Broken("nobody can do anything, but the game is not over", match.version)
    if len(outcome.scores) != seats or any(not 0 <= seat < seats for seat in outcome.winners):
        raise Broken("the outcome does not name every seat", outcome)
    if mutant is not None and match.explain(mutant) is None:
        raise Broken("a finished game takes commands", mutant)


def said_in_words(match: Match[Any], events: list[Event[Any]], mutants: list[Command]) -> None:
    """Everything a player can be told now has words in every language; rendering is strict while fuzzing."""
    kit, state = match.kit, match.state
    messages = [line for viewer in (None, *range(match.setup.seats)) for line in kit.lines(match.view(viewer))]
    told = [kit.log_line(state, event, viewer) for event in events for viewer in (None, *range(match.setup.seats))]
    messages += [line for line in told if line is not None]
    for decision in match.pending():
        options = match.options(decision)
        messages.append(options.prompt())
        messages += [kit.describe(state, command) for command in options.all()[:MOST_OPTIONS]]
        refusals = [options.explain(asked) for asked in [*decision.ask.candidates(state), *mutants]]
        messages += [refusal.message() for refusal in refusals if refusal is not None]
    outcome = match.outcome()
    if outcome is not None:
        messages += [outcome.ending, *[line.what for line in outcome.sheet]]
    for message in messages:
        say_once(message)


_said: Final[set[bytes]] = set()
"""Messages that were rendered before; the same few thousand come up again and again."""


def say_once(message: Message) -> None:
    """Render a message in every language, unless that was done before."""
    plain = msgspec.json.encode(message)
    if plain not in _said:
        for lang in languages():
            render(message, lang)
        _said.add(plain)
