"""Play another Action card along: its strong effect, free of mana, with a bonus to the Move, Influence, Attack or Block it gives."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.facts import is_action_card
from mageknight.board.effects.through import NO_CARD_ALONG, PlayThrough, half_why_not
from mageknight.board.events.cards import HAND, PLAYED, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.rules.mana.mana import hand_left, supposing
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class PlayAlong(Asker):
    """Play another Action card along: its strong effect, free of mana, with a bonus to the Move, Influence, Attack or Block it gives."""

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus = bonus
        self.uses = USE_SPECIAL
        self.may_need_mana = True
        self.secret = True

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return [card for card in dict.fromkeys(hand_left(state, ctx)) if self.refuses(state, ctx, card) is None]

    def refuses(self, state: BoardState, ctx: EffectUse, card: int) -> Refusal | None:
        if not is_action_card(card):
            return NO_CARD_ALONG
        return half_why_not(state, supposing(ctx, card), card, True, True, False)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        for card in dict.fromkeys(hand_left(state, ctx)):
            if self.refuses(state, ctx, card) is None:
                return None
        return NO_CARD_ALONG

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskCard(ctx.seat, ctx, self.uid))

    def question(self) -> Message:
        return Message("board-ask-play-along")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(CardMoved(ctx.seat, choice, HAND, PLAYED))
        flow.emit(CardCounted())
        flow.then(PlayThrough(ctx, choice, True, self.bonus, True))

    def text(self) -> Message:
        return say("board-effect-play-along", bonus=self.bonus)


PARSERS["play_with"] = lambda plain: PlayAlong(plain["play_with"]["bonus"])
