"""Use more dice of the Source this turn; dice with the faces of `wild` (a bit each), so many of them, as any basic colour."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.tracks import DiceAllowed
from mageknight.board.register import UNLIMITED, UNTIL_TURN, WILD_DICE, enter
from mageknight.board.state import BoardState
from mageknight.board.terms import BLACK, GOLD
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class ExtraDie(Effect):
    """Use more dice of the Source this turn; dice with the faces of `wild` (a bit each), so many of them, as any basic colour."""

    def __init__(self, count: int, wild: int, wild_count: int) -> None:
        super().__init__()
        self.count = count
        self.wild = wild
        self.wild_count = wild_count
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(DiceAllowed(ctx.seat, self.count))
        if self.wild:
            enter(
                flow, WILD_DICE, ctx.seat, target=self.wild, amount=self.wild_count, until=UNTIL_TURN, source=ctx.tag()
            )

    def text(self) -> Message:
        if not self.wild:
            return say("board-effect-extra-die", count=self.count)
        key = "board-effect-extra-die-wild" if self.wild_count >= UNLIMITED else "board-effect-extra-die-black"
        return say(key, count=self.count)


def _extra_die(plain: dict[str, Any]) -> Effect:
    inner = plain["extra_source_die"]
    faces = ((1 << BLACK) if "black_as" in inner else 0) | ((1 << GOLD) if "gold_as" in inner else 0)
    return ExtraDie(inner.get("count", 1), faces, UNLIMITED if inner.get("ignore_day_night") else inner.get("count", 1))


PARSERS["extra_source_die"] = _extra_die
