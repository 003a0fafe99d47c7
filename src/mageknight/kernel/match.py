"""A match: set-up, seed and the log of what was done. Everything else follows from these.

The log only grows: taking back is an entry too, so sequence numbers never fall. Undo goes back to the last moment
something new was learned: an event that reveals, chance, or another seat's answer.
"""

from __future__ import annotations

from typing import Final, Generic

from mageknight.kernel.agenda import S
from mageknight.kernel.command import EVERYBODY, Command
from mageknight.kernel.decision import Decision, Options
from mageknight.kernel.entry import Entry as Entry
from mageknight.kernel.entry import Played as Played
from mageknight.kernel.entry import Rekeyed as Rekeyed
from mageknight.kernel.entry import TakenBack as TakenBack
from mageknight.kernel.event import Event
from mageknight.kernel.fairness import commitment
from mageknight.kernel.game import Outcome, Setup, View
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng

TABLE: Final = -1
"""As the seat of a take-back: all seats agreed to it."""


class Match(Generic[S]):
    """One running or finished game."""

    def __init__(
        self,
        kit: Kit[S],
        setup: Setup,
        seed: bytes,
        state: S | None = None,
        situation: str = "",
        asks_chance: bool = False,
    ) -> None:
        """Begin a match from its set-up, or from `state` where that was arranged by the text of a situation file."""
        self.kit = kit
        self.setup = setup
        self.seed = seed
        self.situation = situation
        self.state: S = state if state is not None else kit.engine.new(setup, seed, asks_chance)
        self.start: S = kit.copy(self.state)
        # A match that goes on under newer rules keeps the log lines of the older ones (`continued_from` names these); they
        # can be read but not played again.
        self.earlier: list[str] = []
        self.entries: list[Entry] = []
        self.history: list[Command] = []
        self.undone: list[Command] = []
        self.continued_from = ""
        self.barrier: Message = say("barrier-start")
        self._barrier_at = 0
        self._past: list[S] = []
        self._seats: list[int] = []

    @property
    def version(self) -> int:
        """The number of log entries; it never falls."""
        return len(self.earlier) + len(self.entries)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def pending(self) -> list[Decision]:
        return self.kit.engine.pending(self.state)

    def options(self, decision: Decision) -> Options[S]:
        return self.kit.engine.options(self.state, decision)

    def view(self, seat: int | None) -> View:
        return self.kit.engine.view(self.state, seat)

    def outcome(self) -> Outcome | None:
        return self.kit.engine.outcome(self.state)

    def explain(self, command: Command) -> Refusal | None:
        """The reason why this command cannot be given now; nothing if it can."""
        try:
            ask = self.kit.engine.addressee(self.state, command)
        except Refusal as refusal:
            return refusal
        return ask.refusal(self.state, command)

    def play(self, command: Command) -> list[Event[S]]:
        """Carry out a command; a refusal leaves the match as it was, and so does a fault of the rules."""
        before = self.kit.copy(self.state)
        try:
            events = self.kit.engine.apply(self.state, command)
        except Refusal:
            raise
        except Exception:
            self.state = before
            raise
        self.entries.append(Played(command))
        self.history.append(command)
        if self.undone and self.undone[-1] == command:
            self.undone.pop()
        else:
            self.undone.clear()
        self._remember(before, command.seat, events)
        return events

    def _remember(self, before: S, seat: int, events: list[Event[S]]) -> None:
        if any(type(event).REVEALS for event in events):
            self._forget(say("barrier-revealed"), len(self.entries))
            return
        if self._seats and self._seats[-1] != seat:
            self._forget(say("barrier-other-seat"), len(self.entries) - 1)
        self._past.append(before)
        self._seats.append(seat)

    def _forget(self, barrier: Message, entries: int) -> None:
        """From here on nothing before the first so many entries can be taken back."""
        self._barrier_at = entries
        self._past.clear()
        self._seats.clear()
        self.barrier = barrier

    def can_undo(self, seat: int) -> Refusal | None:
        """The reason why this seat cannot take back its last command; nothing if it can."""
        if not self.history:
            return refuse("undo-nothing", *self.kit.undo_rules)
        if not self._seats:
            return refuse("undo-barrier", *self.kit.undo_rules, reason=self.barrier)
        if self._seats[-1] != seat:
            return refuse("undo-barrier", *self.kit.undo_rules, reason=say("barrier-other-seat"))
        return None

    def undoable(self, seat: int) -> int:
        """The number of commands this seat can take back, one after the other."""
        return len(self._past) if self.can_undo(seat) is None else 0

    def _undo_refusal(self, seat: int, target: int) -> Refusal | None:
        """The reason why this seat cannot go back to the position after `target` commands."""
        refusal = self.can_undo(seat)
        if refusal is None and target < len(self.history) - len(self._past):
            refusal = refuse("undo-barrier", *self.kit.undo_rules, reason=self.barrier)
        if refusal is None and target >= len(self.history):
            refusal = refuse("undo-nothing", *self.kit.undo_rules)
        return refusal

    def undo(self, seat: int, to: int = -1) -> None:
        """Take back one command, or all down to the position after `to` commands."""
        target = len(self.history) - 1 if to < 0 else to
        refusal = self._undo_refusal(seat, target)
        if refusal is not None:
            raise refusal.copy()
        while len(self.history) > target:
            self.undone.append(self.history.pop())
            self.state = self._past.pop()
            self._seats.pop()
        self.entries.append(TakenBack(seat, target))

    def can_cancel(self, seat: int) -> Refusal | None:
        """The reason why this seat cannot call off the effect under way; nothing if it can."""
        to = self._cancel_to(seat)
        return refuse("undo-nothing", *self.kit.undo_rules) if to < 0 else self._undo_refusal(seat, to)

    def cancel(self, seat: int) -> None:
        """Call off the effect under way: back to the position before it was begun."""
        refusal = self.can_cancel(seat)
        if refusal is not None:
            raise refusal.copy()
        self.undo(seat, self._cancel_to(seat))

    def _cancel_to(self, seat: int) -> int:
        """The number of commands left when this seat calls off its nested decision; -1 if it has none."""
        for decision in self.pending():
            if decision.seat == seat and decision.cancel_to >= 0:
                return self._history_at(decision.cancel_to)
        return -1

    def _history_at(self, ply: int) -> int:
        return len(self.history) - (self.state.core.ply - ply)

    def redo(self, seat: int) -> list[Event[S]]:
        """Give the command last taken back once more."""
        if not self.undone or self.undone[-1].seat != seat:
            raise refuse("redo-nothing")
        return self.play(self.undone[-1])

    def take_back(self, to: int, key: bytes) -> None:
        """An agreed return across a reveal: what nobody has seen since is dealt again, so that nothing was learned."""
        if not 0 <= to < len(self.history):
            raise refuse("fork-out-of-range", at=to, last=len(self.history))
        self._return(TakenBack(TABLE, to))
        self.rekey(EVERYBODY, key)

    def _return(self, entry: TakenBack) -> None:
        """Go back across everything, as the table agreed to."""
        earlier = self.fork(entry.to)
        self.state = earlier.state
        self.history = earlier.history
        self.undone.clear()
        self.entries.append(entry)
        self._forget(say("barrier-rekeyed"), len(self.entries))

    def rekey(self, viewer: int | None, key: bytes) -> None:
        """Deal again what that viewer cannot know."""
        self.state = self.kit.redeal(self.state, viewer, Rng(key))
        self.entries.append(Rekeyed(viewer, key.hex()))
        self._forget(say("barrier-rekeyed"), len(self.entries))

    def fork(self, at: int) -> Match[S]:
        """A new match with the first `at` commands of this one."""
        if not 0 <= at <= len(self.history):
            raise refuse("fork-out-of-range", at=at, last=len(self.history))
        fork = self._copied()
        for entry in self._entries_up_to(at):
            fork.repeat(entry)
        return fork

    def copy(self) -> Match[S]:
        """The same match once more: what is played in one does not touch the other."""
        other = self._copied()
        other.state = self.kit.copy(self.state)
        other.entries = self.entries.copy()
        other.history = self.history.copy()
        other.undone = self.undone.copy()
        other.barrier = self.barrier
        other._barrier_at = self._barrier_at
        other._past = [self.kit.copy(one) for one in self._past]
        other._seats = self._seats.copy()
        return other

    def _copied(self) -> Match[S]:
        """The same match before its first command."""
        copied = Match(self.kit, self.setup, self.seed, self.kit.copy(self.start), self.situation)
        copied.continued_from = self.continued_from
        copied.earlier = self.earlier.copy()
        return copied

    def _entries_up_to(self, at: int) -> list[Entry]:
        """The shortest log that leads to the position after `at` commands, deals again included."""
        kept: list[Entry] = []
        for entry in self.entries:
            if isinstance(entry, TakenBack):
                while sum(isinstance(one, Played) for one in kept) > entry.to:
                    kept.pop()
            else:
                kept.append(entry)
        short: list[Entry] = []
        played = 0
        for entry in kept:
            if isinstance(entry, Played):
                if played == at:
                    break
                played += 1
            short.append(entry)
        return short

    def repeat(self, entry: Entry) -> list[Event[S]]:
        """Do again what an entry of a log says."""
        if isinstance(entry, Played):
            return self.play(entry.command)
        if isinstance(entry, Rekeyed):
            self.rekey(entry.viewer, bytes.fromhex(entry.key))
        elif entry.seat == TABLE:
            self._return(entry)
        else:
            self.undo(entry.seat, entry.to)
        return []

    def replay(self) -> Match[S]:
        """The same match played again from its beginning."""
        again = self._copied()
        for entry in self.entries:
            again.repeat(entry)
        return again

    def last_barrier(self) -> tuple[int, S]:
        """The last position that cannot be taken back: how many log entries led to it, and the state there."""
        return self._barrier_at, (self._past[0] if self._past else self.state)

    def digest(self) -> str:
        return self.kit.codec.digest(self.state)
