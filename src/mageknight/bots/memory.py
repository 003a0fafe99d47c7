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
    """What was planned for which position; the oldest is forgotten first."""

    def __init__(self) -> None:
        self._steps: dict[bytes, Choice] = {}

    def recall(self, kit: Kit[Any], state: Any, seat: int) -> Choice | None:
        """What was planned for this position, once."""
        if not self._steps:
            return None
        return self._steps.pop(fingerprint(kit, state, seat), None)

    def note(self, kit: Kit[Any], state: Any, seat: int, commands: list[Command], reason: Message) -> None:
        """Remember the commands after the first, each with the position it is meant for."""
        if len(commands) < 2:
            return
        ahead = kit.copy(state)
        for at, command in enumerate(commands):
            decision = decision_of(kit, ahead, seat)
            if decision is None or command not in kit.engine.options(ahead, decision):
                return
            if at:
                self._keep(fingerprint(kit, ahead, seat), Choice(command, reason))
            kit.engine.apply_trusted(ahead, command)
            self._let_others_answer(kit, ahead, seat)

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
