"""A puzzle made of a position: proved and graded by trying every line, and by letting the greedy bot have a go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.bots import Budget, bot_named
from mageknight.kernel.game import ImpossibleOutcome, Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng
from mageknight.kernel.situations.phrase import format_command
from mageknight.puzzles.attempt import MISSED, OPEN, SOLVED, Attempt
from mageknight.puzzles.goal import goals_in
from mageknight.puzzles.position import packed
from mageknight.puzzles.puzzle import Puzzle, read
from mageknight.puzzles.search import Search, never

GREEDY_SEEDS: Final = (b"one", b"two", b"three")
MOST_POSITIONS: Final = 4000
STEPS: Final = 60


class Posed:
    """A puzzle somebody made: its text, and whether a way to its goal was found."""

    def __init__(self, text: str, grade: int, proved: bool) -> None:
        self.text = text
        self.grade = grade
        self.proved = proved


def deciding(kit: Kit[Any], state: Any) -> int:
    """The seat whose puzzle a position would be: the one the game waits for. Refused where it waits for nobody, or for several."""
    seats = {each.seat for each in kit.engine.pending(state) if not each.standing}
    if len(seats) != 1:
        raise refuse("puzzle-nobody-decides")
    return seats.pop()


def goals_of(kit: Kit[Any], state: Any) -> list[str]:
    """The goals that could be asked in a position, as lines of a puzzle file."""
    seat = deciding(kit, state)
    return goals_in(kit.engine.view(state, seat), seat)


def pose(kit: Kit[Any], setup: Setup, state: Any, name: str, goal: str, is_late: Callable[[], bool] = never) -> Posed:
    """A puzzle from a position; refused if its goal is none here, or if no line of play without luck reaches it."""
    if goal not in goals_of(kit, state):
        raise refuse("puzzle-wrong-goal", goal=goal)
    head = f"puzzle: {name}\ngame: {kit.name}\nseat: {deciding(kit, state)}\n"
    body = f"goal: {goal}\nposition: {packed(kit, setup, state)}\n"
    attempt = Attempt(read(head + body, "-"))
    match = attempt.begin()
    search = Search(attempt, MOST_POSITIONS, is_late)
    search.run(match)
    if not search.line and search.is_whole:
        raise refuse("puzzle-no-way")
    grade = search.grade(bool(search.line) and is_greedy(attempt))
    lines = "".join([f"  {format_command(kit, command)}\n" for command in search.line])
    return Posed(f"{head}grade: {grade}\n{body}" + (f"solution:\n{lines}" if lines else ""), grade, bool(lines))


def is_greedy(attempt: Attempt) -> bool:
    """Does the bot that takes what looks best at once solve it, with any of its moods?"""
    return any(plays(attempt, "greedy", seed) == SOLVED for seed in GREEDY_SEEDS)


def plays(attempt: Attempt, bot: str, seed: bytes) -> str:
    """The end of an attempt by a bot."""
    puzzle: Puzzle = attempt.puzzle
    match: Match[Any] = attempt.begin()
    player, rng = bot_named(puzzle.game, bot), Rng(seed.ljust(16, b"."))
    for _ in range(STEPS):
        status = attempt.status(match)
        if status != OPEN or not any(each.seat == puzzle.seat and not each.standing for each in match.pending()):
            return status
        try:
            match.play(player.choose(match.kit, match.kit.copy(match.state), puzzle.seat, rng, Budget(2000)).command)
        except ImpossibleOutcome:
            return MISSED
    return MISSED
