"""Moves: one object for each kind of command, and the home of everything that is true of it.

A move lists its commands, says why one is not legal, carries one out, names it in words, and says which things on the table
it is about. A decision made of moves (`MoveAsk`) is only a list of them: listing, checking, explaining, words and marks follow.
A game has one object of each move, made when its module is loaded; moves keep nothing between two calls.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mageknight.kernel.agenda import Ask, Flow, S
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

A = TypeVar("A", bound=Ask[Any])
C = TypeVar("C", bound=Command)


class Move(Generic[S, A, C]):
    """Everything about one kind of command, wherever it may be given.

    `COMMAND` is its class. `ask` is the decision it answers; several decisions may share a move.
    """

    COMMAND: ClassVar[type[Command]] = Command
    ENDS: ClassVar[bool] = True
    """Is the decision over once the move is made? Otherwise it stays open (`MoveAsk.reopen`)."""
    STEADY: ClassVar[bool] = False
    """Do `words` and `about` follow from the command alone, in every position? Then they are worked out once."""

    def candidates(self, state: S, ask: A) -> list[Command]:
        """Commands the player might think of, legal or not; clients explain those that are not.

        They name only what the player can see.
        """
        return []

    def collect(self, state: S, ask: A, found: list[Command]) -> None:
        """Append every legal command, in a fixed order. Override it where listing is cheaper than trying each candidate.

        All moves of a decision write into one list: most of them have nothing to add, and a list of their own would cost more.
        """
        commands: list[Any] = self.candidates(state, ask)  # of this move's own kind
        for command in commands:
            if self.refusal(state, ask, command) is None:
                found.append(command)

    def refusal(self, state: S, ask: A, command: C) -> Refusal | None:
        """The reason why this command is not legal here; nothing if it is."""
        return None

    def carry_out(self, flow: Flow[S], ask: A, command: C) -> None:
        """Do it. A decision that the move `ENDS` has left the agenda; any other lies there again, below what is put on it now."""
        raise AssertionError(f"{type(self).__name__} cannot be carried out")

    def words(self, state: S, ask: A, command: C) -> Message:
        """The command in a list of options."""
        raise AssertionError(f"{type(self).__name__} has no words")

    def about(self, state: S, ask: A, command: C) -> tuple[str, ...]:
        """Things on the table the command is about, as clients name them: ``card:march``, ``space:17``, ``figure:4``."""
        return ()

    def reveals(self, state: S, ask: A, command: C) -> bool | None:
        """Does it show something hidden, or roll dice, so that it cannot be taken back? None where only trying it tells."""
        return False

    def is_vain(self, state: S, ask: A, command: C) -> bool:
        """Would it serve nothing now, though it is legal? Clients offer it in full lists only."""
        return False


class MoveAsk(Ask[S]):
    """A decision that is a list of moves. Each kind of command has one of them."""

    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = ()

    def moves_now(self, state: S) -> tuple[Move[Any, Any, Any], ...]:
        """The moves that can have a legal command in this position. A decision with many moves leaves out those of other phases:
        listing is what engine and bots do most."""
        return type(self).MOVES

    def choices(self, state: S) -> list[Command]:
        found: list[Command] = []
        for move in self.moves_now(state):
            move.collect(state, self, found)
        return found

    def has_choice(self, state: S) -> bool:
        """Stops at the first move that has a legal command."""
        found: list[Command] = []
        for move in self.moves_now(state):
            move.collect(state, self, found)
            if found:
                return True
        return False

    def candidates(self, state: S) -> list[Command]:
        """Every legal command, then what the player might think of besides, move by move."""
        found = self.choices(state)
        return found + self.in_mind(state, found)

    def in_mind(self, state: S, legal: list[Command]) -> list[Command]:
        """Commands the player might think of besides the legal ones."""
        known = set(legal)
        moves = self.moves_in_mind(state)
        return [command for move in moves for command in move.candidates(state, self) if command not in known]

    def refused(self, state: S, legal: list[Command]) -> list[tuple[Command, Refusal]]:
        known = set(legal)
        found: list[tuple[Command, Refusal]] = []
        for move in self.moves_in_mind(state):
            for command in move.candidates(state, self):
                if command not in known:
                    refusal = move.refusal(state, self, command)
                    if refusal is not None:
                        found.append((command, refusal))
        return found

    def moves_in_mind(self, state: S) -> tuple[Move[Any, Any, Any], ...]:
        """The moves a player might think of in this position, legal or not. A decision with many moves leaves out those that would
        name no candidate."""
        return type(self).MOVES

    def facts(self, state: S, command: Command) -> tuple[Message | None, tuple[str, ...], bool]:
        move = self.move_of(command)
        if move is None:
            return None, (), False
        return move.words(state, self, command), move.about(state, self, command), move.STEADY

    def refusal(self, state: S, command: Command) -> Refusal | None:
        move = self.move_of(command)
        return move.refusal(state, self, command) if move is not None else refuse("unknown-command", *self.RULES)

    def answer(self, flow: Flow[S], command: Command) -> None:
        move = self.move_of(command)
        assert move is not None
        if not move.ENDS:
            self.reopen(flow)
        move.carry_out(flow, self, command)

    def reopen(self, flow: Flow[S]) -> None:
        """Stay open after a move that does not end the decision."""
        flow.then(self)

    def words(self, state: S, command: Command) -> Message | None:
        move = self.move_of(command)
        return move.words(state, self, command) if move is not None else None

    def about(self, state: S, command: Command) -> tuple[str, ...]:
        move = self.move_of(command)
        return move.about(state, self, command) if move is not None else ()

    def reveals(self, state: S, command: Command) -> bool | None:
        move = self.move_of(command)
        return None if move is None else move.reveals(state, self, command)

    def is_vain(self, state: S, command: Command) -> bool:
        move = self.move_of(command)
        return move is not None and move.is_vain(state, self, command)

    def move_of(self, command: Command) -> Move[Any, Any, Any] | None:
        """The move a command belongs to, if this decision has it."""
        cls = type(self)
        moves = BY_COMMAND.get(cls)
        if moves is None:
            moves = BY_COMMAND[cls] = {move.COMMAND: move for move in cls.MOVES}
        return moves.get(type(command))


class PlainAsk(MoveAsk[S]):
    """A decision with a few plain answers, which it lists and carries out itself; its moves give them words and things."""

    def choices(self, state: S) -> list[Command]:
        return [command for command in self.candidates(state) if self.refusal(state, command) is None]

    def has_choice(self, state: S) -> bool:
        return len(self.choices(state)) > 0

    def candidates(self, state: S) -> list[Command]:
        return []

    def refused(self, state: S, legal: list[Command]) -> list[tuple[Command, Refusal]]:
        return Ask.refused(self, state, legal)

    def refusal(self, state: S, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else refuse("not-an-option", *self.RULES)

    def answer(self, flow: Flow[S], command: Command) -> None:
        raise AssertionError(f"{type(self).__name__} cannot be answered")


BY_COMMAND: Final[dict[type, dict[type[Command], Move[Any, Any, Any]]]] = {}
"""The moves of each class of decisions by their command, as far as they were needed."""


def command_types(ask: type[Ask[Any]]) -> tuple[type[Command], ...]:
    """The kinds of command that answer decisions of a class."""
    if issubclass(ask, MoveAsk):
        return tuple([move.COMMAND for move in ask.MOVES])
    return ask.COMMANDS
