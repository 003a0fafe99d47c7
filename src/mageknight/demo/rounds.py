"""The course of the game: rounds with their wind, the secret leans, the turns, and what may be decided at any time."""

from __future__ import annotations

from mageknight.demo.commands import (
    AgreeEnd,
    Breathe,
    Concede,
    DeclineEnd,
    EndTurn,
    LayCard,
    Lean,
    OfferEnd,
    Tug,
)
from mageknight.demo.content import DIE, GRIP, HAND, MOST_BREATH, PULL, ROUNDS, card_word, kind_of
from mageknight.demo.effects import card_text
from mageknight.demo.events import (
    ActionSpent,
    EffectBegan,
    EndAgreed,
    EndOffered,
    LeanShown,
    OfferLapsed,
    RoundBegan,
    TurnBegan,
    TurnEnded,
    WindRolled,
)
from mageknight.demo.plays import AimTug, lay, lay_refusal
from mageknight.demo.state import NO_CARD, NO_SEAT, DemoState, Lasting
from mageknight.demo.steps import (
    DICE_STREAM,
    DemoAsk,
    Draw,
    DrawUp,
    end_effects,
    end_game,
    leave,
    shift,
)
from mageknight.demo.tally import lift
from mageknight.kernel.agenda import Flow, Frame, Roll, Simultaneous
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import C, Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse


class Deal(Frame[DemoState]):
    """Every seat gets its first hand."""

    def run(self, flow: Flow[DemoState]) -> None:
        hands: list[Frame[DemoState]] = [Draw(seat, HAND) for seat in flow.state.flying()]
        flow.then(*hands)


class BeginRound(Frame[DemoState]):
    """A round: wind, leans, one turn for every seat, and the next round. After the last the game is over."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[DemoState]) -> None:
        if self.number > ROUNDS:
            end_game(flow, "rounds")
            return
        flow.emit(RoundBegan(self.number))
        flow.then(RollWind(), BeginLeans(), MeetWind(), *turns_from(flow.state, NO_SEAT), EndRound(self.number))


def turns_from(state: DemoState, after: int) -> list[Frame[DemoState]]:
    """The turns of the round, another seat first each time; `after` leaves out all up to that seat's."""
    count = len(state.kites)
    order = [(state.round - 1 + step) % count for step in range(count)]
    if after != NO_SEAT:
        order = order[order.index(after) + 1 :]
    return [BeginTurn(seat) for seat in order]


class RollWind(Roll[DemoState]):
    """The wind of the round: one die."""

    def __init__(self) -> None:
        super().__init__(DICE_STREAM, 1, DIE)

    def settle(self, flow: Flow[DemoState], outcome: tuple[int, ...]) -> None:
        flow.emit(WindRolled(outcome[0] + 1))


class BeginLeans(Frame[DemoState]):
    """All seats choose their lean at the same time."""

    def run(self, flow: Flow[DemoState]) -> None:
        flow.then(Simultaneous(tuple([ChooseLean(seat) for seat in flow.state.flying()])))


class ChooseLean(DemoAsk):
    """Climb, hold or dive: hidden until all have chosen."""

    COMMANDS = (Lean,)
    NESTED = False

    def kind(self) -> str:
        return "demo-lean"

    def prompt(self, state: DemoState) -> Message:
        return say("ask-demo-lean", wind=state.wind, lift=lift(state, self.seat).total)

    def choices(self, state: DemoState) -> list[Command]:
        return [Lean(self.seat, "climb"), Lean(self.seat, "dive"), Lean(self.seat, "hold")]

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        assert isinstance(command, Lean)
        if flow.state.flies(self.seat):
            flow.emit(LeanShown(self.seat, command.lean))


class MeetWind(Frame[DemoState]):
    """The leans take effect.

    Who climbs rises by its lift, less one for every other that climbs; who holds catches breath and grips better this
    round; who dives falls a step and pulls harder this round.
    """

    def run(self, flow: Flow[DemoState]) -> None:
        state = flow.state
        leans = state.leans
        crowd = leans.count("climb") - 1
        for seat in state.flying():
            if leans[seat] == "climb":
                shift(flow, seat, "height", max(0, lift(state, seat).total - crowd))
            elif leans[seat] == "hold":
                shift(flow, seat, "breath", 2)
            elif leans[seat] == "dive":
                shift(flow, seat, "height", -1)
            entry = lean_effect(state, seat)
            if entry is not None:
                flow.emit(EffectBegan(entry))


def lean_effect(state: DemoState, seat: int) -> Lasting | None:
    """The entry a seat's lean puts into the register for the round."""
    lean = state.leans[seat]
    if lean == "hold":
        return Lasting(
            source=NO_CARD, cause=lean, scope=seat, number=GRIP, amount=1, until_round=state.round, until_turn=NO_SEAT
        )
    if lean == "dive":
        return Lasting(
            source=NO_CARD, cause=lean, scope=seat, number=PULL, amount=2, until_round=state.round, until_turn=NO_SEAT
        )
    return None


class BeginTurn(Frame[DemoState]):
    """A seat's turn, if it still flies. What lasted until then is over."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[DemoState]) -> None:
        if flow.state.flies(self.seat):
            flow.emit(TurnBegan(self.seat))
            end_effects(flow, 0, self.seat)
            flow.then(TakeTurn(self.seat))


class TurnMove(Move[DemoState, "TakeTurn", C]):
    """Something a seat does in its turn for one action."""

    ENDS = False

    def refusal(self, state: DemoState, ask: TakeTurn, command: C) -> Refusal | None:
        return None if state.actions else refuse("demo-no-actions")

    def carry_out(self, flow: Flow[DemoState], ask: TakeTurn, command: C) -> None:
        flow.emit(ActionSpent(ask.seat))


class LayingCard(TurnMove[LayCard]):
    """Lay a card from the hand."""

    COMMAND = LayCard

    def candidates(self, state: DemoState, ask: TakeTurn) -> list[Command]:
        return [LayCard(ask.seat, card) for card in state.hands[ask.seat]]

    def refusal(self, state: DemoState, ask: TakeTurn, command: LayCard) -> Refusal | None:
        cost = kind_of(command.card).cost if command.card in state.hands[ask.seat] else 0
        return super().refusal(state, ask, command) or lay_refusal(state, ask.seat, command.card, cost)

    def carry_out(self, flow: Flow[DemoState], ask: TakeTurn, command: LayCard) -> None:
        super().carry_out(flow, ask, command)
        lay(flow, ask.seat, command.card, kind_of(command.card).cost, NO_CARD)

    def words(self, state: DemoState, ask: TakeTurn, command: LayCard) -> Message:
        return say("demo-do-lay", card=card_text(command.card))

    def about(self, state: DemoState, ask: TakeTurn, command: LayCard) -> tuple[str, ...]:
        return ("card:" + card_word(command.card),)


class Tugging(TurnMove[Tug]):
    """Tug at somebody's line."""

    COMMAND = Tug

    def candidates(self, state: DemoState, ask: TakeTurn) -> list[Command]:
        return [Tug(ask.seat)]

    def carry_out(self, flow: Flow[DemoState], ask: TakeTurn, command: Tug) -> None:
        super().carry_out(flow, ask, command)
        flow.then(AimTug(ask.seat))

    def words(self, state: DemoState, ask: TakeTurn, command: Tug) -> Message:
        return say("demo-do-tug")


class Breathing(TurnMove[Breathe]):
    """Catch a breath, if there is room for one."""

    COMMAND = Breathe

    def candidates(self, state: DemoState, ask: TakeTurn) -> list[Command]:
        return [Breathe(ask.seat)]

    def refusal(self, state: DemoState, ask: TakeTurn, command: Breathe) -> Refusal | None:
        found = super().refusal(state, ask, command)
        if found is None and state.kites[ask.seat].breath == MOST_BREATH:
            found = refuse("demo-full-breath", most=MOST_BREATH)
        return found

    def carry_out(self, flow: Flow[DemoState], ask: TakeTurn, command: Breathe) -> None:
        super().carry_out(flow, ask, command)
        shift(flow, ask.seat, "breath", 1)

    def words(self, state: DemoState, ask: TakeTurn, command: Breathe) -> Message:
        return say("demo-do-breathe")


class EndingTurn(Move[DemoState, "TakeTurn", EndTurn]):
    """Let the next seat play. It is never done for the player: it is the last moment to take something back."""

    COMMAND = EndTurn

    def candidates(self, state: DemoState, ask: TakeTurn) -> list[Command]:
        return [EndTurn(ask.seat)]

    def carry_out(self, flow: Flow[DemoState], ask: TakeTurn, command: EndTurn) -> None:
        flow.emit(TurnEnded(ask.seat))
        flow.then(DrawUp(ask.seat))

    def words(self, state: DemoState, ask: TakeTurn, command: EndTurn) -> Message:
        return say("demo-do-end-turn")


class TakeTurn(MoveAsk[DemoState]):
    """The actions of a turn."""

    FIELDS = ("seat",)
    MOVES = (LayingCard(), Tugging(), Breathing(), EndingTurn())
    NESTED = False

    def kind(self) -> str:
        return "demo-turn"

    def prompt(self, state: DemoState) -> Message:
        return say("ask-demo-turn", n=state.actions)

    def forced(self, state: DemoState) -> Command | None:
        return None if state.flies(self.seat) else EndTurn(self.seat)


class EndRound(Frame[DemoState]):
    """The round is over: what lasted so long ends, an open offer lapses, the next round begins."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[DemoState]) -> None:
        end_effects(flow, self.number, NO_SEAT)
        if flow.state.offer != NO_SEAT:
            flow.emit(OfferLapsed(NO_SEAT))
        flow.then(BeginRound(self.number + 1))


class MayConcede(DemoAsk):
    """A seat may leave the game at any time."""

    COMMANDS = (Concede,)

    def kind(self) -> str:
        return "demo-concede"

    def choices(self, state: DemoState) -> list[Command]:
        return [Concede(self.seat)]

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        leave(flow, self.seat, "conceded")
        settle_offer(flow)


class MayOffer(DemoAsk):
    """A seat may offer, once a round, to end the game as it stands."""

    COMMANDS = (OfferEnd,)

    def kind(self) -> str:
        return "demo-offer"

    def choices(self, state: DemoState) -> list[Command]:
        return [OfferEnd(self.seat)]

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        flow.emit(EndOffered(self.seat))


class MayAgree(DemoAsk):
    """While such an offer is open every other seat may agree or decline."""

    COMMANDS = (AgreeEnd, DeclineEnd)

    def kind(self) -> str:
        return "demo-agree"

    def choices(self, state: DemoState) -> list[Command]:
        return [AgreeEnd(self.seat), DeclineEnd(self.seat)]

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        if isinstance(command, DeclineEnd):
            flow.emit(OfferLapsed(self.seat))
            return
        flow.emit(EndAgreed(self.seat))
        settle_offer(flow)


def settle_offer(flow: Flow[DemoState]) -> None:
    """If every seat still in the game is for ending it, it ends; an offer by one who has left lapses."""
    state = flow.state
    if state.ending or state.offer == NO_SEAT:
        return
    if not state.flies(state.offer):
        flow.emit(OfferLapsed(NO_SEAT))
    elif all(seat in state.agreed for seat in state.flying()):
        end_game(flow, "agreed")


def standing_asks(state: DemoState) -> list[DemoAsk]:
    """Asks that are open at any time: leave, offer to end, answer such an offer."""
    asks: list[DemoAsk] = []
    for seat in state.flying():
        if state.offer == NO_SEAT:
            if state.offered[seat] < state.round:
                asks.append(MayOffer(seat))
        elif seat not in state.agreed:
            asks.append(MayAgree(seat))
        asks.append(MayConcede(seat))
    return asks
