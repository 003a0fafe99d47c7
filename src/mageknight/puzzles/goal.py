"""What is to be done in a puzzle, read off the view before its first command and the view now.

A goal is a word in the file of a puzzle, with what it needs behind it: ``goal: fame 7``. All goals are for the turn that is
under way; luck has no part in any of them, so dice that will be thrown are laid down and shown.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.view.types import BoardView
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import refuse
from mageknight.minis.view import BattleView

WOUND: Final = "wound"
MOST_FIGURES: Final = 2
SOLVER: Final = 0
"""The seat of whoever solves a puzzle."""


class Goal:
    """Something to be done before the turn ends. `game` says in which game it can stand."""

    GAME = ""
    WORD = ""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def says(self, start: Any) -> Message:
        """The goal as the solver reads it, about what the view at the start shows."""
        return say("puzzle-goal-" + self.WORD)

    def is_reached(self, start: Any, now: Any) -> bool:
        """Is it done, as the views at the start and now have it?"""
        raise NotImplementedError

    def is_missed(self, start: Any, now: Any) -> bool:
        """Can it not be done any more? A goal that was reached before is not asked."""
        raise NotImplementedError


class BoardGoal(Goal):
    """A goal on the board."""

    GAME = "board"

    def is_missed(self, start: BoardView, now: BoardView) -> bool:
        """The fight in which the puzzle begins, or the turn, is over."""
        return now.turn.seat != SOLVER or now.round != start.round or (start.combat is not None and now.combat is None)


class Unhurt(BoardGoal):
    """All enemies of the fight defeated, and no Wound taken by the hero or a unit."""

    WORD = "unhurt"

    def is_reached(self, start: BoardView, now: BoardView) -> bool:
        return now.combat is None and gained(start, now) >= prey(start) and wounds(now) <= wounds(start)


class Victory(BoardGoal):
    """All enemies of the fight defeated, whatever it costs."""

    WORD = "victory"

    def is_reached(self, start: BoardView, now: BoardView) -> bool:
        return now.combat is None and gained(start, now) >= prey(start)


def prey(start: BoardView) -> int:
    """The Fame of all enemies of the fight."""
    return sum(enemy.fame for enemy in start.combat.enemies) if start.combat is not None else 0


def gained(start: BoardView, now: BoardView) -> int:
    return now.players[SOLVER].fame - start.players[SOLVER].fame


def wounds(view: BoardView) -> int:
    """Wounds in hand, in the discard pile and on units."""
    me = view.players[SOLVER]
    return [*view.hand, *me.discard, *me.played].count(WOUND) + sum(unit.wounds for unit in me.units)


class BattleGoal(Goal):
    """A goal on the table of the miniatures."""

    GAME = "minis"

    def is_missed(self, start: BattleView, now: BattleView) -> bool:
        """The turn is over."""
        return now.active != SOLVER or now.seats[SOLVER].turns != start.seats[SOLVER].turns


class Eliminate(BattleGoal):
    """The named figures eliminated."""

    WORD = "eliminate"

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.figures = [int(word) for word in words]
        if not 1 <= len(self.figures) <= MOST_FIGURES:
            raise ValueError(words)

    def says(self, start: BattleView) -> Message:
        shown = [start.figures[each] for each in self.figures]
        called = [say("minis-figure", name=say(each.title), number=each.figure + 1) for each in shown]
        if len(called) == 1:
            return say("puzzle-goal-eliminate", figure=called[0])
        return say("puzzle-goal-eliminate-both", figure=called[0], other=called[1])

    def is_reached(self, start: BattleView, now: BattleView) -> bool:
        return all(now.figures[each].place == "eliminated" for each in self.figures)


class Clicks(BattleGoal):
    """So many clicks of damage on enemy dials."""

    WORD = "clicks"

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.count = int(words[0])

    def says(self, start: BattleView) -> Message:
        return say("puzzle-goal-clicks", count=self.count)

    def is_reached(self, start: BattleView, now: BattleView) -> bool:
        pairs = zip(start.figures, now.figures, strict=True)
        return (
            sum(max(0, after.click - before.click) for before, after in pairs if before.owner != SOLVER) >= self.count
        )


GOALS = {each.WORD: each for each in (Unhurt, Victory, Eliminate, Clicks)}


def goal_of(game: str, text: str) -> Goal:
    """The goal a line of a puzzle names; another game's, or an unknown one, is refused."""
    word, *rest = text.split()
    known = [each.WORD for each in GOALS.values() if game == each.GAME]
    if word not in known:
        raise refuse("puzzle-unknown-goal", goal=word, known=", ".join(known))
    try:
        return GOALS[word](rest)
    except (ValueError, IndexError):
        raise refuse("puzzle-wrong-goal", goal=text) from None
