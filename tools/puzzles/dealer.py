"""Who deals positions of one kind."""

from __future__ import annotations

import random
from typing import ClassVar


class Dealer:
    """Deals positions of one kind of puzzle."""

    GAME: ClassVar[str] = ""
    KIND: ClassVar[str] = ""
    LEAST: ClassVar[int] = 1
    """A solution with fewer commands is no puzzle."""
    WHOLE: ClassVar[bool] = True
    """Whether all lines must have been tried; where most of them lead astray, those that were tell how hard it is."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def deal(self) -> tuple[str, str]:
        """A goal and the text of a situation."""
        raise NotImplementedError
