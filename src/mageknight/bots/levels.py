"""Four named levels per game, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.bots.board.planner import BoardPlanner
from mageknight.bots.board.worth import Temper, eager
from mageknight.bots.guard import Guarded
from mageknight.bots.minis.outlook import Outlook
from mageknight.bots.minis.planner import MinisPlanner
from mageknight.bots.minis.threats import weigh
from mageknight.bots.own import is_own, own_bot
from mageknight.bots.simple import GreedyBot, RandomBot, Value
from mageknight.bots.thought import Bot, Budget, Choice
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message, say
from mageknight.kernel.rng import Rng

LEVELS: Final = ("page", "squire", "knight", "champion")
"""The names of the levels, from the weakest to the strongest."""
BOTS: Final = ("random", "greedy", *LEVELS)

PLENTY: Final = 1_000_000
"""Nodes for live play: there the clock decides."""


def board_level(name: str) -> Bot:
    """The page is brave and sees what is near; the squire fears Wounds; the knight follows ideas on and chains mana; the champion looks
    at more ways the unknown may be dealt and reckons what fights out of reach would bring."""
    if name == "page":
        return BoardPlanner(name, 60, Temper(care=0.3, haste=3.0, chains=False))
    if name == "squire":
        return BoardPlanner(name, 150, Temper(care=1.5, haste=1.5, chains=False))
    if name == "knight":
        return BoardPlanner(name, 1500, ahead=3, samples=3)
    return BoardPlanner(name, 5000, ahead=6, samples=4, hands=4)


def minis_level(name: str) -> Bot:
    """The page is brave and sees the nearest places; the squire is careful and sees what can be done to it; the knight thinks of
    everything an army can do together; the champion plays the next turn out before it decides."""
    if name == "page":
        outlook = Outlook(0.0, False, False, False, 0, goals=0.4, care=0.3, places=2, arts=False)
        return MinisPlanner(name, 16, outlook)
    if name == "squire":
        outlook = Outlook(1.2, False, False, False, 0, goals=0.8, care=1.3, places=5, arts=False)
        return MinisPlanner(name, 45, outlook)
    if name == "knight":
        return MinisPlanner(name, 400, Outlook())
    return MinisPlanner(name, 600, Outlook(ahead=6, lucks=6))


MAKERS: Final[dict[str, Callable[[str], Bot]]] = {"board": board_level, "minis": minis_level}
VALUES: Final[dict[str, Value]] = {"board": eager, "minis": weigh}


def bot_named(game: str, name: str) -> Bot:
    """A fresh bot, guarded by a simpler one; games without a description of value have only the random one.

    One's own are named by module and class, as in ``my.module:MyBot``, and not guarded: whoever writes one wants to see it fail.
    """
    if is_own(name):
        return own_bot(name)
    if name not in BOTS:
        raise LookupError(name)
    if name == "random" or game not in MAKERS:
        return RandomBot()
    greedy = GreedyBot(VALUES[game])
    return greedy if name == "greedy" else Guarded(MAKERS[game](name), greedy)


def level_word(name: str) -> Message:
    """A level as people call it."""
    return say("bot-level-" + name)


_AT_WORK: Final[dict[tuple[str, str], Bot]] = {}


def ask(kit: Kit[Any], state: Any, seat: int, name: str, rng: Rng, seconds: float) -> Choice:
    """The choice of a bot in live play. It keeps its plans from one decision to the next."""
    bot = _AT_WORK.get((kit.name, name))
    if bot is None or bot.failed:
        bot = _AT_WORK[kit.name, name] = bot_named(kit.name, name)
    return bot.choose(kit, state, seat, rng, Budget(PLENTY, seconds))


def hint(kit: Kit[Any], state: Any, seat: int, rng: Rng, seconds: float = 2.0) -> Choice:
    """The choice of the strongest level, and why. `state` is dealt again for the seat, as for any bot."""
    return ask(kit, state, seat, LEVELS[-1], rng, seconds)


HINT: Final = "hint"
"""Under this name the strongest level gives hints; it plays no seat."""

THINKERS: Final = ("random", *LEVELS, HINT)
"""Everybody who can think, by name."""


def think(kit: Kit[Any], state: Any, seat: int, name: str, rng: Rng, seconds: float) -> Choice:
    """The choice of one of the `THINKERS`."""
    return ask(kit, state, seat, LEVELS[-1] if name == HINT else name, rng, seconds)
