"""What clients are sent about a decision: its facts, its words, and its options factored into a tree.

Options are grouped by the kind of command, then by the values of its fields in the order the command declares them, each
in the order of the list. So a client can ask "what?", then "which card?", then "for which effect?", and never has to know
a rule. Walking from the root to a leaf and writing down kind, seat and values gives back the command:

    {"listed": true,
     "kinds": [{"do": "lay-card", "fields": ["card"],
                "branches": [{"value": 3, "says": …}, {"value": 17, "says": …}]},
               {"do": "end-turn", "fields": [], "says": …}]}

Every leaf carries the words of its command; a kind without fields is a leaf itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from mageknight.kernel.codec import Codec
from mageknight.kernel.command import Command, command_name
from mageknight.kernel.decision import Decision, Options
from mageknight.kernel.event import Event, redact
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of a field. A leaf `says` what its command does; any other goes on in `branches`, the next field."""

    value: Any
    says: Message | None = None
    branches: tuple[Branch, ...] = ()


class KindOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """All options of one kind of command. Without `fields` there is one, and this is its leaf."""

    do: str
    fields: tuple[str, ...] = ()
    says: Message | None = None
    branches: tuple[Branch, ...] = ()


class OptionsTree(msgspec.Struct, frozen=True):
    """The options of a decision. If it is not `listed` these are only proposals: other answers may be legal too."""

    listed: bool
    kinds: tuple[KindOptions, ...]


class DecisionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as it is sent to the seat that has to take it.

    `number` goes back with the answer, so that a late one can be told from a fitting one. `cancellable` promises that
    calling off the effect under way would be accepted now. `rules` are the ids of the rules behind the question.
    """

    seat: int
    kind: str
    number: int
    prompt: Message
    options: OptionsTree
    standing: bool = False
    cancellable: bool = False
    rules: tuple[str, ...] = ()


def decision_info(match: Match[Any], decision: Decision) -> DecisionInfo:
    """A pending decision of a match, with its options."""
    options = match.options(decision)
    return DecisionInfo(
        seat=decision.seat,
        kind=decision.kind,
        number=decision.number,
        prompt=options.prompt(),
        options=options_tree(match.kit, options),
        standing=decision.standing,
        cancellable=decision.cancel_to >= 0 and match.can_cancel(decision.seat) is None,
        rules=type(decision.ask).RULES,
    )


def options_tree(kit: Kit[Any], options: Options[Any]) -> OptionsTree:
    """The options of a decision, factored."""
    return OptionsTree(options.listed, factored(options, lambda command: kit.describe(options.state, command)))


def factored(commands: Iterable[Command], says: Callable[[Command], Message]) -> tuple[KindOptions, ...]:
    """Commands of one seat, grouped by kind and then field by field; `says` gives the words of each."""
    groups: dict[str, list[Command]] = {}
    for command in commands:
        groups.setdefault(command_name(command), []).append(command)
    return tuple([_kind(name, group, says) for name, group in groups.items()])


def commands_of(tree: OptionsTree, seat: int, codec: Codec) -> list[Command]:
    """Every command of a tree, in its order: what a client sends for each leaf."""
    commands: list[Command] = []
    for kind in tree.kinds:
        for values in _walk(kind.branches) if kind.fields else [[]]:
            plain = {"do": kind.do, "seat": seat, **dict(zip(kind.fields, values, strict=True))}
            commands.append(msgspec.convert(plain, codec.command_union))
    return commands


def event_info(event: Event[Any], seat: int) -> dict[str, Any]:
    """An event as plain JSON, with what that seat may know of it; `NOBODY` stands for a spectator."""
    plain: dict[str, Any] = msgspec.to_builtins(redact(event, seat))
    return plain


def _kind(name: str, commands: list[Command], says: Callable[[Command], Message]) -> KindOptions:
    fields = type(commands[0]).__struct_fields__[1:]
    if not fields:
        return KindOptions(name, (), says(commands[0]))
    return KindOptions(name, fields, None, _branches(fields, commands, says))


def _branches(
    fields: tuple[str, ...], commands: list[Command], says: Callable[[Command], Message]
) -> tuple[Branch, ...]:
    """The branches for the first of these fields. Values that are equal on the wire are one branch."""
    groups: dict[Any, list[Command]] = {}
    for command in commands:
        value = getattr(command, fields[0])
        # Most values are plain numbers or words: they are on the wire what they are here.
        key = value if type(value) is int or type(value) is str else msgspec.json.encode(value)
        group = groups.get(key)
        if group is None:
            groups[key] = [command]
        else:
            group.append(command)
    branches: list[Branch] = []
    for key, group in groups.items():
        value = msgspec.json.decode(key) if type(key) is bytes else key
        if len(fields) == 1:
            branches.append(Branch(value, says(group[0])))
        else:
            branches.append(Branch(value, None, _branches(fields[1:], group, says)))
    return tuple(branches)


def _walk(branches: tuple[Branch, ...]) -> list[list[Any]]:
    """The values along every way to a leaf."""
    ways: list[list[Any]] = []
    for branch in branches:
        for rest in _walk(branch.branches) if branch.branches else [[]]:
            ways.append([branch.value, *rest])
    return ways
