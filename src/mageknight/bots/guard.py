"""The watchdog: whatever happens to a bot, there is a legal answer, and it is said who gave it."""

from __future__ import annotations

import logging
from typing import Any, Final

from mageknight.bots.simple import RandomBot
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng

FEW: Final = 200
_LOG: Final = logging.getLogger("mageknight.bots")


class Guarded(Bot):
    """A bot with a simpler one behind it. Once the first has failed, the simpler one plays on."""

    def __init__(self, bot: Bot, substitute: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.substitute = substitute
        self.failed = False

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        if not self.failed:
            try:
                choice = self.bot.choose(kit, kit.copy(state), seat, rng, budget)
                if is_legal(kit, state, seat, choice):
                    return choice
                _LOG.warning("%s chose what is not legal: %r", self.name, choice.command)
            except Exception:  # noqa: BLE001 – a game must go on, whatever is wrong with a bot
                _LOG.exception("%s has failed; %s plays on", self.name, self.substitute.name)
            self.failed = True
        return self._instead(kit, state, seat, rng)

    def _instead(self, kit: Kit[Any], state: Any, seat: int, rng: Rng) -> Choice:
        try:
            choice = self.substitute.choose(kit, kit.copy(state), seat, rng, Budget(FEW))
        except Exception:  # noqa: BLE001 – the same for the one behind it
            _LOG.exception("%s has failed too", self.substitute.name)
            choice = RandomBot().choose(kit, state, seat, rng, Budget(FEW))
        return Choice(choice.command, choice.reason, say("bot-replaced", bot=say("bot-level-" + self.name)))


def is_legal(kit: Kit[Any], state: Any, seat: int, choice: Choice) -> bool:
    decision = decision_of(kit, state, seat)
    return decision is not None and choice.command in kit.engine.options(state, decision)
