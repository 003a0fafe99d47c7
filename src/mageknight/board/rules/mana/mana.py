"""Mana: the small decision of who pays, and what using mana does (UE-MANA-01 to 17). Sources are those of `rules.mana.available`."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PayMana
from mageknight.board.effect import EFFECTS, PAID, EffectUse, Resolve, load, store
from mageknight.board.events.tracks import CrystalSpent, DieTaken, ManaGained
from mageknight.board.moves.choose import ChoiceAsk
from mageknight.board.moves.plays.pay_mana import PAY_MANA
from mageknight.board.register import (
    CURSE,
    CURSED,
    POLARIZED,
    SPEND_NOW,
    UNLIMITED,
    UNTIL_TURN,
    WILD_DICE,
    enter,
    lasting,
    strike_out,
)
from mageknight.board.rules.mana.available import (
    CLAIMED,
    CRYSTAL,
    DIE,
    ENDLESS_MANA,
    TOKEN,
    ManaSupply,
    Means,
    serves,
    wild_uses,
)
from mageknight.board.rules.mana.side_effects import levy, used
from mageknight.board.rules.turn.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_CARD
from mageknight.board.terms import BASIC
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_MANA: Final = refuse("board-no-mana", "UE-DEED-19")


class Probe(EffectUse):
    """A context for asking only: what if these cards had left the hand, and this mana were still owed out of this supply?

    It is never kept. Costs that come first are asked about together with those that follow, so nobody runs into a dead end.
    """

    def __init__(
        self,
        seat: int,
        kind: int,
        source: int,
        colour: int,
        strong: bool,
        bonus: int,
        key: int,
        away: tuple[int, ...],
        owing: tuple[int, ...],
        supply: ManaSupply | None,
    ) -> None:
        super().__init__(seat, kind, source, colour, strong, bonus, key)
        self.away = away
        self.owing = owing
        self.supply = supply


def asking(
    ctx: EffectUse, away: tuple[int, ...] = (), owing: tuple[int, ...] = (), supply: ManaSupply | None = None
) -> Probe:
    """A probe of this use of an effect."""
    return Probe(
        seat=ctx.seat,
        kind=ctx.kind,
        source=ctx.source,
        colour=ctx.colour,
        strong=ctx.strong,
        bonus=ctx.bonus,
        key=ctx.key,
        away=away,
        owing=owing,
        supply=supply,
    )


def hand_left(state: BoardState, ctx: EffectUse) -> list[int]:
    """The hand an effect can count on: without the cards played or given up on the way to it."""
    hand = state.players[ctx.seat].hand
    if not isinstance(ctx, Probe) or not ctx.away:
        return hand
    left = hand.copy()
    for card in ctx.away:
        if card in left:
            left.remove(card)
    return left


def supposing(ctx: EffectUse, card: int) -> Probe:
    """The same question, with one card more gone from the hand."""
    if isinstance(ctx, Probe):
        return asking(ctx, (*ctx.away, card), ctx.owing, ctx.supply)
    return asking(ctx, (card,))


def through(ctx: EffectUse, card: int, colour: int, strong: bool) -> Probe:
    """The same question about the effect of a card that would be played through this one."""
    if isinstance(ctx, Probe):
        return Probe(
            seat=ctx.seat,
            kind=FROM_CARD,
            source=card,
            colour=colour,
            strong=strong,
            bonus=ctx.bonus,
            key=0,
            away=ctx.away,
            owing=ctx.owing,
            supply=ctx.supply,
        )
    return Probe(
        seat=ctx.seat,
        kind=FROM_CARD,
        source=card,
        colour=colour,
        strong=strong,
        bonus=ctx.bonus,
        key=0,
        away=(),
        owing=(),
        supply=None,
    )


def payable(state: BoardState, ctx: EffectUse, wants: tuple[int, ...]) -> bool:
    """Could this mana be paid on top of what is owed already?"""
    if not isinstance(ctx, Probe):
        return can_pay(state, ctx.seat, wants)
    supply = ctx.supply if ctx.supply is not None else ManaSupply(state, ctx.seat)
    return supply.pays_all((*ctx.owing, *wants))


def can_pay(state: BoardState, seat: int, wants: tuple[int, ...]) -> bool:
    """Can a player pay all of these, each one mana of any of its colours?"""
    return Means(state, seat).pays(wants)


class AskPay(ChoiceAsk[PayMana]):
    """The mana that pays. Later costs are kept payable, so nobody runs into a dead end."""

    KIND = "pay-mana"
    FIELDS = ("seat", "ctx", "wants", "then", "slot")
    MOVES = (PAY_MANA,)
    RULES = ("UE-DEED-19",)

    def __init__(self, seat: int, ctx: EffectUse, wants: tuple[int, ...], then: int, slot: int = PAID) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.wants = wants
        self.then = then
        self.slot = slot

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-pay-mana", colours=colour_words(self.wants[0]), left=len(self.wants))

    def choices(self, state: BoardState) -> list[Command]:
        return self.ways(state, self.then >= 0 and EFFECTS[self.then].may_need_mana)

    def ways(self, state: BoardState, looks_ahead: bool) -> list[Command]:
        """The ways to pay the next mana; looking ahead, only those after which the effect that follows is still possible."""
        supply = ManaSupply(state, self.seat)
        found: list[Command] = []
        want = self.wants[0]
        for source in range(len(supply.codes)):
            code = supply.codes[source]
            mask = supply.offers(source, want)
            for colour in dict.fromkeys((code & 7, 0, 1, 2, 3, 4, 5)):
                if mask >> colour & 1 and supply.take(source, 1 << colour):
                    if supply.pays_rest(colour, self.wants[1:]) and (
                        not looks_ahead or self.leads_on(state, supply, colour)
                    ):
                        found.append(PayMana(self.seat, code, colour))
                    supply.give_back(source)
        return pressing_first(state, self.seat, list(dict.fromkeys(found)))

    def leads_on(self, state: BoardState, supply: ManaSupply, colour: int) -> bool:
        """Is the effect that follows still possible out of what is left, if this colour is paid?"""
        owing = (1 << colour, *self.wants[1:]) if supply.taxed and colour < BASIC else self.wants[1:]
        probe = asking(self.ctx, (), owing, supply)
        return EFFECTS[self.then].why_not_given(state, probe, self.slot, colour) is None

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NO_MANA

    def forced(self, state: BoardState) -> Command | None:
        """The only way to pay; where the hand rules out others, it is asked all the same."""
        found = self.choices(state)
        if len(found) != 1:
            return None
        secret = self.then >= 0 and EFFECTS[self.then].secret
        return None if secret and len(self.ways(state, False)) > 1 else found[0]

    def chosen(self, flow: Flow[BoardState], command: PayMana) -> None:
        wants = (*levy(flow, self.seat, command.colour), *self.wants[1:])
        spend(flow, self.seat, command.source, command.colour)
        if self.slot == PAID or load(flow.state, self.ctx, self.slot) < 0:
            store(flow, self.ctx, self.slot, command.colour)
        if wants:
            flow.then(AskPay(self.seat, self.ctx, wants, self.then, self.slot))
        elif self.then >= 0:
            flow.then(Resolve(self.then, self.ctx))


def pressing_first(state: BoardState, seat: int, found: list[Command]) -> list[Command]:
    """Mana that must be spent at once pays before any other, wherever it can."""
    pressing = [TOKEN + entry.target for entry in state.active if entry.key == SPEND_NOW and entry.seat == seat]
    first: list[Command] = [c for c in found if isinstance(c, PayMana) and c.source in pressing]
    return first or found


def spend(flow: Flow[BoardState], seat: int, source: int, used_as: int) -> None:
    """Use up one mana of a source, as mana of a colour; a curse on that colour strikes, and so do skills in the centre."""
    use_up_mana(flow, seat, source, used_as)
    for entry in [e for e in lasting(flow.state, SPEND_NOW, seat) if TOKEN + e.target == source]:
        strike_out(flow, entry)
    used(flow, seat, used_as)
    for entry in [e for e in flow.state.active if e.key == CURSE and e.seat != seat and e.target == used_as]:
        if not any(e.key == CURSED and e.seat == seat and e.amount == entry.seat for e in flow.state.active):
            enter(flow, CURSED, seat, target=used_as, amount=entry.seat, until=UNTIL_TURN, source=entry.source)
            take_wounds(flow, seat, 1)


def use_up_mana(flow: Flow[BoardState], seat: int, source: int, used_as: int) -> None:
    colour = source & 7
    if is_odd(flow.state, seat, source, used_as):
        strike_out(flow, lasting(flow.state, POLARIZED, seat)[0])
    if source < CRYSTAL:
        flow.emit(ManaGained(seat, colour, -1))
    elif source < DIE:
        flow.emit(CrystalSpent(seat, colour))
    elif source < ENDLESS_MANA:
        state = flow.state
        for die, face in enumerate(state.dice):
            if face == colour and state.dice_owner[die] == -1:
                if not serves(state, seat, face) >> used_as & 1 and wild_uses(state, seat, face):
                    use_wild_die(flow, seat, face)
                flow.emit(DieTaken(seat, die, True))
                return
    elif source >= CLAIMED:
        state = flow.state
        for die, face in enumerate(state.dice):
            if face == colour and state.dice_owner[die] == seat and die not in state.turn.dice_taken:
                flow.emit(DieTaken(seat, die, False))
                return


def is_odd(state: BoardState, seat: int, source: int, used_as: int) -> bool:
    """Is mana of this source used against its nature, by nothing but the one use an effect allows?"""
    if serves(state, seat, source & 7) >> used_as & 1:
        return False
    return not (DIE <= source < ENDLESS_MANA and wild_uses(state, seat, source & 7))


def use_wild_die(flow: Flow[BoardState], seat: int, face: int) -> None:
    """A die is used as a colour it does not show: an effect that allows this for so many dice only has one less."""
    allowed = [e for e in flow.state.active if e.key == WILD_DICE and e.seat == seat and e.target >> face & 1]
    if any(entry.amount >= UNLIMITED for entry in allowed):
        return
    entry = allowed[0]
    strike_out(flow, entry)
    if entry.amount > 1:
        enter(
            flow, WILD_DICE, seat, target=entry.target, amount=entry.amount - 1, until=entry.until, source=entry.source
        )


def colour_words(mask: int) -> list[Message]:
    """The colours of a mask as words."""
    names = ("red", "blue", "green", "white", "gold", "black")
    return [Message("board-colour-" + names[c]) for c in range(6) if mask >> c & 1]
