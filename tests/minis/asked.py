"""Answers to clients' questions, and printed pieces, as plain data: what stands in them when they go over the wire.

Messages, numbers and refusals stay as they are; clients get them as sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mageknight.kernel.message import Message
from mageknight.kernel.number import Number
from mageknight.kernel.registry import kit_named
from mageknight.minis.queries import battle
from mageknight.minis.state.battle import Battle
from mageknight.minis.view.pieces import pieces
from mageknight.server.wire.phrases import shown


def plain(value: Any) -> Any:
    """Records as dictionaries of the fields that are sent."""
    if isinstance(value, (Message, Number)):
        return value
    if isinstance(value, msgspec.Struct):
        return {name: plain(each) for name, each in shown(value)}
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(plain(each) for each in value)
    return value


def answer(state: Battle, question: bytes) -> Any:
    """The answer about a battle."""
    return plain(battle.answer(state, question))


def answer_without_match(question: bytes, renderers: Sequence[Callable[[Message], str]]) -> Any:
    """The answer about an army or a castle."""
    return plain(kit_named("minis").answer_without_match(question, renderers))


def printed() -> Any:
    """The printed pieces."""
    return plain(pieces())
