"""Effects on movement: cheaper ground, ground that opens, exploring."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_MOVE, Effect, EffectUse
from mageknight.board.register import (
    EXPLORE_COST,
    NO_PROVOKE,
    TERRAIN_ADD,
    TERRAIN_ENTER,
    TERRAIN_FORBID,
    TERRAIN_SAFE,
    TERRAIN_SET,
    UNTIL_TURN,
    enter,
)
from mageknight.board.state import BoardState
from mageknight.board.terms import NO_ENTRY, TERRAINS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class GroundRule(Effect):
    """A lasting change of some terrain: its cost, whether it may be entered, whether it is safe."""

    def __init__(self, key: int, terrains: tuple[int, ...], amount: int, bound: int) -> None:
        super().__init__()
        self.key = key
        self.terrains = terrains
        self.amount = amount
        self.bound = bound
        self.uses = USE_MOVE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for terrain in self.terrains:
            enter(
                flow,
                self.key,
                ctx.seat,
                target=terrain,
                amount=self.amount,
                bound=self.bound,
                until=UNTIL_TURN,
                source=ctx.tag(),
            )

    def text(self) -> Message:
        words = [Message("board-terrain-" + (TERRAINS[t] if t >= 0 else "all")) for t in self.terrains]
        if self.key == TERRAIN_ADD and self.amount < 0:
            return say("board-effect-terrain-less", terrain=words, amount=self.amount, bound=self.bound)
        return say(GROUND_TEXTS[self.key], terrain=words, amount=self.amount, bound=self.bound)

    def code(self) -> list[int]:
        return [self.uses, self.key, *self.terrains, self.amount]


GROUND_TEXTS = {
    TERRAIN_SET: "board-effect-terrain-set",
    TERRAIN_ADD: "board-effect-terrain-add",
    TERRAIN_ENTER: "board-effect-terrain-enter",
    TERRAIN_FORBID: "board-effect-terrain-forbid",
    TERRAIN_SAFE: "board-effect-terrain-safe",
}


class TurnRule(Effect):
    """A lasting rule for the turn: no provoking, cheaper exploring."""

    def __init__(self, key: int, amount: int, text_key: str) -> None:
        super().__init__()
        self.key = key
        self.amount = amount
        self.text_key = text_key
        self.uses = USE_MOVE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, self.key, ctx.seat, amount=self.amount, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return say(self.text_key, amount=self.amount)


def terrains_of(plain: Any) -> tuple[int, ...]:
    if plain == "all":
        return (-1,)
    names = plain if isinstance(plain, list) else [plain]
    return tuple([TERRAINS.index(name) for name in names])


def _terrain_cost(plain: dict[str, Any]) -> Effect:
    inner = plain["terrain_cost"]
    terrains = terrains_of(inner["terrain"])
    if "set" in inner:
        return GroundRule(TERRAIN_SET, terrains, inner["set"], 0)
    change = inner["add"]
    return GroundRule(TERRAIN_ADD, terrains, change, inner.get("min", 0) if change < 0 else inner.get("max", NO_ENTRY))


def _enter(plain: dict[str, Any]) -> Effect:
    inner = plain["enter"]
    return GroundRule(TERRAIN_ENTER, terrains_of(inner["terrain"]), inner.get("cost", 0), 0)


PARSERS["terrain_cost"] = _terrain_cost
PARSERS["enter"] = _enter
PARSERS["forbid"] = lambda plain: GroundRule(TERRAIN_FORBID, terrains_of(plain["forbid"]), 0, 0)
PARSERS["safe"] = lambda plain: GroundRule(TERRAIN_SAFE, terrains_of(plain["safe"]), 0, 0)
PARSERS["no_provoke"] = lambda plain: TurnRule(NO_PROVOKE, 0, "board-effect-no-provoke")
PARSERS["explore_cost"] = lambda plain: TurnRule(EXPLORE_COST, plain["explore_cost"], "board-effect-explore-cost")
