"""Bonds of Loyalty: always on, and Regular units join the offer when it is gained."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.events.warband import UnitOfferAdded
from mageknight.board.rules.turn.timing import WRONG_TIME
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Passive(Effect):
    """Nothing to use: the skill is always on."""

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return WRONG_TIME

    def text(self) -> Message:
        return Message("board-effect-passive")


class RevealUnits(Effect):
    """So many Regular units join the unit offer."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for _ in range(min(self.count, len(flow.state.regulars))):
            flow.emit(UnitOfferAdded(flow.state.regulars[-1]))

    def text(self) -> Message:
        return say("board-effect-reveal-units", count=self.count)


PARSERS["passive"] = lambda plain: Passive()
PARSERS["reveal_units"] = lambda plain: RevealUnits(plain["reveal_units"])
