"""Moving the figure directly, without the cost of the terrain (UE-MOVE-21 to 26)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import COUNT, PARSERS, USE_MOVE, EffectUse, load
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskSpace
from mageknight.board.effects.words.travel import terrains_of
from mageknight.board.events.tracks import MOVE, PointsGained
from mageknight.board.events.world import FigureMoved
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.rules.turn.required_card import MUST_REST, must_rest
from mageknight.board.rules.turn.triggers import MOVED, fire
from mageknight.board.rules.world.exploring import LookAround
from mageknight.board.rules.world.ground import is_safe, on_map, terrain_of
from mageknight.board.rules.world.movement import NOT_MOVING, may_move
from mageknight.board.state import BoardState
from mageknight.board.terms import SEA, TERRAINS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NOWHERE_TO_GO: Final = refuse("board-no-space-to-fly-to", "UE-MOVE-23", "UE-MOVE-24")
AS_FAR_AS_PAID: Final = 0


class Flight(Asker):
    """Move up to so many spaces over revealed land, whatever lies there, to a safe space; nobody is provoked.

    `reach` 0 means as far as was paid before (noted as COUNT); `closed` are terrains that cannot even be crossed; `cost` is the
    whole price in Move points; `any_time` flights are not bound to the movement of a Regular turn (UE-TURN-27). What may be
    landed on, and what follows from it, is for kinds of flight of their own to say.
    """

    def __init__(self, reach: int, closed: tuple[int, ...], cost: int, any_time: bool) -> None:
        super().__init__()
        self.reach = reach
        self.closed = closed
        self.cost = cost
        self.any_time = any_time
        self.uses = USE_MOVE

    def far(self, state: BoardState, ctx: EffectUse) -> int:
        return self.reach if self.reach != AS_FAR_AS_PAID else load(state, ctx, COUNT, 0)

    def may_land(self, state: BoardState, ctx: EffectUse, space: int) -> bool:
        return is_safe(state, ctx.seat, space)

    def ways(self, state: BoardState, origin: int, far: int) -> dict[int, int]:
        """Every space in reach, with the space before it on a shortest way."""
        before = {origin: NOWHERE}
        edge = [origin]
        for _ in range(far):
            further: list[int] = []
            for space in edge:
                for near in NEIGHBOURS[space]:
                    if near in before or not on_map(state, near):
                        continue
                    terrain = terrain_of(state, near)
                    if terrain != SEA and terrain not in self.closed:
                        before[near] = space
                        further.append(near)
            edge = further
        return before

    def spaces(self, state: BoardState, ctx: EffectUse) -> list[int]:
        origin = state.players[ctx.seat].where
        if origin < 0:
            return []
        found = self.ways(state, origin, self.far(state, ctx))
        return [space for space in found if space != origin and self.may_land(state, ctx, space)]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        engaged = state.assault is not None or state.contest is not None
        if engaged or (not self.any_time and not may_move(state)):
            return NOT_MOVING
        if must_rest(state, ctx.seat):
            return MUST_REST
        if self.cost > state.turn.move:
            return refuse("board-too-few-move-points", "UE-MOVE-21", cost=self.cost, have=state.turn.move)
        return None if self.spaces(state, ctx) else NOWHERE_TO_GO

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        spaces = self.spaces(flow.state, ctx)
        if spaces:
            flow.then(AskSpace(ctx.seat, ctx, tuple(spaces), self.uid))

    def question(self) -> Message:
        return Message("board-ask-fly")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        """Every space passed is part of the way (reading 13)."""
        origin = flow.state.players[ctx.seat].where
        before = self.ways(flow.state, origin, self.far(flow.state, ctx))
        if self.cost:
            flow.emit(PointsGained(ctx.seat, MOVE, -self.cost, 0))
        way: list[int] = []
        space = choice
        while space != origin:
            way.append(space)
            space = before[space]
        for passed in reversed(way):
            flow.emit(FigureMoved(ctx.seat, passed))
        self.landed(flow, ctx, origin, choice)
        for passed in way:
            fire(flow, ctx.seat, MOVED, passed)

    def landed(self, flow: Flow[BoardState], ctx: EffectUse, origin: int, space: int) -> None:
        flow.then(LookAround())

    def text(self) -> Message:
        if self.closed:
            words = [Message("board-terrain-" + TERRAINS[terrain]) for terrain in self.closed]
            return say("board-effect-fly-around", reach=self.reach, terrain=words)
        key = "board-effect-fly-paid" if self.reach == AS_FAR_AS_PAID else "board-effect-fly"
        return say(key, reach=self.reach, cost=self.cost)

    def code(self) -> list[int]:
        return [self.uses, self.reach, self.cost]


def parse_flight(inner: dict[str, Any]) -> Flight:
    """A flight that ends on a safe space, from its data."""
    if inner["end_on"] != "safe" or inner["provokes"]:
        raise ValueError(f"no such flight: {inner!r}")
    reach = AS_FAR_AS_PAID if inner["spaces"] == "move_spent" else int(inner["spaces"])
    closed = terrains_of(inner.get("not_through", []))
    return Flight(reach, closed, inner.get("cost", 0), bool(inner.get("any_time")))


PARSERS["special_move"] = lambda plain: parse_flight(plain["special_move"])
