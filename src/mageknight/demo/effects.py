"""The effects of cards: a closed vocabulary.

One object per effect says whether it can be used, whom it can hit, what it does and how it reads. What a card prints is
parsed once; a word the vocabulary does not know is an error of the content.
"""

from __future__ import annotations

from typing import Final

from mageknight.demo.content import NUMBERS, CardKind, kind_of
from mageknight.demo.events import CardCancelled, EffectBegan, HandSeen
from mageknight.demo.state import ALL, NO_SEAT, DemoState, Laid, Lasting
from mageknight.demo.steps import Draw, MeetDare, Tug, cut_line, shift
from mageknight.demo.tally import lift
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse


class Effect:
    """One part of what a card does. `words` are what follows its name in the content."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def aims(self) -> bool:
        """Does it need a target?"""
        return False

    def stays(self) -> bool:
        """Does the card lie on while its effect lasts?"""
        return False

    def reacts(self) -> bool:
        """Is it an answer to somebody's card?"""
        return False

    def refusal(self, state: DemoState, seat: int, card: int) -> Refusal | None:
        """The reason a seat cannot use it now; `card` is the one on the table an answer would be laid against, or -1."""
        return None

    def can_hit(self, state: DemoState, target: int) -> bool:
        """May this seat be the target? Only public facts count, so a single target needs no question."""
        return True

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def says(self) -> Message:
        raise AssertionError(f"{type(self).__name__} says nothing")


class Counted(Effect):
    """An effect with one number."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.n = int(words[0])


class Rise(Counted):
    """The kite rises."""

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        shift(flow, laid.seat, "height", self.n)

    def says(self) -> Message:
        return say("demo-effect-rise", n=self.n)


class Soar(Counted):
    """The kite rises by its lift, and a little more."""

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        shift(flow, laid.seat, "height", lift(flow.state, laid.seat).total + self.n)

    def says(self) -> Message:
        return say("demo-effect-soar", n=self.n)


class Inhale(Counted):
    """The flyer catches breath."""

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        shift(flow, laid.seat, "breath", self.n)

    def says(self) -> Message:
        return say("demo-effect-inhale", n=self.n)


class DrawCards(Counted):
    """The flyer draws cards."""

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.then(Draw(laid.seat, self.n))

    def says(self) -> Message:
        return say("demo-effect-draw", n=self.n)


class Mend(Counted):
    """Line is spliced on."""

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        shift(flow, laid.seat, "line", self.n)

    def says(self) -> Message:
        return say("demo-effect-mend", n=self.n)


class Drop(Counted):
    """Another kite falls."""

    def aims(self) -> bool:
        return True

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        shift(flow, laid.target, "height", -self.n)

    def says(self) -> Message:
        return say("demo-effect-drop", n=self.n)


class Slash(Effect):
    """A tug with a bonus that cuts deeper."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.cut = int(words[0])
        self.bonus = int(words[1])

    def aims(self) -> bool:
        return True

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.then(Tug(laid.seat, laid.target, self.cut, self.bonus))

    def says(self) -> Message:
        return say("demo-effect-slash", cut=self.cut, bonus=self.bonus)


class Last(Effect):
    """A number is changed for a while: ``last NUMBER AMOUNT own|target|all turn|round|next-round``."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.number = NUMBERS[NUMBERS.index(words[0])]
        self.amount = int(words[1])
        self.scope = words[2]
        self.term = words[3]

    def aims(self) -> bool:
        return self.scope == "target"

    def stays(self) -> bool:
        return True

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.emit(EffectBegan(self.entry(flow.state, laid)))

    def entry(self, state: DemoState, laid: Laid) -> Lasting:
        """The entry for the register."""
        scope = ALL if self.scope == "all" else laid.target if self.scope == "target" else laid.seat
        turn = laid.seat if self.term == "turn" else NO_SEAT
        rounds = {"turn": 0, "round": state.round, "next-round": state.round + 1}[self.term]
        return Lasting(
            source=laid.card,
            cause="",
            scope=scope,
            number=self.number,
            amount=self.amount,
            until_round=rounds,
            until_turn=turn,
        )

    def says(self) -> Message:
        return say(
            "demo-effect-last",
            number=say("demo-number-" + self.number),
            amount=self.amount,
            scope=say("demo-scope-" + self.scope),
            term=say("demo-term-" + self.term),
        )


class Peek(Effect):
    """The flyer is shown another hand."""

    def aims(self) -> bool:
        return True

    def can_hit(self, state: DemoState, target: int) -> bool:
        return len(state.hands[target]) > 0

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.emit(HandSeen(laid.seat, laid.target, tuple(flow.state.hands[laid.target])))

    def says(self) -> Message:
        return say("demo-effect-peek")


class Dare(Counted):
    """Another seat must discard a gust or fall."""

    def aims(self) -> bool:
        return True

    def can_hit(self, state: DemoState, target: int) -> bool:
        return len(state.hands[target]) > 0

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.then(MeetDare(laid.target, self.n))

    def says(self) -> Message:
        return say("demo-effect-dare", n=self.n)


class Flourish(Counted):
    """A ribbon for a kite that flies high enough."""

    def refusal(self, state: DemoState, seat: int, card: int) -> Refusal | None:
        height = state.kites[seat].height
        return None if height >= self.n else refuse("demo-too-low", need=self.n, height=height)

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        shift(flow, laid.seat, "ribbons", 1)

    def says(self) -> Message:
        return say("demo-effect-flourish", n=self.n)


class Cancel(Effect):
    """An answer: the announced card does nothing."""

    def reacts(self) -> bool:
        return True

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.emit(CardCancelled(laid.answers, laid.card))

    def says(self) -> Message:
        return say("demo-effect-cancel")


class Backlash(Counted):
    """An answer of the one who is meant: the announced card does nothing, and its flyer's line is cut."""

    def reacts(self) -> bool:
        return True

    def refusal(self, state: DemoState, seat: int, card: int) -> Refusal | None:
        return None if state.laid(card).target == seat else refuse("demo-not-meant")

    def resolve(self, flow: Flow[DemoState], laid: Laid) -> None:
        flow.emit(CardCancelled(laid.answers, laid.card))
        cut_line(flow, laid.seat, laid.target, self.n)

    def says(self) -> Message:
        return say("demo-effect-backlash", n=self.n)


VOCABULARY: Final[dict[str, type[Effect]]] = {
    "rise": Rise,
    "soar": Soar,
    "inhale": Inhale,
    "draw": DrawCards,
    "mend": Mend,
    "drop": Drop,
    "slash": Slash,
    "last": Last,
    "peek": Peek,
    "dare": Dare,
    "flourish": Flourish,
    "cancel": Cancel,
    "backlash": Backlash,
}
"""The words content may use. An odd effect in a module of its own adds itself."""

_PARSED: Final[dict[str, list[Effect]]] = {}


def parse(spec: str) -> list[Effect]:
    """The effects a card prints; an unknown word raises `KeyError`, a missing one `IndexError` or `ValueError`."""
    effects: list[Effect] = []
    for part in spec.split(","):
        words = part.split()
        effects.append(VOCABULARY[words[0]](words[1:]))
    return effects


def effects_of(card: int) -> list[Effect]:
    """The effects of a card."""
    kind = kind_of(card)
    if kind.name not in _PARSED:
        _PARSED[kind.name] = parse(kind.spec)
    return _PARSED[kind.name]


def kind_says(kind: CardKind) -> list[Message]:
    """The effects of all copies of a card, in words."""
    return [effect.says() for effect in effects_of(kind.first)]


def aims(card: int) -> bool:
    return any(effect.aims() for effect in effects_of(card))


def reacts(card: int) -> bool:
    return any(effect.reacts() for effect in effects_of(card))


def stays(card: int) -> bool:
    return any(effect.stays() for effect in effects_of(card))


def targets(state: DemoState, seat: int, card: int) -> list[int]:
    """The seats a card of this seat can be aimed at."""
    effects = effects_of(card)
    return [other for other in state.others(seat) if all(effect.can_hit(state, other) for effect in effects)]


def use_refusal(state: DemoState, seat: int, card: int, against: int) -> Refusal | None:
    """The reason a card could not be used to its end, looked up on the very effects that would do it."""
    for effect in effects_of(card):
        refusal = effect.refusal(state, seat, against)
        if refusal is not None:
            return refusal
    if aims(card) and not targets(state, seat, card):
        return refuse("demo-no-target")
    return None


def card_text(card: int) -> Message:
    """A card with its price and what it does."""
    kind = kind_of(card)
    return say("demo-card-text", name=say("demo-card-" + kind.name), cost=kind.cost, effects=kind_says(kind))
