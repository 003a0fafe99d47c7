"""Plans that were made earlier: what to do in which position, as long as everything comes as foreseen.

A position is known by what its seat sees. So a plan is followed only where it was made for, whoever asks and in whatever process; as
soon as anything else happens there is no entry, and one has to think again.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from mageknight.bots.thought import Choice, decision_of
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message

REMEMBERED: Final = 256
OTHERS: Final = 6
"""So many answers of other seats in a row are foreseen."""


def fingerprint(kit: Kit[Any], state: Any, seat: int) -> bytes:
    """A position as a seat sees it, in a few bytes."""
    decision = decision_of(kit, state, seat)
    return seen(kit, state, seat, "" if decision is None else f"{decision.kind}/{decision.number}")


def likeness(kit: Kit[Any], state: Any, seat: int) -> bytes:
    """The same, whenever it comes about: what one has come back to is like what it was."""
    decision = decision_of(kit, state, seat)
    return seen(kit, state, seat, "" if decision is None else decision.kind)


def seen(kit: Kit[Any], state: Any, seat: int, asked: str) -> bytes:
    view = msgspec.json.encode(kit.engine.view(state, seat))
    return hashlib.blake2b(f"{seat}/{asked}/".encode() + view, digest_size=16).digest()


class Memory:
    """Plans by position; the oldest is forgotten first."""

    def __init__(self) -> None:
        self._steps: dict[bytes, Choice] = {}

    def recall(self, kit: Kit[Any], state: Any, seat: int) -> Choice | None:
        """The plan for this position, once."""
        if not self._steps:
            return None
        return self._steps.pop(fingerprint(kit, state, seat), None)

    def note(self, kit: Kit[Any], state: Any, seat: int, commands: list[Command], reason: Message) -> Choice:
        """Remember the commands after the first, each with the position it is meant for; the first one is the choice."""
        steps: list[tuple[bytes, Command]] = []
        words: list[Message] = []
        ahead = kit.copy(state) if len(commands) > 1 else state
        for command in commands if len(commands) > 1 else ():
            decision = decision_of(kit, ahead, seat)
            if decision is None or command not in kit.engine.options(ahead, decision):
                break
            steps.append((fingerprint(kit, ahead, seat) if steps else b"", command))
            words.append(kit.describe(ahead, command))
            kit.engine.apply_trusted(ahead, command)
            self._let_others_answer(kit, ahead, seat)
        for at, (mark, command) in enumerate(steps):
            if at:
                self._keep(mark, Choice(command, reason, None, tuple(words[at + 1 :])))
        return Choice(commands[0], reason, None, tuple(words[1:]))

    def _let_others_answer(self, kit: Kit[Any], ahead: Any, seat: int) -> None:
        for _ in range(OTHERS):
            pending = [one for one in kit.engine.pending(ahead) if not one.standing]
            if not pending or any(one.seat == seat for one in pending):
                return
            kit.engine.apply_trusted(ahead, kit.engine.options(ahead, pending[0]).all()[0])

    def _keep(self, mark: bytes, choice: Choice) -> None:
        self._steps[mark] = choice
        while len(self._steps) > REMEMBERED:
            del self._steps[next(iter(self._steps))]
