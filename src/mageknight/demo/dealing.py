"""Hidden cards of Kite Quarrel: dealing them again for somebody who cannot know them, and counting them all."""

from __future__ import annotations

from mageknight.demo.content import CARDS, MOST_BREATH, MOST_LINE, TOP
from mageknight.demo.state import NO_CARD, DemoState
from mageknight.demo.steps import STREAMS
from mageknight.kernel.agenda import Ask, Simultaneous
from mageknight.kernel.command import EVERYBODY, Command
from mageknight.kernel.rng import Rng, streams


def redeal(state: DemoState, viewer: int | None, rng: Rng) -> DemoState:
    """A copy in which deck, hands, secret choices and luck that the viewer cannot know are others.

    What can change place is sorted before it is shuffled, so that the result owes nothing to what was there.
    """
    dealt = state.copy()
    kept = [known_cards(state, viewer, seat) for seat in range(len(state.hands))]
    pool = sorted(state.deck + [card for seat, hand in enumerate(state.hands) for card in hand[kept[seat] :]])
    rng.shuffle(pool)
    for seat, hand in enumerate(dealt.hands):
        for place in range(kept[seat], len(hand)):
            hand[place] = pool.pop()
    dealt.deck = pool
    core = dealt.core
    core.rng = streams(rng.bytes16(), STREAMS)
    core.forced = []
    for place, frame in enumerate(core.agenda):
        if isinstance(frame, Simultaneous):
            core.agenda[place] = choose_anew(dealt, frame, viewer, rng)
    return dealt


def known_cards(state: DemoState, viewer: int | None, seat: int) -> int:
    """The number of cards of a hand, from the oldest on, that a viewer knows."""
    if viewer is None:
        return 0
    if viewer in (EVERYBODY, seat):
        return len(state.hands[seat])
    return state.seen[viewer][seat]


def choose_anew(
    state: DemoState, frame: Simultaneous[DemoState], viewer: int | None, rng: Rng
) -> Simultaneous[DemoState]:
    """Secret choices already made, replaced by any the others could have made."""
    answers: list[Command | None] = []
    for ask, answer in zip(frame.asks, frame.answers, strict=True):
        hidden = answer is not None and viewer != EVERYBODY and viewer != ask.seat
        answers.append(other_choice(state, ask, rng) if hidden else answer)
    return Simultaneous(frame.asks, tuple(answers))


def other_choice(state: DemoState, ask: Ask[DemoState], rng: Rng) -> Command:
    return ask.forced(state) or ask.sample(state, rng)


def audit(state: DemoState) -> list[str]:
    """Every card is in exactly one place, and no value has left its bounds."""
    wrong: list[str] = []
    places = state.deck + state.discard + [laid.card for laid in state.table]
    places += [
        effect.source for effect in state.lasting if effect.source != NO_CARD and not on_table(state, effect.source)
    ]
    for hand in state.hands:
        places += hand
    if sorted(places) != list(range(CARDS)):
        wrong.append(f"cards are not all in one place: {sorted(places)}")
    for seat, kite in enumerate(state.kites):
        if not (0 <= kite.height <= TOP and 0 <= kite.line <= MOST_LINE and 0 <= kite.breath <= MOST_BREATH):
            wrong.append(f"seat {seat} out of bounds: {kite}")
        if not kite.left and kite.line == 0:
            wrong.append(f"seat {seat} flies without a line")
        if any(row[seat] > len(state.hands[seat]) for row in state.seen):
            wrong.append(f"more of the hand of seat {seat} was shown than there is")
    if bool(state.ending) == bool(state.core.agenda):
        wrong.append("a game has ended exactly when nothing is left to do")
    return wrong


def on_table(state: DemoState, card: int) -> bool:
    """A lasting effect begins while its card still lies on the table."""
    return any(laid.card == card for laid in state.table)
