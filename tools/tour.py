"""Count what one card played sideways passes in the code: calls, files, changes of file (docs/builders/tour.md).

python -m tools.tour
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

import msgspec

from mageknight.kernel.wire.decisions import command_info, read_command
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch
from tests.board.rules.land import land


class Watch:
    """Calls of the package while something runs."""

    def __init__(self) -> None:
        self.calls = 0
        self.changes = 0
        self.functions: set[CodeType] = set()
        self.files: set[str] = set()
        self._last = ""

    def see(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event != "call" or "/mageknight/" not in file:
            return
        self.calls += 1
        self.functions.add(frame.f_code)
        self.files.add(file)
        self.changes += file != self._last
        self._last = file

    def during(self, *parts: Callable[[], object]) -> None:
        sys.setprofile(self.see)
        try:
            for part in parts:
                part()
        finally:
            sys.setprofile(None)

    def __str__(self) -> str:
        return f"{self.calls} calls, {len(self.functions)} functions, {len(self.files)} files, {self.changes} changes of file"


def parts(seen: bool = True) -> tuple[Callable[[], object], Callable[[], object], Callable[[], object]]:
    """March laid sideways for Move: the command, the line of the log, the message that follows.

    Whoever clicks has `seen` the position before: the message about it was sent then. Otherwise nobody has looked at this table yet.
    """
    match = land(seat="hand: march, rage")
    numbered = NumberedMatch(match)
    if seen:
        outgoing.scene(numbered, 0, "en")
    answers = [command_info(match.kit, each) for each in match.options(match.pending()[0])]
    raw = msgspec.json.encode(next(each for each in answers if each.get("use") == "move"))
    steps: list[Any] = []

    def play() -> None:
        steps.append(numbered.play(read_command(match.kit, raw)))

    return play, lambda: outgoing.step_info(steps[0], 0, "en"), lambda: outgoing.scene(numbered, 0, "en")


def main() -> None:
    for part in parts():
        part()  # what is worked out once is not counted
    for name, until, seen in (
        ("the command", 1, True),
        ("with its line in the log", 2, True),
        ("with the message that follows", 3, True),
        ("with the message, the first about this table", 3, False),
    ):
        watch = Watch()
        watch.during(*parts(seen)[:until])
        print(f"{name}: {watch}")


if __name__ == "__main__":
    main()
