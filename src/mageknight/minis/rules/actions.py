"""Giving actions: who may get one, what it costs, tokens and pushing."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.ability import ABILITIES, MASKS
from mageknight.minis.content.abilities import ability
from mageknight.minis.events import BY_PUSHING, ActionEnded, ActionGiven
from mageknight.minis.manners import FREE, MOVE, PASS, AttackManner, Manner, uses
from mageknight.minis.roster import called, is_fielded, members, powers
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import PUSHING
from mageknight.minis.rules.tokens import PUSHED as PUSHED
from mageknight.minis.rules.tokens import engage, lay_tokens, will_be_pushed
from mageknight.minis.state import ACTED, BUSY, RESTING, Battle

PUSH: Final = 1
"""The clicks that costs it."""


class PassAction(Manner):
    """The figure neither moves nor attacks; it gets no token (REB-TRN-10, REB-TOK-01)."""

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        return

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return None if state.edition.passes else state.edition.refuse("minis-no-pass")


def cost(state: Battle, figure: int, manner: Manner) -> int:
    """What an action costs: with some abilities nothing."""
    if manner.kind == FREE:
        return 0
    mask = powers(state, figure) & MASKS.is_free
    return 0 if mask and any(ABILITIES[number].is_free(state, figure, manner) for number in members(mask)) else 1


def is_free_move(state: Battle, figure: int) -> bool:
    """Can the figure move without costing its player an action?"""
    return powers(state, figure) & MASKS.is_free != 0 and cost(state, figure, state.edition.ways.by_word["move"]) == 0


def action_refusal(state: Battle, seat: int, figure: int, manner: Manner) -> Refusal | None:
    """Why a figure cannot be given this action now."""
    found = figure_refusal(state, seat, figure)
    if found is not None:
        return found
    if manner.kind == FREE:
        return manner.refusal(state, figure) if uses(state, figure, manner) else _lacks(state, figure, manner)
    found = spent_refusal(state, figure, manner)
    if found is None and manner.kind != PASS:
        found = bar_refusal(state, figure, manner)
    if found is None and not uses(state, figure, manner):
        found = _lacks(state, figure, manner)
    return found if found is not None else manner.refusal(state, figure)


def figure_refusal(state: Battle, seat: int, figure: int) -> Refusal | None:
    """Why this is no figure the seat could give an action to in this turn."""
    if not is_fielded(state, figure):
        return refuse("minis-no-such-figure")
    if state.owner[figure] != seat:
        return state.edition.refuse("minis-not-yours")
    if state.captor[figure] >= 0:
        return state.edition.refuse("minis-captive-cannot-act", figure=called(state, figure))
    return None


def spent_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The figure has had its action, or the player has none left."""
    if state.marks[figure] & ACTED:
        return state.edition.refuse("minis-acted-already", figure=called(state, figure))
    if state.marks[figure] & RESTING:
        return state.edition.refuse("minis-levitated", "magic-levitation-rest", figure=called(state, figure))
    if cost(state, figure, manner) > state.actions:
        return state.edition.refuse("minis-no-actions-left")
    return None


def bar_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The figure may pass, but not do this."""
    name = called(state, figure)
    if state.tokens[figure] >= PUSHED:
        return state.edition.refuse("minis-pushed-already", figure=name)
    found = ability_refusal(state, figure, manner)
    if found is None and manner.kind != MOVE and state.captive[figure] >= 0 and not is_for_captors(manner):
        found = state.edition.refuse("minis-captor-only-moves", figure=name)
    if found is None:
        first = goes_first(state, state.owner[figure])
        if first and not powers(state, figure) & first:
            found = state.edition.refuse("minis-frenzy-first", ability(members(first)[0]).name, figure=name)
    return found


def is_for_captors(manner: Manner) -> bool:
    """Is this what a figure may do to the captive it leads?"""
    return isinstance(manner, AttackManner) and manner.for_captors


def ability_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """An ability of the figure that keeps it from this action."""
    mask = powers(state, figure) & MASKS.action_refusal
    for number in members(mask) if mask else ():
        found = ABILITIES[number].action_refusal(state, figure, manner)
        if found is not None:
            return found
    return None


def goes_first(state: Battle, seat: int) -> int:
    """The abilities, as bits, whose figures must be given their action before all others of the seat; 0 if there are none."""
    wanted = MASKS.acts_first
    if state.in_force == 0 or not wanted:
        return 0
    found = 0
    for figure in members(state.friends[seat] & state.table.afield & ~state.held):
        mask = powers(state, figure) & wanted
        if mask and state.owner[figure] == seat:
            if not state.marks[figure] & (ACTED | RESTING) and state.tokens[figure] < PUSHED:
                found |= mask
    return found


def _lacks(state: Battle, figure: int, manner: Manner) -> Refusal:
    wanted = say(ability(manner.ability).name_key)
    return state.edition.refuse("minis-lacks-ability", figure=called(state, figure), ability=wanted)


def give(flow: Flow[Battle], figure: int, manner: Manner) -> None:
    """Give an action that was found legal: it is paid, marked with a token unless it is a pass (REB-TOK-01), and begins."""
    state = flow.state
    if manner.kind == FREE:
        manner.begin(flow, figure)
        return
    flow.emit(ActionGiven(figure, manner.word, cost(state, figure, manner)))
    if manner.kind != PASS:
        engage(flow, figure)
    flow.then(FinishAction())
    manner.begin(flow, figure)


def push_clicks(state: Battle, figure: int) -> int:
    """The clicks a figure takes for being pushed at the end of the action under way, or of one it is given now (REB-PSH-01)."""
    mark = state.marks[figure]
    if mark & BUSY:
        return PUSH if will_be_pushed(state, figure) else 0
    can_act = is_fielded(state, figure) and state.captor[figure] < 0 and not mark & (ACTED | RESTING)
    return PUSH if can_act and state.tokens[figure] == PUSHED - 1 else 0


class FinishAction(Frame[Battle]):
    """An action is fully resolved: whoever got a second token for it is pushed and takes 1 click (REB-PSH-01)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        lay_tokens(flow)
        for figure in range(len(state.marks)):
            mark = state.marks[figure]
            if mark & BUSY and state.tokens[figure] >= PUSHED:
                hurt(flow, figure, [(PUSHING, PUSH)], BY_PUSHING)
            if mark and powers(state, figure) & MASKS.action_ended:
                for number in members(powers(state, figure) & MASKS.action_ended):
                    ABILITIES[number].action_ended(flow, figure)
        flow.emit(ActionEnded())
