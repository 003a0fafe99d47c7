"""Effects of druids: a Block as strong as the land, a space or a terrain that is easier to cross."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_BLOCK, USE_MOVE, Ctx, Effect
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskSpace
from mageknight.board.effects.bonuses import card_bonus, composite_bonus
from mageknight.board.effects.combine import AnyOf
from mageknight.board.effects.points import NOT_BLOCKING, element_word, gather_block
from mageknight.board.effects.travel import GroundRule
from mageknight.board.register import SPACE_ADD, TERRAIN_ADD, UNTIL_TURN, enter
from mageknight.board.rules.ground import move_cost, plain_cost, terrain_of
from mageknight.board.state import BoardState
from mageknight.board.terms import ELEMENTS, MOUNTAIN, NO_ENTRY, PH_BLOCK, PLAINS, TERRAINS
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

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if state.turn.phase == PH_BLOCK else NOT_BLOCKING

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        state = flow.state
        amount = self.amount(state, state.players[ctx.seat].where)
        amount += composite_bonus(flow, ctx) + card_bonus(flow, ctx, self.uses)
        gather_block(flow, ctx, amount, self.by_night if state.night else self.by_day)

    def text(self) -> Message:
        return say("board-effect-land-block", day=element_word(self.by_day), night=element_word(self.by_night))


class EaseSpace(Asker):
    """One space of the map costs less for the rest of the turn."""

    def __init__(self, change: int, least: int) -> None:
        super().__init__()
        self.change = change
        self.least = least
        self.uses = USE_MOVE

    def spaces(self, state: BoardState, ctx: Ctx) -> list[int]:
        """The spaces for which it makes a difference now, nearest tiles first as they were laid."""
        where = state.players[ctx.seat].where
        return [
            space
            for slot, tile in enumerate(state.map.tile_at)
            if tile >= 0
            for space in range(slot * 7, slot * 7 + 7)
            if space != where and self.least < move_cost(state, ctx.seat, space) < NO_ENTRY
        ]

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        spaces = self.spaces(flow.state, ctx)
        if spaces:
            flow.then(AskSpace(ctx.seat, ctx, tuple(spaces), self.uid))

    def question(self) -> Message:
        return say("board-ask-ease-space", amount=-self.change)

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        enter(flow, SPACE_ADD, ctx.seat, choice, self.change, self.least, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return say("board-effect-ease-space", amount=-self.change, least=self.least)


class EaseTerrain(AnyOf):
    """One kind of terrain costs less for the rest of the turn."""

    def __init__(self, change: int, least: int) -> None:
        super().__init__([GroundRule(TERRAIN_ADD, (ground,), change, least) for ground in range(PLAINS, MOUNTAIN + 1)])
        self.change = change
        self.least = least

    def text(self) -> Message:
        return say("board-effect-ease-terrain", amount=-self.change, least=self.least)


def _land_block(plain: dict[str, Any]) -> Effect:
    inner = plain["block_of_the_land"]
    values = {TERRAINS.index(name): amount for name, amount in inner["closed"].items()}
    return LandBlock(ELEMENTS.index(inner["day"]), ELEMENTS.index(inner["night"]), values)


def _ease_space(plain: dict[str, Any]) -> Effect:
    return EaseSpace(plain["ease_space"], plain["min"])


def _ease_terrain(plain: dict[str, Any]) -> Effect:
    """A terrain of the player's choice costs less."""
    return EaseTerrain(plain["ease_terrain"], plain["min"])


PARSERS["block_of_the_land"] = _land_block
PARSERS["ease_space"] = _ease_space
PARSERS["ease_terrain"] = _ease_terrain
