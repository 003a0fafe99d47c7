"""Records: the plain classes that state, frames and events are made of.

A record names its fields in `FIELDS`; its constructor takes exactly those, in that order. That one convention gives
equality, a readable `repr`, and the codec of snapshots without reflection, compiled or not.
"""

from __future__ import annotations

from typing import Any, ClassVar


class Record:
    """Plain data with named fields."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    SAVED_AS: ClassVar[str]
    """The name in saved states of a class that was called otherwise before; saves keep loading, and fingerprints stay."""

    def values(self) -> list[Any]:
        return [getattr(self, name) for name in type(self).FIELDS]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Record) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).FIELDS)
        return f"{type(self).__name__}({inside})"
