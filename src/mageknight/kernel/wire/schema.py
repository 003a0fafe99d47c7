"""JSON Schema of everything a game sends and takes, for clients in other languages.

Commands, views, decisions and messages are msgspec classes and describe themselves. Events are plain classes: their fields
are described from the annotations of their constructors, the private ones as optional, because other seats do not get
them. A compiled build keeps no annotations, so schemas are exported from the sources.
"""

from __future__ import annotations

import inspect
from typing import Any, Final, get_type_hints

import msgspec

from mageknight.kernel.command import kebab
from mageknight.kernel.contract import Outcome
from mageknight.kernel.event import ChanceSettled, ChoiceLocked, ChoicesShown, Event
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message
from mageknight.kernel.wire.decisions import DecisionInfo

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
KERNEL_EVENTS: Final[tuple[type[Event[Any]], ...]] = (ChanceSettled, ChoiceLocked, ChoicesShown)


def export(kit: Kit[Any]) -> dict[str, Any]:
    """One schema document: its properties are what crosses the wire, its definitions what that is made of."""
    entries: dict[str, Any] = {
        "command": kit.codec.command_union,
        "decision": DecisionInfo,
        "event": event_union(kit),
        "message": Message,
        "outcome": Outcome,
        "setup": kit.setup_type,
        "view": kit.view_type,
    }
    schemas, definitions = msgspec.json.schema_components(entries.values(), ref_template="#/$defs/{name}")
    definitions["DecisionInfo"]["properties"]["kind"]["enum"] = list(kit.decision_kinds())
    for cls in kit.codec.commands:
        properties = definitions[cls.__name__]["properties"]
        for field in kit.NAMED:
            if field in properties:
                properties[field] = {"type": "string"}  # a name on the wire, a number inside
    return {
        "$schema": DIALECT,
        "title": f"mageknight {kit.name}, rules {kit.rules_version}, content {kit.content_hash}",
        "type": "object",
        "properties": dict(zip(entries, schemas, strict=True)),
        "$defs": definitions,
    }


def event_union(kit: Kit[Any]) -> Any:
    """The type of any event of a game as it is sent; decode with it to check one."""
    union: Any = None
    for cls in (*KERNEL_EVENTS, *kit.event_types()):
        struct = event_struct(cls)
        union = struct if union is None else union | struct
    return union


def event_struct(cls: type[Event[Any]]) -> type[msgspec.Struct]:
    """A class of events as it is sent: public fields, and the private ones for those who may have them."""
    hints = get_type_hints(cls.__init__) if cls.FIELDS else {}
    for name in (*cls.PUBLIC, *cls.PRIVATE):  # some are worked out: a number of cards, a token if it is face up
        derived = inspect.getattr_static(cls, name, None)
        if isinstance(derived, property) and derived.fget is not None:
            hints[name] = get_type_hints(derived.fget)["return"]
    missing = [name for name in (*cls.FIELDS, *cls.PUBLIC, *cls.PRIVATE) if name not in hints]
    if missing:
        raise TypeError(f"{cls.__name__} does not tell the types of {', '.join(missing)}: export from the sources")
    public: list[Any] = [(name, hints[name]) for name in cls.PUBLIC]
    private: list[Any] = [(name, hints[name] | msgspec.UnsetType, msgspec.UNSET) for name in cls.PRIVATE]
    return msgspec.defstruct(
        cls.__name__,
        [*public, *private],
        namespace={"__doc__": inspect.getdoc(cls)},
        tag_field="event",
        tag=kebab(cls.__name__),
        forbid_unknown_fields=True,
        kw_only=True,
    )
