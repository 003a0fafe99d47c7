"""Numbers of Kite Quarrel, folded from the register of active effects each time they are asked for."""

from __future__ import annotations

from mageknight.demo.content import GRIP, HIGH, LIFT, PULL, RIBBON_POINTS, kind_of
from mageknight.demo.state import ALL, NO_CARD, DemoState, Lasting
from mageknight.kernel.message import Message, say
from mageknight.kernel.number import Modifier, Number, number


def card_message(card: int) -> Message:
    """The name of what is printed on a card."""
    return say("demo-card-" + kind_of(card).name)


def source_message(effect: Lasting) -> Message:
    """The source of an active effect."""
    return card_message(effect.source) if effect.source != NO_CARD else say("demo-lean-" + effect.cause)


def folded(state: DemoState, seat: int, what: str, base: list[Modifier]) -> Number:
    """A number of a seat: its base and every active effect on it, each with its source."""
    parts = base
    for effect in state.lasting:
        if effect.number == what and (effect.scope == seat or effect.scope == ALL):
            parts.append(Modifier(effect.amount, source_message(effect)))
    return number(parts)


def lift(state: DemoState, seat: int) -> Number:
    """The lift this round's wind gives a kite: half the wind, rounded up."""
    return folded(state, seat, LIFT, [Modifier((state.wind + 1) // 2, say("demo-source-wind"))])


def pull(state: DemoState, seat: int) -> Number:
    """The addition to a seat's die when it tugs."""
    return folded(state, seat, PULL, [])


def grip(state: DemoState, seat: int) -> Number:
    """The addition to a seat's die when somebody tugs at its line; a high kite is harder to hold."""
    parts: list[Modifier] = []
    if state.kites[seat].height >= HIGH:
        parts.append(Modifier(-1, say("demo-source-height")))
    return folded(state, seat, GRIP, parts)


def score(state: DemoState, seat: int) -> int:
    """Height and line count while the kite flies, ribbons also when it crashed; who conceded has nothing."""
    return sum([points for _, points in score_parts(state, seat)])


def score_parts(state: DemoState, seat: int) -> list[tuple[str, int]]:
    """The lines of a seat's sheet."""
    kite = state.kites[seat]
    if kite.left == "conceded":
        return []
    ribbons = ("ribbons", kite.ribbons * RIBBON_POINTS)
    if kite.left:
        return [ribbons]
    return [("height", kite.height), ("line", kite.line), ribbons]
