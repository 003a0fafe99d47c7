"""Effects whose rules are still being written: they can be read about and never used."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import Ctx, Effect
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

PENDING: Final = refuse("board-effect-pending")


class Pending(Effect):
    """An effect that cannot be used yet."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return PENDING

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        """Nothing happens."""

    def text(self) -> Message:
        return Message("board-effect-pending")
