"""Space Bending: spaces at a distance count as adjacent; or the cards played come back and another turn follows."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import OUTER, OUTER_SOURCE, PARSERS, SLOTS, USE_MOVE, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.cards import ASIDE, HAND, PLAYED, CardMoved
from mageknight.board.events.course import ExtraTurnGained
from mageknight.board.register import ADJACENCY, EXPLORE_FAR, SKIP_DRAW, UNTIL_TURN, enter
from mageknight.board.rules.rivals.rivals import ANOTHERS_TURN
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Leap(Effect):
    """This turn spaces and tile positions at a distance count as adjacent; what lies between is ignored."""

    def __init__(self, reach: int) -> None:
        super().__init__()
        self.reach = reach
        self.uses = USE_MOVE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, ADJACENCY, ctx.seat, amount=self.reach, until=UNTIL_TURN, source=ctx.tag())
        enter(flow, EXPLORE_FAR, ctx.seat, amount=self.reach, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return say("board-effect-leap", reach=self.reach)


def outermost(state: BoardState, ctx: EffectUse) -> int:
    """UE-EFFECT-10: the card this effect was played with: itself, or the one it was played through."""
    key, source = ctx.key, ctx.source
    while key * SLOTS + OUTER in state.memo:
        source = state.memo[key * SLOTS + OUTER_SOURCE]
        key = state.memo[key * SLOTS + OUTER]
    return source


class TurnBackTime(Effect):
    """All cards played this turn come back to hand, but for this one, which is set aside for the Round; nothing is drawn, and another
    turn follows at once. A card through which this one was played is set aside in its place (UE-EFFECT-10).
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return ANOTHERS_TURN if state.contest is not None and state.contest.defender == ctx.seat else None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        player = flow.state.players[ctx.seat]
        spent = outermost(flow.state, ctx)
        if spent in player.played:
            flow.emit(CardMoved(ctx.seat, spent, PLAYED, ASIDE))
        for card in list(player.played):
            flow.emit(CardMoved(ctx.seat, card, PLAYED, HAND))
        enter(flow, SKIP_DRAW, ctx.seat, until=UNTIL_TURN, source=ctx.tag())
        flow.emit(ExtraTurnGained(ctx.seat))

    def text(self) -> Message:
        return Message("board-effect-turn-back-time")


PARSERS["leap"] = lambda plain: Leap(plain["leap"])
PARSERS["turn_back_time"] = lambda plain: TurnBackTime()


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "space_bending",
    "set": "base",
    "colors": ["blue"],
    "number": 106,
    "tags": ["movement", "special"],
    "basic": [{"leap": 2}, {"no_provoke": True, "duration": "turn"}],
    "strong": {"later": "end_of_turn", "do": {"turn_back_time": True}},
}
