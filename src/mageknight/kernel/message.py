"""Message trees: what rules say, before any language.

Rules code never holds a sentence. It returns a `Message`, a key of the catalogue with its arguments; `mageknight.locale`
renders it for one reader. An argument is a number, a plain word (a name somebody typed), or again a message.
"""

from __future__ import annotations

from typing import Union

import msgspec

Arg = Union[int, str, "Message", list["Message"]]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key of the catalogue and the arguments its sentence needs."""

    key: str
    args: dict[str, Arg] = {}


def say(key: str, /, **args: Arg) -> Message:
    """Build a message; underscores in argument names become hyphens as the catalogue writes them."""
    for name in args:
        if "_" in name:
            return Message(key, {name.replace("_", "-"): value for name, value in args.items()})
    return Message(key, args)
