"""Effects that are better for whoever does without something for the whole turn: dice of the Source, recruiting."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, Effect, EffectUse, Resolve, parse_effect
from mageknight.board.register import HIRED, NO_DICE, NO_RECRUITING, UNTIL_TURN, enter, holds
from mageknight.board.state import BoardState
from mageknight.board.state.turn import DICE_USED
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

TOO_LATE: Final = refuse("board-promise-too-late", "UE-EFFECT-03")
PROMISES: Final = {"source_dice": NO_DICE, "recruiting": NO_RECRUITING}


def broken(state: BoardState, seat: int, what: str) -> bool:
    """Has the player done already what is to be renounced? A unit that came for nothing was not recruited for Influence."""
    return state.turn.counts[DICE_USED] > 0 if what == "source_dice" else holds(state, HIRED, seat)


class Renounce(Effect):
    """Do without something this turn, what has been used already cannot be renounced any more; then the effect."""

    def __init__(self, what: str, then: Effect) -> None:
        super().__init__()
        self.what = what
        self.then = then
        self.uses = then.uses
        self.may_need_mana = then.may_need_mana
        self.secret = then.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if broken(state, ctx.seat, self.what):
            return TOO_LATE
        return self.then.why_not(state, ctx)

    def betrays(self, state: BoardState, ctx: EffectUse) -> bool:
        return self.secret and not broken(state, ctx.seat, self.what)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        key = PROMISES[self.what]
        if not holds(flow.state, key, ctx.seat):
            enter(flow, key, ctx.seat, until=UNTIL_TURN, source=ctx.tag())
        flow.then(Resolve(self.then.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-renounce-" + self.what.replace("_", "-"), effect=self.then.text())


def _renounce(plain: dict[str, Any]) -> Effect:
    if plain["renounce"] not in PROMISES:
        raise ValueError(f"no such promise: {plain!r}")
    return Renounce(plain["renounce"], parse_effect(plain["then"]))


PARSERS["renounce"] = _renounce
