"""As much mana of these colours as one likes this turn; gold and black still keep to their time of day (UE-MANA-08, UE-MANA-10)."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import ENDLESS, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.board.terms import COLOURS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class EndlessMana(Effect):
    """As much mana of these colours as one likes this turn; gold and black still keep to their time of day (UE-MANA-08, UE-MANA-10)."""

    def __init__(self, colours: tuple[int, ...]) -> None:
        super().__init__()
        self.colours = colours
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for colour in self.colours:
            enter(flow, ENDLESS, ctx.seat, target=colour, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return say("board-effect-endless-mana", colours=[Message("board-colour-" + COLOURS[c]) for c in self.colours])

    def code(self) -> list[int]:
        return [self.uses, *self.colours]


def _endless(plain: dict[str, Any]) -> Effect:
    return EndlessMana(tuple([COLOURS.index(name) for name in plain["endless_mana"]]))


PARSERS["endless_mana"] = _endless
