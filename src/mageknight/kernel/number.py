"""Numbers that explain themselves: a total and the contributions it is made of."""

from __future__ import annotations

import msgspec

from mageknight.kernel.message import Message


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True):
    """One contribution: how much, from what, and by which rule."""

    amount: int
    source: Message
    rule: str = ""


class Number(msgspec.Struct, frozen=True):
    """A computed value and the list that adds up to it."""

    total: int
    parts: tuple[Modifier, ...] = ()


def number(parts: list[Modifier]) -> Number:
    return Number(sum([part.amount for part in parts]), tuple(parts))
