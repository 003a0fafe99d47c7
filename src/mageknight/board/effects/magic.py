"""Changed rules of mana, and sight as by Day."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_SPECIAL, Ctx, Effect
from mageknight.board.register import BLACK_USABLE, DAYLIGHT, ENDLESS, GOLD_USABLE, UNTIL_TURN, enter
from mageknight.board.rules.exploring import LookAround
from mageknight.board.state import BoardState
from mageknight.board.terms import BLACK, COLOURS, GOLD
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class EndlessMana(Effect):
    """As much mana of these colours as one likes this turn; gold and black still keep to their time of day (UE-MANA-08, UE-MANA-10)."""

    def __init__(self, colours: tuple[int, ...]) -> None:
        super().__init__()
        self.colours = colours
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        for colour in self.colours:
            enter(flow, ENDLESS, ctx.seat, colour, 0, 0, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return say("board-effect-endless-mana", colours=[Message("board-colour-" + COLOURS[c]) for c in self.colours])

    def code(self) -> list[int]:
        return [self.uses, *self.colours]


class ManaUsable(Effect):
    """Gold mana can be used even by Night, or black even by Day, this turn; dice too, and the strong half of spells with the latter."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        enter(flow, GOLD_USABLE if self.colour == GOLD else BLACK_USABLE, ctx.seat, -1, 0, 0, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-usable-gold" if self.colour == GOLD else "board-effect-usable-black")


class Daylight(Effect):
    """Garrisons nearby and ruins are revealed as by Day, this turn."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        enter(flow, DAYLIGHT, ctx.seat, -1, 0, 0, UNTIL_TURN, ctx.tag())
        flow.then(LookAround())

    def text(self) -> Message:
        return Message("board-effect-daylight")


def _endless(plain: dict[str, Any]) -> Effect:
    return EndlessMana(tuple([COLOURS.index(name) for name in plain["endless_mana"]]))


def _usable(plain: dict[str, Any]) -> Effect:
    colour = COLOURS.index(plain["mana_usable"])
    if colour not in (GOLD, BLACK):
        raise ValueError(f"no such rule of mana: {plain!r}")
    return ManaUsable(colour)


PARSERS["endless_mana"] = _endless
PARSERS["mana_usable"] = _usable
PARSERS["daylight"] = lambda plain: Daylight()
