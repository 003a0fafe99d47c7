"""Wings of Wind: spend Move points and move as many spaces, to a safe one."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, EffectUse
from mageknight.board.effects.words.special_move import Flight
from mageknight.board.events.tracks import MOVE, PointsGained
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class Wings(Flight):
    """Spend Move points and move as many spaces, to a safe one."""

    def __init__(self, most: int) -> None:
        super().__init__(most, (), 0, False)

    def far(self, state: BoardState, ctx: EffectUse) -> int:
        return max(0, min(self.reach, state.turn.move))

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        origin = flow.state.players[ctx.seat].where
        before = self.ways(flow.state, origin, self.far(flow.state, ctx))
        steps, space = 0, choice
        while space != origin:
            steps += 1
            space = before[space]
        super().chosen(flow, ctx, choice)
        flow.emit(PointsGained(ctx.seat, MOVE, -steps, 0))

    def text(self) -> Message:
        return say("board-effect-wings", most=self.reach)


PARSERS["wings"] = lambda plain: Wings(plain["wings"])


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "wings_of_wind",
    "set": "base",
    "colors": ["white"],
    "number": 103,
    "tags": ["movement", "combat"],
    "basic": {"wings": 5},
    "strong": {"idle_enemies": {"further": "rising_move_cost"}},
}
