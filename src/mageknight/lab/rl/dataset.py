"""Datasets of what bots did, as arrays to learn from: positions, options, what was chosen, and what the game brought.

    from mageknight.lab.experiment import contest_of
    from mageknight.lab.rl.dataset import recorded, save
    save("lessons.npz", recorded(contest_of("board/solo_reconnaissance", ("page",), 50, "lessons"), range(50)))

Every decision of every seat is a row; decisions with one option only teach nothing and are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mageknight.board.view.numbers import OPTION_SIZE, SIZE, VERSION, option_numbers, position_numbers
from mageknight.bots import Choice
from mageknight.kernel.decision import Decision
from mageknight.kernel.registry import kit_named
from mageknight.lab.experiment import Experiment
from mageknight.lab.rl.bundle import CHOICES
from mageknight.lab.table import play_game

Columns = dict[str, NDArray[Any]]


class _Notes:
    """Rows as they come."""

    def __init__(self) -> None:
        self.kit = kit_named("board")
        self.position: list[bytes] = []
        self.options: list[bytes] = []
        self.counts: list[int] = []
        self.chosen: list[int] = []
        self.seats: list[int] = []

    def watch(self, state: Any, decision: Decision, choice: Choice) -> None:
        """A decision is about to be answered."""
        offered = self.kit.engine.options(state, decision).all()[:CHOICES]
        if len(offered) < 2 or choice.command not in offered:
            return
        rows = bytes(option_numbers(state, decision.seat, offered))
        self.position.append(bytes(position_numbers(state, decision.seat)))
        self.options.append(rows.ljust(CHOICES * OPTION_SIZE, b"\0"))
        self.counts.append(len(offered))
        self.chosen.append(offered.index(choice.command))
        self.seats.append(decision.seat)


def recorded(contest: Experiment, numbers: Iterable[int]) -> Columns:
    """Play games of a contest of the board game and keep every decision: `score` is the final one of the seat that decided."""
    if contest.game != "board":
        raise ValueError(f"only positions of the board game have numbers, not those of {contest.game}")
    notes = _Notes()
    games: list[int] = []
    scores: list[int] = []
    for number in numbers:
        before = len(games)
        record = play_game(contest, number, notes.watch)
        fresh = notes.seats[before:]
        games += [number] * len(fresh)
        scores += [record.scores[seat] if record.finished else 0 for seat in fresh]
    counts = np.array(notes.counts, np.int64)
    return {
        "position": np.frombuffer(b"".join(notes.position), np.uint8).reshape(-1, SIZE),
        "options": np.frombuffer(b"".join(notes.options), np.uint8).reshape(-1, CHOICES, OPTION_SIZE),
        "action_mask": (np.arange(CHOICES) < counts[:, None]).astype(np.int8),
        "chosen": np.array(notes.chosen, np.int64),
        "game": np.array(games, np.int64),
        "seat": np.array(notes.seats, np.int64),
        "score": np.array(scores, np.int64),
        "version": np.array([VERSION]),
    }


def save(file: str | Path, columns: Columns) -> None:
    """Write a data set as compressed numpy arrays; `numpy.load` reads it."""
    plain: dict[str, Any] = dict(columns)
    np.savez_compressed(file, **plain)
