"""Golden replays: a position, commands with real cards and units, and the log they must write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mageknight.kernel.match import Match
from mageknight.kernel.saves import save
from mageknight.locale import render
from tests.play import command, situation, view


class Film:
    """A position played command by command, with its log; ``#1.0`` in a command is the first unit of seat 1."""

    def __init__(self, start: str) -> None:
        self.match: Match[Any] = situation(start)
        self.told: list[str] = []

    def do(self, *texts: str) -> Film:
        for text in texts:
            for event in self.match.play(command(self.match, self.with_units(text))):
                told = self.match.kit.log_line(self.match.state, event, None)
                if told is not None:
                    self.told.append(render(told, "en"))
        return self

    def with_units(self, text: str) -> str:
        """The command with the units it means."""
        for seat, player in enumerate(view(self.match).players):
            for at, unit in enumerate(player.units):
                text = text.replace(f"#{seat}.{at}", str(unit.uid))
        return text

    def log(self) -> str:
        return "\n".join(self.told) + "\n"

    def check_saving(self) -> None:
        """The match can be saved and loaded here, and replayed to here, exactly."""
        loaded = save.loads(save.dumps(self.match))
        assert loaded.digest() == self.match.digest()
        assert self.match.replay().digest() == self.match.digest()


def golden(module: str) -> Path:
    """The file with the log of a replay, beside its test."""
    return Path(module).with_suffix(".txt")
