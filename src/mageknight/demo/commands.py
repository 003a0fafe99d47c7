"""The commands of Kite Quarrel: what a seat may want."""

from __future__ import annotations

from typing import Literal

from mageknight.kernel.command import Command


class Lean(Command, frozen=True):
    """Choose, hidden from the others, how to meet this round's wind."""

    lean: Literal["climb", "hold", "dive"]


class LayCard(Command, frozen=True):
    """Lay a card from the hand, as an action or by another card's leave."""

    card: int


class Tug(Command, frozen=True):
    """Spend an action on tugging at somebody's line."""


class Breathe(Command, frozen=True):
    """Spend an action on catching breath."""


class EndTurn(Command, frozen=True):
    """Let the next seat play."""


class Aim(Command, frozen=True):
    """Name the seat that is meant."""

    target: int


class Pay(Command, frozen=True):
    """Pay one point of a price."""

    coin: Literal["breath", "line"]


class Answer(Command, frozen=True):
    """Lay a card against the one just announced."""

    card: int


class LetPass(Command, frozen=True):
    """Do nothing of the kind."""


class ShowGust(Command, frozen=True):
    """Discard a gust to meet a dare."""

    card: int


class Concede(Command, frozen=True):
    """Haul the kite in and leave the game."""


class OfferEnd(Command, frozen=True):
    """Offer to end the game as it stands."""


class AgreeEnd(Command, frozen=True):
    """Accept the offer to end."""


class DeclineEnd(Command, frozen=True):
    """Refuse the offer to end; that settles it for all."""


COMMANDS: tuple[type[Command], ...] = (
    Lean,
    LayCard,
    Tug,
    Breathe,
    EndTurn,
    Aim,
    Pay,
    Answer,
    LetPass,
    ShowGust,
    Concede,
    OfferEnd,
    AgreeEnd,
    DeclineEnd,
)
