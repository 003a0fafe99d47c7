"""Decisions as clients are sent them: facts, words, and options, one by one.

An option carries the command to send for it, so a client never has to put one together or to know a rule:

    {"command": {"do": "lay-card", "seat": 0, "card": 3}, "words": "lay Updraft", "about": ["card:updraft-1"]}

Inside, pieces and uses are numbers; a game says which fields of its commands have names on the wire (`Kit.NAMED`).

What came to mind and cannot be done stands among the options too, with its refusal, after what can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from mageknight.kernel.agenda import Ask
from mageknight.kernel.codec import unreadable
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision, Options
from mageknight.kernel.event import Event, redact
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

LONGEST_NAME: Final = 60
"""No more of an unknown name is repeated to the client that sent it."""

Render = Callable[[Message], str]
"""Finds the sentence of a message in the reader's language."""


class RefusalInfo(msgspec.Struct, frozen=True):
    """The reason why something cannot be done: a code, ids of rules, the sentence in the reader's language."""

    reason: str
    rules: tuple[str, ...]
    sentence: str


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command a decision is about, and its words; `refusal` says why it cannot be given.

    `about` names the things on the table it is about, as the game's own view does: ``card:march``, ``space:17``, ``figure:4``.
    What `reveals` shows something hidden or rolls dice, and cannot be taken back. What is `vain` could serve nothing now.
    """

    command: Any
    words: str
    about: tuple[str, ...] = ()
    reveals: bool = False
    vain: bool = False
    refusal: RefusalInfo | None = None


class DecisionInfo(msgspec.Struct, frozen=True):
    """A decision as it is sent to the seat that has to take it.

    `number` goes back with the answer, so that a late one can be told from a fitting one. An `open` decision leaves the whole turn to
    the player, any other asks one question; a `deliberate` one is never answered for the player, even if one answer is left. `cancel`
    promises that calling off the effect under way would be accepted now. Where `listed` is false the options are only proposals, and
    other answers may be legal too. `rules` are the ids of the rules behind the question. `sole` is the place of the option that alone
    makes sense, -1 if the player has a choice; a client may give it by itself.
    """

    number: int
    seat: int
    kind: str
    standing: bool
    open: bool
    deliberate: bool
    prompt: str
    cancel: bool
    listed: bool
    rules: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    sole: int = -1


def decision_info(match: Match[Any], decision: Decision, render: Render) -> DecisionInfo:
    """A pending decision of a match, with its options."""
    options = match.options(decision)
    ask = type(decision.ask)
    return DecisionInfo(
        number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        standing=decision.standing,
        open=ask.OPEN,
        deliberate=ask.DELIBERATE,
        prompt=render(options.prompt()),
        cancel=decision.cancel_to >= 0 and match.can_cancel(decision.seat) is None,
        listed=options.listed,
        rules=ask.RULES,
        options=tuple(option_infos(match.kit, options, render, foresees=not decision.standing)),
        sole=sole_place(options),
    )


def sole_place(options: Options[Any]) -> int:
    """The place of the answer a client may give by itself, -1 if there is none."""
    if not options.listed or options.ask.DELIBERATE:
        return -1
    legal = options.all()
    found = options.ask.sole(options.state, legal)
    return -1 if found is None else legal.index(found)


def option_infos(kit: Kit[Any], options: Options[Any], render: Render, foresees: bool = True) -> list[OptionInfo]:
    """Everything that can be done, then what came to mind and cannot; of proposals nobody thinks of more than there are."""
    state, ask = options.state, options.ask
    legal = options.all()
    refused = ask.refused(state, legal) if options.listed else []
    commands = legal + [command for command, _ in refused]
    facts = [facts_of(kit, state, ask, command) for command in commands]
    sentences = [render(words) for _, words, _ in facts]
    infos: list[OptionInfo] = []
    for at, command in enumerate(legal):
        reveals = foresees and kit.reveals(state, ask, command)
        infos.append(OptionInfo(facts[at][0], sentences[at], facts[at][2], reveals, ask.is_vain(state, command)))
    reasons = refusal_infos([refusal for _, refusal in refused], render)
    for at in range(len(legal), len(commands)):
        infos.append(OptionInfo(facts[at][0], sentences[at], facts[at][2], refusal=reasons[at - len(legal)]))
    return infos


def refusal_infos(refusals: list[Refusal], render: Render) -> list[RefusalInfo]:
    """Refusals as clients are shown them; one often stands for many commands and is put into words once."""
    numbers: dict[int, int] = {}
    different: list[Refusal] = []
    for refusal in refusals:
        if id(refusal) not in numbers:
            numbers[id(refusal)] = len(different)
            different.append(refusal)
    sentences = [render(message) for message in [refusal.message() for refusal in different]]
    infos = [RefusalInfo(each.reason, each.rules, sentences[at]) for at, each in enumerate(different)]
    return [infos[numbers[id(refusal)]] for refusal in refusals]


Facts = tuple[dict[str, Any], Message, tuple[str, ...]]
"""A command as plain JSON, its words, the things it is about."""

STEADY: Final[dict[tuple[type[Any], Command], Facts]] = {}
"""Commands whose words hang on no position, by the class of the decision they answer."""

MOST_STEADY: Final = 20_000


def facts_of(kit: Kit[Any], state: Any, ask: Ask[Any], command: Command) -> Facts:
    """A command as clients are shown it. What hangs on no position is worked out once."""
    facts = STEADY.get((type(ask), command))
    if facts is None:
        words, about, steady = ask.facts(state, command)
        facts = (command_info(kit, command), words or kit.describe_plainly(state, command), about)
        if steady:
            if len(STEADY) >= MOST_STEADY:
                STEADY.clear()
            STEADY[(type(ask), command)] = facts
    return facts


def command_info(kit: Kit[Any], command: Command) -> dict[str, Any]:
    """A command as plain JSON: what has a name is named, such as cards, colours and uses."""
    plain: dict[str, Any] = msgspec.to_builtins(command)
    for field in kit.NAMED:
        value = plain.get(field)
        if isinstance(value, int) and value >= 0:
            plain[field] = kit.format_value(field, value)
    return plain


def read_command(kit: Kit[Any], raw: bytes) -> Command:
    """The command a client sent. Names stand for their numbers; a number is taken as it is."""
    if not kit.NAMED:
        return kit.codec.decode_command(raw)
    try:
        plain = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from None
    if isinstance(plain, dict):
        for field in kit.NAMED:
            if isinstance(plain.get(field), str):
                plain[field] = number_of(kit, field, plain[field])
    return kit.codec.command_of(plain)


def number_of(kit: Kit[Any], field: str, name: str) -> int | str:
    """The number behind a name in a command."""
    try:
        return kit.parse_value(field, name)
    except (KeyError, ValueError):
        raise refuse("phrase-unknown-value", field=field, value=name[:LONGEST_NAME]) from None


def refusal_info(refusal: Refusal, render: Render) -> RefusalInfo:
    return RefusalInfo(refusal.reason, refusal.rules, render(refusal.message()))


def event_info(event: Event[Any], seat: int) -> dict[str, Any]:
    """An event as plain JSON, with what that seat may know of it; `NOBODY` stands for a spectator."""
    plain: dict[str, Any] = msgspec.to_builtins(redact(event, seat))
    return plain
