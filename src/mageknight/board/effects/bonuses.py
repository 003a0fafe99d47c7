"""Bonuses: counted things, cards played together, effects that raise other cards."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import BONUS_USED, POWERED, RAISED, SLOTS, EffectUse, Stored, load, root_key, store
from mageknight.board.effects.facts import COUNTERS
from mageknight.board.register import CARD_BONUS, OVERLOAD, strike_out
from mageknight.board.rules.turn.skills import bring_back
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_CARD, source_number
from mageknight.board.terms import BLACK, SPELL
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say

# Rules of a bonus for other cards, as the register keeps them.
ONCE: Final = 1
SIDEWAYS_TOO: Final = 2


class Bonus:
    """So much more per counted thing."""

    def __init__(self, amount: int, counter: str) -> None:
        self.amount = amount
        self.counter = counter

    def value(self, state: BoardState, ctx: EffectUse) -> int:
        return self.amount * COUNTERS[self.counter](state, ctx)


def parse_bonus(plain: dict[str, Any]) -> Bonus | None:
    for colour, amount in plain.get("bonus_if_token", {}).items():
        return Bonus(amount, colour + "_mana_on_this_unit")
    per = plain.get("bonus_per")
    return None if per is None else Bonus(per["amount"], per["counter"])


def composite_bonus(flow: Flow[BoardState], ctx: EffectUse) -> int:
    """The bonus of Concentration and the like, once per use."""
    if ctx.bonus and load(flow.state, ctx, BONUS_USED) < 0:
        store(flow, ctx, BONUS_USED, 1)
        return ctx.bonus
    return 0


def card_bonus(flow: Flow[BoardState], ctx: EffectUse, use: int, sideways: bool = False) -> int:
    """The bonus of lasting effects on a card that gives this (Ambush and the like): once for each card, never for the card they are from.

    A card played through another is one effect with it (UE-EFFECT-06), so both together are raised once.
    """
    state = flow.state
    if ctx.kind != FROM_CARD or not state.active:
        return 0
    root = root_key(state, ctx.key)
    raised = state.memo.get(root * SLOTS + RAISED, 0)
    if raised & use:
        return 0
    total = overload(flow, ctx)
    for entry in [e for e in state.active if e.key == CARD_BONUS and e.seat == ctx.seat and e.target & use]:
        if root_key(state, entry.bound // 4) == root or (sideways and not entry.bound & SIDEWAYS_TOO):
            continue
        total += entry.amount
        if entry.bound & ONCE:
            for other in [e for e in state.active if e.key == CARD_BONUS and e.bound == entry.bound]:
                strike_out(flow, other)
    if total:
        flow.emit(Stored(root, RAISED, raised | use))
    return total


def overload(flow: Flow[BoardState], ctx: EffectUse) -> int:
    """The bonus a skill in the centre gives the first card powered with its colour; it returns to its owner then."""
    for entry in flow.state.active:
        if entry.key == OVERLOAD and powered_with(flow.state, ctx, entry.target):
            bring_back(flow, entry.seat, source_number(entry.source))
            return entry.amount
    return 0


def powered_with(state: BoardState, ctx: EffectUse, colour: int) -> bool:
    """Was mana of this colour paid for the card? A strong spell takes black besides its own (UE-DEED-07)."""
    paid = load(state, ctx, POWERED)
    return paid == colour or (paid >= 0 and colour == BLACK and ctx.strong and LIB.cards[ctx.source].kind == SPELL)


def with_bonus(text: Message, bonus: Bonus | None) -> Message:
    if bonus is None:
        return text
    counter = Message("board-counter-" + bonus.counter.replace("_", "-"))
    return say("board-effect-with-bonus", effect=text, amount=bonus.amount, counter=counter)
