"""Sentences, remembered: the same prompts, options and lines are sent to many viewers of many matches.

A message means the same sentence for ever, so what was rendered once is kept under the message's own bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET

from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.number import Number
from mageknight.kernel.refusal import Refusal
from mageknight.locale import Words

MOST: Final = 20_000
"""How many sentences of one language are kept; then it begins again."""

_encode: Final = msgspec.json.Encoder().encode
_phrases: Final[dict[str, Phrases]] = {}


class Phrases:
    """The sentences of one language. Use `phrases`, which keeps one for each."""

    def __init__(self, lang: str) -> None:
        self._words = Words.of(lang)
        self.lang = self._words.lang
        self._kept: dict[bytes, str] = {}

    def render(self, message: Message) -> str:
        key = _encode(message)
        text = self._kept.get(key)
        if text is None:
            text = self._words.render(message)
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = text
        return text


def phrases(lang: str) -> Phrases:
    """The sentences of a language."""
    known = _phrases.get(lang)
    if known is None:
        known = Phrases(lang)
        known = _phrases.setdefault(known.lang, known)
        if lang == known.lang:
            _phrases[lang] = known
    return known


def shown(record: msgspec.Struct) -> list[tuple[str, Any]]:
    """The fields of a record that go over the wire, as its own declaration says."""
    names, defaults = record.__struct_fields__, record.__struct_defaults__
    left_out = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
    if not record.__struct_config__.omit_defaults:
        left_out = {}
    fields = [(name, getattr(record, name)) for name in names]
    return [(name, value) for name, value in fields if value is not UNSET and value != left_out.get(name, UNSET)]


SPEAKING: Final[dict[type, frozenset[str]]] = {}
"""The records that were asked about already."""

PLAIN: Final = (bool, int, float, str, bytes, type(None))


def speaking(record: type) -> frozenset[str]:
    """The fields of a record that may have messages in them, by its declaration; the others go over the wire as they are."""
    known = SPEAKING.get(record)
    if known is None:
        hints = get_type_hints(record)
        known = SPEAKING[record] = frozenset(hints)  # while its own fields are looked at
        known = SPEAKING[record] = frozenset([name for name, kind in hints.items() if not is_plain(kind)])
    return known


def is_plain(kind: Any) -> bool:
    """Is every value of this type plain data?"""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return not issubclass(kind, (Message, Number, Command)) and not speaking(kind)
    inner = get_args(kind)
    return (
        kind in PLAIN
        or get_origin(kind) is Literal
        or (bool(inner) and all(is_plain(each) for each in inner if each is not Ellipsis))
    )


def rendered(value: Any, render: Callable[[Message], str]) -> Any:
    """Plain data of a game with its messages turned into sentences; refusals and commands as they stand on the wire."""
    if isinstance(value, Message):
        return render(value)
    if isinstance(value, Refusal):
        return {"reason": value.reason, "rules": list(value.rules), "sentence": render(value.message())}
    if isinstance(value, Number):
        parts = [{"amount": each.amount, "source": render(each.source), "rule": each.rule} for each in value.parts]
        return {"total": value.total, "parts": parts}
    if isinstance(value, Command):
        return msgspec.to_builtins(value)
    if isinstance(value, msgspec.Struct):
        spoken = speaking(type(value))
        return {name: rendered(each, render) if name in spoken else each for name, each in shown(value)}
    if isinstance(value, dict):
        return {key: rendered(each, render) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [rendered(each, render) for each in value]
    return value
