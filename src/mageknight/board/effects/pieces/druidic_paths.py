"""Druidic Paths: one space of the map costs less for the rest of the turn."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_MOVE, Effect, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskSpace
from mageknight.board.effects.words.combine import AnyOf
from mageknight.board.effects.words.travel import GroundRule
from mageknight.board.register import SPACE_ADD, TERRAIN_ADD, UNTIL_TURN, enter
from mageknight.board.rules.world.ground import move_cost
from mageknight.board.state import BoardState
from mageknight.board.terms import MOUNTAIN, NO_ENTRY, PLAINS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class EaseSpace(Asker):
    """One space of the map costs less for the rest of the turn."""

    def __init__(self, change: int, least: int) -> None:
        super().__init__()
        self.change = change
        self.least = least
        self.uses = USE_MOVE

    def spaces(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The spaces for which it makes a difference now, nearest tiles first as they were laid."""
        where = state.players[ctx.seat].where
        return [
            space
            for slot, tile in enumerate(state.map.tile_at)
            if tile >= 0
            for space in range(slot * 7, slot * 7 + 7)
            if space != where and self.least < move_cost(state, ctx.seat, space) < NO_ENTRY
        ]

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        spaces = self.spaces(flow.state, ctx)
        if spaces:
            flow.then(AskSpace(ctx.seat, ctx, tuple(spaces), self.uid))

    def question(self) -> Message:
        return say("board-ask-ease-space", amount=-self.change)

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        enter(
            flow,
            SPACE_ADD,
            ctx.seat,
            target=choice,
            amount=self.change,
            bound=self.least,
            until=UNTIL_TURN,
            source=ctx.tag(),
        )

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


def _ease_space(plain: dict[str, Any]) -> Effect:
    return EaseSpace(plain["ease_space"], plain["min"])


def _ease_terrain(plain: dict[str, Any]) -> Effect:
    """A terrain of the player's choice costs less."""
    return EaseTerrain(plain["ease_terrain"], plain["min"])


PARSERS["ease_space"] = _ease_space
PARSERS["ease_terrain"] = _ease_terrain
