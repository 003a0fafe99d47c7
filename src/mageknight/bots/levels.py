"""Four named levels per game, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.bots.board.planner import BoardPlanner
from mageknight.bots.minis.planner import MinisPlanner
from mageknight.bots.simple import RandomBot
from mageknight.bots.thought import Bot, Budget
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.rng import Rng

LEVELS: Final = ("page", "squire", "knight", "champion")
"""The names of the levels, from the weakest to the strongest."""

PLENTY: Final = 1_000_000


def board_level(name: str) -> Bot:
    """The levels of the board game differ in how far they look and how often they slip."""
    if name == "page":
        return BoardPlanner(name, 60, mistakes=50)
    if name == "squire":
        return BoardPlanner(name, 150, mistakes=20)
    if name == "knight":
        return BoardPlanner(name, 600)
    return BoardPlanner(name, 4000)


def minis_level(name: str) -> Bot:
    """The levels of the miniatures game differ in what they look at and how often they slip."""
    if name == "page":
        return MinisPlanner(name, 30, replies=False, formations=False, mistakes=60)
    if name == "squire":
        return MinisPlanner(name, 60, replies=False, formations=False, mistakes=20)
    if name == "knight":
        return MinisPlanner(name, 150, formations=False)
    return MinisPlanner(name, 600)


MAKERS: Final[dict[str, Callable[[str], Bot]]] = {"board": board_level, "minis": minis_level}


def bot_named(game: str, name: str) -> Bot:
    """A fresh bot of a level; games without a description of value have only the random one."""
    if name == "random" or game not in MAKERS:
        return RandomBot()
    return MAKERS[game](name)


def thinker(name: str) -> Callable[[Kit[Any], Any, int, Rng, float], Command]:
    """A bot as the play server's workers call it."""

    def choose(kit: Kit[Any], state: Any, seat: int, rng: Rng, seconds: float) -> Command:
        return bot_named(kit.name, name).choose(kit, state, seat, rng, Budget(PLENTY, seconds)).command

    return choose


THINKERS: Final = {**{name: thinker(name) for name in LEVELS}, "hint": thinker("champion")}
