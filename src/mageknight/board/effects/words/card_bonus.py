"""Other cards give more: the next one, or each one; of several kinds of gain the first that comes counts."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_BLOCK, USE_MELEE, USE_MOVE, USE_SPECIAL, Effect, EffectUse
from mageknight.board.effects.bonuses import ONCE, SIDEWAYS_TOO
from mageknight.board.register import CARD_BONUS, UNTIL_PHASE, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class CardBonus(Effect):
    """Other cards give more: the next one, or each one; of several kinds of gain the first that comes counts."""

    def __init__(self, move: int, attack: int, block: int, rules: int, until: int) -> None:
        super().__init__()
        self.move = move
        self.attack = attack
        self.block = block
        self.rules = rules
        self.until = until
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for use, amount in ((USE_MOVE, self.move), (USE_MELEE, self.attack), (USE_BLOCK, self.block)):
            if amount:
                enter(
                    flow,
                    CARD_BONUS,
                    ctx.seat,
                    target=use,
                    amount=amount,
                    bound=ctx.key * 4 + self.rules,
                    until=self.until,
                    source=ctx.tag(),
                )

    def text(self) -> Message:
        words = [
            say(key, amount=amount)
            for key, amount in (
                ("board-bonus-move", self.move),
                ("board-bonus-attack", self.attack),
                ("board-bonus-block", self.block),
            )
            if amount
        ]
        return say("board-effect-card-bonus-next" if self.rules & ONCE else "board-effect-card-bonus", bonus=words)


def _card_bonus(plain: dict[str, Any]) -> Effect:
    inner = plain["card_bonus"]
    rules = (SIDEWAYS_TOO if inner.get("includes_sideways") else 0) | (
        0 if inner["applies_to"] == "each_other" else ONCE
    )
    until = UNTIL_PHASE if "in" in inner else UNTIL_TURN
    return CardBonus(inner.get("move", 0), inner.get("attack", 0), inner.get("block", 0), rules, until)


PARSERS["card_bonus"] = _card_bonus
