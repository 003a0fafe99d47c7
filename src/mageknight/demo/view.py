"""The view of a seat, or a spectator, on Kite Quarrel, built up from an allow-list."""

from __future__ import annotations

import msgspec

from mageknight.demo.commands import Lean
from mageknight.demo.content import kind_of
from mageknight.demo.state import DemoState, Laid, Lasting
from mageknight.demo.tally import grip, lift, pull, score
from mageknight.kernel.agenda import Simultaneous
from mageknight.kernel.contract import View
from mageknight.kernel.number import Number


class CardView(msgspec.Struct, frozen=True):
    """One card whose face the viewer sees."""

    card: int
    name: str
    cost: int
    gust: bool


class LaidView(msgspec.Struct, frozen=True):
    """A card on the table; `target` and `answers` are -1 where there is none."""

    card: CardView
    seat: int
    target: int
    answers: int
    cancelled: bool


class LastingView(msgspec.Struct, frozen=True):
    """An active effect: what it comes from, on whom (-1: all), which number, how much, until when."""

    source: int
    cause: str
    scope: int
    number: str
    amount: int
    until_round: int
    until_turn: int


class KiteView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it, and the cards of its hand the viewer has been shown.

    `seen_by` tells for every seat how many of its oldest cards that seat has been shown.
    """

    seat: int
    height: int
    line: int
    breath: int
    ribbons: int
    left: str
    lean: str
    chosen: bool
    score: int
    lift: Number
    pull: Number
    grip: Number
    cards: int
    seen_by: tuple[int, ...]
    shown: tuple[CardView, ...]


class DemoView(View):
    """The table from one side. `seat` is -1 for a spectator; `lean` is the viewer's own choice while it is hidden."""

    seat: int
    round: int
    wind: int
    actor: int
    actions: int
    kites: tuple[KiteView, ...]
    hand: tuple[CardView, ...]
    lean: str
    table: tuple[LaidView, ...]
    lasting: tuple[LastingView, ...]
    deck: int
    discard: tuple[CardView, ...]
    offer: int
    agreed: tuple[int, ...]
    ending: str


def view(state: DemoState, seat: int | None) -> DemoView:
    """Build the view of a seat; None is a spectator."""
    me = -1 if seat is None else seat
    return DemoView(
        seat=me,
        round=state.round,
        wind=state.wind,
        actor=state.actor,
        actions=state.actions,
        kites=tuple([_kite(state, me, other) for other in range(len(state.kites))]),
        hand=_cards(state.hands[me]) if me >= 0 else (),
        lean=_own_lean(state, me),
        table=tuple([_laid(entry) for entry in state.table]),
        lasting=tuple([_lasting(effect) for effect in state.lasting]),
        deck=len(state.deck),
        discard=_cards(state.discard),
        offer=state.offer,
        agreed=tuple(state.agreed),
        ending=state.ending,
    )


def _kite(state: DemoState, me: int, seat: int) -> KiteView:
    kite = state.kites[seat]
    shown = state.hands[seat][: state.seen[me][seat]] if me >= 0 else []
    return KiteView(
        seat=seat,
        height=kite.height,
        line=kite.line,
        breath=kite.breath,
        ribbons=kite.ribbons,
        left=kite.left,
        lean=state.leans[seat],
        chosen=_has_chosen(state, seat),
        score=score(state, seat),
        lift=lift(state, seat),
        pull=pull(state, seat),
        grip=grip(state, seat),
        cards=len(state.hands[seat]),
        seen_by=tuple([row[seat] for row in state.seen]),
        shown=_cards(shown),
    )


def _choosing(state: DemoState) -> Simultaneous[DemoState] | None:
    agenda = state.core.agenda
    top = agenda[-1] if agenda else None
    return top if isinstance(top, Simultaneous) else None


def _has_chosen(state: DemoState, seat: int) -> bool:
    """Has this seat made its secret choice, while others still think?"""
    top = _choosing(state)
    if top is None:
        return False
    return any(ask.seat == seat and answer is not None for ask, answer in zip(top.asks, top.answers, strict=True))


def _own_lean(state: DemoState, me: int) -> str:
    top = _choosing(state)
    if top is not None:
        for answer in top.answers:
            if isinstance(answer, Lean) and answer.seat == me:
                return answer.lean
    return ""


def _cards(cards: list[int]) -> tuple[CardView, ...]:
    return tuple([_card(card) for card in cards])


def _card(card: int) -> CardView:
    kind = kind_of(card)
    return CardView(card=card, name=kind.name, cost=kind.cost, gust=kind.gust)


def _laid(entry: Laid) -> LaidView:
    return LaidView(
        card=_card(entry.card),
        seat=entry.seat,
        target=entry.target,
        answers=entry.answers,
        cancelled=entry.cancelled,
    )


def _lasting(effect: Lasting) -> LastingView:
    return LastingView(
        source=effect.source,
        cause=effect.cause,
        scope=effect.scope,
        number=effect.number,
        amount=effect.amount,
        until_round=effect.until_round,
        until_turn=effect.until_turn,
    )
