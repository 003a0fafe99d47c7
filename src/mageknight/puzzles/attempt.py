"""An attempt at a puzzle: how it stands follows from its match alone, so nothing else has to be kept."""

from __future__ import annotations

from typing import Any, Final

from mageknight.kernel.command import Command
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.kernel.situations.phrase import parse_command
from mageknight.kernel.situations.rehearsal import arranged
from mageknight.puzzles.position import unpacked
from mageknight.puzzles.puzzle import Puzzle

OPEN: Final = "open"
SOLVED: Final = "solved"
MISSED: Final = "missed"


class Attempt:
    """A puzzle with the kit of its game."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.kit: Kit[Any] = kit_named(puzzle.game)

    def begin(self) -> Match[Any]:
        """The match of the puzzle, before its first command."""
        situation = self.puzzle.situation
        if situation is None:
            setup, state = unpacked(self.kit, self.puzzle.position)
            return Match(self.kit, setup, seed_from_text(self.puzzle.name), state)
        setup, state = arranged(self.kit, situation)
        return Match(self.kit, setup, seed_from_text(situation.seed), state, self.puzzle.text)

    def goal(self) -> Message:
        """The goal in words, about the position in which the puzzle begins."""
        return self.puzzle.goal.says(self.begin().view(self.puzzle.seat))

    def status(self, match: Match[Any]) -> str:
        """Solved, missed or still open."""
        start, now = [self.kit.engine.view(state, self.puzzle.seat) for state in (match.start, match.state)]
        if self.puzzle.goal.is_reached(start, now):
            return SOLVED
        return MISSED if self.puzzle.goal.is_missed(start, now) or match.outcome() is not None else OPEN

    def refusal(self, match: Match[Any], command: Command) -> Refusal | None:
        """The reason the puzzle does not let this command through: where throws are laid down no others are made."""
        if not self.puzzle.dice() or match.explain(command) is not None:
            return None
        after = self.kit.copy(match.state)
        try:
            self.kit.engine.apply(after, command)
        except ImpossibleOutcome:
            return refuse("puzzle-other-dice")
        return refuse("puzzle-other-dice") if after.core.rng != match.state.core.rng else None

    def proof(self) -> Refusal | None:
        """The reason the solution in its file is none: a command that is refused, or a goal that is not reached; nothing if it is one."""
        if not self.puzzle.solution:
            return refuse("puzzle-no-solution")
        match = self.begin()
        for phrase in self.puzzle.solution:
            try:
                command = parse_command(self.kit, self.puzzle.seat, phrase)
                refusal = self.refusal(match, command)
                if refusal is not None:
                    return refusal
                match.play(command)
            except Refusal as refusal:
                return refusal
        return None if self.status(match) == SOLVED else refuse("puzzle-unsolved")

    def next_step(self, match: Match[Any]) -> Command | None:
        """The next step of the solution, as long as only its own commands have been given."""
        done = len(match.history)
        solution = self.puzzle.solution
        if done >= len(solution):
            return None
        given = [parse_command(self.kit, self.puzzle.seat, phrase) for phrase in solution[: done + 1]]
        return given[done] if match.history == given[:done] else None
