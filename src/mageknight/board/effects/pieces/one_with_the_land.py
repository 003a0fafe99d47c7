"""One with the Land: Block as high as the unmodified Move cost of the space the hero stands on; one element by Day, another by Night."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_BLOCK, Effect, EffectUse
from mageknight.board.effects.bonuses import card_bonus, composite_bonus
from mageknight.board.effects.words.points import NOT_BLOCKING, element_word, gather_block
from mageknight.board.rules.world.ground import plain_cost, terrain_of
from mageknight.board.state import BoardState
from mageknight.board.terms import ELEMENTS, NO_ENTRY, PH_BLOCK, TERRAINS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class LandBlock(Effect):
    """Block as high as the unmodified Move cost of the space the hero stands on; one element by Day, another by Night."""

    def __init__(self, by_day: int, by_night: int, values: dict[int, int]) -> None:
        super().__init__()
        self.by_day = by_day
        self.by_night = by_night
        self.values = values
        self.uses = USE_BLOCK

    def amount(self, state: BoardState, space: int) -> int:
        """The cost of the space, or the value given for land that cannot be entered normally."""
        cost = plain_cost(state, space)
        return self.values.get(terrain_of(state, space), 0) if cost == NO_ENTRY else cost

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.turn.phase == PH_BLOCK else NOT_BLOCKING

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        state = flow.state
        amount = self.amount(state, state.players[ctx.seat].where)
        amount += composite_bonus(flow, ctx) + card_bonus(flow, ctx, self.uses)
        gather_block(flow, ctx, amount, self.by_night if state.night else self.by_day)

    def text(self) -> Message:
        return say("board-effect-land-block", day=element_word(self.by_day), night=element_word(self.by_night))


def _land_block(plain: dict[str, Any]) -> Effect:
    inner = plain["block_of_the_land"]
    values = {TERRAINS.index(name): amount for name, amount in inner["closed"].items()}
    return LandBlock(ELEMENTS.index(inner["day"]), ELEMENTS.index(inner["night"]), values)


PARSERS["block_of_the_land"] = _land_block
