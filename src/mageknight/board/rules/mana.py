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
    ENDLESS,
    GOLD_USABLE,
    UNLIMITED,
    WILD_DICE,
    enter,
    holds,
    lasting,
    strike_out,
)
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, BLACK, GOLD
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


class Purse:
    """The mana a player could use just now, counted by source, for looking ahead.

    Dice of one face may have two rows: as what they show, and as any basic colour where an effect allows that; `faces`
    counts the dice behind both.
    """

    def __init__(self, state: BoardState, seat: int) -> None:
        player = state.players[seat]
        self.codes: list[int] = []
        self.counts: list[int] = []
        self.masks: list[int] = []
        self.faces: list[int] = [0, 0, 0, 0, 0, 0]
        for colour in range(6):
            if player.tokens[colour]:
                self.add(TOKEN + colour, player.tokens[colour], serves(state, seat, colour))
        for colour in range(BASIC):
            if player.crystals[colour]:
                self.add(CRYSTAL + colour, player.crystals[colour], 1 << colour)
        self.dice = state.turn.dice if state.turn.seat == seat else 0
        if self.dice > 0:
            self.add_dice(state, seat)
        if seat in state.dice_owner:
            self.add_claimed(state, seat)
        if state.active:
            for entry in lasting(state, ENDLESS, seat):
                self.add(ENDLESS_MANA + entry.target, 99, serves(state, seat, entry.target))

    def add(self, code: int, count: int, mask: int) -> None:
        if mask:
            self.codes.append(code)
            self.counts.append(count)
            self.masks.append(mask)

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
                    self.add(DIE + colour, wild, ANY_BASIC & ~natural if wild else 0)

    def add_claimed(self, state: BoardState, seat: int) -> None:
        """A die set aside for this player earlier; using it does not count as the die of the turn."""
        for die, owner in enumerate(state.dice_owner):
            if owner == seat and state.turn.seat == seat and die not in state.turn.dice_taken:
                self.add(CLAIMED + state.dice[die], 1, serves(state, seat, state.dice[die]))

    def pays(self, want: int) -> bool:
        """Can one mana of any of these colours be paid? Asked before anything was taken."""
        for mask in self.masks:
            if mask & want:
                return True
        return False

    def pays_all(self, wants: tuple[int, ...], at: int = 0) -> bool:
        """Can all of these be paid together?"""
        if at == len(wants):
            return True
        for source in range(len(self.codes)):
            if self.take(source, wants[at]):
                found = self.pays_all(wants, at + 1)
                self.give_back(source)
                if found:
                    return True
        return False

    def take(self, source: int, want: int) -> bool:
        if not self.masks[source] & want or self.counts[source] == 0:
            return False
        code = self.codes[source]
        if DIE <= code < ENDLESS_MANA:
            if self.dice == 0 or self.faces[code & 7] == 0:
                return False
            self.dice -= 1
            self.faces[code & 7] -= 1
        self.counts[source] -= 1
        return True

    def give_back(self, source: int) -> None:
        code = self.codes[source]
        if DIE <= code < ENDLESS_MANA:
            self.dice += 1
            self.faces[code & 7] += 1
        self.counts[source] += 1

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
            mask = purse.masks[source] & want
            if not mask or not purse.take(source, want):
                continue
            if purse.pays_all(self.wants, 1):
                code = purse.codes[source]
                own = code & 7
                colours = [c for c in (own, 0, 1, 2, 3, 4, 5) if mask >> c & 1]
                found.extend(
                    [PayMana(self.seat, code, c) for c in dict.fromkeys(colours) if self.leads_on(state, purse, c)]
                )
            purse.give_back(source)
        return found

    def leads_on(self, state: BoardState, purse: Purse, colour: int) -> bool:
        """Is the effect that follows still possible out of what is left, if this colour is paid?"""
        if self.then < 0 or not EFFECTS[self.then].hungry:
            return True
        probe = Probe(self.ctx, (), self.wants[1:], purse)
        return EFFECTS[self.then].why_not_given(state, probe, self.slot, colour) is None

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NO_MANA

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, PayMana)
        spend(flow, self.seat, command.source, command.colour)
        if self.slot == PAID or recall(flow.state, self.ctx, self.slot) < 0:
            note(flow, self.ctx, self.slot, command.colour)
        if len(self.wants) > 1:
            flow.then(AskPay(self.seat, self.ctx, self.wants[1:], self.then, self.slot))
        elif self.then >= 0:
            flow.then(Resolve(self.then, self.ctx))


def spend(flow: Flow[BoardState], seat: int, source: int, used_as: int) -> None:
    """Use up one mana of a source, as mana of a colour."""
    colour = source & 7
    if source < CRYSTAL:
        flow.emit(ManaGained(seat, colour, -1))
    elif source < DIE:
        flow.emit(CrystalSpent(seat, colour))
    elif source < ENDLESS_MANA:
        state = flow.state
        for die, face in enumerate(state.dice):
            if face == colour and state.dice_owner[die] == -1:
                if not serves(state, seat, face) >> used_as & 1:
                    use_wild_die(flow, seat, face)
                flow.emit(DieTaken(seat, die, True))
                return
    elif source >= CLAIMED:
        state = flow.state
        for die, face in enumerate(state.dice):
            if face == colour and state.dice_owner[die] == seat and die not in state.turn.dice_taken:
                flow.emit(DieTaken(seat, die, False))
                return


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
