"""Take dice, turn each to a colour other than gold and gain mana tokens of it; they go back as they are (UE-MANA-12)."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import CHOSEN, COLOUR, COUNT, PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskColour, AskDie
from mageknight.board.effects.words.reroll_source import NO_DIE, RENOUNCED, loose_dice
from mageknight.board.events.tracks import DieSet, ManaGained
from mageknight.board.register import NO_DICE, holds
from mageknight.board.rules.mana.available import ANY_COLOUR
from mageknight.board.state import BoardState
from mageknight.board.terms import GOLD
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class SetDice(Asker):
    """Take dice, turn each to a colour other than gold and gain mana tokens of it; they go back as they are (UE-MANA-12)."""

    def __init__(self, count: int, tokens: int) -> None:
        super().__init__()
        self.count = count
        self.tokens = tokens
        self.turned = TurnedDie(tokens)
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.active and holds(state, NO_DICE, ctx.seat):
            return RENOUNCED
        return None if loose_dice(state) else NO_DIE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        """One die after the other, as many as there are."""
        dice = loose_dice(flow.state)
        if dice and load(flow.state, ctx, COUNT, 0) < self.count:
            flow.then(AskDie(ctx.seat, ctx, tuple(dice), self.uid), Resolve(self.uid, ctx))

    def question(self) -> Message:
        return Message("board-ask-set-die")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        store(flow, ctx, CHOSEN, choice)
        store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + 1)
        flow.then(AskColour(ctx.seat, ctx, ANY_COLOUR & ~(1 << GOLD), COLOUR, self.turned.uid))

    def text(self) -> Message:
        return say("board-effect-set-die", count=self.count, tokens=self.tokens)

    def code(self) -> list[int]:
        return [self.uses, self.count, self.tokens]


class TurnedDie(Effect):
    """The die named is taken and shows the colour named, of which tokens come in."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        colour = load(flow.state, ctx, COLOUR)
        flow.emit(DieSet(ctx.seat, load(flow.state, ctx, CHOSEN), colour))
        flow.emit(ManaGained(ctx.seat, colour, self.tokens))

    def text(self) -> Message:
        return say("board-effect-set-die", count=1, tokens=self.tokens)


def _set_dice(plain: dict[str, Any]) -> Effect:
    inner = plain["set_source_die"]
    return SetDice(inner["count"], inner["gain_tokens_each"])


PARSERS["set_source_die"] = _set_dice
