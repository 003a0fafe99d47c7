"""Sentences, remembered: the same prompts, options and lines are sent to many viewers of many matches.

A message means the same sentence for ever, so what was rendered once is kept under the message's own bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import UNSET

from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.number import Number
from mageknight.kernel.refusal import Refusal
from mageknight.locale import Words

MOST: Final = 20_000
"""How many sentences of one language are kept; then it begins anew."""

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
        return {name: rendered(each, render) for name, each in shown(value)}
    if isinstance(value, dict):
        return {key: rendered(each, render) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [rendered(each, render) for each in value]
    return value
