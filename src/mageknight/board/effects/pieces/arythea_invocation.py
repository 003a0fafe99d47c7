"""Invocation: mana that must be spent at once."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import ActivateUnit, ChooseColour, PlayCard, UseSkill
from mageknight.board.content.library import LIB
from mageknight.board.effect import COLOUR, EFFECTS, PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, load, store
from mageknight.board.events.tracks import ManaGained
from mageknight.board.events.warband import unit_of
from mageknight.board.moves.activate_unit import ACTIVATE_UNIT
from mageknight.board.moves.choose import CHOOSE_COLOUR
from mageknight.board.moves.play_card import PLAY_CARD
from mageknight.board.moves.use_skill import USE_SKILL
from mageknight.board.register import SPEND_NOW, UNTIL_TURN, enter, lasting, strike_out
from mageknight.board.rules.mana.mana import Probe
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC_USE, COLOURS, STRONG_USE
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk, PlainAsk
from mageknight.kernel.refusal import Refusal, refuse

NOT_TO_SPEND = refuse("board-no-use-for-mana", "UE-MANA-02")
NOT_WITH_THIS = refuse("board-mana-must-be-spent", "UE-MANA-02")
SPENDING: Final = (PLAY_CARD, ACTIVATE_UNIT, USE_SKILL)
"""What mana can be spent on."""


def spends(state: BoardState, command: Command, colour: int) -> bool:
    """Is this a play that this mana pays for, or can pay for?"""
    if isinstance(command, PlayCard):
        card = LIB.cards[command.card]
        effect = card.strong if command.use == STRONG_USE else card.basic
        wants = card.strong_wants if command.use == STRONG_USE else card.basic_wants
        if command.use not in (BASIC_USE, STRONG_USE) or effect is None:
            return False
        return any(want >> colour & 1 for want in wants) or (effect.may_need_mana and not wants)
    if isinstance(command, ActivateUnit):
        unit = unit_of(state.players[command.seat], command.unit)
        line = LIB.units[unit.kind].abilities[command.ability]
        return bool(line.mana >> colour & 1) or (line.effect.may_need_mana and not line.mana)
    return isinstance(command, UseSkill) and LIB.skills[command.skill].effect.may_need_mana


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


class AskInvoked(PlainAsk[BoardState]):
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

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        assert isinstance(command, ChooseColour)
        store(flow, self.ctx, COLOUR, command.colour)
        flow.then(Resolve(self.invoke().spend.uid, self.ctx))


class Spend(Effect):
    """The token of the colour named comes in, and what it is spent on is asked."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        colour = load(flow.state, ctx, COLOUR)
        flow.emit(ManaGained(ctx.seat, colour, 1))
        enter(flow, SPEND_NOW, ctx.seat, colour, 0, 0, UNTIL_TURN, ctx.tag())
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

    def choices(self, state: BoardState) -> list[Command]:
        return [command for command in super().choices(state) if spends(state, command, self.colour)]

    def has_choice(self, state: BoardState) -> bool:
        return len(self.choices(state)) > 0

    def refused(self, state: BoardState, legal: list[Command]) -> list[tuple[Command, Refusal]]:
        return self.reasons(state, self.in_mind(state, legal))

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        refusal = super().refusal(state, command)
        if refusal is not None:
            return refusal
        return None if spends(state, command, self.colour) else NOT_WITH_THIS

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
