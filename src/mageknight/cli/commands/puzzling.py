"""Puzzles at a terminal: the list of them, one solved by typing, and one made of a saved match."""

from __future__ import annotations

from pathlib import Path

from mageknight.bots.puzzler import deciding, goals_of, pose
from mageknight.cli.files import read_text
from mageknight.cli.log import Chronicle
from mageknight.cli.opening import loaded
from mageknight.cli.session import Session, game_title
from mageknight.cli.terminal import Terminal
from mageknight.kernel.command import Command
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.message import say
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng
from mageknight.puzzles.attempt import OPEN, SOLVED, Attempt
from mageknight.puzzles.goal import goal_of
from mageknight.puzzles.puzzle import read
from mageknight.puzzles.shelf import puzzle_named, puzzles

NAME = "own-1"
"""What a puzzle is called in its file until somebody gives it another name."""


class PuzzleSession(Session):
    """A puzzle: its goal stands before the options, and it ends when it is solved or missed."""

    def __init__(self, attempt: Attempt, terminal: Terminal) -> None:
        self.attempt = attempt
        super().__init__(attempt.begin(), Chronicle(), terminal)
        terminal.say(attempt.puzzle.title(), "title")
        terminal.say(attempt.goal(), "good")

    def give(self, command: Command) -> None:
        refusal = self.attempt.refusal(self.match, command)
        if refusal is not None:
            raise refusal
        super().give(command)

    def show_choices(self) -> None:
        status = self.attempt.status(self.match)
        if status == OPEN:
            super().show_choices()
            return
        self.terminal.say(say("web-puzzle-solved" if status == SOLVED else "cli-puzzle-missed"), "title")
        self.leaving = True

    def let_opponents_move(self) -> None:
        """A puzzle is over before it is anybody else's turn."""

    def deciding(self) -> int:
        return self.attempt.puzzle.seat

    def hint(self, rest: str) -> None:
        """The next deed of the solution."""
        command = self.attempt.next_step(self.match)
        if command is None:
            raise refuse("cli-lesson-no-hint")
        self.terminal.say(say("cli-puzzle-hint", what=self.match.kit.describe(self.match.state, command)), "good")

    def quit(self, rest: str) -> None:
        self.leaving = True


def tell_all(terminal: Terminal) -> int:
    """The list of all puzzles."""
    game = ""
    for puzzle in puzzles():
        if puzzle.game != game:
            game = puzzle.game
            terminal.say(game_title(game), "title")
        stars, title = "★" * puzzle.grade, terminal.render(puzzle.title())
        terminal.write((f"  {puzzle.name}", "number"), (f"  {title} {stars}", ""))
    terminal.say(say("cli-puzzle-begin"), "quiet")
    return 0


def solve(name: str, terminal: Terminal) -> int:
    """Solve a puzzle by its name, or one from a file."""
    file = Path(name)
    puzzle = read(read_text(file), name) if file.suffix == ".puzzle" else puzzle_named(name)
    if file.suffix == ".puzzle" and not puzzle.words:
        puzzle.called = puzzle.called or file.stem
    PuzzleSession(Attempt(puzzle), terminal).run()
    return 0


def make(source: Path, goal: str, out: str, terminal: Terminal) -> int:
    """Make a puzzle of the last position of a saved match; without a goal, tell what could be asked there."""
    match = loaded(source)[0]
    kit = match.kit
    seat = deciding(kit, match.state)
    state = kit.redeal(match.state, seat, Rng(fresh_seed()))
    if not goal:
        for each in goals_of(kit, state):
            words = terminal.render(goal_of(kit.name, each, seat).says(kit.engine.view(state, seat)))
            terminal.write((f"  --goal “{each}”", "number"), (f"  {words}", ""))
        return 0
    made = pose(kit, kit.setup_for(state, match.setup), state, NAME, goal)
    file = Path(out or "mine.puzzle")
    if file.exists():
        raise refuse("cli-file-in-the-way", file=str(file))
    try:
        file.write_text(made.text, encoding="utf-8")
    except OSError as error:
        raise refuse("cli-file-unwritable", file=str(file), detail=error.strerror or "") from None
    told = say("cli-puzzle-proved", grade=made.grade) if made.proved else say("web-maker-unproved")
    terminal.say(told, "good" if made.proved else "title")
    terminal.say(say("cli-puzzle-written", file=str(file)))
    return 0
