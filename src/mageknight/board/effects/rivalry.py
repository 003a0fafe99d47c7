"""Spells that strike the other players: each of them in turn, in the Round order from the caster on.

A victim's own choice is asked of the victim; what is learned from all of them is gathered under the key of the caster's use.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import (
    CHOSEN,
    COLOUR,
    PARSERS,
    USE_SPECIAL,
    Ctx,
    Effect,
    Resolve,
    note,
    recall,
)
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskColour, AskDie, AskUnit
from mageknight.board.effects.combine import May
from mageknight.board.effects.facts import is_action_card
from mageknight.board.effects.gains import Receive
from mageknight.board.effects.warband import change_unit
from mageknight.board.events.cards import DISCARD, HAND, CardMoved, CardStolen, HandSearched, HandShown
from mageknight.board.events.tracks import CrystalGained, DieLocked, ManaGained
from mageknight.board.register import CURSE, UNLIMITED, UNTIL_ROUND, enter
from mageknight.board.rules.chance import TOKENS
from mageknight.board.rules.triggers import TURN_STARTED, Reaction, watch
from mageknight.board.rules.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COLOURS, SPELL
from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_LOST: Final = refuse("board-no-crystal-lost", "UE-EFFECT-03")
NO_BASIC_DIE: Final = refuse("board-no-basic-die", "UE-MANA-16")
CARD_BITS: Final = 10
"""How much room a card takes where one card of every seat is remembered together."""


def others(state: BoardState, seat: int) -> list[int]:
    """The other players, in the Round order from the one after this seat on."""
    ring = [one for one in state.order if one >= 0]
    at = ring.index(seat) if seat in ring else 0
    return [one for one in ring[at + 1 :] + ring[:at] if one != seat]


def as_victim(ctx: Ctx, seat: int) -> Ctx:
    """The same use of the same effect, about another player."""
    return Ctx(seat, ctx.kind, ctx.source, ctx.colour, ctx.strong, ctx.bonus, ctx.key)


# Mana Meltdown.


class LoseCrystal(Roll[BoardState]):
    """A player loses a crystal at random; its colour is remembered for the caster."""

    FIELDS = ("ctx", "crystals")

    def __init__(self, ctx: Ctx, crystals: int) -> None:
        super().__init__(TOKENS, 1, crystals)
        self.ctx = ctx
        self.crystals = crystals

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        owned = flow.state.players[self.ctx.seat].crystals
        colour = [c for c in range(BASIC) for _ in range(owned[c])][outcome[0]]
        flow.emit(CrystalGained(self.ctx.seat, colour, -1))
        note(flow, self.ctx, CHOSEN, recall(flow.state, self.ctx, CHOSEN, 0) | 1 << colour)


class Melt(Frame[BoardState]):
    """A player loses a crystal, or takes a Wound without one."""

    FIELDS = ("ctx",)

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def run(self, flow: Flow[BoardState]) -> None:
        count = sum(flow.state.players[self.ctx.seat].crystals)
        if count:
            flow.then(LoseCrystal(self.ctx, count))
        else:
            take_wounds(flow, self.ctx.seat, 1)


class Meltdown(Effect):
    """Every other player loses a random crystal, or takes a Wound; one of the crystals lost may be kept."""

    def __init__(self) -> None:
        super().__init__()
        self.keep = May(KeepCrystal())
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(*[Melt(as_victim(ctx, seat)) for seat in others(flow.state, ctx.seat)], Resolve(self.keep.uid, ctx))

    def text(self) -> Message:
        return Message("board-effect-meltdown")


class KeepCrystal(Effect):
    """A crystal of one of the colours lost."""

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if recall(state, ctx, CHOSEN, 0) else NOTHING_LOST

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        lost = recall(flow.state, ctx, CHOSEN, 0)
        flow.then(AskColour(ctx.seat, ctx, lost, COLOUR), Receive(True, ctx))

    def text(self) -> Message:
        return Message("board-effect-keep-crystal")


class Radiance(Effect):
    """Every player, the caster too, takes a Wound for each own crystal of the chosen colour."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        colour = recall(flow.state, ctx, COLOUR)
        for seat in [*others(flow.state, ctx.seat), ctx.seat]:
            take_wounds(flow, seat, flow.state.players[seat].crystals[colour])

    def text(self) -> Message:
        return Message("board-effect-radiance")


# Mind Read.


class ReadMinds(Asker):
    """Every other player discards a spell or an action of the chosen colour, or shows a hand without one."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(*[Probed(as_victim(ctx, seat), self.uid) for seat in others(flow.state, ctx.seat)])

    def cards(self, state: BoardState, ctx: Ctx) -> list[int]:
        colour = recall(state, ctx, COLOUR)
        return [card for card in state.players[ctx.seat].hand if readable(card, colour)]

    def question(self) -> Message:
        return Message("board-ask-mind-read")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(CardMoved(ctx.seat, choice, HAND, DISCARD))
        known = recall(flow.state, ctx, CHOSEN, 0)
        note(flow, ctx, CHOSEN, known | choice << CARD_BITS * ctx.seat)

    def text(self) -> Message:
        return Message("board-effect-mind-read")


def readable(card: int, colour: int) -> bool:
    """Is this a spell or an action of that colour?"""
    kind = LIB.cards[card].kind
    return card != WOUND and (kind == SPELL or is_action_card(card)) and bool(LIB.cards[card].colours >> colour & 1)


class Probed(Frame[BoardState]):
    """A player's mind is read."""

    FIELDS = ("ctx", "effect")

    def __init__(self, ctx: Ctx, effect: int) -> None:
        self.ctx = ctx
        self.effect = effect

    def run(self, flow: Flow[BoardState]) -> None:
        hand = flow.state.players[self.ctx.seat].hand
        colour = recall(flow.state, self.ctx, COLOUR)
        flow.emit(HandSearched(self.ctx.seat))
        if any(readable(card, colour) for card in hand):
            flow.then(AskCard(self.ctx.seat, self.ctx, self.effect))
        else:
            flow.emit(HandShown(self.ctx.seat, tuple(sorted(hand))))


class StealDiscarded(Asker):
    """One Action card of those just discarded may be taken to hand, for good."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def loot(self, state: BoardState, ctx: Ctx) -> dict[int, int]:
        """The cards that can be taken, and from whom."""
        packed = recall(state, ctx, CHOSEN, 0)
        found: dict[int, int] = {}
        for seat in range(len(state.players)):
            card = packed >> CARD_BITS * seat & (1 << CARD_BITS) - 1
            if card and is_action_card(card) and card in state.players[seat].discard:
                found.setdefault(card, seat)
        return found

    def cards(self, state: BoardState, ctx: Ctx) -> list[int]:
        return list(self.loot(state, ctx))

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if self.loot(flow.state, ctx):
            flow.then(AskCard(ctx.seat, ctx, self.uid, True))

    def question(self) -> Message:
        return Message("board-ask-steal-card")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        if choice >= 0:
            flow.emit(CardStolen(ctx.seat, self.loot(flow.state, ctx)[choice], choice))

    def text(self) -> Message:
        return Message("board-effect-steal-discarded")


# Energy Flow.


class DrainUnits(Asker):
    """One ready unit of each other player, up to a level, may be spent by the caster."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        state = flow.state
        asks: list[Frame[BoardState]] = []
        for seat in others(state, ctx.seat):
            ready = [u.uid for u in state.players[seat].units if not u.spent and LIB.units[u.kind].level <= self.level]
            if ready:
                asks.append(AskUnit(ctx.seat, ctx, tuple(ready), self.uid, True))
        flow.then(*asks)

    def question(self) -> Message:
        return Message("board-ask-drain-unit")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        for seat in others(flow.state, ctx.seat):
            for unit in flow.state.players[seat].units:
                if unit.uid == choice:
                    change_unit(flow, seat, unit, True, unit.wounds, unit.hurt)
                    return

    def text(self) -> Message:
        return say("board-effect-drain-units", level=self.level)


# Mana Claim.


class LockDie(Asker):
    """A die of a basic colour is taken out of the Source until the end of the Round; its colour is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def dice(self, state: BoardState) -> list[int]:
        found: dict[int, int] = {}
        for die, face in enumerate(state.dice):
            if face < BASIC and state.dice_owner[die] == -1:
                found.setdefault(face, die)
        return list(found.values())

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.dice(state) else NO_BASIC_DIE

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(AskDie(ctx.seat, ctx, tuple(self.dice(flow.state)), self.uid))

    def question(self) -> Message:
        return Message("board-ask-lock-die")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(DieLocked(ctx.seat, choice))
        note(flow, ctx, COLOUR, flow.state.dice[choice])

    def text(self) -> Message:
        return Message("board-effect-lock-die")


class ManaEachTurn(Reaction):
    """A mana token of a colour at the start of each turn of the owner."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def react(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.emit(ManaGained(ctx.seat, self.colour, 1))

    def text(self) -> Message:
        return say("board-effect-gain-mana", count=1, colour=Message("board-colour-" + COLOURS[self.colour]))


class ManaFromNextTurn(Effect):
    """From the next turn on, until the end of the Round, a mana token of the colour of the die at the start of each turn."""

    def __init__(self) -> None:
        super().__init__()
        self.each = tuple([ManaEachTurn(colour) for colour in range(BASIC)])
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        reaction = self.each[recall(flow.state, ctx, COLOUR)]
        watch(flow, ctx, TURN_STARTED, reaction, UNLIMITED, UNTIL_ROUND)

    def text(self) -> Message:
        return Message("board-effect-mana-from-next-turn")


class CurseMana(Effect):
    """Until the end of the Round other players who use mana of that colour take a Wound, at most one a turn (see `rules.mana`)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        colour = recall(flow.state, ctx, COLOUR)
        enter(flow, CURSE, ctx.seat, colour, 0, 0, UNTIL_ROUND, ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-curse-mana")


PARSERS["meltdown"] = lambda plain: Meltdown()
PARSERS["radiance"] = lambda plain: Radiance()
PARSERS["mind_read"] = lambda plain: ReadMinds()
PARSERS["steal_discarded"] = lambda plain: StealDiscarded()
PARSERS["drain_units"] = lambda plain: DrainUnits(plain["drain_units"])
PARSERS["lock_die"] = lambda plain: LockDie()
PARSERS["mana_from_next_turn"] = lambda plain: ManaFromNextTurn()
PARSERS["curse_mana"] = lambda plain: CurseMana()
