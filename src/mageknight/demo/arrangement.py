"""Situations of Kite Quarrel: a position written as text becomes a state.

    game: demo
    seats: 2
    round: 2
    wind: 4
    turn: 0                       # the seat that plays; left out: the leans of the round come first
    actions: 1
    seat 0:
      height: 3
      line: 4
      breath: 2
      ribbons: 1
      hand: updraft, snag-2       # a kind means its next copy nobody has named yet
      lean: hold                  # what it chose this round
      seen: 1                     # whose hands it has been shown
    deck: thermal, dare           # from the top; every other card lies below, shuffled by the seed
    discard: tangle
    lasting:
      long-tail-1: on 0           # a card whose effect lasts; `by 1` says who laid it, else the seat it is on

Whatever is left out is as at the beginning of a game; hands are empty.
"""

from __future__ import annotations

from typing import Final

from mageknight.demo.content import (
    ACTIONS,
    CARDS,
    DIE,
    LEANS,
    MOST_BREATH,
    MOST_LINE,
    ROUNDS,
    START_BREATH,
    START_LINE,
    TOP,
    card_named,
    card_word,
    kind_named,
)
from mageknight.demo.effects import Last, effects_of
from mageknight.demo.rounds import BeginLeans, EndRound, MeetWind, TakeTurn, lean_effect, turns_from
from mageknight.demo.setup import DemoSetup
from mageknight.demo.state import NO_CARD, NO_SEAT, DemoState, Laid, first_state
from mageknight.demo.steps import STREAMS
from mageknight.kernel.agenda import Core, Frame
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.rng import Rng, seed_from_text, streams
from mageknight.kernel.situations.situation import Section, Situation, is_number

MOST_SEATS: Final = 4
MOST_RIBBONS: Final = 99
LEFT: Final = ("crashed", "conceded")


def arrange(situation: Situation) -> tuple[DemoSetup, DemoState]:
    """The set-up and the state of a situation; its agenda has still to run up to the first decision."""
    root = situation.root
    seats = bounded(root, "seats", 2, 2, MOST_SEATS)
    core = Core([], streams(seed_from_text(situation.seed), STREAMS))
    state = first_state(core, seats, 0, START_LINE, START_BREATH)
    state.round = bounded(root, "round", 1, 1, ROUNDS)
    state.wind = bounded(root, "wind", 3, 1, DIE)
    box = Box()
    for section in root.named("seat"):
        arrange_seat(state, section, box)
    if len(state.flying()) < 2:
        raise impossible(root, "demo-arranged-too-few")
    arrange_shown(state, root)
    arrange_lasting(state, root, box)
    state.discard = box.take_all(root.find("discard"))
    top = box.take_all(root.find("deck"))
    rest = box.rest()
    Rng(seed_from_text(situation.seed), "arrange").shuffle(rest)
    state.deck = rest + list(reversed(top))
    arrange_course(state, root)
    root.finish()
    return DemoSetup(seats=seats), state


def impossible(section: Section, reason: str) -> Refusal:
    return section.trouble("impossible", reason=say(reason))


def bounded(section: Section, key: str, default: int, least: int, most: int) -> int:
    """A number of a section; one out of bounds is refused at its line."""
    found = section.find(key)
    if found is None:
        return default
    number = found.as_number()
    if not least <= number <= most:
        raise found.trouble("impossible", reason=say("demo-arranged-bounds", least=least, most=most))
    return number


def one_of(section: Section, key: str, words: tuple[str, ...]) -> str:
    """A word of a section out of a few; nothing if it is left out."""
    found = section.find(key)
    if found is None:
        return ""
    if found.value not in words:
        raise found.trouble("unknown-name", name=found.value)
    return found.value


def seat_of(state: DemoState, section: Section, text: str) -> int:
    if not is_number(text) or int(text) >= len(state.kites):
        raise section.trouble("not-a-seat", value=text)
    return int(text)


class Box:
    """All cards; each can be taken once."""

    def __init__(self) -> None:
        self.taken = [False] * CARDS

    def take(self, section: Section, word: str) -> int:
        """The card a word means: a single copy, or the next free one of a kind."""
        try:
            card = self.next_copy(word)
        except KeyError:
            raise section.trouble("unknown-name", name=word) from None
        if self.taken[card]:
            raise impossible(section, "demo-arranged-taken")
        self.taken[card] = True
        return card

    def next_copy(self, word: str) -> int:
        card = card_named(word)
        if word == card_word(card):
            return card
        kind = kind_named(word)
        free = [copy for copy in range(kind.first, kind.first + kind.copies) if not self.taken[copy]]
        return free[0] if free else card

    def take_all(self, section: Section | None) -> list[int]:
        return [] if section is None else [self.take(section, word) for word in section.as_words()]

    def rest(self) -> list[int]:
        """The cards nobody has named."""
        return [card for card in range(CARDS) if not self.taken[card]]


def arrange_seat(state: DemoState, section: Section, box: Box) -> None:
    """Read a ``seat N:`` block."""
    seat = seat_of(state, section, section.name())
    kite = state.kites[seat]
    kite.height = bounded(section, "height", kite.height, 0, TOP)
    kite.line = bounded(section, "line", kite.line, 1, MOST_LINE)
    kite.breath = bounded(section, "breath", kite.breath, 0, MOST_BREATH)
    kite.ribbons = bounded(section, "ribbons", 0, 0, MOST_RIBBONS)
    kite.left = one_of(section, "left", LEFT)
    state.leans[seat] = one_of(section, "lean", LEANS)
    hand = section.find("hand")
    state.hands[seat] = box.take_all(hand)
    if hand is not None and kite.left:
        raise impossible(hand, "demo-arranged-left")
    section.find("seen")
    section.finish()


def arrange_shown(state: DemoState, root: Section) -> None:
    """Set the hands each seat has been shown, once all hands are dealt."""
    for section in root.named("seat"):
        found = section.find("seen")
        for word in found.as_words() if found is not None else []:
            seat, other = int(section.name()), seat_of(state, section, word)
            if seat != other:
                state.seen[seat][other] = len(state.hands[other])


def arrange_lasting(state: DemoState, root: Section, box: Box) -> None:
    """The register: cards with ``on N`` and perhaps ``by N``, and what the leans of this round brought."""
    for block in root.named("lasting"):
        for line in block.below:
            line.understood = True
            card = box.take(line, line.key)
            words = line.value.split()
            if len(words) not in (2, 4) or words[0] != "on" or words[2:3] not in ([], ["by"]):
                raise line.trouble("unknown-name", name=line.value)
            on = seat_of(state, line, words[1])
            by = seat_of(state, line, words[3]) if len(words) == 4 else on
            begun = False
            for effect in effects_of(card):
                if isinstance(effect, Last):
                    state.lasting.append(effect.entry(state, Laid(card, by, on, NO_CARD, False)))
                    begun = True
            if not begun:
                raise impossible(line, "demo-arranged-momentary")
    for seat in state.flying():
        entry = lean_effect(state, seat)
        if entry is not None:
            state.lasting.append(entry)


def arrange_course(state: DemoState, root: Section) -> None:
    """Set the turn, or, without a ``turn``, the moment before the leans are chosen."""
    line = root.find("turn")
    frames: list[Frame[DemoState]] = []
    if line is None:
        if any(state.leans):
            raise impossible(root, "demo-arranged-lean")
        frames = [BeginLeans(), MeetWind(), *turns_from(state, NO_SEAT)]
    else:
        seat = seat_of(state, line, line.value)
        if not state.flies(seat):
            raise impossible(line, "demo-arranged-left")
        state.actor = seat
        state.actions = bounded(root, "actions", ACTIONS, 0, ACTIONS)
        frames = [TakeTurn(seat), *turns_from(state, seat)]
    state.core.agenda.extend(reversed([*frames, EndRound(state.round)]))
