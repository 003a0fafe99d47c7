"""Bots at the seats of a match at the terminal; each knows no more than its seat does."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.command import Command
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.match import Match
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng

SECONDS = 5.0
"""How long a bot may think about one decision."""


class Opponents:
    """The seats that bots play, by name."""

    def __init__(self, names: dict[int, str] | None = None) -> None:
        self._names = names or {}

    @classmethod
    def on_all_but_the_first(cls, name: str, seats: int) -> Opponents:
        """The same bot on every seat but the first."""
        from mageknight.bots import BOTS

        if name not in BOTS:
            raise refuse("server-no-such-bot", bot=name)
        return cls(dict.fromkeys(range(1, seats), name))

    def plays(self, seat: int) -> bool:
        return seat in self._names

    def answer(self, match: Match[Any], seat: int) -> tuple[Command, Message | None]:
        """The choice of the bot of this seat, and the trouble it had, if any."""
        from mageknight.bots import ask

        dice = Rng(fresh_seed())
        choice = ask(match.kit, match.kit.redeal(match.state, seat, dice), seat, self._names[seat], dice, SECONDS)
        return choice.command, choice.trouble
