"""Bots of one's own, named by where they are written: ``my.module:MyBot``."""

from __future__ import annotations

import importlib

from mageknight.bots.thought import Bot
from mageknight.kernel.refusal import refuse


def is_own(name: str) -> bool:
    return ":" in name


def own_bot(name: str) -> Bot:
    """A fresh bot of the class, or from the function without arguments, that the name says."""
    module, _, maker = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as error:
        raise refuse("lab-no-own-bot", bot=name, why=str(error)) from None
    bot = found()
    if not isinstance(bot, Bot):
        raise refuse("lab-not-a-bot", bot=name)
    return bot
