"""Planning: something that is always in force; the rule that reads it names it."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, Effect
from mageknight.kernel.message import Message


class Passive(Effect):
    """Something that is always in force; the rule that reads it names it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def text(self) -> Message:
        return Message("board-passive-" + self.name)


PARSERS["in_force"] = lambda plain: Passive(plain["in_force"])
