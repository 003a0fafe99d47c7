"""Choose a colour for what follows."""

from __future__ import annotations

from mageknight.board.effect import COLOUR, PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.effects.asks import AskColour
from mageknight.board.effects.words.gain import _colours
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class ChooseColourEffect(Effect):
    """Choose a colour for what follows."""

    def __init__(self, colours: int) -> None:
        super().__init__()
        self.colours = colours
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskColour(ctx.seat, ctx, self.colours, COLOUR))

    def text(self) -> Message:
        return Message("board-effect-choose-colour")


PARSERS["choose_color"] = lambda plain: ChooseColourEffect(
    _colours("any_basic" if plain["choose_color"] == "basic" else plain["choose_color"])[0]
)
