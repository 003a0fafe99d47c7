"""Events: what happened. An event's own `apply` is the only code that writes game state."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mageknight.kernel.command import NOBODY, kebab
from mageknight.kernel.record import Record

S = TypeVar("S")


class Event(Record, Generic[S]):
    """A fact. Fields in `PUBLIC` are for everybody, those in `PRIVATE` only for the seat `private_to()`.

    `FIELDS` is the constructor's order; a field in neither list is never sent to anybody.
    `REVEALS` marks facts nobody could know before: they end the possibility to undo.
    """

    PUBLIC: ClassVar[tuple[str, ...]] = ()
    PRIVATE: ClassVar[tuple[str, ...]] = ()
    REVEALS: ClassVar[bool] = False

    def apply(self, state: S) -> None:
        """Write this fact into the state."""

    def private_to(self) -> int:
        return NOBODY


class ChanceSettled(Event[Any]):
    """Chance has answered; what it means is told by the event that follows."""

    FIELDS = ("stream", "outcome")
    PUBLIC = ("stream",)
    REVEALS = True

    def __init__(self, stream: int, outcome: tuple[int, ...]) -> None:
        self.stream = stream
        self.outcome = outcome


class ChoiceLocked(Event[Any]):
    """One of several seats that choose at the same time has chosen; what it chose stays hidden."""

    FIELDS = ("seat",)
    PUBLIC = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ChoicesShown(Event[Any]):
    """All who chose at the same time have chosen: from now on everybody learns what the others chose."""

    REVEALS = True


def event_name(event: Event[Any]) -> str:
    return kebab(type(event).__name__)


def redact(event: Event[Any], seat: int) -> dict[str, Any]:
    """The event as that seat may see it; any seat number without private things stands for a spectator."""
    cls = type(event)
    shown: dict[str, Any] = {"event": event_name(event)}
    for name in cls.PUBLIC:
        shown[name] = getattr(event, name)
    if cls.PRIVATE and seat != NOBODY and event.private_to() == seat:
        for name in cls.PRIVATE:
            shown[name] = getattr(event, name)
    return shown
