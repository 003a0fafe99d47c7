"""Playing a card: laying it, aiming it, paying for it, the answers of the others, and what it then does.

Every step is a frame or a small decision. Until the card is announced the flyer can call it off; once it is announced
the other seats may answer it in order, each answer is a card announced in its turn, and what was announced last is
carried out first.
"""

from __future__ import annotations

from typing import Final

from mageknight.demo.commands import Aim, Answer, LayCard, LetPass, Pay
from mageknight.demo.content import is_card, kind_of
from mageknight.demo.effects import (
    VOCABULARY,
    Effect,
    aims,
    effects_of,
    reacts,
    stays,
    targets,
    use_refusal,
)
from mageknight.demo.events import CardAnnounced, CardDone, CardLaid, TargetChosen
from mageknight.demo.state import NO_CARD, DemoState, Laid
from mageknight.demo.steps import DemoAsk, Tug, shift
from mageknight.demo.tally import card_message
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

CHEAPEST_ANSWER: Final = 1
"""No answer costs less: who cannot pay this has none to give."""


def means(state: DemoState, seat: int) -> int:
    """The highest price a seat can pay: all its breath, and its line but for the last bit."""
    kite = state.kites[seat]
    return kite.breath + kite.line - 1


def holding_refusal(state: DemoState, seat: int, card: int) -> Refusal | None:
    return None if is_card(card) and card in state.hands[seat] else refuse("demo-not-in-hand")


def price_refusal(state: DemoState, seat: int, cost: int) -> Refusal | None:
    have = means(state, seat)
    return None if cost <= have else refuse("demo-too-dear", cost=cost, have=have)


def lay_refusal(state: DemoState, seat: int, card: int, cost: int) -> Refusal | None:
    """The reason a seat cannot lay this card of its own accord."""
    refusal = holding_refusal(state, seat, card)
    if refusal is not None:
        return refusal
    if reacts(card):
        return refuse("demo-only-answers")
    return price_refusal(state, seat, cost) or use_refusal(state, seat, card, NO_CARD)


def lay(flow: Flow[DemoState], seat: int, card: int, cost: int, against: int) -> None:
    """Lay a card and put on the agenda what follows from that."""
    flow.emit(CardLaid(seat, card, against))
    frames: list[Frame[DemoState]] = []
    if aims(card):
        frames.append(AimCard(seat, card))
    if cost:
        frames.append(PayPrice(seat, cost))
    flow.then(*frames, Announce(card))


class AimAsk(DemoAsk):
    """The seat a card is meant for. A single possible target is public knowledge and needs no question.

    Should the last possible target have left the game meanwhile, nobody is meant.
    """

    COMMANDS = (Aim, LetPass)

    def kind(self) -> str:
        return "demo-aim"

    def possible(self, state: DemoState) -> list[int]:
        raise AssertionError

    def choices(self, state: DemoState) -> list[Command]:
        aimed: list[Command] = [Aim(self.seat, target) for target in self.possible(state)]
        return aimed or [LetPass(self.seat)]

    def refusal(self, state: DemoState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else refuse("demo-no-target")

    def forced(self, state: DemoState) -> Command | None:
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 or not state.flies(self.seat) else None


class AimCard(AimAsk):
    """Aim a card on the table."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self, state: DemoState) -> Message:
        return say("ask-demo-aim", what=card_message(self.card))

    def possible(self, state: DemoState) -> list[int]:
        return targets(state, self.seat, self.card)

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        if isinstance(command, Aim):
            flow.emit(TargetChosen(self.card, command.target))


class AimTug(AimAsk):
    """Choose whose line to tug at."""

    def prompt(self, state: DemoState) -> Message:
        return say("ask-demo-aim", what=say("demo-tug"))

    def possible(self, state: DemoState) -> list[int]:
        return state.others(self.seat)

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        if isinstance(command, Aim):
            flow.then(Tug(self.seat, command.target, 1, 0))


class PayPrice(DemoAsk):
    """Pay a price point by point, each with breath or with line; where only one is left it is taken."""

    FIELDS = ("seat", "left")
    COMMANDS = (Pay,)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> str:
        return "demo-pay"

    def prompt(self, state: DemoState) -> Message:
        return say("ask-demo-pay", n=self.left)

    def choices(self, state: DemoState) -> list[Command]:
        kite = state.kites[self.seat]
        choices: list[Command] = []
        if kite.breath > 0:
            choices.append(Pay(self.seat, "breath"))
        if kite.line > 1 or not choices:
            choices.append(Pay(self.seat, "line"))
        return choices

    def refusal(self, state: DemoState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else refuse("demo-cannot-pay")

    def forced(self, state: DemoState) -> Command | None:
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 or not state.flies(self.seat) else None

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        assert isinstance(command, Pay)
        shift(flow, self.seat, command.coin, -1)
        if self.left > 1:
            flow.then(PayPrice(self.seat, self.left - 1))


class Announce(Frame[DemoState]):
    """A card is announced: the others may answer in order, then it is carried out."""

    FIELDS = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, flow: Flow[DemoState]) -> None:
        laid = flow.state.laid(self.card)
        flow.emit(CardAnnounced(laid.seat, laid.card, laid.target))
        asks: list[Frame[DemoState]] = [OfferAnswer(other, self.card) for other in flow.state.others(laid.seat)]
        flow.then(*asks, CarryOut(self.card))


class OfferAnswer(DemoAsk):
    """A seat may lay an answer against the card just announced.

    It is not asked when all can see that it cannot: it holds no cards, cannot pay for any answer, or the card is
    cancelled already. Whether it holds an answer nobody can see, so it is asked even without one.
    """

    FIELDS = ("seat", "card")
    COMMANDS = (Answer, LetPass)
    NESTED = False

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def kind(self) -> str:
        return "demo-answer"

    def prompt(self, state: DemoState) -> Message:
        return say("ask-demo-answer", card=card_message(self.card))

    def candidates(self, state: DemoState) -> list[Command]:
        answers: list[Command] = [Answer(self.seat, card) for card in state.hands[self.seat]]
        return [*answers, LetPass(self.seat)]

    def refusal(self, state: DemoState, command: Command) -> Refusal | None:
        if not isinstance(command, Answer):
            return None
        refusal = holding_refusal(state, self.seat, command.card)
        if refusal is not None:
            return refusal
        if not reacts(command.card):
            return refuse("demo-no-answer")
        price = price_refusal(state, self.seat, kind_of(command.card).cost)
        return price or use_refusal(state, self.seat, command.card, self.card)

    def forced(self, state: DemoState) -> Command | None:
        laid = state.laid(self.card)
        settled = laid.cancelled or not state.flies(laid.seat) or not state.flies(self.seat)
        idle = not state.hands[self.seat] or means(state, self.seat) < CHEAPEST_ANSWER
        return LetPass(self.seat) if settled or idle else None

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        if isinstance(command, Answer):
            lay(flow, self.seat, command.card, kind_of(command.card).cost, self.card)


def is_live(state: DemoState, laid: Laid) -> bool:
    """Are the flyer of a card and whoever it is aimed at still in the game?"""
    aimed = laid.target >= 0 and state.flies(laid.target)
    return state.flies(laid.seat) and (aimed or not aims(laid.card))


class CarryOut(Frame[DemoState]):
    """Nobody answers any more: the card does what it says, or nothing if it was cancelled or its flyer has left."""

    FIELDS = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, flow: Flow[DemoState]) -> None:
        laid = flow.state.laid(self.card)
        if laid.cancelled or not is_live(flow.state, laid):
            flow.emit(CardDone(self.card, False, False))
            return
        parts: list[Frame[DemoState]] = [CarryOutPart(self.card, at) for at in range(len(effects_of(self.card)))]
        flow.then(*parts, ClearAway(self.card))


class CarryOutPart(Frame[DemoState]):
    """One part of what a card does; nothing if its flyer or its target has left meanwhile."""

    FIELDS = ("card", "part")

    def __init__(self, card: int, part: int) -> None:
        self.card = card
        self.part = part

    def run(self, flow: Flow[DemoState]) -> None:
        laid = flow.state.laid(self.card)
        if is_live(flow.state, laid):
            effects_of(self.card)[self.part].resolve(flow, laid)


class ClearAway(Frame[DemoState]):
    """The card leaves the table, unless its effect lasts: then it lies by the register."""

    FIELDS = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, flow: Flow[DemoState]) -> None:
        lasts = stays(self.card) and any(effect.source == self.card for effect in flow.state.lasting)
        flow.emit(CardDone(self.card, True, lasts))


class LaySecond(DemoAsk):
    """Lay one more card, free of charge, or leave it."""

    COMMANDS = (LayCard, LetPass)

    def kind(self) -> str:
        return "demo-second"

    def candidates(self, state: DemoState) -> list[Command]:
        lays: list[Command] = [LayCard(self.seat, card) for card in state.hands[self.seat]]
        return [*lays, LetPass(self.seat)]

    def refusal(self, state: DemoState, command: Command) -> Refusal | None:
        return lay_refusal(state, self.seat, command.card, 0) if isinstance(command, LayCard) else None

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        if isinstance(command, LayCard):
            lay(flow, self.seat, command.card, 0, NO_CARD)


class Second(Effect):
    """Another card may be laid for nothing: an effect inside an effect."""

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.then(LaySecond(laid.seat))

    def says(self) -> Message:
        return say("demo-effect-second")


VOCABULARY["second"] = Second
