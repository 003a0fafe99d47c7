"""The bridge to fluent.runtime, imported only when a sentence needs it: loading that library is slow.

Besides Fluent's own NUMBER the catalogues may call (the browser offers the same):

- ``{ FORM($thing, "acc") }``: the attribute ``.acc`` of the message given as argument, its plain words if it has none.
  German bends names by it; ``{ FORM($thing, "gender") -> [f] … *[m] … }`` selects by it.
- ``{ ANY($things) }``: a list joined by "or"; a bare ``{ $things }`` joins by "and".
- ``{ SIGNED($n) }``: a number with its sign, as modifiers are written.

A selector ``{ $thing -> [mana-red] … }`` compares the key of a message argument.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Parsed
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from mageknight.kernel.message import Arg, Message

if TYPE_CHECKING:
    from mageknight.locale.catalogue import Catalogue

MINUS = "\N{MINUS SIGN}"


class Nested(FluentType):
    """A message as an argument of another one."""

    def __init__(self, message: Message, bundle: Bundle) -> None:
        self.message = message
        self.bundle = bundle

    def format(self, locale: Locale) -> str:
        return self.bundle.inner(self.message)

    def form(self, name: str) -> str:
        return self.bundle.attribute(self.message, name) or self.bundle.inner(self.message)

    def __eq__(self, other: object) -> bool:
        return self.message.key == other if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(self.message.key)


class Listing(FluentType):
    """A list of messages as an argument: joined by the language's rule."""

    def __init__(self, items: Sequence[Message], bundle: Bundle) -> None:
        self.items = items
        self.bundle = bundle

    def format(self, locale: Locale) -> str:
        return self.bundle.listed(self.items)

    def any(self) -> str:
        if not self.items:
            return self.bundle.listed(self.items)
        return self.bundle.join([self.bundle.inner(each) for each in self.items], "or")


class Bundle:
    """One language in fluent.runtime, filled entry by entry."""

    def __init__(
        self, catalogue: Catalogue, inner: Callable[[Message], str], listed: Callable[[Sequence[Message]], str]
    ) -> None:
        self.inner = inner
        self.listed = listed
        self._catalogue = catalogue
        self._locale = Locale.parse(catalogue.lang.replace("-", "_"))
        self._loaded: set[str] = set()
        functions: dict[str, Callable[..., Any]] = {"FORM": _form, "ANY": _any, "SIGNED": self._signed}
        self._fluent = FluentBundle([catalogue.lang], functions=functions, use_isolating=False)

    def text(self, message: Message) -> tuple[str, list[str]]:
        """The words of a message whose key the catalogue has, and what went wrong on the way."""
        pattern = self._message(message.key).value
        if pattern is None:
            return "", [f"{message.key} has no words of its own"]
        try:
            words, faults = self._fluent.format_pattern(pattern, self._arguments(message))
        except RecursionError:
            return f"[{message.key}]", [f"{message.key} refers to itself"]
        return str(words), [f"{message.key}: {fault}" for fault in faults]

    def attribute(self, message: Message, name: str) -> str | None:
        """One form of a message, such as an accusative; None if the catalogue has no such form."""
        if message.key not in self._catalogue:
            return None
        pattern = self._message(message.key).attributes.get(name)
        if pattern is None:
            return None
        return str(self._fluent.format_pattern(pattern, self._arguments(message))[0])

    def number(self, value: int) -> str:
        return str(self._locale.decimal_formats[None].apply(value, self._locale))

    def join(self, items: Sequence[str], style: str) -> str:
        return format_list(list(items), style=style, locale=self._locale)  # type: ignore[arg-type]

    def _message(self, key: str) -> Parsed:
        if key not in self._loaded:
            needed = [each for each in self._catalogue.needed(key) if each not in self._loaded]
            self._fluent.add_resource(FluentResource("".join(self._catalogue.entry(each) for each in needed)))
            self._loaded.update(needed)
        return self._fluent.get_message(key)

    def _arguments(self, message: Message) -> dict[str, object]:
        return {name: self._argument(value) for name, value in message.args.items()}

    def _argument(self, value: Arg) -> object:
        if isinstance(value, Message):
            return Nested(value, self)
        if isinstance(value, list):
            return Listing(value, self)
        return value

    def _signed(self, value: int) -> str:
        return ("+" if value >= 0 else MINUS) + self.number(abs(int(value)))


def first_fault(text: str) -> tuple[int, str] | None:
    """Line and reason of the first thing in a resource that is not Fluent."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            fault = entry.annotations[0]
            start = fault.span.start if fault.span else 0
            return text.count("\n", 0, start) + 1, str(fault.message)
    return None


def _form(thing: object, name: str) -> object:
    return thing.form(name) if isinstance(thing, Nested) else thing


def _any(things: object) -> object:
    return things.any() if isinstance(things, Listing) else things
