"""Decisions: what the game waits for, and the lazy view of what may be answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

from mageknight.kernel.agenda import Ask, S
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.move import command_types
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng


class Decision:
    """A choice somebody must make.

    `number` is the ply at which it was first asked, so that a late answer can be told from a fitting one. A `standing`
    decision blocks nothing and may be taken at any time. `cancel_to` is the ply to return to when a nested choice is
    called off, or -1.
    """

    def __init__(self, seat: int, kind: str, number: int, standing: bool, cancel_to: int, ask: Ask[Any]) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number
        self.standing = standing
        self.cancel_to = cancel_to
        self.ask = ask

    def __repr__(self) -> str:
        mark = " (standing)" if self.standing else ""
        return f"<Decision {self.number}: seat {self.seat}, {self.kind}{mark}>"


class Options(Generic[S]):
    """The legal answers to one decision in one state, computed only as far as they are asked for.

    Iterating lists every legal command in a fixed order; ``command in options`` checks without listing;
    `explain` says why not. Decisions over a continuous table are not `listed`: iterating them gives the meaningful
    candidates, `sample` any legal answer.
    """

    def __init__(self, state: S, ask: Ask[S]) -> None:
        self.state = state
        self.ask = ask

    @property
    def listed(self) -> bool:
        return type(self.ask).LISTED

    def all(self) -> list[Command]:
        return self.ask.choices(self.state)

    def __iter__(self) -> Iterator[Command]:
        return iter(self.ask.choices(self.state))

    def __bool__(self) -> bool:
        return self.ask.has_choice(self.state)

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Command) and self.explain(command) is None

    def explain(self, command: Command) -> Refusal | None:
        """The reason why this command may not be given; nothing if it may."""
        if command.seat != self.ask.seat:
            return refuse("not-your-decision")
        if not isinstance(command, command_types(type(self.ask))):
            return refuse("unknown-command")
        return self.ask.refusal(self.state, command)

    def of(self, kind: type[Command]) -> list[Command]:
        """Only the commands of one kind."""
        return [command for command in self.ask.choices(self.state) if isinstance(command, kind)]

    def sample(self, rng: Rng) -> Command:
        return self.ask.sample(self.state, rng)

    def prompt(self) -> Message:
        return self.ask.prompt(self.state)
