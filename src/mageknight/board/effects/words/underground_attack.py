"""Under the ground into a fortified site."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.effects.words.special_move import NOWHERE_TO_GO, Flight
from mageknight.board.effects.words.travel import terrains_of
from mageknight.board.events.world import FigureMoved
from mageknight.board.register import SITE_OPEN, UNTIL_TURN, enter
from mageknight.board.rules.rivals.combat import begin_contest, storm
from mageknight.board.rules.rivals.rivals import contest_refusal, rival_at
from mageknight.board.rules.turn.triggers import MOVED, fire
from mageknight.board.rules.world.ground import city_spaces, is_stronghold, printed_site
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.terms import CITY, PH_MOVE
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class UndergroundAttack(Flight):
    """Move under the ground into a fortified site and assault it, or to another player and attack; walls do not count, and a
    withdrawal leads back.

    Nobody is provoked on the way; Reputation is lost as in every assault (UE-COMBAT-02).
    """

    def __init__(self, reach: int, closed: tuple[int, ...]) -> None:
        super().__init__(reach, closed, 0, False)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        """UE-COOP-04: in a cooperative assault this is a way into the city."""
        if state.assault is None or state.turn.phase != PH_MOVE:
            return super().why_not(state, ctx)
        return None if self.spaces(state, ctx) else NOWHERE_TO_GO

    def may_land(self, state: BoardState, ctx: EffectUse, space: int) -> bool:
        stronghold = is_stronghold(state, ctx.seat, space)
        if state.assault is not None:
            return stronghold and space in city_spaces(state, state.assault.city)
        site = printed_site(state, space)
        if site == CITY and scenario_of(state).city_rule == CLOSED:
            return False
        rival = rival_at(state, ctx.seat, space)
        return stronghold if rival < 0 else contest_refusal(state, ctx.seat, rival) is None

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        origin = flow.state.players[ctx.seat].where
        stronghold = is_stronghold(flow.state, ctx.seat, choice)
        flow.emit(FigureMoved(ctx.seat, choice))
        enter(flow, SITE_OPEN, ctx.seat, until=UNTIL_TURN, source=ctx.tag())
        if stronghold:
            storm(flow, ctx.seat, choice, origin, [])
        else:
            begin_contest(flow, ctx.seat, rival_at(flow.state, ctx.seat, choice), origin)
        fire(flow, ctx.seat, MOVED, choice)

    def text(self) -> Message:
        return say("board-effect-underground-attack", reach=self.reach)


def _underground(plain: dict[str, Any]) -> Effect:
    inner = plain["underground_attack"]
    return UndergroundAttack(inner["spaces"], terrains_of(inner["not_through"]))


PARSERS["underground_attack"] = _underground
