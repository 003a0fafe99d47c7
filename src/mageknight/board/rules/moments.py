"""Effects put off to a later moment of the turn."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, Ctx, Effect, Resolve, parse_effect
from mageknight.board.register import LATER, UNTIL_TURN, enter, lasting
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

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        enter(flow, LATER, ctx.seat, self.moment, self.inner.uid, ctx.key, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return say(
            "board-effect-later",
            moment=Message("board-moment-" + MOMENTS[self.moment].replace("_", "-")),
            effect=self.inner.text(),
        )


def run_later(state: BoardState, seat: int, moment: int) -> list[Frame[BoardState]]:
    """The frames of everything put off to this moment, in the order it was played."""
    frames: list[Frame[BoardState]] = []
    for entry in lasting(state, LATER, seat):
        if entry.target == moment:
            ctx = Ctx(seat, entry.source // 4096, entry.source % 4096, -1, False, 0, entry.b)
            frames.append(Resolve(entry.a, ctx))
    return frames


def _later(plain: dict[str, Any]) -> Effect:
    return Later(MOMENTS.index(plain["later"]), parse_effect(plain["do"]))


PARSERS["later"] = _later
