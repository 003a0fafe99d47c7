"""Set-up forms: what a table of a game can be asked to agree on, as data for any client to draw.

A game that offers ``setup_form(render)`` on its kit describes its own form. For the others the form follows from the fields of
their set-up: name, type, default, choices.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mageknight.kernel.game import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import refuse
from mageknight.locale import Words

MOST_SEATS = 64


class FieldInfo(msgspec.Struct, frozen=True):
    """One question of a set-up form. `kind` is number, text, switch, choice, list or data."""

    name: str
    label: str
    kind: str
    default: Any
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None


class FormInfo(msgspec.Struct, frozen=True):
    """The form of one game: its questions, and one ready answer for each scenario and number of seats."""

    game: str
    fields: tuple[FieldInfo, ...]
    samples: tuple[dict[str, Any], ...]
    own: Any = None


def form_of(kit: Kit[Any], lang: str, most_samples: int = 60) -> FormInfo:
    """The set-up form of a game in a language."""
    words = Words.of(lang)
    own = kit.setup_form(words.render)
    fields = []
    for info in msgspec.structs.fields(kit.setup_type):
        default = info.default if info.default is not msgspec.NODEFAULT else None
        if info.default_factory is not msgspec.NODEFAULT:
            default = info.default_factory()
        fields.append(_field(kit, info.name, info.type, default, words))
    samples = []
    for setup in kit.setups():
        samples.append(msgspec.to_builtins(setup))
        if len(samples) >= most_samples:
            break
    return FormInfo(kit.name, tuple(fields), tuple(samples), own)


def _field(kit: Kit[Any], name: str, type_: Any, default: Any, words: Words) -> FieldInfo:
    key = f"setup-{kit.name}-{name}".replace("_", "-")
    label = words.render(Message(key)) if key in words else name.replace("_", " ")
    shape = msgspec.inspect.type_info(type_)
    kind = "data"
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    if isinstance(shape, msgspec.inspect.BoolType):
        kind = "switch"
    elif isinstance(shape, msgspec.inspect.IntType):
        kind, least, most = "number", shape.ge, shape.le
    elif isinstance(shape, msgspec.inspect.StrType):
        kind = "text"
    elif isinstance(shape, msgspec.inspect.LiteralType):
        kind, choices = "choice", tuple(shape.values)
    elif isinstance(shape, msgspec.inspect.EnumType):
        kind, choices = "choice", tuple(member.value for member in shape.cls)
    elif isinstance(shape, (msgspec.inspect.CollectionType, msgspec.inspect.VarTupleType)):
        kind = "list"
    return FieldInfo(
        name=name, label=label, kind=kind, default=msgspec.to_builtins(default), choices=choices, least=least, most=most
    )


def check(kit: Kit[Any], answers: dict[str, Any]) -> Setup:
    """The set-up somebody filled in; refused with the reason if the game cannot be begun with it."""
    try:
        setup = msgspec.convert(answers, kit.setup_type)
    except msgspec.ValidationError as error:
        raise refuse("server-setup-malformed", detail=str(error)) from None
    # Who says which packs are played with means exactly these; who says nothing plays with all there are.
    if "packs" not in answers:
        setup = kit.completed(setup)
    if not 1 <= setup.seats <= MOST_SEATS:
        raise refuse("server-setup-impossible", detail="seats")
    try:
        kit.engine.new(setup, bytes(16))
    except (ValueError, LookupError, AssertionError) as error:
        raise refuse("server-setup-impossible", detail=str(error)) from None
    return setup
