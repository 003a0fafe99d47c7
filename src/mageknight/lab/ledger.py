"""The file games are written to as they end, so that a run that was killed goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from mageknight.kernel.refusal import refuse
from mageknight.lab.experiment import Experiment
from mageknight.lab.record import GameRecord

NAME = "games.jsonl"


class Ledger:
    """One line for the contest, one for each game in the order they ended; only whole lines count."""

    def __init__(self, folder: Path, contest: Experiment) -> None:
        self.file = folder / NAME
        self.contest = contest
        self.games: dict[int, GameRecord] = {}
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self._read()
        else:
            self.file.write_bytes(msgspec.json.encode(contest) + b"\n")

    def _read(self) -> None:
        whole = self.file.read_bytes().rpartition(b"\n")[0]
        lines = whole.splitlines()
        before = msgspec.json.decode(lines[0], type=Experiment) if lines else None
        if before is None or not same_games(before, self.contest):
            raise refuse("lab-other-contest", file=str(self.file))
        for line in lines[1:]:
            record = msgspec.json.decode(line, type=GameRecord)
            self.games[record.number] = record
        self.file.write_bytes(
            msgspec.json.encode(self.contest) + b"\n" + b"".join([line + b"\n" for line in lines[1:]])
        )

    def missing(self) -> list[int]:
        """The games still to play."""
        return [number for number in range(self.contest.games) if number not in self.games]

    def add(self, record: GameRecord) -> None:
        self.games[record.number] = record
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(record) + b"\n")

    def records(self) -> list[GameRecord]:
        """The games of the contest, by number, whoever played them when."""
        return [self.games[number] for number in range(self.contest.games) if number in self.games]


def same_games(one: Experiment, other: Experiment) -> bool:
    """Do two contests play the same games, perhaps more of them?"""
    return msgspec.structs.replace(one, games=other.games) == other


def ordered(records: Iterable[GameRecord]) -> list[GameRecord]:
    return sorted(records, key=lambda record: record.number)
