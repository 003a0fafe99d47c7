"""Triggers: reactions that last, and the places of the rules that set them off.

An effect with ``on: <trigger>`` enters a reaction into the register (`watch`). Where the thing happens, the rules call `fire`, once for
each time it happens; the reactions follow in the order they were entered, before anything else goes on. A place that fires after it
has put other work on the agenda is answered first, so rules put their own frames down before they fire.

What a trigger is about is handed on as `about` and noted as TARGET for the reaction, `amount` as COUNT:

====================== ============================================================ ======================================
trigger                fired by                                                     about (amount)
====================== ============================================================ ======================================
moved_one_space        every space the figure enters in its own turn                the space
wound_to_hand          each Wound that comes into a hand
wound_healed_from_hand each Wound in hand that is healed
unit_healed            each Wound healed on a unit                                  the unit's uid
unit_recruited         each unit recruited                                          its kind
enemy_defeated         each enemy defeated                                          the enemy's mark (`state.marks`)
defeated_by_this       each enemy defeated by an attack with points of this effect  the enemy's mark (`state.marks`)
blocked_by_this        each attack blocked with points of this effect               the attack's mark (surplus of Block)
cast_spell             each spell cast                                              its colours, a bit each
start_of_own_turn      the turn of the owner begins
unit_fought            each unit that attacks or blocks, once a turn                the unit's uid
healing_spent          Healing points spent                                         (how many)
mana_spent             each mana of a basic colour used                             its colour
====================== ============================================================ ======================================

The two ``by_this`` triggers look only at reactions of effects that took part: they are given the keys of the contributions.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import COUNT, EFFECTS, OUTER, OUTER_SOURCE, TARGET, Effect, EffectUse, begin, load, store
from mageknight.board.register import EVENT_TRIGGER, UNLIMITED, enter, strike_out
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.sources import FROM_CARD, source_kind, source_number
from mageknight.board.terms import BASIC
from mageknight.kernel.agenda import Flow, Frame

MOVED: Final = 0
WOUND_TO_HAND: Final = 1
WOUND_HEALED: Final = 2
UNIT_HEALED: Final = 3
UNIT_RECRUITED: Final = 4
ENEMY_DEFEATED: Final = 5
DEFEATED_BY_THIS: Final = 6
BLOCKED_BY_THIS: Final = 7
CAST_SPELL: Final = 8
TURN_STARTED: Final = 9
UNIT_FOUGHT: Final = 10
HEALING_SPENT: Final = 11
MANA_SPENT: Final = 12
TRIGGERS: Final = (
    "moved_one_space",
    "wound_to_hand",
    "wound_healed_from_hand",
    "unit_healed",
    "unit_recruited",
    "enemy_defeated",
    "defeated_by_this",
    "blocked_by_this",
    "cast_spell",
    "start_of_own_turn",
    "unit_fought",
    "healing_spent",
    "mana_spent",
)
TIMES: Final = 64
"""In the register the key of the context and the times left share one number."""


class Reaction(Effect):
    """A reaction: what an effect does when its trigger happens; `effects.words.reaction` has the one that is written in data."""

    def applies(self, state: BoardState, entry: LastingEffect, about: int) -> bool:
        """Is this the thing it waits for?"""
        return True

    def react(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        """It happened; `ctx` is a use of its own. Calls `use_up` when the reaction is really used."""
        raise AssertionError(f"{type(self).__name__} does not react")


def watch(
    flow: Flow[BoardState], ctx: EffectUse, trigger: int, reaction: Reaction, times: int, until: int
) -> LastingEffect:
    """From now on the reaction follows the trigger, so many times (`UNLIMITED`: always)."""
    return enter(
        flow,
        EVENT_TRIGGER,
        ctx.seat,
        target=trigger,
        amount=reaction.uid,
        bound=ctx.key * TIMES + min(times, UNLIMITED),
        until=until,
        source=ctx.tag(),
    )


def fire(
    flow: Flow[BoardState],
    seat: int,
    trigger: int,
    about: int = -1,
    amount: int = 0,
    keys: tuple[int, ...] = (),
    times: int = 1,
) -> None:
    """Something happened to a seat, `times` times in a row: whoever waits for it reacts."""
    for entry in flow.state.active:
        if entry.key == EVENT_TRIGGER and entry.target == trigger and entry.seat == seat:
            flow.then(*[Happened(seat, trigger, about, amount, keys) for _ in range(times)])
            return


def is_quiet(state: BoardState) -> bool:
    """Does nobody wait for anything that may happen?"""
    return not any(entry.key == EVENT_TRIGGER for entry in state.active)


class Happened(Frame[BoardState]):
    """A trigger happened: the reactions that wait for it now follow in the order they were entered."""

    FIELDS = ("seat", "trigger", "about", "amount", "keys")

    def __init__(self, seat: int, trigger: int, about: int, amount: int, keys: tuple[int, ...]) -> None:
        self.seat = seat
        self.trigger = trigger
        self.about = about
        self.amount = amount
        self.keys = keys

    def run(self, flow: Flow[BoardState]) -> None:
        flow.then(
            *[
                React(entry, self.about, self.amount)
                for entry in flow.state.active
                if entry.key == EVENT_TRIGGER
                and entry.seat == self.seat
                and entry.target == self.trigger
                and (self.trigger not in (DEFEATED_BY_THIS, BLOCKED_BY_THIS) or entry.bound // TIMES in self.keys)
                and reaction_of(entry).applies(flow.state, entry, self.about)
            ]
        )


def reaction_of(entry: LastingEffect) -> Reaction:
    found = EFFECTS[entry.amount]
    assert isinstance(found, Reaction)
    return found


class React(Frame[BoardState]):
    """One reaction is due; one that was used up or has become impossible meanwhile is left out."""

    FIELDS = ("entry", "about", "amount")

    def __init__(self, entry: LastingEffect, about: int, amount: int) -> None:
        self.entry = entry
        self.about = about
        self.amount = amount

    def run(self, flow: Flow[BoardState]) -> None:
        if live(flow.state, self.entry.amount, self.entry.bound // TIMES) is None:
            return
        ctx = begin_from(flow, self.entry.seat, self.entry.source, self.entry.bound // TIMES)
        store(flow, ctx, TARGET, self.about)
        store(flow, ctx, COUNT, self.amount)
        reaction_of(self.entry).react(flow, ctx)


def use_up(flow: Flow[BoardState], ctx: EffectUse, reaction: Reaction) -> None:
    """A reaction was used: it has one time less, if it is limited at all."""
    entry = live(flow.state, reaction.uid, load(flow.state, ctx, OUTER, ctx.key))
    if entry is None or entry.bound % TIMES >= UNLIMITED:
        return
    strike_out(flow, entry)
    if entry.bound % TIMES > 1:
        enter(
            flow,
            EVENT_TRIGGER,
            entry.seat,
            target=entry.target,
            amount=entry.amount,
            bound=entry.bound - 1,
            until=entry.until,
            source=entry.source,
        )


def times_left(state: BoardState, ctx: EffectUse, reaction: Reaction) -> int:
    """The number of times the reaction under way can still be used."""
    entry = live(state, reaction.uid, load(state, ctx, OUTER, ctx.key))
    return 0 if entry is None else entry.bound % TIMES


def forget(flow: Flow[BoardState], seat: int, trigger: int) -> None:
    """Forget a wait of a seat for something that can no longer happen."""
    for entry in [e for e in flow.state.active if e.key == EVENT_TRIGGER and e.seat == seat and e.target == trigger]:
        strike_out(flow, entry)


def live(state: BoardState, reaction: int, key: int) -> LastingEffect | None:
    """The entry of a reaction as it stands now, if it is still there."""
    for entry in state.active:
        if entry.key == EVENT_TRIGGER and entry.amount == reaction and entry.bound // TIMES == key:
            return entry
    return None


def context_of(seat: int, source: int, key: int) -> EffectUse:
    """The context of an effect that lasts, from what the register keeps of it."""
    kind, number = source_kind(source), source_number(source)
    return EffectUse(
        seat=seat, kind=kind, source=number, colour=colour_of(kind, number), strong=False, bonus=0, key=key
    )


def begin_from(flow: Flow[BoardState], seat: int, source: int, key: int) -> EffectUse:
    """A fresh use of what lasts, within the use it was entered by."""
    kind, number = source_kind(source), source_number(source)
    ctx = begin(flow, seat, kind, number, colour_of(kind, number))
    store(flow, ctx, OUTER, key)
    store(flow, ctx, OUTER_SOURCE, number)
    return ctx


def colour_of(kind: int, number: int) -> int:
    """The one colour of a card, -1 for other sources and for cards without or with several."""
    if kind == FROM_CARD:
        for colour in range(BASIC):
            if LIB.cards[number].colours == 1 << colour:
                return colour
    return -1
