"""A match as the server keeps it: the kernel's match, and how its log is numbered in the database.

A chronicle may begin in the middle, at a snapshot, and then knows how many entries and commands came before (`base`,
`base_played`). Everything that leaves it counts from the very beginning. It does no input or output: each change gives
a `Step`, which the caller makes durable before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from mageknight.kernel.command import NOBODY, Command
from mageknight.kernel.contract import Outcome, Setup
from mageknight.kernel.decision import Decision
from mageknight.kernel.event import Event, redact
from mageknight.kernel.kit import Kit
from mageknight.kernel.mark import STEP, Mark
from mageknight.kernel.match import Entry, Match, Played, Rekeyed, TakenBack
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.lessons.course import Course
from mageknight.lessons.guide import Guide, Tip
from mageknight.puzzles.attempt import Attempt


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: one message for everybody, or one for each viewer (a spectator first, then the seats).

    `action` is the number of commands that led to the moment it tells of, 0 in logs written before it was kept.
    """

    all: Message | None = None
    each: tuple[Message | None, ...] = ()
    action: int = 0
    mark: Mark = STEP

    def for_viewer(self, seat: int | None) -> Message | None:
        if not self.each:
            return self.all
        return self.each[0 if seat is None else seat + 1]


pack_lines: Final = msgspec.json.Encoder().encode
"""Lines as they are stored, and kept where few will read them."""
unpack_lines: Final = msgspec.json.Decoder(list[Line]).decode


class Step:
    """The result of one accepted request: the log entries it added and everything there is to tell about them."""

    def __init__(
        self,
        before: int,
        entries: list[Entry],
        events: Sequence[Event[Any]],
        lines: list[Line],
        undone: tuple[int, ...] = (),
    ) -> None:
        self.before = before
        self.entries = entries
        self.events = events
        self.lines = lines
        self.undone = undone
        self.actor = -1
        self.command_id: str | None = None

    @property
    def number(self) -> int:
        """The number of the last log entry of this step."""
        return self.before + len(self.entries)

    def events_for(self, seat: int | None) -> list[dict[str, Any]]:
        """The events as that viewer may see them."""
        return [redact(event, NOBODY if seat is None else seat) for event in self.events]


class NumberedMatch:
    """The position of one match and the way it came about."""

    def __init__(self, match: Match[Any], base: int = 0, base_played: int = 0) -> None:
        self.match = match
        self.kit: Kit[Any] = match.kit
        self.base = base
        self.base_played = base_played
        # For every command in the history: the number of its log entry. A take-back strikes them out by it.
        self.numbers: list[int] = []
        self.last_by: dict[int, int] = {}
        """For every seat the number of the last entry it made: what came after it is news."""
        self.ended: Outcome | None = None
        """How the table ended the game, if the game did not do so itself: then nobody has anything to choose."""
        self.course: Course | None = None
        """The lesson that is taken by playing this match."""
        self.attempt: Attempt | None = None
        """The puzzle that is solved by playing this match."""
        self.guide: Guide | None = None
        """Who explains this match as a first one."""
        self.blunder: tuple[int, Tip] | None = None
        """What the guide says about the command that led to this version."""
        self._looked: tuple[int, list[Decision], Outcome | None] | None = None

    @classmethod
    def begin(cls, kit: Kit[Any], setup: Setup, seed: bytes) -> NumberedMatch:
        return cls(Match(kit, setup, seed))

    @property
    def version(self) -> int:
        return self.base + len(self.match.entries)

    @property
    def played(self) -> int:
        """The number of commands that led to the present position."""
        return self.base_played + len(self.match.history)

    @property
    def seats(self) -> int:
        return self.match.setup.seats

    def _look(self) -> tuple[int, list[Decision], Outcome | None]:
        """The common part of every viewer's position, worked out once for each."""
        if self.ended is not None:
            return self.version, [], self.ended
        looked = self._looked
        if looked is None or looked[0] != self.version:
            looked = self._looked = (self.version, self.match.pending(), self.match.outcome())
        return looked

    def pending(self) -> list[Decision]:
        """The decisions that wait."""
        return self._look()[1]

    def outcome(self) -> Outcome | None:
        return self._look()[2]

    def waiting(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return tuple(sorted({one.seat for one in self.pending() if not one.standing and one.seat >= 0}))

    def objection(self, command: Command) -> Refusal | None:
        """The reason a lesson or a puzzle does not let a legal command through."""
        if self.course is not None:
            return self.course.refusal(self.match, command)
        return self.attempt.refusal(self.match, command) if self.attempt is not None else None

    def play(self, command: Command) -> Step:
        before = self.version
        blunder = self.guide.blunder(self.match, command) if self.guide is not None else None
        events = self.match.play(command)
        self.numbers.append(before + 1)
        self.last_by[command.seat] = before + 1
        self.blunder = (self.version, blunder) if blunder is not None else None
        return self._step(before, events, self.tell(events))

    def undo(self, seat: int, to: int | None = None) -> Step:
        """Take back the seat's last command, or all down to the position after `to` commands."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal.copy()
        target = -1 if to is None else to - self.base_played
        if to is not None and target < 0:
            raise refuse("undo-barrier", *self.kit.undo_rules, reason=self.match.barrier)
        return self._back(lambda: self.match.undo(seat, target), self._undone(seat))

    def undo_refusal(self, seat: int) -> Refusal | None:
        """The reason this seat cannot take anything back; a chronicle that begins in the middle knows what came before."""
        refusal = self.match.can_undo(seat)
        if refusal is not None and self.base_played and not self.match.history:
            return refuse("undo-barrier", *self.kit.undo_rules, reason=self.match.barrier)
        return refusal

    def cancel(self, seat: int) -> Step:
        return self._back(lambda: self.match.cancel(seat), self._undone(seat))

    def redo(self, seat: int) -> Step:
        if not self.match.undone or self.match.undone[-1].seat != seat:
            raise refuse("redo-nothing")
        return self.play(self.match.undone[-1])

    def take_back(self, to: int, key: bytes) -> Step:
        """An agreed return across a reveal; only a chronicle from the very beginning can do it."""
        if self.base:
            raise refuse("server-before-upgrade")
        return self._back(lambda: self.match.take_back(to, key), say("server-line-taken-back", at=to))

    def repeat(self, entry: Entry) -> Step:
        """Do again what an entry of the log says."""
        if isinstance(entry, Played):
            return self.play(entry.command)
        if isinstance(entry, Rekeyed):
            before = self.version
            self.match.rekey(entry.viewer, bytes.fromhex(entry.key))
            return self._step(before, [], [])
        inside = TakenBack(entry.seat, entry.to - self.base_played)
        if inside.to < 0:
            raise refuse("server-before-upgrade")
        line = say("server-line-taken-back", at=entry.to) if entry.seat < 0 else self._undone(entry.seat)
        return self._back(lambda: self.match.repeat(inside), line)

    def note(self, entry: Entry) -> None:
        """Count an entry that left no trace."""
        inside = TakenBack(entry.seat, entry.to - self.base_played) if isinstance(entry, TakenBack) else entry
        self.match.entries.append(inside)

    def _back(self, go: Callable[[], object], line: Message) -> Step:
        before = self.version
        go()
        kept = len(self.match.history)
        undone = tuple(self.numbers[kept:])
        del self.numbers[kept:]
        return self._step(before, [], [Line(line, (), self.played)], undone)

    def _step(self, before: int, events: Sequence[Event[Any]], lines: list[Line], undone: tuple[int, ...] = ()) -> Step:
        entries = [self.absolute(entry) for entry in self.match.entries[before - self.base :]]
        return Step(before, entries, events, lines, undone)

    def absolute(self, entry: Entry) -> Entry:
        """An entry of the kernel's match, counted from the very beginning."""
        if isinstance(entry, TakenBack):
            return TakenBack(entry.seat, entry.to + self.base_played)
        return entry

    def tell(self, events: Sequence[Event[Any]]) -> list[Line]:
        """The lines of the log for every kind of viewer; what all read alike is kept once."""
        lines = []
        viewers: list[int | None] = [None, *range(self.seats)]
        for event in events:
            each = tuple([self.kit.log_line(self.match.state, event, viewer) for viewer in viewers])
            if all(message == each[0] for message in each):
                if each[0] is not None:
                    lines.append(Line(each[0], (), self.played, self.kit.log_rank(event)))
            else:
                lines.append(Line(None, each, self.played, self.kit.log_rank(event)))
        return lines

    def snapshot(self) -> tuple[int, int, str, bytes]:
        """The last position that cannot be taken back: log entries, commands, why not further, and the state as text."""
        at, state = self.match.last_barrier()
        played = self.base_played + self._played_after(at)
        return self.base + at, played, self.match.barrier.key, msgspec.json.encode(self.kit.codec.dump(state))

    def _played_after(self, entries: int) -> int:
        """The number of commands in the history after the first so many entries."""
        count = 0
        for entry in self.match.entries[:entries]:
            if isinstance(entry, Played):
                count += 1
            elif isinstance(entry, TakenBack):
                count = entry.to
        return count

    def _undone(self, seat: int) -> Message:
        return say("server-line-undone", who=self.kit.seat_name(self.match.state, seat))


def follow(numbered: NumberedMatch, entries: Sequence[tuple[int, Entry]], wanted: int) -> list[Step]:
    """Do again what the entries of a log say, as far as they apply: all of them, unless the rules have changed since.

    The steps of the last `wanted` entries come back. What was done and taken back before these is noted, not done again.
    """
    vain = in_vain([entry for _, entry in entries[: len(entries) - wanted]], numbered.base_played)
    steps: list[Step] = []
    for place, (number, entry) in enumerate(entries):
        if place in vain:
            numbered.note(entry)
            continue
        try:
            step = numbered.repeat(entry)
        except Refusal:
            break
        assert step.number == number, f"entry {number} came out as {step.number}"
        if place >= len(entries) - wanted:
            steps.append(step)
    return steps


def in_vain(entries: Sequence[Entry], base_played: int) -> set[int]:
    """The places of entries that leave no trace: commands that were taken back by whoever gave them, and the taking back.

    The first command after another seat's ends what that one could take back, so it counts even if it is taken back itself.
    """
    vain: set[int] = set()
    standing: list[tuple[int, int]] = []  # the place and the seat of each command that counts
    for place, entry in enumerate(entries):
        if isinstance(entry, Played):
            standing.append((place, entry.command.seat))
        elif isinstance(entry, TakenBack):
            kept = max(0, entry.to - base_played)
            undone, standing = standing[kept:], standing[:kept]
            before = standing[-1][1] if standing else NOBODY
            if entry.seat >= 0 and before in (NOBODY, entry.seat):
                vain.update([at for at, _ in undone])
                vain.add(place)
            elif standing:
                standing[-1] = (standing[-1][0], NOBODY)
    return vain


def decode_entry(kit: Kit[Any], text: str) -> Entry:
    """An entry as the database keeps it."""
    plain = msgspec.json.decode(text)
    if "play" in plain:
        return Played(msgspec.convert(plain["play"], kit.codec.command_union))
    if "take-back" in plain:
        return msgspec.convert(plain["take-back"], TakenBack)
    return msgspec.convert(plain["rekey"], Rekeyed)


def encode_entry(entry: Entry) -> str:
    """An entry for the database, one line of JSON, as in a saved match."""
    if isinstance(entry, Played):
        return msgspec.json.encode({"play": entry.command}).decode()
    kind = "take-back" if isinstance(entry, TakenBack) else "rekey"
    return msgspec.json.encode({kind: entry}).decode()
