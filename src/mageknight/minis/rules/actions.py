"""Giving actions: who may get one, what it costs, tokens and pushing."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.content import abilities
from mageknight.minis.content.abilities import CURSED, FRENZY, QUICKNESS, ability
from mageknight.minis.events import BY_ABILITY, BY_PUSHING, ActionEnded, ActionGiven
from mageknight.minis.manners import FREE, MOVE, PASS, Manner, uses
from mageknight.minis.roster import called, has, is_fielded, members, powers
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import CURSE, PUSHING
from mageknight.minis.rules.tokens import PUSHED as PUSHED
from mageknight.minis.rules.tokens import engage, lay_tokens, will_be_pushed
from mageknight.minis.state import ACTED, BUSY, CURSED_BIT, RESTING, Battle

ONLY_MOVES: Final = abilities.mask("only-moves")
PUSH: Final = 1
"""The clicks that costs it."""


class PassAction(Manner):
    """The figure neither moves nor attacks; it gets no token (REB-TRN-10, REB-TOK-01)."""

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        return

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return None if state.edition.passes else refuse("minis-no-pass", "QS-TRN-05")


def cost(state: Battle, figure: int, manner: Manner) -> int:
    """What an action costs: a figure with Quickness moves for nothing (REB-ABL-03), alone (REB-ABL-04)."""
    if manner.kind == FREE:
        return 0
    if manner.kind == MOVE and has(state, figure, QUICKNESS):
        return 0
    return 1


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
        return refuse("minis-not-yours", "REB-CON-03")
    if state.captor[figure] >= 0:
        return refuse("minis-captive-cannot-act", "REB-CAP-05", figure=called(state, figure))
    return None


def spent_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The figure has had its action, or the player has none left."""
    if state.marks[figure] & ACTED:
        return refuse("minis-acted-already", "REB-TRN-06", figure=called(state, figure))
    if state.marks[figure] & RESTING:
        return refuse("minis-levitated", "REB-ABL-06", figure=called(state, figure))
    if cost(state, figure, manner) > state.actions:
        return refuse("minis-no-actions-left", "REB-TRN-03")
    return None


def bar_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The figure may pass, but not do this."""
    name = called(state, figure)
    if state.tokens[figure] >= PUSHED:
        return refuse("minis-pushed-already", "REB-PSH-02", "REB-PSH-03", figure=name)
    if manner.kind != MOVE:
        if powers(state, figure) & ONLY_MOVES:
            return refuse("minis-demoralized", "REB-ABL-44", figure=name)
        if state.captive[figure] >= 0:
            return refuse("minis-captor-only-moves", "REB-CAP-18", figure=name)
    if not has(state, figure, FRENZY) and frenzied(state, state.owner[figure]):
        return refuse("minis-frenzy-first", figure=name)
    return None


def frenzied(state: Battle, seat: int) -> bool:
    """Is there a figure with Frenzy that must be given its action before any other?"""
    if state.in_force == 0:
        return False
    for figure in members(state.friends[seat] & state.table.down & ~state.held):
        if state.owner[figure] == seat and has(state, figure, FRENZY):
            if not state.marks[figure] & (ACTED | RESTING) and state.tokens[figure] < PUSHED:
                return True
    return False


def _lacks(state: Battle, figure: int, manner: Manner) -> Refusal:
    wanted = say(ability(manner.ability).name_key)
    return refuse("minis-lacks-ability", "REB-CON-05", figure=called(state, figure), ability=wanted)


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
            if mark & CURSED_BIT and has(state, figure, CURSED):
                hurt(flow, figure, [(CURSE, 1)], BY_ABILITY)
        flow.emit(ActionEnded())
