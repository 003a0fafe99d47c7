"""Soul Harvester: a crystal for the enemy just defeated: white, or the colour of a resistance printed on it."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import COLOUR, PARSERS, TARGET, USE_SPECIAL, Effect, EffectUse, load
from mageknight.board.effects.asks import AskColour
from mageknight.board.effects.words.gain import Receive
from mageknight.board.state import BoardState
from mageknight.board.state.marks import token_of
from mageknight.board.terms import BLUE, GREEN, RED, RESIST_FIRE, RESIST_ICE, RESIST_PHYSICAL, WHITE
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class Harvest(Effect):
    """A crystal for the enemy just defeated: white, or the colour of a resistance printed on it."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        resists = LIB.enemies[LIB.token_kind[token_of(load(flow.state, ctx, TARGET))]].resistances
        colours = 1 << WHITE
        for resistance, colour in ((RESIST_FIRE, RED), (RESIST_ICE, BLUE), (RESIST_PHYSICAL, GREEN)):
            if resists & resistance:
                colours |= 1 << colour
        flow.then(AskColour(ctx.seat, ctx, colours, COLOUR), Receive(True, ctx))

    def text(self) -> Message:
        return Message("board-effect-harvest")


PARSERS["harvest"] = lambda plain: Harvest()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "soul_harvester",
    "set": "lost_legion",
    "number": 306,
    "tags": ["combat"],
    "basic": [
        {"attack": 3, "kind": "melee", "element": "physical"},
        {"on": "defeated_by_this", "do": {"may": {"harvest": True}}, "limit": 1},
    ],
    "strong": [
        {"attack": 8, "kind": "melee", "element": "physical"},
        {"on": "enemy_defeated", "do": {"harvest": True}, "until": "end_of_combat_phase"},
    ],
}
