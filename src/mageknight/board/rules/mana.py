"""Mana: what can pay, and the small decision of who pays (UE-MANA-01 to 17).

A source of mana is one number: a token of colour c is c, a crystal 8 + c, a die of the Source showing c is 16 + c, endless mana of
a colour 24 + c, the die stolen by a Tactic 32 + c. Equal dice are one source: which of them is taken makes no difference.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PayMana
from mageknight.board.effect import EFFECTS, FROM_CARD, PAID, Ctx, Resolve, note, recall
from mageknight.board.events.tracks import CrystalSpent, DieTaken, ManaGained
from mageknight.board.register import (
    BLACK_USABLE,
    CURSE,
    CURSED,
    ENDLESS,
    FROZEN_SOURCE,
    GOLD_USABLE,
    NO_DICE,
    POLARIZED,
    SPEND_NOW,
    UNLIMITED,
    UNTIL_TURN,
    WILD_DICE,
    enter,
    holds,
    lasting,
    strike_out,
)
from mageknight.board.rules.tributes import levy, tax_on, used
from mageknight.board.rules.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, BLACK, BLUE, GOLD, GREEN, RED, WHITE
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

TOKEN: Final = 0
CRYSTAL: Final = 8
DIE: Final = 16
ENDLESS_MANA: Final = 24
CLAIMED: Final = 32
ANY_BASIC: Final = 0b001111
ANY_COLOUR: Final = 0b111111
BLACK_ONLY: Final = 1 << BLACK

NO_MANA: Final = refuse("board-no-mana", "UE-DEED-19")


def night_rules(state: BoardState) -> bool:
    """Is it Night for the use of mana? Dungeons and tombs are always dark."""
    return state.night or (state.combat is not None and state.combat.night)


def dark_magic(state: BoardState, seat: int) -> bool:
    """UE-DEED-08, UE-MANA-08: can a player use black mana, and with it the strong half of spells?"""
    return night_rules(state) or holds(state, BLACK_USABLE, seat)


def serves(state: BoardState, seat: int, colour: int) -> int:
    """The colours that mana of this colour can be used as, a bit each (UE-MANA-07 to 10)."""
    if colour < BASIC:
        return 1 << colour
    if colour == GOLD:
        usable = not night_rules(state) or holds(state, GOLD_USABLE, seat)
        return ANY_BASIC | (1 << GOLD) if usable else 0
    return BLACK_ONLY if dark_magic(state, seat) else 0


def wild_uses(state: BoardState, seat: int, face: int) -> int:
    """How many dice showing this face may be used as any basic colour."""
    uses = 0
    for entry in state.active:
        if entry.key == WILD_DICE and entry.seat == seat and entry.target >> face & 1:
            uses += entry.a
    return uses


def opposites(state: BoardState, colour: int) -> int:
    """The colours that mana of this colour can be used as against its nature, where an effect allows that for one mana."""
    if colour < BASIC:
        return 1 << (BLUE, RED, WHITE, GREEN)[colour]
    if colour == GOLD:
        return BLACK_ONLY if night_rules(state) else 0
    return 0 if night_rules(state) else ANY_BASIC


def dice_left(state: BoardState, seat: int) -> int:
    """How many dice of the Source a player may still use this turn; a skill in the centre may take away the usual one."""
    left = state.turn.dice if state.turn.seat == seat else 0
    for entry in state.active:
        if entry.key == NO_DICE and entry.seat == seat:
            return 0
        if entry.key == FROZEN_SOURCE and entry.seat != seat:
            left -= 1
    return max(0, left)


class Purse:
    """The mana a player could use just now, counted by source, for looking ahead.

    Dice of one face may have two rows: as what they show, and as any basic colour where an effect allows that; `faces`
    counts the dice behind both. `odd` are the colours of a row that need one of the few uses against nature (`polar`), and
    `spent` remembers which of what was taken did. A `taxed` purse pays double for the first basic mana.
    """

    def __init__(self, state: BoardState, seat: int) -> None:
        player = state.players[seat]
        self.codes: list[int] = []
        self.counts: list[int] = []
        self.masks: list[int] = []
        self.odd: list[int] = []
        self.spent: list[bool] = []
        self.polar = len(lasting(state, POLARIZED, seat)) if state.active else 0
        self.opposite = [opposites(state, c) for c in range(6)] if self.polar else [0, 0, 0, 0, 0, 0]
        self.taxed = tax_on(state, seat) is not None
        self.faces: list[int] = [0, 0, 0, 0, 0, 0]
        for colour in range(6):
            if player.tokens[colour]:
                self.add(TOKEN + colour, player.tokens[colour], serves(state, seat, colour))
        for colour in range(BASIC):
            if player.crystals[colour]:
                self.add(CRYSTAL + colour, player.crystals[colour], 1 << colour)
        self.dice = dice_left(state, seat)
        if self.dice > 0:
            self.add_dice(state, seat)
        if seat in state.dice_owner and not (state.active and holds(state, NO_DICE, seat)):
            self.add_claimed(state, seat)
        if state.active:
            for entry in lasting(state, ENDLESS, seat):
                self.add(ENDLESS_MANA + entry.target, 99, serves(state, seat, entry.target))

    def add(self, code: int, count: int, mask: int) -> None:
        odd = self.opposite[code & 7] & ~mask
        if mask or odd:
            self.codes.append(code)
            self.counts.append(count)
            self.masks.append(mask)
            self.odd.append(odd)

    def add_dice(self, state: BoardState, seat: int) -> None:
        """UE-MANA-11, UE-MANA-14 to 16: dice that nobody has taken; depleted ones serve nothing unless an effect says so."""
        faces = self.faces
        owners = state.dice_owner
        for die, colour in enumerate(state.dice):
            if owners[die] == -1:
                faces[colour] += 1
        for colour in range(6):
            if faces[colour]:
                natural = serves(state, seat, colour)
                self.add(DIE + colour, faces[colour], natural)
                if state.active and colour >= BASIC:
                    wild = min(faces[colour], wild_uses(state, seat, colour))
                    if wild:
                        self.add(DIE + colour, wild, ANY_BASIC & ~natural)

    def add_claimed(self, state: BoardState, seat: int) -> None:
        """A die set aside for this player earlier; using it does not count as the die of the turn."""
        for die, owner in enumerate(state.dice_owner):
            if owner == seat and state.turn.seat == seat and die not in state.turn.dice_taken:
                self.add(CLAIMED + state.dice[die], 1, serves(state, seat, state.dice[die]))

    def pays(self, want: int) -> bool:
        """Can one mana of any of these colours be paid? Asked before anything was taken."""
        if self.taxed or self.polar:
            return self.pays_all((want,))
        for mask in self.masks:
            if mask & want:
                return True
        return False

    def pays_all(self, wants: tuple[int, ...], at: int = 0) -> bool:
        """Can all of these be paid together?"""
        if at == len(wants):
            return True
        if self.taxed:
            return self.pays_taxed(wants, at)
        for source in range(len(self.codes)):
            if self.take(source, wants[at]):
                found = self.pays_all(wants, at + 1)
                self.give_back(source)
                if found:
                    return True
        return False

    def pays_taxed(self, wants: tuple[int, ...], at: int) -> bool:
        """The same while the first basic mana costs one more of its colour."""
        for source in range(len(self.codes)):
            for colour in range(6):
                if wants[at] >> colour & 1 and self.take(source, 1 << colour):
                    found = self.pays_rest(colour, wants[at + 1 :])
                    self.give_back(source)
                    if found:
                        return True
        return False

    def pays_rest(self, colour: int, rest: tuple[int, ...]) -> bool:
        """With mana of this colour taken: can the rest be paid, what a tax adds included?"""
        if not self.taxed or colour >= BASIC:
            return self.pays_all(rest)
        self.taxed = False
        found = self.pays_all((1 << colour, *rest))
        self.taxed = True
        return found

    def offers(self, source: int, want: int) -> int:
        """Which of these colours a row can pay now; black against nature is for strong spells alone."""
        if not self.polar or (self.codes[source] & 7 == GOLD and want != BLACK_ONLY):
            return self.masks[source] & want
        return (self.masks[source] | self.odd[source]) & want

    def take(self, source: int, want: int) -> bool:
        if self.counts[source] == 0 or not self.offers(source, want):
            return False
        code = self.codes[source]
        if DIE <= code < ENDLESS_MANA:
            if self.dice == 0 or self.faces[code & 7] == 0:
                return False
            self.dice -= 1
            self.faces[code & 7] -= 1
        self.counts[source] -= 1
        odd = not self.masks[source] & want
        self.spent.append(odd)
        self.polar -= int(odd)
        return True

    def give_back(self, source: int) -> None:
        code = self.codes[source]
        if DIE <= code < ENDLESS_MANA:
            self.dice += 1
            self.faces[code & 7] += 1
        self.counts[source] += 1
        self.polar += int(self.spent.pop())

    def union(self) -> int:
        """All colours that could be paid."""
        union = 0
        for mask in self.masks:
            union |= mask
        return union


class Probe(Ctx):
    """A context for asking only: what if these cards had left the hand, and this mana were still owed out of this purse?

    It is never kept. Costs that come first are asked about together with those that follow, so nobody runs into a dead end.
    """

    def __init__(
        self,
        ctx: Ctx,
        away: tuple[int, ...] = (),
        owing: tuple[int, ...] = (),
        purse: Purse | None = None,
    ) -> None:
        super().__init__(ctx.seat, ctx.kind, ctx.source, ctx.colour, ctx.strong, ctx.bonus, ctx.key)
        self.away = away
        self.owing = owing
        self.purse = purse


def hand_left(state: BoardState, ctx: Ctx) -> list[int]:
    """The hand an effect can count on: without the cards played or given up on the way to it."""
    hand = state.players[ctx.seat].hand
    if not isinstance(ctx, Probe) or not ctx.away:
        return hand
    left = hand.copy()
    for card in ctx.away:
        if card in left:
            left.remove(card)
    return left


def supposing(ctx: Ctx, card: int) -> Probe:
    """The same question, with one card more gone from the hand."""
    if isinstance(ctx, Probe):
        return Probe(ctx, (*ctx.away, card), ctx.owing, ctx.purse)
    return Probe(ctx, (card,))


def through(ctx: Ctx, card: int, colour: int, strong: bool) -> Probe:
    """The same question about the effect of a card that would be played through this one."""
    inner = Ctx(ctx.seat, FROM_CARD, card, colour, strong, ctx.bonus, 0)
    if isinstance(ctx, Probe):
        return Probe(inner, ctx.away, ctx.owing, ctx.purse)
    return Probe(inner)


def payable(state: BoardState, ctx: Ctx, wants: tuple[int, ...]) -> bool:
    """Could this mana be paid on top of what is owed already?"""
    if not isinstance(ctx, Probe):
        return can_pay(state, ctx.seat, wants)
    purse = ctx.purse if ctx.purse is not None else Purse(state, ctx.seat)
    return purse.pays_all((*ctx.owing, *wants))


def can_pay(state: BoardState, seat: int, wants: tuple[int, ...]) -> bool:
    """Can a player pay all of these, each one mana of any of its colours?"""
    purse = Purse(state, seat)
    return purse.pays(wants[0]) if len(wants) == 1 else purse.pays_all(wants)


class AskPay(Ask[BoardState]):
    """Which mana pays. Later costs are kept payable, so nobody runs into a dead end."""

    FIELDS = ("seat", "ctx", "wants", "then", "slot")
    COMMANDS = (PayMana,)

    def __init__(self, seat: int, ctx: Ctx, wants: tuple[int, ...], then: int, slot: int = PAID) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.wants = wants
        self.then = then
        self.slot = slot

    def kind(self) -> str:
        return "pay-mana"

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-pay-mana", colours=colour_words(self.wants[0]), left=len(self.wants))

    def choices(self, state: BoardState) -> list[Command]:
        purse = Purse(state, self.seat)
        found: list[Command] = []
        want = self.wants[0]
        for source in range(len(purse.codes)):
            code = purse.codes[source]
            mask = purse.offers(source, want)
            for colour in dict.fromkeys((code & 7, 0, 1, 2, 3, 4, 5)):
                if mask >> colour & 1 and purse.take(source, 1 << colour):
                    if purse.pays_rest(colour, self.wants[1:]) and self.leads_on(state, purse, colour):
                        found.append(PayMana(self.seat, code, colour))
                    purse.give_back(source)
        return pressing_first(state, self.seat, list(dict.fromkeys(found)))

    def leads_on(self, state: BoardState, purse: Purse, colour: int) -> bool:
        """Is the effect that follows still possible out of what is left, if this colour is paid?"""
        if self.then < 0 or not EFFECTS[self.then].hungry:
            return True
        owing = (1 << colour, *self.wants[1:]) if purse.taxed and colour < BASIC else self.wants[1:]
        probe = Probe(self.ctx, (), owing, purse)
        return EFFECTS[self.then].why_not_given(state, probe, self.slot, colour) is None

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NO_MANA

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, PayMana)
        wants = (*levy(flow, self.seat, command.colour), *self.wants[1:])
        spend(flow, self.seat, command.source, command.colour)
        if self.slot == PAID or recall(flow.state, self.ctx, self.slot) < 0:
            note(flow, self.ctx, self.slot, command.colour)
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
        if not any(e.key == CURSED and e.seat == seat and e.a == entry.seat for e in flow.state.active):
            enter(flow, CURSED, seat, used_as, entry.seat, 0, UNTIL_TURN, entry.source)
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
    if any(entry.a >= UNLIMITED for entry in allowed):
        return
    entry = allowed[0]
    strike_out(flow, entry)
    if entry.a > 1:
        enter(flow, WILD_DICE, seat, entry.target, entry.a - 1, 0, entry.until, entry.source)


def colour_words(mask: int) -> list[Message]:
    """The colours of a mask as words."""
    names = ("red", "blue", "green", "white", "gold", "black")
    return [Message("board-colour-" + names[c]) for c in range(6) if mask >> c & 1]
