"""Mana: what can pay, and the small decision of who pays (UE-MANA-01 to 17).

A source of mana is one number: a token of colour c is c, a crystal 8 + c, a die of the Source showing c is 16 + c, endless mana of
a colour 24 + c, the die stolen by a Tactic 32 + c. Equal dice are one source: which of them is taken makes no difference.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PayMana
from mageknight.board.effect import PAID, SECOND, Ctx, Resolve, note, recall
from mageknight.board.events.tracks import CrystalSpent, DieTaken, ManaGained
from mageknight.board.register import BLACK_AS_ANY, BLACK_USABLE, ENDLESS, GOLD_USABLE, holds, lasting
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, BLACK, GOLD
from mageknight.kernel.agenda import Ask, Flow, Frame
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


def serves(state: BoardState, seat: int, colour: int) -> int:
    """The colours that mana of this colour can be used as, a bit each (UE-MANA-07 to 10)."""
    if colour < BASIC:
        return 1 << colour
    if colour == GOLD:
        usable = not night_rules(state) or holds(state, GOLD_USABLE, seat)
        return ANY_BASIC | (1 << GOLD) if usable else 0
    if night_rules(state) or holds(state, BLACK_USABLE, seat):
        return BLACK_ONLY
    return 0


def die_serves(state: BoardState, seat: int, colour: int) -> int:
    """The colours a die of the Source showing `colour` can be used as; depleted dice cannot (UE-MANA-14 to 16)."""
    if holds(state, BLACK_AS_ANY, seat) and colour >= BASIC:
        return ANY_BASIC | (BLACK_ONLY if colour == BLACK else 1 << GOLD)
    return serves(state, seat, colour)


class Purse:
    """The mana a player could use just now, counted by source, for looking ahead."""

    def __init__(self, state: BoardState, seat: int) -> None:
        player = state.players[seat]
        self.codes: list[int] = []
        self.counts: list[int] = []
        self.masks: list[int] = []
        for colour in range(6):
            if player.tokens[colour]:
                self.add(TOKEN + colour, player.tokens[colour], serves(state, seat, colour))
        for colour in range(BASIC):
            if player.crystals[colour]:
                self.add(CRYSTAL + colour, player.crystals[colour], 1 << colour)
        self.dice = state.turn.dice if state.turn.seat == seat else 0
        if self.dice > 0:
            self.add_dice(state, seat)
        if state.active:
            for entry in lasting(state, ENDLESS, seat):
                self.add(ENDLESS_MANA + entry.target, 99, 1 << entry.target)

    def add(self, code: int, count: int, mask: int) -> None:
        if mask:
            self.codes.append(code)
            self.counts.append(count)
            self.masks.append(mask)

    def add_dice(self, state: BoardState, seat: int) -> None:
        seen = [0, 0, 0, 0, 0, 0]
        owners = state.dice_owner
        for die, colour in enumerate(state.dice):
            if owners[die] == -1:
                seen[colour] += 1
        for colour in range(6):
            if seen[colour]:
                self.add(DIE + colour, seen[colour], die_serves(state, seat, colour))

    def pays(self, want: int) -> bool:
        """Can one mana of any of these colours be paid?"""
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
        if DIE <= self.codes[source] < ENDLESS_MANA:
            if self.dice == 0:
                return False
            self.dice -= 1
        self.counts[source] -= 1
        return True

    def give_back(self, source: int) -> None:
        if DIE <= self.codes[source] < ENDLESS_MANA:
            self.dice += 1
        self.counts[source] += 1

    def union(self) -> int:
        """All colours that could be paid."""
        union = 0
        for mask in self.masks:
            union |= mask
        return union


def can_pay(state: BoardState, seat: int, wants: tuple[int, ...]) -> bool:
    """Can a player pay all of these, each one mana of any of its colours?"""
    purse = Purse(state, seat)
    return purse.pays(wants[0]) if len(wants) == 1 else purse.pays_all(wants)


class AskPay(Ask[BoardState]):
    """Which mana pays. Later costs are kept payable, so nobody runs into a dead end."""

    FIELDS = ("seat", "ctx", "wants", "then")
    COMMANDS = (PayMana,)

    def __init__(self, seat: int, ctx: Ctx, wants: tuple[int, ...], then: int) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.wants = wants
        self.then = then

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
                if mask >> own & 1:
                    found.append(PayMana(self.seat, code, own))
                else:
                    found.extend([PayMana(self.seat, code, c) for c in range(6) if mask >> c & 1])
                if own >= BASIC and mask >> own & 1:
                    found.extend([PayMana(self.seat, code, c) for c in range(6) if mask >> c & 1 and c != own])
            purse.give_back(source)
        return found

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NO_MANA

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, PayMana)
        spend(flow, self.seat, command.source)
        noted = SECOND if recall(flow.state, self.ctx, PAID) >= 0 else PAID
        note(flow, self.ctx, noted, command.colour)
        if len(self.wants) > 1:
            flow.then(AskPay(self.seat, self.ctx, self.wants[1:], self.then))
        elif self.then >= 0:
            flow.then(Resolve(self.then, self.ctx))


def pay_then(seat: int, ctx: Ctx, wants: tuple[int, ...], then: int) -> Frame[BoardState]:
    """The frame that takes a payment and then carries out an effect (-1 for none)."""
    return AskPay(seat, ctx, wants, then)


def spend(flow: Flow[BoardState], seat: int, source: int) -> None:
    """Use up one mana of a source."""
    colour = source & 7
    if source < CRYSTAL:
        flow.emit(ManaGained(seat, colour, -1))
    elif source < DIE:
        flow.emit(CrystalSpent(seat, colour))
    elif source < ENDLESS_MANA:
        state = flow.state
        for die, face in enumerate(state.dice):
            if face == colour and state.dice_owner[die] == -1:
                flow.emit(DieTaken(seat, die, True))
                return


def colour_words(mask: int) -> list[Message]:
    """The colours of a mask as words."""
    names = ("red", "blue", "green", "white", "gold", "black")
    return [Message("board-colour-" + names[c]) for c in range(6) if mask >> c & 1]
