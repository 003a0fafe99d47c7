"""Gold mana can be used even by Night, or black even by Day, this turn; dice too, and the strong half of spells with the latter."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import BLACK_USABLE, GOLD_USABLE, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.board.terms import BLACK, COLOURS, GOLD
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class ManaUsable(Effect):
    """Gold mana can be used even by Night, or black even by Day, this turn; dice too, and the strong half of spells with the latter."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, GOLD_USABLE if self.colour == GOLD else BLACK_USABLE, ctx.seat, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-usable-gold" if self.colour == GOLD else "board-effect-usable-black")


def _usable(plain: dict[str, Any]) -> Effect:
    colour = COLOURS.index(plain["mana_usable"])
    if colour not in (GOLD, BLACK):
        raise ValueError(f"no such rule of mana: {plain!r}")
    return ManaUsable(colour)


PARSERS["mana_usable"] = _usable
