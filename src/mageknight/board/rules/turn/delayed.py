"""Effects put off to a later moment of the turn."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, Effect, EffectUse, Resolve, parse_effect
from mageknight.board.register import LATER, UNTIL_ROUND, UNTIL_TURN, enter, lasting, strike_out
from mageknight.board.rules.turn.triggers import context_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

END_OF_TURN: Final = 0
ATTACK_PHASE: Final = 1
OWN_NEXT_TURN: Final = 2
MOMENTS: Final = ("end_of_turn", "attack_phase", "own_next_turn")


class Later(Effect):
    """An effect that happens at a later moment."""

    def __init__(self, moment: int, inner: Effect) -> None:
        super().__init__()
        self.moment = moment
        self.inner = inner
        self.uses = inner.uses

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        put_off(flow, ctx, self.moment, self.inner)

    def text(self) -> Message:
        return say(
            "board-effect-later",
            moment=Message("board-moment-" + MOMENTS[self.moment].replace("_", "-")),
            effect=self.inner.text(),
        )


def put_off(flow: Flow[BoardState], ctx: EffectUse, moment: int, effect: Effect) -> None:
    """An effect is to happen at a later moment."""
    until = UNTIL_ROUND if moment == OWN_NEXT_TURN else UNTIL_TURN
    enter(flow, LATER, ctx.seat, target=moment, amount=effect.uid, bound=ctx.key, until=until, source=ctx.tag())


def due(flow: Flow[BoardState], seat: int, moment: int) -> list[Frame[BoardState]]:
    """The frames of everything put off to this moment, in the order it was played; it is put off no longer."""
    frames: list[Frame[BoardState]] = []
    for entry in lasting(flow.state, LATER, seat):
        if entry.target == moment:
            strike_out(flow, entry)
            frames.append(Resolve(entry.effect, context_of(seat, entry.source, entry.context)))
    return frames


def _later(plain: dict[str, Any]) -> Effect:
    return Later(MOMENTS.index(plain["later"]), parse_effect(plain["do"]))


PARSERS["later"] = _later
