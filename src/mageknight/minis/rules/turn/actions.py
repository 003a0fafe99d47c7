"""Giving actions: who may get one, what it costs, tokens and pushing."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.lookup import manner as manner_named
from mageknight.minis.actions.manner import FREE, MOVE, PASS, AttackManner, Manner, uses
from mageknight.minis.content.abilities import ability
from mageknight.minis.effects.forces import force_refusal
from mageknight.minis.effects.moment import ACTION_GIVEN
from mageknight.minis.effects.parts import PUSHING
from mageknight.minis.events import BY_PUSHING, ActionEnded, ActionGiven
from mageknight.minis.figures.bodies import deeds_of, is_passenger, is_tireless, tokens_of
from mageknight.minis.figures.roster import (
    called,
    has_stridden,
    is_fielded,
    may_act_again,
    members,
    moving_powers,
    powers,
)
from mageknight.minis.figures.sections import hull_of, is_hull
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.castles.assailing import deed_refusal
from mageknight.minis.rules.castles.garrison import draw, left_for, none_left
from mageknight.minis.rules.cavalry.units import concerns, unit_refusal
from mageknight.minis.rules.chariots.carrying import passenger_refusal
from mageknight.minis.rules.large.brood import in_turn, turn_refusal
from mageknight.minis.rules.opening.domains import domain_refusal
from mageknight.minis.rules.turn.moments import let_lapse, raise_at
from mageknight.minis.rules.turn.tokens import PUSHED as PUSHED
from mageknight.minis.rules.turn.tokens import engage, is_worn_out, lay_tokens, will_be_pushed
from mageknight.minis.state.battle import ACTED, AGAIN, BUSY, IN_RUN, RESTING, STRODE, STRUCK, Battle
from mageknight.minis.state.lasting import NEXT_ACTION, THIS_ACTION

PUSH: Final = 1
"""The clicks that costs it."""


class PassAction(Manner):
    """The figure neither moves nor attacks; it gets no token (REB-TRN-10, REB-TOK-01)."""

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        return

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return None if state.edition.passes else state.edition.refuse("minis-no-pass")


def cost(state: Battle, figure: int, manner: Manner) -> int:
    """The cost of an action: with some abilities nothing."""
    if manner.kind == FREE or has_stridden(state, figure):
        return 0
    both = moving_powers(state, figure) if manner.kind == MOVE else powers(state, figure)
    mask = both & state.edition.card.masks.is_free
    return (
        0
        if mask and any(state.edition.card.abilities[number].is_free(state, figure, manner) for number in members(mask))
        else 1
    )


def is_free_move(state: Battle, figure: int) -> bool:
    """Can the figure move without costing its player an action?"""
    return (
        moving_powers(state, figure) & state.edition.card.masks.is_free != 0
        and cost(state, figure, state.edition.ways.by_word["move"]) == 0
    )


def action_refusal(state: Battle, seat: int, figure: int, manner: Manner) -> Refusal | None:
    """The reason a figure cannot be given this action now."""
    found = figure_refusal(state, seat, figure)
    if found is not None:
        return found
    found = turn_refusal(state, figure)
    if found is not None:
        return found
    if manner.kind == FREE:
        return manner.refusal(state, figure) if uses(state, figure, manner) else _lacks(state, figure, manner)
    found = spent_refusal(state, figure, manner)
    if found is None and state.defs[figure].is_castle:
        found = deed_refusal(state, figure, manner)
    if found is None and manner.kind != PASS:
        found = bar_refusal(state, figure, manner)
    if found is None and not uses(state, figure, manner):
        found = _lacks(state, figure, manner)
    if found is None and concerns(state, figure):
        found = unit_refusal(state, figure, manner)
    if found is None and is_passenger(state, figure):
        found = passenger_refusal(state, figure, manner)
    return found if found is not None else manner.refusal(state, figure)


def figure_refusal(state: Battle, seat: int, figure: int) -> Refusal | None:
    """The reason this is no figure the seat could give an action to in this turn."""
    if not is_fielded(state, figure):
        return refuse("minis-no-such-figure")
    if state.controller[figure] != seat:
        return state.edition.refuse("minis-not-yours")
    if state.captor[figure] >= 0:
        return state.edition.refuse("minis-captive-cannot-act", figure=called(state, figure))
    return None


def spent_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The figure has had its action, or the player has none left."""
    if state.defs[figure].is_large:
        found = section_refusal(state, figure, manner)
        if found is not None:
            return found
    elif deeds_of(state, figure) & ACTED and not may_act_again(state, figure):
        if state.defs[figure].is_titan:
            return titan_refusal(state, figure)
        return state.edition.refuse("minis-acted-already", figure=called(state, figure))
    if deeds_of(state, figure) & RESTING:
        return state.edition.refuse("minis-levitated", "resting", figure=called(state, figure))
    if cost(state, figure, manner) > left_for(state, figure):
        return none_left(state, figure)
    return None


def titan_refusal(state: Battle, figure: int) -> Refusal:
    """The reason a titan that has acted this turn is not given a second action."""
    name = called(state, figure)
    if state.edition.scale.strides:
        return state.edition.refuse("minis-titan-one-action", "titan-stride", figure=name)
    if state.marks[figure] & AGAIN:
        return state.edition.refuse("minis-titan-acted-twice", "titan-twice", figure=name)
    if state.met[figure] & state.foes[state.controller[figure]]:
        return state.edition.refuse("minis-titan-was-touched", "titan-touched", figure=name)
    return state.edition.refuse("minis-titan-moves-first", "titan-first", figure=name)


def section_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The reason a section of a large warrior is not given this action: one each, in one run, moves first and together (M2-MDIAL-17 to
    M2-MDIAL-22, M2-MDIAL-33)."""
    name = called(state, figure)
    if is_hull(state, figure):
        return state.edition.refuse("minis-large-by-section", "large-sections", figure=name)
    if state.marks[figure] & ACTED:
        return state.edition.refuse("minis-section-acted", "large-one-action", figure=name)
    done = deeds_of(state, figure)
    if done & ACTED and not done & IN_RUN:
        return state.edition.refuse("minis-run-broken", "large-run", figure=called(state, hull_of(state, figure)))
    if manner.is_rush or (manner.kind == MOVE and manner.word != "move"):
        return state.edition.refuse("minis-large-moves-straight", "table-not-straight", figure=name)
    if manner.kind == MOVE and done & STRUCK:
        return state.edition.refuse("minis-moves-come-first", "large-moves-first", figure=name)
    if manner.kind == MOVE and done & STRODE:
        return state.edition.refuse("minis-one-movement", "large-one-movement", figure=name)
    return None


def bar_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The figure may pass, but not do this."""
    if is_worn_out(state, figure) and not manner.eases(state, figure):
        return state.edition.refuse("minis-pushed-already", figure=called(state, figure))
    found = ability_refusal(state, figure, manner)
    if found is None and state.lasting:
        found = force_refusal(state, figure, manner)
    if found is None and state.beside:
        found = domain_refusal(state, manner)
    if found is None and manner.kind != MOVE and state.captive[figure] >= 0 and not is_for_captors(manner):
        found = state.edition.refuse("minis-captor-only-moves", figure=called(state, figure))
    if found is None:
        first = goes_first(state, state.controller[figure])
        if first and not powers(state, figure) & first:
            lacking = ability(members(first)[0]).name
            found = state.edition.refuse("minis-frenzy-first", lacking, figure=called(state, figure))
    return found


def is_for_captors(manner: Manner) -> bool:
    """Is this what a figure may do to the captive it leads?"""
    return isinstance(manner, AttackManner) and manner.for_captors


def ability_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """An ability of the figure that keeps it from this action."""
    mask = powers(state, figure) & state.edition.card.masks.action_refusal
    for number in members(mask) if mask else ():
        found = state.edition.card.abilities[number].action_refusal(state, figure, manner)
        if found is not None:
            return found
    return None


def goes_first(state: Battle, seat: int) -> int:
    """The abilities, as bits, whose figures must be given their action before all others of the seat; 0 if there are none."""
    wanted = state.edition.card.masks.acts_first
    if state.in_force == 0 or not wanted:
        return 0
    found = 0
    for figure in members(state.friends[seat] & state.table.afield & ~state.held):
        mask = powers(state, figure) & wanted
        if mask and state.controller[figure] == seat and in_turn(state, figure):
            if not deeds_of(state, figure) & (ACTED | RESTING) and not is_worn_out(state, figure):
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
    mask = (powers(state, figure) | powers(state, hull_of(state, figure))) & state.edition.card.masks.given
    for number in members(mask) if mask else ():
        state.edition.card.abilities[number].given(flow, figure)
    flow.emit(ActionGiven(figure, manner.word, cost(state, figure, manner)))
    draw(flow, figure)
    if manner.kind != PASS:
        engage(flow, figure)
    let_lapse(flow, NEXT_ACTION, figure)
    flow.then(Begins(figure, manner.word), FinishAction())
    raise_at(flow, ACTION_GIVEN, [figure])


class Begins(Frame[Battle]):
    """An action begins, once everybody who has something to say to its being given has spoken."""

    FIELDS = ("figure", "how")

    def __init__(self, figure: int, how: str) -> None:
        self.figure = figure
        self.how = how

    def run(self, flow: Flow[Battle]) -> None:
        if is_fielded(flow.state, self.figure):
            manner_named(flow.state, self.how).begin(flow, self.figure)


def push_clicks(state: Battle, figure: int) -> int:
    """The clicks a figure takes for being pushed at the end of the action under way, or of one it is given now (REB-PSH-01)."""
    mark = deeds_of(state, figure)
    if is_tireless(state, figure):
        return 0
    if mark & BUSY:
        return PUSH if will_be_pushed(state, figure) else 0
    can_act = is_fielded(state, figure) and state.captor[figure] < 0 and not mark & (ACTED | RESTING)
    return PUSH if can_act and tokens_of(state, figure) == PUSHED - 1 else 0


class FinishAction(Frame[Battle]):
    """An action is fully resolved: whoever got a second token for it is pushed and takes 1 click (REB-PSH-01), but no cavalry
    unit (M2-CAV-29)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        marked = lay_tokens(flow)
        for figure in range(len(state.marks)):
            if marked >> figure & 1 and state.tokens[figure] >= PUSHED and not is_tireless(state, figure):
                hurt(flow, figure, [(PUSHING, PUSH)], BY_PUSHING)
            if powers(state, figure) & state.edition.card.masks.action_ended:
                for number in members(powers(state, figure) & state.edition.card.masks.action_ended):
                    state.edition.card.abilities[number].action_ended(flow, figure)
        let_lapse(flow, THIS_ACTION)
        flow.emit(ActionEnded())
