"""Commands as words people type: ``play-card card=rage``, in situation files, tests and terminals.

A phrase is the command's name, then its fields as ``field=value``; a value without a name fills the next field that
is still empty. Lists are written with commas, pairs inside a list with colons, an empty list or nothing as ``none``.
What a value means (a card's name for its number) is the game's business: `Kit.parse_value` and `Kit.format_value`.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any, Final, get_args, get_origin

import msgspec

from mageknight.kernel.command import Command, command_name
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import refuse

NOTHING: Final = "none"
YES: Final = "yes"
NO: Final = "no"
SEPARATORS: Final = (",", ":")


def format_command(kit: Kit[Any], command: Command) -> str:
    """A command as a phrase, without its seat; `parse_command` gives the command back."""
    words = [command_name(command)]
    for field in _fields(type(command)):
        value = getattr(command, field.name)
        if field.required or value != field.default:
            words.append(f"{field.name}={_format(kit, field.name, value, 0)}")
    return " ".join(words)


def parse_command(kit: Kit[Any], seat: int, phrase: str) -> Command:
    """The command a phrase means; one that means nothing is refused with the word that is wrong."""
    words = phrase.split()
    cls = _command_class(kit, words[0] if words else "")
    fields = {field.name: field for field in _fields(cls)}
    plain: dict[str, Any] = {"do": cls.__struct_config__.tag, "seat": seat}
    for word in words[1:]:
        name, text = _named(word, plain, fields)
        try:
            plain[name] = _parse(kit, name, fields[name].type, text, 0)
        except (KeyError, ValueError):
            raise refuse("phrase-unknown-value", field=name, value=text) from None
    for name, field in fields.items():
        if field.required and name not in plain:
            raise refuse("phrase-missing-field", command=words[0], field=name)
    try:
        command = msgspec.convert(plain, kit.codec.command_union)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].split("[")[0].rstrip("`")
        raise refuse("phrase-unknown-value", field=name, value=str(plain.get(name, ""))) from None
    assert isinstance(command, Command)
    return command


def nearest(word: str, known: Iterable[str]) -> str:
    """The known words most like a mistyped one, for the sentence that refuses it; all of them if none is like it."""
    names = sorted(known)
    return ", ".join(difflib.get_close_matches(word, names, n=3, cutoff=0.7) or names)


class _Field:
    """A field of a command that a phrase can name."""

    def __init__(self, name: str, type_: Any, required: bool, default: Any) -> None:
        self.name = name
        self.type = type_
        self.required = required
        self.default = default


_FIELDS: Final[dict[type[Command], list[_Field]]] = {}


def _fields(cls: type[Command]) -> list[_Field]:
    """The fields of a kind of command except its seat; looked up once, because resolving annotations is slow."""
    if cls not in _FIELDS:
        _FIELDS[cls] = [
            _Field(info.name, info.type, info.required, info.default)
            for info in msgspec.structs.fields(cls)
            if info.name != "seat"
        ]
    return _FIELDS[cls]


def _command_class(kit: Kit[Any], word: str) -> type[Command]:
    names = {str(cls.__struct_config__.tag): cls for cls in kit.codec.commands}
    if word not in names:
        raise refuse("phrase-unknown-command", word=word, known=nearest(word, names))
    return names[word]


def _named(word: str, taken: dict[str, Any], fields: dict[str, _Field]) -> tuple[str, str]:
    """The field a word fills, and with what."""
    name, equals, text = word.partition("=")
    if not equals:
        free = [field for field in fields if field not in taken]
        if not free:
            raise refuse("phrase-too-many-words", word=word)
        return free[0], word
    if name not in fields:
        raise refuse("phrase-unknown-field", word=name, known=nearest(name, fields))
    if name in taken:
        raise refuse("phrase-repeated-field", field=name)
    return name, text


def _parse(kit: Kit[Any], field: str, type_: Any, text: str, depth: int) -> Any:
    """A value as the wire writes it; `convert` checks afterwards that it is of the field's type."""
    if get_origin(type_) in (tuple, list):
        if text == NOTHING:
            return []
        inner = [arg for arg in get_args(type_) if arg is not Ellipsis]
        parts = text.split(SEPARATORS[depth])
        return [_parse(kit, field, inner[at % len(inner)], part, depth + 1) for at, part in enumerate(parts)]
    if type_ is bool:
        return {YES: True, NO: False}[text]
    if text == NOTHING and type(None) in get_args(type_):
        return None
    return kit.parse_value(field, text)


def _format(kit: Kit[Any], field: str, value: Any, depth: int) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, (tuple, list)):
        return SEPARATORS[depth].join([_format(kit, field, item, depth + 1) for item in value]) or NOTHING
    return kit.format_value(field, value)
