"""Frames of Kite Quarrel that need nobody's card: drawing, tugging, daring, and the small moves all rules share."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.demo.commands import LetPass, ShowGust
from mageknight.demo.content import (
    CLEAR_WIN,
    CRASH_RIBBONS,
    DIE,
    HAND,
    MOST_BREATH,
    MOST_LINE,
    TOP,
    is_card,
    kind_of,
)
from mageknight.demo.events import (
    CardsDrawn,
    DeckShuffled,
    DiceThrown,
    EffectEnded,
    GameEnded,
    GustShown,
    SeatLeft,
    Shifted,
)
from mageknight.demo.state import DemoState
from mageknight.demo.tally import grip, pull
from mageknight.kernel.agenda import Ask, Flow, Frame, Roll, Shuffle
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

DECK_STREAM: Final = 0
DICE_STREAM: Final = 1
STREAMS: Final = ("deck", "dice")


def seat_message(seat: int) -> Message:
    """A seat by the colour of its kite."""
    return say("demo-seat-" + ("red", "blue", "gold", "green")[seat])


def shift(flow: Flow[DemoState], seat: int, what: str, by: int) -> None:
    """Move one of a seat's values as far as it goes; nothing is told if it does not move."""
    kite = flow.state.kites[seat]
    if what == "height":
        by = min(max(by, -kite.height), TOP - kite.height)
    elif what == "line":
        by = min(max(by, -kite.line), MOST_LINE - kite.line)
    elif what == "breath":
        by = min(max(by, -kite.breath), MOST_BREATH - kite.breath)
    if by:
        flow.emit(Shifted(seat, what, by))


def leave(flow: Flow[DemoState], seat: int, why: str) -> None:
    """A seat is out of the game; the last kite in the air ends it."""
    flow.emit(SeatLeft(seat, why, tuple(flow.state.hands[seat])))
    if len(flow.state.flying()) <= 1:
        end_game(flow, "last")


def end_game(flow: Flow[DemoState], ending: str) -> None:
    flow.emit(GameEnded(ending))
    flow.finish()


def cut_line(flow: Flow[DemoState], seat: int, target: int, by: int) -> None:
    """Shorten a line; who cuts the last of it off wins ribbons, and the kite is lost."""
    if not flow.state.flies(target):
        return
    shift(flow, target, "line", -by)
    if flow.state.kites[target].line == 0:
        shift(flow, seat, "ribbons", CRASH_RIBBONS)
        leave(flow, target, "crashed")


def end_effects(flow: Flow[DemoState], round_over: int, turn_of: int) -> None:
    """Take out of the register what ends with this round, or with the beginning of this turn."""
    for effect in flow.state.lasting.copy():
        if (round_over and effect.until_round == round_over) or (turn_of >= 0 and effect.until_turn == turn_of):
            flow.emit(EffectEnded(effect, effect.source))


class DemoAsk(Ask[DemoState]):
    """A decision of a seat. Who has left the game answers nothing any more, and everybody can see that."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def forced(self, state: DemoState) -> Command | None:
        return None if state.flies(self.seat) else self.choices(state)[-1]


class ShuffleAll(Shuffle[DemoState]):
    """Deck and discard pile are shuffled into a new deck."""

    def __init__(self) -> None:
        super().__init__(DECK_STREAM)

    def size(self, state: DemoState) -> int:
        return len(state.deck) + len(state.discard)

    def settle(self, flow: Flow[DemoState], outcome: tuple[int, ...]) -> None:
        cards = flow.state.deck + flow.state.discard
        flow.emit(DeckShuffled(tuple([cards[place] for place in outcome]), len(cards)))


class Draw(Frame[DemoState]):
    """A seat draws so many cards; an empty deck is made again from the discard pile."""

    FIELDS = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, flow: Flow[DemoState]) -> None:
        state = flow.state
        if self.count <= 0 or not state.flies(self.seat):
            return
        if not state.deck:
            if state.discard:
                flow.then(ShuffleAll(), self)
            return
        now = min(self.count, len(state.deck))
        flow.emit(CardsDrawn(self.seat, now, tuple(reversed(state.deck[-now:]))))
        flow.then(Draw(self.seat, self.count - now))


class DrawUp(Frame[DemoState]):
    """A seat fills its hand."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[DemoState]) -> None:
        flow.then(Draw(self.seat, HAND - len(flow.state.hands[self.seat])))


class Tug(Roll[DemoState]):
    """A tug at a line: each side throws a die and adds pull or grip; more cuts the line, a clear win earns a ribbon.

    Equal throws change nothing; a clear defeat costs the one who tugged a step of height.
    """

    FIELDS = ("by", "target", "cut", "bonus")
    SAVED_AS: ClassVar[str] = "Contest"

    def __init__(self, by: int, target: int, cut: int, bonus: int) -> None:
        super().__init__(DICE_STREAM, 2, DIE)
        self.by = by
        self.target = target
        self.cut = cut
        self.bonus = bonus

    def settle(self, flow: Flow[DemoState], outcome: tuple[int, ...]) -> None:
        state = flow.state
        if not state.flies(self.target) or not state.flies(self.by):
            return
        mine = pull(state, self.by).total + self.bonus
        theirs = grip(state, self.target).total
        flow.emit(
            DiceThrown(
                seat=self.by, target=self.target, die=outcome[0] + 1, pull=mine, other_die=outcome[1] + 1, grip=theirs
            )
        )
        margin = outcome[0] + mine - outcome[1] - theirs
        if margin >= CLEAR_WIN:
            shift(flow, self.by, "ribbons", 1)
        if margin > 0:
            shift(flow, self.target, "height", -1)
            cut_line(flow, self.by, self.target, self.cut)
        elif margin <= -CLEAR_WIN:
            shift(flow, self.by, "height", -1)


class MeetDare(DemoAsk):
    """A dared seat discards a gust or falls. Whether it holds one is its own secret: it is asked even without."""

    FIELDS = ("seat", "fall")
    COMMANDS = (ShowGust, LetPass)
    NESTED = False

    def __init__(self, seat: int, fall: int) -> None:
        super().__init__(seat)
        self.fall = fall

    def kind(self) -> str:
        return "demo-dare"

    def prompt(self, state: DemoState) -> Message:
        return say("ask-demo-dare", n=self.fall)

    def candidates(self, state: DemoState) -> list[Command]:
        shown: list[Command] = [ShowGust(self.seat, card) for card in state.hands[self.seat]]
        return [*shown, LetPass(self.seat)]

    def refusal(self, state: DemoState, command: Command) -> Refusal | None:
        if isinstance(command, ShowGust):
            if not is_card(command.card) or command.card not in state.hands[self.seat]:
                return refuse("demo-not-in-hand")
            if not kind_of(command.card).gust:
                return refuse("demo-no-gust")
        return None

    def forced(self, state: DemoState) -> Command | None:
        return None if state.hands[self.seat] else LetPass(self.seat)

    def answer(self, flow: Flow[DemoState], command: Command) -> None:
        if isinstance(command, ShowGust):
            flow.emit(GustShown(self.seat, command.card))
        else:
            shift(flow, self.seat, "height", -self.fall)
