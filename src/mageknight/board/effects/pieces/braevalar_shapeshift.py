"""Shapeshift: Move, Attack and Block of a Basic Action card may stand for each other (see `effects.words.points`)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.effects.words.points import AS_ATTACK, AS_BLOCK, AS_MOVE, form_refusal
from mageknight.board.register import SHAPESHIFT, UNTIL_TURN, enter, holds
from mageknight.board.rules.mana.mana import hand_left
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC_ACTION
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

FORMS: Final = {"move": AS_MOVE, "attack": AS_ATTACK, "block": AS_BLOCK}
NO_BASIC_ACTION: Final = refuse("board-no-basic-action", "UE-DEED-01")


class Shapeshift(Effect):
    """The next Basic Action card gives the fixed Move, Attack or Block it is played for in this form; its element stays."""

    def __init__(self, form: int) -> None:
        super().__init__()
        self.form = form
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if not any(LIB.cards[card].kind == BASIC_ACTION for card in hand_left(state, ctx)):
            return NO_BASIC_ACTION
        return form_refusal(state, ctx, self.form)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if not holds(flow.state, SHAPESHIFT, ctx.seat):
            enter(flow, SHAPESHIFT, ctx.seat, amount=self.form, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        name = next(name for name, form in FORMS.items() if form == self.form)
        return Message("board-effect-shapeshift-" + name)


def _shapeshift(plain: dict[str, Any]) -> Effect:
    return Shapeshift(FORMS[plain["shapeshift"]])


PARSERS["shapeshift"] = _shapeshift
