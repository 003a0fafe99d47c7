"""Who deals positions of one kind, and says which of them are the same and which commands are worth trying."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from mageknight.kernel.command import Command


class Dealer:
    """Deals positions of one kind of puzzle."""

    GAME: ClassVar[str] = ""
    KIND: ClassVar[str] = ""
    LEAST: ClassVar[int] = 1
    """A solution with fewer commands is no puzzle."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def deal(self) -> tuple[str, str]:
        """A goal and the text of a situation."""
        raise NotImplementedError

    def key(self, view: Any, asked: str) -> bytes:
        """What makes two positions the same for whoever plays on; `asked` is the kind of the decision."""
        raise NotImplementedError

    def wanted(self, command: Command, before: Any, after: Any) -> bool:
        """Was a command worth trying, seen from the views before and after it? Asked where the same kind of decision follows."""
        return True
