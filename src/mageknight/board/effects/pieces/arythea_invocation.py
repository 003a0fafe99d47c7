"""Invocation: mana that must be spent at once."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import ActivateUnit, ChooseColour, PlayCard, UseSkill
from mageknight.board.content.library import LIB
from mageknight.board.effect import COLOUR, EFFECTS, PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, load, store
from mageknight.board.events.tracks import ManaGained
from mageknight.board.events.warband import unit_of
from mageknight.board.moves.choose import CHOOSE_COLOUR, ChoiceAsk
from mageknight.board.moves.plays.activate_unit import ActivatingUnit
from mageknight.board.moves.plays.play_card import PlayingCard
from mageknight.board.moves.plays.use_skill import UsingSkill
from mageknight.board.register import SPEND_NOW, UNTIL_TURN, enter, lasting, strike_out
from mageknight.board.rules.mana.mana import Probe
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC_USE, COLOURS, STRONG_USE
from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse

NOT_TO_SPEND = refuse("board-no-use-for-mana", "UE-MANA-02")
NOT_WITH_THIS = refuse("board-mana-must-be-spent", "UE-MANA-02")


def card_spends(state: BoardState, command: PlayCard, colour: int) -> bool:
    """Is this half of a card paid with this mana, or can mana be spent on it?"""
    card = LIB.cards[command.card]
    effect = card.strong if command.use == STRONG_USE else card.basic
    wants = card.strong_wants if command.use == STRONG_USE else card.basic_wants
    if command.use not in (BASIC_USE, STRONG_USE) or effect is None:
        return False
    return any(want >> colour & 1 for want in wants) or (effect.may_need_mana and not wants)


def unit_spends(state: BoardState, command: ActivateUnit, colour: int) -> bool:
    """Is this ability of a unit paid with this mana, or can mana be spent on it?"""
    unit = unit_of(state.players[command.seat], command.unit)
    line = LIB.units[unit.kind].abilities[command.ability]
    return bool(line.mana >> colour & 1) or (line.effect.may_need_mana and not line.mana)


def skill_spends(state: BoardState, command: UseSkill, colour: int) -> bool:
    """Can mana be spent on this skill?"""
    return LIB.skills[command.skill].effect.may_need_mana


class SpendingOnCard(PlayingCard):
    """Play a card with the mana."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        found.extend(legal_of(self, state, ask))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: PlayCard) -> Refusal | None:
        refusal = super().refusal(state, ask, command)
        return refusal or (None if card_spends(state, command, colour_of(ask)) else NOT_WITH_THIS)


class SpendingOnUnit(ActivatingUnit):
    """Activate a unit with the mana."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        found.extend(legal_of(self, state, ask))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: ActivateUnit) -> Refusal | None:
        refusal = super().refusal(state, ask, command)
        return refusal or (None if unit_spends(state, command, colour_of(ask)) else NOT_WITH_THIS)


class SpendingOnSkill(UsingSkill):
    """Use a skill with the mana."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        found.extend(legal_of(self, state, ask))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseSkill) -> Refusal | None:
        refusal = super().refusal(state, ask, command)
        return refusal or (None if skill_spends(state, command, colour_of(ask)) else NOT_WITH_THIS)


def legal_of(move: Move[BoardState, Any, Any], state: BoardState, ask: Ask[BoardState]) -> list[Command]:
    """The legal ones of everything the move brings to mind."""
    return [each for each in move.candidates(state, ask) if move.refusal(state, ask, each) is None]


def colour_of(ask: Ask[BoardState]) -> int:
    """The colour of the mana to spend."""
    assert isinstance(ask, AskSpend)
    return ask.colour


SPENDING: Final = (SpendingOnCard(), SpendingOnUnit(), SpendingOnSkill())
"""Everything mana can be spent on."""


def plays_for(state: BoardState, seat: int, colour: int) -> list[Command]:
    """The uses there are in hand now for a token of this colour."""
    return AskSpend(seat, colour).choices(state)


class Invoke(Effect):
    """Gain a mana token and spend it at once: on a card, a unit or a skill that this mana pays for."""

    def __init__(self, colours: int) -> None:
        super().__init__()
        self.colours = colours
        self.spend = Spend()
        self.uses = USE_SPECIAL
        self.secret = True

    def possible(self, state: BoardState, ctx: EffectUse) -> int:
        """The colours there is a use for, a bit each: looked at as if the token were there and the cards given up for it gone."""
        mask = 0
        for colour in range(6):
            if self.colours >> colour & 1:
                supposed = state.copy()
                player = supposed.players[ctx.seat]
                player.tokens[colour] += 1
                for card in ctx.away if isinstance(ctx, Probe) else ():
                    player.hand.remove(card)
                if not ctx.key:
                    player.skill_used[player.skills.index(ctx.source)] = 1
                if plays_for(supposed, ctx.seat, colour):
                    mask |= 1 << colour
        return mask

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.possible(state, ctx) else NOT_TO_SPEND

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskInvoked(ctx.seat, ctx, self.uid))

    def text(self) -> Message:
        words = [Message("board-colour-" + COLOURS[c]) for c in range(6) if self.colours >> c & 1]
        return say("board-effect-invoke", colours=words)


class AskInvoked(ChoiceAsk[ChooseColour]):
    """The colour of mana to invoke: one there is a use for. It is always asked: a single answer would betray the hand."""

    KIND = "choose-colour"
    FIELDS = ("seat", "ctx", "effect")
    MOVES = (CHOOSE_COLOUR,)
    RULES = ("UE-EFFECT-03",)

    def __init__(self, seat: int, ctx: EffectUse, effect: int) -> None:
        super().__init__(seat)
        self.ctx = ctx
        self.effect = effect

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-choose-colour")

    def invoke(self) -> Invoke:
        effect = EFFECTS[self.effect]
        assert isinstance(effect, Invoke)
        return effect

    def choices(self, state: BoardState) -> list[Command]:
        mask = self.invoke().possible(state, self.ctx)
        return [ChooseColour(self.seat, colour) for colour in range(6) if mask >> colour & 1]

    def chosen(self, flow: Flow[BoardState], command: ChooseColour) -> None:
        store(flow, self.ctx, COLOUR, command.colour)
        flow.then(Resolve(self.invoke().spend.uid, self.ctx))


class Spend(Effect):
    """The token of the colour named comes in, and what it is spent on is asked."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        colour = load(flow.state, ctx, COLOUR)
        flow.emit(ManaGained(ctx.seat, colour, 1))
        enter(flow, SPEND_NOW, ctx.seat, target=colour, until=UNTIL_TURN, source=ctx.tag())
        flow.then(AskSpend(ctx.seat, colour), LoseUnspent(ctx.seat, colour))

    def text(self) -> Message:
        return Message("board-effect-spend-now")


class AskSpend(MoveAsk[BoardState]):
    """The use made of the mana; it is over with that."""

    KIND = "spend-mana"
    FIELDS = ("seat", "colour")
    MOVES = SPENDING
    RULES = ("UE-MANA-02",)

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-spend-mana", colour=Message("board-colour-" + COLOURS[self.colour]))

    def reopen(self, flow: Flow[BoardState]) -> None:
        """The mana is spent once."""


class LoseUnspent(Frame[BoardState]):
    """Mana that was not spent after all is lost."""

    FIELDS = ("seat", "colour")

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def run(self, flow: Flow[BoardState]) -> None:
        for entry in lasting(flow.state, SPEND_NOW, self.seat):
            strike_out(flow, entry)
            flow.emit(ManaGained(self.seat, self.colour, -1))


def _invoke(plain: dict[str, Any]) -> Effect:
    mask = 0
    for name in plain["invoke"]:
        mask |= 1 << COLOURS.index(name)
    return Invoke(mask)


PARSERS["invoke"] = _invoke
