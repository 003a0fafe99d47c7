"""A puzzle as data: a situation, a goal, how hard it is, and a solution.

puzzle: board-fight-07
game: board
grade: 3                    # 1 easy … 5 hard
goal: unhurt                # see `goal`
situation:
  heroes: tovak             # everything a situation file can say
solution:
  play-card rage basic      # the commands of the solver, one a line
  strike

Instead of a situation a file may hold a position out of a match (`position`, one line), and `seat`: whose puzzle it is.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Arg, Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.situation import Section, Situation, embedded, parse
from mageknight.puzzles.goal import Goal, goal_of

GRADES: Final = (1, 2, 3, 4, 5)


class Puzzle:
    """A puzzle as its file says it."""

    def __init__(self, name: str, game: str, file: str, goal: Goal) -> None:
        self.name = name
        self.game = game
        self.file = file
        self.situation: Situation | None = None
        self.text = ""
        """The situation as a file of its own, for saves."""
        self.position = ""
        """In place of a situation, a position out of a match (`position.packed`)."""
        self.goal = goal
        self.grade = 1
        self.seat = goal.seat
        self.solution: tuple[str, ...] = ()
        self.called = ""
        """What whoever made it calls it."""
        self.words: dict[str, tuple[str, str]] = {}
        """What a pack calls puzzles of its sort, in English and German; those of the package stand in the catalogues."""

    @property
    def kind(self) -> str:
        """The kind of puzzle; its name without its number."""
        return self.name.rpartition("-")[0]

    @property
    def number(self) -> int:
        return int(self.name.rpartition("-")[2])

    def title(self) -> Message:
        if self.called:
            return say("puzzle-made", title=self.called)
        return say("puzzle-title", kind=say(f"puzzle-kind-{self.kind}"), number=self.number)

    def dice(self) -> tuple[tuple[int, ...], ...]:
        """The throws laid down, as the faces of their dice."""
        laid_down = self.situation.chance if self.situation is not None else ()
        return tuple([tuple([face + 1 for face in outcome]) for stream, outcome in laid_down if stream == "dice"])


def trouble(section: Section, reason_: str, /, **facts: Arg) -> Refusal:
    """A refusal that names a line of a puzzle."""
    return Refusal("puzzle-" + reason_, (), {"file": section.file, "line": section.line, **facts})


def read(text: str, file: str) -> Puzzle:
    """A puzzle from its text; whatever cannot be read is refused with file, line and reason."""
    root = parse(text, file).root
    for section in root.below:
        section.understood = section.key == "game"
    name = root.text("puzzle")
    if not name.rpartition("-")[2].isdigit() or not name.rpartition("-")[0]:
        raise trouble(root, "no-name")
    inner = embedded(root, text)
    position = root.text("position")
    if inner is None and not position:
        raise trouble(root, "no-situation")
    game = root.text("game")
    puzzle = Puzzle(name, game, file, _goal(root, game))
    puzzle.position = position
    if inner is not None:
        puzzle.situation, puzzle.text = inner
    puzzle.grade = root.number("grade", 1)
    if puzzle.grade not in GRADES:
        raise trouble(root, "wrong-grade", grade=puzzle.grade)
    solution = root.find("solution")
    for line in solution.below if solution is not None else ():
        line.understood = True
        puzzle.solution += (f"{line.key}:{line.value}" if line.value else line.key,)
    called = root.text("title")
    if called:
        puzzle.words[f"puzzle-kind-{puzzle.kind}"] = (called, root.text("title de") or called)
    root.finish()
    return puzzle


def _goal(root: Section, game: str) -> Goal:
    line = root.find("goal")
    if line is None or not line.value:
        raise trouble(root, "no-goal")
    try:
        return goal_of(game, line.value, root.number("seat", 0))
    except Refusal as refusal:
        raise Refusal(
            "situation-line", (), {"file": line.file, "line": line.line, "reason": refusal.message()}
        ) from None
