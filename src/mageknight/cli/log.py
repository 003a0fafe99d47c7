"""The log of a match as each seat may read it: one list of lines for every command that still stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mageknight.kernel.event import Event
from mageknight.kernel.match import Match, Played
from mageknight.kernel.message import Message

Tale = dict[int | None, list[Message]]
"""What each seat, and under None a spectator, was told."""


class Chronicle:
    """The log of every command, for all viewers; it follows the match back when commands are taken back."""

    def __init__(self) -> None:
        self._tales: list[Tale] = []
        self._read: dict[int | None, int] = {}

    def record(self, match: Match[Any], events: Sequence[Event[Any]]) -> None:
        """Tell the events of the command just played."""
        tale: Tale = {}
        for viewer in (None, *range(match.setup.seats)):
            told = [match.kit.log_line(match.state, event, viewer) for event in events]
            tale[viewer] = [line for line in told if line is not None]
        del self._tales[len(match.history) - 1 :]
        self._tales.append(tale)

    def follow(self, match: Match[Any]) -> None:
        """Forget what was taken back."""
        del self._tales[len(match.history) :]
        for viewer, at in self._read.items():
            self._read[viewer] = min(at, len(self._tales))

    def lines(self, viewer: int | None, first: int = 0) -> list[Message]:
        """The lines for this viewer, from the command with that number on."""
        return [line for tale in self._tales[first:] for line in tale[viewer]]

    def news(self, viewer: int | None) -> list[Message]:
        """The lines this viewer has not read yet; they count as read from now on."""
        unread = self.lines(viewer, self._read.get(viewer, 0))
        self.catch_up(viewer)
        return unread

    def catch_up(self, viewer: int | None) -> None:
        """This viewer has seen all there is."""
        self._read[viewer] = len(self._tales)


def retold(match: Match[Any]) -> tuple[Match[Any], Chronicle]:
    """The same match played again from its beginning, with its log."""
    again = Match(match.kit, match.setup, match.seed, match.kit.copy(match.start), match.situation)
    again.continued_from = match.continued_from
    chronicle = Chronicle()
    for entry in match.entries:
        events = again.repeat(entry)
        if isinstance(entry, Played):
            chronicle.record(again, events)
        chronicle.follow(again)
    return again, chronicle
